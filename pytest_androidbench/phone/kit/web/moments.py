"""Dates, times and colours that pages ask for."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time
from typing import Final

from pytest_androidbench.phone.browser.facts import AskKind, PageAsk
from pytest_androidbench.phone.kit.pickers import PickColor, PickDate, PickTime
from pytest_androidbench.phone.system.app import App, AppPart
from pytest_androidbench.phone.system.times import local_time

OPAQUE: Final = 0xFF000000
FORMATS: Final = {
    "date": "%Y-%m-%d",
    "time": "%H:%M",
    "datetime-local": "%Y-%m-%dT%H:%M",
    "month": "%Y-%m",
}
"""How values of such fields are written (HTML, "Dates and times")."""


@dataclass(eq=False)
class MomentChoice(AppPart[App]):
    """Shows Android's pickers, and gives the page a value as HTML writes it."""

    dialog: int = 0
    """The picker that is shown."""

    @property
    def gone(self) -> bool:
        """Whether the picker was left."""
        return self.phone.windows.screen(self.dialog) is None

    def choose(self, ask: PageAsk, key: str) -> None:
        """Ask for a colour, a day or a time, beginning with the value that is there."""
        if ask.kind is AskKind.COLOUR:
            picker = PickColor(color=OPAQUE | _shade(ask.text))
            self.ask(picker, self.coloured, key, ask.number)
            self.dialog = picker.uid
            return
        moment = self._moment(ask)
        if ask.detail == "time":
            self._ask_time(moment, key, ask.number, "time", "")
            return
        day = PickDate(year=moment.year, month=moment.month, day=moment.day)
        clock = [moment.hour, moment.minute]
        self.ask(day, self.dated, key, ask.number, ask.detail, clock)
        self.dialog = day.uid

    def dated(
        self, key: str, number: int, kind: str, clock: list[int], day: tuple[int, int, int]
    ) -> None:
        """A day was chosen; a moment has a time as well."""
        chosen = date(*day)
        if kind == "datetime-local":
            moment = datetime.combine(chosen, time(clock[0], clock[1]))
            self._ask_time(moment, key, number, kind, chosen.isoformat())
        elif kind == "week":
            year, week, _ = chosen.isocalendar()
            self._answer(key, number, f"{year:04d}-W{week:02d}")
        else:
            self._answer(key, number, chosen.strftime(FORMATS.get(kind, FORMATS["date"])))

    def timed(self, key: str, number: int, day: str, chosen: tuple[int, int]) -> None:
        """A time was chosen."""
        written = f"{chosen[0]:02d}:{chosen[1]:02d}"
        self._answer(key, number, f"{day}T{written}" if day else written)

    def coloured(self, key: str, number: int, colour: int) -> None:
        """A colour was chosen."""
        self._answer(key, number, f"#{colour & 0xFFFFFF:06x}")

    def _ask_time(self, moment: datetime, key: str, number: int, kind: str, day: str) -> None:
        del kind
        picker = PickTime(hour=moment.hour, minute=moment.minute)
        self.ask(picker, self.timed, key, number, day)
        self.dialog = picker.uid

    def _answer(self, key: str, number: int, value: str) -> None:
        browser = self.phone.browser
        if browser.alive(key):
            browser.page(key).answer(number, value)
        told = getattr(self.screen, "page_answered", None)
        if told is not None:
            told()

    def _moment(self, ask: PageAsk) -> datetime:
        """The value that is there; now where there is none."""
        now = local_time(self.phone).replace(tzinfo=None)
        try:
            if ask.detail == "week":
                return datetime.strptime(f"{ask.text}-1", "%G-W%V-%u")
            return datetime.strptime(ask.text, FORMATS[ask.detail])
        except (ValueError, KeyError):
            return now


def _shade(text: str) -> int:
    digits = text.removeprefix("#")
    try:
        return int(digits, 16) & 0xFFFFFF if len(digits) == 6 else 0
    except ValueError:
        return 0
