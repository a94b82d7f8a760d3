"""Servers of our own, for tests that kill them."""
