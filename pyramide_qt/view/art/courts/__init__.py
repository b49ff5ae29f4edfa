"""The twelve court pictures, built from a small shared vocabulary of Egyptian forms."""
