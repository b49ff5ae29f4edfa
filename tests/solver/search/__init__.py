"""Tests of solver: search."""
