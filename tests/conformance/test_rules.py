"""Which rules are shown by tests."""

from pathlib import Path

import pytest

from houle.conformance.rulebook import rules_in, rules_on
from houle.conformance.rules import main

PAGE = """# A game

Ids inside a sentence, such as **X-99**, are no rules of their own.

- **X-01** The first rule of the game, which is told at such length that it has to be shortened.
- **X-02b** **R** A ruling.
- Not a rule: **X-03**
"""

TESTS = """
import pytest

@pytest.mark.rule("X-01")
@pytest.mark.parametrize("number", range(3))
def test_the_first_rule(number): ...

@pytest.mark.rule({ids})
def test_a_ruling(): ...

def test_something_else(): ...
"""


def lay_out(folder: Path, ids: str) -> list[str]:
    """A page of rules, and tests of which one names these ids."""
    pages, tests = folder / "rules", folder / "tests"
    pages.mkdir()
    tests.mkdir()
    (pages / "x.md").write_text(PAGE, encoding="utf-8")
    # A module is imported once, whatever folder it is in, so each test has its own.
    (tests / f"{folder.name}.py").write_text(TESTS.format(ids=ids), encoding="utf-8")
    (tests / "pytest.ini").write_text("[pytest]\nmarkers = rule\n", encoding="utf-8")
    return [str(pages / "x.md"), str(tests)]


def test_rules_are_bullets_that_begin_with_an_id(tmp_path: Path) -> None:
    lay_out(tmp_path, '"X-02b"')
    rules = rules_on(tmp_path / "rules" / "x.md")
    assert list(rules) == ["X-01", "X-02b"]
    assert rules["X-02b"] == "**R** A ruling."


def test_an_id_stands_for_one_rule(tmp_path: Path) -> None:
    lay_out(tmp_path, '"X-02b"')
    pages = [tmp_path / "rules" / name for name in ("x.md", "y.md")]
    pages[1].write_text("- **X-01** Once more.\n", encoding="utf-8")
    with pytest.raises(ValueError, match="X-01"):
        rules_in(pages)
    pages[1].write_text("- **Y-01** Once.\n- **Y-01** Twice.\n", encoding="utf-8")
    with pytest.raises(ValueError, match="Y-01"):
        rules_in(pages)


def test_the_report_counts_the_tests_of_each_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(lay_out(tmp_path, '"X-02b"')) == 0
    first, ruling, _, total = capsys.readouterr().out.splitlines()
    assert first.split()[0] == "X-01"
    assert first.endswith("…     3  test_the_first_rule")
    assert ruling.split() == ["X-02b", "A", "ruling.", "1", "test_a_ruling"]
    assert total == "2 of 2 rules are shown by a test"


def test_a_rule_without_a_test_is_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(lay_out(tmp_path, '"X-01"')) == 1
    assert "without a test: X-02b" in capsys.readouterr().out


def test_a_test_of_no_rule_is_a_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(lay_out(tmp_path, '"X-02b", "X-77"')) == 1
    assert "named by a test, but on no page: X-77" in capsys.readouterr().out


def test_tests_that_cannot_be_collected_are_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folders = lay_out(tmp_path, '"X-02b"')
    (tmp_path / "tests" / "test_y.py").write_text("import nowhere\n", encoding="utf-8")
    assert main(folders) == 1
    assert "No module named 'nowhere'" in capsys.readouterr().err


def test_a_page_without_rules_is_a_mistake(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "x.md"
    page.write_text("# No rules at all\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        main([str(page), str(tmp_path)])
    assert "no rules" in capsys.readouterr().err
