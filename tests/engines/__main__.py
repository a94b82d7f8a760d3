"""Run a command with engines at hand: those that run already, or ones started for it.

python -m tests.engines make check
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

import asyncpg
import nats
import nats.errors

from tests.engines.nats import Nats
from tests.engines.postgres import Postgres
from tests.engines.shared import NATS_URL, POSTGRES_URL


async def _postgres_answers() -> bool:
    try:
        connection = await asyncpg.connect(POSTGRES_URL, timeout=3)
    except (OSError, asyncpg.PostgresError, TimeoutError):
        return False
    await connection.close()
    return True


async def _nats_answers() -> bool:
    # Where there is none, the client would try sixty times before it says so, and print each.
    async def hush(_: Exception) -> None: ...

    try:
        line = await nats.connect(
            NATS_URL,
            allow_reconnect=False,
            connect_timeout=3,
            max_reconnect_attempts=1,
            error_cb=hush,
        )
    except (OSError, nats.errors.Error, TimeoutError):
        return False
    await line.close()
    return True


def main(command: list[str]) -> int:
    """Start what is missing, run the command, stop what was started."""
    environment = dict(os.environ)
    with ExitStack() as started:
        if not asyncio.run(_postgres_answers()):
            postgres = Postgres()
            started.callback(postgres.remove)
            postgres.start()
            environment["HOULE_TEST_POSTGRES"] = postgres.url
        if not asyncio.run(_nats_answers()):
            folder = Path(started.enter_context(tempfile.TemporaryDirectory()))
            server = Nats(folder)
            server.start()
            started.callback(server.stop)
            environment["HOULE_TEST_NATS"] = server.url
        return subprocess.run(command, check=False, env=environment).returncode  # noqa: S603


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
