"""The record of a rule set: its fields, checks, code, and the named ones."""
