"""The check that nothing grows with the number of tables can fail."""
