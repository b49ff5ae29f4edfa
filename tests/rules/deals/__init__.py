"""Tests of rules: deals."""
