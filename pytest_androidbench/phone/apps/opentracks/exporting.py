"""Writing all tracks into a folder."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.files import FORMATS, PREFERRED, file_name, file_of
from pytest_androidbench.phone.apps.opentracks.names import FORMAT_KEY
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr


def export(screen: AppScreen[OpenTracksApp, Any], folder: str, *, together: bool) -> None:
    """Write tracks in the chosen form, and tell how many files have come."""
    chosen = screen.app.prefs().get(FORMAT_KEY, PREFERRED)
    key = chosen if chosen in FORMATS else PREFERRED
    tracks, ending = screen.app.store.tracks(), FORMATS[key].ending
    groups = ([tracks] if tracks else []) if together else [[track] for track in tracks]
    new = 0
    for group in groups:
        name = f"Tracks.{ending}" if together else file_name(screen.app, group[0], key)
        path = f"{folder}/{name}"
        if not screen.phone.files.exists(path):
            data = file_of(screen.app.store, group, ending)
            screen.phone.files.write(path, data)
            new += 1
    screen.show(Exported(folder=folder, new=new, skipped=len(groups) - new))


@dataclass(eq=False)
class Exported(AppScreen[OpenTracksApp, None]):
    """What an export has come to."""

    activity: ClassVar[str] = ".io.file.exporter.ExportActivity"

    folder: str = ""
    new: int = 0
    skipped: int = 0

    def build(self) -> w.Widget:
        files = ntr("{n} new file exported", "{n} new files exported", self.new)
        skipped = ntr("{n} file skipped", "{n} files skipped", self.skipped)
        name = self.folder.rpartition("/")[2]
        return w.Page(
            w.Panel(
                w.Column(
                    w.Text(
                        tr("Exporting to {folder}…", folder=name), w.TITLE, id="export_progress_top"
                    ),
                    w.ProgressBar(1.0, id="export_progress_bar", width="fill"),
                    w.Text(tr("Completed"), w.BODY_LARGE, id="export_progress_result"),
                    w.Text(files, w.BODY_LARGE, id="export_progress_summary_new"),
                    self.skipped > 0
                    and w.Text(skipped, w.BODY_LARGE, id="export_progress_summary_skip"),
                    w.Button(
                        tr("OK"), "text", id="export_progress_right_button", on_tap=self.close
                    ),
                    gap=16,
                    across="stretch",
                ),
                padding=24,
                width="fill",
            )
        )
