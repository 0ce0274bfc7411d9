"""The canvas: what was drawn on it, in which order, and how it is moved; as MyCanvas.kt has it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PIL import Image

from pytest_androidbench.phone.apps.draw import filling
from pytest_androidbench.phone.apps.draw.app import DrawApp
from pytest_androidbench.phone.apps.draw.names import FULL_BRUSH_DP, ORANGE, WHITE
from pytest_androidbench.phone.apps.draw.rasterising import Ground, painted
from pytest_androidbench.phone.apps.draw.strokes import Brush, Stroke, packed
from pytest_androidbench.phone.system.app import AppPart

MOST_STROKES: Final = 1000
"""`MAX_HISTORY_COUNT`: older ones are forgotten, and no longer drawn."""
MOST_NUMBERS: Final = 1_000_000
"""Of all paths together; the oldest go, as the app does "to free up some memory"."""
FILL_WIDTH: Final = 5.0
STANDARD_DENSITY: Final = 160


@dataclass(eq=False)
class Sheet(AppPart[DrawApp]):
    """Strokes, those that were undone, and those before the last clearing."""

    strokes: list[Stroke] = field(default_factory=list)
    undone: list[Stroke] = field(default_factory=list)
    cleared: list[Stroke] = field(default_factory=list)
    cleared_picture: bytes = b""
    picture: bytes = b""
    """What was opened, as its file holds it."""
    color: int = WHITE
    """Of the ground."""
    line: list[float] = field(default_factory=list)
    """Of the stroke that is being drawn."""
    brush_color: int = ORANGE
    brush_width: float = 0.0
    erases: bool = False
    count: int = 0
    """Of all strokes that ever were."""
    scale: float = 1.0
    left: float = 0.0
    top: float = 0.0
    can_undo: bool = False
    can_redo: bool = False

    def put(self, path: Sequence[float], brush: Brush) -> None:
        """Add a stroke; the oldest ones make room for it."""
        self.count += 1
        made = Stroke(self.count, packed(path), brush.color, brush.width, brush.is_eraser)
        self._add(made)

    def _add(self, stroke: Stroke) -> None:
        self.strokes.append(stroke)
        numbers = sum(each.size for each in self.strokes)
        while len(self.strokes) > MOST_STROKES or (
            numbers > MOST_NUMBERS and len(self.strokes) > 1
        ):
            numbers -= self.strokes.pop(0).size

    def show_undo(self) -> None:
        """Show the button for undoing, or hide it."""
        self.can_undo = bool(self.strokes or self.cleared)

    def undo(self) -> None:
        """Take the last stroke away, or the last clearing back."""
        if not self.strokes and self.cleared:
            self.strokes, self.cleared = self.cleared, []
            self.picture = self.cleared_picture
            self.show_undo()
            return
        if self.strokes:
            self.undone.append(self.strokes.pop())
        self._show_both()

    def redo(self) -> None:
        """Put back what was undone last."""
        if self.undone:
            self._add(self.undone.pop())
        self._show_both()

    def _show_both(self) -> None:
        self.show_undo()
        self.can_redo = bool(self.undone)

    def clear(self) -> None:
        """Take all away; undoing brings it back as long as nothing new is drawn."""
        self.cleared, self.cleared_picture = self.strokes, self.picture
        self.strokes, self.line, self.picture = [], [], b""
        self.show_undo()

    def set_ground(self, color: int) -> None:
        """Give the canvas another colour; an opened picture goes."""
        self.color, self.picture = color, b""

    def set_width(self, percent: float) -> None:
        """Make the brush as wide as asked for, whatever the zoom."""
        dp = self.phone.display.density / STANDARD_DENSITY
        self.brush_width = FULL_BRUSH_DP * dp * (percent / self.scale / 100)

    def fill(self, x: int, y: int) -> None:
        """Fill around a point of the view with the brush's colour.

        Whether it can be undone is looked at before it is done: the app fills in the background.
        """
        image = self.image(self.size())
        path = filling.filled(image, self.brush_color, x, y)
        self.show_undo()
        if path:
            self.put(path, Brush(self.brush_color, FILL_WIDTH))

    @property
    def brush(self) -> Brush:
        """With what is drawn now."""
        return Brush(self.brush_color, self.brush_width, self.erases)

    @property
    def drawing(self) -> list[int]:
        """What tells one state of the drawing from another; empty where nothing was drawn."""
        return [len(self.picture), *(each.number for each in self.strokes)] if self.strokes else []

    def size(self) -> tuple[int, int]:
        """Width and height of the view, in pixels, as it is laid out now."""
        window = self.phone.windows.scene().window_of(self.screen.uid)
        box = window.root.find("my_canvas") if window is not None else None
        return (box.rect.width, box.rect.height) if box is not None else (1, 1)

    def origin(self) -> tuple[int, int]:
        """Where the view begins on the display."""
        window = self.phone.windows.scene().window_of(self.screen.uid)
        box = window.root.find("my_canvas") if window is not None else None
        return (box.rect.left, box.rect.top) if box is not None else (0, 0)

    def image(self, size: tuple[int, int]) -> Image.Image:
        """The picture of what is drawn, as large as the view."""
        display = self.phone.display.logical_size
        ground = Ground(
            width=size[0], height=size[1], color=self.color, picture=self.picture,
            room=(display.width, display.height), scale=self.scale, left=self.left, top=self.top,
        )  # fmt: skip
        return painted(ground, (*self.strokes, *self._unfinished()))

    def _unfinished(self) -> list[Stroke]:
        if not self.line:
            return []
        color, width, erases = self.brush
        return [Stroke(0, packed(self.line), color, width, erases)]
