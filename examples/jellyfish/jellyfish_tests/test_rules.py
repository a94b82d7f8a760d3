"""The rules of JELLYFISH, one by one."""

from typing import Any

import pytest

from houle.conformance.rules import rule
from houle.kernel import QuickChance, Seat, Table
from houle_jellyfish.moves import JellyMove, Lay, Look, PassOn, Say
from houle_jellyfish.rules import CREATURES, Jellyfish, JellyPublic, creature_on
from houle_jellyfish.words import Answer, Cause, Creature

SO, NOT_SO = Say(Answer.SO), Say(Answer.NOT_SO)


class Party:
    """A table at which a test says what everybody does."""

    def __init__(self, seats: int, seed: int = 1) -> None:
        self.game = Jellyfish(seats)
        self.chance = QuickChance(seed)
        self.table: Table[JellyPublic] = self.game.start(self.chance)

    @property
    def turn(self) -> Seat:
        return self.table.public.turn

    def others(self) -> list[Seat]:
        return [seat for seat in range(self.game.seats) if seat != self.turn]

    def do(self, move: JellyMove) -> Any:
        return self.game.attempt(self.table, self.turn, move, self.chance)

    def lay(self, to: Seat, *, truly: bool) -> Seat:
        """Lay the first card of the hand, called what it is or not; who laid it."""
        turn = self.turn
        printed = creature_on(self.table.zone("hand", turn)[0])
        name = printed if truly else next(name for name in CREATURES if name != printed)
        assert self.do(Lay(0, to, name)) is None
        return turn

    def caught(self, seat: Seat) -> int:
        return len(self.table.zone("caught", seat))


@rule("J-01")
@pytest.mark.parametrize(("seats", "each", "left"), [(2, 18, 0), (3, 12, 0), (4, 9, 0), (5, 7, 1)])
def test_all_get_equally_many_cards(seats: int, each: int, left: int) -> None:
    table = Party(seats).table
    assert [len(table.zone("hand", seat)) for seat in range(seats)] == [each] * seats
    assert len(table.zone("left-over")) == left


@rule("J-03")
@pytest.mark.parametrize("truly", [True, False])
@pytest.mark.parametrize("answer", [SO, NOT_SO])
def test_whoever_was_wrong_keeps_the_card_and_is_on_turn(*, truly: bool, answer: Say) -> None:
    party = Party(3)
    answering = party.others()[0]
    laying = party.lay(answering, truly=truly)
    assert party.do(answer) is None
    right = truly == (answer is SO)
    wrong = laying if right else answering
    assert (party.caught(wrong), party.turn) == (1, wrong)
    assert party.table.public.said is None


@rule("J-04")
def test_who_looks_passes_the_card_to_somebody_who_has_not_held_it() -> None:
    party = Party(3)
    second, third = party.others()
    first = party.lay(second, truly=False)
    assert party.do(Look()) is None
    assert len(party.table.zone("on-its-way", second)) == 1
    assert party.do(PassOn(first, Creature.EEL)).reason == "held-it"
    assert party.do(PassOn(third, Creature.EEL)) is None
    assert party.do(Look()).reason == "all-held-it"
    assert party.do(SO) is None


@rule("J-04")
def test_with_two_there_is_nobody_to_pass_it_to() -> None:
    party = Party(2)
    party.lay(party.others()[0], truly=True)
    assert party.do(Look()).reason == "all-held-it"


@rule("J-02", "J-03", "J-04")
def test_everything_has_its_moment() -> None:
    party = Party(3)
    second, third = party.others()
    assert party.do(SO).reason == "nothing-said"
    assert party.do(Look()).reason == "nothing-said"
    assert party.do(PassOn(second, Creature.EEL)).reason == "not-seen"
    assert party.do(Lay(99, second, Creature.EEL)).reason == "no-card"
    assert party.do(Lay(0, party.turn, Creature.EEL)).reason == "held-it"
    party.lay(second, truly=True)
    assert party.do(Lay(0, third, Creature.EEL)).reason == "answer-first"
    party.do(Look())
    assert party.do(Lay(0, third, Creature.EEL)).reason == "seen"
    assert party.do(SO).reason == "seen"


@rule("J-02")
def test_nobody_speaks_out_of_turn() -> None:
    party = Party(3)
    other = party.others()[0]
    refused = party.game.attempt(party.table, other, SO, party.chance)
    assert refused is not None
    assert refused.reason == "not-your-turn"


def ended(seats: int, cause: Cause) -> Party:
    """A game that ends so, of those in which everybody lies."""
    for seed in range(200):
        party = Party(seats, seed)
        while party.game.outcome(party.table) is None:
            party.lay(party.others()[0], truly=False)
            party.do(NOT_SO)
        if party.table.public.ended is cause:
            return party
    raise LookupError(cause)


@rule("J-05")
@pytest.mark.parametrize(("seats", "too_many"), [(2, 5), (3, 4)])
def test_too_many_alike_lose(seats: int, too_many: int) -> None:
    party = ended(seats, Cause.ALIKE)
    loser = party.turn
    caught = [creature_on(card) for card in party.table.zone("caught", loser)]
    assert max(map(caught.count, CREATURES)) == too_many
    outcome = party.game.outcome(party.table)
    assert outcome is not None
    assert outcome.winners == tuple(seat for seat in range(seats) if seat != loser)
    assert party.do(NOT_SO).reason == "over"


@rule("J-05")
def test_a_turn_without_a_card_loses() -> None:
    party = ended(5, Cause.EMPTY_HAND)
    assert not party.table.zone("hand", party.turn)
    outcome = party.game.outcome(party.table)
    assert outcome is not None
    assert party.turn not in outcome.winners
