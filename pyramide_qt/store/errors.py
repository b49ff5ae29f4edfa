"""The one error of the store."""

from __future__ import annotations


class StoreError(Exception):
    """Something could not be kept or read; the message is one clear sentence."""
