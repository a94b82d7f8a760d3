"""Both proxies as they are shipped, before two real nodes: what each must do for people."""

import shutil
from collections.abc import Iterator

import pytest
import uvloop

from tests.proxies import visits
from tests.proxies.faults import open_to_all
from tests.proxies.proxies import PROXIES
from tests.proxies.trial import Site, site
from tests.proxies.visits import House

SEARCHED = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin"


@pytest.fixture(scope="module")
def here() -> Iterator[Site]:
    missing = [name for name in PROXIES if shutil.which(name, path=SEARCHED) is None]
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")
    with site() as found:
        yield found


@pytest.fixture(scope="module", params=PROXIES)
def house(request: pytest.FixtureRequest, here: Site) -> Iterator[House]:
    with here.behind(request.param) as found:
        yield found


def test_plain_http_leads_to_tls(house: House) -> None:
    uvloop.run(visits.plain_http_leads_to_tls(house))


def test_tls_is_of_today(house: House) -> None:
    uvloop.run(visits.tls_is_of_today(house))


def test_ciphers_keep_what_was_said_before(house: House) -> None:
    uvloop.run(visits.ciphers_keep_what_was_said_before(house))


def test_browsers_speak_http2_and_programs_need_not(house: House) -> None:
    uvloop.run(visits.browsers_speak_http2_and_programs_need_not(house))


def test_nodes_know_of_tls(house: House) -> None:
    uvloop.run(visits.nodes_know_of_tls(house))


def test_streams_pass_as_they_come(house: House) -> None:
    uvloop.run(visits.streams_pass_as_they_come(house))


def test_private_paths_stay_private(house: House) -> None:
    uvloop.run(visits.private_paths_stay_private(house))


def test_large_requests_end_at_the_proxy(house: House) -> None:
    uvloop.run(visits.large_requests_end_at_the_proxy(house))


def test_limits_know_who_asks(house: House) -> None:
    uvloop.run(visits.limits_know_who_asks(house))


def test_a_path_left_open_is_noticed(here: Site) -> None:
    with here.behind("caddy", open_to_all) as house, pytest.raises(visits.AmissError):
        uvloop.run(visits.private_paths_stay_private(house))


def test_every_visit_is_a_test_here() -> None:
    assert {f"test_{one.__name__}" for one in visits.VISITS} <= set(globals())
