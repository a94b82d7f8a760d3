"""Both databases, empty and up to date."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from houle.store.upgrade import upgrade
from tests.engines.shared import everybody_out, new_database
from tests.store.ready import ready_files


@pytest.fixture(scope="session")
def postgres_template() -> Iterator[str]:
    """The name of a database that the revisions were run on, to be copied."""
    with new_database() as url:
        asyncio.run(upgrade(url))
        name = str(make_url(url).database)
        everybody_out(name)
        yield name


@pytest.fixture
def postgres_url(postgres_template: str) -> Iterator[str]:
    with new_database(postgres_template) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return ready_files(tmp_path / "houle.sqlite")


@pytest.fixture(params=["postgres", "sqlite"])
def url(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url
