"""What VAGUE & ATTAQUE does on a server."""
