"""What can be played here, in the order in which it is offered."""

from functools import cache

import msgspec

from houle.bots import bot_names
from houle.games.registry import find_game, game_names, usual_seats
from houle.kernel.chance import QuickChance
from houle.texts import Host
from houle.web.shapes import OfferedGame, ShownGame


def in_order() -> list[str]:
    """The names of all games: those that say where they stand, then the others."""
    return sorted(game_names(), key=lambda name: (find_game(name).shelf, name))


def shown_games(locale: str) -> list[ShownGame]:
    """All games with everything that is known of them beforehand."""
    return [_shown(game, locale) for game in offered_games(locale)]


@cache
def offered_games(locale: str) -> tuple[OfferedGame, ...]:
    """What the first page shows of them. No bot is loaded for it: every page waits for this."""
    return tuple(_offered(name, locale) for name in in_order())


def _offered(name: str, locale: str) -> OfferedGame:
    kind = find_game(name)
    host = Host(kind, locale)
    return OfferedGame(
        name=name,
        title=host.title,
        line=host.tile,
        kind=host.kind,
        fewest=kind.seat_counts[0],
        most=kind.seat_counts[-1],
        seats=usual_seats(kind),
        age=kind.age,
        minutes=kind.minutes,
    )


def _shown(offered: OfferedGame, locale: str) -> ShownGame:
    kind = find_game(offered.name)
    return ShownGame(
        **msgspec.structs.asdict(offered),
        blurb=Host(kind, locale).blurb,
        rules_version=kind.rules_version,
        options=msgspec.json.schema(kind.options_type),
        bots=tuple(bot_names(offered.name)),
        together=len(kind(offered.seats, kind.options_type()).sides()) == 1,
        rounds=_is_in_rounds(offered.name),
    )


@cache
def _is_in_rounds(name: str) -> bool:
    """Whether rounds are to come once it is dealt, as it is usually played."""
    kind = find_game(name)
    game = kind(usual_seats(kind), kind.options_type())
    return game.rounds_follow(game.imagine(QuickChance(0)))
