"""Tests of rules: records."""
