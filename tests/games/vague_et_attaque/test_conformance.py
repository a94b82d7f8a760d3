"""VAGUE & ATTAQUE keeps every promise, in every setting and whatever its cards do."""

from dataclasses import replace

from houle.conformance import conformance_tests
from tests.games.vague_et_attaque.settings import SETTINGS
from tests.games.vague_et_attaque.suite import VAGUE_ET_ATTAQUE
from tests.games.vague_et_attaque.wild_deck import wild_game

TestConformance = conformance_tests(VAGUE_ET_ATTAQUE)
TestWildConformance = conformance_tests(
    replace(VAGUE_ET_ATTAQUE, game_type=wild_game(20), settings=SETTINGS[:3])
)
