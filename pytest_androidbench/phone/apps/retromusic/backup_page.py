"""The page of backups, and what is taken back of one (BackupFragment.kt, RestoreActivity.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.retromusic import look, names
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.backups import (
    ENDING,
    PLAYLISTS,
    SETTINGS,
    RetroBackups,
    time_stamp,
)
from pytest_androidbench.phone.kit.dialogs import EnterText, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.intents import FLAG_CLEAR_TASK, FLAG_NEW_TASK, Intent
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.system.zips import ZipError
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

OPEN: Final = "android.intent.action.OPEN_DOCUMENT"
TYPE: Final = "application/octet-stream"
CONTENTS: Final[tuple[tuple[str, str, Message], ...]] = (
    (SETTINGS, "check_settings", tr("Settings")),
    (PLAYLISTS, "check_playlists", tr("Playlists")),
    ("userImages", "check_user_images", tr("User Images")),
    ("artistImages", "check_artist_images", tr("Artist Images")),
)
"""What can be taken back: pictures were never chosen, so that there are none."""


@dataclass(eq=False)
class RetroBackupPage(AppScreen[RetroApp, None]):
    """Two buttons over the backups there are."""

    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        create = w.Button(
            tr("Create"), "outlined", id="create_backup", on_tap=self.ask_name, weight=1
        )
        restore = w.Button(tr("Restore"), id="restore_backup", on_tap=self.pick, weight=1)
        buttons = w.Panel(w.Row(create, restore, gap=16, width="fill"), padding=16)
        paths = RetroBackups(self.app).paths()
        title = w.Panel(w.Text(tr("Backups"), look.HEADING, id="backup_title"), padding=16)
        rows = w.Scroll(
            *(self._row(place, path) for place, path in enumerate(paths)),
            id="backup_recyclerview",
            cls=look.RECYCLER,
        )
        listed: tuple[w.Kid, ...] = (title, rows) if paths else ()
        body = w.Column(buttons, *listed, across="stretch", cls=look.VIEW_GROUP)
        frame = w.Panel(body, id="contentFrame", cls=look.FRAME, weight=1)
        return w.Page(look.bar(tr("Backup & Restore"), lead=w.Up(True)), frame)

    def _row(self, place: int, path: str) -> w.Widget:
        key = f"menu {place}"
        row = w.Row(
            w.Icon("restore", 24, "primary", id="image"),
            w.Text(name_of(path), w.BODY_LARGE, lines=1, id="title", weight=1),
            look.dots(key, partial(self.menus.open, self.rows, key, path)),
            gap=16,
            width="fill",
        )
        act = partial(self.restore, path)
        return w.Panel(row, padding=(16, 8, 4, 8), cls=look.CARD, width="fill", on_tap=act)

    def rows(self, path: str) -> Sequence[MenuEntry]:
        """What can be done with a backup."""
        return (
            MenuEntry(text=tr("Delete"), act=partial(self.delete, path)),
            MenuEntry(text=tr("Share"), act=partial(self.share, path)),
            MenuEntry(text=tr("Rename"), act=partial(self.ask_rename, path)),
        )

    def ask_name(self) -> None:
        """Ask what a new backup is called."""
        name = time_stamp(local_time(self.phone))
        self.ask(EnterText(title=tr("New Backup"), text=name, required=True), self.make)

    def make(self, name: str) -> None:
        """Write it."""
        try:
            RetroBackups(self.app).make(name, local_time(self.phone))
        except FileError:
            self.toast(tr("Couldn’t create backup"))
        else:
            self.toast(tr("Backup created successfully."))

    def pick(self) -> None:
        """Look for a backup that lies elsewhere."""
        self.start_for(Intent(action=OPEN, type=TYPE), self.picked)

    def picked(self, answer: Intent | None) -> None:
        """Take back what is in it."""
        if answer is not None and answer.data:
            self.take(answer.data)

    def restore(self, path: str) -> None:
        """Take back what is in one of the list."""
        self.take(f"file://{path}")

    def take(self, address: str) -> None:
        """Ask what of a backup is to be taken back."""
        self.start(Intent(component=f"{names.PACKAGE}/{names.RESTORE}", data=address))

    def delete(self, path: str) -> None:
        """Drop one."""
        if self.phone.files.is_file(path):
            self.phone.files.remove(path)

    def share(self, path: str) -> None:
        """Give one to another app."""
        self.phone.activities.share(streams=[f"file://{path}"], type=TYPE, caller=self)

    def ask_rename(self, path: str) -> None:
        """Ask for another name."""
        asked = EnterText(title=tr("Rename"), text=name_of(path), required=True)
        self.ask(asked, self.rename, path)

    def rename(self, path: str, name: str) -> None:
        """Call one otherwise, unless another is called so."""
        to = RetroBackups(self.app).path_of(name)
        if self.phone.files.exists(to):
            self.toast(tr("File already exists"))
        elif self.phone.files.is_file(path):
            self.phone.files.rename(path, to)


@dataclass(eq=False)
class RestoreBackup(AppScreen[RetroApp, None]):
    """Asks what of a backup is to be taken back."""

    activity: ClassVar[str] = names.RESTORE
    window: ClassVar[WindowKind] = "dialog"

    address: str = ""
    left_out: frozenset[str] = frozenset()

    @classmethod
    def for_intent(cls, intent: Intent) -> RestoreBackup:
        return cls(address=intent.data or "")

    def build(self) -> w.Widget:
        boxes = [
            w.CheckBox(kind not in self.left_out, partial(self.tick, kind), text=text, id=id_)
            for kind, id_, text in CONTENTS
        ]
        name = self.address.rpartition("/")[2]
        column = w.Column(
            w.Text(name, w.BODY_LARGE, lines=2, id="backupName"),
            w.Text(tr("Select what to restore"), look.SECOND, id="materialTextView"),
            *boxes,
            gap=8,
            across="stretch",
        )
        buttons = (
            w.DialogButton(text=tr("Restore"), on_tap=self.restore, id="restore_button"),
            w.DialogButton(text=tr("Cancel"), on_tap=self.close, id="cancel_button"),
        )
        return w.Dialog(None, body=w.Scroll(column, weight=0, padding=(24, 16)), buttons=buttons)

    def tick(self, kind: str, on: bool) -> None:
        """Take something back, or leave it."""
        self.left_out = self.left_out - {kind} if on else self.left_out | {kind}

    def restore(self) -> None:
        """Take it back; with other settings the app begins anew."""
        wanted = {kind for kind, _, _ in CONTENTS} - self.left_out
        try:
            RetroBackups(self.app).restore(self.phone.content.open(self.address), wanted)
        except (ZipError, ContentError):
            self.toast(tr("The backup cannot be read"))
            return
        self.toast(tr("Restored successfully"))
        if SETTINGS in wanted:
            component = f"{names.PACKAGE}/{names.MAIN}"
            self.start(Intent(component=component, flags=FLAG_NEW_TASK | FLAG_CLEAR_TASK))
        else:
            self.close()


def name_of(path: str) -> str:
    """What a backup is called."""
    return path.rpartition("/")[2].removesuffix(ENDING)
