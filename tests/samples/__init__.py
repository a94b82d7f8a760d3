"""Small games of the tests' own."""
