"""Which rows of a list are selected."""

from __future__ import annotations

from pytest_androidbench.phone.kit.selection import Selection


def test_everything_is_selected_first_and_nothing_then() -> None:
    selection = Selection[int](rows=[3])
    selection.all_or_none([1, 2, 3])
    assert selection.rows == [1, 2, 3]
    selection.all_or_none([1, 2, 3])
    assert not selection
