"""What a page asks of its embedder waits for an answer, and stops nothing else."""

# ruff: noqa: E501 - pages are a line each

from __future__ import annotations

import json

import pytest

from pytest_androidbench.phone.browser.asking import AskAnswer, ChosenFile
from pytest_androidbench.phone.browser.facts import AskKind, PageAsk, PageState
from pytest_androidbench.phone.browser.page import WebPage
from tests.phone_browser.shown import SITE, VIEWPORT, Shown


def only(page: WebPage) -> PageAsk:
    (ask,) = page.view().asks
    return ask


@pytest.mark.parametrize(
    ("script", "kind", "answer", "expected"),
    [
        ("alert('hello')", AskKind.ALERT, True, None),
        ("confirm('hello')", AskKind.CONFIRM, True, True),
        ("confirm('hello')", AskKind.CONFIRM, None, False),
        ("prompt('hello', 'begin')", AskKind.PROMPT, "end", "end"),
        ("prompt('hello', 'begin')", AskKind.PROMPT, None, None),
    ],
)
def test_dialogs_stop_the_script_until_they_are_answered(
    shown: Shown, script: str, kind: AskKind, answer: AskAnswer, expected: object
) -> None:
    page = shown.open(f"<button id=b style='height:60px' onclick=\"said = [{script}]\">Go</button>")
    shown.press(page, "b")
    ask = only(page)
    assert (ask.kind, ask.message) == (kind, "hello")
    page.picture()
    shown.pass_ms(5000)
    assert only(page) == ask
    page.answer(ask.number, answer)
    assert page.view().asks == ()
    assert page.run("said") == [expected]


def test_a_dialog_in_the_first_script_does_not_stop_loading_for_good(shown: Shown) -> None:
    page = shown.open("<p>before</p><script>alert(1)</script><p id=a>after</p>")
    page.answer(only(page).number, True)
    view = page.view()
    assert view.state is PageState.READY
    assert page.run("a.textContent") == "after"


def test_a_select_is_chosen_from_by_the_embedder(shown: Shown) -> None:
    page = shown.open(
        "<select id=s style='height:60px' onchange='said = s.value'><option value=1>One<optgroup label=More>"
        "<option value=2>Two<option value=3 disabled>Three</optgroup></select>"
    )
    shown.press(page, "s")
    ask = only(page)
    assert ask.kind is AskKind.SELECT
    assert [(row.label, row.group, row.enabled, row.selected) for row in ask.options] == [
        ("One", False, True, True),
        ("More", True, True, False),
        ("Two", False, True, False),
        ("Three", False, False, False),
    ]
    page.answer(ask.number, (2,))
    assert page.run("said") == "2"
    assert page.view().asks == ()


@pytest.mark.parametrize(
    ("kind", "before", "after"),
    [
        ("date", "2023-10-15", "2024-02-29"),
        ("time", "10:00", "23:59"),
        ("datetime-local", "2023-10-15T10:00", "2024-01-01T00:00"),
        ("month", "2023-10", "2024-02"),
        ("week", "2023-W01", "2024-W52"),
        ("color", "#ff0000", "#00ff00"),
    ],
)
def test_dates_and_colours_are_the_embedder_s(
    shown: Shown, kind: str, before: str, after: str
) -> None:
    page = shown.open(
        f"<input id=i type={kind} value={before} style='height:60px;width:150px' oninput='said = this.value'>"
    )
    shown.press(page, "i")
    ask = only(page)
    assert ask.kind is (AskKind.COLOUR if kind == "color" else AskKind.DATE)
    assert (ask.text, ask.detail) == (before, kind)
    page.answer(ask.number, after)
    assert page.run("said") == after


def test_a_list_that_lies_open_asks_as_well_wherever_it_is_touched(shown: Shown) -> None:
    page = shown.open(
        "<select id=s multiple size=3 style='width:150px;font-size:20px'>"
        "<option>Ant</option><option selected>Bee</option><option>Cat</option></select>"
    )
    shown.press(page, "s")
    ask = only(page)
    assert (ask.kind, ask.many) == (AskKind.SELECT, True)
    assert [(each.label, each.selected) for each in ask.options] == [
        ("Ant", False), ("Bee", True), ("Cat", False),
    ]  # fmt: skip
    page.answer(ask.number, (0, 2))
    assert page.run("Array.from(s.selectedOptions, (each) => each.text)") == ["Ant", "Cat"]


def test_files_are_given_from_memory(shown: Shown) -> None:
    page = shown.open(
        "<input id=i type=file multiple accept='image/*' style='height:60px;width:150px'>"
    )
    shown.press(page, "i")
    ask = only(page)
    assert (ask.kind, ask.detail, ask.many) == (AskKind.FILE, "image/*", True)
    chosen = ChosenFile(name="ä.png", mime="image/png", data=bytes(range(256)))
    page.answer(ask.number, (chosen,))
    page.run("i.files[0].arrayBuffer().then((b) => held = Array.from(new Uint8Array(b)))")
    shown.pass_ms(100)
    page.view()
    told = json.loads(str(page.run("JSON.stringify([i.files[0].name, i.files[0].type, held])")))
    assert told == ["ä.png", "image/png", list(range(256))]


def test_leaving_is_asked_for(shown: Shown) -> None:
    page = shown.open(
        "<input id=i style='height:60px'><script>onbeforeunload = (e) => e.preventDefault()</script>"
    )
    shown.press(page, "i")
    page.type("x")
    page.load(SITE + "/other", VIEWPORT)
    ask = only(page)
    assert ask.kind is AskKind.LEAVE
    page.answer(ask.number, None)
    assert page.run("i.value") == "x"
