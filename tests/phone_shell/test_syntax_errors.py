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


UNMATCHED = "syntax error: unmatched"
UNEXPECTED = "syntax error: unexpected"


@pytest.mark.parametrize(
    ("script", "line", "complaint"),
    [
        ("if true; then :", 1, f"{UNMATCHED} 'if'"),
        ("if true; then", 1, f"{UNMATCHED} 'then'"),
        ("if", 1, f"{UNMATCHED} 'if'"),
        ("if true; then :; else", 1, f"{UNMATCHED} 'else'"),
        ("if true; fi", 1, f"{UNEXPECTED} 'fi'"),
        ("if; then", 1, f"{UNEXPECTED} ';'"),
        ("if true; then :; elif true; fi", 1, f"{UNEXPECTED} 'fi'"),
        ("while true; do :", 1, f"{UNMATCHED} 'while'"),
        ("while true; do", 1, f"{UNMATCHED} 'do'"),
        ("while", 1, f"{UNMATCHED} 'while'"),
        ("until true", 1, f"{UNMATCHED} 'until'"),
        ("while true; done", 1, f"{UNEXPECTED} 'done'"),
        ("for x in a b", 1, f"{UNMATCHED} 'for'"),
        ("for x in a; do :", 1, f"{UNMATCHED} 'for'"),
        ("for x in a; done", 1, f"{UNEXPECTED} 'done'"),
        ("case x", 1, f"{UNMATCHED} 'case'"),
        ("case x in", 1, f"{UNMATCHED} 'case'"),
        ("case x in a", 1, f"{UNMATCHED} '('"),
        ("case x in a; esac", 1, f"{UNEXPECTED} ';'"),
        ("case x in a) :;; ;; esac", 1, f"{UNEXPECTED} ';;'"),
        ("case x in a) : )", 1, f"{UNEXPECTED} ')'"),
        ("case ; in", 1, f"{UNEXPECTED} ';'"),
        ("case x on", 1, f"{UNEXPECTED} 'on'"),
        ("{ :", 1, f"{UNMATCHED} '{{'"),
        ("{", 1, f"{UNMATCHED} '{{'"),
        ("{ }", 1, f"{UNEXPECTED} '}}'"),
        ("( :", 1, f"{UNMATCHED} '('"),
        ("()", 1, f"{UNEXPECTED} ')'"),
        ("[[ a", 1, f"{UNMATCHED} '[['"),
        ("f(", 1, f"{UNEXPECTED} EOF"),
        ("f() ", 1, f"{UNEXPECTED} EOF"),
        ("f(a) { :; }", 1, f"{UNEXPECTED} 'a'"),
        ("'f'() { :; }", 1, f"{UNEXPECTED} '('"),
        ("echo a >", 1, f"{UNEXPECTED} EOF"),
        ("echo a >\n", 2, f"{UNEXPECTED} 'newline'"),
        ("echo a > ;", 1, f"{UNEXPECTED} ';'"),
        ("a | | b", 1, f"{UNEXPECTED} '|'"),
        ("a && ; b", 1, f"{UNEXPECTED} ';'"),
        ("a ||", 1, f"{UNEXPECTED} EOF"),
        ("a |", 1, f"{UNEXPECTED} EOF"),
        ("; a", 1, f"{UNEXPECTED} ';'"),
        ("a ;; b", 1, f"{UNEXPECTED} ';;'"),
        ("a &; b", 1, f"{UNEXPECTED} ';'"),
        ("echo $(a", 1, f"{UNMATCHED} '('"),
        ("echo ${a", 1, f"{UNMATCHED} '{{'"),
        ("echo ${a:-b", 1, f"{UNMATCHED} '{{'"),
        ("echo ${a b}", 1, f"{UNMATCHED} '{{'"),
        ("echo ${+}", 1, "${+}: bad substitution"),
        ("echo ${}", 1, "${}: bad substitution"),
        ('echo "a', 1, "no closing quote"),
        ("echo `a", 1, "no closing quote"),
        ("echo $'a", 1, "no closing quote"),
        ("echo $'a\\'", 1, "no closing quote"),
        ("cat <<E\na", 1, "here document 'E' unclosed"),
        ("cat <<'E F'\nE", 1, "here document 'E F' unclosed"),
        ("echo a\necho b\n\necho )", 4, f"{UNEXPECTED} ')'"),
        ("echo 'a\nb'\necho )", 3, f"{UNEXPECTED} ')'"),
        ("echo $(\necho\n)\n)", 4, f"{UNEXPECTED} ')'"),
        ("cat <<E\na\nE\n)", 4, f"{UNEXPECTED} ')'"),
        ("# )\n\\\n)", 3, f"{UNEXPECTED} ')'"),
        ("fi", 1, f"{UNEXPECTED} 'fi'"),
        ("done", 1, f"{UNEXPECTED} 'done'"),
        ("then", 1, f"{UNEXPECTED} 'then'"),
        ("else", 1, f"{UNEXPECTED} 'else'"),
        ("elif", 1, f"{UNEXPECTED} 'elif'"),
        ("do", 1, f"{UNEXPECTED} 'do'"),
        ("esac", 1, f"{UNEXPECTED} 'esac'"),
        ("}", 1, f"{UNEXPECTED} '}}'"),
    ],
)  # fmt: skip
def test_what_is_wrong_and_where(lasting: Run, script: str, line: int, complaint: str) -> None:
    done = lasting(script)
    assert (done.stdout, done.code) == ("", 1)
    assert done.stderr == f"/system/bin/sh: <stdin>[{line}]: {complaint}\n"


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


def test_the_error_says_what_is_wrong() -> None:
    with pytest.raises(ScriptError, match="unexpected '\\)'"):
        parse("echo )")
