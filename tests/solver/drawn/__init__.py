"""Tests of solver: drawn."""
