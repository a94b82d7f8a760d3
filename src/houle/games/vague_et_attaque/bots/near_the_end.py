"""Whether a side may validate the last places that it lacks."""

from collections.abc import Iterator, Sequence
from typing import Final

from houle.bots.in_hand import CHAIN, NearTheEnd
from houle.bots.rules_of import rules_of
from houle.games.vague_et_attaque.bots.sight import VagueKnowledge
from houle.games.vague_et_attaque.harbours import ROOM
from houle.games.vague_et_attaque.rules import VagueEtAttaque
from houle.games.vague_et_attaque.seating import MIDDLE_SEATS
from houle.games.vague_et_attaque.turn import LAST_ROUND
from houle.kernel import Card, Seat


def may_win(known: VagueKnowledge) -> bool:
    """With the souvenirs for the last places in hand; or when it gets late."""
    view, seat = known.view, int(known.view.viewer)
    if view.public.round == LAST_ROUND:
        return True
    game: VagueEtAttaque = rules_of(view)
    held = view.zones[game.seating.souvenirs[seat]].cards
    return _may_validate(known, game, seat, [card for card in held if card is not None])


def may_lose(known: VagueKnowledge) -> bool:
    """If somebody else is known to hold the souvenirs for theirs; or when it gets late."""
    view, mine = known.view, int(known.view.viewer)
    if view.public.round == LAST_ROUND:
        return True
    game: VagueEtAttaque = rules_of(view)
    for seat in game.rivals(mine):
        slots = known.mind.zones[game.seating.souvenirs[seat]]
        held = [slot.card for slot in slots if slot.card is not None]
        if held and _may_validate(known, game, seat, held):
            return True
    return False


def _may_validate(
    known: VagueKnowledge, game: VagueEtAttaque, seat: Seat, held: Sequence[Card]
) -> bool:
    """A-40: whether these souvenirs are enough for all places that a side lacks."""
    view, side = known.view, game.side(seat)
    validated = view.public.validated
    laid = [place for mate in side for place in _cards(known, game.seating.harbours[mate])]
    missing = game.needed - sum(place in validated for place in laid)
    if view.seats <= MIDDLE_SEATS:
        laid += _cards(known, game.seating.middle)
    lacking: list[int] = []
    for place in laid:
        if place not in validated:
            room = ROOM - len(view.zones[game.seating.berths[place]].cards)
            fitting = sum(game.settled[place][card] != 0 for card in held)
            if fitting >= room:
                lacking.append(room)
    return len(lacking) >= missing and sum(sorted(lacking)[:missing]) <= CHAIN


def _cards(known: VagueKnowledge, zone: int) -> Iterator[Card]:
    return (card for card in known.view.zones[zone].cards if card is not None)


NEAR_THE_END: Final = NearTheEnd(may_win, may_lose)
