"""How the schema came to be, one revision after the other."""
