"""A cluster that is killed, paused and cut while people play, and what must hold all the same."""
