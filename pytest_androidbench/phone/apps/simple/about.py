"""The About page of the Simple apps, and the questions and answers behind it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.simple.bars import SimpleBar
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

SITE: Final = "https://www.simplemobiletools.com"
LINKS: Final = (
    ("star", tr("Rate us"), "https://play.google.com/store/apps/details?id="),
    ("people", tr("Contributors"), "https://github.com/SimpleMobileTools"),
    ("code", tr("GitHub"), "https://github.com/SimpleMobileTools"),
    ("forum", tr("Reddit"), "https://www.reddit.com/r/SimpleMobileTools"),
)


@dataclass(eq=False)
class SimpleAboutPage(AppScreen[App, None]):
    """Who made the app, where help is, and its version."""

    activity = "com.simplemobiletools.commons.activities.AboutActivity"
    faq: list[tuple[str, str]] = field(default_factory=list)
    """Questions and answers, in English."""

    def build(self) -> w.Widget:
        rows = [
            w.Category(tr("Support"), start=16),
            self._row("help_outline", tr("Frequently asked questions"), self.open_faq),
            self._row("mail", "hello@simplemobiletools.com", partial(self.open, "mailto:hello")),
            w.Category(tr("Help us"), start=16),
            self._row("share", tr("Invite friends"), self.invite),
            *(self._row(icon, title, partial(self.open, uri)) for icon, title, uri in LINKS[:2]),
            w.Category(tr("Social"), start=16),
            *(self._row(icon, title, partial(self.open, uri)) for icon, title, uri in LINKS[2:]),
            w.Category(tr("Other"), start=16),
            self._row("policy", tr("Privacy policy"), partial(self.open, f"{SITE}/privacy/")),
            w.ListItem(
                tr("v. {version}", version=self.app.version),
                tr("Copyright © Simple Mobile Tools"),
                icon="info",
                look=w.MATERIAL,
            ),
        ]
        return w.Page(SimpleBar(tr("About"), "about_toolbar"), w.Scroll(*rows, id="about"))

    @staticmethod
    def _row(icon: str, title: TextLike, act: Callable[[], None]) -> w.Widget:
        return w.ListItem(title, icon=icon, look=w.MATERIAL, on_tap=act)

    def open_faq(self) -> None:
        self.show(Faq(faq=self.faq))

    def open(self, uri: str) -> None:
        """Leave for a page of the web or a mail, where something can show it."""
        if not self.start(Intent(action=ACTION_VIEW, data=uri)):
            self.toast(tr("No valid app found"))

    def invite(self) -> None:
        label = self.phone.packages.label(self.app.package)
        text = f"Hey, come check out {label} at {SITE}/"
        self.phone.activities.share(text=text, caller=self)


@dataclass(eq=False)
class Faq(AppScreen[App, None]):
    """Questions with their answers."""

    activity = "com.simplemobiletools.commons.activities.FAQActivity"
    faq: list[tuple[str, str]] = field(default_factory=list)

    def build(self) -> w.Widget:
        cards = [
            w.Card(
                w.Column(w.Text(tr(one), w.TITLE_MEDIUM, "primary"), w.Text(tr(two), w.BODY), gap=8)
            )
            for one, two in self.faq
        ]
        bar = SimpleBar(tr("Frequently asked questions"), "faq_toolbar")
        return w.Page(bar, w.Scroll(*cards, id="faq_holder", padding=16, gap=12))
