"""All recipes in one file, and back from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.broccoli.archive import ArchiveError, restore, write_backup
from pytest_androidbench.phone.apps.broccoli.look import heading, preference
from pytest_androidbench.phone.apps.broccoli.pages import BACKUP, BroccoliPage
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget

LAST: Final = "last-backup-date"
TYPE: Final = "application/broccoli-archive"
GET_CONTENT: Final = "android.intent.action.GET_CONTENT"


@dataclass(eq=False)
class RecipesBackupPage(BroccoliPage):
    """One row to write the file, one to read it."""

    place = BACKUP

    def build(self) -> Widget:
        last = self.app.prefs().get(LAST, default="") or tr("Not set")
        return self.preferences(
            tr("Backup and restore"),
            heading(tr("Backup")),
            preference(
                "backup",
                tr("Backup recipes"),
                tr("Export all your recipes and categories and save them wherever you want."),
                self.backup,
            ),
            preference(None, tr("Last backup"), last, None),
            heading(tr("Restore")),
            preference(
                "settings_backup_restore",
                tr("Restore recipes"),
                tr("Import all recipes and categories from a backup file."),
                self.choose,
            ),
        )

    def backup(self) -> None:
        """Write the file, and offer it to other apps."""
        path = write_backup(self.app, self.app.store)
        now = local_time(self.phone)
        self.app.prefs().put(LAST, f"{now.month}/{now.day}/{now:%y}")
        self.phone.activities.share(streams=[self.app.uri_of(path)], type=TYPE, caller=self)

    def choose(self) -> None:
        self.start_for(Intent(action=GET_CONTENT, type="application/*"), self.chosen)

    def chosen(self, answer: Intent | None) -> None:
        if answer is None or answer.data is None:
            return
        message = tr("Do you want to import all recipes and categories from this file?")
        self.ask(Confirm(title=tr("Restore"), message=message), self.restore, answer.data)

    def restore(self, uri: str, sure: bool) -> None:
        """Add what the file holds."""
        if not sure:
            return
        try:
            count = restore(self.app, self.app.store, uri)
        except ArchiveError:
            self.toast(tr("The recipes could not be imported."), long=True)
        else:
            self.toast(tr("{n} recipes have been imported.", n=count), long=True)
