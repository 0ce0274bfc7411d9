"""A text set in lines: what layout measures, drawing draws and a finger points into."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple

from pytest_androidbench.phone.ui.breaking import is_boundary
from pytest_androidbench.phone.ui.fonts import Metrics
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.shaping import Run

Alignment = Literal["start", "center", "end"]


class TextLine(NamedTuple):
    """One line of a paragraph."""

    start: int
    """Offset of its first character in the text."""
    end: int
    """Offset behind its last character, blanks at the break and the newline not counted."""
    runs: list[Run]
    width: float
    baseline: int
    """From the paragraph's top."""


class Caret(NamedTuple):
    """Where a caret stands, from the paragraph's top left corner."""

    x: int
    top: int
    height: int


class Paragraph:
    """Lines of text; immutable once made."""

    __slots__ = ("height", "lines", "metrics", "rtl", "text", "truncated", "width")

    def __init__(
        self, text: str, lines: Sequence[TextLine], metrics: Metrics, rtl: bool, truncated: bool
    ) -> None:
        self.text = text
        self.lines = lines
        self.metrics = metrics
        self.rtl = rtl
        self.truncated = truncated
        self.width = math.ceil(max((line.width for line in lines), default=0))
        pitch = metrics.ascent + metrics.descent
        self.height = metrics.top + metrics.bottom + pitch * (len(lines) - 1)

    def left(self, line: TextLine, room: int, align: Alignment) -> float:
        """Return where a line starts when the paragraph is `room` wide."""
        free = room - line.width
        if align == "center":
            return free / 2
        return free if (align == "end") != self.rtl else 0

    def caret(self, offset: int, room: int) -> Caret:
        """Return the place of the caret before the character at `offset`."""
        row = self._row_of(offset)
        line = self.lines[row]
        x = self.left(line, room, "start") + self._x_in(line, offset - line.start)
        top = line.baseline - (self.metrics.top if row == 0 else self.metrics.ascent)
        return Caret(round(x), top, self.metrics.top + self.metrics.descent)

    def offset_at(self, x: int, y: int, room: int) -> int:
        """Return the offset nearest to a point."""
        row = self._row_at(y)
        line = self.lines[row]
        inside = x - self.left(line, room, "start")
        offsets = [
            offset
            for offset in range(line.end - line.start + 1)
            if is_boundary(self.text, line.start + offset)
        ]
        return line.start + min(offsets, key=lambda each: abs(self._x_in(line, each) - inside))

    def selection(self, start: int, end: int, room: int) -> list[Rect]:
        """Return the rectangles that cover the characters from `start` to `end`."""
        found: list[Rect] = []
        for row, line in enumerate(self.lines):
            first, last = max(start, line.start), min(end, line.end)
            if first >= last:
                continue
            left = self.left(line, room, "start")
            edges = (
                self._x_in(line, first - line.start),
                self._x_in(line, last - line.start),
            )
            top = line.baseline - (self.metrics.top if row == 0 else self.metrics.ascent)
            bottom = line.baseline + self.metrics.descent
            found.append(Rect(round(left + min(edges)), top, round(left + max(edges)), bottom))
        return found

    def _row_of(self, offset: int) -> int:
        for row in range(len(self.lines) - 1, -1, -1):
            if self.lines[row].start <= offset:
                return row
        return 0

    def _row_at(self, y: int) -> int:
        for row, line in enumerate(self.lines):
            if y < line.baseline + self.metrics.descent:
                return row
        return len(self.lines) - 1

    def _x_in(self, line: TextLine, offset: int) -> float:
        x, last = 0.0, 0.0
        for run in line.runs:
            if run.start <= offset < run.end:
                return x + _x_in_run(run, offset - run.start)
            if run.end == offset and offset:
                last = x + (0 if run.rtl else run.width)
            x += run.width
        if not line.runs:
            return 0.0
        if offset >= max(run.end for run in line.runs):
            return last
        return line.width if self.rtl else 0.0


def _x_in_run(run: Run, offset: int) -> float:
    """Return the leading edge of a character; inside a ligature the width is shared out."""
    glyphs = [(cluster, advance / 64) for _, _, _, cluster, advance in run.glyphs]
    clusters = sorted({cluster for cluster, _ in glyphs}) or [0]
    wanted = max((c for c in clusters if c <= offset), default=clusters[0])
    following = next((c for c in clusters if c > wanted), run.end - run.start)
    x = left = right = 0.0
    seen = False
    for cluster, advance in glyphs:
        if cluster == wanted:
            if not seen:
                left, seen = x, True
            right = x + advance
        x += advance
    share = (offset - wanted) / max(1, following - wanted)
    return right - (right - left) * share if run.rtl else left + (right - left) * share
