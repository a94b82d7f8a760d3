"""The same server twice: at home, and as a node of a cluster."""

from collections.abc import Iterator

import pytest

from tests.web.people import Guest, Party
from tests.web.server import NO_LIMITS, Server, a_cluster, a_home


@pytest.fixture(scope="session", params=["home", "cluster"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "home":
        with a_home(folder, NO_LIMITS) as at_home:
            yield at_home
    else:
        with a_cluster(folder, NO_LIMITS) as nodes:
            yield nodes[0]


@pytest.fixture
def party(server: Server) -> Iterator[Party]:
    party = Party(server.url)
    yield party
    party.close()


@pytest.fixture
def stranger(server: Server) -> Iterator[Guest]:
    stranger = Guest(server.url, "Zoe")
    yield stranger
    stranger.close()
