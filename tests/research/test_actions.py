"""A number means one move, whoever is asked and whatever else is offered."""

from typing import Annotated, Any, ClassVar

import msgspec
import pytest

from houle.kernel import KeyedChance, Seat, Table, View, project
from houle.research import PASS, ActionTable, NoNumberError
from houle.research.actions import LISTED
from tests.conformance.lowtide import Cheer, Choose, LowTide, TidePublic
from tests.research.playing import GAMES, decisions, settings


def table_and_view() -> tuple[ActionTable, View[Any, Any, Any]]:
    game = LowTide(2)
    return ActionTable(game), project(game, game.start(KeyedChance(b"tide")), 0)


@pytest.mark.parametrize("name", GAMES)
def test_every_move_that_is_offered_has_a_number_of_its_own(name: str) -> None:
    for setting in settings(name):
        for view, offered in decisions(setting, "numbers"):
            assert len(offered) == len(view.moves) > 0
            assert list(offered) == sorted(offered)
            assert 0 < min(offered) <= max(offered) < setting.actions.size


@pytest.mark.parametrize("name", GAMES)
def test_every_number_that_is_offered_has_words_of_its_own(name: str) -> None:
    for setting in settings(name):
        for _, offered in decisions(setting, "words"):
            assert len({setting.actions.words(number) for number in offered}) == len(offered)


@pytest.mark.parametrize("name", GAMES)
def test_blocks_follow_each_other_without_a_gap(name: str) -> None:
    for setting in settings(name):
        end = PASS + 1
        for block in setting.actions.blocks():
            assert block.start == end
            end += block.size
        assert end == setting.actions.size


def test_a_card_that_one_sees_has_its_number_wherever_it_is_held() -> None:
    actions, view = table_and_view()
    hand = view.zone("hand", 0)
    turned = tuple(
        msgspec.structs.replace(zone, cards=zone.cards[::-1])
        if (zone.name, zone.owner) == ("hand", 0)
        else zone
        for zone in view.zones
    )
    here = actions.numbered(view, [Choose(0)])
    there = actions.numbered(msgspec.structs.replace(view, zones=turned), [Choose(len(hand) - 1)])
    assert list(here) == list(there)
    assert actions.words(next(iter(here))) == f"choose card=number-{hand[0]}#{hand[0]}"


def test_a_card_that_one_does_not_see_has_a_number_by_its_place() -> None:
    actions, view = table_and_view()
    unseen = msgspec.structs.replace(view, zones=tuple(_face_away(zone) for zone in view.zones))
    assert [actions.words(n) for n in actions.numbered(unseen, [Choose(0), Choose(2)])] == [
        "choose place=0",
        "choose place=2",
    ]


def _face_away(zone: Any) -> Any:
    return msgspec.structs.replace(zone, cards=(None,) * len(zone.cards))


def test_a_move_without_fields_is_a_single_number() -> None:
    actions, view = table_and_view()
    (number,) = actions.numbered(view, [Cheer()])
    assert actions.words(number) == "cheer"
    assert actions.words(PASS) == "pass"


# Games that say more than numbers can


class Call(msgspec.Struct, frozen=True, tag="call"):
    """Say anything."""

    word: str


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """Bid any number."""

    count: int


class BoundedBid(msgspec.Struct, frozen=True, tag="bounded-bid"):
    """Bid a number that its type bounds."""

    count: Annotated[int, msgspec.Meta(ge=10, le=40)]


class LoudTide(LowTide):
    """A game whose moves have fields of all kinds."""

    move_type: ClassVar[object] = Choose | Call | Bid | BoundedBid

    def moves(self, table: Table[TidePublic], seat: Seat) -> list[Any]:
        return [Call("low"), Call("high")]


def loud() -> tuple[ActionTable, View[Any, Any, Any]]:
    game = LoudTide(2)
    return ActionTable(game), project(game, game.start(KeyedChance(b"tide")), 0)


def test_moves_with_free_fields_are_numbered_in_the_order_in_which_they_are_offered() -> None:
    actions, view = loud()
    offered = actions.numbered(view, [Call("low"), Call("high")])
    assert [actions.words(number) for number in offered] == ["call nth=0", "call nth=1"]


def test_more_of_them_than_there_are_numbers_for_is_said() -> None:
    actions, view = loud()
    with pytest.raises(NoNumberError, match="more than 256"):
        actions.numbered(view, [Call(str(nth)) for nth in range(LISTED + 1)])


def test_a_number_is_bounded_by_its_type() -> None:
    actions, view = loud()
    (number,) = actions.numbered(view, [BoundedBid(40)])
    assert actions.words(number) == "bounded-bid count=40"


def test_a_number_out_of_bounds_is_said_and_how_to_mend_it() -> None:
    actions, view = loud()
    with pytest.raises(NoNumberError, match=r"count=16 of Bid.*msgspec\.Meta"):
        actions.numbered(view, [Bid(16)])


def test_two_moves_that_nobody_could_tell_apart_are_found() -> None:
    actions, view = loud()
    with pytest.raises(NoNumberError, match="the same number"):
        actions.numbered(view, [Bid(3), Bid(3)])
