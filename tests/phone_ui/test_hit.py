"""What a finger touches."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.ui.box import Box, ViewState
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.hit import finger_delta, handler, hit, reveal, scrollable
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Button,
    Canvas,
    Column,
    Dialog,
    Modal,
    Panel,
    Scrim,
    Scroll,
    SeekBar,
    Stack,
    SwitchRow,
    Text,
)
from tests.phone_ui.screens import SCREENS, ignore, nodes, placed


@given(st.sampled_from(sorted(SCREENS)), st.integers(0, 4000))
def test_the_centre_of_a_node_hits_it_unless_something_covers_it(name: str, offset: int) -> None:
    root = placed(SCREENS[name](), state=ViewState(offsets={"list": offset, "body": offset}))
    for node in nodes(root):
        chain = hit(root, node.bounds.center)
        if node.box not in chain:
            covering = chain[-1]
            assert covering.clip.contains(node.bounds.center)
            assert any(box.widget.handles("on_tap") or box.scroll for box in chain)


def test_a_tap_goes_to_the_nearest_handler_upwards() -> None:
    flipped: list[bool] = []
    root = placed(Column(SwitchRow("Rotate", False, flipped.append, id="row")))
    title = next(node for node in nodes(root) if node.text == "Rotate")
    found = handler(hit(root, title.bounds.center))
    assert found is not None
    assert found.widget.id == "row"
    found.widget.tap(found, title.bounds.center)
    assert flipped == [True]


def test_a_disabled_widget_swallows_the_tap() -> None:
    button = Button("Save", on_tap=ignore, enabled=False, id="save")
    root = placed(Panel(button, on_tap=ignore, id="below"))
    assert handler(hit(root, root.children[0].rect.center)) is None


def test_a_touch_falls_through_what_does_not_want_it() -> None:
    root = placed(Stack(Button("Low", on_tap=ignore, id="low"), Text("over", id="over")))
    found = handler(hit(root, Point(20, 20)))
    assert found is not None
    assert found.widget.id == "low"


def test_a_scrim_keeps_touches_from_what_is_below() -> None:
    root = placed(Stack(Button("Low", on_tap=ignore, id="low"), Scrim()))
    assert handler(hit(root, Point(20, 20))) is None


def test_a_touch_beside_a_dialog_reaches_its_frame() -> None:
    closed: list[str] = []
    dialog = Dialog("Delete?", "For ever")
    root = placed(Modal(dialog, on_outside=lambda: closed.append("outside")))
    found = handler(hit(root, Point(5, 5)))
    assert found is root
    root.widget.tap(root, Point(5, 5))
    assert closed == ["outside"]


def test_a_drag_goes_to_the_innermost_box_that_can_still_move() -> None:
    inner = Scroll(*(Text(f"row {i}") for i in range(60)), id="inner", height=200)
    root = placed(Scroll(inner, Panel(height=2000), id="outer"))
    chain = hit(root, Point(100, 100))
    up, down = scrollable(chain, 0, -50), scrollable(chain, 0, 50)
    assert up is not None
    assert up.widget.id == "inner"
    assert down is None
    end = placed(
        Scroll(
            Scroll(*(Text(f"row {i}") for i in range(60)), id="inner", height=200),
            Panel(height=2000),
            id="outer",
        ),
        state=ViewState(offsets={"inner": 1 << 20}),
    )
    passed = scrollable(hit(end, Point(100, 100)), 0, -50)
    assert passed is not None
    assert passed.widget.id == "outer"


def test_scrolling_stops_at_the_ends() -> None:
    state = ViewState()
    root = placed(Scroll(*(Text(f"row {i}") for i in range(100)), id="list"), state=state)
    assert root.scroll is not None
    root.widget.scroll_by(root, state, finger_delta(root, 0, -1 << 20))
    assert state.offsets == {"list": root.scroll.limit}
    root.widget.scroll_by(root, state, -1 << 20)
    assert state.offsets == {"list": 0}


def test_revealing_scrolls_a_box_into_view() -> None:
    def rows() -> Scroll:
        return Scroll(*(Text(f"row {i}", id=f"r{i}") for i in range(100)), id="list")

    state = ViewState(offsets={"list": 400})
    for name in ("r99", "r1"):
        hidden = placed(rows(), state=state).find(name)
        assert hidden is not None
        assert reveal(hidden, state)
        shown = placed(rows(), state=state).find(name)
        assert shown is not None
        assert shown.rect == shown.clip
        assert not reveal(shown, state)


def test_of_what_is_too_large_a_part_is_revealed() -> None:
    state = ViewState(offsets={"page": 0})

    def text() -> Box:
        tall = Panel(Text("top"), id="text", height=9000)
        found = placed(Scroll(tall, id="page"), state=state).find("text")
        assert found is not None
        return found

    whole = text().rect
    part = Rect(whole.left, whole.top + 5000, whole.right, whole.top + 5040)
    assert reveal(text(), state, part)
    moved = text()
    assert moved.clip.top <= moved.rect.top + 5000
    assert moved.rect.top + 5040 <= moved.clip.bottom
    assert not reveal(moved, state, part.moved(0, moved.rect.top - whole.top))


def test_a_slider_takes_the_value_under_the_finger() -> None:
    values: list[int] = []
    root = placed(Column(SeekBar(0, 7, values.append, id="volume")))
    bar = root.children[0]
    assert isinstance(bar.widget, SeekBar)
    for value in range(8):
        assert bar.widget.touch(bar, "down", bar.widget.point_of(bar, value))
    assert values == list(range(8))


def test_a_canvas_takes_touches_in_its_own_pixels() -> None:
    points: list[Point] = []
    canvas = Canvas(on_press=points.append, width=100, height=100, id="map")
    root = placed(Align(canvas, across="end", down="bottom"))
    box = root.children[0]
    box.widget.tap(box, Point(box.rect.left + 7, box.rect.top + 9))
    assert points == [Point(7, 9)]
    assert box.rect == Rect(1080 - 263, 2400 - 263, 1080, 2400)


def test_a_backdrop_takes_the_touches_beside_a_popup() -> None:
    closed: list[str] = []
    modal = Modal(Panel(width=100, height=100), on_outside=lambda: closed.append("backdrop"))
    root = placed(modal.with_backdrop("android.view.View"))
    found = handler(hit(root, Point(5, 5)))
    assert found is not None
    assert found.widget.cls == "android.view.View"
    found.widget.tap(found, Point(5, 5))
    assert closed == ["backdrop"]
