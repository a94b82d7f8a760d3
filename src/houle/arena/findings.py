"""What the games of a contest show."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import TypeAlias

import msgspec

from houle.arena.contest import Contest, Lineup, Pairing
from houle.arena.estimates import Estimate, mean, percentile, ratio, share
from houle.arena.match import Played
from houle.kernel import Seat

Deals: TypeAlias = Sequence[Mapping[Lineup, Played]]
"""For each deal, how it went with each lineup."""


class Duel(msgspec.Struct, frozen=True):
    """One bot against another.

    Where sides play against each other, `wins` is the share of games that `one` won, alone on its
    side; a win that several sides share counts as much as their number divides. `points` are its
    points less the mean of all others, and `gain` less what `other` made on the same side of the
    same deal among its like; both for each round. Where all play together, `wins` and `points` are
    differences on the same deals.
    """

    one: str
    other: str
    wins: Estimate
    even: float
    """What `wins` would be if both played alike."""
    points: Estimate | None
    gain: Estimate | None = None

    @property
    def ahead(self) -> bool:
        """Whether it is shown that `one` is better, by wins or by points."""
        by_points = self.points is not None and self.points.above(0)
        return self.wins.above(self.even) or by_points


class Alone(msgspec.Struct, frozen=True):
    """A bot in every seat."""

    bot: str
    won: Estimate
    """The share of games that somebody won."""
    drawn: Estimate
    """The share of games that all won who play against each other, so that nobody did."""
    causes: dict[str, float]
    """How often games ended so."""
    points: Estimate | None
    """Of a seat, for each round."""
    moves: float


class Speed(msgspec.Struct, frozen=True):
    """Milliseconds of computing."""

    times: int
    usual: float
    """Half of the thoughts take no longer."""
    slow: float
    """99 of 100 take no longer."""
    longest: float


class Pace(msgspec.Struct, frozen=True):
    """How long a bot thinks."""

    bot: str
    choices: Speed | None
    """Nothing if it never had a choice."""
    asides: Speed | None
    """Nothing if it was never asked for one."""


class Findings(msgspec.Struct, frozen=True):
    """All of it."""

    deals: int
    games: int
    duels: tuple[Duel, ...]
    alone: tuple[Alone, ...]
    paces: tuple[Pace, ...]


def find_out(contest: Contest, games: Sequence[Played]) -> Findings:
    """What the deals show that were played by everybody; there must be one."""
    deals = complete_deals(contest, games)
    whole = contest.together or len(contest.bots) == 1
    judge = _together if contest.together else _against
    return Findings(
        deals=len(deals),
        games=len(games),
        duels=tuple(judge(contest, pairing, deals) for pairing in contest.pairings),
        alone=tuple(_alone(contest, bot, deals) for bot in contest.bots) if whole else (),
        paces=tuple(_pace(bot, games) for bot in contest.bots),
    )


def complete_deals(contest: Contest, games: Iterable[Played]) -> Deals:
    """The deals that all lineups have played, in their order."""
    lineups = contest.lineups()
    found: defaultdict[int, dict[Lineup, Played]] = defaultdict(dict)
    for game in games:
        found[game.deal][game.bots] = game
    return [found[deal] for deal in sorted(found) if all(line in found[deal] for line in lineups)]


def _against(contest: Contest, pairing: Pairing, deals: Deals) -> Duel:
    wins: list[float] = []
    leads: list[float] = []
    gains: list[float] = []
    rounds: list[int] = []
    for deal in deals:
        usual = deal[contest.all_of(pairing.other)]
        games = [deal[contest.against(pairing, side)] for side in range(len(contest.sides))]
        seated = list(zip(games, contest.sides, strict=True))
        wins.append(fmean(_part_of_win(contest, game, seats) for game, seats in seated))
        if all(game.points for game in (*games, usual)):
            leads.append(sum(_lead(game, seats) for game, seats in seated))
            rounds.append(sum(game.rounds for game in games))
            gains.append(
                fmean(_points(game, seats) - _points(usual, seats) for game, seats in seated)
            )
    return Duel(
        pairing.one,
        pairing.other,
        wins=share(wins),
        even=1 / len(contest.sides),
        points=ratio(leads, rounds) if leads else None,
        gain=mean(gains) if gains else None,
    )


def _part_of_win(contest: Contest, game: Played, seats: Sequence[Seat]) -> float:
    """1 for a win, less if it is shared with other sides."""
    winning = sum(side[0] in game.winners for side in contest.sides)
    return (seats[0] in game.winners) / winning if winning else 0.0


def _points(game: Played, seats: Sequence[Seat]) -> float:
    """What a side got for each round."""
    return game.points[seats[0]] / game.rounds


def _lead(game: Played, seats: Sequence[Seat]) -> float:
    """By how much a side is ahead of the mean of all other seats, all rounds together."""
    others = [points for seat, points in enumerate(game.points) if seat not in seats]
    return game.points[seats[0]] - fmean(others)


def _together(contest: Contest, pairing: Pairing, deals: Deals) -> Duel:
    one, other = contest.all_of(pairing.one), contest.all_of(pairing.other)
    pairs = [(deal[one], deal[other]) for deal in deals]
    points = [a.points[0] / a.rounds - b.points[0] / b.rounds for a, b in pairs if _scored(a, b)]
    return Duel(
        pairing.one,
        pairing.other,
        wins=mean([bool(a.winners) - bool(b.winners) for a, b in pairs]),
        even=0.0,
        points=mean(points) if points else None,
    )


def _scored(*games: Played) -> bool:
    return all(game.points for game in games)


def _alone(contest: Contest, bot: str, deals: Deals) -> Alone:
    games = [deal[contest.all_of(bot)] for deal in deals]
    causes = Counter(game.cause for game in games)
    seats = contest.game.seats
    scored = [game for game in games if game.points]
    return Alone(
        bot,
        won=share([bool(game.winners) for game in games]),
        drawn=share([not contest.together and len(game.winners) == seats for game in games]),
        causes={cause: times / len(games) for cause, times in sorted(causes.items())},
        points=ratio([fmean(g.points) for g in scored], [g.rounds for g in scored])
        if scored
        else None,
        moves=fmean(game.moves for game in games),
    )


def _pace(bot: str, games: Sequence[Played]) -> Pace:
    spent = [game.spent[bot] for game in games if bot in game.spent]
    choices = [time for one in spent for time in one.choices]
    asides = [time for one in spent for time in one.asides]
    return Pace(bot, _speed(choices), _speed(asides))


def _speed(times: Sequence[int]) -> Speed | None:
    if not times:
        return None
    return Speed(
        len(times),
        usual=percentile(times, 50) / 1000,
        slow=percentile(times, 99) / 1000,
        longest=max(times) / 1000,
    )
