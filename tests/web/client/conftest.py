"""A browser before a small build."""

from pathlib import Path

import pytest

from tests.web.client.build import Browser, build


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    return Browser(build(tmp_path))
