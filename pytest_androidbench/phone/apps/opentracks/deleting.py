"""The question before tracks are deleted."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Dialog, DialogButton


@dataclass(eq=False)
class DeleteTracks(AppScreen[OpenTracksApp, bool]):
    """Deletes when it is told to; a track that is being recorded stays."""

    window: ClassVar[WindowKind] = "dialog"

    ids: list[int] = field(default_factory=list)

    def build(self) -> Widget:
        many = len(self.ids) > 1
        whose = "The selected tracks and their" if many else "The track and its"
        return Dialog(
            tr("Delete selected?") if many else tr("Delete track?"),
            tr(f"{whose} markers will be permanently deleted from the device."),
            buttons=(
                DialogButton(text=tr("OK"), on_tap=self.delete),
                DialogButton(text=tr("Cancel"), on_tap=partial(self.close, False)),
            ),
        )

    def delete(self) -> None:
        """Remove all but the one that is recorded now."""
        live = self.app.recorder.track
        if live in self.ids:
            self.toast(tr("This track cannot be deleted as it is currently recorded."), long=True)
        self.app.store.delete(id_ for id_ in self.ids if id_ != live)
        self.close(True)
