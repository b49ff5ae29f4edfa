"""Keeps settings and games in files; standard library only, no Qt."""
