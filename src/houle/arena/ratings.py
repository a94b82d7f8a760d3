"""One number for each bot, from all games of a contest (Plackett and Luce, by `openskill`)."""

from collections.abc import Sequence
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from houle.arena.contest import Contest
from houle.arena.findings import Deals, complete_deals
from houle.arena.match import Played


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is held to be, and how unsure that is."""

    bot: str
    mu: float
    sigma: float


def rate(contest: Contest, games: Sequence[Played]) -> list[Rating]:
    """All bots, the strongest first.

    Where sides play against each other, each game ranks its sides by wins, then by points; a bot
    on several sides learns the mean of what it would learn on each. Where all play together, each
    deal ranks the bots by what they made of it.
    """
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in contest.bots}
    for bots, scores in _rankings(contest, complete_deals(contest, games)):
        rated = model.rate([[ratings[bot]] for bot in bots], scores=scores)
        for bot in set(bots):
            own = [team[0] for team, name in zip(rated, bots, strict=True) if name == bot]
            ratings[bot] = _mean(model, bot, own)
    found = [Rating(bot, rating.mu, rating.sigma) for bot, rating in ratings.items()]
    return sorted(found, key=lambda rating: -rating.mu)


def _mean(
    model: PlackettLuce, bot: str, ratings: Sequence[PlackettLuceRating]
) -> PlackettLuceRating:
    mu = fmean(rating.mu for rating in ratings)
    return model.rating(mu=mu, sigma=fmean(rating.sigma for rating in ratings), name=bot)


def _rankings(contest: Contest, deals: Deals) -> list[tuple[list[str], list[float]]]:
    """Who was compared with whom, and what each had to show, more being better."""
    if contest.together:
        return [
            (list(contest.bots), [_merit(deal[contest.all_of(bot)], 0) for bot in contest.bots])
            for deal in deals
        ]
    first_seats = [side[0] for side in contest.sides]
    return [
        ([game.bots[seat] for seat in first_seats], [_merit(game, seat) for seat in first_seats])
        for deal in deals
        for game in deal.values()
        if len(set(game.bots)) > 1
    ]


WIN = 10_000
"""More than points can ever make up for."""


def _merit(game: Played, seat: int) -> float:
    points = game.points[seat] if game.points else 0
    return WIN * (seat in game.winners) + points
