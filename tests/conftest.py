"""What tests of several folders have in common."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.samples.install import LOW_TIDE, install_samples, leave_behind
from tests.texts.listening import no_text_errors

install_samples()


@pytest.fixture
def sound_texts() -> Iterator[None]:
    """Nothing that is said in the test has an error in it."""
    with no_text_errors():
        yield


@pytest.fixture
def a_strangers_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a game that somebody else installed: Low Tide, which brings no words."""
    leave_behind(tmp_path / "installed", LOW_TIDE)
    monkeypatch.syspath_prepend(str(tmp_path / "installed"))
    return next(iter(LOW_TIDE))
