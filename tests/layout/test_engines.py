"""Tests take the engines that are there, or that were started for them: none names one itself."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
ENGINE_HERE = re.compile(r"(?:nats|postgresql)://(?:\w+@)?(?:127\.0\.0\.1|localhost):\d{4}")


def names_an_engine(text: str) -> bool:
    return ENGINE_HERE.search(text) is not None


def test_only_one_module_knows_where_engines_are() -> None:
    named = [
        path.relative_to(TESTS).as_posix()
        for path in TESTS.rglob("*.py")
        if names_an_engine(path.read_text("utf-8"))
    ]
    assert named == ["engines/shared.py"]


def test_an_address_of_an_engine_is_found() -> None:
    for host in ("127.0.0.1", "localhost"):
        assert names_an_engine(f"nats://{host}:{4222}")
        assert names_an_engine(f"postgresql://root@{host}:{5432}/postgres")
    assert not names_an_engine("nats://here:4222")
