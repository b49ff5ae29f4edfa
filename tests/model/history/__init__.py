"""Tests of model: history."""
