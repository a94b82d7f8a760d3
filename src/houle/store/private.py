"""Files and folders for their owner alone: who reads the vault knows every hidden card."""

import os
from contextlib import suppress
from pathlib import Path

FILE_MODE, FOLDER_MODE = 0o600, 0o700
OTHERS = 0o077
BESIDE = ("-journal", "-shm", "-wal")
"""What SQLite keeps beside a database, as readable as that when it makes them."""


def private_folder(folder: Path, ours: tuple[str, ...]) -> None:
    """Make a folder for its owner alone.

    One that is there already is made so too, unless it holds more than our files, whose names begin
    like this: somebody may have pointed us to their home, or to one that all use.
    """
    folder.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    if all(file.name.startswith(ours) for file in folder.iterdir()):
        _tighten(folder, FOLDER_MODE)


def private_database(path: Path) -> None:
    """Make a file for a database, and whatever lies beside it, for its owner alone.

    One that is there is not opened: closing it again would drop the locks that SQLite has on it in
    this process. Another process would take itself for the last one, and delete the log of writes.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE_MODE))
    except FileExistsError:
        pass
    except OSError:
        return  # SQLite will say what is wrong
    for file in (path, *(path.with_name(path.name + ending) for ending in BESIDE)):
        with suppress(FileNotFoundError):  # another process may be done with it by now
            _tighten(file, FILE_MODE)


def _tighten(path: Path, mode: int) -> None:
    if path.stat().st_mode & OTHERS:
        try:
            path.chmod(mode)
        except PermissionError:
            return  # it is somebody else's, who has arranged it like this
