"""What the buttons do to a text, without a phone; `|` marks caret or selection."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.apps.markor import edits, history
from pytest_androidbench.phone.apps.markor.date_format import formatted
from pytest_androidbench.phone.apps.markor.edits import Edit, Selected
from pytest_androidbench.phone.apps.markor.files import readable_size
from pytest_androidbench.phone.apps.markor.formats import format_of
from pytest_androidbench.phone.apps.markor.view import Block, blocks

LINES = st.text(alphabet="ab \n", max_size=12)


def marked(text: str) -> Selected:
    """A text whose selection lies between two bars, or whose caret is one bar."""
    start, end = text.index("|"), text.rindex("|")
    plain = text.replace("|", "")
    return Selected(plain, start, end - (text.count("|") - 1))


def shown(now: Selected) -> str:
    text, start, end = now
    if start == end:
        return f"{text[:start]}|{text[start:]}"
    return f"{text[:start]}|{text[start:end]}|{text[end:]}"


@pytest.mark.parametrize(
    ("edit", "before", "after"),
    [
        (partial(edits.wrapped, mark="**"), "a |b| c", "a **|b|** c"),
        (partial(edits.wrapped, mark="**"), "a **|b|** c", "a |b| c"),
        (partial(edits.wrapped, mark="_"), "a|", "a_|_"),
        (edits.without_lines, "a\n|b\nc", "a\n|c"),
        (edits.without_lines, "a\n|b", "a|"),
        (edits.moved_up, "a\nb|c", "b|c\na"),
        (edits.moved_down, "a|\nb\nc", "b\na|\nc"),
        (edits.line_below, "- a|b\nc", "- ab\n- |\nc"),
        (edits.indented, "a|", "    a|"),
        (edits.unindented, "     a|", " a|"),
        (partial(edits.by_rules, rules=edits.heading(2)), "|a", "## |a"),
        (partial(edits.by_rules, rules=edits.heading(2)), "## a|", "a|"),
        (partial(edits.by_rules, rules=edits.heading(1)), "## a|", "# a|"),
        (partial(edits.by_rules, rules=edits.check_list("-")), "- [ ] a|", "- [x] a|"),
        (partial(edits.by_rules, rules=edits.list_sign("*")), "|a\nb|", "* |a\n* b|"),
        (partial(edits.by_rules, rules=edits.ordered()), "a|", "1. a|"),
        (partial(edits.by_rules, rules=edits.quoted()), "> a|", "a|"),
        (partial(edits.by_rules, rules=edits.todo_done("2023-10-15")), "b|", "x 2023-10-15 b|"),
        (partial(edits.by_rules, rules=edits.todo_done("")), "(B) a|", "x a pri:B|"),
        (partial(edits.by_rules, rules=edits.todo_done("")), "x a|", "a|"),
        (partial(edits.by_rules, rules=edits.todo_priority("C")), "(A) a|", "(C) a|"),
        (partial(edits.todo_tag, tag="@home"), "a|b\nc", "ab @home|\nc"),
    ],
)  # fmt: skip
def test_edits(edit: Edit, before: str, after: str) -> None:
    assert shown(edit(marked(before))) == after


@pytest.mark.parametrize(
    ("line", "next_"),
    [
        ("- a", "- "),
        ("  * [x] a", "  * [ ] "),
        ("9. a", "10. "),
        ("3) a", "4) "),
        ("- ", ""),
        ("a", ""),
        ("    a", "    "),
    ],
)
def test_a_new_line_goes_on_with_the_list(line: str, next_: str) -> None:
    assert edits.continuation(line, len(line)) == next_


@given(LINES, LINES)
def test_changes_can_be_undone_and_made_again(before: str, after: str) -> None:
    (change,) = history.noted([], before, after)
    assert history.undone(change, after).text == before
    assert history.redone(change, before).text == after


def test_letters_typed_one_by_one_are_one_change() -> None:
    done: Sequence[history.Change] = []
    text = ""
    for letter in "one two":
        done = history.noted(list(done), text, text + letter)
        text += letter
    assert [change[2] for change in done] == ["one", " ", "two"]


@pytest.mark.parametrize(
    ("name", "format_"),
    [
        ("a.md", "markdown"),
        ("a.MD", "markdown"),
        ("todo.txt", "todotxt"),
        ("x.todo.txt", "todotxt"),
        ("a.txt", "plaintext"),
        ("a", "plaintext"),
        ("a.csv", "csv"),
        ("a.adoc", "asciidoc"),
        ("a.json", "keyvalue"),
    ],
)
def test_formats(name: str, format_: str) -> None:
    assert format_of(f"/x/{name}") == format_


def test_pages() -> None:
    page = blocks("# H\na\nb\n\n* x\n  1. y\n> q\n```\n# no\n```\n|a|b|\n|-|-|\n***", "markdown")
    assert page == [
        Block(kind="heading", text="H", level=1),
        Block(kind="text", text="a b"),
        Block(kind="item", text="• x"),
        Block(kind="item", text="1. y", level=1),
        Block(kind="quote", text="q"),
        Block(kind="code", text="# no"),
        Block(kind="row", text="a | b"),
        Block(kind="line"),
        Block(kind="line"),
    ]


def test_dates_are_written_as_java_does() -> None:
    moment = datetime(2023, 4, 5, 6, 7, 8)
    assert formatted(moment, "EEE d MMM yyyy, HH:mm:ss 'at' h") == "Wed 5 Apr 2023, 06:07:08 at h"
    assert formatted(moment, "yy-M-d H:m") == "23-4-5 6:7"


@pytest.mark.parametrize(
    ("size", "said"),
    [(0, "0B"), (14, "14 Bytes"), (1536, "1.5 Kilobytes"), (2 << 20, "2 Megabytes")],
)
def test_sizes(size: int, said: str) -> None:
    assert readable_size(size) == said
