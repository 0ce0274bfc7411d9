"""Laws of layout: siblings do not overlap, shares add up, right to left mirrors left to right."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.ui.box import Box, ViewState
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.errors import LayoutError
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Column,
    Dialog,
    DialogButton,
    Grid,
    Modal,
    Panel,
    Row,
    Scroll,
    Spacer,
    Stack,
    Text,
    TextField,
)
from pytest_androidbench.phone.ui.widgets.linear import shares
from tests.phone_ui.screens import SCREENS, nodes, placed

displays = st.builds(
    Display,
    width=st.integers(480, 1600),
    height=st.integers(800, 2600),
    density=st.sampled_from([160, 240, 420, 440, 550]),
    font_scale=st.sampled_from([0.85, 1.0, 1.3]),
    rotation=st.integers(0, 3),
)


@given(displays, st.sampled_from(sorted(SCREENS)))
def test_siblings_never_overlap(display: Display, name: str) -> None:
    for box in placed(SCREENS[name](), display).walk():
        if isinstance(box.widget, Stack):
            continue
        for one, other in pairwise(box.children):
            assert one.rect.intersect(other.rect).empty, (one, other)


@given(st.integers(0, 3000), st.lists(st.floats(0.1, 10), min_size=1, max_size=12))
def test_shares_add_up_to_the_room(room: int, weights: list[float]) -> None:
    parts = shares(room, weights)
    assert sum(parts) == room
    assert min(parts) >= 0


@given(st.integers(1, 9), st.integers(300, 1300))
def test_columns_of_a_grid_fill_its_width(columns: int, width: int) -> None:
    grid = Grid(*(Spacer(20) for _ in range(columns)), columns=columns)
    box = placed(grid, Display(width=width))
    edges = [kid.rect for kid in box.children]
    assert edges[0].left == 0
    assert edges[-1].right == width
    assert all(one.right == other.left for one, other in pairwise(edges))


@given(displays, st.sampled_from(sorted(SCREENS)))
def test_right_to_left_is_the_mirrored_left_to_right(display: Display, name: str) -> None:
    def rects(locale: str) -> list[Rect]:
        shown = Display(
            width=display.width, height=display.height, density=display.density, locale=locale
        )
        return [box.rect for box in placed(SCREENS[name](), shown).walk()]

    screen = Rect(0, 0, display.width, display.height)
    assert [rect.mirrored(screen) for rect in rects("en_US")] == rects("fa_IR")


def test_a_settings_row_has_the_recorded_heights() -> None:
    root = placed(SCREENS["settings"]())
    found = {node.resource_id.split("/")[-1]: node.bounds for node in nodes(root)}
    assert found["brightness"].height == 206
    assert found["size"].height == 155
    titles = [node.bounds for node in nodes(root) if node.resource_id == "android:id/title"]
    summaries = [node.bounds for node in nodes(root) if node.resource_id == "android:id/summary"]
    assert (titles[0].left, titles[0].height, summaries[0].height) == (63, 71, 51)
    assert titles[-1].left == 189
    assert titles[0].top - found["brightness"].top == 42


def test_weights_share_what_is_left_over() -> None:
    row = Row(Panel(width=100, height=1), Panel(weight=1), Panel(weight=3), width="fill")
    box = placed(Column(row), Display(width=500, density=160))
    assert [kid.rect.width for kid in box.children[0].children] == [100, 100, 300]


def test_a_fitting_stack_is_as_large_as_its_content_and_places_the_rest_in_it() -> None:
    corner = Align(Panel(width=20, height=10), across="end", down="bottom")
    stack = Stack(corner, Panel(width=100, height=50), fits=True)
    box = placed(Column(stack), Display(width=500, density=160)).children[0]
    assert (box.rect.width, box.rect.height) == (100, 50)
    assert box.children[0].children[0].rect == Rect(80, 40, 100, 50)


def test_texts_take_the_height_of_their_lines() -> None:
    one, two = placed(Column(Text("a"), Text("a\nb"))).children
    assert (one.rect.height, two.rect.height) == (49, 92)


def test_an_invisible_widget_keeps_its_place_and_none_leaves_no_gap() -> None:
    root = placed(Column(Text("a", visible=False), None, False, Text("b", id="b")))
    assert [box.widget.id for box in root.children] == [None, "b"]
    assert root.children[1].rect.top == root.children[0].rect.bottom
    assert [node.text for node in nodes(root)] == ["b"]


@pytest.mark.parametrize("again", [Scroll(id="a"), TextField(id="a")])
def test_two_stateful_widgets_of_one_name_are_refused(again: Widget) -> None:
    with pytest.raises(LayoutError, match="two stateful widgets are called 'a'"):
        placed(Column(Scroll(id="a", weight=0), again))


def test_a_key_tells_rows_with_equal_ids_apart() -> None:
    root = placed(Column(TextField(id="name", key="1"), TextField(id="name", key="2")))
    assert [box.identity for box in root.children] == ["1", "2"]


def test_binding_to_a_field_that_does_not_exist_says_so() -> None:
    with pytest.raises(LayoutError, match=r"bind='nmae': Fields\.nmae must be a str"):
        placed(TextField(bind="nmae", id="x"))


def test_the_same_state_gives_the_same_boxes() -> None:
    def rects(state: ViewState) -> list[Rect]:
        return [box.rect for box in placed(SCREENS["contacts"](), state=state).walk()]

    state = ViewState(offsets={"list": 700}, focus="name", caret=2, selection=2)
    again = ViewState(offsets={"list": 700}, focus="name", caret=2, selection=2)
    assert rects(state) == rects(again) != rects(ViewState())


def test_a_box_tells_which_box_has_an_identity() -> None:
    root: Box = placed(SCREENS["form"]())
    found = root.find("phone")
    assert found is not None
    assert found.widget.id == "phone"
    assert root.find("nobody") is None


@given(st.integers(0, 2400), st.integers(1, 60))
def test_a_popup_at_an_anchor_keeps_off_the_bars_and_edges(top: int, rows: int) -> None:
    menu = Scroll(*(Text(f"row {i}", height=48) for i in range(rows)), id="menu", weight=0)
    anchor = Rect(980, top, 1080, top + 100)
    root = placed(Modal(Panel(menu, width=196), anchor=anchor, margin=8, bars=(128, 63)))
    kid = root.children[0].rect
    assert Rect(21, 128 + 21, 1080 - 21, 2400 - 63 - 21).intersect(kid) == kid


def test_buttons_that_are_too_wide_stand_below_each_other() -> None:
    made = [DialogButton(text=text) for text in ("OK", "Cancel", "Create label")]
    for width, stacked in ((1080, False), (640, True)):
        root = placed(Dialog("Labels", buttons=made), Display(width=width, density=420))
        ok, cancel, create = (
            next(node.bounds for node in nodes(root) if node.text == text)
            for text in ("OK", "Cancel", "Create label")
        )
        assert (ok.bottom <= cancel.top and cancel.bottom <= create.top) == stacked
        assert ok.width > ok.height / 2
