"""The log, the vault and the names of players, kept in PostgreSQL or SQLite."""
