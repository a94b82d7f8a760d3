"""With a person at the table a finger means what it says, for those who point and who look."""

from typing import Any

import msgspec
import pytest

from houle.arena import play_game
from houle.bots import Level, bot_names, stands_for_a_person
from houle.games.wave import Wave, WavePublic
from houle.games.wave.bots import BOTS
from houle.games.wave.bots.care import Care
from houle.games.wave.bots.head import hushed
from houle.games.wave.bots.playout import worth
from houle.games.wave.bots.sight import WaveKnowledge
from houle.games.wave.bots.team import Surfer
from houle.games.wave.moves import Advice, Discard, Point, Propose, Side, Unpoint, WaveMove
from houle.games.wave.state import VAIMITI, Pointing
from houle.kernel import Knowledge, QuickChance, Seat, Story, TrackedTable, know
from tests.bots.trial import ShortPatience
from tests.games.wave.bots.company import Errand, Setting, play
from tests.games.wave.bots.settings import every_table
from tests.games.wave.positions import position, wave

INWARD, OUTWARD = Side.INWARD, Side.OUTWARD
PLAY, KEEP = Advice.PLAY, Advice.KEEP
THINKING = (Level.PLAYER, Level.STRONG, Level.EXPERT)
PERSON = (0,)


def known(
    game: Wave, table: TrackedTable[WavePublic], seat: Seat, people: tuple[Seat, ...] = PERSON
) -> WaveKnowledge:
    return know(game, table, seat, Story(game.layout, ()), people)


def partner() -> Surfer:
    return Surfer(QuickChance(0), ShortPatience(10_000), Care(60, nodes=200))


def fingers(game: Wave, table: TrackedTable[WavePublic], bot: Any, seat: Seat) -> set[Any]:
    """What a bot points at, once it has nothing more to say."""
    for _ in range(8):
        aside = bot.aside(known(game, table, seat))
        if aside is None:
            return {(one.place, one.advice) for one in table.public.pointing}
        assert game.attempt(table, seat, aside, QuickChance(0)) is None
    pytest.fail("it did not come to an end")


def crossroads(**public: Any) -> tuple[Wave, TrackedTable[WavePublic]]:
    """Seat 0 has an orange 2 and a sky 5 outward, seat 1 the red 3: the sky 5 must come last."""
    game = wave(3)
    outward = ["sky 5, orange 2", "", ""]
    return game, position(game, discard="white 1", inward=["", "red 3"], outward=outward, **public)


# Pointing


@pytest.mark.parametrize("level", THINKING)
def test_a_finger_says_which_card_is_the_best_for_all_and_which_would_hurt(level: Level) -> None:
    game, table = crossroads()
    assert fingers(game, table, BOTS[level](QuickChance(0)), 1) == {(1, PLAY), (0, KEEP)}


def test_fingers_that_were_wrong_are_changed() -> None:
    game, table = crossroads(pointing=(Pointing(1, 0, 0, PLAY), Pointing(1, 0, 1, KEEP)))
    assert fingers(game, table, partner(), 1) == {(1, PLAY), (0, KEEP)}


def test_fingers_stay_while_somebody_else_is_to_play() -> None:
    game, table = crossroads(turn=1, pointing=(Pointing(2, 0, 1, PLAY), Pointing(2, 0, 0, KEEP)))
    assert partner().aside(known(game, table, 2)) is None


def test_where_only_one_card_can_be_played_there_is_nothing_to_say() -> None:
    game = wave(3)
    table = position(game, discard="navy 2", inward=["", "navy 4"], outward=["navy 3, white 1"])
    assert partner().aside(known(game, table, 1)) is None


def test_a_card_that_does_not_fit_any_more_is_not_to_be_played() -> None:
    game = wave(3)
    table = position(
        game,
        discard="navy 2",
        inward=["", "navy 4"],
        outward=["navy 3, white 1"],
        pointing=(Pointing(1, 0, 1, PLAY),),
    )
    assert partner().aside(known(game, table, 1)) == Unpoint(0, 1)


@pytest.mark.parametrize("option", ["strict", "open_mistakes"])
def test_where_nothing_is_lit_a_card_that_does_not_fit_is_to_be_kept(option: str) -> None:
    game = wave(3, **{option: True})
    table = position(game, discard="navy 2", inward=["", "navy 4"], outward=["navy 3, white 1"])
    assert (1, KEEP) in fingers(game, table, partner(), 1)


def test_vaimitis_card_is_proposed_and_not_pointed_at() -> None:
    game = wave(2)
    table = position(
        game, discard="white 1", inward=["navy 3", "sky 4"], face_up="white 2", turn=VAIMITI
    )
    assert partner().aside(known(game, table, 1)) is None


def test_among_bots_alone_fingers_follow_the_convention() -> None:
    """By it a finger before somebody who is not to play says that a card would fit now."""
    game, table = crossroads(turn=1)
    assert partner().aside(known(game, table, 2, people=())) == Point(0, 0, KEEP)
    assert partner().aside(known(game, table, 2)) is None


# Reading


def lived(seat: Seat, people: tuple[Seat, ...]) -> WaveKnowledge:
    """What a seat knows in the middle of a game in which everybody pointed at much."""
    game = wave(3)
    chance = QuickChance(5)
    table = game.start(chance)
    story = Story(game.layout, table.journal or ())
    bots = [BOTS[Level.PLAYER](QuickChance(number)) for number in range(3)]

    def do(actor: Seat, move: WaveMove) -> None:
        assert game.attempt(table, actor, move, chance) is None
        story.add(actor, table.journal or ())

    for _ in range(7):
        for pointer in range(3):
            for _ in range(8):
                found = bots[pointer].aside(know(game, table, pointer, story))
                if pointer in game.to_act(table) or found is None:
                    break
                do(pointer, found)
        actor = game.to_act(table)[0]
        do(actor, bots[actor].choose(know(game, table, actor, story)))
    assert table.public.turn == seat
    return know(game, table, seat, story, people)


def test_fingers_of_old_and_silence_say_nothing_of_where_cards_are() -> None:
    here = lived(1, people=(0,))
    there = msgspec.structs.replace(here, told=())
    assert len(here.told) > 8
    assert [partner().choose(one) for one in (here, there)] == [partner().choose(here)] * 2


@pytest.mark.parametrize(("advice", "place"), [(PLAY, 1), (KEEP, 0)])
def test_the_finger_of_a_person_is_advice(advice: Advice, place: int) -> None:
    game = wave(3)
    table = position(
        game,
        discard="white 1",
        outward=["navy 3", "sky 2, sky 3", "navy 4"],
        turn=1,
        pointing=(Pointing(0, 1, 1, advice),),
    )
    assert partner().choose(known(game, table, 1)) == Discard(OUTWARD, place)


# What a person will do


def with_a_person(inward: str, outward: str) -> tuple[Wave, Any]:
    """Won if seat 1 plays the navy 2 first: the orange 3 can follow that, and not the orange 4."""
    game = wave(3)
    inwards = ["yellow 2, orange 3", inward]
    table = position(game, discard="yellow 1", inward=inwards, outward=["", outward])
    return game, hushed(game, table)


def test_a_person_plays_the_hardest_inward_card_unless_a_finger_says_otherwise() -> None:
    """Fewer cards can go before an orange 4 than before a navy 2."""
    game, table = with_a_person("navy 2, orange 4", "")
    assert worth(game, table, Discard(INWARD, 0), 500) == 1
    assert worth(game, table, Discard(INWARD, 0), 500, people=0b010) < 0.25
    assert worth(game, table, Discard(INWARD, 0), 0, people=0b010) < 0.25


def test_a_person_plays_an_outward_card_when_a_finger_says_so() -> None:
    game, table = with_a_person("orange 4", "navy 2")
    assert worth(game, table, Discard(INWARD, 0), 500, people=0b010) == 1


# Models of people


def literal(game: Wave, table: TrackedTable[WavePublic], seat: Seat = 0) -> WaveMove:
    move: WaveMove = BOTS["literal"](QuickChance(0)).choose(known(game, table, seat))
    return move


def test_the_literal_one_does_what_a_finger_says() -> None:
    game = wave(3)
    rows: dict[str, Any] = {"inward": ["navy 4"], "outward": ["sky 2, sky 3"]}
    table = position(game, discard="white 1", **rows, pointing=(Pointing(1, 0, 1, PLAY),))
    assert literal(game, table) == Discard(OUTWARD, 1)
    table.public.pointing = (Pointing(1, 0, 1, PLAY), Pointing(2, 0, 1, KEEP))
    assert literal(game, table) == Discard(INWARD, 0)


def test_the_literal_one_plays_what_it_is_told_to_keep_last_of_all() -> None:
    game = wave(3)
    outward = ["sky 2, sky 3"]
    table = position(game, discard="white 1", outward=outward, pointing=(Pointing(1, 0, 0, KEEP),))
    assert literal(game, table) == Discard(OUTWARD, 1)


def test_the_literal_one_plays_the_hardest_inward_card_by_itself() -> None:
    """Fewer cards can go before a yellow 2 than before a sky 3."""
    game = wave(3)
    table = position(game, discard="white 1", inward=["sky 3, yellow 2"], outward=["navy 4"])
    assert literal(game, table) == Discard(INWARD, 1)


def test_the_literal_one_agrees_for_vaimiti() -> None:
    game = wave(2)
    table = position(
        game,
        discard="white 1",
        inward=["navy 3", "sky 4"],
        face_up="white 2, sky 5",
        turn=VAIMITI,
        proposals=(None, Propose(1)),
    )
    assert literal(game, table) == Propose(1)
    table.public.proposals = (None, None)
    assert literal(game, table) == Propose(0)


def test_models_of_people_point_at_what_they_could_follow() -> None:
    """The red 3 follows the orange 2 and not the sky 5."""
    game, table = crossroads()
    for name in ("literal", "thinker"):
        table.public.pointing = ()
        assert fingers(game, table, BOTS[name](QuickChance(0)), 1) == {(0, KEEP), (1, PLAY)}
        table.public.pointing = (Pointing(1, 0, 0, PLAY),)
        assert fingers(game, table, BOTS[name](QuickChance(0)), 1) == {(0, KEEP), (1, PLAY)}


def test_the_thinker_knows_of_no_convention() -> None:
    """It chooses alike whoever sits there, and whatever was pointed at before."""
    here = lived(1, people=(0,))
    among_bots = msgspec.structs.replace(here, people=())
    forgetful = msgspec.structs.replace(among_bots, told=())
    thinkers = [BOTS["thinker"](QuickChance(0), ShortPatience(200)) for _ in range(3)]
    questions = (here, among_bots, forgetful)
    chosen = [one.choose(known) for one, known in zip(thinkers, questions, strict=True)]
    assert len(set(chosen)) == 1


def test_models_of_people_are_taken_for_people() -> None:
    assert [name for name in bot_names("wave") if stands_for_a_person("wave", name)] == [
        "literal",
        "thinker",
    ]


# Whole games


class Supervised:
    """A bot whose every answer is checked against what it was offered."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot

    def choose(self, known: Knowledge[Any, Any, Any]) -> WaveMove:
        move: WaveMove = self._bot.choose(known)
        assert move in known.view.moves
        return move

    def aside(self, known: Knowledge[Any, Any, Any]) -> WaveMove | None:
        move: WaveMove | None = self._bot.aside(known)
        assert move is None or move in known.view.asides
        return move


def test_with_people_it_does_only_what_it_is_offered_whatever_the_options() -> None:
    for number, game in enumerate(every_table()[::9]):
        kinds = [BOTS["literal"](QuickChance(0))]
        for seat in range(1, game.seats):
            care = Care(playouts=4, nodes=10)
            kinds.append(Surfer(QuickChance(seat), ShortPatience(100_000), care))
        bots = [Supervised(bot) for bot in kinds]
        played = play_game(game, bots, QuickChance(number), people=PERSON)
        assert played.moves > 0


def test_a_deal_with_a_person_can_be_played_again() -> None:
    errand = Errand(Setting(2, "literal", "player", "again"), deal=1)
    assert play(errand) == play(errand)
