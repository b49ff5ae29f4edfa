"""The card art: every face, back and sign as vector paths, and the cache of their pictures."""
