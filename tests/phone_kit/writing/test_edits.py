"""What buttons do to a text, and undoing it, without a phone; `|` marks caret or selection."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.kit.writing import Edit, edits, history
from tests.phone_kit.writing.marks import marked, shown

LINES = st.text(alphabet="ab \n", max_size=12)


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


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- one^", "- one\n- ^"),
        ("- one\n- ^", "- one\n^"),
        ("- one\n  - [ ] ^\n- two", "- one\n^\n- two"),
        ("2. ^", "^"),
        ("- ^one", "- \n^one"),
        ("plain^", "plain\n^"),
    ],
)
def test_a_line_break_goes_on_with_a_list_or_ends_it(before: str, after: str) -> None:
    at = before.index("^")
    now = edits.line_broken(before.replace("^", "\n"), at)
    assert f"{now.text[: now.start]}^{now.text[now.end :]}" == after


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
