"""Saving a planned route as a track."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.look import (
    BOLD,
    HEADING,
    LINEAR,
    RECYCLER,
    SECOND,
    SHEET,
    TITLE,
    buttons,
    row,
    sheet,
)
from pytest_androidbench.phone.kit.dialogs import EnterText
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def name_of_day(ms: int) -> str:
    """A track's name before somebody gives it one: `Sun 15 Oct 2023`."""
    day = datetime.fromtimestamp(ms / 1000, UTC)
    return f"{DAYS[day.weekday()]} {day.day:02d} {MONTHS[day.month - 1]} {day.year}"


@dataclass(eq=False)
class SaveAsTrack(AppScreen[OsmAndApp, tuple[str, str, bool, bool]]):
    """Name, folder and two switches; closes with all four."""

    window = "sheet"

    name: str = ""
    folder: str = ""
    simple: bool = False
    shown: bool = True

    @classmethod
    def of(cls, app: OsmAndApp, now_ms: int) -> SaveAsTrack:
        """The sheet with a name that no track has."""
        return cls(name=app.tracks.free_name(name_of_day(now_ms)))

    @property
    def error(self) -> TextLike | None:
        """Why it cannot be saved so."""
        if not self.name.strip():
            return tr("Empty filename")
        if self.app.tracks.is_there(self.name.strip(), self.folder):
            return tr("File with same name already exists.")
        return None

    def build(self) -> w.Widget:
        error = self.error
        field_ = w.TextField(bind="name", hint=tr("Filename:"), id="name_edit_text", style="filled")
        column = w.Column(
            w.Text(tr("Save as new track"), BOLD, id="title"),
            field_,
            error is not None and w.Text(error, SECOND.coloured("error"), id="textinput_error"),
            self._folders(),
            self._switch(tr("Simplified track"), self.simple, self.simplify, "simplified"),
            self._switch(tr("Show on map"), self.shown, self.show_it, "shown"),
            gap=12,
            across="stretch",
        )
        body = w.Scroll(column, padding=16, id="scroll_view", cls="android.widget.ScrollView")
        sheet_ = w.Column(
            body,
            buttons(self.close, self.save, enabled=error is None),
            w.Spacer(24),
            across="stretch",
        )
        return w.Panel(sheet_, look=SHEET, width="fill", id="bottom_sheet")

    def _folders(self) -> w.Widget:
        names = self.app.tracks.folders()
        if self.folder not in names:
            names.append(self.folder)
        chips = [
            w.Chip(
                name or tr("Tracks"), checked=name == self.folder, icon="folder",
                on_tap=partial(self.choose, name), key=f"folder {place}",
            )
            for place, name in enumerate(names)
        ]  # fmt: skip
        head = w.Row(
            w.Text(tr("Select folder"), HEADING, weight=1),
            w.Button(
                tr("List"), "text", id="select_folder_button", on_tap=self.ask_folder,
            ),
            width="fill",
        )  # fmt: skip
        list_ = w.Scroll(
            *chips, axis="x", gap=8, id="folder_chips", cls=RECYCLER, height=52, weight=0
        )
        return w.Column(head, list_, across="stretch")

    def choose(self, folder: str) -> None:
        """Save into a folder."""
        self.folder = folder

    def ask_folder(self) -> None:
        """Choose the folder from a list."""
        self.ask(TrackFolderList(chosen=self.folder), self.folder_picked)

    def folder_picked(self, folder: str) -> None:
        """Save into a folder of the list, or into a new one."""
        if folder == "\0":
            asked = EnterText(title=tr("Add new folder"), hint=tr("Name"), required=True)
            self.ask(asked, self.folder_added)
        else:
            self.folder = folder

    def folder_added(self, name: str) -> None:
        """Save into a new folder."""
        self.folder = name.strip().replace("/", "_")[:100]

    def _switch(self, text: TextLike, on: bool, act: Callable[[bool], None], key: str) -> w.Widget:
        content = w.Row(
            w.Text(text, TITLE, id="title", weight=1),
            w.Switch(on, act, id="compound_button", key=key),
            width="fill",
        )
        return w.Panel(content, min_height=48, width="fill", cls=LINEAR)

    def simplify(self, on: bool) -> None:
        """Save the line alone."""
        self.simple = on

    def show_it(self, on: bool) -> None:
        """Draw the track on the map once it is saved."""
        self.shown = on

    def save(self) -> None:
        """Close with what was chosen."""
        if self.error is None:
            self.close((self.name.strip(), self.folder, self.simple, self.shown))


@dataclass(eq=False)
class TrackFolderList(AppScreen[OsmAndApp, str]):
    """Folders of tracks; closes with one, or with a NUL for a new one."""

    window = "sheet"

    chosen: str = ""

    def build(self) -> w.Widget:
        rows = [
            row(
                name or tr("Tracks"), partial(self.close, name), icon="folder",
                colour="primary" if name == self.chosen else "on_surface_variant",
            )
            for name in self.app.tracks.folders()
        ]  # fmt: skip
        new = row(tr("Add new folder"), partial(self.close, "\0"), icon="create_new_folder")
        return sheet(tr("Select folder"), new, *rows)


@dataclass(eq=False)
class TrackSaved(AppScreen[OsmAndApp, str]):
    """Says that a track is saved; closes with its path where planning goes on, or with ""."""

    window = "sheet"

    path: str = ""

    def build(self) -> w.Widget:
        name = self.path.rpartition("/")[2].removesuffix(".gpx")
        said = w.Column(
            w.Text(name, BOLD, id="file_name"),
            w.Text(tr("is saved"), SECOND),
            gap=2,
        )
        return sheet(
            "",
            w.Panel(said, padding=16, width="fill"),
            row(tr("Open track"), self.open, icon="timeline", id="open_track_button"),
            row(tr("Share"), self.share, icon="share", id="share_button"),
            row(tr("Plan a route"), partial(self.close, self.path), icon="edit"),
            row(tr("Close"), partial(self.close, ""), icon="close", id="dismiss_button"),
        )

    def open(self) -> None:
        """Show it on the map."""
        self.app.show_track(self.path)
        self.close("")

    def share(self) -> None:
        """Give the file to another app."""
        address = self.app.address_of(self.path)
        self.phone.activities.share(streams=[address], type="application/gpx+xml", caller=self)
