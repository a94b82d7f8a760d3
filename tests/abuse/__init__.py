"""Strangers without manners, all at once, and somebody who only wants to play."""
