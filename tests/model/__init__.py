"""Tests of the model: signals and their order, no window."""
