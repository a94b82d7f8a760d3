"""What is held against a list of what secure applications do."""
