"""Does anybody overlook a win in hand, or a loss that one move prevents?

Games between bots are played at all tables, and stopped wherever one of several moves wins for
certain, or loses where another does not. Then every level is asked what it would do. What is
looked for is what `houle.bots.in_hand` says, in more worlds and further than bots look; with
`--everywhere`, wins also where a game says that its end is far. What wins in all but a few worlds
is taken for a win where it is chosen, but is no occasion by itself; and likewise with losses.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from time import monotonic
from typing import NamedTuple

from houle.arena.estimates import Estimate, share
from houle.bots import BotKind, Level, find_bot
from houle.bots.in_hand import AnyKnowledge, InHand
from houle.bots.registry import near_the_end
from houle.conformance.subject import AnyGame, Move
from houle.games.registry import game_names
from houle.kernel import Chance, QuickChance, Story, know
from tests.games.subjects import SUBJECTS
from tests.samples.install import SAMPLES

WORLDS = 120
FEW = 6
MOST_PLAYED = 30_000
RIVALS = (Level.BEGINNER, Level.PLAYER)
"""Who plays the games: those who think little, so that they come to many ends."""
TEAM = (Level.PLAYER, Level.STRONG)
"""Where all are on one side, they come to few if they do not think."""

Chooses = Callable[[str, Level], BotKind]


class Occasion(NamedTuple):
    """A moment at which something can be overlooked."""

    game: str
    known: AnyKnowledge
    right: Sequence[Move]
    """What does not overlook it."""
    loss: bool
    """A loss can be prevented; otherwise a win is in hand."""


class Finding(NamedTuple):
    """What a level did at so many occasions."""

    occasions: int
    taken: int

    @property
    def estimate(self) -> Estimate:
        return share([1.0] * self.taken + [0.0] * (self.occasions - self.taken))


def look(known: AnyKnowledge, *, everywhere: bool = False) -> Occasion | None:
    """What there is to overlook at this moment, if anything."""
    moves, name = known.view.moves, known.view.game
    near = near_the_end(name)
    in_hand = InHand(known, near, most_played=MOST_PLAYED, seed=1)
    if (everywhere or near.may_win(known)) and in_hand.wins(WORLDS):
        right = [move for move in moves if in_hand.wins_with(move, WORLDS, FEW)]
        return Occasion(name, known, right, loss=False) if len(right) < len(moves) else None
    if not near.may_lose(known):
        return None
    right = [move for move in moves if in_hand.lost(move, WORLDS, 0) < WORLDS]
    prevented = len(right) < len(moves) and any(
        not in_hand.lost(move, WORLDS, WORLDS) for move in right
    )
    return Occasion(name, known, right, loss=True) if prevented else None


def occasions(name: str, seed: str, *, everywhere: bool = False) -> Iterator[Occasion]:
    """Those that come up in one game after the other, at all tables in turn."""
    settings = len(SUBJECTS[name].settings)
    for number in count():
        game = SUBJECTS[name].game(number * 7 % settings if settings % 7 else number % settings)
        yield from _in_game(game, QuickChance(f"{seed}/{name}/{number}"), everywhere=everywhere)


def _in_game(game: AnyGame, chance: Chance, *, everywhere: bool) -> Iterator[Occasion]:
    players = RIVALS if len(game.sides()) > 1 else TEAM
    levels = [players[chance.below(len(players))] for _ in range(game.seats)]
    bots = [find_bot(game.name, level)(chance) for level in levels]
    table = game.start(chance)
    story = Story(game.layout, table.journal or ())
    while game.outcome(table) is None:
        seat = game.to_act(table)[0]
        known = know(game, table, seat, story)
        if len(known.view.moves) > 1:
            occasion = look(known, everywhere=everywhere)
            if occasion is not None:
                yield occasion
        move = bots[seat].choose(known)
        assert game.attempt(table, seat, move, chance) is None
        story.add(seat, table.journal or ())


def ask(found: Sequence[Occasion], level: Level, chooses: Chooses = find_bot) -> Finding:
    """What a level does at each of them."""
    taken = 0
    for number, occasion in enumerate(found):
        bot = chooses(occasion.game, level)(QuickChance(f"{level} {number}"))
        taken += bot.choose(occasion.known) in occasion.right
    return Finding(len(found), taken)


def overlooked(name: str, enough: int) -> dict[Level, int]:
    """A cut of it: how many of the first few occasions each level but the beginner misses."""
    found = list(islice(occasions(name, "short"), enough))
    return {level: enough - ask(found, level).taken for level in list(Level)[1:]}


def unseen_ends(name: str, enough: int) -> int:
    """How many of the first few wins a game does not see coming, by what it says of its end."""
    found = (one for one in occasions(name, "short", everywhere=True) if not one.loss)
    return sum(not near_the_end(name).may_win(one.known) for one in islice(found, enough))


def collect(
    name: str, seed: str, most: int, seconds: float, *, everywhere: bool = False
) -> tuple[list[Occasion], list[Occasion]]:
    """Wins in hand and losses to prevent, up to so many of each, in about so much time."""
    wins: list[Occasion] = []
    losses: list[Occasion] = []
    begun = monotonic()
    for occasion in occasions(name, seed, everywhere=everywhere):
        kept = losses if occasion.loss else wins
        if len(kept) < most:
            kept.append(occasion)
        if len(wins) == most or monotonic() - begun > seconds:
            break
    return wins, losses


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=[n for n in game_names() if n not in SAMPLES])
    parser.add_argument("--levels", nargs="*", type=Level, default=list(Level))
    parser.add_argument("--occasions", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=600.0, help="for each game to be found in")
    parser.add_argument("--seed", default="wins")
    parser.add_argument("--everywhere", action="store_true", help="whatever a game says of its end")
    said = parser.parse_args(arguments)
    print("| game | level | | occasions | taken | share [95 %] |")
    print("|---|---|---|---|---|---|")
    for name in said.games:
        for what, found in zip(
            ("wins in hand", "losses prevented"),
            collect(name, said.seed, said.occasions, said.seconds),
            strict=True,
        ):
            for level in said.levels if found else ():
                print(row(name, level, what, ask(found, level)), flush=True)
    return 0


def row(name: str, level: Level, what: str, finding: Finding) -> str:
    value, low, high = (
        f"{100 * part:.1f}"
        for part in (finding.estimate.value, finding.estimate.low, finding.estimate.high)
    )
    counted = f"{finding.occasions} | {finding.taken} | {value} % [{low}, {high}]"
    return f"| {name} | {level} | {what} | {counted} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
