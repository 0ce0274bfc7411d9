from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.wikipedia import names
from tests.phone_apps.wikipedia.conftest import Wiki


def height(wiki: Wiki) -> int:
    """How high the title is."""
    node = wiki.find("page_title")
    assert node is not None
    return node.bounds.height


@pytest.mark.parametrize(("button", "taps", "size", "percent"), [
    ("buttonDecreaseTextSize", 6, -5, "50%"),
    ("buttonIncreaseTextSize", 9, 8, "180%"),
])  # fmt: skip
def test_the_size_of_the_text(wiki: Wiki, button: str, taps: int, size: int, percent: str) -> None:
    wiki.read("Piano")
    before = height(wiki)
    wiki.tap("page_theme")
    assert wiki.value("text_size_percent") == "100% (Default)"
    for _ in range(taps):
        wiki.tap(button)
    assert wiki.value("text_size_percent") == percent
    assert wiki.prefs()[names.TEXT_SIZE] == size
    wiki.back()
    assert (height(wiki) > before) == (size > 0)
    assert height(wiki) != before


def test_the_bar_is_dragged_to_its_end(wiki: Wiki) -> None:
    wiki.read("Piano")
    wiki.tap("page_theme")
    bar = wiki.find("text_size_seek_bar")
    assert bar is not None
    y = bar.bounds.center.y
    wiki.phone.windows.fingers.swipe([(bar.bounds.center.x, y), (bar.bounds.right - 10, y)], 400)
    assert wiki.prefs()[names.TEXT_SIZE] == 8


def test_a_theme_is_taken_whatever_the_system_has(wiki: Wiki) -> None:
    wiki.read("Piano")
    wiki.tap("page_theme")
    wiki.tap("button_theme_black")
    assert wiki.prefs()[names.COLOR_THEME] == 2
    assert wiki.prefs()[names.MATCH_SYSTEM] is False
    node = wiki.find("button_theme_black")
    assert node is not None
    assert node.selected
    wiki.tap("theme_chooser_dark_mode_dim_images_switch")
    assert wiki.prefs()[names.DIM_IMAGES] is False
    wiki.tap("theme_chooser_match_system_theme_switch")
    assert wiki.app.theme == 0
