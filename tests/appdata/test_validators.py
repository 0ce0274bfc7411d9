from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.appdata.validators import (
    any_of,
    contains_text,
    one_line,
    only_added,
    only_changed,
    only_removed,
    picked,
    rows_kept,
    same_rows,
    same_sequence,
    same_text,
)

ROW = st.dictionaries(st.sampled_from("abc"), st.integers(0, 3) | st.text("xy", max_size=2))
ROWS = st.lists(ROW, max_size=6)


@given(ROWS, st.randoms(use_true_random=False))
def test_order_does_not_matter(rows: list[dict[str, object]], random: object) -> None:
    shuffled = sorted(rows, key=repr, reverse=True)
    assert same_rows(rows, shuffled)
    assert rows_kept(rows, shuffled)


@given(ROWS, ROW)
def test_how_often_matters(rows: list[dict[str, object]], row: dict[str, object]) -> None:
    assert not same_rows(rows, [*rows, row])
    assert not same_rows([*rows, row], rows)
    assert rows_kept(rows, [*rows, row])
    assert not rows_kept([*rows, row], rows)


@given(ROWS, ROWS)
def test_adding_and_removing_undo_each_other(
    rows: list[dict[str, object]], more: list[dict[str, object]]
) -> None:
    both = [*more, *rows]
    assert only_added(rows, both, more)
    assert only_removed(both, rows, more)
    assert only_added(rows, rows, more) if not more else not only_added(rows, rows, more)


@given(ROWS, ROW, ROW)
def test_a_change_is_one_row_out_and_one_in(
    rows: list[dict[str, object]], old: dict[str, object], new: dict[str, object]
) -> None:
    assert only_changed([*rows, old], [new, *rows], [(old, new)])
    assert bool(only_changed([*rows, old], [*rows, old], [(old, new)])) == (old == new)


@given(ROWS, ROWS)
def test_same_rows_goes_both_ways(
    one: list[dict[str, object]], other: list[dict[str, object]]
) -> None:
    assert bool(same_rows(one, other)) == bool(same_rows(other, one))
    assert bool(same_rows(one, other)) == bool(rows_kept(one, other) and rows_kept(other, one))


def test_the_explanation_names_the_rows() -> None:
    verdict = same_rows([{"id": 1}], [{"id": 2}])
    assert repr(verdict) == "does not hold: missing: {'id': 1}; unexpected: {'id': 2}"
    with pytest.raises(AssertionError, match="gone or changed"):
        assert rows_kept([{"id": 1}], [])


def test_the_rows_that_differ_are_kept_under_what_is_wrong_with_them() -> None:
    one, other = {"id": 1}, {"id": 2}
    assert same_rows([one], [other]).differences == (("missing", (one,)), ("unexpected", (other,)))
    assert rows_kept([one], []).differences == (("gone or changed", (one,)),)
    added = (("missing", (other,)), ("unexpected", (one,)))
    assert only_added([], [one], [other]).differences == added


def test_columns_may_be_of_several_kinds() -> None:
    assert same_rows([{1: "a", "b": 2}], [{"b": 2, 1: "a"}])


def test_what_cannot_be_counted_is_refused_by_name() -> None:
    with pytest.raises(AssertionError, match=r"bytearray\(b'x'\) cannot be compared"):
        same_rows([bytearray(b"x")], [])


def test_long_explanations_are_cut() -> None:
    assert "and 95 more" in repr(same_rows(range(100), []))


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        (1, "missing: 0"),
        (5, "missing: 0, 1, 2, 3, 4"),
        (6, "missing: 0, 1, 2, 3, 4 and 1 more"),
        (7, "missing: 0, 1, 2, 3, 4 and 2 more"),
    ],
)
def test_five_are_told_and_how_many_more_there_are(rows: int, told: str) -> None:
    assert same_rows(range(rows), []).why == told


def test_removing_what_was_never_there_is_told() -> None:
    verdict = only_removed(["a"], ["a"], ["b"])
    assert not verdict
    assert "was not there in the first place: 'b'" in verdict.why


def test_rows_can_be_compared_by_some_columns() -> None:
    rows = [{"id": 1, "title": "a"}, {"id": 2, "title": "b"}]
    assert same_rows(picked(rows, "title"), [{"title": "b"}, {"title": "a"}])


def test_sequences_keep_their_order() -> None:
    assert same_sequence([1, 2], [1, 2])
    assert "number 0 is 2, not 1" in same_sequence([1, 2], [2, 1]).why
    assert "there are 1, not 2" in same_sequence([1, 2], [1]).why


@given(st.text(max_size=30))
def test_a_text_is_itself_whatever_its_case_and_spaces(text: str) -> None:
    assert same_text(text, f"  {text}\n")
    assert contains_text(text, f"x {text} y")


def test_white_space_only_parts_words() -> None:
    assert one_line(" Boil.\nServe  warm.\n") == "Boil. Serve warm."
    assert one_line("Oatmeal") != one_line("Oat meal")
    assert one_line("A") != one_line("a")


def test_texts_differ_by_letters() -> None:
    assert same_text("Café", "Cafe\u0301")
    assert not same_text("Ada Lovelace", "Ada Lovelase")
    assert same_text("Ada Lovelace", "Ada Lovelase", likeness=0.9)
    assert not same_text("Ada", "Bob", likeness=0.9)


def test_any_of_says_what_it_looked_at() -> None:
    assert any_of([1, 2], lambda number: number == 2, "two")
    none = any_of([1, 2], lambda number: number == 3, "three")
    assert not none
    assert "no three among 2: 1, 2" in none.why
    assert none.differences == (("found", (1, 2)),)


def test_what_is_nested_is_compared_in_its_depth() -> None:
    wanted = [{"name": "Ada", "numbers": ["1", {"kind": "home"}]}]
    assert same_rows(wanted, [{"name": "Ada", "numbers": ["1", {"kind": "home"}]}])
    assert not same_rows(wanted, [{"name": "Ada", "numbers": ["2", {"kind": "home"}]}])
    assert not same_rows(wanted, [{"name": "Ada", "numbers": ["1", {"kind": "work"}]}])
    assert same_rows([{"tags": {"a", "b"}}], [{"tags": {"b", "a"}}])
    assert not same_rows([{"tags": {"a", "b"}}], [{"tags": {"a", "c"}}])
