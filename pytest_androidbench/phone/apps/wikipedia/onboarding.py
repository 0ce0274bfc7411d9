"""What is shown before the app's first page (InitialOnboardingFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.wikipedia import look, names
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

PAGES: Final = (
    (
        "language", tr("The Free Encyclopedia\n…in over 300 languages"),
        tr("We’ve found the following on your device:"),
    ),
    (
        "explore", tr("New ways to explore"),
        tr("The Explore feed shows something new every day. Customize which cards it has."),
    ),
    (
        "bookmarks", tr("Reading lists with sync"),
        tr("Keep articles in reading lists and read them later."),
    ),
    (
        "security", tr("Data & Privacy"),
        tr("Nobody has to tell about themselves in order to read."),
    ),
)  # fmt: skip
"""A sign, a title and a text each."""


@dataclass(eq=False)
class WikiOnboarding(AppScreen[WikipediaApp, None]):
    """Four pages, which can be skipped."""

    activity: ClassVar[str] = names.ONBOARDING

    at: int = 0

    def build(self) -> w.Widget:
        pager = w.Pager(
            count=len(PAGES),
            index=self.at,
            page=self._page,
            on_page=self.go_to,
            id="fragment_pager",
        )
        body = w.Panel(pager, id="fragment_onboarding_pager_container", cls=look.GROUP, weight=1)
        return w.Page(body, self._buttons())

    def _page(self, place: int) -> w.Widget:
        icon, title, text = PAGES[place]
        english = w.Text("English", w.BODY_LARGE, "primary", id="option_label")
        words = w.Column(
            w.Icon(icon, 120, "primary", id="imageViewCentered"),
            w.Text(title, look.H1, align="center", id="primaryTextView"),
            w.Text(text, w.BODY_LARGE, align="center", id="secondaryTextView"),
            english if place == 0 else None,
            gap=20,
            across="center",
        )
        return w.Scroll(w.Panel(words, padding=(32, 72, 32, 24), width="fill"), key=f"page {place}")

    def _buttons(self) -> w.Widget:
        last = self.at == len(PAGES) - 1
        skip = w.Button(
            tr("Skip"), "text", id="fragment_onboarding_skip_button", on_tap=self.finish
        )
        forward = w.Button(
            tr("Continue"), "text", id="fragment_onboarding_forward_button",
            on_tap=partial(self.go_to, self.at + 1),
        )  # fmt: skip
        done = w.Button(tr("Get started"), id="fragment_onboarding_done_button", on_tap=self.finish)
        dots = [
            w.Icon("circle", 8, "primary" if place == self.at else "outline")
            for place in range(len(PAGES))
        ]
        row = w.Row(
            None if last else skip, w.Spacer(weight=1), w.Row(*dots, gap=8),
            w.Spacer(weight=1), done if last else forward, width="fill",
        )  # fmt: skip
        return w.Panel(row, padding=(16, 8), width="fill")

    def go_to(self, place: int) -> None:
        """Show a page."""
        self.at = max(0, min(place, len(PAGES) - 1))

    def finish(self) -> None:
        """Never show this again, and begin."""
        self.app.prefs().put(names.ONBOARDING_ENABLED, value=False)
        self.start(Intent(component=f"{names.PACKAGE}/{names.MAIN}"))
        self.close()

    def on_back(self) -> None:
        if self.at:
            self.at -= 1
        else:
            self.close()
