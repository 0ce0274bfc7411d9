"""What reaches only a message is told apart from what decides."""

from __future__ import annotations

import ast
from textwrap import dedent

import pytest

from pytest_androidbench.mutants.messages import message_nodes


def shown(source: str) -> set[str]:
    """The constants and calls of a source that reach only a message."""
    module = ast.parse(dedent(source))
    nodes = message_nodes([module])
    kinds = ast.Constant | ast.Call
    return {ast.unparse(node) for node in nodes if isinstance(node, kinds)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("assert a == 1, f(2)", {"f(2)", "2"}),
        ("raise ValueError(1)", {"ValueError(1)", "1"}),
        ("with episode.check('label', weight=2): assert 3", {"'label'", "2"}),
        ("episode.run('goal')\nshell.run('script')", {"'goal'"}),
        ("list(zip(a, f(1), strict=True))", {"True"}),
        ("Verdict(holds=f(1), why=g(2), differences=h(3))", {"g(2)", "2", "h(3)", "3"}),
    ],
)
def test_words_of_assertions_exceptions_verdicts_and_goals(source: str, expected: set[str]) -> None:
    assert shown(source) == expected


def test_a_name_that_is_only_shown_takes_what_it_is_given_along() -> None:
    source = """
        def f(rows):
            why = told(rows, 1)
            count = size(rows, 2)
            return Verdict(holds=not count, why=why + str(count))
    """
    assert shown(source) == {"told(rows, 1)", "1", "str(count)"}


def test_a_function_that_others_name_in_messages_alone_is_one_with_all_its_body() -> None:
    source = """
        def told(row):
            return told(row[1]) if deep(row, 2) else "x"

        def deep(row, level):
            return level > 3

        def f(row):
            assert deep(row, 4), told(row)
    """
    assert {"'x'", "1", "told(row[1])", "deep(row, 2)"} <= shown(source)
    assert not {"3", "4"} & shown(source)


def test_what_is_given_for_a_parameter_that_is_only_shown_is_shown() -> None:
    source = """
        def unlike(why, wanted, *, more=""):
            return Verdict(holds=bool(wanted), why=why + more)

        class A:
            def method(self, why):
                assert self.x, why

        def f(a):
            a.method("y")
            return unlike("x", 1, more="z")
    """
    assert shown(source) == {"'x'", "'y'", "'z'"}


def test_of_two_functions_of_one_name_both_must_only_show_it() -> None:
    source = """
        class A:
            def f(self, why):
                assert self.x, why

        class B:
            def f(self, wanted):
                assert wanted

        def g(a):
            a.f("y")
    """
    assert shown(source) == set()
