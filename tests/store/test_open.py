"""Which store a URL names."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from houle.store.open import open_store


@pytest.mark.parametrize("url", ["mysql://here/there", "sqlite://", "postgresql+psycopg://a/b"])
def test_other_urls_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="a store is named by"):
        asyncio.run(open_store(url))


OF_A_CLUSTER = ("asyncpg", "greenlet", "nats")
AT_HOME = """
import asyncio, sys
sys.modules.update(dict.fromkeys(sys.argv[2:]))  # none of them can be imported now
from houle.web.serving import Place, open_node

async def visit():
    node = await open_node(Place("127.0.0.1", 0, sys.argv[1], None, "secret"), None)
    assert await node.store.ready()
    await node.stop()

asyncio.run(visit())
"""


def test_at_home_nothing_is_needed_that_only_a_cluster_brings(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'houle.sqlite'}"
    words = [sys.executable, "-c", AT_HOME, url, *OF_A_CLUSTER]
    subprocess.run(words, check=True)  # noqa: S603 - our own program
