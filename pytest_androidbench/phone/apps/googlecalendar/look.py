"""What the pages of events and tasks share: rows with a sign, colours by name."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench.phone.system.providers.calendar.schema import COLORS
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

ROW: Final = replace(w.MATERIAL, title_id="first_line_text", summary_id="second_line_text")
"""Ids that public tests of the app look for."""
COLOR_NAMES: Final[dict[str, Message]] = {
    "11": tr("Tomato"), "6": tr("Tangerine"), "5": tr("Banana"), "10": tr("Basil"),
    "2": tr("Sage"), "7": tr("Peacock"), "9": tr("Blueberry"), "1": tr("Lavender"),
    "3": tr("Grape"), "4": tr("Flamingo"), "8": tr("Graphite"),
}  # fmt: skip
"""The colours of single events, in the order they are offered in."""


def shade(color: int) -> str:
    """A colour of a row as it is drawn."""
    return f"#{color & 0xFFFFFF:06x}"


def shade_of(index: str) -> str:
    """The colour of an index."""
    return shade(COLORS[index])


def disc(colour: str, size: float = 18) -> w.Widget:
    """A mark of a colour."""
    return w.Panel(look=w.Look(background=colour, radius=size / 2), width=size, height=size)
