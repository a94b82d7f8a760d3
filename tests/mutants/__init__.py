"""Of the tool that plants faults."""
