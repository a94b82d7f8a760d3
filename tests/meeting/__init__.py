"""People who come one by one, and the tables at which they meet."""
