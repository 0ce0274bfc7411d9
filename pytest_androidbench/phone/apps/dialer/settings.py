"""The settings of the phone app."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.dialer.app import DialerApp
from pytest_androidbench.phone.apps.dialer.preferences import (
    ORDER,
    ORDERS,
    order,
    quick_responses,
    response_key,
)
from pytest_androidbench.phone.kit.blocking import BlockedNumbers
from pytest_androidbench.phone.kit.dialogs import Choose, EnterText
from pytest_androidbench.phone.kit.preferences import PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class DialerSettings(AppScreen[DialerApp, None]):
    """Display, sounds, quick responses, blocked numbers."""

    activity = "com.android.dialer.app.settings.DialerSettingsActivity"
    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        now = ORDERS[order(self.app.prefs())]
        rows = self.preferences.widgets((
            PreferenceRow(title=tr("Sort by"), summary=now, act=self.choose_order),
            PreferenceRow(title=tr("Sounds and vibration"), act=self.open_sounds),
            PreferenceRow(title=tr("Quick responses"), act=partial(self.show, QuickResponses())),
            PreferenceRow(title=tr("Blocked numbers"), act=partial(self.show, BlockedCallers())),
        ))  # fmt: skip
        return w.Page(w.TopBar(tr("Settings"), back=True), w.Scroll(*rows, id="android:id/list"))

    def choose_order(self) -> None:
        now = order(self.app.prefs())
        dialog = Choose(title=tr("Sort by"), choices=[*ORDERS], chosen=now, negative=tr("Cancel"))
        self.ask(dialog, self.order_chosen)

    def order_chosen(self, place: int) -> None:
        self.app.prefs().put(ORDER, place)

    def open_sounds(self) -> None:
        self.start(Intent(action="android.settings.SOUND_SETTINGS"))


@dataclass(eq=False)
class QuickResponses(AppScreen[DialerApp, None]):
    """Four texts that can be sent instead of taking a call."""

    activity = "com.android.server.telecom.RespondViaSmsSettings"

    def build(self) -> w.Widget:
        rows = [
            w.ListItem(
                text, look=w.MATERIAL, on_tap=partial(self.change, place, text), key=f"row {place}"
            )
            for place, text in enumerate(quick_responses(self.app.prefs()))
        ]
        bar = w.TopBar(tr("Edit quick responses"), back=True)
        return w.Page(bar, w.Scroll(*rows, id="android:id/list"))

    def change(self, place: int, text: str) -> None:
        dialog = EnterText(title=tr("Quick response"), text=text, required=True)
        self.ask(dialog, self.put, place)

    def put(self, place: int, text: str) -> None:
        self.app.prefs().put(response_key(place), text.strip())


@dataclass(eq=False)
class BlockedCallers(BlockedNumbers[DialerApp]):
    """The phone's own list of numbers, under telecom's title."""

    activity = "com.android.server.telecom.settings.BlockedNumbersActivity"
    title = tr("Blocked numbers")
