"""Where a screen shows something else than the frame that it was sent, and where it does not."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from houle.faults.file import About, Drawn, Report
from houle.faults.picture import Aspect, differences, still_drawn
from houle.texts.host import Host
from tests.reported.screens import Seen
from tests.reported.test_rule_faults import Play, at_a_table, bug
from tests.samples.flotsam import Flotsam, FlotsamOptions

GAME = Flotsam(2, FlotsamOptions())
NAMES = {card: Host(Flotsam, "en").face(GAME.face(card)) for card in GAME.layout.cards}


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    """A moment at which Ada is to move, on a screen without faults."""
    saved: list[Report] = []

    async def scene(play: Play) -> None:
        frame = await play.frame(0)
        assert frame["you"]["turn"] is not None
        assert await play.says(0, About.PICTURE, names=NAMES) == 200
        saved.append(await play.handed_out())

    at_a_table(tmp_path_factory.mktemp("pictures"), scene)
    return saved[0]


def otherwise(report: Report, **more: Any) -> Drawn:
    """The same screen, but for what is named."""
    return msgspec.convert(msgspec.to_builtins(report.told.drawn) | more, Drawn)


def with_card(report: Report, number: int, **more: Any) -> Drawn:
    """The same screen with another card in the hand."""
    cards: list[Seen] = [dict(card) for card in msgspec.to_builtins(report.told.drawn)["cards"]]
    hand = [card for card in cards if card["zone"] == zone_of(report, "hand", 0)]
    hand[number].update(more)
    return otherwise(report, cards=cards)


def zone_of(report: Report, name: str, owner: int | None) -> int:
    zones = report.moment["view"]["zones"]
    found = (n for n, zone in enumerate(zones) if (zone["name"], zone["owner"]) == (name, owner))
    return next(found)


def aspects(report: Report, drawn: Drawn) -> set[Aspect]:
    return {found.aspect for found in differences(report, drawn)}


def test_a_screen_without_faults_shows_what_the_frame_says(report: Report) -> None:
    assert differences(report, report.told.drawn) == []


def test_a_card_that_is_called_something_else_is_found(report: Report) -> None:
    zone = zone_of(report, "hand", 0)
    held = report.moment["view"]["zones"][zone]["cards"][0]
    other = NAMES[held % 48 + 1]
    assert aspects(report, with_card(report, 0, name=other)) == {Aspect.FACES}
    assert aspects(report, with_card(report, 0, up=False)) == {Aspect.FACES}
    assert aspects(report, with_card(report, 0, face="99")) == {Aspect.FACES}
    assert {Aspect.FACES, Aspect.HAND} <= aspects(report, with_card(report, 0, place=40))


def test_what_can_be_touched_and_may_not_be_is_found(report: Report) -> None:
    hand = zone_of(report, "hand", 0)
    legal = next(n for n, card in enumerate(report.told.drawn.cards) if card.zone == hand)
    was = report.told.drawn.cards[legal].legal
    assert Aspect.LEGAL in aspects(report, with_card(report, 0, legal=not was))


def test_numbers_at_heaps_and_places_are_found(report: Report) -> None:
    pile = zone_of(report, "pile", None)
    assert aspects(report, otherwise(report, heaps=[{"zone": pile, "count": "3"}])) == {
        Aspect.HEAPS
    }
    place = {"seat": 1, "cards": "3", "turn": False}
    assert aspects(report, otherwise(report, seats=[place])) == set()
    assert aspects(report, otherwise(report, seats=[place | {"cards": "4"}])) == {Aspect.SEATS}
    assert aspects(report, otherwise(report, seats=[place | {"turn": True}])) == {Aspect.SEATS}


def test_what_a_client_has_in_mind_is_found(report: Report) -> None:
    zones = [list(cards) for cards in report.told.drawn.zones]
    zones[zone_of(report, "heap", None)].append(1)
    assert aspects(report, otherwise(report, zones=zones)) == {Aspect.ZONES}


def test_a_screen_that_still_moves_says_nothing(report: Report) -> None:
    assert differences(report, otherwise(report, zones=[], rested=False)) == []


def test_only_what_was_reported_keeps_a_test_red(report: Report) -> None:
    """Another fault, since then, is for another report."""
    faulty = msgspec.structs.replace(
        report, told=msgspec.structs.replace(report.told, drawn=with_card(report, 0, up=False))
    )
    assert still_drawn(faulty, faulty.told.drawn) != []
    assert still_drawn(faulty, otherwise(report, zones=[])) == []


def test_a_picture_that_is_as_it_should_be_becomes_no_test(
    report: Report, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bug(tmp_path, report) == 1
    assert "what was drawn is what the frame says" in capsys.readouterr().out


def test_a_picture_that_was_wrong_becomes_a_test_that_draws_it_again(
    report: Report, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = msgspec.structs.replace(report.told, drawn=with_card(report, 0, up=False))
    assert bug(tmp_path, msgspec.structs.replace(report, told=told)) == 0
    assert "shows its back" in capsys.readouterr().out
    (test,) = (tmp_path / "tests").glob("test_*.py")
    assert "still_drawn(report, redrawn(REPORT)) == []" in test.read_text()
