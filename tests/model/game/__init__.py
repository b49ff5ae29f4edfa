"""Tests of model: game."""
