"""The catalogues are sound, and the check finds every kind of fault planted in them."""

from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import Any, Literal

import pytest

import houle
from houle.kernel import Eyes, Layout, Zone
from houle.texts import LOCALES, __main__
from houle.texts.catalogue import game_source, shared_source
from houle.texts.check import Fault, Sources, problems
from houle.texts.needs import Needs, game_needs, shared_needs
from tests.conformance.lowtide import LowTide, NoOptions
from tests.samples.flotsam import Flotsam
from tests.samples.market import Market

SHARED = {locale: shared_source(locale) for locale in LOCALES}
FLOTSAM = {locale: game_source(Flotsam, locale) or "" for locale in LOCALES}
NEEDS = game_needs(Flotsam)


def planted(*edits: tuple[str, str], locales: tuple[str, ...] = LOCALES) -> Sources:
    """The texts of Flotsam with some of them changed, in these languages."""
    changed = dict(FLOTSAM)
    for locale in locales:
        for old, new in edits:
            assert old in changed[locale]
            changed[locale] = changed[locale].replace(old, new)
    return changed


def added(text: str, *locales: str) -> Sources:
    """The texts of Flotsam with another one, in these languages."""
    return {
        locale: source + (f"\n{text}\n" if locale in (locales or LOCALES) else "")
        for locale, source in FLOTSAM.items()
    }


HELPED = {
    "en": FLOTSAM["en"].replace(
        "a point for the { $card }.", "{ its-point }.\nits-point = a point"
    ),
    "fr": FLOTSAM["fr"].replace(
        "un point avec le { $card }.", "{ its-point }.\nits-point = un point avec le { $card }"
    ),
}
"""Both refer to a text for others, which says less in one of them."""
MISHEARD = planted(
    ("move-say = ", "move-say = { $phrase ->\n    [hush] Chut\n   *[other] Oh\n}, "),
    locales=("fr",),
)
"""A word that is none of the phrases."""


def found(sources: Sources) -> set[tuple[str, str, Fault]]:
    return {
        (problem.locale, problem.text, problem.fault)
        for problem in problems("flotsam", sources, NEEDS, SHARED)
    }


def test_all_catalogues_are_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert __main__.main() == 0
    out, err = capsys.readouterr()
    assert out.splitlines()[0].split() == ["game", "language", "messages"]
    assert {tuple(line.split()[:2]) for line in out.splitlines()[1:]} >= {
        ("shared", "en"),
        ("shared", "fr"),
        ("flotsam", "en"),
        ("flotsam", "fr"),
    }
    assert err == ""


def test_a_fault_is_printed_and_fails_the_check(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(__main__, "shared_source", lambda locale: SHARED[locale] + "nonsense = 1\n")
    assert __main__.main() == 1
    assert set(capsys.readouterr().err.splitlines()) >= {
        "shared (en) nonsense: unused: nothing asks for it: take it out",
        "shared (fr) nonsense: unused: nothing asks for it: take it out",
    }


@pytest.mark.parametrize(
    "text",
    [
        "game-title",
        "card-thing",
        "zone-hat",
        "move-lay",
        "step-starts",
        "refusal-game-over",
        "outcome-sea-won",
        "option-silent",
        "colour-red",
        "phrase-wait",
    ],
)
def test_a_text_that_no_language_has(text: str) -> None:
    sources = planted((f"\n{text} =", "\nelsewhere ="))
    missing = {(locale, text, Fault.MISSING) for locale in LOCALES}
    unused = {(locale, "elsewhere", Fault.UNUSED) for locale in LOCALES}
    assert found(sources) >= missing | unused


def test_a_text_that_one_language_lacks() -> None:
    assert found(planted(("refusal-game-over = La partie est finie.", ""), locales=("fr",))) == {
        ("fr", "refusal-game-over", Fault.ONE_SIDED)
    }


def test_a_text_that_nothing_asks_for() -> None:
    extra = "moved-heap-moon = ABC"
    assert found(added(extra)) == {(locale, "moved-heap-moon", Fault.UNUSED) for locale in LOCALES}


def test_an_attribute_that_nothing_asks_for() -> None:
    sources = planted(("game-title = FLOTSAM", "game-title = FLOTSAM\n    .subtitle = ABC"))
    assert found(sources) == {(locale, "game-title.subtitle", Fault.UNUSED) for locale in LOCALES}


def test_a_helper_that_no_other_text_refers_to() -> None:
    assert found(added("-swimmer = ABC", "fr")) == {("fr", "-swimmer", Fault.UNUSED)}


def test_variables_that_differ() -> None:
    sources = planted(
        ("refusal-turn-count = Chaque personne a", "refusal-turn-count = On a"),
        (" à { $most } tours", " à 200 tours"),
        locales=("fr",),
    )
    assert found(sources) == {("fr", "refusal-turn-count", Fault.VARIABLES)}


def test_variables_that_differ_in_a_helper() -> None:
    assert found(HELPED) == {
        ("en", "its-point", Fault.VARIABLES),
        ("en", "step-matched", Fault.VARIABLES),
    }


def test_a_variable_that_is_never_given() -> None:
    sources = planted(("card-thing = {", "card-thing = { $flavour } {"))
    assert found(sources) == {(locale, "card-thing", Fault.UNKNOWN_VARIABLE) for locale in LOCALES}


def test_a_word_that_a_variable_never_is() -> None:
    assert found(MISHEARD) == {("fr", "move-say", Fault.UNKNOWN_WORD)}


def test_a_name_that_a_french_word_is_not_elided_before() -> None:
    assert found(planted(("{ $who } repêche", "La main de { $who } repêche"), locales=("fr",))) == {
        ("fr", "moved-heap-hand", Fault.ELISION)
    }


def test_english_has_nothing_to_elide() -> None:
    assert found(planted(("{ $who } fishes", "Hand de { $who } fishes"), locales=("en",))) == set()


@pytest.mark.parametrize(
    "reference",
    ["{ refusal-nothing }", "{ -swimmer }", "{ game-title.nothing }", "{ UPPER($who) }"],
)
def test_a_reference_to_nothing(reference: str) -> None:
    sources = planted(("refusal-not-your-turn = ", f"refusal-not-your-turn = {reference}"))
    assert found(sources) == {
        (locale, "refusal-not-your-turn", Fault.UNKNOWN_REFERENCE) for locale in LOCALES
    }


def test_junk() -> None:
    assert found(added("broken { $who", "en")) == {("en", "broken { $who", Fault.JUNK)}


def test_a_text_that_stands_there_twice() -> None:
    assert found(added("game-title = FLOTSAM", "fr")) == {("fr", "game-title", Fault.JUNK)}


@pytest.mark.parametrize(
    ("locale", "slip", "advice"),
    [
        ("en", "it's", "U+2019"),
        ("en", 'a "word"', "“ and ”"),
        ("en", "Oh !", "no space before “!”"),
        ("fr", "l'eau", "U+2019"),
        ("fr", "Oh !", "U+202F before “!”"),
        ("fr", "Oh!", "U+202F before “!”"),
        ("fr", "Oh: ah", "U+00A0 before “:”"),
        ("fr", "Oh : ah", "U+00A0 before “:”"),
        ("fr", "«Oh»", "U+202F after “«”"),
        ("fr", "« Oh »", "U+202F after “«”"),
        ("fr", "«\u202fOh »", "U+202F before “»”"),
        ("fr", "«\u202fOh.»", "U+202F before “»”"),
    ],
)
def test_typography_and_how_to_mend_it(locale: str, slip: str, advice: str) -> None:
    texts = {"en": "refusal-game-over = The game is over.", "fr": "refusal-game-over = La partie"}
    sources = planted((texts[locale], f"{texts[locale]} {slip}"), locales=(locale,))
    assert found(sources) == {(locale, "refusal-game-over", Fault.TYPOGRAPHY)}
    [problem] = problems("flotsam", sources, NEEDS, SHARED)
    assert f"needs {advice}" in str(problem)


@pytest.mark.parametrize(
    ("sources", "advice"),
    [
        (
            planted(("\nmove-lay =", "\nmove-ley =")),
            {
                "move-lay: missing: write “move-lay = …”, with $card, $place if you like",
                "move-ley: unused: nothing asks for it: did you mean move-lay?",
            },
        ),
        (
            planted(("    .hint = ", "    .hunt = "), locales=("en",)),
            {
                (
                    "option-silent.hint: not in every language: write it here too, or take it out "
                    "where it is (fr)"
                ),
            },
        ),
        (
            HELPED,
            {"its-point: variables differ: no $card: use it here too, or in no language"},
        ),
        (
            planted(("card-thing = {", "card-thing = { $flavour } {")),
            {
                (
                    "card-thing: unknown variable: $flavour is never given: "
                    "it has $colour, $number, $shape"
                ),
            },
        ),
        (
            planted(("game-title = FLOTSAM", "game-title = FLOTSAM { $x }")),
            {"game-title: unknown variable: $x is never given: it has none"},
        ),
        (
            added("refusal-over = { refusal-game-ower } { -moon }"),
            {
                (
                    "refusal-over: unknown reference: there is no refusal-game-ower: "
                    "did you mean refusal-game-over?"
                ),
                (
                    "refusal-over: unknown reference: there is no -moon: "
                    "write it, or refer to something else"
                ),
            },
        ),
        (
            MISHEARD,
            {
                (
                    "move-say: unknown word: $phrase is never “hush”: "
                    "it can be none, oh-no, wait, well-done"
                ),
            },
        ),
        (
            planted(("{ $who } repêche", "La main de { $who } repêche"), locales=("fr",)),
            {
                (
                    "moved-heap-hand: elision: needs { DE($who) } or { QUE($who) } "
                    "for it and the word before"
                ),
            },
        ),
        (
            added("game-title = FLOTSAM", "fr"),
            {
                (
                    "game-title: junk: stands there twice: a text is “id = words”, its further "
                    "lines are indented, and each id stands there once"
                ),
            },
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_everything_that_is_found_says_how_to_mend_it(sources: Sources, advice: set[str]) -> None:
    found = {
        str(problem).partition(") ")[2] for problem in problems("flotsam", sources, NEEDS, SHARED)
    }
    assert advice <= found


def test_an_attribute_that_is_missing_says_where_to_write_it() -> None:
    texts = dict.fromkeys(LOCALES, "option-silent = ABC")
    said = {str(problem) for problem in problems("flotsam", texts, NEEDS, SHARED)}
    assert (
        "flotsam (en) option-silent.hint: missing: write “    .hint = …” below option-silent"
        in said
    )


def test_the_words_of_a_field_go_by_its_type() -> None:
    """`to: Seat` may be `you`, and `hope: Ware` is one of the wares, whatever they are called."""
    market = {locale: game_source(Market, locale) or "" for locale in LOCALES}
    needs = game_needs(Market)
    assert problems("market", market, needs, SHARED) == []
    slips = "{ $to ->\n [toi] A\n *[other] B\n }{ $hope ->\n [fish] A\n *[other] B\n }"
    faulty = {loc: text.replace("Hand the", f"{slips} the") for loc, text in market.items()}
    details = [problem.detail for problem in problems("market", faulty, needs, SHARED)]
    assert details == [
        "$hope is never “fish”: it can be lamp, net, none, rope, shell",
        "$to is never “toi”: it can be none, you",
    ]


def test_texts_may_come_from_the_shared_catalogue() -> None:
    assert "refusal-seat-count" in NEEDS.required
    alone = problems("flotsam", FLOTSAM, NEEDS)
    assert ("fr", "refusal-seat-count", Fault.MISSING) in {problem[1:4] for problem in alone}


def test_code_asks_for_shared_texts_by_their_ids(tmp_path: Path) -> None:
    (tmp_path / "screen.py").write_text('speaker.ui("hello", who=who)\nNAME = "farewell"\n')
    needs = shared_needs(tmp_path)
    assert set(needs.required) == {"hello", "refusal-seat-count"}
    assert "farewell" in needs.possible
    texts = {"en": "hello = { $who }\nrefusal-seat-count = A", "fr": "farewell = A\nlost = A"}
    assert {(p.locale, p.text, p.fault) for p in problems("shared", texts, needs)} == {
        ("fr", "hello", Fault.ONE_SIDED),
        ("fr", "refusal-seat-count", Fault.ONE_SIDED),
        ("en", "farewell", Fault.ONE_SIDED),
        ("en", "lost", Fault.ONE_SIDED),
        ("fr", "lost", Fault.UNUSED),
    }


def test_the_house_needs_a_text_for_every_reason_to_refuse(tmp_path: Path) -> None:
    reasons = 'class Reason(StrEnum):\n    TOO_LATE = "too-late"\n'
    (tmp_path / "deciding.py").write_text(reasons)
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "words.py").write_text(reasons.replace("late", "wet"))
    assert set(shared_needs(tmp_path).required) == {"refusal-too-late", "refusal-seat-count"}


def test_texts_that_games_bring_are_not_asked_of_the_shared_catalogue(tmp_path: Path) -> None:
    (tmp_path / "screen.py").write_text('speaker.ui("game-title")\n')
    assert set(shared_needs(tmp_path, {"game-title"}).required) == {"refusal-seat-count"}


@pytest.mark.parametrize("screen", ["screen.py", "screen/__init__.py"])
def test_what_a_games_screen_asks_for_has_to_be_in_the_games_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screen: str
) -> None:
    package = tmp_path / f"drawn_tide_{screen.count('/')}"
    (package / screen).parent.mkdir(parents=True)
    (package / "__init__.py").write_text(
        "from tests.conformance.lowtide import LowTide\n\nclass DrawnTide(LowTide):\n    pass\n"
    )
    (package / screen).write_text('speaker.ui("tide-mark")\nLABELS = ("tide-low",)\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    needs = game_needs(import_module(package.name).DrawnTide)
    assert "tide-mark" in needs.required
    assert "tide-low" in needs.possible
    assert "tide-mark" not in game_needs(LowTide).required


def test_every_generic_text_is_asked_for() -> None:
    needs: Needs = shared_needs(Path(houle.__path__[0]))
    assert {text for text in needs.required if text.startswith("generic-")} == {
        "generic-card",
        "generic-move",
        "generic-moved",
        "generic-of-seat",
        "generic-outcome",
        "generic-place",
        "generic-refusal",
        "generic-shuffled",
        "generic-step",
        "generic-zone",
    }


class Moon(StrEnum):
    """Which tide it is."""

    SPRING = "spring"
    NEAP = "neap"


class TideOptions(NoOptions, frozen=True):
    """Options of every kind there is."""

    moon: Moon = Moon.NEAP
    pools: Literal["none", "some"] = "none"
    foam: bool = False
    depth: int = 3


class RockPools(LowTide):
    """Low Tide with places that exist under some options only."""

    options_type = TideOptions

    def lay_out(self) -> Layout:
        layout = super().lay_out()
        chosen: Any = self.options
        extra = [
            Zone(name, Eyes.ALL, owner)
            for name, owner, wanted in (
                ("rock-pool", None, chosen.pools == "some"),
                ("foam", self.seats, chosen.foam and chosen.moon is Moon.SPRING),
            )
            if wanted
        ]
        return Layout(self.seats, layout.cards, [*layout.zones, *extra])


def test_needs_are_gathered_over_all_options() -> None:
    required = game_needs(RockPools).required
    assert required["zone-rock-pool"] == frozenset()
    assert required["zone-foam"] == frozenset({"who"})
    assert {text for text in required if text.startswith("place-")} == {
        "place-2",
        "place-3",
        "place-4",
    }
    assert required["move-choose"] == frozenset({"place", "card"})
    assert required["option-depth.hint"] == frozenset()
