"""The games that tests take as samples keep every promise, and speak both languages."""

import pytest

from houle.conformance import Subject, conformance_tests
from houle.games.registry import game_names
from houle.texts import LOCALES
from houle.texts.catalogue import game_source, shared_source
from houle.texts.check import problems
from houle.texts.needs import game_needs
from tests.samples.eddy.suite import EDDY
from tests.samples.flotsam.suite import FLOTSAM
from tests.samples.install import SAMPLES

TestEddy = conformance_tests(EDDY, seeds=2)
TestFlotsam = conformance_tests(FLOTSAM, seeds=2)


@pytest.mark.parametrize("subject", [EDDY, FLOTSAM], ids=lambda subject: subject.game_type.name)
def test_the_words_of_a_sample_are_sound(subject: Subject) -> None:
    kind = subject.game_type
    texts = {locale: game_source(kind, locale) or "" for locale in LOCALES}
    shared = {locale: shared_source(locale) for locale in LOCALES}
    assert problems(kind.name, texts, game_needs(kind), shared) == []


def test_samples_are_found_like_any_other_game() -> None:
    assert {EDDY.game_type.name, FLOTSAM.game_type.name} == SAMPLES <= set(game_names())
