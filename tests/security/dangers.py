"""What code of ours never does, found by reading it."""

import ast
import re
from collections.abc import Iterator
from pathlib import PurePath
from typing import Final

NEVER_IMPORTED: Final = {
    "pickle": "a pickle runs what it is told",
    "marshal": "what is read may break the interpreter",
    "shelve": "keeps pickles",
    "subprocess": "no other program is started",
    "ctypes": "memory is left to Python",
    "xml": "no XML is read",
    "smtplib": "no mail is sent",
    "http.cookies": "takes longer than it should for long cookies",
    "telnetlib": "nothing goes out in the clear",
    "ftplib": "nothing goes out in the clear",
}
NEVER_CALLED: Final = {"eval", "exec", "compile", "__import__", "breakpoint"}
NEVER_CALLED_OF: Final = {
    ("os", "system"),
    ("os", "popen"),
    ("hashlib", "md5"),
    ("hashlib", "sha1"),
}
WEAK_NAMES: Final = {"md5", "sha1"}
OWN_CHANCE: Final = PurePath("kernel/chance.py")
"""The one place where numbers that can be foreseen are made: for trials and the arena."""
BUILDS_BOARDS: Final = PurePath("cli/board/__init__.py")
"""The one command that starts another program, Node.js: for who writes a game, at no server."""

IN_THE_CLIENT: Final = re.compile(
    r"\binnerHTML\b|\bouterHTML\b|\binsertAdjacentHTML\b|\{@html|\bdocument\.write\b|\beval\("
    r"|\bnew Function\b|\bpostMessage\b|\bdangerously|\bsetAttribute\('on|\bjavascript:"
)


def in_python(source: str, path: PurePath) -> Iterator[str]:
    """Each danger in a module, with its line."""
    for node in ast.walk(ast.parse(source)):
        for name in _imported(node):
            if name == "subprocess" and path == BUILDS_BOARDS:
                continue
            for never in NEVER_IMPORTED:
                if name == never or name.startswith(f"{never}."):
                    yield f"{path}:{_line(node)} imports {name}"
            if name == "random.Random" and path != OWN_CHANCE:
                yield f"{path}:{_line(node)} draws numbers that can be foreseen"
            if name.rpartition(".")[2] in WEAK_NAMES:
                yield f"{path}:{_line(node)} hashes weakly"
        if isinstance(node, ast.Call) and (danger := _danger_of(node)):
            yield f"{path}:{node.lineno} {danger}"


def _imported(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names):
            return [alias.name for alias in names]
        case ast.ImportFrom(str(module), names):
            return [module, *(f"{module}.{alias.name}" for alias in names)]
        case _:
            return []


def _danger_of(call: ast.Call) -> str | None:
    match call.func:
        case ast.Name(name) if name in NEVER_CALLED:
            return f"calls {name}"
        case ast.Name("text") if not isinstance(call.args[0], ast.Constant):
            return "puts SQL together"
        case ast.Attribute(ast.Name(module), name) if (module, name) in NEVER_CALLED_OF:
            return f"calls {module}.{name}"
        case ast.Attribute(_, "exec_driver_sql") if not isinstance(call.args[0], ast.Constant):
            return "puts SQL together"
        case _:
            return None


def in_client(source: str, path: PurePath) -> Iterator[str]:
    """Each danger in a source of the client, with its line."""
    for number, line in enumerate(source.splitlines(), 1):
        if found := IN_THE_CLIENT.search(line):
            yield f"{path}:{number} uses {found[0]}"


def _line(node: ast.AST) -> int:
    return getattr(node, "lineno", 0)
