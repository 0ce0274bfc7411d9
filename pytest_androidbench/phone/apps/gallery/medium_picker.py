"""A picture of a folder that is chosen for something."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.cells import medium_cell, rows_of
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

MARGIN_DP: Final = 48


@dataclass(eq=False)
class PickMedium(AppScreen[GalleryApp, str]):
    """The media of a folder; closes with the path of one."""

    window: ClassVar[WindowKind] = "dialog"

    place: str = ""

    def build(self) -> w.Widget:
        config, phone = self.app.config, self.phone
        columns = config.number("media_column_cnt")
        side = (self.host.width_dp - MARGIN_DP) / columns
        cells = [
            medium_cell(
                phone, config, one, side, chosen=False, on_tap=partial(self.close, one.path)
            )
            for one in self.app.library.media(self.place)
        ]
        rows = rows_of(cells, columns)
        grid = w.Scroll(count=len(rows), row=rows.__getitem__, row_height=side, id="media_grid")
        return w.Dialog(
            tr("Select photo"),
            body=grid,
            buttons=(w.DialogButton(text=tr("Cancel"), on_tap=self.close,
                                    id="android:id/button2"),),
        )  # fmt: skip
