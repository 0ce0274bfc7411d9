"""What Android's WebView shows where a page could not be had (its data_error page)."""

from __future__ import annotations

from pytest_androidbench.phone.browser.facts import PageView
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


def unavailable(view: PageView) -> w.Widget | None:
    """It, or nothing where there is a page."""
    if view.state.is_shown:
        return None
    said = w.Column(
        w.Text(tr("Webpage not available"), w.TITLE),
        w.Text(tr("The webpage at {url} could not be loaded because:", url=view.url)),
        w.Text(view.error or view.state.value),
        gap=16,
    )
    look = w.Look(background="background")
    return w.Panel(said, padding=24, look=look, width="fill", height="fill")
