"""What is tried is what is shipped: nothing changes but where things are."""

from difflib import ndiff
from pathlib import Path

import pytest

from tests.proxies.certificate import Certificate
from tests.proxies.faults import buffered, open_to_all
from tests.proxies.shipped import DEPLOY, NotShippedError, Where, caddyfile, nginx_site, put

WHERE = Where(
    http=1080,
    https=1443,
    nodes=(1800, 1801),
    certificate=Certificate(Path("/c/chain"), Path("/c/key"), Path("/c/authority")),
)


def changed(shipped: str, tried: str) -> list[str]:
    """The lines that are other than in the shipped file, without their indentation."""
    lines = ndiff(shipped.splitlines(), tried.splitlines())
    return [" ".join(line[2:].split()) for line in lines if line.startswith("+ ")]


def test_nginx_is_tried_as_it_is_shipped() -> None:
    assert [
        line for line in changed((DEPLOY / "nginx.conf").read_text(), nginx_site(WHERE)) if line
    ] == [
        "server 127.0.0.1:1800 max_fails=1 fail_timeout=2s;",
        "server 127.0.0.1:1801 max_fails=1 fail_timeout=2s;",
        "listen 127.0.0.1:1080;",
        "listen 127.0.0.1:1443 ssl http2;",
        "ssl_certificate /c/chain;",
        "ssl_certificate_key /c/key;",
        "error_log stderr crit;",
    ]


def test_caddy_is_tried_as_it_is_shipped() -> None:
    assert changed((DEPLOY / "Caddyfile").read_text(), caddyfile(WHERE)) == [
        "admin off",
        "http_port 1080",
        "https_port 1443",
        "default_bind 127.0.0.1",
        "tls /c/chain /c/key",
        "reverse_proxy {$HOULE_NODES:127.0.0.1:1800 127.0.0.1:1801} {",
    ]


def test_a_file_that_was_changed_must_be_looked_at_again() -> None:
    with pytest.raises(NotShippedError, match="listen 443"):
        put("listen 8443 ssl;", ("listen 443", "listen 1443"))


def test_planted_faults_are_in_what_is_shipped() -> None:
    assert "proxy_buffering on" in buffered(nginx_site(WHERE))
    assert "respond @ops" not in open_to_all(caddyfile(WHERE))
