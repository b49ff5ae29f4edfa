"""Tests of view: table."""
