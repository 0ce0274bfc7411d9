"""The settings of the contacts app."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.contacts.preferences import CHOICES, chosen
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    MATERIAL,
    Choices,
    Dialog,
    DialogButton,
    ListItem,
    Page,
    Scroll,
    TopBar,
)


@dataclass(eq=False)
class ContactsSettings(AppScreen[None]):
    """How names are sorted and shown."""

    activity = "com.google.android.apps.contacts.preference.ContactsPreferenceActivity"

    def build(self) -> Widget:
        prefs = self.app.prefs()
        rows = [
            ListItem(
                tr(title),
                tr(chosen(prefs, title)),
                look=MATERIAL,
                on_tap=partial(self.choose, title),
            )
            for title in CHOICES
        ]
        return Page(TopBar(tr("Settings"), back=True), Scroll(*rows, id="recycler_view"))

    def choose(self, title: str) -> None:
        self.show(SettingDialog(title=title, value=chosen(self.app.prefs(), title)))


@dataclass(eq=False)
class SettingDialog(AppScreen[None]):
    """The values of one setting."""

    window = "dialog"
    title: str = ""
    value: str = ""

    def build(self) -> Widget:
        values = CHOICES[self.title][1]
        return Dialog(
            tr(self.title),
            body=Choices(
                [tr(value) for value in values],
                self.pick,
                checked={values.index(self.value)},
                key="values",
            ),
            buttons=(DialogButton(text=tr("Cancel"), on_tap=self.close, id="android:id/button2"),),
        )

    def pick(self, place: int) -> None:
        key, values = CHOICES[self.title]
        self.app.prefs().put(key, values[place])
        self.close()
