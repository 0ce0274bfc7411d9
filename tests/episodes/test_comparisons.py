"""What a comparison that did not hold expected and found, by operators, and how that is cut."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from pytest_androidbench.episodes.findings import (
    MAX_COLUMNS,
    MAX_CONDITION,
    MAX_ROWS,
    MAX_VALUE,
    compared,
    condition,
    finding,
    of_verdict,
)
from pytest_androidbench.records.record import CheckFinding, Row


@dataclass
class Lamp:
    place: str
    on: bool
    secret: str = field(default="", repr=False)


def told(operator: str, left: object, right: object) -> list[tuple[str, list[Row]]]:
    return [(one.name, [*one.rows]) for one in compared(operator, left, right)]


@pytest.mark.parametrize(
    ("operator", "left", "right", "rows"),
    [
        ("==", 1, "a", [("expected", ["'a'"]), ("found", ["1"])]),
        ("is", None, True, [("expected", ["True"]), ("found", ["None"])]),
        ("in", 1, [2, 3], [("missing", ["1"]), ("found", ["2", "3"])]),
        ("not in", 2, (2, 3), [("unexpected", ["2"]), ("found", ["2", "3"])]),
        ("!=", 1, 1, [("not expected", ["1"]), ("found", ["1"])]),
        ("is not", None, None, [("not expected", ["None"]), ("found", ["None"])]),
        ("<", 3, 2, [("expected", ["< 2"]), ("found", ["3"])]),
        (">=", [1, 2], [3], [("expected", [">= [3]"]), ("found", ["1", "2"])]),
        ("==", [], [1], [("expected", ["1"]), ("found", ["[]"])]),
        ("==", {2, 1}, 3, [("expected", ["3"]), ("found", ["1", "2"])]),
        ("in", "a", "bc", [("missing", ["'a'"]), ("found", ["'bc'"])]),
        ("in", "a", {"b": 1}, [("missing", ["'a'"]), ("found", [{"b": "1"}])]),
        ("in", "a", {}, [("missing", ["'a'"]), ("found", ["{}"])]),
    ],
)
def test_each_operator_says_what_it_asks_for(
    operator: str, left: object, right: object, rows: list[tuple[str, list[Row]]]
) -> None:
    assert told(operator, left, right) == rows


@pytest.mark.parametrize(
    ("found", "expected", "missing", "unexpected"),
    [
        ([1, 2, 2], [2, 3], ["3"], ["1", "2"]),
        ((1,), [1, 2], ["2"], None),
        ({1, 2}, frozenset({1}), None, ["2"]),
        ([2, 1], [1, 2], None, None),
        ([{"a": 1}], [{"a": 2}], [{"a": "2"}], [{"a": "1"}]),
        ([3, 1, 2], [9], ["9"], ["1", "2", "3"]),
    ],
)
def test_what_sets_two_collections_apart(
    found: object, expected: object, missing: list[Row] | None, unexpected: list[Row] | None
) -> None:
    rows = dict(told("==", found, expected))
    assert (rows.get("missing"), rows.get("unexpected")) == (missing, unexpected)
    assert "missing" not in dict(told("!=", found, expected))


@pytest.mark.parametrize(
    ("found", "expected"), [([], [1]), ([1], []), ("ab", ["a"]), ([1], {"a": 1}), (1, [1])]
)
def test_what_is_no_pair_of_filled_collections_is_not_set_apart(
    found: object, expected: object
) -> None:
    assert [name for name, _ in told("==", found, expected)] == ["expected", "found"]


def test_a_row_has_the_columns_of_a_data_class_or_a_mapping() -> None:
    assert told("==", Lamp("hall", on=True, secret="x"), Lamp) == [
        ("expected", [repr(Lamp)]),
        ("found", [{"place": "'hall'", "on": "True"}]),
    ]
    assert finding("rows", [{1: "a"}, {}]).rows == ({"1": "'a'"}, "{}")


def test_rows_beyond_the_most_are_counted() -> None:
    many = finding("rows", range(MAX_ROWS + 3))
    assert (len(many.rows), many.rows[-1], many.more) == (MAX_ROWS, str(MAX_ROWS - 1), 3)
    assert finding("rows", range(MAX_ROWS)).more == 0
    assert finding("rows", iter([1])) == CheckFinding(name="rows", rows=("1",))


def test_columns_and_values_beyond_the_most_are_cut() -> None:
    (row,) = finding("rows", [{f"{n:03}": n for n in range(MAX_COLUMNS + 5)}]).rows
    assert isinstance(row, dict)
    assert list(row) == [f"{n:03}" for n in range(MAX_COLUMNS)]
    (long,) = finding("rows", [{"k" * 999: "v" * 999}]).rows
    assert long == {"k" * MAX_VALUE: "'" + "v" * (MAX_VALUE - 1) + "…"}
    fits = "v" * (MAX_VALUE - 2)
    assert finding("rows", [fits, fits + "v"]).rows == (f"'{fits}'", f"'{fits}v…")


def test_an_address_in_a_value_is_left_out() -> None:
    assert finding("rows", [object()]).rows == ("<object object>",)


def test_without_a_traceback_there_is_no_condition_and_no_verdict() -> None:
    assert condition(None, AssertionError()) == ""
    assert of_verdict(None) == ()


def asserted(check: Callable[[], object], error: BaseException | None = None) -> str:
    """The condition of the assertion that a check fails with."""
    with pytest.raises(AssertionError) as caught:
        check()
    return condition(caught.value.__traceback__, error or caught.value)


def test_the_condition_is_that_of_the_innermost_assertion() -> None:
    def inner() -> None:
        assert MAX_ROWS < 3, "too small"

    assert asserted(inner) == "MAX_ROWS < 3"
    assert asserted(inner, KeyError()) == ""


def test_a_condition_over_several_lines_is_told_in_one() -> None:
    def several(names: dict[str, int]) -> None:
        assert names == {
            "ö": 1,
            "ü": 2,
            "ß": 3,
        }, "Ä"

    assert asserted(lambda: several({"ä": 1})) == "names == {'ö': 1, 'ü': 2, 'ß': 3}"


def test_an_endless_condition_is_cut() -> None:
    def endless(text: str) -> None:
        assert text == (
            "a---------b---------c---------d---------e---------f---------g---------h---------"
            "a---------b---------c---------d---------e---------f---------g---------h---------"
            "a---------b---------c---------d---------e---------f---------g---------h---------"
            "a---------b---------c---------d---------e---------f---------g---------h---------"
            "a---------b---------c---------d---------e---------f---------g---------h---------"
            "a---------b---------c---------d---------e---------f---------g---------h---------"
            "a---------b---------"
        )

    whole = "text == '" + "".join(f"{letter}---------" for letter in "abcdefgh") * 7
    assert asserted(lambda: endless("")) == f"{whole[:MAX_CONDITION]}…"


@pytest.mark.parametrize("source", ["<none>", ""])
def test_source_that_is_not_at_hand_tells_no_condition(source: str) -> None:
    assert asserted(lambda: exec(compile("raise AssertionError", source, "exec"))) == ""


def test_what_is_raised_without_an_assertion_has_no_condition() -> None:
    def raised() -> None:
        raise AssertionError("so it is")

    assert asserted(raised) == ""
