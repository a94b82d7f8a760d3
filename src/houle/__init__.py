"""Houle: wave games with exact rules, secret cards and moves that are never lost."""
