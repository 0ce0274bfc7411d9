"""What the app says about itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.look import framed, line
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

HOME: Final = "https://github.com/OpenTracksApp/OpenTracks"
PRIVATE: Final = "OpenTracks is a sport tracking application that completely respects your privacy."
HEAD: Final = w.TextStyle(20, 500)
ANSWERS: Final = (
    (
        "OpenTracks has the following features:",
        "It records tracks with the GPS, reads Bluetooth sensors, tells time and distance by voice,"
        " keeps markers, and needs no network.",
    ),
    (
        "How to show a track on a map?",
        "Tap the small map icon. OpenTracks has no map of its own: an app that can show a track,"
        " such as OSMDashboard, takes it from there.",
    ),
    (
        "How does OpenTracks record data?",
        "By the GPS of the device, as long as the recording runs. What the GPS tells wrongly is"
        " recorded wrongly.",
    ),
    (
        "How can I export/share recorded tracks?",
        "In the settings all of them, as KMZ, KML or GPX. The share icon hands over single ones.",
    ),
    ("Does OpenTracks require/use Google Play Service?", "No"),
    (
        "How does OpenTracks store sensor data?",
        "With each location. Indoors, and while you stand still, sensor data is shown but not"
        " kept.",
    ),
    (
        "OpenTracks is not recording locations?",
        "See whether location is on, go where the sky is in sight, and switch power saving off.",
    ),
)


@dataclass(eq=False)
class Help(AppScreen[OpenTracksApp, None]):
    """Questions and answers."""

    activity: ClassVar[str] = ".HelpActivity"

    def build(self) -> w.Widget:
        texts = [
            w.Text(tr(text), HEAD if place == 0 else w.BODY_LARGE)
            for answer in ANSWERS
            for place, text in enumerate(answer)
        ]
        return framed(tr("Help"), "help", w.Scroll(*texts, gap=12, padding=20, id="help_text"))


@dataclass(eq=False)
class TracksAboutPage(AppScreen[OpenTracksApp, None]):
    """Version, home and origin."""

    activity: ClassVar[str] = ".AboutActivity"

    def build(self) -> w.Widget:
        app = self.app
        texts = (
            (tr(PRIVATE), w.TITLE_MEDIUM, "about_text_description"),
            (tr("Version name: {name}", name=f"v{app.version}"), w.BODY, "about_text_version_name"),
            (tr("Version code: {n}", n=app.version_code), w.BODY, "about_text_version_code"),
        )
        rows = [
            w.Text(text, style, id=id_, align="center", width="fill") for text, style, id_ in texts
        ]
        home = w.Text(
            tr("Project web page: {url}", url=HOME),
            w.BODY,
            "primary",
            id="about_app_url",
            align="center",
            width="fill",
            on_tap=self.visit,
        )
        origin = w.Text(
            tr("OpenTracks is a fork of Google's MyTracks (discontinued in 2016)."),
            w.BODY,
            align="center",
            width="fill",
        )
        body = w.Scroll(*rows, home, origin, line(), gap=12, padding=20, id="about_text")
        return framed(tr("About OpenTracks"), "info", body)

    def visit(self) -> None:
        """Open the project's page in a browser."""
        if not self.start(Intent(action=ACTION_VIEW, data=HOME)):
            self.toast(tr("No app can open this link"))
