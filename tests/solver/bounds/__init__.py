"""Tests of solver: bounds."""
