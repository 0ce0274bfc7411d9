"""The one page (HTMLViewerActivity.java): a bar with the name, and the file."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Self

from pytest_androidbench.phone.apps.htmlviewer.app import GIVEN, PACKAGE, HtmlViewerApp
from pytest_androidbench.phone.kit.web.content import BLANK, WebContent
from pytest_androidbench.phone.kit.web.unavailable import unavailable
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w


@dataclass(eq=False)
class HtmlViewer(AppScreen[HtmlViewerApp, None]):
    """A file of HTML, as it lies there."""

    activity: ClassVar[str] = ".HTMLViewerActivity"

    data: str = ""
    content: WebContent = field(default_factory=WebContent)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(data=intent.data or "")

    def on_open(self) -> None:
        self.app.prefs().put(GIVEN, self.data)
        self.phone.browser.drop(f"{PACKAGE}/page")
        self.content.key, self.content.url = f"{PACKAGE}/page", self.data or BLANK

    def on_close(self) -> None:
        self.phone.browser.drop(self.content.key)

    def build(self) -> w.Widget:
        name = self.phone.content.name_of(self.data) if self.data else ""
        view = self.content.widget(self.moved, unavailable)
        view.weight, view.width, view.id = 1, "fill", "webview"
        bar = w.TopBar(name or "HTML Viewer", id="android:id/action_bar")
        return w.Page(bar, view)

    def beat_ms(self) -> int:
        return 16

    def moved(self) -> None:
        """A finger did something to the page."""
