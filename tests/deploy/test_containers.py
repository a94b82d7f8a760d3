"""The image and the compose file: what is ours may do little, and fits the program."""

import re
import shlex
from typing import Any

import pytest
import yaml

from houle.build import VERSION
from houle.web.secrets import good_secret
from houle.web.serving import GRACE_SECONDS, LINGER_SECONDS
from tests.deploy.program import ROOT, unknown, unread
from tests.proxies.shipped import DEPLOY

CONTAINERFILE = (DEPLOY / "Containerfile").read_text()
OURS = ("node-1", "node-2", "worker")
CADDYS = {"HOULE_NAME", "HOULE_NODES"}
"""Read by the Caddyfile."""
TAG = re.compile(r"[a-z]+:\d[\w.\-]*")
"""A plain name and a version: no registry, and not whatever is newest."""


@pytest.fixture(scope="module")
def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def instructions(name: str) -> list[str]:
    """What follows an instruction of the Containerfile, each time it is given."""
    whole = CONTAINERFILE.replace("\\\n", " ")
    return [line.split(None, 1)[1] for line in whole.splitlines() if line.startswith(f"{name} ")]


def test_images_are_pinned_by_tag_and_named_plainly(compose: Any) -> None:
    bases = [base.split()[0] for base in instructions("FROM")]
    images = [service["image"] for service in compose["services"].values()]
    assert len(bases) == 2, "what builds stays behind"
    assert [image for image in (*bases, *images) if not TAG.fullmatch(image)] == []


def test_the_image_is_of_this_version(compose: Any) -> None:
    assert {compose["services"][name]["image"] for name in OURS} == {f"houle:{VERSION}"}
    assert f"houle:{VERSION}" in CONTAINERFILE


def test_the_image_runs_a_node_as_nobody(compose: Any) -> None:
    assert instructions("USER") == ["10001:10001"]
    assert instructions("STOPSIGNAL") == ["SIGTERM"]
    [entry], [words] = instructions("ENTRYPOINT"), instructions("CMD")
    command = yaml.safe_load(words)
    assert (yaml.safe_load(entry), command[0]) == (["houle"], "serve")
    assert unknown(command) == set()
    assert "/readyz" in instructions("HEALTHCHECK")[0]


def test_what_is_ours_may_do_little(compose: Any) -> None:
    for name in OURS:
        service = compose["services"][name]
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["networks"] == ["inside"]
        assert "ports" not in service
    assert compose["networks"]["inside"]["internal"] is True
    reached = {name for name, service in compose["services"].items() if "ports" in service}
    assert reached == {"caddy"}


def test_commands_and_variables_are_those_that_there_are(compose: Any) -> None:
    for name in OURS:
        service = compose["services"][name]
        assert unknown(service.get("command", ["serve"])) == set()
        assert unread(service["environment"]) == set()
    assert set(compose["services"]["caddy"]["environment"]) == CADDYS
    read = re.findall(r"\{\$(HOULE_[A-Z]+)", (DEPLOY / "Caddyfile").read_text())
    assert set(read) == CADDYS


def test_those_who_speak_with_each_other_mean_the_same(compose: Any) -> None:
    services = compose["services"]
    node, worker = services["node-1"]["environment"], services["worker"]["environment"]
    asked = re.findall(r"http://([\w-]+):8000", " ".join(services["worker"]["command"]))
    assert asked == ["node-1", "node-2"]
    assert services["caddy"]["environment"]["HOULE_NODES"].split() == [
        f"{name}:8000" for name in asked
    ]
    hosts = node["HOULE_ALLOWED_HOSTS"].split(",")
    assert hosts[1:] == asked, "workers would be turned away"
    assert hosts[0].startswith("${HOULE_NAME")
    assert node["HOULE_BUS"] == worker["HOULE_BUS"] == "nats://nats:4222"
    [inside] = compose["networks"]["inside"]["ipam"]["config"]
    assert node["HOULE_TRUSTED_PROXIES"] == inside["subnet"]
    assert "@postgres/" in node["HOULE_STORE"]


def test_no_secret_is_written_down(compose: Any) -> None:
    for service in compose["services"].values():
        for name, value in service.get("environment", {}).items():
            if re.search("SECRET|PASSWORD", name):
                assert re.fullmatch(r"\$\{HOULE_[A-Z_]+(:\?[^}]*)?\}", value)
                assert not good_secret(value) or value.startswith("${")


def test_nodes_have_time_to_go_in_good_order(compose: Any) -> None:
    for name in ("node-1", "node-2"):
        seconds = int(compose["services"][name]["stop_grace_period"].rstrip("s"))
        assert seconds > LINGER_SECONDS + GRACE_SECONDS


def test_what_the_image_is_made_of_is_there() -> None:
    [made] = instructions("RUN")
    files = [word for word in shlex.split(made) if word.startswith("requirements/")]
    assert files == ["requirements/run.txt"]
    assert all((ROOT / file).exists() for file in files)
    ignored = (ROOT / ".dockerignore").read_text().split()
    needed = {"requirements", "src", "client", "package.json", "hatch_build.py", "Makefile"}
    assert not needed & set(ignored)
