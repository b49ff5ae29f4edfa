"""Tests of store: files."""
