"""A survivor's line as it stands and as it would, and what would notice it, in words of tasks."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from textwrap import dedent, indent

import pytest

from pytest_androidbench.mutants.advice import advice
from pytest_androidbench.mutants.changes import change_of
from pytest_androidbench.mutants.judged import Fate, Judged, Mutant
from pytest_androidbench.mutants.operators import OPERATORS
from pytest_androidbench.mutants.sites import functions_of, mutations
from pytest_androidbench.mutants.told import change_told
from pytest_androidbench.texts import clean

SUITE = Path(__file__).parents[2] / "task_suites/android_world"


@pytest.fixture
def survivors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Survivors:
    return Survivors(tmp_path, monkeypatch)


class Survivors:
    """All changes of a function, as if each had survived."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self._folder, self._patch = folder, patch

    def of(self, body: str, *, own: bool = True) -> list[Judged]:
        """Those of a body of `f`, which lies in the module `weak`."""
        source = f"def f(episode, rows, name, number):\n{indent(dedent(body).strip(), '    ')}\n"
        path = self._folder / "weak.py"
        path.write_text(source, encoding="utf-8")
        self._patch.syspath_prepend(self._folder)
        __import__("weak")
        return list(judged_in("weak", path, own=own))

    def told(self, body: str, mutated: str, *, own: bool = True) -> Judged:
        """The one that puts something in place of something."""
        (found,) = [one for one in self.of(body, own=own) if one.mutant.mutated == mutated]
        return found


def judged_in(module: str, path: Path, *, own: bool = True) -> list[Judged]:
    found: list[Judged] = []
    functions = functions_of(ast.parse(path.read_text(encoding="utf-8")))
    for name, function in functions.items():
        for each in mutations(function, name):
            mutant = Mutant(
                module=module, function=name, line=each.line, column=each.column,
                operator=each.operator, original=each.original, mutated=each.mutated,
            )  # fmt: skip
            found.append(
                Judged(
                    mutant=mutant, suite="desk", task="Note", own=own, fate=Fate.SURVIVED,
                    change=change_of(mutant),
                )
            )  # fmt: skip
    return found


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "weak", raising=False)


@pytest.mark.parametrize(
    ("body", "mutated", "line", "before", "after"),
    [
        (
            "# rows\nassert len(rows) <= 3  # at most",
            "len(rows) < 3",
            3,
            "assert len(rows) <= 3 # at most",
            "assert len(rows) < 3 # at most",
        ),
        (
            "assert (\n    rows\n), 'why'",
            "pass",
            2,
            "assert ( rows ), 'why'",
            "pass",
        ),
        (
            "if rows:\n    return name\nreturn number",
            "if not rows:\n    return name",
            2,
            "if rows:",
            "if not rows:",
        ),
        (
            "return [r for r in rows if r.big if r.old]",
            "(x for r in rows if r.old)",
            2,
            "return [r for r in rows if r.big if r.old]",
            "return [r for r in rows if r.old]",
        ),
        (
            "return any(r.name == name and\n           r.number == number for r in rows)",
            "r.name == name",
            2,
            "return any(r.name == name and r.number == number for r in rows)",
            "return any(r.name == name for r in rows)",
        ),
        ("äöü = 'ß'; return äöü + ''", "'~'", 2, "äöü = 'ß'; return äöü + ''",
         "äöü = 'ß'; return äöü + '~'"),
    ],
)  # fmt: skip
def test_lines_are_shown_as_they_are_written(
    survivors: Survivors, body: str, mutated: str, line: int, before: str, after: str
) -> None:
    change = survivors.told(body, mutated).change
    assert change is not None
    assert (change.file, change.line) == ("weak.py", line)
    assert (change.before, change.after) == (before, after)


def test_a_task_that_ends_early_is_shown_behind_its_turn(survivors: Survivors) -> None:
    (early,) = [
        one
        for one in survivors.of("episode.run()\nassert rows")
        if one.mutant.operator == "early return"
    ]
    assert early.change is not None
    assert (early.change.line, early.change.before, early.change.after) == (
        2, "episode.run()", "episode.run(); return",
    )  # fmt: skip
    assert "Nothing behind this turn of the agent fails in any end." in advice(early)


@pytest.mark.parametrize(
    ("body", "mutated", "told"),
    [
        ("assert rows", "pass", "breaks this assertion. Add a mistake that does what it forbids"),
        ("raise ValueError", "pass", "No end is stopped here."),
        ("rows.clear()\nreturn 1", "pass", "without this line. Add a mistake whose verdict hangs"),
        ("assert len(rows) <= 3", "len(rows) < 3", "No end stands at the limit, `3`. Add a mistake "
         "with exactly one more"),
        ("assert len(rows) < len(name) + 1", "2", "No end stands at the limit, `len(name) + 1`."),
        ("assert len(rows) < 3", "len(rows) >= 3", "On which side of `3` it is decides in no end."),
        ("return rows.number == number", "rows.number != number", "Whether `rows.number` is "
         "`number` decides in no end. Add a mistake that is right in all but `rows.number`."),
        ("return name in rows", "name not in rows", "Whether `name` is in `rows` decides in no"),
        ("return rows.name == name and rows.number == number", "rows.name == name", "All that "
         "decides is `rows.name == name` alone: `rows.number == number` might not be there."),
        ("return name or number", "name", "No end needs `number`: where it holds, `name` does"),
        ("return name or number", "name and number", "In every end these are all true or all"),
        ("return [r for r in rows if r.old]", "(x for r in rows)", "No end has anything that "
         "`r.old` keeps out. Add a mistake that leaves such a thing behind"),
        ("return [r for r in rows if r.old]", "(x for r in rows if not r.old)", "What this filter "
         "lets through decides in no end."),
        ("return [r for r in rows]", "[]", "may as well be empty"),
        ("return name if rows else number", "name if not rows else number", "whichever way `rows`"),
        ("return rows[0]", "1", "with the next number in place of `0`"),
        ("return name + 'x'", "'x~'", "another text in place of `'x'`. Add a mistake that is"),
        ("return rows(name, exact=True)", "rows(name)", "without `exact=True`. Add a mistake that"),
        ("return name + ''", "'~'", "No end needs `''`. Add a mistake, or a seed, in which there"),
        ("return name or ''", "name", "No end needs `''`. Add a mistake, or a seed, in which "
         "`name` is empty, or drop it."),
        ("return rows.get(name, [])", "rows.get(name)", "No end needs `[]`. Add a mistake, or a "
         "seed, in which there is no `name`, or drop it."),
        ("return {'big': rows}", "'big~'", "What is called `'big'` may be called anything"),
        ("return rows(exact=True)", "False", "without `True` here"),
        ("return rows", "return None", "Whether there is `rows` or nothing decides in no end."),
        ("return name + number", "name - number", "the same with `name - number`."),
    ],
)  # fmt: skip
def test_it_is_said_which_mistake_would_notice(
    survivors: Survivors, body: str, mutated: str, told: str
) -> None:
    assert told in advice(survivors.told(body, mutated))


def test_of_shared_code_more_can_be_done(survivors: Survivors) -> None:
    shared = advice(survivors.told("assert rows", "pass", own=False))
    assert shared.endswith("a mistake of any task will do, or a test named in mutants.toml.")


def test_without_a_source_the_expressions_are_told() -> None:
    mutant = Mutant(
        module="gone", function="f", line=3, column=0, operator="comparison",
        original="a  ==  b", mutated="a != b",
    )  # fmt: skip
    assert change_of(mutant) is None
    one = Judged(mutant=mutant, suite="desk", task="Note", own=True, fate=Fate.SURVIVED)
    assert (change_told(one).before, change_told(one).after) == ("a == b", "a != b")
    assert "Whether `a` is `b` decides in no end." in advice(one)


@pytest.mark.proof
@pytest.mark.parametrize("path", sorted(SUITE.glob("test_*.py")), ids=lambda path: path.stem)
def test_something_is_said_of_each_change_that_can_be_made_in_a_suite(path: Path) -> None:
    module = f"task_suites.android_world.{path.stem}"
    __import__(module)
    lines = path.read_text(encoding="utf-8").splitlines()
    for one in judged_in(module, path):
        assert one.mutant.operator in OPERATORS
        change, told = change_told(one), advice(one)
        assert re.search(r"Add a (mistake|way)", told), told
        assert change.before != change.after
        first = clean(" ".join(lines[change.line - 1].split()))
        assert change.before.startswith(first[:200]) or change.before in one.mutant.original
