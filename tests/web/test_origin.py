"""For which site passkeys are made: as it was set up, or at home the one in front of the screen."""

import pytest

from houle.cli.parser import UsageError
from houle.cli.serve import origin
from houle.cli.voice import Voice
from houle.web.serving import Place, with_origin

AT_HOME = {"port": 0, "store": "sqlite:///houle.sqlite", "bus": None, "secret": "secret"}
CLUSTER = {**AT_HOME, "store": "postgresql:///houle", "bus": "nats://localhost"}


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("https://play.example.org", "https://play.example.org"),
        ("https://Play.example.org/", "https://play.example.org"),
        ("https://play.example.org:8443", "https://play.example.org:8443"),
        ("http://localhost:8000", "http://localhost:8000"),
        ("", None),
        (None, None),
    ],
)
def test_a_site_is_written_as_browsers_write_it(typed: str | None, found: str | None) -> None:
    assert origin(typed, Voice("en")) == found


@pytest.mark.parametrize(
    "typed",
    ["play.example.org", "http://play.example.org", "http://127.0.0.1:8000", "https://a.org/path"],
)
def test_where_no_browser_has_passkeys_is_refused(typed: str) -> None:
    with pytest.raises(UsageError, match="HOULE_ORIGIN"):
        origin(typed, Voice("en"))


@pytest.mark.parametrize(
    ("place", "found"),
    [
        ({**AT_HOME, "host": "127.0.0.1"}, "http://localhost:8000"),
        ({**AT_HOME, "host": "0.0.0.0"}, "http://localhost:8000"),  # noqa: S104 - nothing listens
        ({**AT_HOME, "host": "127.0.0.1", "trusted_proxies": ("127.0.0.1/32",)}, None),
        ({**CLUSTER, "host": "127.0.0.1"}, None),
        ({**CLUSTER, "host": "127.0.0.1", "origin": "https://a.org"}, "https://a.org"),
    ],
)
def test_at_home_it_needs_no_set_up(place: dict[str, object], found: str | None) -> None:
    assert with_origin(Place(**place), 8000).origin == found  # type: ignore[arg-type]
