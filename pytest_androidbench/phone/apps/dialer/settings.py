"""The settings of the phone app."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.dialer.app import DialerApp
from pytest_androidbench.phone.kit.blocking import BlockedNumbers
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

ORDERS: Final = (tr("First name"), tr("Last name"))
QUICK_RESPONSES: Final = (
    "Can't talk now. What's up?",
    "I'll call you right back.",
    "I'll call you later.",
    "Can't talk now. Call me later?",
)


def sorted_people(prefs: Prefs, people: list[Person]) -> list[Person]:
    """People in the order that is set."""
    if not prefs.get("sort_order", 0):
        return people
    return sorted(people, key=lambda one: (one.name_last_first.casefold(), one.id))


def quick_responses(prefs: Prefs) -> list[str]:
    """What can be answered to a call instead of taking it."""
    return [prefs.get(f"quick_response_{n}", text) for n, text in enumerate(QUICK_RESPONSES)]


@dataclass(eq=False)
class DialerSettings(AppScreen[DialerApp, None]):
    """Display, sounds, quick responses, blocked numbers."""

    activity = "com.android.dialer.app.settings.DialerSettingsActivity"

    def build(self) -> w.Widget:
        now = ORDERS[self.app.prefs().get("sort_order", 0)]
        rows = (
            self._row(tr("Sort by"), now, self.choose_order),
            self._row(tr("Sounds and vibration"), None, self.open_sounds),
            self._row(tr("Quick responses"), None, partial(self.open, QuickResponses())),
            self._row(tr("Blocked numbers"), None, partial(self.open, BlockedCallers())),
        )
        return w.Page(w.TopBar(tr("Settings"), back=True), w.Scroll(*rows, id="android:id/list"))

    @staticmethod
    def _row(title: Message, summary: TextLike | None, act: Callable[[], None]) -> w.Widget:
        return w.ListItem(title, summary, look=w.MATERIAL, on_tap=act)

    def choose_order(self) -> None:
        now = self.app.prefs().get("sort_order", 0)
        dialog = Choose(title=tr("Sort by"), choices=[*ORDERS], chosen=now, negative=tr("Cancel"))
        self.ask(dialog, self.order_chosen)

    def order_chosen(self, place: int) -> None:
        self.app.prefs().put("sort_order", place)

    def open_sounds(self) -> None:
        self.start(Intent(action="android.settings.SOUND_SETTINGS"))

    def open(self, page: Screen[None]) -> None:
        """Show another page."""
        self.show(page)


@dataclass(eq=False)
class QuickResponses(AppScreen[DialerApp, None]):
    """Four texts that can be sent instead of taking a call."""

    activity = "com.android.server.telecom.RespondViaSmsSettings"
    changed: int = 0

    def build(self) -> w.Widget:
        rows = [
            w.ListItem(
                text, look=w.MATERIAL, on_tap=partial(self.change, place), key=f"row {place}"
            )
            for place, text in enumerate(quick_responses(self.app.prefs()))
        ]
        bar = w.TopBar(tr("Edit quick responses"), back=True)
        return w.Page(bar, w.Scroll(*rows, id="android:id/list"))

    def change(self, place: int) -> None:
        self.changed = place
        self.ask(EditResponse(text=quick_responses(self.app.prefs())[place]), self.put)

    def put(self, text: str) -> None:
        self.app.prefs().put(f"quick_response_{self.changed}", text)


@dataclass(eq=False)
class EditResponse(AppScreen[DialerApp, str]):
    """One of the texts."""

    window = "dialog"
    text: str = ""

    def on_open(self) -> None:
        self.focus("android:id/edit")

    def build(self) -> w.Widget:
        return w.Dialog(
            tr("Quick response"),
            body=w.TextField(
                bind="text", id="android:id/edit", style="line", action="done",
                on_done=self.accept,
            ),
            buttons=(
                w.DialogButton(text=tr("OK"), on_tap=self.accept, enabled=bool(self.text.strip())),
                w.DialogButton(text=tr("Cancel"), on_tap=self.close),
            ),
        )  # fmt: skip

    def accept(self) -> None:
        if self.text.strip():
            self.close(self.text.strip())


@dataclass(eq=False)
class BlockedCallers(BlockedNumbers[DialerApp]):
    """The phone's own list of numbers, under telecom's title."""

    activity = "com.android.server.telecom.settings.BlockedNumbersActivity"
    title = tr("Blocked numbers")
