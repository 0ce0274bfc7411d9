"""What fingers do on the canvas: one draws, two zoom and move; as MyCanvas.onTouchEvent.

Events come for one finger at a time, so every one of them is a `MotionEvent` of its own here;
the scale is that of Android's ScaleGestureDetector.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.draw.app import DrawApp
from pytest_androidbench.phone.apps.draw.names import ZOOMS
from pytest_androidbench.phone.apps.draw.sheet import STANDARD_DENSITY, Sheet
from pytest_androidbench.phone.apps.draw.strokes import LINE, MOVE, QUAD
from pytest_androidbench.phone.system.app import AppPart

LEAST_SCALE, MOST_SCALE = 0.1, 10.0
SLOP_DP: Final = 8
LEAST_SPAN_MM: Final = 27
"""`config_minScalingSpan`: fingers nearer to each other do not scale."""
MM_AN_INCH: Final = 25.4
MOST_OF_A_STROKE: Final = 250_000
"""A drag that has more numbers goes on as another stroke, with no point lost."""
Place = tuple[float, float]


@dataclass(eq=False)
class CanvasFingers(AppPart[DrawApp]):
    """The fingers on the canvas, and what their gesture has been so far."""

    pointer: int = 0
    """Whose event comes next."""
    down: dict[int, Place] = field(default_factory=dict)
    """Places in the view, by finger, in the order they came."""
    current: Place = (0.0, 0.0)
    """Where the line is, on the canvas."""
    began: Place = (0.0, 0.0)
    last: Place = (0.0, 0.0)
    was_move: bool = False
    """Whether the event before was a movement."""
    fills: bool = False
    percent: float = 0.0
    """The brush, which keeps its width on the display when zoomed."""
    several: bool = False
    ignores: bool = False
    ignores_change: bool = False
    scaled: bool = False
    moved: bool = False
    was_still: bool = False
    scales: bool = False
    span: float = 0.0

    def touched(self, phase: str, place: Place, sheet: Sheet) -> None:
        """One event of the finger that `pointer` names."""
        if phase == "down":
            self._come(place, sheet)
        elif self.pointer not in self.down:
            return
        elif phase == "move":
            self._go(place, sheet)
        else:
            self._leave(sheet)
        self.was_move = phase == "move"

    def cancelled(self, sheet: Sheet) -> None:
        """The gesture was taken away: what was drawn of it stays."""
        if self.down:
            self._lifted(sheet, forced=False)
            self.down, self.ignores, self.scales = {}, False, False

    @property
    def _zooms(self) -> bool:
        return self.app.config.get(ZOOMS, default=True)

    @property
    def _first(self) -> Place:
        return next(iter(self.down.values()))

    def _come(self, place: Place, sheet: Sheet) -> None:
        first = not self.down
        self.down = {**self.down, self.pointer: place}
        self._begin_span()
        if first:
            self.scaled = self.moved = self.several = False
            self.began = self.last = place
            self.current = self._on_canvas(place, sheet)
            sheet.line = [MOVE, *self.current]
            sheet.undone, sheet.can_redo = [], False
        elif self._zooms:
            self.several = self.ignores_change = True
            slop = SLOP_DP * self.phone.display.density / STANDARD_DENSITY
            still = all(
                abs(now - then) <= slop for now, then in zip(self._first, self.began, strict=True)
            )
            self.was_still = self.was_move and still

    def _go(self, place: Place, sheet: Sheet) -> None:
        self.down = {**self.down, self.pointer: place}
        self._scale(sheet)
        if self.was_still:
            sheet.line, self.was_still = [], False
        first = self._first
        alone = not self.scales and len(self.down) == 1 and not self.several
        if not self.fills and (not self._zooms or alone):
            self._draw_to(self._on_canvas(first, sheet), sheet)
        if self._zooms and self.several and not self.ignores_change:
            sheet.left += first[0] - self.last[0]
            sheet.top += first[1] - self.last[1]
            self.moved = True
        self.last, self.ignores_change = first, False

    def _leave(self, sheet: Sheet) -> None:
        # A finger that leaves is still in its event; the others are those of the next one.
        self.down = {id_: place for id_, place in self.down.items() if id_ != self.pointer}
        self._begin_span()
        if self.down:
            if self._zooms:
                self.ignores = self.ignores_change = True
                self._lifted(sheet, forced=not self.scaled and not self.moved)
        elif self.ignores:
            self.ignores = self.scaled = self.moved = False
        else:
            self._lifted(sheet, forced=False)
            self.scaled = self.moved = False

    def _draw_to(self, place: Place, sheet: Sheet) -> None:
        """Go on to the middle between the last point and this one, curved by the last one."""
        (x, y), (to_x, to_y) = self.current, place
        if not sheet.line:
            sheet.line = [MOVE, 0.0, 0.0]  # where Android begins a path that says nothing
        middle = ((x + to_x) / 2, (y + to_y) / 2)
        sheet.line += [QUAD, x, y, *middle]
        self.current = place
        if len(sheet.line) > MOST_OF_A_STROKE:
            sheet.put(sheet.line, sheet.brush)
            sheet.line = [MOVE, *middle]

    def _lifted(self, sheet: Sheet, *, forced: bool) -> None:
        """End a stroke: a fill, a line, or a dot."""
        if self.fills:
            self._fill(sheet)
        elif not self.several or forced:
            self._end_line(sheet)
            sheet.show_undo()
        else:
            sheet.show_undo()
        sheet.line = []

    def _end_line(self, sheet: Sheet) -> None:
        x, y = self.current
        path = [*(sheet.line or [MOVE, 0.0, 0.0]), LINE, x, y]
        if self.began == self.current:
            path += [LINE, x, y + 2, LINE, x + 1, y + 2, LINE, x + 1, y]
        sheet.put(path, sheet.brush)

    def _fill(self, sheet: Sheet) -> None:
        """Fill where the finger touched.

        The app compares the view's coordinates with the display's, so that the uppermost part of
        the canvas, as high as what is above it, takes no fill.
        """
        x, y = int(self.current[0]), int(self.current[1])
        (left, top), (width, height) = sheet.origin(), sheet.size()
        sheet.line = []
        if left <= x < left + width and top <= y < top + height:
            sheet.fill(x, y)
        else:
            sheet.show_undo()

    def _begin_span(self) -> None:
        self.scales, self.span = False, self._apart()

    def _apart(self) -> float:
        if len(self.down) < 2:
            return 0.0
        one, other = list(self.down.values())[:2]
        return math.dist(one, other)

    def _scale(self, sheet: Sheet) -> None:
        """Zoom by how much further the fingers are apart."""
        if not self._zooms or len(self.down) < 2:
            return
        density, apart = self.phone.display.density, self._apart()
        if not self.scales:
            slop = 2 * SLOP_DP * density / STANDARD_DENSITY
            far = apart >= LEAST_SPAN_MM * density / MM_AN_INCH
            if not far or abs(apart - self.span) <= slop:
                return
            self.scales, self.span = True, apart
        factor = apart / self.span if self.span > 0 else 1.0
        self.span = apart
        self._scale_by(factor, sheet)

    def _scale_by(self, factor: float, sheet: Sheet) -> None:
        if not self.scaled:
            sheet.line = []
        if not LEAST_SCALE <= sheet.scale * factor <= MOST_SCALE:
            return
        self.ignores = self.scaled = True
        sheet.scale *= factor
        sheet.left *= factor
        sheet.top *= factor
        sheet.set_width(self.percent)

    @staticmethod
    def _on_canvas(place: Place, sheet: Sheet) -> Place:
        """The point of the canvas that is seen at a point of the view."""
        width, height = sheet.size()
        scale = sheet.scale
        across = (place[0] - sheet.left - width / 2 * (1 - scale)) / scale
        down = (place[1] - sheet.top - height / 2 * (1 - scale)) / scale
        return across, down
