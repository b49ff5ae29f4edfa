"""Lower bounds and dead ends: what a position costs at the least."""
