"""Android's date picker with wheels for month, day and year."""

from __future__ import annotations

from calendar import month_abbr, monthrange
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final, Unpack

from pytest_androidbench.phone.kit.pickers.month_view import Day
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits, ScrollRange, ViewState
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.ui.widget import Common

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout

ROW_DP: Final = 56
FIRST_YEAR, LAST_YEAR = 1900, 2100
TURNS: Final = 1000
"""So far a wheel can be turned at once."""
NUMBER_PICKER: Final = "android.widget.NumberPicker"


class Wheel(w.Widget):
    """The chosen value between the one before and the one after; a drag turns it."""

    class_name: ClassVar[str] = NUMBER_PICKER
    is_stateful: ClassVar[bool] = True

    def __init__(
        self, kid: w.Widget, on_turn: Callable[[int], None], **common: Unpack[Common]
    ) -> None:
        super().__init__(**common)
        self.kid = kid
        self.on_turn = on_turn

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        draft = layout.measure(self.kid, limits)
        step = layout.ctx.dp(ROW_DP)
        far = TURNS * step
        scroll = ScrollRange(axis="y", offset=far, limit=2 * far, page=step, snap=True)
        return BoxDraft(self, draft.width, draft.height, [draft], scroll=scroll)

    def scroll_by(self, box: Box, state: ViewState, delta: int) -> None:  # noqa: ARG002
        steps = round(delta / box.ctx.dp(ROW_DP))
        if steps:
            self.on_turn(steps)


@dataclass(eq=False)
class SpinDate(AppScreen[App, Day]):
    """Closes with the chosen (year, month, day); `with_day` shows the middle wheel."""

    year: int = 1970
    month: int = 1
    day: int = 1
    with_day: bool = True
    typing: str = ""
    """The wheel that is being typed into."""
    typed: str = ""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        chosen = date(self.year, self.month, self.day)
        names = ("month", "day", "year") if self.with_day else ("month", "year")
        wheels = w.Row(*(self._wheel(name, chosen) for name in names), gap=16, along="center",
                       id="android:id/pickers", cls="android.widget.LinearLayout",
                       width="fill")  # fmt: skip
        body = w.Column(wheels, id="date_picker", cls="android.widget.DatePicker", width="fill")
        return w.Dialog(
            body=body,
            buttons=[
                w.DialogButton(text=tr("OK"), on_tap=self.accept),
                w.DialogButton(text=tr("Cancel"), on_tap=self.close),
            ],
        )

    def _wheel(self, name: str, chosen: date) -> w.Widget:
        shown = self.typed if self.typing == name else _text(name, chosen)
        middle = w.TextField(
            shown,
            partial(self.type, name),
            id="android:id/numberpicker_input",
            key=f"{name} input",
            keyboard="text" if name == "month" else "number",
            style="line",
            action="done",
            width=72,
        )
        column = w.Column(
            self._neighbour(name, chosen, -1),
            middle,
            self._neighbour(name, chosen, 1),
            across="center",
            width=80,
        )
        return Wheel(column, partial(self.turn, name), id=f"android:id/{name}")

    def _neighbour(self, name: str, chosen: date, step: int) -> w.Widget:
        return w.Text(
            _text(name, moved(chosen, name, step)),
            w.BODY_LARGE.coloured("on_surface_variant"),
            cls="android.widget.Button",
            align="center",
            on_tap=partial(self.turn, name, step),
            width=72,
            height=ROW_DP,
        )

    def turn(self, name: str, steps: int) -> None:
        """Turn a wheel by so many values."""
        self._take(moved(date(self.year, self.month, self.day), name, steps))
        self.typing = ""

    def type(self, name: str, text: str) -> None:
        """Take what is typed into a wheel as soon as it is a value of it."""
        self.typing, self.typed = name, text
        value = _typed_value(name, text)
        longest = monthrange(self.year, self.month)[1]
        if name == "month" and value in range(1, 13):
            self.month = value
        elif name == "year" and value in range(FIRST_YEAR, LAST_YEAR + 1):
            self.year = value
        elif name == "day" and value in range(1, longest + 1):
            self.day = value
        self.day = min(self.day, monthrange(self.year, self.month)[1])

    def _take(self, day: date) -> None:
        self.year, self.month, self.day = day.year, day.month, day.day

    def accept(self) -> None:
        """Take the chosen day."""
        self.close((self.year, self.month, self.day))


def moved(day: date, name: str, steps: int) -> date:
    """A day with one part moved on; days and months run over into the next."""
    if name == "day":
        later = day + timedelta(days=steps)
        return later if FIRST_YEAR <= later.year <= LAST_YEAR else day
    months = day.year * 12 + day.month - 1 + steps * (12 if name == "year" else 1)
    year = max(FIRST_YEAR, min(months // 12, LAST_YEAR))
    month = months % 12 + 1
    return date(year, month, min(day.day, monthrange(year, month)[1]))


def _text(name: str, day: date) -> str:
    if name == "month":
        return month_abbr[day.month]
    return f"{day.day:02d}" if name == "day" else str(day.year)


def _typed_value(name: str, text: str) -> int:
    if text.isdecimal():
        return int(text)
    names = [n.lower() for n in month_abbr]
    return names.index(text.lower()) if name == "month" and text.lower() in names else 0
