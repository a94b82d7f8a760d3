"""Which faults can be planted in a file, and what the file is with each of them."""

import pytest

from tools.mutants.__main__ import Tried, draw, found_share, report
from tools.mutants.bench import ROOT, ordeal, sources
from tools.mutants.sites import mutants


def faulty(source: str) -> list[str]:
    """A function with each fault that can be planted in its body."""
    whole = f"def f(a: int = A, *b: 'x | y') -> 'a < b':\n    {source}\n".encode()
    return [
        mutant.planted(whole).decode().partition("\n")[2].strip() for mutant in mutants("", whole)
    ]


@pytest.mark.parametrize(
    ("sound", "broken"),
    [
        ("return a < b", ["return (a <= b)"]),
        ("return a < b <= c", ["return (a <= b <= c)", "return (a < b < c)"]),
        ("return a is None", ["return (a is not None)"]),
        ("return a + b * c", ["return (a - b * c)", "return a + (b // c)"]),
        ("return a and not b", ["return (a or not b)", "return a and (b)"]),
        ("return a if b else c", ["return a if (not (b)) else c"]),
        ("return 'é', 7", ["return 'é', 8"]),
        ("return True", ["return False"]),
        ("f(a)", ["pass"]),
        ("a -= b", ["pass"]),
        ("del a[b]", ["pass"]),
        ("if a: return b", ["if (not (a)): return b"]),
        ("while a: break", ["while a: continue"]),
        ("assert_never(a)", []),
        ("return f'{a < b}'", []),
        ("a: list[x | y]", []),
        ("raise ValueError(a + b)", []),
    ],
)
def test_faults_in_a_function(sound: str, broken: list[str]) -> None:
    assert faulty(sound) == broken


def test_outside_of_functions_only_constants_change() -> None:
    source = b"Move = A | B\nclass C(D, n=2):\n    size: int = 4\n    is_big = False\n"
    assert [(m.line, m.before, m.after) for m in mutants("", source)] == [
        (3, "4", "5"),
        (4, "False", "True"),
    ]


def test_what_stands_in_a_function_runs_as_often_as_it_is_called() -> None:
    source = b"FEW = 1\ndef waves(most=2):\n    return 3\n"
    assert [(one.before, one.once) for one in mutants("x.py", source)] == [
        ("1", True),
        ("2", True),
        ("3", False),
    ]


def test_every_fault_in_our_own_files_can_be_read() -> None:
    drawn = draw(seed=1, count=60)
    assert len(set(drawn)) == 60
    for mutant in drawn:
        compile(mutant.planted((ROOT / mutant.path).read_bytes()), mutant.path, "exec")


def test_a_seed_draws_the_same_faults_again() -> None:
    assert draw(seed=1, count=30) == draw(seed=1, count=30) != draw(seed=2, count=30)


def test_whatever_can_be_broken_has_tests() -> None:
    steps = {step for path in sources() for step in ordeal(path).steps}
    assert {path for step in steps for path in step if not (ROOT / path).exists()} == set()
    assert {ordeal(path).area for path in sources()} == {"kernel", "games", "tables"}


def test_what_lives_is_named() -> None:
    first, *_ = draw(seed=1, count=1)
    fault = first._replace(path="src/houle/kernel/table.py", before="a < b", after="(a <= b)")
    mutants = [fault._replace(line=line) for line in (1, 2)]
    tried = [Tried(mutant, "", mutant.line == 2) for mutant in mutants]
    assert found_share(tried) == 0.5
    assert report(tried) == [
        "",
        "not found:",
        "src/houle/kernel/table.py:2: a < b  →  (a <= b)",
        "kernel: 1 of 2 found, 50.0% [0.3%, 99.7%]",
        "all: 1 of 2 found, 50.0% [0.3%, 99.7%]",
    ]
