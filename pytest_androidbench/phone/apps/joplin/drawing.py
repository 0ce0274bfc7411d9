"""A sheet to draw on with a finger; the drawing becomes an SVG picture."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.dialogs import Alert
from pytest_androidbench.phone.apps.joplin.look import action, bar
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import TouchPhase, Widget
from pytest_androidbench.phone.ui.widgets import Canvas, Page

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter

INK: Final = "#3a3a9f"
THICK: Final = 8


@dataclass(eq=False)
class Drawing(AppScreen[JoplinApp, str]):
    """Closes with the picture as SVG."""

    strokes: list[list[int]] = field(default_factory=list)
    """Each x, y, x, y ... in pixels."""
    undone: list[list[int]] = field(default_factory=list)

    def build(self) -> Widget:
        return Page(
            bar(
                tr("Draw picture"),
                action("close", "Close", self.on_back),
                [
                    action("undo", "Undo", self.undo, enabled=bool(self.strokes)),
                    action("redo", "Redo", self.redo, enabled=bool(self.undone)),
                    action("save", "Save", self.accept, enabled=bool(self.strokes)),
                ],
            ),
            Canvas(draw=self.paint, on_touch=self.touched, weight=1, width="fill", key="sheet"),
        )

    def paint(self, painter: Painter, rect: Rect) -> None:
        for stroke in self.strokes:
            points = [Point(x + rect.left, y + rect.top) for x, y in _points(stroke)]
            painter.line(points if len(points) > 1 else points * 2, INK, THICK)

    def touched(self, phase: TouchPhase, point: Point) -> None:
        if phase == "down":
            self.strokes, self.undone = [*self.strokes, []], []
        self.strokes[-1].extend(point)

    def undo(self) -> None:
        *self.strokes, last = self.strokes
        self.undone = [*self.undone, last]

    def redo(self) -> None:
        *self.undone, last = self.undone
        self.strokes = [*self.strokes, last]

    def on_back(self) -> None:
        if not self.strokes:
            self.close()
            return
        buttons = ["Discard changes", "Save changes"]
        self.ask(Alert(message=tr("There are unsaved changes."), buttons=buttons), self.left)

    def left(self, button: int) -> None:
        if button == 0:
            self.close()
        else:
            self.accept()

    def accept(self) -> None:
        self.close(svg(self.strokes))


def svg(strokes: list[list[int]]) -> str:
    """The strokes as a picture."""
    lines = "".join(
        f'<polyline points="{" ".join(f"{x},{y}" for x, y in _points(stroke))}"/>'
        for stroke in strokes
    )
    style = f'fill="none" stroke="{INK}" stroke-width="{THICK}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg"><g {style}>{lines}</g></svg>'


def _points(stroke: list[int]) -> list[tuple[int, int]]:
    return list(zip(stroke[::2], stroke[1::2], strict=True))
