"""Which tests show which rule: `python -m houle.conformance.rules PAGE... TESTS`."""

import argparse
import contextlib
import io
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from houle.conformance.rulebook import rules_in

TEXT_WIDTH = 48
NAMES_WIDTH = 60
RULING = re.compile(r"^\*\*R( fact)?\*\* ")


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as showing these rules."""
    return pytest.mark.rule(*ids)


class Collector:
    """A pytest plugin that notes, of every test, the rules it names."""

    def __init__(self) -> None:
        self.tests: defaultdict[str, list[str]] = defaultdict(list)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for mark in item.iter_markers("rule"):
                for named in mark.args:
                    self.tests[named].append(item.name)


class CollectionError(Exception):
    """The tests could not be collected."""


def tests_by_rule(tests: Path) -> Mapping[str, Sequence[str]]:
    """The names of the tests in a folder by the rules they name."""
    collector = Collector()
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        code = pytest.main(["--collect-only", "--quiet", str(tests)], plugins=[collector])
    if code not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        raise CollectionError(said.getvalue())
    return collector.tests


def report(rules: Mapping[str, str], tests: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """A line per rule, then what is wrong."""
    for rule_id, text in rules.items():
        names = list(dict.fromkeys(name.split("[")[0] for name in tests.get(rule_id, ())))
        yield (
            f"{rule_id:<7}{_short(RULING.sub('', text), TEXT_WIDTH):<{TEXT_WIDTH + 2}}"
            f"{len(tests.get(rule_id, ())):>4}  {_short(', '.join(names), NAMES_WIDTH)}"
        ).rstrip()
    yield ""
    untested, unknown = problems(rules, tests)
    shown = len(rules) - len(untested)
    yield f"{shown} of {len(rules)} rules are shown by a test"
    if untested:
        yield f"without a test: {', '.join(untested)}"
    if unknown:
        yield f"named by a test, but on no page: {', '.join(unknown)}"


def problems(
    rules: Mapping[str, str], tests: Mapping[str, Sequence[str]]
) -> tuple[list[str], list[str]]:
    """Rules without a test, and ids that are no rule."""
    return [r for r in rules if not tests.get(r)], sorted(tests.keys() - rules.keys())


def _short(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report; 1 if a rule has no test or a test names no rule."""
    parser = argparse.ArgumentParser(prog="python -m houle.conformance.rules", description=__doc__)
    parser.add_argument("pages", type=Path, nargs="+", help="the pages of rules")
    parser.add_argument("tests", type=Path, help="the folder with the tests")
    asked = parser.parse_args(arguments)
    rules = rules_in(asked.pages)
    if not rules:
        parser.error(f"there are no rules on {', '.join(map(str, asked.pages))}")
    try:
        tests = tests_by_rule(asked.tests)
    except CollectionError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.writelines(f"{line}\n" for line in report(rules, tests))
    return 1 if any(problems(rules, tests)) else 0


if __name__ == "__main__":
    sys.exit(main())
