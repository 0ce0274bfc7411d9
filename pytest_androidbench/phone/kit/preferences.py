"""Settings pages as rows of data, each for one preference of the app."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

from pytest_androidbench.phone.kit.dialogs import EnterText
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.system.app import App, AppPart
from pytest_androidbench.phone.system.prefs import Prefs
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike


@dataclass(frozen=True, slots=True, kw_only=True)
class PreferenceHeading:
    """The title of a group of rows."""

    title: TextLike


@dataclass(frozen=True, slots=True, kw_only=True)
class PreferenceRow:
    """A row that does something, or nothing but tell."""

    title: TextLike
    summary: TextLike | None = None
    icon: str | None = None
    act: Callable[[], None] | None = None
    enabled: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class PreferenceToggle:
    """On or off."""

    key: str
    title: TextLike
    default: bool = False
    summary: TextLike | None = None
    off: TextLike | None = None
    """What is said below the title while it is off; None: the same as while it is on."""
    icon: str | None = None
    box: bool = False
    """Whether it is a box to tick, not a switch."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Slider:
    """A whole number on a bar."""

    key: str
    title: TextLike
    default: int
    least: int
    most: int
    icon: str | None = None
    summary: TextLike | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PreferenceLine:
    """A text that is typed."""

    key: str
    title: TextLike
    default: str = ""
    about: TextLike | None = None
    """Stands in the dialog."""
    limits: tuple[int, int] | None = None
    """A whole number from the first to below the second; None: any text."""
    icon: str | None = None


Entry: TypeAlias = (
    PreferenceHeading | PreferenceRow | PreferenceToggle | ListPreference | Slider | PreferenceLine
)


@dataclass(eq=False)
class Preferences(AppPart[App]):
    """Draws rows in Material's look, and keeps what is chosen in a preferences file."""

    file: str = ""
    """Its name; "" = the app's default one."""
    switch_id: str = "switchWidget"
    framed: bool = False
    """Whether icons and switches lie in the frames of AndroidX's rows."""

    @property
    def prefs(self) -> Prefs:
        """The preferences."""
        return self.app.prefs(self.file)

    @property
    def look(self) -> w.RowLook:
        """What the rows look like."""
        return replace(w.MATERIAL, framed=self.framed)

    def widgets(self, entries: Iterable[Entry]) -> list[w.Widget]:
        """The rows as things are now."""
        return [self._widget(entry) for entry in entries]

    def _widget(self, entry: Entry) -> w.Widget:
        prefs = self.prefs
        match entry:
            case PreferenceHeading():
                return w.Category(entry.title, start=16)
            case PreferenceRow():
                return self._row(entry)
            case PreferenceToggle():
                return self._toggle(entry)
            case Slider():
                return self._slider(entry)
            case PreferenceLine():
                shown = prefs.get(entry.key, entry.default)
                act = partial(self.enter, entry)
                return self._row(
                    PreferenceRow(title=entry.title, summary=shown, icon=entry.icon, act=act)
                )
            case ListPreference():
                act = partial(self.choose, entry)
                value = entry.shown(prefs)
                return self._row(
                    PreferenceRow(title=entry.title, summary=value, icon=entry.icon, act=act)
                )

    def _row(self, row: PreferenceRow) -> w.Widget:
        return w.ListItem(
            row.title,
            row.summary or None,
            icon=row.icon,
            look=self.look,
            on_tap=row.act,
            enabled=row.enabled,
        )

    def _toggle(self, entry: PreferenceToggle) -> w.Widget:
        on = self.prefs.get(entry.key, entry.default)
        summary = entry.off if entry.off is not None and not on else entry.summary
        if entry.box:
            return w.ListItem(
                entry.title,
                summary,
                icon=entry.icon,
                trailing=w.CheckBox(on, id="android:id/checkbox"),
                look=self.look,
                on_tap=partial(self.put, entry.key, not on),
            )
        turn = partial(self.put, entry.key)
        return w.SwitchRow(
            entry.title, on, turn, summary=summary, look=self.look, switch_id=self.switch_id
        )

    def _slider(self, entry: Slider) -> w.Widget:
        now = self.prefs.get(entry.key, entry.default)
        seek = w.SeekBar(
            now - entry.least,
            entry.most - entry.least,
            partial(self.slide, entry.key, entry.least),
            id="seekbar",
            key=entry.key,
        )
        seek.weight = 1
        bar = w.Row(seek, w.Text(f"{now}", id="seekbar_value", width=32, align="end"))
        item = w.ListItem(entry.title, entry.summary, icon=entry.icon, look=self.look)
        return w.Column(item, w.Panel(bar, padding=(72, 0, 16, 8)), across="stretch")

    def put(self, key: str, value: str | bool) -> None:
        """Keep a value."""
        self.prefs.put(key, value)

    def slide(self, key: str, least: int, value: int) -> None:
        """Keep what a bar was moved to."""
        self.prefs.put(key, least + value)

    def choose(self, entry: ListPreference) -> None:
        """Ask for one of several values."""
        self.show(entry.dialog(self.prefs, self.file))

    def enter(self, entry: PreferenceLine) -> None:
        """Ask for a text."""
        now = self.prefs.get(entry.key, entry.default)
        dialog = EnterText(title=entry.title, text=now, message=entry.about)
        self.ask(dialog, self.entered, entry.key, entry.limits)

    def entered(self, key: str, limits: tuple[int, int] | None, text: str) -> None:
        """Keep what was typed, if it may be so."""
        if limits is None or (text.isdecimal() and limits[0] <= int(text) < limits[1]):
            self.prefs.put(key, text)
