"""Tests of store: exchange."""
