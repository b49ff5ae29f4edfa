"""Tests of view: dialogs."""
