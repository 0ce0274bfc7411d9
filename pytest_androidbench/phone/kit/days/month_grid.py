"""Six weeks with their numbers and events: a drawing, under cells that can be tapped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import TextLike

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

WEEKS, DAYS = 6, 7
LETTERS_DP: Final = 28
"""Above the weeks, and from the top of a cell down to its events."""
BAR_DP, BAR_GAP = 14, 2
DOTS_DP: Final = 8
"""What is left for the sign that there are more."""
NUMBER: Final = w.TextStyle(14)
BAR_TEXT: Final = w.TextStyle(12)
NUMBERS_DP: Final = 26


@dataclass(frozen=True, slots=True, kw_only=True)
class DayCell:
    """One day."""

    number: str
    colour: str
    disc: str | None = None
    """What its number stands on."""
    ring: bool = False
    dot: str | None = None
    """A mark below the number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """An event, over one or more days."""

    text: str
    day: int
    """The place of its first day, 0 to 41."""
    length: int
    background: str
    colour: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """A bar, or the part of one within a week, in its line."""

    bar: Bar
    day: int
    length: int
    line: int


def placed(bars: Sequence[Bar]) -> list[Placed]:
    """Each bar in the first line below those that were there before it, week by week."""
    next_line = [0] * (WEEKS * DAYS)
    found = []
    for bar in bars:
        day, left = bar.day, bar.length
        while left > 0 and day < WEEKS * DAYS:
            length = min(left, DAYS - day % DAYS)
            line = max(next_line[day : day + length])
            found.append(Placed(bar=bar, day=day, length=length, line=line))
            next_line[day : day + length] = [line + 1] * length
            day, left = day + length, left - length
    return found


@dataclass(eq=False)
class MonthDrawing(w.Widget):
    """The numbers and the bars; a custom view without nodes inside."""

    letters: Sequence[tuple[str, str]] = ()
    """Each weekday's letter with its colour."""
    cells: Sequence[DayCell] = ()
    bars: Sequence[Bar] = ()
    weeks: Sequence[str] = ()
    """The numbers of the weeks, where they are shown."""
    grid: bool = False
    margin: float = 0
    bar_dp: float = BAR_DP
    dots_dp: float = DOTS_DP
    """Heights of a bar, at the usual size of texts, and of the sign that there are more."""

    class_name: ClassVar[str] = "android.view.View"

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        dp = layout.ctx.dp
        size = limits.max_width, limits.max_height
        left, top = dp(self.margin), dp(LETTERS_DP)
        drafts = []
        for place, (letter, colour) in enumerate(self.letters):
            text = w.PaintedText(letter, NUMBER, colour, align="center")
            drafts.append(self._within(layout, text, size, (place, -1), top))
        for place, week in enumerate(self.weeks):
            number = w.PaintedText(week, BAR_TEXT)
            drafts.append(
                layout.measure(number, Limits.up_to(left, top)).at(0, self._row(place, size, top))
            )
        for place, cell in enumerate(self.cells):
            drafts.append(
                self._within(layout, _number(cell), size, (place % DAYS, place // DAYS), top)
            )
        drafts += self._bars(layout, size, top)
        return BoxDraft(self, *size, drafts, clips=True)

    def paint(self, box: Box, painter: Painter) -> None:
        if not self.grid:
            return
        rect, dp = box.rect, box.ctx.dp
        top, left = rect.top + dp(LETTERS_DP), rect.left + dp(self.margin)
        for row in range(WEEKS + 1):
            y = top + (rect.bottom - top - 1) * row // WEEKS
            painter.fill(Rect(rect.left, y, rect.right, y + 1), "outline_variant")
        for column in range(DAYS):
            x = left + (rect.right - left) * column // DAYS
            painter.fill(Rect(x, rect.top, x + 1, rect.bottom), "outline_variant")

    def _row(self, row: int, size: tuple[int, int], top: int) -> int:
        return top + (size[1] - top) * row // WEEKS

    def _column(self, layout: Layout, column: int, size: tuple[int, int]) -> int:
        left = layout.ctx.dp(self.margin)
        return left + (size[0] - left) * column // DAYS

    def _within(
        self, layout: Layout, kid: w.Widget, size: tuple[int, int], place: tuple[int, int], top: int
    ) -> BoxDraft:
        column, row = place
        x = self._column(layout, column, size)
        width = self._column(layout, column + 1, size) - x
        y = 0 if row < 0 else self._row(row, size, top)
        height = top if row < 0 else self._row(row + 1, size, top) - y
        return layout.measure(kid, Limits(width, width, height, height)).at(x, y)

    def _bars(self, layout: Layout, size: tuple[int, int], top: int) -> list[BoxDraft]:
        dp = layout.ctx.dp
        step = dp((self.bar_dp + BAR_GAP) * layout.ctx.display.font_scale)
        tall = self._row(1, size, top) - self._row(0, size, top)
        most = max(0, (tall - dp(NUMBERS_DP + self.dots_dp)) // step)
        drafts = []
        for part in placed(self.bars):
            if part.line > most:
                continue
            x = self._column(layout, part.day % DAYS, size)
            end = self._column(layout, part.day % DAYS + part.length, size)
            y = self._row(part.day // DAYS, size, top) + dp(NUMBERS_DP) + part.line * step
            fits = part.line < most
            tall_enough = step - dp(BAR_GAP) if fits else dp(self.dots_dp)
            kid = _bar(part.bar) if fits else w.PaintedText("...", BAR_TEXT, align="center")
            room = Limits(end - x - dp(2), end - x - dp(2), tall_enough, tall_enough)
            drafts.append(layout.measure(kid, room).at(x + dp(1), y - (0 if fits else dp(4))))
        return drafts


@dataclass(frozen=True, slots=True, kw_only=True)
class MonthGrid:
    """The drawing with its cells above it."""

    drawing: MonthDrawing
    on_day: Callable[[int], Callable[[], None]]
    """What a tap on the cell at a place does."""
    wrapper_id: str = "month_view_wrapper"
    cell_id: str | None = "month_view_background"
    described: Sequence[TextLike] = ()
    """What is said of each cell to those who do not see the drawing, where something is."""

    def build(self) -> w.Widget:
        """One frame with both."""
        cells = _Cells([self._cell(place) for place in range(WEEKS * DAYS)], self.drawing.margin)
        return w.Stack(self.drawing, cells, id=self.wrapper_id, weight=1)

    def _cell(self, place: int) -> w.Widget:
        desc = self.described[place] if self.described else None
        on_tap = self.on_day(place)
        return w.Panel(id=self.cell_id, cls="android.view.View", desc=desc, on_tap=on_tap)


class _Cells(w.Widget):
    """Six rows of seven, below the letters."""

    is_plain: ClassVar[bool] = True

    def __init__(self, kids: Sequence[w.Widget], margin: float) -> None:
        super().__init__()
        self.kids = kids
        self.margin = margin

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        left, top = layout.ctx.dp(self.margin), layout.ctx.dp(LETTERS_DP)
        width, height = limits.max_width - left, limits.max_height - top
        drafts = []
        for place, kid in enumerate(self.kids):
            row, column = divmod(place, DAYS)
            x, y = width * column // DAYS, height * row // WEEKS
            right, bottom = width * (column + 1) // DAYS, height * (row + 1) // WEEKS
            room = Limits(right - x, right - x, bottom - y, bottom - y)
            drafts.append(layout.measure(kid, room).at(left + x, top + y))
        return BoxDraft(self, limits.max_width, limits.max_height, drafts)


def _number(cell: DayCell) -> w.Widget:
    text = w.PaintedText(cell.number, NUMBER, cell.colour, align="center", width=24, height=24)
    look = w.Look(background=cell.disc, border="primary" if cell.ring else None, radius=12)
    number = w.Align(w.Panel(text, look=look), down="top")
    if cell.dot is None:
        return number
    dot = w.Panel(look=w.Look(background=cell.dot, radius=3), width=5, height=5)
    return w.Stack(number, w.Panel(w.Align(dot, down="top"), padding=(0, 25, 0, 0)))


def _bar(bar: Bar) -> w.Widget:
    text = w.PaintedText(bar.text, BAR_TEXT, bar.colour, lines=1)
    return w.Panel(
        text, look=w.Look(background=bar.background, radius=4), padding=(2, 0), clips=True
    )
