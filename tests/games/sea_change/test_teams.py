"""Teams (S-60 to S-62)."""

from typing import Any

import pytest

from houle.conformance.rules import rule
from houle.games.sea_change import SeaChange, SeaOptions, Teams
from houle.kernel import Outcome, QuickChance, RefusedError, project
from tests.games.sea_change.positions import happenings, play_on, position, random_game, sea_change

SPLITS = {
    4: {"2v2"},
    5: {"2v2v1", "3v2"},
    6: {"2v2v2", "3v3"},
    7: {"2v2v2v1", "3v2v2"},
    8: {"2v2v2v2", "4v4"},
}


@rule("S-60")
@pytest.mark.parametrize("players", range(1, 9))
@pytest.mark.parametrize("teams", [teams for teams in Teams if teams is not Teams.NONE])
def test_the_players_can_be_split_so_and_not_otherwise(players: int, teams: Teams) -> None:
    options = SeaOptions(teams=teams)
    if teams in SPLITS.get(players, ()):
        assert len(SeaChange(players, options).first_record().victories) == teams.count("v") + 1
        return
    with pytest.raises(RefusedError) as caught:
        SeaChange(players, options)
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.reason) == ("S-60", "team-sizes")
    assert refusal.facts == {"teams": teams.value, "seats": players}


@rule("S-60")
@pytest.mark.parametrize(
    ("teams", "seats"),
    [
        ("2v2", "ABAB"),
        ("2v2v1", "ABCAB"),
        ("3v2", "ABABA"),
        ("2v2v2", "ABCABC"),
        ("3v3", "ABABAB"),
        ("2v2v2v1", "ABCDABC"),
        ("3v2v2", "ABCABCA"),
        ("2v2v2v2", "ABCDABCD"),
        ("4v4", "ABABABAB"),
    ],
)
def test_members_sit_in_alternation(teams: str, seats: str) -> None:
    game = sea_change(len(seats), teams=teams)
    assert "".join("ABCD"[side] for side in game.seating.side_of) == seats


@rule("S-62")
def test_where_teams_need_different_victories_each_is_told_its_own() -> None:
    game = sea_change(5, teams="2v2v1")
    table = game.start(QuickChance("targets"))
    told = [h.facts for h in happenings(game, table) if h.name == "team-target"]
    assert told == [
        {"team": 1, "size": 2, "target": 3},
        {"team": 2, "size": 2, "target": 3},
        {"team": 3, "size": 1, "target": 2},
    ]


@rule("S-62")
@pytest.mark.parametrize(
    ("players", "options"), [(4, {"teams": "2v2"}), (5, {"teams": "2v2v1", "target": 4}), (3, {})]
)
def test_where_all_need_the_same_nothing_is_told(players: int, options: dict[str, Any]) -> None:
    game = sea_change(players, **options)
    table = game.start(QuickChance("targets"))
    assert "team-target" not in [h.name for h in happenings(game, table)]


@rule("S-60")
def test_team_mates_do_not_see_each_others_hands() -> None:
    game = sea_change(4, teams="2v2")
    table = game.start(QuickChance("mates"))
    for seat in range(4):
        view = project(game, table, seat)
        for other in range(4):
            seen = view.zone("hand", other)
            assert (seen == (None,) * 10) == (other != seat)


@rule("S-61", "S-30")
def test_a_team_counts_its_cards_together() -> None:
    game = sea_change(4, teams="2v2")
    hands = ["blue 7", "blue 6", "blue 5", "blue 4"]
    taken = ["green 9", "red 0", "green 10, green 11", "green 8"]
    table = position(game, hands=hands, trump="red", taken=taken)
    play_on(game, table, *hands, chance=QuickChance("next"))
    score = table.public.score
    assert score is not None
    assert score.points == (4, 1)
    assert score.cards == (7, 2)
    assert table.public.victories == (1, 0)
    told = [(h.name, h.facts) for h in happenings(game, table)]
    assert told[2:5] == [
        ("team-scored", {"team": 1, "points": 4}),
        ("team-scored", {"team": 2, "points": 1}),
        ("team-victory", {"team": 1, "victories": 1}),
    ]


@rule("S-61", "S-31")
def test_all_members_win() -> None:
    game = sea_change(5, teams="3v2", target=1)
    hands = ["blue 7", "blue 6", "blue 5", "blue 4", "blue 8"]
    table = position(game, hands=hands, trump="red", taken=["", "red 0"])
    play_on(game, table, *hands)
    assert game.outcome(table) == Outcome("target", (1, 3), (0, 1, 0, 1, 0), {"rounds": 1})


@rule("S-61", "S-32")
@pytest.mark.parametrize(
    ("taken", "cause", "winners"),
    [
        pytest.param(["", "red 0", "green 9", "green 8"], "target", (0, 2), id="most points"),
        pytest.param(["red 8", "green 9", "", "red 0, green 8"], "target", (1, 3), id="summed up"),
        pytest.param(
            ["green 9", "", "", "red 0, yellow 8, yellow 10"], "trump-zero", (1, 3), id="the 0"
        ),
    ],
)
def test_ties_are_broken_team_by_team(
    taken: list[str], cause: str, winners: tuple[int, ...]
) -> None:
    game = sea_change(4, teams="2v2", target=1)
    hands = ["blue 7", "blue 6", "blue 5", "blue 4"]
    table = position(game, hands=hands, trump="red", taken=taken)
    play_on(game, table, *hands)
    outcome = game.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.winners) == (cause, winners)


@rule("S-61", "S-32")
def test_the_team_with_the_fewest_cards_wins_where_the_0_went_elsewhere() -> None:
    game = sea_change(6, teams="2v2v2", target=1)
    hands = ["blue 9", "blue 7", "blue 6", "blue 5", "blue 4", "blue 3"]
    taken = ["", "green 10", "red 0, red 8"]
    table = position(game, hands=hands, trump="red", taken=taken)
    play_on(game, table, *hands)
    assert table.public.score is not None
    assert table.public.score.points == (1, 1, 1)
    outcome = game.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.winners) == ("trump-zero", (2, 5))
    taken = ["", "green 10", "red 0, red 8, green 8"]
    table = position(game, hands=hands, trump="red", taken=taken)
    play_on(game, table, *hands)
    outcome = game.outcome(table)
    assert outcome is not None
    assert (outcome.cause, outcome.winners) == ("fewest-cards", (1, 4))


@rule("S-62")
@pytest.mark.parametrize(
    ("teams", "targets"),
    [
        ("2v2", (3, 3)),
        ("2v2v1", (3, 3, 2)),
        ("3v2", (4, 3)),
        ("4v4", (5, 5)),
        ("2v2v2v1", (3, 3, 3, 2)),
    ],
)
def test_a_team_needs_its_own_size_and_one_more(teams: str, targets: tuple[int, ...]) -> None:
    seats = sum(Teams(teams).sizes)
    game = sea_change(seats, teams=teams)
    for seed in range(4):
        *_, table = random_game(game, seed)
        reached = [
            side
            for side, victories in enumerate(table.public.victories)
            if victories >= targets[side]
        ]
        assert set(table.public.winners) <= set(reached)
        assert reached


@rule("S-62")
def test_the_smaller_team_is_there_first() -> None:
    game = sea_change(5, teams="3v2")
    hands = ["blue 7", "blue 6", "blue 5", "blue 4", "blue 8"]
    for taken, victories, cause in (
        (["", "red 0"], (3, 2), "target"),
        (["red 0", ""], (2, 2), None),
        (["red 0", ""], (3, 2), "target"),
    ):
        table = position(game, hands=hands, trump="red", taken=taken, victories=victories)
        play_on(game, table, *hands, chance=QuickChance("next"))
        outcome = game.outcome(table)
        assert (outcome and outcome.cause) == cause


@rule("S-62")
def test_the_table_may_set_one_target_for_all() -> None:
    game = sea_change(5, teams="2v2v1", target=4)
    for seed in range(4):
        *_, table = random_game(game, seed)
        assert max(table.public.victories) == 4
