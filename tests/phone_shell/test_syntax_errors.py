"""Scripts that cannot be read."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.shell.errors import ScriptError
from pytest_androidbench.phone.shell.parser import parse
from tests.phone_shell.conftest import Run

pieces = st.sampled_from(
    ["if", "then", "else", "fi", "for", "in", "do", "done", "while", "case", "esac", "{", "}", "(",
     ")", "((", "))", "[[", "]]", ";", ";;", "&", "&&", "||", "|", "<", ">", ">>", "<<", "<<-",
     "\n", " ", "'", '"', "`", "$", "$(", "$((", "${", "\\", "#", "a", "x=1", "echo", "2", "-",
     "*", "EOF", "f()", "!", "="]
)  # fmt: skip


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("echo )", "<stdin>[1]: syntax error: unexpected ')'"),
        ("echo a\nfi", "<stdin>[2]: syntax error: unexpected 'fi'"),
        ("| wc", "<stdin>[1]: syntax error: unexpected '|'"),
        ("if true", "<stdin>[1]: syntax error: unmatched 'if'"),
        ("echo 'abc", "<stdin>[1]: no closing quote"),
        ("a &&", "<stdin>[1]: syntax error: unexpected EOF"),
        ("for 1x in a; do", "<stdin>[1]: syntax error: unexpected"),
    ],
)
def test_complaints(sh: Run, script: str, complaint: str) -> None:
    result = sh(script)
    assert result.stderr.startswith(f"/system/bin/sh: {complaint}")
    assert (result.stdout, result.code) == ("", 1)


def test_nothing_of_an_unreadable_script_runs(sh: Run) -> None:
    assert sh("echo before; echo )").stdout == ""


@given(st.lists(pieces, max_size=20).map("".join) | st.text(max_size=40))
def test_any_text_is_read_or_refused(script: str) -> None:
    with suppress(ScriptError):
        parse(script)


@pytest.mark.parametrize("opener", ["(", "{ ", "$(", "if ", "((", '"$('])
def test_deep_nesting_is_refused(opener: str) -> None:
    with pytest.raises(ScriptError):
        parse("echo " * (opener[0] in '$`"') + opener * 5000)
