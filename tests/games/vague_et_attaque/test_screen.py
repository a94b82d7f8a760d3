# ruff: noqa: RUF001 - apostrophes as people read them
"""How VAGUE & ATTAQUE looks in a terminal."""

from typing import Any

import pytest

from houle.cli.screens import find_screen
from houle.cli.terminal import Canvas
from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.components import CARDS
from houle.games.vague_et_attaque.effects import (
    Discard,
    Draw,
    Effect,
    Either,
    Give,
    Look,
    Phase,
    Steal,
    Whom,
)
from houle.games.vague_et_attaque.screen import Screen
from houle.games.vague_et_attaque.state import Boarding, Cause, Duel, KeepOne, Pending, Task
from houle.kernel import Onlooker, QuickChance, Viewer, deal_world, project
from tests.games.vague_et_attaque.hearing import ALICE, ARTEFACTS, JULIA, MAX
from tests.games.vague_et_attaque.positions import VagueTable, position, where
from tests.games.vague_et_attaque.settings import SETTINGS, setting_name
from tests.texts.listening import plain, speaker

PLAIN, COLOURED = Canvas(80, colours=False), Canvas(80, colours=True)
MOST_MOVES = 60


def drawn(
    game: VagueEtAttaque,
    table: VagueTable,
    viewer: Viewer = JULIA,
    canvas: Canvas = PLAIN,
    locale: str = "en",
) -> list[str]:
    lines = find_screen(VagueEtAttaque).draw(
        project(game, table, viewer), speaker(game, viewer, locale), canvas
    )
    return [plain(line.plain) for line in lines]


def words(message: str) -> str:
    """What is printed on a card."""
    return speaker(VagueEtAttaque(3), JULIA).ui(message)


def homes(souvenir: str) -> str:
    """The places it belongs to."""
    places = next(card.places for card in CARDS.deck.souvenir if card.id == souvenir)
    return ", ".join(words(f"card-{place}") for place in places)


def at_sea(game: VagueEtAttaque, **public: Any) -> VagueTable:
    return position(
        game,
        hands=["starfish turquoise-pebble sandbank sea-legs", "pearl wreck", ""],
        harbours=["lagoon: pocket-seahorse, lagoon", "wreck!: ships-bell rusty-key barometer"],
        souvenirs="coconut",
        places="market market",
        encounters="squall",
        discarded="conch coral-sprig",
        discarded_places="volcano",
        discarded_encounters="flat-calm",
        artefacts=ARTEFACTS,
        **public,
    )


def test_the_game_has_a_screen_of_its_own() -> None:
    screen = find_screen(VagueEtAttaque)
    assert isinstance(screen, Screen)
    assert screen.read("1") is None
    assert not screen.how_to_type(speaker(VagueEtAttaque(3), JULIA))


def test_in_words() -> None:
    game = VagueEtAttaque(3)
    table = at_sea(game, round=4, protected=(False, True, False), skips=((), (), (Phase.MOORING,)))
    assert drawn(game, table) == [
        "Round 4, your turn: exploration.",
        "To draw: 1 souvenir, 2 places, 1 encounter.",
        "Last souvenir discarded: The Secret-Keeping Conch.",
        "Last place discarded: The Smoking Island.",
        f"Last encounter: “Flat Calm”. {words('story-flat-calm')} {words('does-flat-calm')}",
        (
            "1 you: to play, no place of 2 validated, artefact “The Hook”,"
            " in hand 2 souvenirs, 1 place, 1 gold card"
        ),
        "   “The Turquoise Lagoon”, with: The Pocket Seahorse",
        "   “The Turquoise Lagoon” (2), without souvenirs",
        "   “The Pirate Ship”, without souvenirs",
        (
            "2 Max: 1 place of 2 validated, artefact “The Stubborn Compass”,"
            " in hand 1 souvenir, 1 place, no gold card, safe"
        ),
        (
            "   “The Sleepy Wreck”, validated with:"
            " The Silent Bell, The Rusty Key, The Sulky Barometer"
        ),
        (
            "3 Alice: no place of 2 validated, artefact “The Spyglass”,"
            " in hand 0 souvenirs, 0 places, no gold card, will skip mooring"
        ),
        f"Your artefact, “The Hook”: {words('does-hook')}",
        "Your hand, 4 cards:",
        f"   Souvenir “The Starfish”, for: {homes('starfish')}.",
        (
            "   Souvenir “The Turquoise Pebble”, dedicated to: The Turquoise Lagoon."
            f" {words('does-turquoise-pebble')}"
        ),
        "   Place “The Sandbank”",
        f"   Gold card “Sea Legs”: {words('does-sea-legs')}",
    ]


def test_in_french() -> None:
    game = VagueEtAttaque(3)
    lines = drawn(game, at_sea(game, phase=Phase.ENCOUNTER), ALICE, locale="fr")
    assert lines[:2] == [
        "Manche 1, à Julia : rencontre.",
        "À piocher : 1 souvenir, 2 lieux, 1 rencontre.",
    ]
    assert (
        "3 toi : aucun lieu validé sur 2, artefact « La longue-vue »,"
        " en main 0 souvenir, 0 lieu, aucune carte dorée"
    ) in lines
    assert "   « L’épave endormie », validé avec : La cloche muette, La clé rouillée," in (
        line.removesuffix(" Le baromètre boudeur") for line in lines
    )
    assert lines[-1] == "Ta main est vide."


def test_with_colours_the_same_is_said() -> None:
    game = VagueEtAttaque(3)
    table = at_sea(game)
    assert drawn(game, table, canvas=COLOURED) == drawn(game, table)
    painted = find_screen(VagueEtAttaque).draw(
        project(game, table, JULIA), speaker(game, JULIA), COLOURED
    )
    assert any(line.style for line in painted)


def test_for_two_and_alone_the_ship_waits_in_the_middle() -> None:
    game = VagueEtAttaque(2)
    assert "The pirate ship waits in the middle, without souvenirs." in drawn(
        game, position(game, artefacts=ARTEFACTS)
    )
    alone = VagueEtAttaque(1)
    table = position(alone, middle="ship: old-map doubloon", artefacts=ARTEFACTS)
    assert "The pirate ship waits in the middle with: The Old Map, The Bitten Doubloon." in drawn(
        alone, table
    )


def test_partners_count_together() -> None:
    game = VagueEtAttaque(4, VagueEtAttaqueOptions(teams=True))
    lines = drawn(game, at_sea(game))
    assert lines[5].startswith("1 you: to play, team 1, no place of 3 validated")
    assert any(line.startswith("4 Zoé: team 2, 1 place of 3 validated") for line in lines)


def test_what_is_read_is_told_with_its_story() -> None:
    game = VagueEtAttaque(3)
    table = at_sea(game, phase=Phase.ENCOUNTER)
    table.move(game.seating.encounters, -1, game.seating.shown)
    story, does = words("story-squall"), words("does-squall")
    assert f"“The Passing Squall” is read. {story} {does}" in drawn(game, table)


def test_a_duel_for_a_place_is_told_as_it_stands() -> None:
    game = VagueEtAttaque(3)
    table = at_sea(game, turn=MAX, phase=Phase.ENCOUNTER)
    table.public.duel = Duel(
        (MAX, JULIA),
        where(game, table, "ship"),
        2,
        wins=(1, 0),
        throws=1,
        first_die=5,
        edges=(0, 2),
        two_dice=(True, False),
    )
    assert drawn(game, table)[-1] == (
        "Duel for “The Pirate Ship”: Max attacks you. Throws won: 1 to 0; it takes 2."
        " The attacker’s die counts 5. Max will throw two dice, and the better one counts."
        " Your next die counts 2 more."
    )
    assert drawn(game, table, MAX, locale="fr")[-1].startswith(
        "Duel pour « Le bateau pirate » : tu attaques Julia. Lancers gagnés : 1 à 0 ;"
    )


def test_a_duel_for_a_souvenir_is_one_throw() -> None:
    game = VagueEtAttaque(3)
    table = at_sea(game, turn=MAX, phase=Phase.ENCOUNTER)
    table.public.duel = Duel((MAX, JULIA), where(game, table, "pocket-seahorse"), 1)
    assert drawn(game, table)[-1] == "Duel for “The Pocket Seahorse”: Max attacks you."


def asked(pending: Pending, chosen: int | None = None, locale: str = "en") -> list[str]:
    """What Julia is told at the end, with this to resolve."""
    game = VagueEtAttaque(3)
    table = at_sea(game, pending=(pending,), chosen=chosen, phase=Phase.ENCOUNTER)
    lines = drawn(game, table, locale=locale)
    return lines[lines.index(next(line for line in lines if "Sea Legs" in line)) + 1 :]


def task(effect: Effect, by: int = JULIA) -> Task:
    return Task(JULIA, effect, by)


@pytest.mark.parametrize(
    ("pending", "chosen", "said"),
    [
        (task(Discard(count=2)), None, "Discard 2 cards from your hand, one by one."),
        (task(Discard()), None, "Discard a card from your hand."),
        (task(Draw(what=None)), None, "Choose where to draw."),
        (task(Steal()), None, "Choose a player."),
        (task(Give()), MAX, "Give Max a souvenir from your hand."),
        (task(Give(Whom.ME), by=ALICE), JULIA, "Give Alice a souvenir from your hand."),
        (task(Give(Whom.LEFT)), None, "Give Max a souvenir from your hand."),
        (task(Give(Whom.RIGHT)), None, "Give Alice a souvenir from your hand."),
        (KeepOne(JULIA), None, "Choose the one card that you keep in hand."),
    ],
)
def test_what_is_to_be_decided_comes_last(pending: Pending, chosen: int | None, said: str) -> None:
    assert asked(pending, chosen) == [said]


def test_two_ways_are_told_one_by_one() -> None:
    assert asked(task(Either((Draw(),), (Discard(), Draw(count=2))))) == [
        "Two ways:",
        "   1: draw 1 souvenir",
        "   2: discard 1 card from your hand, then draw 2 souvenirs",
    ]


def test_cards_to_choose_from_are_told_with_what_they_are_good_for() -> None:
    game = VagueEtAttaque(3)
    table = at_sea(game, pending=(task(Look()),), phase=Phase.ENCOUNTER)
    table.move(where(game, table, "conch").zone, -1, game.seating.looks[JULIA])
    table.move(where(game, table, "coral-sprig").zone, -1, game.seating.looks[JULIA])
    assert drawn(game, table)[-3:] == [
        "Choose what you keep.",
        f"   Souvenir “The Secret-Keeping Conch”, for: {homes('conch')}.",
        "   Souvenir “The Coral Sprig”, dedicated to: The Coral Cave.",
    ]
    assert not any("Conch" in line for line in drawn(game, table, MAX))


def test_alone_a_souvenir_is_about_to_go_aboard() -> None:
    game = VagueEtAttaque(1)
    table = position(
        game,
        hands=["starfish lagoon"],
        souvenirs="old-map",
        artefacts=ARTEFACTS,
        pending=(Boarding(JULIA),),
    )
    table.move(where(game, table, "old-map").zone, 0, game.seating.shown)
    assert drawn(game, table)[-1] == (
        "“The Old Map” bears the ship’s symbol: let it go aboard, or keep it off."
    )


def test_others_are_not_asked_and_watchers_see_no_hand() -> None:
    game = VagueEtAttaque(3)
    table = at_sea(game, pending=(task(Discard()),), phase=Phase.ENCOUNTER)
    assert drawn(game, table, MAX)[-1] == "   Place “The Sleepy Wreck”"
    watched = drawn(game, table, Onlooker.WATCHER)
    assert watched[-1].startswith("3 Alice")
    assert not any("Starfish" in line for line in watched)


def test_after_the_end_nobody_is_to_play() -> None:
    game = VagueEtAttaque(3)
    lines = drawn(game, at_sea(game, ended=Cause.LATE, round=60), Onlooker.EVERYONE)
    assert lines[0] == "The game is over in round 60."
    assert not any("to play" in line for line in lines)


@pytest.mark.parametrize("setting", SETTINGS[:6], ids=setting_name)
def test_what_a_seat_cannot_tell_apart_looks_the_same(
    setting: tuple[int, VagueEtAttaqueOptions],
) -> None:
    game = VagueEtAttaque(*setting)
    chance = QuickChance(setting_name(setting))
    table = game.start(chance)
    differed = 0
    for _ in range(MOST_MOVES):
        if not (waiting := game.to_act(table)):
            break
        for seat in range(game.seats):
            world = deal_world(game, table, seat, chance)
            differed += world.zones != table.zones
            assert drawn(game, world, seat) == drawn(game, table, seat)
        moves = game.moves(table, waiting[0])
        game.play(table, waiting[0], moves[chance.below(len(moves))], chance)
    assert differed > 0
