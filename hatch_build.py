"""Builds a wheel whose hot modules are compiled by mypyc, when HOULE_COMPILED is set.

Without it the wheel is pure Python and runs everywhere. Both are made from the same files and
behave alike; `make bench` shows the difference in speed.
"""

import os
import shutil
from pathlib import Path
from runpy import run_path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface[Any]):
    """Compiles the modules that packages list in a `compiled.toml`."""

    def dependencies(self) -> list[str]:
        """What a compiling build needs besides hatchling; a pure one needs nothing more."""
        return list(self.config["compilers"]) if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not wanted() or version == "editable":
            return
        for built in compile_modules(Path(self.root)):
            build_data["force_include"][str(built)] = str(built.relative_to(output(self.root)))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wanted() -> bool:
    return bool(os.environ.get("HOULE_COMPILED"))


def output(root: str | Path) -> Path:
    return Path(root) / "build" / "mypyc" / "lib"


def compile_modules(root: Path) -> list[Path]:
    """Run mypyc on a copy of the sources; return the extension modules."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only a compiling build needs these
    from setuptools import Distribution  # noqa: PLC0415

    # A build has no package `tools` to import from.
    modules: list[str] = run_path(str(root / "tools" / "all_compiled.py"))["listed"](root / "src")
    scratch = root / "build" / "mypyc" / "src"
    shutil.rmtree(root / "build" / "mypyc", ignore_errors=True)
    shutil.copytree(root / "src", scratch)
    before = Path.cwd()
    os.chdir(scratch)
    try:
        files = [f"{name.replace('.', '/')}.py" for name in modules]
        # A third level takes gcc twice as long and makes nothing quicker; notes to debug are large,
        # and name the folder of this build.
        extensions = mypycify(files, opt_level="2", debug_level="0")
        distribution = Distribution({"name": "houle", "ext_modules": extensions})
        command: Any = distribution.get_command_obj("build_ext")
        command.build_lib = str(output(root))
        command.build_temp = str(root / "build" / "mypyc" / "temp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return sorted(path for path in output(root).rglob("*") if path.suffix in {".so", ".pyd"})
