"""Tests of view: style."""
