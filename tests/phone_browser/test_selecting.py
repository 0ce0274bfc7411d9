"""Text that is no field's is selected by a finger that rests on it, and drawn by its ends."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.browser.facts import PageView
from pytest_androidbench.phone.browser.page import WebPage
from tests.phone_browser.shown import Shown

TEXT = (
    "<p style='margin: 20px 10px; font: 20px/24px monospace; width: 170px'>"
    "Alpha beta, gamma delta epsilon</p>"
)
"""Lines of 24 CSS pixels from 20 on; a letter is about 12 wide."""


def selected(page: WebPage) -> str:
    found = page.view().selected
    return found.text if found is not None else ""


def ends(view: PageView) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    assert view.selected is not None
    return view.selected.start, view.selected.end


def test_a_word_is_selected_where_it_lies(shown: Shown) -> None:
    page = shown.open(TEXT)
    assert page.select_word(40, 60)
    assert selected(page) == "Alpha"
    (left, top, low), (right, _, other) = ends(page.view())
    assert left == 2 * (8 + 10)
    assert left + 100 < right < left + 140
    assert low == other
    assert top < 60 < low


@pytest.mark.parametrize(
    "body",
    [
        "<a href='#x'>Alpha beta</a>", "<button>Alpha</button>", "<input value=Alpha>",
        "<textarea>Alpha</textarea>", "<p contenteditable>Alpha</p>",
        "<p style='user-select: none'>Alpha</p>", "<svg width=90 height=40></svg>", "",
    ],
)  # fmt: skip
def test_there_is_no_word_in_what_is_pressed_or_edited_or_kept(shown: Shown, body: str) -> None:
    page = shown.open(f"<style>* {{ font-size: 20px; margin: 0 }}</style>{body}")
    assert not page.select_word(24, 24)
    assert page.view().selected is None


def test_beside_the_text_there_is_no_word(shown: Shown) -> None:
    page = shown.open(TEXT)
    assert not page.select_word(390, 60)
    assert not page.select_word(40, 500)


def test_ends_are_moved_and_never_pass_each_other(shown: Shown) -> None:
    page = shown.open(TEXT)
    page.select_word(40, 60)
    page.stretch("end", 390, 60)
    assert selected(page) == "Alpha beta,"
    page.stretch("end", 390, 110)
    assert selected(page).split() == ["Alpha", "beta,", "gamma", "delta"]
    page.stretch("start", 50, 108)
    assert selected(page).endswith("delta")
    assert len(selected(page)) < len("gamma delta")
    before = selected(page)
    for end, x, y in (("end", 20, 60), ("start", 390, 150)):
        page.stretch("end" if end == "end" else "start", x, y)
        assert selected(page) == before
        assert before


def test_a_tap_elsewhere_ends_it_and_one_on_a_button_does_not(shown: Shown) -> None:
    page = shown.open(f'{TEXT}<button id=b onclick="said = String(getSelection())">Go</button>')
    page.select_word(40, 60)
    shown.press(page, "b")
    assert page.run("said") == "Alpha"
    assert selected(page) == "Alpha"
    shown.tap(page, 300, 560)
    assert selected(page) == ""


def test_a_finger_that_rested_leaves_what_it_selected(shown: Shown) -> None:
    page = shown.open(TEXT)
    page.touch("down", [(40, 60)])
    shown.pass_ms(600)
    assert page.select_word(40, 60)
    page.touch("up", [(40, 60)])
    assert selected(page) == "Alpha"


def test_what_a_script_selects_or_a_search_finds_is_not_a_finger_s(shown: Shown) -> None:
    page = shown.open(TEXT)
    page.run("getSelection().selectAllChildren(document.body)")
    assert page.view().selected is None
    page.select_word(40, 60)
    assert page.find("delta") == (1, 1)
    assert page.view().selected is None
