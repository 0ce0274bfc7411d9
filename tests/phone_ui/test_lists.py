"""Long lists: only what is seen is made."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.ui.box import ViewState
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Pager, Panel, Scroll, Text
from tests.phone_ui.screens import nodes, placed

SMALL = Display(width=400, height=500, density=160)


def row(index: int) -> Widget:
    return Panel(Text(f"row {index}"), id=f"row{index}", height=10 + index % 7)


def test_only_visible_rows_are_made() -> None:
    made: list[int] = []

    def counted(index: int) -> Widget:
        made.append(index)
        return row(index)

    state = ViewState(offsets={"list": 1000})
    placed(Scroll(count=5000, row=counted, row_height=50, id="list"), SMALL, state)
    assert made == list(range(20, 30))


@pytest.mark.parametrize("offset", [0, 37, 800, 1 << 20])
def test_measured_and_given_heights_show_the_same(offset: int) -> None:
    def texts(heights: bool) -> list[tuple[str, object]]:
        scroll = Scroll(
            count=300, row=row, id="list", row_height=(lambda i: 10 + i % 7) if heights else None
        )
        root = placed(scroll, SMALL, ViewState(offsets={"list": offset}))
        return [(node.text, node.bounds) for node in nodes(root)]

    assert texts(True) == texts(False)


def test_the_last_row_ends_at_the_bottom_when_scrolled_to_the_end() -> None:
    scroll = Scroll(count=300, row=row, id="list", padding=(0, 4, 0, 8))
    root = placed(scroll, SMALL, ViewState(offsets={"list": 1 << 20}))
    assert root.scroll is not None
    assert root.scroll.offset == root.scroll.limit
    assert root.children[-1].rect.bottom == 500 - 8


def test_a_list_that_fits_does_not_scroll() -> None:
    root = placed(Scroll(count=3, row=row, id="list"), SMALL)
    assert root.scroll is not None
    assert root.scroll.limit == 0
    assert not nodes(root)[0].scrollable


def test_an_empty_list_is_a_node_without_children() -> None:
    (node,) = nodes(placed(Scroll(count=0, row=row, id="list"), SMALL))
    assert node.class_name == "androidx.recyclerview.widget.RecyclerView"


@pytest.mark.parametrize(("delta", "asked"), [(150, [2]), (-150, [0]), (20, []), (-20, [])])
def test_a_swipe_turns_a_page_when_it_is_long_enough(delta: int, asked: list[int]) -> None:
    turned: list[int] = []
    pager = Pager(count=3, index=1, page=row, on_page=turned.append, id="pages")
    root = placed(pager, SMALL)
    root.widget.scroll_by(root, ViewState(), delta)
    assert turned == asked


def test_a_pager_shows_one_page() -> None:
    pager = Pager(count=3, index=1, page=row, on_page=lambda _: None, id="pages")
    root = placed(pager, SMALL)
    assert [node.text for node in nodes(root)][-1] == "row 1"
    assert root.scroll is not None
    assert (root.scroll.offset, root.scroll.limit, root.scroll.snap) == (400, 800, True)
