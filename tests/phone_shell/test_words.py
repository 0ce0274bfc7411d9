"""Quoting, expansion, splitting, patterns."""

from __future__ import annotations

import shlex

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.phone_shell.conftest import Run

texts = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"))


@given(texts)
def test_quoted_text_arrives_as_it_is(lasting: Run, text: str) -> None:
    assert lasting(f"printf %s {shlex.quote(text)}").stdout == text


@given(st.lists(texts.filter(bool), max_size=5))
def test_every_quoted_word_is_one_argument(lasting: Run, words: list[str]) -> None:
    script = "for word in " + " ".join(map(shlex.quote, words)) + r"; do printf '%s\0' "
    assert lasting(script + '"$word"; done').stdout == "".join(word + "\0" for word in words)


@given(st.binary(max_size=40) | st.text("a\n\0\u20ac", max_size=20).map(str.encode))
def test_a_word_takes_all_output_but_zeros_and_the_last_line_ends(
    lasting: Run, data: bytes
) -> None:
    octal = "".join(f"\\{byte:03o}" for byte in data)
    kept = data.replace(b"\0", b"").rstrip(b"\n")
    # However many bytes a line has.
    shown = lasting(f"printf %s \"$(printf '{octal}')\" | xxd -p").stdout
    assert "".join(shown.split()) == kept.hex()


@given(texts)
def test_a_variable_keeps_its_text(lasting: Run, text: str) -> None:
    assert lasting(f'x={shlex.quote(text)}; printf %s "$x"').stdout == text


@given(st.integers(-(10**6), 10**6), st.integers(-(10**6), 10**6), st.sampled_from("+-*<>"))
def test_arithmetic_agrees_with_python(lasting: Run, a: int, b: int, sign: str) -> None:
    expected = {"+": a + b, "-": a - b, "*": a * b, "<": int(a < b), ">": int(a > b)}[sign]
    assert lasting(f"echo $(({a} {sign} {b}))").stdout == f"{expected}\n"


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ('x="a  b"; echo $x', "a b\n"),
        ('x="a  b"; echo "$x"', "a  b\n"),
        ("echo 'single $HOME' \"double $HOME\"", "single $HOME double /\n"),
        ("echo ${nothing:-default} ${HOME:+set} ${nothing-}", "default set\n"),
        ("echo ${new:=made}; echo $new", "made\nmade\n"),
        ("f=/a/b.tar.gz; echo ${f##*/} ${f%.*} ${f%%.*} ${f#/} ${#f}",
         "b.tar.gz /a/b.tar /a/b a/b.tar.gz 11\n"),
        ('f="x y.z"; echo "${f%.*}"', "x y\n"),
        ("f=note.txt; echo ${f%.txt} ${f%e.txt} ${f%?txt} ${f%%t*t} ${f%x}",
         "note not note no note.txt\n"),
        ("x=banana; echo ${x/a/o} ${x//a/o} ${x:1:3}", "bonana bonono ana\n"),
        ("echo $(echo in $(echo side)) `echo back`", "in side back\n"),
        ("echo $((2 + 3 * 4)) $(( (2 + 3) * 4 )) $((7 / 2)) $((-7 / 2)) $((1 << 4))",
         "14 20 3 -3 16\n"),
        ("x=1; echo $((x += 4)) $x $((x++)) $x", "5 5 5 6\n"),
        ("echo {a,b}{1,2} x{y}", "a1 a2 b1 b2 x{y}\n"),
        ("echo a\\ b \"c\\\"d\" 'e\\f'g", "a b c\"d e\f" "g\n"),
        ("echo -E 'e\\f'", "e\\f\n"),
        ("echo \"a\\nb\"", "a\nb\n"),
        ("echo $'tab\\there'", "tab\there\n"),
        ("echo one \\\n two", "one two\n"),
        ("echo a # a comment", "a\n"),
        ("echo a#b", "a#b\n"),
        ("set -- a 'b c'; for x in \"$@\"; do echo \"<$x>\"; done; echo $#", "<a>\n<b c>\n2\n"),
        ("echo ~", "/\n"),
        ("", ""),
        ("   # nothing\n", ""),
    ],
)  # fmt: skip
def test_expansion(sh: Run, script: str, expected: str) -> None:
    assert sh(script).stdout == expected


def test_patterns_become_the_files_that_match(sh: Run) -> None:
    assert sh("cd /sdcard; echo D* [MN]*s").stdout == (
        "DCIM Documents Download Movies Notifications\n"
    )


def test_patterns_without_a_match_stay(sh: Run) -> None:
    assert sh("echo /sdcard/*.nothing").stdout == "/sdcard/*.nothing\n"


def test_quoted_patterns_stay(sh: Run) -> None:
    assert sh("cd /sdcard; echo 'D*' \"D*\" D\\*").stdout == "D* D* D*\n"


def test_an_unset_variable_can_be_an_error(sh: Run) -> None:
    result = sh("echo ${x:?is missing}; echo never")
    assert (result.stdout, result.stderr) == ("", "/system/bin/sh: x: is missing\n")
    assert result.code == 1
