"""Tests of store: settings."""
