"""`houle` in a terminal: play against bots, simulate, replay."""
