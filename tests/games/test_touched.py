"""A game need not say what touching a card means (T-26); tests of games that do have their own."""

from houle.conformance.rules import rule
from houle.kernel import Game, QuickChance, Refusal, why_not
from tests.conformance.lowtide import Choose, LowTide, NoOptions, TideMove, TidePublic


class Untouched(LowTide):
    """A game that does not say what touching a card means."""

    touched = Game[TidePublic, TideMove, NoOptions].touched


@rule("T-26")
def test_a_game_need_not_say_what_touching_means() -> None:
    quiet, speaking = Untouched(2), LowTide(2)
    table = quiet.start(QuickChance(1))
    quiet.play(table, 0, Choose(0), QuickChance(1))
    assert why_not(quiet, table, 0) == ()
    wait = Refusal("T-02", "wait")
    assert [refusal for _, refusal in why_not(speaking, table, 0)] == [wait, wait]
