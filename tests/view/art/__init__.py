"""Tests of view: art."""
