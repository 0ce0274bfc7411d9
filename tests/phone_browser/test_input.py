"""Fingers and keys reach pages as they do on Android."""

# ruff: noqa: E501 - pages are a line each

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from pytest_androidbench.phone.browser.page import WebPage
from tests.phone_browser.shown import SITE, VIEWPORT, Shown, found

LINES = (
    "<canvas id=c width=180 height=280 style='touch-action:none;position:absolute;left:0;top:0'></canvas>"
    "<script>points = []; for (const type of ['touchstart', 'touchmove', 'touchend'])"
    " c.addEventListener(type, (e) => points.push([type, ...Array.from(e.changedTouches, (t) => [t.clientX, t.clientY])]))</script>"
)


def moves_of(page: WebPage) -> list[Any]:
    told = json.loads(str(page.run("JSON.stringify(points)")))
    return [(2 * each[1][0], 2 * each[1][1]) for each in told if each[0] != "touchend"]


def test_a_canvas_gets_every_point_of_a_drag(shown: Shown) -> None:
    page = shown.open(LINES)
    track = [(20 + 2 * number, 40 + 4 * number) for number in range(100)]
    page.touch("down", [track[0]])
    for point in track[1:]:
        shown.pass_ms(17)
        page.touch("move", [point])
    page.touch("up", [track[-1]])
    moves = moves_of(page)
    # The first is where it was put down; what follows within the slop of a touch is no move, as on
    # Android (`ui/events/gesture_detection`, TouchMoveSlopSuppressor).
    assert moves[0] == track[0]
    assert moves[1:] == track[-len(moves) + 1 :]
    assert len(moves) >= 92


def test_moves_within_a_frame_are_told_as_one(shown: Shown) -> None:
    page = shown.open(LINES)
    page.touch("down", [(20, 20)])
    begin = shown.now * 60 // 1000
    frames: dict[int, tuple[int, int]] = {}
    for number in range(200):
        shown.pass_ms(4)
        point = (60 + number, 80 + 2 * number)
        page.touch("move", [point])
        frames[shown.now * 60 // 1000 - begin] = point
    page.touch("up", [point])
    assert moves_of(page) == [(20, 20), *frames.values()]


def test_who_looks_sees_the_last_move(shown: Shown) -> None:
    page = shown.open(LINES)
    page.touch("down", [(20, 20)])
    for point in ((60, 80), (62, 84)):
        page.touch("move", [point])
        page.view()
        assert moves_of(page)[-1] == point
    page.touch("cancel", [point])


def test_a_move_is_forgotten_with_its_page(shown: Shown) -> None:
    page = shown.open(LINES)
    page.touch("down", [(20, 20)])
    page.touch("move", [(60, 80)])
    shown.put("/other", LINES)
    page.load(SITE + "/other", VIEWPORT)
    assert moves_of(page) == []
    assert page.view().deterministic


def test_a_tap_clicks(shown: Shown) -> None:
    page = shown.open(
        "<button id=b style='height:60px' onclick='said = [event.isTrusted, event.detail]'>Go</button>"
    )
    shown.press(page, "b")
    assert page.run("said") == [True, 1]


def test_quick_taps_beside_each_other_are_single_ones(shown: Shown) -> None:
    page = shown.open(
        "<style>input { display: block; height: 12px; border: 0; padding: 0 }</style>"
        "<input id=a><input id=b><script>said = []; ondblclick = () => said.push(2)</script>"
    )
    for name in ("a", "b", "a"):
        shown.press(page, name)
        page.key(name)
    assert page.run("[a.value, b.value, said]") == ["aa", "b", []]


def test_a_long_press_is_no_click_but_a_menu(shown: Shown) -> None:
    page = shown.open(
        "<div id=b style='height:100px' onclick='said.push(1)' oncontextmenu='said.push(2)'>Go</div>"
        "<script>said = []</script>"
    )
    shown.tap(page, 100, 60, held_ms=1000)
    assert page.run("said") == [2]
    shown.tap(page, 100, 60)
    assert page.run("said") == [2, 1]


def test_a_drag_scrolls_and_stops_with_the_finger(shown: Shown) -> None:
    page = shown.open("<div style='height:5000px'>tall</div>")
    page.touch("down", [(100, 500)])
    for number in range(1, 21):
        shown.pass_ms(10)
        page.touch("move", [(100, 500 - 20 * number)])
    page.touch("up", [(100, 100)])
    _, moved = page.view().scroll
    assert 340 <= moved <= 400
    shown.pass_ms(2000)
    assert page.view().scroll == (0, moved)


TALL = (
    "<div style='height:5000px'>tall</div><script>points = [];"
    " for (const type of ['touchstart', 'touchmove', 'touchend']) addEventListener(type,"
    " (e) => points.push([type, ...Array.from(e.changedTouches, (t) => [t.clientX, t.clientY])]))</script>"
)


def test_a_finger_that_scrolls_is_told_of_seldom(shown: Shown) -> None:
    page = shown.open(TALL)
    page.touch("down", [(100, 500)])
    for number in range(1, 61):
        shown.pass_ms(17)
        page.touch("move", [(100, 500 - 5 * number)])
    page.touch("up", [(100, 200)])
    told = moves_of(page)
    # A second of it: each fifth of one, and what was ahead of the first scroll.
    assert 5 <= len(told) <= 15
    assert told[-1] == (100, 200)
    # What was within the slop of a touch has scrolled nothing.
    assert 250 <= page.view().scroll[1] <= 300


def test_who_looks_sees_how_far_a_finger_has_scrolled(shown: Shown) -> None:
    page = shown.open(TALL)
    page.touch("down", [(100, 500)])
    seen = []
    for number in range(1, 11):
        shown.pass_ms(17)
        page.touch("move", [(100, 500 - 30 * number)])
        seen.append(page.view().scroll[1])
    page.touch("cancel", [(100, 200)])
    assert [after - before for before, after in pairwise(seen[2:])] == [30] * 7


def test_the_embedder_scrolls(shown: Shown) -> None:
    page = shown.open("<div style='height:5000px'>tall</div>")
    page.scroll_to(0, 1200)
    view = page.view()
    assert view.scroll == (0, 1200)
    assert view.size[1] >= 10_000


@pytest.mark.parametrize("text", ["Grüße, 你好 👋🏽", "שלום עולם", "a\u202eb", "x" * 4000])
@pytest.mark.parametrize(
    "field",
    [
        "<input id=f>",
        "<textarea id=f></textarea>",
        "<div id=f contenteditable style='height:40px'></div>",
    ],
)
def test_texts_arrive_as_they_are(shown: Shown, field: str, text: str) -> None:
    page = shown.open(field)
    shown.press(page, "f")
    page.type(text)
    told = page.view().field
    assert told is not None
    assert told.text == text
    page.set_text("other")
    page.select(0, 2)
    told = page.view().field
    assert told is not None
    assert (told.text, told.selection) == ("other", (0, 2))
    page.set_text("")
    told = page.view().field
    assert told is not None
    assert told.text.strip() == ""


def test_keys_edit_and_move(shown: Shown) -> None:
    page = shown.open(
        "<form onsubmit='sent = f.value; return false'><input id=f enterkeyhint=search inputmode=numeric></form>"
    )
    shown.press(page, "f")
    page.type("12")
    page.key("ArrowLeft")
    page.key("Backspace")
    page.key("3")
    told = page.view().field
    assert told is not None
    assert (told.text, told.kind, told.enter) == ("32", "number", "search")
    page.key("Enter")
    assert page.run("sent") == "32"


def test_an_accessibility_click_needs_no_finger(shown: Shown) -> None:
    page = shown.open("<button id=b onclick='this.textContent = \"done\"'>Go</button>")
    node = found(page.view(), lambda node: node.resource_id == "b")
    page.press_node(node.bounds)
    assert found(page.view(), lambda node: node.resource_id == "b").text == "done"
