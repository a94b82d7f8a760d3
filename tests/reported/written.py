"""Runs a test that was written for a report."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path


def run_written(file: Path) -> None:
    """Run the only test in a file, as pytest would."""
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    (test,) = (made for name, made in vars(module).items() if name.startswith("test_"))
    test()
