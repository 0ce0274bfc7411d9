"""The rows of the editor with first and last day, and the times."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.googlecalendar import look
from pytest_androidbench.phone.apps.googlecalendar.draft import EventDraft
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import clock_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

START, END = "start", "end"
SAID: Final[dict[str, tuple[Message, Message]]] = {
    START: (tr("Start date"), tr("Start time")),
    END: (tr("End date"), tr("End time")),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class TimesRows:
    """Whether it lasts all day, from when to when, in which zone."""

    draft: EventDraft
    display: Display
    translate: Callable[[TextLike], str]
    put_all_day: Callable[[bool], None]
    ask_day: Callable[[str], None]
    ask_time: Callable[[str], None]
    ask_zone: Callable[[], None]

    def build(self) -> list[w.Widget]:
        """The rows."""
        draft = self.draft
        switch = w.SwitchRow(tr("All-day"), draft.all_day, self.put_all_day, icon="schedule",
                             look=look.ROW, switch_id="right_action", id="all_day")  # fmt: skip
        rows = [switch, self._moment(START, draft.starts), self._moment(END, draft.ends)]
        if not draft.all_day:
            rows.append(
                w.ListItem(draft.zone.replace("_", " "), icon="public", look=look.ROW,
                           id="time_zone", on_tap=self.ask_zone)
            )  # fmt: skip
        return rows

    def _moment(self, name: str, at: datetime) -> w.Widget:
        """A day, and a time at the end of the row; an end that comes too early is red."""
        wrong = name == END and self.draft.ends_early
        colour = "error" if wrong else "on_surface"
        said_day, said_time = SAID[name]
        shown = date_text(at, "yMMMEd", self.display.locale)
        day = self._text(shown, said_day, f"{name}_date", colour, partial(self.ask_day, name))
        parts = [w.Spacer(width=56), w.Panel(day, weight=1)]
        if not self.draft.all_day:
            clock = clock_text(at, self.display)
            ask = partial(self.ask_time, name)
            parts.append(self._text(clock, said_time, f"{name}_time", colour, ask))
        return w.Row(*parts, width="fill")

    def _text(
        self, shown: str, said: Message, id_: str, colour: str, on_tap: Callable[[], None]
    ) -> w.Widget:
        """A day or a time to tap, described as `Start date: Sun, Oct 15, 2023`."""
        desc = f"{self.translate(said)}: {shown}"
        text = w.Text(shown, w.BODY_LARGE, colour, id=id_, desc=desc, on_tap=on_tap, height=48)
        return w.Panel(text, padding=(16, 0))
