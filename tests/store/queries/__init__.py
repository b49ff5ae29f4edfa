"""Tests of store: queries."""
