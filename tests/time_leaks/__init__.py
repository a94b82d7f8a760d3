"""Whether the time that a bot takes for its answer tells what it holds."""
