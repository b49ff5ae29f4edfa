"""What plays, clicks and types for the tests."""
