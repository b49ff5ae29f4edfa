"""Questions to the stored games."""
