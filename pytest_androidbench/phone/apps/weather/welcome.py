"""What is asked when the app is opened for the first time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.weather import names
from pytest_androidbench.phone.apps.weather.app import WeatherApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class WeatherWelcome(AppScreen[WeatherApp, None]):
    """The papers to agree to, then the question where one is."""

    activity: ClassVar[str] = names.MAIN

    agreed: bool = False

    def build(self) -> w.Widget:
        if not self.agreed:
            title, words = (
                tr("Welcome"),
                tr("By going on you accept the terms of use and the privacy policy."),
            )
            button = w.Button(tr("I understand"), on_tap=self.agree, id="ok_button", width="fill")
            more = None
        else:
            title, words = (
                tr("Local weather"),
                tr("Share where you are to see the weather of your place first."),
            )
            button = w.Button(
                tr("Next"), on_tap=self.ask_place, id="next_button_text", width="fill"
            )
            more = w.Button(tr("Not now"), "text", on_tap=self.leave, id="not_now", width="fill")
        column = w.Column(
            w.Icon("cloud", 96, "primary"),
            w.Text(title, w.HEADLINE, id="onboarding_title", align="center"),
            w.Text(words, w.BODY_LARGE, id="onboarding_text", align="center"),
            w.Spacer(height=24),
            button,
            more,
            gap=12,
            across="center",
            width="fill",
        )
        return w.Page(w.Align(w.Panel(column, padding=32, width="fill"), weight=1))

    def agree(self) -> None:
        """Go on to the next page."""
        self.agreed = True

    def ask_place(self) -> None:
        """Ask for the permission to know where the phone is."""
        self.request_permissions(names.WHERE, self.allowed)

    def allowed(self, granted: dict[str, bool]) -> None:
        """Show the weather, of wherever it is."""
        del granted
        self.leave()

    def leave(self) -> None:
        """Show the weather."""
        self.app.prefs().put(names.SEEN, value=True)
        self.show(self.app.page("main:WeatherMain"))
        self.close()
