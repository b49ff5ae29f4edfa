"""Tests of model: wording."""
