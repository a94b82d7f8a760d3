"""Both databases, empty."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engines.shared import new_database


@pytest.fixture
def postgres_url() -> Iterator[str]:
    with new_database() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'houle.sqlite'}"


@pytest.fixture(params=["postgres", "sqlite"])
def url(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url
