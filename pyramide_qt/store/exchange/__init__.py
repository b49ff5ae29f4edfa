"""Games from and for elsewhere."""
