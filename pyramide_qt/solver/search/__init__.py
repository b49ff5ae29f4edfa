"""The searches, and the way from what they find to moves."""
