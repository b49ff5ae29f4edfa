"""Tests of model: rule texts."""
