"""A deck with all that a deck must have and nothing to enjoy, for tests of decks themselves."""

from collections.abc import Iterator

PLACES = ("lagoon", "cliff", "reef", "port", "cave", "dune", "bay", "swamp", "bank", "arch")
ARTEFACTS = {
    "hook": 'when = "turn"\neffects = [{ do = "recover" }]\nsolo = true',
    "sabre": 'when = "duel"\neffects = [{ do = "edge" }]',
    "compass": 'when = "exploration"\neffects = [{ do = "look" }]',
    "spyglass": 'when = "encounter"\neffects = [{ do = "draw", what = "place" }]',
    "chest": 'when = "mooring"\neffects = [{ do = "lay-more" }]',
}
WITH_OTHERS = (
    '{ do = "steal" }',
    '{ do = "give" }',
    '{ do = "pass-on" }',
    '{ do = "exchange" }',
    '{ do = "skip-phase", phase = "mooring" }',
    '{ do = "move-ship", to = "left" }',
    '{ do = "draw", who = "others" }',
    '{ do = "take-back", who = "chosen" }',
)
ALONE = (
    '{ do = "draw", count = 2 }',
    '{ do = "discard", who = "all" }',
    '{ do = "look", count = 3, keep = 2 }',
    '{ do = "recover", what = "place" }',
    '{ do = "take-back" }',
    '{ do = "lay-more" }',
    '{ do = "protect" }',
    '{ do = "move-ship" }',
    '{ do = "unload" }',
    '{ do = "load" }',
    '{ do = "skip-phase", phase = "encounter", who = "me" }',
    '\n  { do = "gamble", least = 4, win = [{ do = "draw" },\n  ], lose = [{ do = "discard" }] }',
    '{ do = "either", one = [{ do = "draw" }], other = [{ do = "unload" }] }',
    '{ do = "calm" }',
    '{ do = "draw" }, { do = "again" }',
)
GOLD_WITH_OTHERS = (
    '{ do = "edge", plus = 2 }',
    '{ do = "two-dice" }',
    '{ do = "call-off" }',
    '{ do = "duel-now" }',
)
GOLD_ALONE = (
    '{ do = "draw" }',
    '{ do = "look" }',
    '{ do = "protect" }',
    '{ do = "recover" }',
    '{ do = "unload" }',
)
SHIP_TURNS = (
    '{ do = "load" }',
    '{ do = "load", count = 2, marked_only = true }',
    '{ do = "gamble", least = 6, win = [{ do = "load" }], lose = [{ do = "calm" }] }',
    '{ do = "either", one = [{ do = "load" }], other = [{ do = "discard" }] }',
    '{ do = "discard" }',
    '{ do = "calm" }',
)


def _entry(kind: str, name: str, *lines: str) -> str:
    texts = (
        f'name = {{ fr = "Nom {name}", en = "Name {name}" }}',
        f'story = {{ fr = "Histoire {name}.", en = "Story {name}." }}',
    )
    return "\n".join((f"[[{kind}]]", f'id = "{name}"', *texts, *lines, ""))


def _encounters() -> Iterator[str]:
    sorts = {"": (WITH_OTHERS, ALONE), 'colour = "gold"': (GOLD_WITH_OTHERS, GOLD_ALONE)}
    number = 0
    for colour, (with_others, alone) in sorts.items():
        for inverted, cards in (("inverted = true", with_others), ("", alone)):
            for effects in cards:
                number += 1
                lines = filter(None, (colour, inverted, f"effects = [{effects}]"))
                yield _entry("encounter", f"meeting-{number}", *lines)


def _souvenirs() -> Iterator[str]:
    dedicated = [[place] for place in (*PLACES, *PLACES, "ship", "ship", "ship")]
    shared = [[PLACES[n % 10], PLACES[(n + 3) % 10], PLACES[(n + 5) % 10]] for n in range(18)]
    for number, places in enumerate(dedicated + shared, 1):
        anchor = ['anchor = [{ do = "draw" }]'] if number <= 14 else []
        listed = ", ".join(f'"{place}"' for place in places)
        yield _entry("souvenir", f"thing-{number}", f"places = [{listed}]", *anchor)


def _ship_turns() -> Iterator[str]:
    for number, effects in enumerate(SHIP_TURNS, 1):
        name = f'name = {{ fr = "Tour {number}", en = "Turn {number}" }}'
        yield f"[[ship_turn]]\n{name}\neffects = [{effects}]\n"


PLAIN_DECK = "\n".join(
    (
        "# A deck to try things with.\n",
        '[title]\nfr = "Essai"\nen = "Trial"\n',
        *(_entry("place", name) for name in (*PLACES, "ship")),
        *(_entry("artefact", name, lines) for name, lines in ARTEFACTS.items()),
        *_encounters(),
        *_souvenirs(),
        *_ship_turns(),
    )
)


def line_of(snippet: str, text: str = PLAIN_DECK) -> int:
    """The line in which something stands that is there only once."""
    assert text.count(snippet) == 1, snippet
    return text.count("\n", 0, text.index(snippet)) + 1


def changed(old: str, new: str) -> str:
    """The plain deck, changed in the one place where this stands."""
    assert PLAIN_DECK.count(old) == 1, old
    return PLAIN_DECK.replace(old, new)
