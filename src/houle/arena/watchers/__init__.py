"""Watchers for the games that bring one."""
