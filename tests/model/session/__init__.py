"""Tests of model: session."""
