"""Tests of model: analysis."""
