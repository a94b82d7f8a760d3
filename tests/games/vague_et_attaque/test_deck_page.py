"""The page about deck files says what is so."""

import re
from enum import StrEnum
from pathlib import Path

import msgspec

from houle.conformance.rules import rule
from houle.games.vague_et_attaque.deck import Timing
from houle.games.vague_et_attaque.effects import EFFECTS, Held, Loot, Stock, Whom
from houle.games.vague_et_attaque.loading import load_deck

PAGE = Path(__file__).parents[3] / "src/houle/games/vague_et_attaque/docs/deck.md"
WHAT: tuple[tuple[str, type[StrEnum]], ...] = (
    ("`who`, `to` of all effects", Whom),
    ("`what` of `draw`, `look`, `recover`, `lay-more`", Stock),
    ("`what` of `discard`", Held),
    ("`what` of `steal`", Loot),
)


def between(mark: str) -> str:
    """What the page has between two marks."""
    _, rest = PAGE.read_text("utf-8").split(f"<!-- {mark}:begin -->\n")
    return rest.split(f"\n<!-- {mark}:end -->")[0]


def rows(mark: str) -> list[list[str]]:
    """The cells of a table of the page, without its head."""
    _, _, *lines = between(mark).splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def fields_of(kind: type[msgspec.Struct]) -> str:
    """The fields of an effect, as the page writes them."""
    fields = msgspec.structs.fields(kind)
    return "<br>".join(f"`{field.name} = {written(field)}`" for field in fields)


def written(field: msgspec.structs.FieldInfo) -> str:
    """The value that a field has if it is not named, as TOML."""
    match field.default:
        case msgspec.NODEFAULT:
            return "…"
        case bool(value):
            return str(value).lower()
        case str(word):
            return f'"{word}"'
        case ():
            return "[]"
        case number:
            return str(number)


@rule("A-C5")
def test_the_page_has_every_effect_with_its_fields() -> None:
    table = rows("effects")
    expected = [[f"`{kind.__struct_config__.tag}`", fields_of(kind)] for kind in EFFECTS]
    assert [row[:2] for row in table] == expected
    assert all(row[2].endswith(".") for row in table)


def test_the_page_has_the_words_of_the_fields() -> None:
    expected = [[of, ", ".join(f"`{word}`" for word in words)] for of, words in WHAT]
    assert rows("words") == expected
    for moment in Timing:
        assert f"`{moment}`" in PAGE.read_text("utf-8")


def test_the_examples_of_the_page_are_a_deck() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    deck = load_deck("\n".join(blocks).encode())
    kinds = (deck.artefact, deck.encounter, deck.souvenir, deck.place, deck.ship_turn)
    assert all(kinds)
