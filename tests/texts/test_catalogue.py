"""Where words are found, and what happens to odd ones."""

import logging
from importlib import import_module
from pathlib import Path

import pytest

from houle.kernel import Face, RefusedError, Who
from houle.texts import LOCALES, Host
from houle.texts.catalogue import Catalogue, catalogue, game_source
from tests.conformance.lowtide import LowTide
from tests.samples.flotsam import Company, Flotsam, FlotsamOptions, Phrase
from tests.samples.flotsam.words import Cause
from tests.texts.listening import assert_well_said, plain, speaker


class HouseFlotsam(Flotsam):
    """Somebody's own rules, with the words of the game they build on."""


@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_is_introduced(locale: str) -> None:
    host = Host(Flotsam, locale)
    assert host.title == "FLOTSAM"
    assert_well_said(host.blurb, locale)
    for field in FlotsamOptions.__struct_fields__:
        assert_well_said(host.option(field), locale)
        assert_well_said(host.option_hint(field), locale)
        assert host.option_hint(field).endswith(".")


@pytest.mark.parametrize(
    ("players", "options", "english", "french"),
    [
        (
            9,
            FlotsamOptions(),
            "This game is for 1 to 8 players, not for 9.",
            "Ce jeu se joue de 1 à 8, pas à 9.",
        ),
        (
            3,
            FlotsamOptions(company=Company.PAIRS),
            "3 players do not make two pairs or more.",
            "À 3, on ne fait pas au moins deux paires.",
        ),
        (
            3,
            FlotsamOptions(first=3),
            "Only one of the 3 players can start.",
            "Il faut que l’une des 3 personnes commence.",  # noqa: RUF001
        ),
    ],
)
def test_a_host_says_why_a_table_cannot_be_set_up(
    players: int, options: FlotsamOptions, english: str, french: str
) -> None:
    with pytest.raises(RefusedError) as refused:
        Flotsam(players, options)
    assert Host(Flotsam, "en").refusal(refused.value.refusal) == english
    assert plain(Host(Flotsam, "fr").refusal(refused.value.refusal)) == french


def test_a_host_has_no_names_yet() -> None:
    assert Host(LowTide, "en").who(1) == "player 2"
    assert Host(LowTide, "fr").ui("step-starts", who=Who(1)) == "step-starts"
    assert Host(Flotsam, "en").ui("step-starts", who=Who(1)) == "player 2 starts."


def test_a_game_built_on_another_speaks_with_its_words() -> None:
    assert speaker(HouseFlotsam(3), 0).title == "FLOTSAM"


def test_a_catalogue_may_stand_in_several_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "high_tide"
    folder = package / "texts" / "en"
    folder.mkdir(parents=True)
    (package / "__init__.py").write_text(
        "from tests.conformance.lowtide import LowTide\n\nclass HighTide(LowTide):\n    pass\n"
    )
    (folder / "cards.ftl").write_text("card-number = wave { $number }")
    (folder / "game.ftl").write_text("game-title = HIGH TIDE\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    high_tide = import_module("high_tide").HighTide
    assert game_source(high_tide, "en") == (
        "card-number = wave { $number }\ngame-title = HIGH TIDE\n"
    )
    assert game_source(high_tide, "fr") is None
    assert Host(high_tide, "en").title == "HIGH TIDE"
    (folder / "screen.ftl").write_text("tide-mark = here\n")
    assert "tide-mark" in (game_source(high_tide, "en") or "")
    assert "tide-mark" not in (game_source(high_tide, "en", for_browsers=True) or "tide-mark")
    assert Host(high_tide, "en").face(Face("number", 7)) == "wave 7"


def test_catalogues_are_read_once() -> None:
    assert catalogue(Flotsam, "fr") is catalogue(Flotsam, "fr")
    assert catalogue(Flotsam, "fr") is not catalogue(None, "fr")
    assert catalogue(None, "fr").say("game-title") is None


def test_there_is_no_third_language() -> None:
    with pytest.raises(ValueError, match="no texts in 'tlh'; there are en, fr"):
        Host(Flotsam, "tlh")


def test_facts_of_all_kinds() -> None:
    voice = speaker(Flotsam(3), 0)
    facts = voice._words(
        {"flag": True, "nobody": None, "phrase": Phrase.WAIT, "two_words": 2, "odd": (1, 2)}
        | {"cause": Cause.SEA_WON}
    )
    assert facts == {
        "flag": "yes",
        "nobody": "none",
        "phrase": "Wait!",
        "two-words": 2,
        "odd": "1, 2",
        "cause": "sea-won",
    }


def test_an_error_in_a_text_is_logged_and_not_fatal(caplog: pytest.LogCaptureFixture) -> None:
    faulty = Catalogue("en", ["greeting = Hello { $who }"])
    with caplog.at_level(logging.WARNING):
        assert faulty.say("greeting") == "Hello who"
    assert caplog.messages == ["text greeting: Unknown external: who"]
    assert faulty.say("greeting.loudly") is None


def test_the_first_source_has_the_last_word() -> None:
    both = Catalogue("en", ["greeting = Ahoy", "greeting = Hello\nfarewell = Bye"])
    assert (both.say("greeting"), both.say("farewell")) == ("Ahoy", "Bye")
