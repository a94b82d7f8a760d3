"""Whether a deck can be played with: the counts of A-C1 to A-C5, and that its cards make sense."""

import re
from collections import Counter
from collections.abc import Iterator

from houle.games.vague_et_attaque.deck import SHIP, Colour, Deck, Printed, Said, Souvenir, Timing
from houle.games.vague_et_attaque.effect_checks import (
    again_findings,
    all_effects,
    alone_findings,
    duel_findings,
    expected_load,
    need_another,
    sense_findings,
)
from houle.games.vague_et_attaque.effects import DUEL_EFFECTS, EFFECTS, Effect
from houle.games.vague_et_attaque.fitting import Finding
from houle.games.vague_et_attaque.lines import Spot

COUNTS = {"artefact": 5, "encounter": 32, "souvenir": 41, "place": 11, "ship_turn": 6}
"""A-01, A-93; the places are ten and the ship."""
DEDICATED, DEDICATED_TO_SHIP = 2, 3
SHARED, SHARED_BY = 12, range(2, 5)
ANCHORS = range(10, 19)
"""About a third of the souvenirs (A-C1)."""
BLUES = range(20, 25)
INVERTED = 8
LOAD = (0.15, 0.35)
"""About one souvenir on the ship in four turns (A-C4)."""
LONGEST_NAME = 30

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def findings(deck: Deck) -> Iterator[Finding]:
    """All that is wrong with a deck."""
    yield from _counts(deck)
    yield from _ids(deck)
    yield from _texts(deck)
    yield from _souvenirs(deck)
    yield from _encounters(deck)
    yield from _artefacts(deck)
    yield from _ship_turn(deck)
    yield from _effects(deck)


def _counts(deck: Deck) -> Iterator[Finding]:
    for kind, count in COUNTS.items():
        there = len(getattr(deck, kind))
        if there != count:
            yield (kind,), f"there must be {count} of [[{kind}]], not {there} (A-01)"


def _printed(deck: Deck) -> Iterator[tuple[Spot, Printed]]:
    for kind in ("artefact", "encounter", "souvenir", "place"):
        for position, card in enumerate(getattr(deck, kind)):
            yield (kind, position), card


def _ids(deck: Deck) -> Iterator[Finding]:
    seen: dict[str, Spot] = {}
    for spot, card in _printed(deck):
        if not _ID.fullmatch(card.id):
            yield (*spot, "id"), f"the id '{card.id}' must be small letters and digits, joined by -"
        if card.id in seen:
            yield (*spot, "id"), f"the id '{card.id}' is that of another {seen[card.id][0]} already"
        seen.setdefault(card.id, spot)
    if SHIP not in (place.id for place in deck.place):
        yield ("place",), f"one place must have the id '{SHIP}' (A-01)"


def _texts(deck: Deck) -> Iterator[Finding]:
    yield from _said(("title",), deck.title)
    for spot, card in _printed(deck):
        yield from _named((*spot, "name"), card.name)
        yield from _said((*spot, "story"), card.story)
    for position, result in enumerate(deck.ship_turn):
        yield from _named(("ship_turn", position, "name"), result.name)


def _said(spot: Spot, said: Said) -> Iterator[Finding]:
    for locale, text in (("fr", said.fr), ("en", said.en)):
        if not text.strip():
            yield (*spot, locale), f"{spot[-1]}.{locale} is empty (A-C5)"
        elif _CONTROL.search(text):
            yield (*spot, locale), f"{spot[-1]}.{locale} must stand on one line, without tabs"


def _named(spot: Spot, name: Said) -> Iterator[Finding]:
    yield from _said(spot, name)
    for locale, text in (("fr", name.fr), ("en", name.en)):
        if len(text) > LONGEST_NAME:
            limit = f"{LONGEST_NAME} characters, not {len(text)}"
            yield (*spot, locale), f"the name '{text}' must have at most {limit}"


def _souvenirs(deck: Deck) -> Iterator[Finding]:
    known = [place.id for place in deck.place]
    for position, souvenir in enumerate(deck.souvenir):
        spot: Spot = ("souvenir", position, "places")
        for number, place in enumerate(souvenir.places):
            if place not in known:
                yield (*spot, number), f"unknown place '{place}'; there are {', '.join(known)}"
            elif place in souvenir.places[:number]:
                yield (*spot, number), f"the place '{place}' stands there twice"
        if not 1 <= len(souvenir.places) < SHARED_BY.stop:
            most = SHARED_BY.stop - 1
            yield spot, f"it must belong to 1 to {most} places, not {len(souvenir.places)} (A-C1)"
    yield from _kinds_of_souvenir(deck)


def _kinds_of_souvenir(deck: Deck) -> Iterator[Finding]:
    dedicated = Counter(one.places[0] for one in deck.souvenir if _dedicated(one))
    for position, place in enumerate(deck.place):
        least = DEDICATED_TO_SHIP if place.id == SHIP else DEDICATED
        if dedicated[place.id] < least:
            there = f"at least {least} souvenirs must be dedicated to it, not {dedicated[place.id]}"
            yield ("place", position), f"{there} (A-C1)"
    shared = len(deck.souvenir) - dedicated.total()
    if shared < SHARED:
        yield ("souvenir",), f"at least {SHARED} souvenirs must be shared, not {shared} (A-C1)"
    anchors = sum(bool(souvenir.anchor) for souvenir in deck.souvenir)
    yield from _between(("souvenir",), "souvenirs must have an anchor", anchors, ANCHORS, "A-C1")


def _dedicated(souvenir: Souvenir) -> bool:
    return len(souvenir.places) == 1


def _between(spot: Spot, what: str, there: int, wanted: range, rule: str) -> Iterator[Finding]:
    if there not in wanted:
        yield spot, f"{wanted.start} to {wanted.stop - 1} {what}, not {there} ({rule})"


def _encounters(deck: Deck) -> Iterator[Finding]:
    blue = sum(card.colour is Colour.BLUE for card in deck.encounter)
    yield from _between(("encounter",), "encounters must be blue", blue, BLUES, "A-C2")
    inverted = sum(card.inverted for card in deck.encounter)
    if inverted < INVERTED:
        few = f"at least {INVERTED} encounters must be inverted, not {inverted}"
        yield ("encounter",), f"{few} (A-C2)"
    for position, card in enumerate(deck.encounter):
        spot: Spot = ("encounter", position)
        if card.inverted and not need_another(card.effects):
            yield (*spot, "inverted"), "it is inverted, but nothing on it needs another player"
        elif not card.inverted:
            yield from alone_findings(
                (*spot, "effects"), card.effects, "inverted = true is missing"
            )
        gold = card.colour is Colour.GOLD
        yield from duel_findings((*spot, "effects"), card.effects, allowed=gold)
        yield from again_findings((*spot, "effects"), card.effects, allowed=not gold)


def _artefacts(deck: Deck) -> Iterator[Finding]:
    solo = sum(artefact.solo for artefact in deck.artefact)
    if solo != 1:
        yield ("artefact",), f"exactly one artefact must have solo = true, not {solo} (A-C3)"
    for position, artefact in enumerate(deck.artefact):
        spot: Spot = ("artefact", position, "effects")
        for_duels = artefact.when is Timing.DUEL
        if artefact.solo:
            yield from alone_findings(
                spot, artefact.effects, "the artefact of solo is played alone"
            )
        if for_duels and not any(isinstance(one, DUEL_EFFECTS) for one in artefact.effects):
            yield spot, 'with when = "duel" there must be an effect for duels'
        yield from duel_findings(spot, artefact.effects, allowed=for_duels, challenged=False)
        yield from again_findings(spot, artefact.effects, allowed=False)


def _ship_turn(deck: Deck) -> Iterator[Finding]:
    marked = sum(SHIP in souvenir.places for souvenir in deck.souvenir)
    share = marked / max(1, len(deck.souvenir))
    for position, result in enumerate(deck.ship_turn):
        spot: Spot = ("ship_turn", position, "effects")
        yield from alone_findings(spot, result.effects, "the ship plays in solo only")
        yield from again_findings(spot, result.effects, allowed=False)
    loads = [expected_load(result.effects, share) for result in deck.ship_turn]
    mean = sum(loads) / max(1, len(loads))
    least, most = LOAD
    if not least <= mean <= most:
        wanted = f"{least} to {most} souvenirs onto the ship"
        yield ("ship_turn",), f"a turn must bring {wanted} on average, not {mean:.2f} (A-C4)"


def _lists(deck: Deck) -> Iterator[tuple[Spot, tuple[Effect, ...], bool]]:
    """Every list of effects, and whether it may be empty."""
    for kind in ("artefact", "encounter", "ship_turn"):
        for position, card in enumerate(getattr(deck, kind)):
            yield (kind, position, "effects"), card.effects, False
    for position, souvenir in enumerate(deck.souvenir):
        yield ("souvenir", position, "anchor"), souvenir.anchor, True


def _effects(deck: Deck) -> Iterator[Finding]:
    used = set[type]()
    for spot, effects, may_be_empty in _lists(deck):
        if not effects and not may_be_empty:
            yield spot, 'there must be an effect; { do = "calm" } does nothing'
        yield from sense_findings(spot, effects)
        if spot[0] == "souvenir":
            yield from duel_findings(spot, effects, allowed=False)
            yield from again_findings(spot, effects, allowed=False)
        used.update(map(type, all_effects(effects)))
    for kind in EFFECTS:
        if kind not in used:
            yield (), f"no card has the effect '{kind.__struct_config__.tag}' (A-C5)"
