from __future__ import annotations

from collections.abc import Iterator

import pytest

from pytest_androidbench.phone.apps.htmlviewer.app import HtmlViewerApp
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.chrome.conftest import Surfer, surfer

VIEWER = f"{HtmlViewerApp.package}/{HtmlViewerApp.package}.HTMLViewerActivity"


@pytest.fixture
def viewer(text_engine: TextEngine) -> Iterator[Surfer]:
    yield from surfer(text_engine, ())


def view(viewer: Surfer, html: str) -> None:
    uri = viewer.put(html)
    asked = Intent(action=ACTION_VIEW, data=uri, type="text/html", component=VIEWER)
    viewer.phone.activities.start(asked)


def test_a_page_is_shown_with_its_title(viewer: Surfer) -> None:
    view(viewer, "<title>Tea</title><h1>Green tea</h1>")
    assert viewer.phone.windows.foreground == HtmlViewerApp.package
    assert viewer.page_texts() == ["Green tea"]
    assert "Tea" in viewer.texts()


def test_its_scripts_do_not_run(viewer: Surfer) -> None:
    view(viewer, "<p>Before</p><script>document.body.textContent = 'After'</script>")
    assert viewer.page_texts() == ["Before"]


def test_back_leaves_it(viewer: Surfer) -> None:
    view(viewer, "<p>Before</p>")
    viewer.back()
    assert viewer.phone.windows.foreground != HtmlViewerApp.package
