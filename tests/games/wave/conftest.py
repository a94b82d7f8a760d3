"""What tests of the game at a terminal need."""

import pytest

from tests.cli.conftest import Houle, runner


@pytest.fixture
def houle(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Houle:
    return runner(monkeypatch, capsys)
