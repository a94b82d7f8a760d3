"""Houle on the web: the HTTP API, the live streams, guests."""
