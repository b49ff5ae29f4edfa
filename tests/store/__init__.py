"""Tests of settings and saved games."""
