"""Help and legal matters."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.broccoli import look
from pytest_androidbench.phone.apps.broccoli.app import BroccoliApp
from pytest_androidbench.phone.apps.broccoli.pages import ABOUT, MAIL, BroccoliPage
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

DEMO: Final = "https://flauschcode.com/hummus-creamy-and-delicious/"
POLICY: Final = "https://flauschcode.com/broccoli-privacy-policy/"
APACHE: Final = "Apache License 2.0"
LIBRARIES: Final = (
    ("AboutLibraries", APACHE),
    ("AndroidX", APACHE),
    ("Apache Commons IO", APACHE),
    ("Compressor", APACHE),
    ("Dagger", APACHE),
    ("Glide", "Simplified BSD License"),
    ("Jackson", APACHE),
    ("jsoup", "MIT License"),
    ("Material Components for Android", APACHE),
)


@dataclass(eq=False)
class RecipesAboutPage(BroccoliPage):
    """Rows that lead to mail, web and licences."""

    place = ABOUT

    def build(self) -> w.Widget:
        mail = partial(self.leave, MAIL, "Feedback for Broccoli app")
        return self.preferences(
            tr("About the app"),
            look.heading(tr("Help")),
            look.preference(
                "edit",
                tr("Send feedback"),
                tr("Did you find a bug or do you miss a feature? "),
                mail,
            ),
            look.preference("restaurant", tr("Demo recipe"), DEMO, partial(self.leave, DEMO)),
            look.preference("info", tr("Version"), self.app.version, None),
            look.heading(tr("Legal")),
            look.preference(
                "info",
                tr("Open source licenses"),
                tr("License details for open source software"),
                self.open_licences,
            ),
            look.preference(
                "privacy_tip",
                tr("Privacy policy"),
                tr("Learn more about how we protect your personal data."),
                partial(self.leave, POLICY),
            ),
        )

    def open_licences(self) -> None:
        name = "com.mikepenz.aboutlibraries.ui.LibsActivity"
        self.start(Intent(component=f"{self.app.package}/{name}"))


@dataclass(eq=False)
class Libraries(AppScreen[BroccoliApp, None]):
    """What the app is made of."""

    activity = "com.mikepenz.aboutlibraries.ui.LibsActivity"

    def build(self) -> w.Widget:
        back = look.bar_icon("arrow_back", tr("Navigate up"), self.close)
        rows = [w.ListItem(name, licence, look=w.MATERIAL) for name, licence in LIBRARIES]
        bar = look.top_bar(tr("Open source licenses"), back)
        return w.Page(bar, w.Scroll(*rows, id="cardListView", cls=look.RECYCLER))
