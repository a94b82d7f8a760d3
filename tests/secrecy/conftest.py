"""Places for worlds to be played in."""

from collections.abc import Iterator

import pytest

from tests.engines.shared import new_database
from tests.secrecy.postgres import Database
from tests.secrecy.world import Files


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Files:
    """SQLite files."""
    return Files(tmp_path_factory.mktemp("worlds"))


@pytest.fixture(scope="session")
def database() -> Iterator[Database]:
    """A database of this process."""
    with new_database() as url:
        yield Database(url)
