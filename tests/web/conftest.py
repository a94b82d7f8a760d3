"""The same server twice: at home, and as a node of a cluster."""

from collections.abc import Iterator

import pytest

from tests.web.people import Guest, Party
from tests.web.server import NO_LIMITS, Server, a_cluster, a_home

BEHIND_A_PROXY = ("--trusted-proxy", "127.0.0.1")
"""Tests may say what a proxy would."""


@pytest.fixture(scope="session")
def home_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with a_home(tmp_path_factory.mktemp("home"), NO_LIMITS, *BEHIND_A_PROXY) as at_home:
        yield at_home


@pytest.fixture(scope="session")
def cluster_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with a_cluster(tmp_path_factory.mktemp("cluster"), NO_LIMITS, *BEHIND_A_PROXY) as nodes:
        yield nodes[0]


# Both stay up: as parameters of one fixture they would be started anew for every file.
@pytest.fixture(params=["home", "cluster"])
def server(request: pytest.FixtureRequest) -> Server:
    server: Server = request.getfixturevalue(f"{request.param}_server")
    return server


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
