"""Files for stores that are empty and up to date from the start.

Some are made in each process, by the revisions, and copied for every test: to go through all of
them again would take longer than most tests. Where the revisions are what is tried
(`test_schema.py`), nothing is copied.
"""

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from houle.store.files import vault_path
from houle.store.private import private_database
from houle.store.upgrade import upgrade


def ready_files(path: Path) -> str:
    """The URL of a store on files; those that are there already are left as they are."""
    if not path.exists():
        for file, content in zip((path, vault_path(path)), _upgraded(), strict=True):
            private_database(file)
            file.write_bytes(content)
    return f"sqlite:///{path}"


@cache
def _upgraded() -> tuple[bytes, bytes]:
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as apart:
        path = Path(folder) / "houle.sqlite"
        # Whoever asks may be in a loop already.
        apart.submit(asyncio.run, upgrade(f"sqlite:///{path}")).result()
        return path.read_bytes(), vault_path(path).read_bytes()
