"""Many games between bots: how strong they are, and how a game behaves."""

from houle.arena.contest import LADDER, Contest, Pairing
from houle.arena.estimates import Estimate
from houle.arena.findings import Alone, Duel, Findings, Pace, Speed, find_out
from houle.arena.ledger import Header, Ledger, OtherContestError, header_of, seed_in
from houle.arena.match import Played, play_deals
from houle.arena.play import GameResult, play_game
from houle.arena.simulate import simulate
from houle.arena.summary import SeatSummary, Summary, Tally
from houle.arena.watching import Figures, Times, Watcher, find_watcher

__all__ = [
    "LADDER",
    "Alone",
    "Contest",
    "Duel",
    "Estimate",
    "Figures",
    "Findings",
    "GameResult",
    "Header",
    "Ledger",
    "OtherContestError",
    "Pace",
    "Pairing",
    "Played",
    "SeatSummary",
    "Speed",
    "Summary",
    "Tally",
    "Times",
    "Watcher",
    "find_out",
    "find_watcher",
    "header_of",
    "play_deals",
    "play_game",
    "seed_in",
    "simulate",
]
