"""A deck that can be read can also be played, or it is said why not (A-C1 to A-C5)."""

import pytest

from houle.conformance.rules import rule
from houle.games.vague_et_attaque.loading import (
    DeckFileError,
    Problem,
    checked_deck,
    default_deck,
    load_deck,
)
from tests.games.vague_et_attaque.plain_deck import PLACES, PLAIN_DECK, changed, line_of

FIRST = {
    kind: PLAIN_DECK.count("\n", 0, PLAIN_DECK.index(f"[[{kind}]]")) + 1
    for kind in ("artefact", "encounter", "souvenir", "place", "ship_turn")
}
"""The line of the first entry of each kind."""


def problems(text: str) -> list[Problem]:
    """What is wrong with a deck."""
    with pytest.raises(DeckFileError) as wrong:
        checked_deck(text.encode())
    return wrong.value.problems


def messages(text: str) -> list[str]:
    return [message for _, message in problems(text)]


def entry(kind: str, name: str) -> str:
    """The text of a whole card."""
    start = PLAIN_DECK.index(f'[[{kind}]]\nid = "{name}"\n')
    return PLAIN_DECK[start : PLAIN_DECK.index("\n[[", start) + 1]


@rule("A-C1", "A-C2", "A-C3", "A-C4", "A-C5")
def test_the_deck_of_the_game_and_the_plain_one_have_all_they_need() -> None:
    assert checked_deck(PLAIN_DECK.encode()) == load_deck(PLAIN_DECK.encode())
    assert [artefact.id for artefact in default_deck().artefact if artefact.solo] == ["hook"]


@pytest.mark.parametrize(
    ("kind", "name", "count"),
    [
        ("artefact", "chest", 5),
        ("encounter", "meeting-9", 32),
        ("souvenir", "thing-41", 41),
        ("place", "arch", 11),
    ],
)
@rule("A-01", "A-C5")
def test_every_kind_has_its_number_of_cards(kind: str, name: str, count: int) -> None:
    text = PLAIN_DECK.replace(entry(kind, name), "")
    wanted = f"there must be {count} of [[{kind}]], not {count - 1} (A-01)"
    assert Problem(FIRST[kind], wanted) in problems(text)


@rule("A-C4")
def test_the_ship_has_six_results() -> None:
    text = PLAIN_DECK[: PLAIN_DECK.rindex("[[ship_turn]]")]
    wanted = "there must be 6 of [[ship_turn]], not 5 (A-01)"
    assert problems(text) == [Problem(FIRST["ship_turn"], wanted)]
    none_at_all = "ship_turn = []\n" + PLAIN_DECK[: PLAIN_DECK.index("[[ship_turn]]")]
    assert Problem(1, wanted.replace("not 5", "not 0")) in problems(none_at_all)


PLANTED = [
    (
        'id = "reef"',
        'id = "Coral Reef"',
        "place Coral Reef: the id 'Coral Reef' must be small letters and digits, joined by -",
    ),
    (
        'id = "meeting-5"',
        'id = "hook"',
        "encounter hook: the id 'hook' is that of another artefact already",
    ),
    ('en = "Trial"', 'en = " "', "title: title.en is empty (A-C5)"),
    ('fr = "Nom reef"', 'fr = ""', "place reef: name.fr is empty (A-C5)"),
    ('en = "Story hook."', 'en = ""', "artefact hook: story.en is empty (A-C5)"),
    (
        'en = "Story hook."',
        'en = "Two\\nlines."',
        "artefact hook: story.en must stand on one line, without tabs",
    ),
    (
        'fr = "Nom reef"',
        'fr = "Le très long récif des noms interminables"',
        (
            "place reef: the name 'Le très long récif des noms interminables' must have at most"
            " 30 characters, not 41"
        ),
    ),
    ('en = "Turn 3"', 'en = ""', "ship_turn 3: name.en is empty (A-C5)"),
    (
        'places = ["arch", "reef", "cave"]',
        'places = ["arch", "reef", "lagon"]',
        f"souvenir thing-33: unknown place 'lagon'; there are {', '.join((*PLACES, 'ship'))}",
    ),
    (
        'places = ["arch", "reef", "cave"]',
        'places = ["arch", "reef", "arch"]',
        "souvenir thing-33: the place 'arch' stands there twice",
    ),
    (
        'places = ["arch", "reef", "cave"]',
        "places = []",
        "souvenir thing-33: it must belong to 1 to 4 places, not 0 (A-C1)",
    ),
    (
        'places = ["arch", "reef", "cave"]',
        'places = ["arch", "reef", "cave", "bay", "port"]',
        "souvenir thing-33: it must belong to 1 to 4 places, not 5 (A-C1)",
    ),
    (
        'effects = [{ do = "give" }]',
        'effects = [{ do = "give" }, { do = "look", count = 2, keep = 2 }]',
        "encounter meeting-2: keep must be less than count, which is 2, not 2",
    ),
    (
        '{ do = "give" }',
        '{ do = "give", to = "all" }, { do = "give" }',
        "encounter meeting-2: 'give' cannot have 'all'; there are chosen, left, right",
    ),
    (
        '{ do = "pass-on" }',
        '{ do = "pass-on", to = "chosen" }',
        "encounter meeting-3: 'pass-on' cannot have 'chosen'; there are left, right",
    ),
    (
        'do = "move-ship", to = "left"',
        'do = "move-ship", to = "others"',
        "encounter meeting-6: 'move-ship' cannot have 'others'; there are me, chosen, left, right",
    ),
    (
        'phase = "mooring"',
        'phase = "ship"',
        (
            "encounter meeting-5: 'skip-phase' cannot have 'ship';"
            " there are exploration, encounter, mooring"
        ),
    ),
    (
        '{ do = "steal" }',
        '{ do = "steal" }, { do = "gamble", least = 2 }',
        "encounter meeting-1: 'gamble' must have something to win or to lose",
    ),
    (
        '{ do = "steal" }',
        '{ do = "steal" }, { do = "either", one = [{ do = "draw" }], other = [] }',
        "encounter meeting-1: 'either' must have two things to choose from; 'calm' does nothing",
    ),
    (
        '[{ do = "protect" }]\n\n[[encounter]]\nid = "meeting-16"',
        '[]\n\n[[encounter]]\nid = "meeting-16"',
        'encounter meeting-15: there must be an effect; { do = "calm" } does nothing',
    ),
    (
        '{ do = "draw" }, { do = "again" }',
        '{ do = "again" }, { do = "draw" }',
        "encounter meeting-23: 'again' must be the last effect",
    ),
    (
        '{ do = "draw" }, { do = "again" }',
        '{ do = "gamble", least = 4, win = [{ do = "again" }] }, { do = "draw" }',
        "encounter meeting-23: 'again' must be the last effect",
    ),
    (
        'effects = [{ do = "look" }]\n\n[[artefact]]',
        'effects = [{ do = "again" }]\n\n[[artefact]]',
        "artefact compass: 'again' is for blue encounters",
    ),
    (
        'places = ["cliff"]\nanchor = [{ do = "draw" }]\n\n[[souvenir]]\nid = "thing-3"',
        'places = ["cliff"]\nanchor = [{ do = "again" }]\n\n[[souvenir]]\nid = "thing-3"',
        "souvenir thing-2: 'again' is for blue encounters",
    ),
    (
        '{ do = "two-dice" }',
        '{ do = "two-dice" }, { do = "draw" }',
        "encounter meeting-25: 'two-dice' must be the only effect",
    ),
    (
        'effects = [{ do = "steal" }]',
        'effects = [{ do = "steal" }, { do = "edge" }]',
        "encounter meeting-1: 'edge' is for gold encounters, and artefacts with when = \"duel\"",
    ),
    (
        'when = "duel"\neffects = [{ do = "edge" }]',
        'when = "duel"\neffects = [{ do = "call-off" }]',
        "artefact sabre: 'call-off' is for whoever is challenged, which is never in the own turn",
    ),
    (
        'when = "duel"\neffects = [{ do = "edge" }]',
        'when = "duel"\neffects = [{ do = "draw" }]',
        'artefact sabre: with when = "duel" there must be an effect for duels',
    ),
    (
        '[{ do = "recover" }]\nsolo = true',
        '[{ do = "steal" }]\nsolo = true',
        (
            "artefact hook: 'steal' needs another player here:"
            " the artefact of solo is played alone (A-90)"
        ),
    ),
    (
        'who = "all"',
        'who = "left"',
        (
            "encounter meeting-10: 'discard' needs another player here:"
            " inverted = true is missing (A-90)"
        ),
    ),
    (
        'lose = [{ do = "discard" }]',
        'lose = [{ do = "exchange" }]',
        (
            "encounter meeting-20: 'exchange' needs another player here:"
            " inverted = true is missing (A-90)"
        ),
    ),
    (
        'do = "either", one = [{ do = "load" }]',
        'do = "either", one = [{ do = "duel-now" }]',
        "ship_turn 4: 'duel-now' needs another player here: the ship plays in solo only (A-90)",
    ),
    (
        'inverted = true\neffects = [{ do = "give" }]',
        'inverted = true\neffects = [{ do = "draw" }]',
        "encounter meeting-2: it is inverted, but nothing on it needs another player",
    ),
]


@pytest.mark.parametrize(("old", "new", "message"), PLANTED, ids=[new for _, new, _ in PLANTED])
@rule("A-C5")
def test_a_fault_is_found_where_it_is(old: str, new: str, message: str) -> None:
    found = [line for line, said in problems(changed(old, new)) if said == message]
    first = line_of(old)
    assert len(found) == 1
    assert first <= found[0] <= first + new.count("\n")


@rule("A-C5")
def test_a_fault_in_a_long_list_has_the_line_of_its_effect() -> None:
    text = changed('lose = [{ do = "discard" }]', 'lose = [{ do = "look", count = 1 }]')
    said = "encounter meeting-20: keep must be less than count, which is 1, not 1"
    assert problems(text) == [Problem(line_of('lose = [{ do = "discard" }]'), said)]


@rule("A-01")
def test_there_is_a_ship() -> None:
    assert "one place must have the id 'ship' (A-01)" in messages(
        changed('id = "ship"', 'id = "s"')
    )


@rule("A-C1")
def test_every_place_has_souvenirs_of_its_own() -> None:
    text = PLAIN_DECK.replace('places = ["ship"]', 'places = ["reef"]', 1)
    few = "place ship: at least 3 souvenirs must be dedicated to it, not 2 (A-C1)"
    assert problems(text) == [Problem(line_of('[[place]]\nid = "ship"'), few)]
    text = PLAIN_DECK.replace('places = ["reef"]', 'places = ["ship"]', 1)
    few = "place reef: at least 2 souvenirs must be dedicated to it, not 1 (A-C1)"
    assert problems(text) == [Problem(line_of('[[place]]\nid = "reef"'), few)]


@rule("A-C1")
def test_a_dozen_souvenirs_are_shared() -> None:
    text = PLAIN_DECK
    for number in range(7):
        start = text.index(f'id = "thing-{30 + number}"')
        end = text.index("\n\n", start)
        lines = text[start:end].replace(text[start:end].splitlines()[3], 'places = ["reef"]')
        text = text[:start] + lines + text[end:]
    few = "at least 12 souvenirs must be shared, not 11 (A-C1)"
    assert problems(text) == [Problem(FIRST["souvenir"], few)]


@rule("A-C1", "A-04")
def test_about_a_third_of_the_souvenirs_has_an_anchor() -> None:
    text = PLAIN_DECK.replace('anchor = [{ do = "draw" }]\n', "", 5)
    few = "10 to 18 souvenirs must have an anchor, not 9 (A-C1)"
    assert problems(text) == [Problem(FIRST["souvenir"], few)]


@rule("A-C2")
def test_most_encounters_are_blue() -> None:
    text = PLAIN_DECK
    for effects in (
        '{ do = "calm" }',
        '{ do = "load" }',
        '{ do = "take-back" }',
        '{ do = "unload" }',
    ):
        text = text.replace(
            f"\neffects = [{effects}]", f'\ncolour = "gold"\neffects = [{effects}]', 1
        )
    few = "20 to 24 encounters must be blue, not 19 (A-C2)"
    assert problems(text) == [Problem(FIRST["encounter"], few)]


@rule("A-C2")
def test_some_encounters_need_others() -> None:
    text = PLAIN_DECK.replace("inverted = true\n", "", 5)
    few = "at least 8 encounters must be inverted, not 7 (A-C2)"
    found = problems(text)
    assert found[0] == Problem(FIRST["encounter"], few)
    assert len(found) == 6
    assert found[1].message.endswith("inverted = true is missing (A-90)")


@rule("A-C3", "A-90")
def test_one_artefact_is_that_of_solo() -> None:
    wrong = "exactly one artefact must have solo = true, not {} (A-C3)"
    none = changed("\nsolo = true", "")
    assert problems(none) == [Problem(FIRST["artefact"], wrong.format(0))]
    two = changed(
        '[{ do = "lay-more" }]\n\n[[encounter]]\nid = "meeting-1"\n',
        '[{ do = "lay-more" }]\nsolo = true\n\n[[encounter]]\nid = "meeting-1"\n',
    )
    assert problems(two) == [Problem(FIRST["artefact"], wrong.format(2))]


@pytest.mark.parametrize(
    ("old", "new", "mean"),
    [
        ("count = 2, marked_only = true", "count = 2", "0.53"),
        (
            'effects = [{ do = "load" }]\n\n[[ship_turn]]',
            'effects = [{ do = "calm" }]\n\n[[ship_turn]]',
            "0.05",
        ),
    ],
)
@rule("A-C4")
def test_the_ship_takes_about_one_souvenir_in_four_turns(old: str, new: str, mean: str) -> None:
    wrong = f"a turn must bring 0.15 to 0.35 souvenirs onto the ship on average, not {mean} (A-C4)"
    assert problems(changed(old, new)) == [Problem(FIRST["ship_turn"], wrong)]


@rule("A-C5")
def test_every_effect_is_used() -> None:
    text = changed('{ do = "call-off" }', '{ do = "edge" }')
    assert problems(text) == [Problem(1, "no card has the effect 'call-off' (A-C5)")]
