"""Several nodes, and hints that get lost between them."""
