"""Alone against the AI (S-50 to S-55)."""

import itertools

from houle.conformance.rules import rule
from houle.games.sea_change import SeaChange, SeaOptions, SeaPublic
from houle.games.sea_change.state import AI, Score
from houle.kernel import (
    Moved,
    Outcome,
    QuickChance,
    Shuffled,
    TrackedTable,
    Who,
    project,
    project_steps,
)
from tests.games.sea_change.positions import (
    happenings,
    play,
    playable,
    position,
    random_game,
    row,
    sea_change,
    trump,
)

GAME = sea_change(1)


def alone(
    *,
    lead: str,
    hand: str,
    pile: str,
    taken: tuple[str, str] = ("", ""),
    victories: tuple[int, int] = (2, 2),
) -> TrackedTable[SeaPublic]:
    """The AI has led; red is trump. One more victory point decides the game."""
    return position(
        GAME, hands=[hand], trick=lead, pile=pile, taken=taken, trump="red", victories=victories
    )


def score_of(table: TrackedTable[SeaPublic]) -> Score:
    """How the round before came out."""
    assert table.public.score is not None
    return table.public.score


@rule("S-50")
def test_ten_cards_in_hand_and_twenty_for_the_ai() -> None:
    table = GAME.start(QuickChance("alone"))
    assert len(table.zone("hand", 0)) == 10
    assert len(table.zone("pile")) + len(table.zone("trick")) == 20
    assert project(GAME, table, 0).zone("pile") == (None,) * 19


@rule("S-51", "S-10")
def test_the_ai_leads_and_makes_the_trump() -> None:
    table = GAME.start(QuickChance("alone"))
    (lead,) = row(table, "trick")
    assert trump(table) == lead.split()[0]
    assert table.public.leader == AI
    assert GAME.to_act(table) == (0,)
    assert [h.facts for h in happenings(GAME, table) if h.name == "starts"] == [{"who": Who(AI)}]


@rule("S-51")
def test_the_ai_adds_the_next_card_and_leads_again_whoever_won() -> None:
    table = position(
        GAME,
        hands=["blue 9, blue 4"],
        trick="blue 5",
        pile="blue 7, green 4, green 5",
        trump="red",
    )
    play(GAME, table, 0, "blue 9")
    assert row(table, "last") == ["blue 5", "blue 9", "blue 7"]
    assert (table.public.last_leader, table.public.last_winner) == (AI, 0)
    assert row(table, "trick") == ["green 4"]
    assert row(table, "pile") == ["green 5"]
    assert table.public.leader == AI
    assert GAME.to_act(table) == (0,)


@rule("S-51")
def test_ten_tricks_use_all_thirty_cards() -> None:
    game = sea_change(1, target=1)
    for seed in range(3):
        *_, table = random_game(game, seed)
        taken = len(table.zone("taken", 0)) + len(table.zone("taken", AI))
        rest = len(table.zone("hand", 0)) + len(table.zone("pile"))
        assert taken + rest == 30
        assert rest == 0 or score_of(table).without_eight  # S-54


@rule("S-52", "S-12", "S-13")
def test_you_follow_and_may_make_a_sea_change() -> None:
    table = position(
        GAME,
        hands=["blue 9, green 5, green 6, blue 4"],
        trick="blue 5",
        pile="blue 7, green 4, red 5",
        trump="red",
    )
    assert playable(GAME, table, 0) == ["blue 9", "green 5", "blue 4"]
    play(GAME, table, 0, "green 5")
    assert trump(table) == "green"
    assert table.public.last_winner == 0


@rule("S-52", "S-14")
def test_the_ai_makes_a_sea_change_by_accident_and_need_not_follow() -> None:
    table = position(
        GAME, hands=["blue 9, blue 4"], trick="blue 5", pile="green 9, red 4, red 6", trump="red"
    )
    play(GAME, table, 0, "blue 9")
    assert trump(table) == "green"
    assert table.public.last_winner == AI
    told = [(h.name, h.facts) for h in happenings(GAME, table)]
    assert told[0] == ("sea-change", {"who": Who(AI), "colour": "green"})


@rule("S-15", "S-51")
def test_the_ais_lead_makes_no_sea_change() -> None:
    table = position(
        GAME, hands=["blue 9, blue 4"], trick="blue 5", pile="blue 6, green 6, red 4", trump="red"
    )
    play(GAME, table, 0, "blue 9")
    assert row(table, "trick") == ["green 6"]
    assert trump(table) == "red"


@rule("S-53")
def test_both_cards_of_the_ai_win_tricks_for_it() -> None:
    table = alone(
        lead="blue 9",
        hand="blue 5, green 5, green 6",
        pile="blue 6, green 4, green 9, red 4, red 5",
    )
    play(GAME, table, 0, "blue 5")
    assert table.public.last_winner == AI
    play(GAME, table, 0, "green 5")
    assert table.public.last_winner == AI
    assert row(table, "taken", AI) == ["blue 9", "blue 5", "blue 6"]
    assert row(table, "last") == ["green 4", "green 5", "green 9"]
    assert row(table, "taken", 0) == []


@rule("S-54")
def test_the_round_is_lost_as_soon_as_the_ai_has_every_8() -> None:
    table = alone(
        lead="blue 9",
        hand="blue 6, red 12, green 10",
        pile="blue 8, red 4, green 4, green 5, red 5",
        taken=("red 0, red 9", "green 8, red 8"),
    )
    play(GAME, table, 0, "blue 6")
    score = score_of(table)
    assert (score.points, score.victors, score.without_eight) == ((7, -10), (AI,), True)
    assert ("no-eight", {"who": Who(0)}) in [(h.name, h.facts) for h in happenings(GAME, table)]
    assert GAME.outcome(table) == Outcome("target", (), (2,), {"rounds": 1})


@rule("S-54")
def test_as_long_as_an_8_is_in_the_hand_or_in_the_pile_the_round_goes_on() -> None:
    in_hand = alone(
        lead="blue 9",
        hand="blue 6, blue 8",
        pile="blue 5, red 4, green 5",
        taken=("", "green 8, red 8"),
    )
    play(GAME, in_hand, 0, "blue 6")
    assert (in_hand.public.score, row(in_hand, "hand", 0)) == (None, ["blue 8"])
    in_pile = alone(
        lead="blue 9",
        hand="blue 6, red 12",
        pile="blue 5, red 4, blue 8",
        taken=("", "green 8, red 8"),
    )
    play(GAME, in_pile, 0, "blue 6")
    assert (in_pile.public.score, row(in_pile, "hand", 0)) == (None, ["red 12"])


@rule("S-54")
def test_with_one_8_taken_the_others_may_all_be_the_ais() -> None:
    table = alone(
        lead="blue 9",
        hand="blue 6, red 12",
        pile="blue 8, red 4, green 5",
        taken=("green 8", "red 8"),
    )
    play(GAME, table, 0, "blue 6")
    assert (table.public.score, row(table, "hand", 0)) == (None, ["red 12"])


@rule("S-54", "S-33")
def test_after_a_round_that_was_cut_short_all_cards_are_dealt_anew_and_none_was_shown() -> None:
    table = alone(
        lead="blue 9",
        hand="blue 6, red 12",
        pile="blue 8, red 4, green 5",
        taken=("", "green 8, red 8"),
        victories=(1, 1),
    )
    (unseen, also_unseen) = (table.zone("pile")[0], table.zone("pile")[1])
    play(GAME, table, 0, "blue 6", QuickChance("next"))
    assert (table.public.victories, table.public.round) == ((1, 2), 2)
    assert len(table.zone("hand", 0)) == 10
    before_the_deal = itertools.takewhile(
        lambda step: not isinstance(step, Shuffled), project_steps(GAME, table, 0)
    )
    shown = [step.card for step in before_the_deal if isinstance(step, Moved)]
    assert unseen not in shown
    assert also_unseen not in shown


@rule("S-54")
def test_by_the_first_version_the_same_round_goes_on_to_its_last_trick() -> None:
    first = SeaChange.of_version(1)
    assert first is not None
    game = first(1, SeaOptions())
    table = position(
        game,
        hands=["blue 6, red 12"],
        trick="blue 9",
        pile="blue 8, red 4, red 5",
        taken=("", "green 8, red 8"),
        trump="red",
        victories=(2, 2),
    )
    play(game, table, 0, "blue 6")
    assert table.public.score is None
    play(game, table, 0, "red 12")
    assert game.outcome(table) == Outcome("target", (), (2,), {"rounds": 1})


@rule("S-54")
def test_without_an_8_the_round_is_lost_whatever_the_points() -> None:
    table = alone(lead="blue 4", hand="blue 6", pile="blue 5", taken=("red 0, red 9", "green 8"))
    play(GAME, table, 0, "blue 6")
    score = table.public.score
    assert score is not None
    assert score.points == (7, -4)
    assert score.victors == (AI,)
    assert ("no-eight", {"who": Who(0)}) in [(h.name, h.facts) for h in happenings(GAME, table)]
    assert GAME.outcome(table) == Outcome("target", (), (2,), {"rounds": 1})


@rule("S-54", "S-30")
def test_with_an_8_the_most_points_win() -> None:
    table = alone(lead="blue 4", hand="blue 6", pile="blue 5", taken=("red 0, green 8", "green 4"))
    play(GAME, table, 0, "blue 6")
    assert table.public.score is not None
    assert table.public.score.points == (1, 0)
    assert GAME.outcome(table) == Outcome("target", (0,), (3,), {"rounds": 1})
    assert "no-eight" not in [h.name for h in happenings(GAME, table)]


@rule("S-54")
def test_the_8_may_be_in_the_last_trick() -> None:
    table = alone(lead="blue 4", hand="blue 8", pile="blue 5", taken=("red 0", "green 10"))
    play(GAME, table, 0, "blue 8")
    assert table.public.score is not None
    assert table.public.score.victors == (0, AI)


@rule("S-55", "S-32")
def test_both_at_once_the_0_of_the_trump_decides() -> None:
    yours = alone(lead="blue 4", hand="blue 6", pile="blue 5", taken=("red 0, green 8", "red 10"))
    play(GAME, yours, 0, "blue 6")
    assert GAME.outcome(yours) == Outcome("trump-zero", (0,), (3,), {"rounds": 1})
    its = alone(
        lead="blue 4",
        hand="blue 6",
        pile="blue 5",
        taken=("green 8, red 9, red 10, green 10, green 11", "red 0, red 8"),
    )
    play(GAME, its, 0, "blue 6")
    assert its.public.score is not None
    assert its.public.score.points == (1, 1)
    assert GAME.outcome(its) == Outcome("trump-zero", (), (3,), {"rounds": 1})


@rule("S-55")
def test_first_to_the_target_wins() -> None:
    table = alone(
        lead="blue 4",
        hand="blue 6",
        pile="blue 5",
        taken=("red 0, green 8", "green 4"),
        victories=(1, 2),
    )
    play(GAME, table, 0, "blue 6", QuickChance("next"))
    assert table.public.victories == (2, 2)
    assert table.public.round == 2
    assert len(table.zone("hand", 0)) == 10
