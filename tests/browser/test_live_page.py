"""The page of a live screen: what is done on it, how it can be used, and what it stands."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Page

from pytest_androidbench.interface.actions import (
    Answer,
    Done,
    DoubleTap,
    Drag,
    Gesture,
    Infeasible,
    LongPress,
    Open,
    Pinch,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.viewer.scene import Scene, SceneElement
from tests.browser.live import LABELS, PORTRAIT, Shown, awaited, drawn, live, opened
from tests.browser.visits import LOOKS, Look, Visits, sideways, violations

LANDSCAPE = (2400, 1080)
HOSTILE = "<script>alert(1)</script><img src=x onerror=alert(2)>\u202e&lt;b&gt;"


@pytest.fixture
def shown(visits: Visits) -> Iterator[Shown]:
    with live() as found:
        found.ask()
        yield found
        # Ahead of the server: a page that is still open would miss it, and say so.
        visits.close()


def place(page: Page, x: float, y: float, size: tuple[int, int]) -> tuple[float, float]:
    """Where a pixel of the screen is in the window, as far as the picture's box tells."""
    box = page.locator("#picture").bounding_box()
    assert box is not None
    return box["x"] + (x + 0.5) / size[0] * box["width"], box["y"] + (y + 0.5) / size[1] * box["height"]  # noqa: E501  # fmt: skip


def near(point: object, wanted: tuple[int, int], slack: float) -> bool:
    """Whether a point is the wanted one, but for what a mouse's whole pixels leave open."""
    assert isinstance(point, tuple)
    return all(abs(one - other) <= slack for one, other in zip(point, wanted, strict=True))


@pytest.mark.proof
@pytest.mark.parametrize("size", [PORTRAIT, LANDSCAPE, (720, 1520), (320, 480)])
@pytest.mark.parametrize(
    ("width", "height", "scale"),
    # The same windows at other zooms, and a phone.
    [(1280, 900, 1), (1280, 900, 2), (853, 600, 1.5), (2560, 1800, 0.5), (400, 800, 3)],
)  # fmt: skip
def test_a_click_is_a_tap_where_the_picture_shows_it(
    visits: Visits, shown: Shown, size: tuple[int, int],
    width: int, height: int, scale: float,
) -> None:  # fmt: skip
    shown.ask(size)
    page = opened(visits, shown, width=width, height=height, scale=scale)
    box = page.locator("#picture").bounding_box()
    assert box is not None
    slack = size[0] / box["width"] + 1
    # The outermost pixels lie outside of round corners, and take no clicks.
    inset = round(5 * slack)
    for x, y in ((inset, inset), (size[0] - inset, size[1] - inset), (size[0] // 3, size[1] // 5)):
        # A place below the window's end is scrolled to, as a person does.
        page.evaluate("y => scrollBy(0, y)", place(page, x, y, size)[1] - height / 2)
        page.mouse.click(*place(page, x, y, size))
        action = shown.taken(page)
        assert isinstance(action, Tap)
        assert near(action.at, (x, y), slack), (action, x, y)


@pytest.mark.slow
def test_a_pointer_that_holds_drags_and_bends_is_told_apart(visits: Visits, shown: Shown) -> None:
    page = opened(visits, shown)
    mouse = page.mouse

    def at(x: float, y: float) -> tuple[float, float]:
        return place(page, x, y, PORTRAIT)

    mouse.move(*at(540, 1800))
    mouse.down()
    page.wait_for_timeout(700)  # a finger that holds does so in real time
    mouse.up()
    held = shown.taken(page)
    assert isinstance(held, LongPress)
    assert held.ms >= 650
    assert near(held.at, (540, 1800), 4)

    mouse.move(*at(540, 1800))
    mouse.down()
    mouse.move(*at(540, 400), steps=20)
    mouse.up()
    moved = shown.taken(page)
    assert isinstance(moved, Swipe | Gesture)
    ends = (moved.start, moved.end) if isinstance(moved, Swipe) else (moved.path[0], moved.path[-1])
    assert near(ends[0][:2], (540, 1800), 4)
    assert near(ends[1][:2], (540, 400), 4)

    mouse.move(*at(540, 1800))
    mouse.down()
    page.wait_for_timeout(700)
    for y in range(1700, 400, -100):
        mouse.move(*at(540, y))
    mouse.up()
    lifted = shown.taken(page)
    assert isinstance(lifted, Drag | Gesture)
    assert lifted.ms < 700 if isinstance(lifted, Drag) else lifted.path[-1][2] >= 650

    mouse.move(*at(200, 400))
    mouse.down()
    mouse.move(*at(900, 400), steps=8)
    mouse.move(*at(900, 2000), steps=8)
    mouse.up()
    bent = shown.taken(page)
    assert isinstance(bent, Gesture)
    assert any(near((x, y), (900, 400), 8) for x, y, _ in bent.path)
    assert page.locator("#touch").is_hidden()


@pytest.mark.slow
def test_a_pointer_that_leaves_the_picture_ends_at_its_edge(visits: Visits, shown: Shown) -> None:
    page = opened(visits, shown)
    page.mouse.move(*place(page, 540, 1200, PORTRAIT))
    page.mouse.down()
    page.mouse.move(2, 2, steps=10)
    page.mouse.up()
    action = shown.taken(page)
    assert isinstance(action, Swipe | Gesture)
    end = action.end if isinstance(action, Swipe) else action.path[-1][:2]
    assert near(end, (0, 0), 4)


@pytest.mark.slow
def test_the_wheel_scrolls_and_with_ctrl_pinches_at_that_place(
    visits: Visits, shown: Shown
) -> None:
    page = opened(visits, shown)
    for turn, wanted in (((0, 120), "down"), ((0, -120), "up"), ((120, 0), "right")):
        page.mouse.move(*place(page, 540, 600, PORTRAIT))
        page.mouse.wheel(*turn)
        action = shown.taken(page)
        assert isinstance(action, Scroll)
        assert action.direction == wanted
        assert near(action.at, (540, 600), 4)
        page.wait_for_timeout(500)  # what was turned before belongs to an earlier turn
    page.keyboard.down("Control")
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    pinched = shown.taken(page)
    assert isinstance(pinched, Pinch)
    assert pinched.direction == "out"


Doing = Callable[[Page], None]


@pytest.mark.proof
@pytest.mark.parametrize(
    ("do", "action"),
    [
        (lambda page: page.get_by_role("button", name="Back").click(), Press("back")),
        (lambda page: page.get_by_role("button", name="Recents").click(), Press("recents")),
        (lambda page: page.locator("#screen").press("Enter"), Press("enter")),
        (lambda page: page.locator("#screen").press("Backspace"), Press("delete")),
        (lambda page: page.locator("#screen").press("Escape"), Press("back")),
        (lambda page: page.locator("#screen").press("ArrowDown"), Scroll("down")),
        (lambda page: page.locator("#screen").press_sequentially("Hi you\n"), Type("Hi you")),
        (lambda page: page.locator("#app").press_sequentially("Clock\n"), Open("Clock")),
    ],
)  # fmt: skip
def test_keys_and_buttons_do_what_they_say(
    visits: Visits, shown: Shown, do: Doing, action: object
) -> None:
    page = opened(visits, shown)
    do(page)
    assert shown.taken(page) == action


@pytest.mark.slow
def test_forms_are_filled_in_and_emptied(visits: Visits, shown: Shown) -> None:
    page = opened(visits, shown)
    page.get_by_role("textbox", name="Note for the next step").fill("to be sure")
    page.get_by_role("textbox", name="Text for").fill("two\nlines")
    page.get_by_label("replace what is there").check()
    page.get_by_label("press Enter afterwards").check()
    page.get_by_role("button", name="Type").click()
    typed = shown.taken(page)
    assert (typed, typed.note) == (Type("two\nlines", clear=True, enter=True), "to be sure")
    assert page.get_by_role("textbox", name="Text for").input_value() == ""
    assert page.get_by_role("textbox", name="Note for the next step").input_value() == ""
    assert not page.get_by_label("replace what is there").is_checked()
    page.get_by_label("Answer to the goal's question").fill("42")
    page.get_by_role("button", name="Answer").click()
    assert shown.taken(page) == Answer("42")
    page.locator("#more summary").click()
    page.get_by_label("Seconds").fill("2.5")
    page.get_by_role("button", name="Wait").click()
    assert shown.taken(page) == Wait(2.5)


@pytest.mark.slow
def test_the_next_touch_can_be_another_one(visits: Visits, shown: Shown) -> None:
    page = opened(visits, shown)
    for label, kind in (("a double tap", DoubleTap), ("a long press", LongPress)):
        page.get_by_label(label).check()
        page.mouse.click(*place(page, 540, 1200, PORTRAIT))
        action = shown.taken(page)
        assert isinstance(action, kind)
        assert near(action.at, (540, 1200), 4)
        assert page.get_by_label("as I point").is_checked()


def test_who_sees_no_picture_has_a_list_of_elements(visits: Visits, shown: Shown) -> None:
    page = opened(visits, shown)
    page.locator("#listed summary").press("Enter")
    entries = page.locator("#elements button")
    assert [text.split(" ")[0] for text in entries.all_inner_texts()] == [
        label.split(" ")[0] for label in LABELS
    ]
    entries.nth(1).focus()
    outline = page.locator("#outline").bounding_box()
    picture = page.locator("#picture").bounding_box()
    assert outline is not None
    assert picture is not None
    assert outline["y"] - picture["y"] == pytest.approx(picture["height"] * 200 / 2400, abs=3)
    page.keyboard.press("Enter")
    assert shown.taken(page) == Tap(1)
    # The list is made anew, and who walks it by keys stays where they were.
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert shown.taken(page) == Tap(2)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("button", "action"), [("Done", Done()), ("It cannot be done", Infeasible("no such app"))]
)
def test_the_end_of_a_task_is_asked_about(
    visits: Visits, shown: Shown, button: str, action: object
) -> None:
    page = opened(visits, shown)
    page.get_by_role("button", name=button, exact=True).click()
    sure = page.get_by_role("dialog")
    assert violations(page, "dialog") == []
    page.keyboard.press("Escape")
    sure.wait_for(state="hidden")
    page.get_by_role("button", name=button, exact=True).click()
    sure.get_by_role("button", name="No").click()
    page.get_by_role("button", name=button, exact=True).click()
    if isinstance(action, Infeasible):
        sure.get_by_label("Why").fill("no such app")
    sure.get_by_role("button", name="Yes").click()
    assert shown.taken(page) == action


@pytest.mark.proof
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("width", [1280, 820, 400, 320])
def test_it_can_be_used_by_all_in_light_and_dark_on_wide_and_narrow_windows(
    visits: Visits, shown: Shown, look: Look, width: int
) -> None:
    long = "a-word-without-an-end-" * 20
    shown.ask(
        goal=f"Do it. {long}", guidelines=("Be quick.", long), seconds_left=20.0, allowed=9,
        where=long[:150], said=f"It could not be done: {long}", title=long, field=long,
    )  # fmt: skip
    page = opened(visits, shown, look=look, width=width)
    for summary in page.locator("summary").all():
        summary.click()
    assert violations(page) == []
    assert sideways(page) == []
    shown.live.show(replace(shown.scene, phase="waiting"))
    page.get_by_text("Waiting for the next task").wait_for()
    assert violations(page) == []
    shown.live.show(replace(shown.scene, scope="look", phase="ready"))
    page.locator("#cover").wait_for(state="hidden")
    assert page.locator("#controls button:visible").count() == 0
    assert violations(page) == []
    assert sideways(page) == []


def test_texts_of_tasks_and_devices_are_texts(visits: Visits, shown: Shown) -> None:
    shown.ask(
        goal=HOSTILE, guidelines=(HOSTILE,), where=HOSTILE, said=HOSTILE, title=HOSTILE,
        field=HOSTILE,
    )  # fmt: skip
    shown.live.show(
        replace(
            shown.scene,
            elements=(SceneElement(index=0, label=HOSTILE, kind=HOSTILE, bounds=(0, 0, 1, 1)),),
        )
    )
    page = opened(visits, shown)
    assert page.locator("#goal").text_content() == HOSTILE
    assert page.locator("#said").text_content() == HOSTILE
    assert page.locator("#elements button").text_content() == f"{HOSTILE} {HOSTILE}"
    assert page.locator("main img").count() == 1
    assert page.locator("body script").count() == 0


@pytest.mark.slow
def test_limits_are_told_and_run_out_before_ones_eyes(visits: Visits, shown: Shown) -> None:
    shown.ask(taken=7, allowed=10, seconds_left=61.5, turn=1)
    page = opened(visits, shown)
    chips = page.locator("#chips li")
    chips.get_by_text(re.compile(r"1:0\d left|0:5\d left")).wait_for()
    assert chips.all_inner_texts()[:2] == ["turn 2", "3 of 10 steps left"]
    assert chips.nth(1).evaluate("it => it.className") == "low"
    chips.get_by_text(re.compile(r"0:5\d left")).wait_for()


def test_what_comes_too_late_is_told_and_not_done(visits: Visits, shown: Shown) -> None:
    page = opened(visits, shown)
    body = {"step": shown.scene.step - 1, "kind": "key", "key": "back"}
    # As a page does whose news are on their way.
    status = page.evaluate(
        """async (body) => (await fetch("/input", {
             method: "POST", body: JSON.stringify(body),
             headers: {"Content-Type": "application/json",
                       Authorization: `Bearer ${sessionStorage.getItem("androidbench-token")}`},
           })).status""",
        body,
    )
    assert status == 409
    assert shown.live.take(0) is None
    visits.faults[:] = [fault for fault in visits.faults if "409" not in fault]


def test_the_token_is_kept_for_the_tab_and_not_in_its_address(visits: Visits, shown: Shown) -> None:
    page = opened(visits, shown)
    assert page.url == shown.served
    page.reload()
    awaited(page, shown)
    page.mouse.click(*place(page, 540, 1200, PORTRAIT))
    assert isinstance(shown.taken(page), Tap)


def test_without_the_token_it_says_what_to_open(visits: Visits, shown: Shown) -> None:
    for address in (shown.served, f"{shown.served}#wrong"):
        page = visits.page(served=shown.served)
        page.goto(address)
        page.get_by_text("Open the address that was printed", exact=False).wait_for()
        assert page.locator("#controls button:visible").count() == 0
    visits.faults[:] = [fault for fault in visits.faults if "403" not in fault]


def test_another_picture_takes_the_place_of_the_first_by_itself(
    visits: Visits, shown: Shown
) -> None:
    page = opened(visits, shown)
    before = page.locator("#picture").get_attribute("src")
    shown.live.show_picture(drawn((600, 300)))
    page.locator(f"#picture:not([src='{before}'])").wait_for()
    page.wait_for_timeout(100)
    assert page.locator("#picture").evaluate("it => it.naturalWidth") == 600


def test_it_says_when_it_is_over(visits: Visits) -> None:
    with live() as shown:
        shown.ask()
        page = opened(visits, shown)
        page.wait_for_timeout(200)  # until it asks what is new
    page.get_by_text("This is over").wait_for()
    assert page.locator("#controls button:visible").count() == 0
    assert Scene(phase="over").phase == shown.live.scene.phase
