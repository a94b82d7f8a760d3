"""The cards (W-00 to W-04)."""

from collections import Counter
from itertools import pairwise

import pytest

from houle.conformance.rules import rule
from houle.kernel import QuickChance
from tests.games.wave.positions import discard, name, names, playable, position, row, wave

MORE_THAN_ENOUGH = 1000
"""No game takes so many moves."""
COLOURS = ["white", "yellow", "orange", "red", "sky", "navy"]


@rule("W-01")
def test_there_are_34_surf_cards_one_of_each() -> None:
    game = wave(3)
    faces = [game.face(card) for card in game.layout.cards]
    every_pair = {(colour, number) for colour in COLOURS for number in range(6)}
    assert len(faces) == 34
    assert {(face.colour, face.number) for face in faces} == every_pair - {
        ("white", 0),
        ("navy", 5),
    }


@rule("W-02")
@pytest.mark.parametrize(("lower", "higher"), list(pairwise(COLOURS)))
def test_each_colour_beats_the_one_before_it_and_not_the_other_way_round(
    lower: str, higher: str
) -> None:
    game = wave(3)
    table = position(game, discard=f"{lower} 3", inward=[f"{higher} 3"])
    assert playable(game, table, 0) == [f"{higher} 3"]
    table = position(game, discard=f"{higher} 3", inward=[f"{lower} 3"])
    assert playable(game, table, 0) == []


@rule("W-02")
@pytest.mark.parametrize(("lower", "higher"), list(pairwise(range(6))))
def test_each_number_beats_the_one_before_it_and_not_the_other_way_round(
    lower: int, higher: int
) -> None:
    game = wave(3)
    table = position(game, discard=f"red {lower}", inward=[f"red {higher}"])
    assert playable(game, table, 0) == [f"red {higher}"]
    table = position(game, discard=f"red {higher}", inward=[f"red {lower}"])
    assert playable(game, table, 0) == []


@rule("W-03", "W-25")
def test_whites_and_zeros_and_no_others_turn_the_direction() -> None:
    game = wave(3)
    turning = []
    for which in names(game.layout.cards):
        lower = "yellow 0" if which.startswith("white") else "white 1"
        table = position(game, discard=lower, inward=[which])
        discard(game, table, 0, which)
        if table.public.direction == -1:
            turning.append(which)
    assert set(turning) == {
        *("white 1", "white 2", "white 3", "white 4", "white 5"),
        *("yellow 0", "orange 0", "red 0", "sky 0", "navy 0"),
    }


@rule("W-04")
def test_inversion_cards_are_two_of_a_kind_and_for_variants_only() -> None:
    def kinds(**options: bool) -> Counter[str]:
        game = wave(4, **options)
        return Counter(game.face(card).name for card in game.layout.cards)

    assert kinds() == {"surf": 34}
    assert kinds(virage=True, nazare=True) == {"surf": 34}
    assert kinds(colour_tide=True) == {"surf": 34, "colour-tide": 2}
    assert kinds(number_tide=True) == {"surf": 34, "number-tide": 2}
    both = kinds(colour_tide=True, number_tide=True)
    assert both == {"surf": 34, "colour-tide": 2, "number-tide": 2}


@rule("W-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_inversion_cards_are_never_held_and_never_discarded(players: int) -> None:
    game = wave(players, colour_tide=True, number_tide=True, nazare=True)
    chance = QuickChance(f"tides {players}")
    table = game.start(chance)
    for _ in range(MORE_THAN_ENOUGH):
        if not (awaited := game.to_act(table)):
            break
        moves = game.moves(table, awaited[0])
        game.play(table, awaited[0], moves[chance.below(len(moves))], chance)
        for zone, held in zip(game.layout.zones, table.zones, strict=True):
            if zone.name not in {"pile", "tide"}:
                assert not [name(card) for card in held if "tide" in name(card)]
    assert game.outcome(table) is not None
    assert len(row(table, "tide")) == 4
