"""The handles of text that is selected on a page follow a finger, also one that rests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pytest_androidbench.phone.apps.htmlviewer.viewer import HtmlViewer
from pytest_androidbench.phone.browser.facts import SelectedText
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.chrome.conftest import Surfer, surfer

VIEWER = "com.android.htmlviewer/.HTMLViewerActivity"
HTML = (
    "<meta name=viewport content='width=device-width'>"
    "<p style='font-size: 40px; margin: 60px 40px'>Alpha beta gamma</p>"
)


@pytest.fixture
def viewer() -> Iterator[Surfer]:
    for made in surfer(TextEngine(), ()):
        asked = Intent(action=ACTION_VIEW, data=made.put(HTML), type="text/html", component=VIEWER)
        made.phone.activities.start(asked)
        yield made


def selected(viewer: Surfer) -> SelectedText | None:
    entry = viewer.phone.windows.active
    assert entry is not None
    assert isinstance(entry.screen, HtmlViewer)
    return entry.screen.content.view().selected


def hold_first_word(viewer: Surfer) -> tuple[int, int]:
    """Where the handle at its end is then, on the display."""
    node = next(node for node in viewer.page_nodes() if node.text.startswith("Alpha"))
    left, top, _, _ = node.bounds
    viewer.phone.windows.fingers.long_press(left + 60, top + 60, 800)
    found = selected(viewer)
    assert found is not None
    assert found.text == "Alpha"
    view = next(node for node in viewer.nodes() if node.class_name.endswith("WebView")).bounds
    return view.left + found.end[0] + 25, view.top + found.end[2] + 25


@pytest.mark.slow
def test_a_handle_is_drawn_out_to_another_word(viewer: Surfer) -> None:
    x, y = hold_first_word(viewer)
    viewer.phone.windows.fingers.swipe([(x, y), (x + 200, y)], 600)
    found = selected(viewer)
    assert found is not None
    assert found.text.startswith("Alpha b")


@pytest.mark.slow
def test_a_handle_stays_with_a_finger_that_rests(viewer: Surfer) -> None:
    x, y = hold_first_word(viewer)
    fingers = viewer.phone.windows.fingers
    fingers.touch("down", x, y)
    viewer.wait(1000)
    for step in range(10):
        fingers.touch("move", x + 20 * step, y)
        viewer.wait(20)
    fingers.touch("up", x + 200, y)
    found = selected(viewer)
    assert found is not None
    assert found.text.startswith("Alpha b")
    assert viewer.crashes() == []
