"""What is changed of a function: each kind of change, where, and that it is one at a time."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from pytest_androidbench.mutants.operators import OPERATORS
from pytest_androidbench.mutants.sites import Mutation, compiled, functions_of, mutations

SUITE = Path(__file__).parents[2] / "task_suites/android_world"


def changes(source: str, operator: str) -> list[str]:
    """What each change of a kind makes of the statements of a function."""
    text = "def f(a, b, c):\n" + "".join(f"    {line}\n" for line in dedent(source).splitlines())
    (function,) = functions_of(ast.parse(text)).values()
    made = [_written(m, function) for m in mutations(function, "f") if m.operator == operator]
    return ["; ".join(each.splitlines()[1:]).strip() for each in made]


def _written(mutation: Mutation, function: ast.FunctionDef) -> str:
    with mutation.made(function) as changed:
        return ast.unparse(changed)


@pytest.mark.parametrize(
    ("operator", "source", "expected"),
    [
        ("comparison", "return a == b", ["return a != b"]),
        ("comparison", "return a < b", ["return a <= b", "return a >= b"]),
        (
            "comparison",
            "return a in b != c",
            ["return a not in b != c", "return a in b == c"],
        ),
        ("boolean", "return a and b", ["return a or b", "return b", "return a"]),
        ("arithmetic", "return a + b", ["return a - b"]),
        ("arithmetic", "a -= b", ["a += b"]),
        ("arithmetic", "return -a", ["return a"]),
        ("constant", "return a[0]", ["return a[1]"]),
        ("constant", "return True", ["return False"]),
        ("constant", "return 'x'", ["return 'x~'", "return ''"]),
        ("constant", "return ''", ["return '~'"]),
        ("removed statement", "assert a, 'why'\nreturn b", ["pass;     return b"]),
        ("removed statement", "a.append(b)\nreturn a", ["pass;     return a"]),
        ("removed statement", "raise a", ["pass"]),
        ("negated condition", "return a if b else c", ["return a if not b else c"]),
        ("negated condition", "return a if not b else c", ["return a if b else c"]),
        (
            "negated condition",
            "return [x for x in a if x]",
            ["return [x for x in a if not x]", "return [x for x in a]"],
        ),
        ("dropped argument", "return a(b, c, key=b)", ["return a(b, key=b)", "return a(b, c)"]),
        ("dropped argument", "return a(b)", []),
        ("early return", "return a", ["return None"]),
        ("early return", "return Verdict(holds=False, why=a)", []),
        ("early return", "return Verdict(holds=a)", ["return None"]),
        ("early return", "a.run()\nassert b", ["a.run();     return"]),
        ("emptied collection", "return [a]", ["return []"]),
        ("emptied collection", "return {x for x in a}", ["return set()"]),
    ],
)
def test_each_kind_changes_one_thing(operator: str, source: str, expected: list[str]) -> None:
    assert changes(source, operator) == expected


def test_the_same_change_is_made_once() -> None:
    # `not a == b` would be `a != b` in other words.
    assert changes("if a == b:\n    return c", "negated condition") == []
    assert changes("if a == b:\n    return c", "comparison") == ["if a != b:;         return c"]


@pytest.mark.parametrize(
    "source",
    [
        '"""What it does, in 3 words."""',
        "assert a, f'{b} is not {1 + 2}'",
        "raise ValueError('a' + 'b')",
        "with a.check('label', weight=2):\n    pass",
        "x: 'list[int]'",
    ],
)
def test_what_reaches_only_a_message_or_names_a_check_is_left(source: str) -> None:
    assert changes(source, "constant") == []
    assert changes(source, "arithmetic") == []
    assert changes(source, "dropped argument") == []


def test_a_change_says_where_it_is_and_what_it_was() -> None:
    module = ast.parse("class A:\n    @property\n    def f(self):\n        return self.x + 1\n")
    function = functions_of(module)["A.f"]
    (sum_,) = [m for m in mutations(function, "A.f") if m.operator == "arithmetic"]
    assert (sum_.function, sum_.line, sum_.column) == ("A.f", 4, 15)
    assert (sum_.original, sum_.mutated) == ("self.x + 1", "self.x - 1")


def test_it_takes_the_place_of_the_code_of_a_function_with_all_it_needs_of_its_module() -> None:
    source = """
        from __future__ import annotations
        class Base:
            def answer(self) -> Unknown:
                return 40
        class Own(Base):
            def answer(self) -> Unknown:
                extra = 2
                return super().answer() + [extra][0]
    """
    module = ast.parse(dedent(source))
    names: dict[str, Any] = {}
    exec(compile(module, "own", "exec"), names)
    own, fits = names["Own"], names["Own"].answer.__code__.co_freevars
    assert own().answer() == 42
    function = functions_of(module)["Own.answer"]
    found: dict[str, object] = {}
    for mutation in mutations(function, "Own.answer"):
        with mutation.made(function) as changed:
            code = compiled(module, "Own.answer", changed, "own")
        if mutation.operator in ("arithmetic", "constant") and code.co_freevars == fits:
            own.answer.__code__ = code
            found[mutation.mutated] = _tried(own().answer)
    assert found == {"super().answer() - [extra][0]": 38, "3": 43, "1": IndexError}


def _tried(answer: Callable[[], object]) -> object:
    try:
        return answer()
    except IndexError as error:
        return type(error)


@pytest.mark.proof
@pytest.mark.parametrize("path", sorted(SUITE.glob("*.py")), ids=lambda path: path.stem)
def test_all_of_a_suite_s_changes_can_be_compiled_and_are_made_alike_each_time(path: Path) -> None:
    module = ast.parse(path.read_text(encoding="utf-8"))
    for name, function in functions_of(module).items():
        before = ast.dump(function)
        made = mutations(function, name)
        assert [_told(each) for each in made] == [_told(m) for m in mutations(function, name)]
        for mutation in made:
            assert mutation.operator in OPERATORS
            with mutation.made(function) as changed:
                compiled(module, name, changed, path.name)
        assert ast.dump(function) == before


def _told(mutation: Mutation) -> tuple[str, int, int, str, str]:
    return (
        mutation.operator, mutation.line, mutation.column, mutation.original, mutation.mutated,
    )  # fmt: skip
