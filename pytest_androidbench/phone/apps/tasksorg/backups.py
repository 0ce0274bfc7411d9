"""Writing all tasks to a file, and taking them from one: a page of the settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.tasksorg.archive import BadBackup, Restored, archived
from pytest_androidbench.phone.apps.tasksorg.formats import full_date
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui.message import Message, ntr, tr

TREE: Final = "android.intent.action.OPEN_DOCUMENT_TREE"
OPEN: Final = "android.intent.action.OPEN_DOCUMENT"
OPENABLE: Final = "android.intent.category.OPENABLE"
FOLDER, LAST = "backup_dir", "backup_last"
NO_APP: Final = "No app can perform this action."


def _tasks(count: int) -> str:
    return ntr("{n} task", "{n} tasks", count).english()


@dataclass(eq=False)
class Backups(AppPart[TasksApp]):
    """Where backups lie, when the last was made, and how to have one back."""

    def entries(self) -> list[Entry]:
        """The rows of the page."""
        return [
            PreferenceRow(title=tr("Backup folder"), summary=self.folder, act=self.pick_folder),
            PreferenceRow(title=tr("Backup now"), summary=self._last(), act=self.back_up),
            PreferenceRow(title=tr("Import backup"), act=self.pick_file),
        ]

    @property
    def folder(self) -> str:
        """Where backups are written."""
        own = f"/storage/emulated/0/Android/data/{self.app.package}/files/backups"
        return self.app.prefs().get(FOLDER, own)

    def _last(self) -> Message:
        ms = self.app.prefs().get(LAST, 0)
        if not ms:
            return tr("Last backup: never")
        moment = local_time(self.phone, ms)
        day, time = full_date(self.phone, moment, "long"), clock_text(moment, self.phone.display)
        return tr("Last backup: {when}", when=f"{day} {time}")

    def pick_folder(self) -> None:
        """Ask for another folder."""
        if not self.start_for(Intent(action=TREE), self.folder_picked):
            self.toast(tr(NO_APP))

    def folder_picked(self, result: Intent | None) -> None:
        path = self.phone.content.path_of(result.data or "") if result is not None else None
        if path is not None:
            self.app.prefs().put(FOLDER, path)

    def back_up(self) -> None:
        """Write a file that is named for the moment."""
        store, files = self.app.store, self.phone.files
        path = f"{self.folder}/user.{local_time(self.phone):%Y%m%dT%H%M}.json"
        text = archived(store, self.app.version_code)
        try:
            files.mkdir(self.folder, parents=True, uid=self.app.uid)
            files.write(path, text.encode(), uid=self.app.uid)
        except FileError as error:
            self.toast(str(error))
            return
        self.app.prefs().put(LAST, self.now_ms)
        count = _tasks(len(store.tasks()))
        self.toast(tr("Backed up {tasks} to {file}.", tasks=count, file=path))

    def pick_file(self) -> None:
        """Ask for a backup."""
        intent = Intent(action=OPEN, categories=(OPENABLE,), type="*/*")
        if not self.start_for(intent, self.file_picked):
            self.toast(tr(NO_APP))

    def file_picked(self, result: Intent | None) -> None:
        """Take what is in it, and say how much that was."""
        if result is None or result.data is None:
            return
        text = self.phone.content.open(result.data).decode("utf-8", errors="replace")
        try:
            restored = Restored(self.app, text)
        except BadBackup:
            self.toast(tr("Invalid backup file"))
            return
        self.show(self._summary(self.phone.content.name_of(result.data), restored))

    def _summary(self, name: str, restored: Restored) -> Confirm:
        count = _tasks(restored.made + restored.known)
        message = tr(
            "File {file} contained {tasks}.\n\n{made} imported,\n{known} already exist",
            file=name, tasks=count, made=restored.made, known=restored.known,
        )  # fmt: skip
        return Confirm(title=tr("Restore summary"), message=message, negative=None)
