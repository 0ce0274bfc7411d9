"""What is drawn with: brush, eraser, bucket and eyedropper, and the buttons over the canvas."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.draw import names
from pytest_androidbench.phone.apps.draw.app import DrawApp
from pytest_androidbench.phone.apps.draw.marks import EraserButton, preview
from pytest_androidbench.phone.apps.draw.rasterising import colour_at
from pytest_androidbench.phone.apps.draw.sheet import Sheet
from pytest_androidbench.phone.kit.pickers import PickColor
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

ERASER, BUCKET, DROPPER = "eraser", "bucket_fill", "eye_dropper"
IMAGE: Final = "android.widget.ImageView"
BUTTON_DP: Final = 48
BAR_DP: Final = 150
MOST: Final = 100


@dataclass(eq=False)
class DrawTools(AppPart[DrawApp]):
    """The tool that is on, colour and width of the brush."""

    on: str = ""
    """Eraser, bucket or eyedropper; "" draws."""
    color: int = names.ORANGE
    size: float = names.FIRST_BRUSH

    def begin(self, sheet: Sheet) -> None:
        """Take what was kept."""
        config = self.app.config
        sheet.set_ground(names.unsigned(config.get(names.GROUND_COLOR, names.WHITE)))
        self.set_color(names.unsigned(config.get(names.BRUSH_COLOR, names.ORANGE)), sheet)
        self.set_size(config.get(names.BRUSH_SIZE, names.FIRST_BRUSH), sheet)

    def keep(self) -> None:
        """Keep colour and width for the next time."""
        kept = {names.BRUSH_COLOR: names.signed(self.color), names.BRUSH_SIZE: self.size}
        self.app.config.update(kept)

    def toggle(self, tool: str, sheet: Sheet) -> None:
        """Turn a tool on, which turns the others off, or off."""
        self.on = "" if self.on == tool else tool
        sheet.erases = self.on == ERASER

    def set_color(self, color: int, sheet: Sheet) -> None:
        """Draw in another colour; the eraser is put away."""
        self.color = sheet.brush_color = color
        if self.on == ERASER:
            self.on = ""
        sheet.erases = False

    def set_size(self, percent: float, sheet: Sheet) -> None:
        """Draw with another width, in percent of the widest."""
        self.size = max(float(percent), float(names.LEAST_BRUSH))
        sheet.set_width(self.size)

    def drop(self, x: int, y: int, sheet: Sheet) -> None:
        """Take the colour of a point; beside the canvas there is none to take."""
        color = colour_at(sheet.image(sheet.size()), x, y)
        if color is not None:
            self.set_color(color, sheet)

    def picker(self) -> PickColor:
        """The question for another colour."""
        return PickColor(color=self.color | names.OPAQUE)

    def upper(self, sheet: Sheet, pick: Callable[[], None]) -> w.Widget:
        """The buttons in the upper end corner."""
        button = partial(self._button, sheet)
        swatch = w.Panel(
            id="color_picker", desc=tr("Change color"), cls=IMAGE, on_tap=pick,
            width=BUTTON_DP, height=BUTTON_DP, look=self._swatch(sheet),
        )  # fmt: skip
        row = w.Row(
            sheet.can_redo and self._plain("redo", tr("Redo"), sheet.redo, sheet),
            button(BUCKET, "format_color_fill", tr("Bucket fill")),
            self._eraser(sheet),
            button(DROPPER, "colorize", tr("Eyedropper")),
            swatch,
        )
        undo = sheet.can_undo and self._plain("undo", tr("Undo"), sheet.undo, sheet)
        return w.Column(row, undo, across="end")

    def lower(self, sheet: Sheet) -> w.Widget | None:
        """The brush and its bar at the lower edge."""
        shows = self.app.config.get(names.SHOWS_BRUSH, default=True)
        if not shows or self.on in (BUCKET, DROPPER):
            return None
        bar = w.SeekBar(
            value=int(self.size), maximum=MOST, on_change=partial(self.set_size, sheet=sheet),
            id="stroke_width_bar", width=BAR_DP,
        )  # fmt: skip
        edge = names.code_of(names.contrast(sheet.color))
        return w.Column(
            preview(self.size, names.code_of(self.color), edge), bar, w.Spacer(height=12),
            gap=0, across="center",
        )  # fmt: skip

    def _button(self, sheet: Sheet, tool: str, icon: str, name: Message) -> w.Widget:
        return w.IconButton(
            icon, name, id=tool, cls=IMAGE, width=BUTTON_DP, height=BUTTON_DP, size=32,
            colour=self._tint(tool, sheet), on_tap=partial(self.toggle, tool, sheet),
            on_long=partial(self.toast, name),
        )  # fmt: skip

    def _eraser(self, sheet: Sheet) -> w.Widget:
        name = tr("Eraser")
        return EraserButton(
            colour=self._tint(ERASER, sheet), desc=name, id=ERASER, cls=IMAGE, width=BUTTON_DP,
            height=BUTTON_DP, on_tap=partial(self.toggle, ERASER, sheet),
            on_long=partial(self.toast, name),
        )  # fmt: skip

    def _plain(self, id_: str, name: Message, act: Callable[[], None], sheet: Sheet) -> w.Widget:
        return w.IconButton(
            id_, name, id=id_, cls=IMAGE, width=BUTTON_DP, height=BUTTON_DP, size=32,
            colour=self._tint("", sheet), on_tap=act, on_long=partial(self.toast, name),
        )  # fmt: skip

    def _tint(self, tool: str, sheet: Sheet) -> str:
        on = bool(tool) and self.on == tool
        return "primary" if on else names.code_of(names.contrast(sheet.color))

    def _swatch(self, sheet: Sheet) -> w.Look:
        same = self.color == sheet.color
        edge = names.code_of(names.contrast(sheet.color)) if same else None
        return w.Look(background=names.code_of(self.color), border=edge)
