"""Lines that are drawn on a picture with a finger."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.cells import IMAGE
from pytest_androidbench.phone.kit.pickers import PickColor
from pytest_androidbench.phone.kit.picture_canvas import PictureCanvas
from pytest_androidbench.phone.kit.picture_edits import size_of
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.widget import TouchPhase

MOST_WIDTH: Final = 100
FIRST_COLOR: Final = 0xFFF57C00


@dataclass(eq=False)
class PictureDrawing(AppPart[GalleryApp]):
    """The lines as steps of the picture, and with what the next one is drawn."""

    steps: list[str] = field(default_factory=list)
    """Each "draw", the colour, the width in permille of the picture's, and the points in permille
    of its width and height."""
    color: int = FIRST_COLOR
    width: int = 20
    points: list[int] = field(default_factory=list)
    """Of the line that is being drawn."""

    def canvas(self, shown: bytes) -> w.Widget:
        """The picture, to draw on."""
        picture = w.Picture(shown, shape="rect", fit="contain", width="fill", height="fill")
        canvas = PictureCanvas(
            size_of(shown, ()), self.touched, id="editor_draw_canvas", width="fill", height="fill"
        )
        return w.Stack(picture, canvas, width="fill", height="fill")

    def tools(self) -> w.Widget:
        """The width, the colour, and the way back."""
        look = w.Look(background=f"#{self.color & 0xFFFFFF:06x}", radius=12, border="outline")
        change = w.Panel(
            w.Align(w.Panel(look=look, width=24, height=24)),
            id="bottom_draw_color_clickable",
            cls=IMAGE,
            width=48,
            height=48,
            desc=tr("Change color"),
            on_tap=self.ask_color,
        )
        undo = bool(self.steps) and w.IconButton(
            "undo", tr("Undo"), id="bottom_draw_undo", cls=IMAGE, on_tap=self.undo
        )
        bar = w.SeekBar(self.width, MOST_WIDTH, self.put_width, id="bottom_draw_width", weight=1)
        return w.Panel(w.Row(bar, change, undo, gap=8, width="fill", height=56), padding=(16, 0))

    def touched(self, phase: TouchPhase, x: int, y: int) -> None:
        """A finger draws."""
        self.points += [x, y]
        if phase == "up":
            points = " ".join(map(str, self.points))
            self.steps.append(f"draw {self.color & 0xFFFFFF:06x} {max(1, self.width)} {points}")
            self.points = []

    def put_width(self, width: int) -> None:
        """Draw so broad lines from now on."""
        self.width = width

    def ask_color(self) -> None:
        """Ask for the colour of the next lines."""
        self.ask(PickColor(color=self.color), self.color_picked)

    def color_picked(self, color: int) -> None:
        """Draw in a colour from now on."""
        self.color = color

    def undo(self) -> None:
        """Take the last line back."""
        del self.steps[-1:]

    def taken(self) -> list[str]:
        """The lines, which are no concern of this part any more."""
        steps, self.steps = self.steps, []
        return steps
