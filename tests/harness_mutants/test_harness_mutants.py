"""Small changes of our own code are noticed by the tests that execute them, or the type checker."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from pytest_androidbench.mutants.score import NOTICED
from pytest_androidbench.stats.intervals import wilson
from tests.harness_mutants.changes import changes_of, function_lines
from tests.harness_mutants.drawing import PACKAGES, Drawer, Drawn, changed_lines
from tests.harness_mutants.judging import Report, judge
from tests.harness_mutants.type_checking import refused
from tests.tiers import commit

LEAST = 0.9
"""So much of a sample is noticed, whichever is drawn."""
QUICK = ("interface", "tasks")
"""Packages whose tests take seconds: for the slice."""


def changed(source: str) -> set[tuple[str, str]]:
    """What stands there and what would, for each change of a source."""
    return {(one.original, one.mutated) for one in changes_of(dedent(source))}


def told(report: Report) -> str:
    return "\n".join(report.lines())


def test_the_body_of_a_function_is_changed_in_one_place_at_a_time() -> None:
    source = """
        def larger(a, b):
            if a < b:
                return b + 1
            return a
    """
    assert changed(source) == {
        ("if a < b:", "if a <= b:"),
        ("return b + 1", "return b - 1"),
        ("return b + 1", "return b + 2"),
    }


@pytest.mark.parametrize(
    "source",
    [
        "LIMIT = 3",
        "class Kind:\n    limit: int = 3",
        "def f():\n    '''Says what it is.'''",
        "def f(a: Literal['x'], b=1) -> 'list[1]':\n    pass",
        "def f():\n    raise ValueError(f'{1 + 1} is no name', 2)",
        "def f(a):\n    assert a, 'a is ' + 'needed'",
        "class Kind:\n    def __repr__(self):\n        return 'kind'",
        "@cache(maxsize=1)\ndef f():\n    pass",
    ],
)
def test_nothing_is_changed_that_no_test_need_notice(source: str) -> None:
    assert changed(source) == set()


def test_a_text_is_changed_but_not_its_case_alone() -> None:
    assert changed("def f(a):\n    return a.encode('utf-8')") == {
        ("return a.encode('utf-8')", "return a.encode('XXutf-8XX')"),
        ("return a.encode('utf-8')", "return a.encode(None)"),
    }


def test_a_change_is_told_with_the_lines_of_its_statement() -> None:
    source = "class Kind:\n    def f(self, a):\n        return sum(\n            a, 1\n        )\n"
    assert {(one.function, one.statement) for one in changes_of(source)} == {("Kind.f", (3, 5))}
    assert list(function_lines(source)) == [(3, "Kind.f"), (4, "Kind.f"), (5, "Kind.f")]


def test_each_change_can_be_compiled() -> None:
    drawn = Drawer(files="*/tasks/p*").draw("compiled", 20)
    assert len(drawn) == 20
    for one in drawn:
        compile(one.change.source, one.path, "exec")
        assert one.change.diff(one.path).count("\n@@") >= 1


def test_a_seed_says_what_is_drawn_and_changed_lines_come_first() -> None:
    drawer, lines = Drawer(files="*/tasks/p*"), changed_lines()
    first, again, other = (drawer.draw(seed, 8) for seed in "aab")
    assert [one.mutant for one in first] == [one.mutant for one in again]
    assert [one.mutant for one in first] != [one.mutant for one in other]
    recent = [(one.path, one.change.line) in lines for one in other]
    assert recent == sorted(recent, reverse=True)


def test_the_type_checker_s_errors_are_those_of_the_changed_file(tmp_path: Path) -> None:
    path = "pytest_androidbench/counting.py"
    source = "def more(given: list[int]) -> int:\n    return len(given) + 1\n"
    (tmp_path / path).parent.mkdir()
    (tmp_path / path).write_text(source)
    changes = [Drawn(path=path, change=change) for change in changes_of(source)]
    wrong = [changes[place].mutant.mutated for place in refused(tmp_path, changes)]
    assert wrong == ["return len(None) + 1"]
    assert len(changes) == 3
    assert (tmp_path / path).read_text() == source
    (tmp_path / path).write_text(source.replace("+ 1", "+ ''"))
    with pytest.raises(RuntimeError, match=r"what nobody changed: .*counting\.py"):
        list(refused(tmp_path, changes))


@pytest.mark.whole
@pytest.mark.timeout(900)
def test_a_slice_is_tried_and_mostly_noticed() -> None:
    package = QUICK[int(commit()[:8] or "0", 16) % len(QUICK)]
    report = judge(commit(), 8, [package])
    assert report.not_begun == 0
    noticed, tested = report.count(*NOTICED), report.tested
    # Which eight are drawn is chance: what fails is what chance does not explain.
    assert wilson(noticed, tested, 0.9999).high >= LEAST, told(report)
    assert report.stale == ()


@pytest.mark.whole
@pytest.mark.timeout(2400)
def test_a_sample_is_noticed() -> None:
    report = judge(commit(), 120, tuple(PACKAGES), jobs=2)
    assert report.share >= LEAST, told(report)
    assert report.stale == ()
    assert len(report.result.failed) < report.result.tests / 100
    assert len(report.judged) > 60
