"""Tests of view: window."""
