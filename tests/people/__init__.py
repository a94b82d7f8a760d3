"""People: how somebody stays the same person."""
