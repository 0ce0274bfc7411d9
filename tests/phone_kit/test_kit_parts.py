"""The kit's parts in a screen: selection, snackbar, menus, leaving, preferences."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

import pytest

from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.preferences import (
    PreferenceHeading,
    PreferenceLine,
    PreferenceRow,
    Preferences,
    PreferenceToggle,
    Slider,
)
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.kit.snackbar import SHOWN_MS, SnackbarHost
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui import widgets as w
from tests.phone_system.sample import Finger, new_phone

PACKAGE = "com.ex.kit"


@dataclass(eq=False)
class Bench(AppScreen[App, None]):
    """Rows to select, a menu, and what was done below."""

    activity = ".Main"
    rows: list[str] = field(default_factory=lambda: ["ant", "bee"])
    gone: list[str] = field(default_factory=list)
    chosen: Selection[str] = field(default_factory=Selection)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)
    menus: Menus = field(default_factory=Menus)
    leaving: Leaving = field(default_factory=Leaving)

    def build(self) -> w.Widget:
        rows = [
            w.ListItem(
                row,
                key=row,
                selected=row in self.chosen,
                on_long=partial(self.chosen.toggle, row),
            )
            for row in self.rows
        ]
        more = w.More(partial(self.menus.open, self.entries))
        bar = w.TopBar(f"{len(self.chosen)} selected", actions=[more])
        return w.Page(bar, *rows, over=self.snackbar.build())

    def entries(self) -> list[MenuEntry]:
        return [
            MenuEntry(text="Remove", act=self.remove),
            MenuEntry(text="Settings", act=partial(self.show, Settings())),
        ]

    def remove(self) -> None:
        self.gone = self.chosen.rows
        self.rows = [row for row in self.rows if row not in self.gone]
        self.chosen.end()
        self.snackbar.say("Removed", self.put_back)

    def put_back(self) -> None:
        self.rows = sorted([*self.rows, *self.gone])
        self.snackbar.hush()

    def on_back(self) -> None:
        self.leaving.leave(Confirm(message="Leave?") if len(self.chosen) else None)


@dataclass(eq=False)
class Settings(AppScreen[App, None]):
    """A page with a row of each kind."""

    activity = ".Settings"
    preferences: Preferences = field(default_factory=lambda: Preferences(file="own"))
    told: int = 0

    def build(self) -> w.Widget:
        size = ListPreference(key="size", title="Size", values={"s": "Small", "l": "Large"},
                              default="s")  # fmt: skip
        rows = self.preferences.widgets([
            PreferenceHeading(title="Group"),
            PreferenceRow(title="Tell", summary=f"told {self.told}", act=self.tell),
            PreferenceToggle(key="on", title="Switch", default=True, summary="is on", off="is off"),
            PreferenceToggle(key="box", title="Box", box=True),
            size,
            Slider(key="level", title="Level", default=3, least=1, most=9),
            PreferenceLine(key="name", title="Name", default="nobody"),
            PreferenceLine(key="port", title="Port", default="80", limits=(1, 100)),
        ])  # fmt: skip
        return w.Page(w.Scroll(*rows))

    def tell(self) -> None:
        self.told += 1


class KitApp(App):
    """Holds the screens."""

    package = PACKAGE
    label = "Kit"
    main = ".Main"
    activities = {".Main": Bench, ".Settings": Settings}  # noqa: RUF012


@pytest.fixture
def phone() -> Phone:
    phone = new_phone(KitApp)
    assert phone.windows.start_app(PACKAGE)
    return phone


def hold(finger: Finger, phone: Phone, text: str) -> None:
    phone.windows.fingers.long_press(*finger.find(text=text).bounds.center)


def pick(finger: Finger, text: str) -> None:
    finger.tap(desc="More options")
    finger.tap(text=text)


def test_what_is_selected_is_acted_on_and_can_be_taken_back(phone: Phone) -> None:
    finger = Finger(phone)
    hold(finger, phone, "ant")
    assert finger.shows(text="1 selected")
    pick(finger, "Remove")
    assert not finger.shows(text="ant")
    phone.snapshots.save("removed")
    finger.tap(text="UNDO")
    assert finger.shows(text="ant")
    assert not finger.shows(text="Removed")
    phone.snapshots.load("removed")
    assert finger.shows(text="Removed")
    phone.clock.advance(SHOWN_MS)
    assert not finger.shows(text="Removed")
    assert not finger.shows(text="ant")


def test_a_screen_is_left_after_a_question_where_there_is_one(phone: Phone) -> None:
    finger = Finger(phone)
    hold(finger, phone, "ant")
    phone.windows.back()
    finger.tap(text="Cancel")
    assert finger.shows(text="ant")
    hold(finger, phone, "ant")
    assert finger.shows(text="0 selected")
    hold(finger, phone, "bee")
    phone.windows.back()
    finger.tap(text="OK")
    assert not finger.shows(text="ant")


def test_rows_of_settings_keep_what_is_chosen(phone: Phone) -> None:
    finger = Finger(phone)
    pick(finger, "Settings")
    app = phone.packages.app(PACKAGE)
    assert app is not None
    prefs = app.prefs("own")
    assert finger.shows(text="is on")
    for text in ("Tell", "Switch", "Box"):
        finger.tap(text=text)
    assert finger.shows(text="told 1")
    assert finger.shows(text="is off")
    finger.tap(text="Size")
    finger.tap(text="Large")
    finger.tap(text="Name")
    phone.windows.type_text("!")
    finger.tap(text="OK")
    assert prefs.all() == {"on": False, "box": True, "size": "l", "name": "nobody!"}


@pytest.mark.parametrize(("typed", "kept"), [("9", {}), ("x", {}), ("\b\b7", {"port": "7"})])
def test_a_number_outside_of_its_limits_is_not_kept(
    phone: Phone, typed: str, kept: dict[str, str]
) -> None:
    finger = Finger(phone)
    pick(finger, "Settings")
    finger.tap(text="Port")
    phone.windows.editor.delete_before(typed.count("\b"))
    phone.windows.type_text(typed.replace("\b", ""))
    finger.tap(text="OK")
    app = phone.packages.app(PACKAGE)
    assert app is not None
    assert app.prefs("own").all() == kept
