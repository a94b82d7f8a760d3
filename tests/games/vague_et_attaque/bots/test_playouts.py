"""Games in the head of a captain: played by the rules, and by no others."""

from collections.abc import Iterator

import pytest

from houle.arena import play_game
from houle.bots.playout_chance import PlayoutChance
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.bots import captains
from houle.games.vague_et_attaque.bots.captains import TUNED, Captain, Explorer
from houle.games.vague_et_attaque.bots.policy.captain import pick
from houle.games.vague_et_attaque.bots.policy.evaluation import Appraiser
from houle.games.vague_et_attaque.bots.policy.mind import Mind
from houle.games.vague_et_attaque.bots.policy.outlook import Outlook
from houle.games.vague_et_attaque.bots.policy.playout import play_out
from houle.games.vague_et_attaque.bots.policy.scene import Scene, share_of
from houle.games.vague_et_attaque.effects import Phase
from houle.games.vague_et_attaque.moves import LaySouvenir, VagueEtAttaqueMove
from houle.games.vague_et_attaque.state import VagueEtAttaquePublic
from houle.kernel import Chance, QuickChance, Seat, Table
from tests.games.vague_et_attaque.bots.noted import Noted, digest_of
from tests.games.vague_et_attaque.positions import position
from tests.games.vague_et_attaque.settings import TABLES

CHOICES = {
    (1, False): "9850efea0f8d92db",
    (2, False): "2c2ad9293c06713e",
    (3, False): "59b95df8821ea28c",
    (4, False): "645cab1a04e91590",
    (5, False): "8160f9168ee3411c",
    (4, True): "82d1a144d5e4955e",
}
"""Of all that captains and an expert with few playouts do in a game. It was the same when they had
rules of their own."""
PLAYOUTS = 24
FIELDS = ("added", "decides", "factors", "kept", "losses", "names", "seat", "slots", "spare")
DEALS = 4


def table_for(seats: int, *, teams: bool) -> VagueEtAttaque:
    return VagueEtAttaque(seats, VagueEtAttaqueOptions(teams=teams))


def voyage(game: VagueEtAttaque, seed: int) -> Iterator[tuple[Scene, Seat, VagueEtAttaqueMove]]:
    """A game of captains in the head, stopped before each move."""
    chance, mind = PlayoutChance(seed), Mind(TUNED)
    at = Scene(game, game.imagine(chance))
    while at.public.ended is None:
        (seat,) = game.to_act(at.table)
        move = pick(at, seat, mind)
        yield at, seat, move
        game.play(at.table, seat, move, chance)


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_captains_play_as_they_always_did(
    monkeypatch: pytest.MonkeyPatch, seats: int, teams: bool
) -> None:
    monkeypatch.setattr(captains, "PLAYOUTS", PLAYOUTS)
    notes: list[VagueEtAttaqueMove] = []
    kinds = [Explorer] + [Captain] * (seats - 1)
    bots = [Noted(kind(QuickChance(seat)), notes) for seat, kind in enumerate(kinds)]
    play_game(table_for(seats, teams=teams), bots, QuickChance(seats))
    assert digest_of(notes) == CHOICES[seats, teams]


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_captains_do_only_what_the_rules_allow(seats: int, teams: bool) -> None:
    game = table_for(seats, teams=teams)
    for seed in range(DEALS):
        for at, seat, move in voyage(game, seed):
            assert game.refusal(at.table, seat, move) is None


@pytest.mark.parametrize(("seats", "teams"), TABLES[1:])
def test_what_an_appraiser_remembers_is_what_it_would_say(seats: int, teams: bool) -> None:
    """One that has seen everything, and one that has seen nothing."""
    game = table_for(seats, teams=teams)
    old = Appraiser()
    for seed in range(DEALS):
        for at, _, _ in voyage(game, seed):
            assert old.chances(at) == Appraiser().chances(at)


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_an_outlook_that_is_remembered_is_the_one_that_would_be_made(
    seats: int, teams: bool
) -> None:
    game = table_for(seats, teams=teams)
    old = Mind(TUNED)
    for seed in range(DEALS):
        for at, _, _ in voyage(game, seed):
            for seat in range(seats):
                remembered, made = old.outlook(at, seat), Outlook(at, seat, TUNED)
                assert remembered.draw_gain() == made.draw_gain()
                for name in FIELDS:
                    assert getattr(remembered, name) == getattr(made, name), name


@pytest.mark.parametrize(("seats", "teams"), TABLES[1:])
def test_the_chances_of_all_sides_are_one_together(seats: int, teams: bool) -> None:
    game = table_for(seats, teams=teams)
    for at, _, _ in voyage(game, 0):
        chances = Appraiser().chances(at)
        assert sum(chances) == pytest.approx(2 if teams else 1)
        assert all(
            chances[seat] == chances[mate] for seat in range(seats) for mate in game.side(seat)
        )


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_a_game_that_is_over_is_shared_by_those_who_won(seats: int, teams: bool) -> None:
    game = table_for(seats, teams=teams)
    for seed in range(DEALS):
        for at, seat, _ in voyage(game, seed):
            assert share_of(at, seat) == 0.0 or at.public.ended is not None
        outcome = game.outcome(at.table)
        assert outcome is not None
        shares = [share_of(at, seat) for seat in range(seats)]
        assert [share > 0 for share in shares] == [seat in outcome.winners for seat in range(seats)]
        assert sum(shares) == pytest.approx(len(game.side(0)) if outcome.winners else 0)


class Shallow(VagueEtAttaque):
    """VAGUE & ATTAQUE in which nothing can be laid on places."""

    def lays(self, table: Table[VagueEtAttaquePublic], seat: Seat) -> list[VagueEtAttaqueMove]:
        return []


class Endless(VagueEtAttaque):
    """VAGUE & ATTAQUE in which a turn is over as soon as somebody has moved."""

    def play(
        self,
        table: Table[VagueEtAttaquePublic],
        seat: Seat,
        move: VagueEtAttaqueMove,
        chance: Chance,
    ) -> None:
        table.public.turn = (table.public.turn + 1) % self.seats


def about_to_win(game: VagueEtAttaque) -> Scene:
    table = position(
        game,
        hands=["spice-jar turquoise-pebble coconut"],
        harbours=["lagoon: pocket-seahorse pearl, wreck!: ships-bell rusty-key doubloon, market"],
        souvenirs="old-map logbook",
        artefacts=("hook", "compass", "spyglass"),
        used=True,
        phase=Phase.MOORING,
    )
    return Scene(game, Table.copy(table))


def test_bots_play_by_the_rules_they_are_given() -> None:
    """Were there second rules in their heads, other rules would change nothing."""
    assert isinstance(pick(about_to_win(VagueEtAttaque(3)), 0, Mind(TUNED)), LaySouvenir)
    assert not isinstance(pick(about_to_win(Shallow(3)), 0, Mind(TUNED)), LaySouvenir)
    won, lost = (
        play_out(about_to_win(kind(3)), PlayoutChance(1), 0, Mind(TUNED), 1, Appraiser())
        for kind in (VagueEtAttaque, Endless)
    )
    assert won == 1.0
    assert lost < 1.0


def test_a_world_is_tried_out_without_touching_it(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0
    real = captains.Imagined.worth

    def watched(self: captains.Imagined, world: captains.World, move: int) -> float:
        nonlocal tried
        tried += 1
        before = world.table.copy()
        worth = real(self, world, move)
        assert real(self, world, move) == worth
        assert world.table == before
        return worth

    monkeypatch.setattr(captains, "PLAYOUTS", PLAYOUTS)
    monkeypatch.setattr(captains.Imagined, "worth", watched)
    game = VagueEtAttaque(3)
    bots = [Explorer(QuickChance(0)), Captain(QuickChance(1)), Captain(QuickChance(2))]
    play_game(game, bots, QuickChance(5))
    assert tried > PLAYOUTS
