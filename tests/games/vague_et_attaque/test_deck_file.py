"""A deck file is read, and what cannot be read is named by its line."""

from pathlib import Path

import pytest

from houle.conformance.rules import rule
from houle.games.vague_et_attaque.cards import Cards
from houle.games.vague_et_attaque.effects import EFFECTS
from houle.games.vague_et_attaque.lines import Lines, Spot
from houle.games.vague_et_attaque.loading import (
    DeckFileError,
    Problem,
    checked_deck,
    default_deck,
    load_deck,
)
from tests.games.vague_et_attaque.plain_deck import PLAIN_DECK, changed, line_of

ALL_EFFECTS = ", ".join(str(kind.__struct_config__.tag) for kind in EFFECTS)
CARD_FIELDS = "id, name, story"


def problems(text: str) -> list[Problem]:
    """What is wrong with a file."""
    with pytest.raises(DeckFileError) as wrong:
        load_deck(text.encode())
    return wrong.value.problems


def test_a_deck_is_read_from_a_file_or_from_its_bytes(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(PLAIN_DECK, "utf-8")
    assert load_deck(file) == load_deck(PLAIN_DECK.encode())
    assert load_deck(file).title.fr == "Essai"


@rule("A-01", "A-05")
def test_the_deck_of_the_game_has_its_hundred_cards() -> None:
    cards = Cards(default_deck())
    assert len(cards.all) == 99  # the duel reminder is no card that one plays with
    kinds = [face.shape for face in cards.faces]
    assert {kind: kinds.count(kind) for kind in ("artefact", "souvenir", "place", "ship")} == {
        "artefact": 5,
        "souvenir": 41,
        "place": 20,
        "ship": 1,
    }
    assert kinds.count("blue") + kinds.count("gold") == 32
    assert default_deck() is default_deck()


EXAMPLE = '''\
# [[place]]
title = "a # [x] ="

[[place]]
id = "lagoon" # ]
name.fr = """
  two [ lines
"""
name.en = 'a "quoted" ['
size = 1.5
day = 1979-05-27 07:32:00

[[place]]
"id" = "reef \\" {"
effects = [
  { do = "draw", count = 2 },  # a comment, [
  { do = "gamble", win = [{ do = "calm" },
                          { do = "unload" }] },
]
[place.name]
fr = "Le récif"
[[place.marks]]
[[place.marks]]
at = 3
'''


@pytest.mark.parametrize(
    ("spot", "line"),
    [
        ((), 1),
        (("title",), 2),
        (("place",), 4),
        (("place", 0), 4),
        (("place", 0, "id"), 5),
        (("place", 0, "name", "fr"), 6),
        (("place", 0, "name", "en"), 9),
        (("place", 0, "size"), 10),
        (("place", 0, "story", "fr"), 4),
        (("place", 1), 13),
        (("place", 1, "id"), 14),
        (("place", 1, "effects", 0, "count"), 16),
        (("place", 1, "effects", 1), 17),
        (("place", 1, "effects", 1, "win", 0, "do"), 17),
        (("place", 1, "effects", 1, "win", 1, "do"), 18),
        (("place", 1, "name", "fr"), 21),
        (("place", 1, "marks", 1, "at"), 24),
        (("souvenir", 3), 1),
    ],
)
def test_everything_in_a_file_has_its_line(spot: Spot, line: int) -> None:
    assert Lines(EXAMPLE).line(spot) == line
    assert Lines(EXAMPLE.replace("\n", "\r\n")).line(spot) == line


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        (b"[title]\nfr = oui\n", Problem(2, "this is not TOML: Invalid value")),
        (b'[title]\nfr = "', Problem(2, "this is not TOML: Unterminated string")),
        (b"[title]\nfr = '\xe9'\n", Problem(2, "this is not UTF-8 text")),
    ],
)
@rule("A-C5")
def test_what_is_not_toml_at_all(source: bytes, problem: Problem) -> None:
    with pytest.raises(DeckFileError) as wrong:
        load_deck(source)
    assert wrong.value.problems == [problem]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            '{ do = "pass-on" }',
            '{ do = "pass-over" }',
            f"encounter meeting-3: unknown effect 'pass-over'; there are {ALL_EFFECTS}",
        ),
        (
            '{ do = "exchange" }',
            '{ to = "left" }',
            f"encounter meeting-4: the field 'do' is missing; it can be {ALL_EFFECTS}",
        ),
        (
            '{ do = "exchange" }',
            '"exchange"',
            'encounter meeting-4: effects must hold tables such as { do = "…" }',
        ),
        (
            '{ do = "exchange" }',
            '{ do = "exchange", with = "me" }',
            "encounter meeting-4: unknown field 'with'; there are none here",
        ),
        (
            'do = "recover", what = "place"',
            'do = "recover", what = "lagoon"',
            "encounter meeting-12: what cannot be 'lagoon'; there are souvenir, place",
        ),
        (
            'who = "others"',
            "who = 3",
            "encounter meeting-7: who cannot be 3; there are me, chosen, left, right, others, all",
        ),
        (
            'do = "draw", what = "place"',
            'do = "draw", what = "boat"',
            "artefact spyglass: what cannot be 'boat'; there are souvenir, place",
        ),
        (
            "plus = 2",
            "plus = 9",
            "encounter meeting-24: plus cannot be 9; it is a number from 1 to 6",
        ),
        (
            "plus = 2",
            "plus = true",
            "encounter meeting-24: plus cannot be true; it is a number from 1 to 6",
        ),
        (
            "marked_only = true",
            "marked_only = 1",
            "ship_turn 2: marked_only cannot be 1; it is true or false",
        ),
        (
            'lose = [{ do = "discard" }]',
            'lose = [{ do = "disc" }]',
            f"encounter meeting-20: unknown effect 'disc'; there are {ALL_EFFECTS}",
        ),
        ('id = "reef"', "id = 7", 'place 3: id cannot be 7; it is a text, in " "'),
        (
            'id = "reef"',
            'id = "reef"\ncolor = "red"',
            f"place reef: unknown field 'color'; there are {CARD_FIELDS}",
        ),
        (
            '{ fr = "Nom reef", en = "Name reef" }',
            '"Reef"',
            "place reef: name must be a table with fr, en",
        ),
        (
            'fr = "Nom reef", en = "Name reef"',
            'fr = "Nom reef"',
            "place reef: the field 'en' is missing",
        ),
        ('fr = "Essai"', "fr = 1", 'title: fr cannot be 1; it is a text, in " "'),
        (
            'places = ["arch", "reef", "cave"]',
            'places = "arch"',
            "souvenir thing-33: places must be an array, in [ ]",
        ),
        (
            '[title]\nfr = "Essai"',
            'cards = 7\n[title]\nfr = "Essai"',
            (
                "unknown field 'cards'; there are"
                " title, artefact, encounter, souvenir, place, ship_turn"
            ),
        ),
    ],
)
@rule("A-C5")
def test_what_a_deck_file_cannot_say(old: str, new: str, message: str) -> None:
    below = new.startswith(f"{old}\n")  # what was added stands in a line of its own
    assert problems(changed(old, new)) == [Problem(line_of(old) + below, message)]


def test_a_missing_field_is_named_with_its_card() -> None:
    text = changed('id = "reef"\n', "")
    header = line_of('id = "reef"') - 1
    assert problems(text) == [Problem(header, "place 3: the field 'id' is missing")]


def test_all_problems_are_told_in_the_order_of_the_lines() -> None:
    text = PLAIN_DECK.replace('do = "calm"', 'do = "clam"').replace("Essai", 'Es"sai')
    assert [line for line, _ in problems(text)] == [4]
    text = PLAIN_DECK.replace('do = "calm"', 'do = "clam"')
    found = problems(text)
    assert [message.partition(":")[0] for _, message in found] == [
        "encounter meeting-22",
        "ship_turn 3",
        "ship_turn 6",
    ]
    assert found == sorted(found)


def test_an_entry_that_is_no_table() -> None:
    text = "place = [3]\n" + PLAIN_DECK[PLAIN_DECK.index("[title]") : PLAIN_DECK.index("[[place]]")]
    assert Problem(1, f"place 1: place must be a table with {CARD_FIELDS}") in problems(text)
    assert Problem(1, "the field 'souvenir' is missing") in problems(text)


def test_the_error_reads_as_a_list() -> None:
    with pytest.raises(DeckFileError, match=r"^2: this is not TOML"):
        checked_deck(b"[title]\nfr = oui\n")
