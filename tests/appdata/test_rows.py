from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.appdata.rows import read_rows

COLUMNS = ("_id", "display_name", "data1")
VALUE = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r"), max_size=20)
AWKWARD = st.sampled_from(["a, b", "x=1", "two\nlines", ", ", "=", "Row: 7 x=1", ""])
ROWS = st.lists(st.tuples(*[VALUE | AWKWARD] * 3), max_size=5)


def printed(rows: list[tuple[str, ...]]) -> str:
    lines = []
    for number, row in enumerate(rows):
        pairs = ", ".join(f"{name}={value}" for name, value in zip(COLUMNS, row, strict=True))
        lines.append(f"Row: {number} {pairs}\n")
    return "".join(lines) or "No result found.\n"


@given(ROWS)
def test_rows_are_read_whatever_they_hold(rows: list[tuple[str, ...]]) -> None:
    # No reader can tell a value that holds the next column's name from the column itself.
    safe = [tuple("null" if v == "NULL" else v for v in row) for row in rows]
    expected = [dict(zip(COLUMNS, row, strict=True)) for row in safe]
    assert read_rows(printed(safe), COLUMNS) == expected


def test_null_reads_as_nothing() -> None:
    assert read_rows("Row: 0 _id=1, display_name=NULL, data1=5\n", COLUMNS) == [
        {"_id": "1", "display_name": "", "data1": "5"}
    ]


def test_lines_may_end_as_on_a_terminal() -> None:
    lines = "Row: 0 _id=1, display_name=a, data1=b\r\nRow: 1 _id=2, display_name=, data1=c\r\n"
    assert [row["data1"] for row in read_rows(lines, COLUMNS)] == ["b", "c"]


def test_no_rows_are_an_empty_list() -> None:
    assert read_rows("No result found.\n", COLUMNS) == []
    assert read_rows("", COLUMNS) == []
