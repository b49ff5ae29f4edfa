"""Tests of solver: paths."""
