"""Something was wrong at a table: what whoever says so saw, and how it becomes a failing test."""
