"""Faults are planted, reported as people report them, and turned into tests that fail."""
