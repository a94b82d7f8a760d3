"""Games written down: they replay to the same end, now and in every later version."""

import msgspec
import pytest

from houle.games.registry import find_game
from houle.kernel import KeyedChance, game_of, replay
from tests.games.golden import folder, golden, page, stored
from tests.samples.install import house_games

GAMES = {(game, name): kept for game in house_games() for name, kept in stored(game)}


@pytest.mark.parametrize(("game", "name"), GAMES)
def test_a_golden_game_replays_to_the_same_end(game: str, name: str) -> None:
    kept = GAMES[game, name]
    assert golden(kept.record) == kept


@pytest.mark.parametrize(("game", "name"), GAMES)
def test_without_a_journal_the_same_moves_lead_to_the_same_table(game: str, name: str) -> None:
    record = GAMES[game, name].record
    rules = game_of(find_game(game), record)
    chance = KeyedChance(bytes.fromhex(record.seed))
    table = rules.start(chance, journal=False)
    for play in record.plays:
        move = msgspec.json.decode(play.move, type=rules.move_type)
        assert rules.attempt(table, play.seat, move, chance) is None
    *_, noted_down = replay(rules, record)
    assert table == noted_down
    assert table.journal is None


@pytest.mark.parametrize(("game", "name"), GAMES)
def test_golden_games_are_written_as_the_tool_writes_them(game: str, name: str) -> None:
    assert (folder(game) / f"{name}.json").read_text("utf-8") == page(GAMES[game, name])


@pytest.mark.parametrize("game", house_games())
def test_every_game_has_golden_games(game: str) -> None:
    kept = [one for (of, _), one in GAMES.items() if of == game]
    assert kept
    kind = find_game(game)
    versions = set(range(1, kind.rules_version + 1)) - set(kind.given_up)
    assert {one.record.rules_version for one in kept} == versions


@pytest.mark.parametrize("game", house_games())
def test_every_version_of_the_rules_can_still_be_played(game: str) -> None:
    """Whoever raises the version keeps the rules before it, or says that they are given up."""
    kind = find_game(game)
    versions = range(1, kind.rules_version + 1)
    unknown = {version for version in versions if kind.of_version(version) is None}
    assert unknown == set(kind.given_up)
    for version in set(versions) - unknown:
        rules = kind.of_version(version)
        assert rules is not None
        assert (rules.name, rules.rules_version) == (game, version)
