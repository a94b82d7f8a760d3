"""Many games between bots: how strong they are, and how a game behaves."""

from houle.arena.play import GameResult, play_game
from houle.arena.simulate import simulate
from houle.arena.summary import SeatSummary, Summary, Tally

__all__ = ["GameResult", "SeatSummary", "Summary", "Tally", "play_game", "simulate"]
