"""The units for systemd: they start what there is, within bounds, and leave it time to go."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from houle.web.serving import GRACE_SECONDS, LINGER_SECONDS
from tests.deploy.program import ROOT, VARIABLE, unknown, unread

UNITS = sorted((ROOT / "deploy" / "systemd").glob("*.service"))
HARDENED = {
    "CapabilityBoundingSet": "",
    "DynamicUser": "yes",
    "LockPersonality": "yes",
    "NoNewPrivileges": "yes",
    "PrivateDevices": "yes",
    "PrivateTmp": "yes",
    "ProtectHome": "yes",
    "ProtectKernelModules": "yes",
    "ProtectKernelTunables": "yes",
    "ProtectSystem": "strict",
    "RestrictNamespaces": "yes",
    "RestrictSUIDSGID": "yes",
    "SystemCallFilter": "@system-service",
    "UMask": "0077",
}
MOST_EXPOSED = 2.0
"""Of ten, as systemd counts what a service could do."""

each_unit = pytest.mark.parametrize("unit", UNITS, ids=[unit.stem for unit in UNITS])


def settings(unit: Path) -> dict[str, str]:
    """What a unit says; the last word counts."""
    lines = [line for line in unit.read_text().splitlines() if not line.startswith("#")]
    return {name: value for name, found, value in (line.partition("=") for line in lines) if found}


def command(unit: Path) -> list[str]:
    """What a unit starts, without the program itself."""
    return shlex.split(settings(unit)["ExecStart"])[1:]


def test_there_is_a_unit_for_nodes_and_one_for_workers() -> None:
    assert {command(unit)[0] for unit in UNITS} == {"serve", "worker"}


@each_unit
def test_a_unit_uses_flags_and_variables_that_there_are(unit: Path) -> None:
    assert unknown(command(unit)) == set()
    assert unread(VARIABLE.findall(unit.read_text())) == set()


def test_a_flag_or_a_variable_that_there_is_not_is_found() -> None:
    assert unknown(["serve", "--host", "::", "--speed", "9"]) == {"--speed"}
    assert unread(["HOULE_STORE", "HOULE_SPEED"]) == {"HOULE_SPEED"}


@each_unit
def test_a_unit_may_do_little(unit: Path) -> None:
    said = settings(unit)
    assert {name: said.get(name) for name in HARDENED} == HARDENED


@each_unit
def test_a_unit_has_time_to_go_in_good_order(unit: Path) -> None:
    assert int(settings(unit)["TimeoutStopSec"]) > LINGER_SECONDS + GRACE_SECONDS


@each_unit
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_finds_nothing_wrong_with_a_unit(unit: Path, tmp_path: Path) -> None:
    here = tmp_path / unit.name.replace("@", "@8000")
    here.write_text(unit.read_text().replace("/opt/houle/bin/houle", "/bin/true"))
    verified = analyze("verify", "--man=no", str(here))
    assert (verified.returncode, verified.stderr) == (0, "")
    judged = analyze("security", "--offline=true", "--no-pager", str(here))
    level = re.search(r"exposure level for .*: ([\d.]+)", judged.stdout)
    assert level is not None, judged
    assert float(level[1]) <= MOST_EXPOSED


def analyze(*words: str) -> "subprocess.CompletedProcess[str]":
    asked = ["systemd-analyze", *words]
    return subprocess.run(asked, check=False, capture_output=True, text=True)  # noqa: S603
