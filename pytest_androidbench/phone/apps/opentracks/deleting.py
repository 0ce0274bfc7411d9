"""The question before tracks are deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar

from pytest_androidbench.phone.apps.opentracks.pages import TracksScreen
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Dialog, DialogButton


def ask_to_delete(
    screen: TracksScreen[Any], ids: Sequence[int], then: Callable[[bool], None]
) -> None:
    """Ask, delete, and tell whether it was done; `then` is a method of the screen."""
    screen.ask(DeleteTracks(ids=list(ids)), then)


@dataclass(eq=False)
class DeleteTracks(TracksScreen[bool]):
    """Deletes when it is told to; a track that is being recorded stays."""

    window: ClassVar[WindowKind] = "dialog"

    ids: list[int] = field(default_factory=list)

    def build(self) -> Widget:
        many = len(self.ids) > 1
        one_text = "The track and its markers will be permanently deleted from the device."
        many_text = (
            "The selected tracks and their markers will be permanently deleted from the device."
        )
        return Dialog(
            tr("Delete selected?") if many else tr("Delete track?"),
            tr(many_text) if many else tr(one_text),
            buttons=(
                DialogButton(text=tr("OK"), on_tap=self.delete),
                DialogButton(text=tr("Cancel"), on_tap=partial(self.close, False)),
            ),
        )

    def delete(self) -> None:
        """Remove all but the one that is recorded now."""
        live = self.recorder.track
        if live in self.ids:
            self.toast(tr("This track cannot be deleted as it is currently recorded."), long=True)
        self.store.delete(id_ for id_ in self.ids if id_ != live)
        self.close(True)
