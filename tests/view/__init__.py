"""Tests of window, table and dialogs."""
