"""The table: its scene, its view and its ground."""
