"""Those buttons under the editor that ask something before they change the text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.markor.date_format import DateAndTime
from pytest_androidbench.phone.apps.markor.document import DocumentPart
from pytest_androidbench.phone.apps.markor.links import InsertLink
from pytest_androidbench.phone.apps.markor.navigation import visit
from pytest_androidbench.phone.apps.markor.view import VIEW
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.kit.pickers import PickColor
from pytest_androidbench.phone.kit.writing import edits
from pytest_androidbench.phone.kit.writing.edits import Edit, Selected
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import Orientation

ATTACHMENTS: Final = ("Color", "Insert Link", "File", "Image", "Audio", "Date")
COLUMNS: Final = (2, 3, 4, 5)
_URL: Final = re.compile(r"https?://[^\s)]+")


def _caret_at(place: str) -> Edit:
    return partial(_moved, place=place)


def _moved(now: Selected, *, place: str) -> Selected:
    first, last = edits.lines_around(now)
    at = {"line start": first, "line end": last, "start": 0}.get(place, len(now.text))
    return Selected(now.text, at, at)


def _whole(now: Selected) -> Selected:
    return Selected(now.text, 0, len(now.text))


def _line(now: Selected) -> Selected:
    return Selected(now.text, *edits.lines_around(now))


NEXT_TURN: Final[dict[Orientation | None, tuple[Orientation | None, Message]]] = {
    None: ("landscape", tr("Landscape")),
    "landscape": ("portrait", tr("Portrait")),
    "portrait": ("sensor", tr("Sensor")),
    "sensor": (None, tr("Default")),
}
"""What follows in `nextScreenRotationSetting`, and what it says."""
PAGE_LINES: Final = 20
"""How far the keys for pages move the caret."""


def _lines_away(now: Selected, *, lines: int) -> Selected:
    """The caret so many lines further down, or up, in the same column where there is one."""
    above = now.text[: now.end].split("\n")
    every = now.text.split("\n")
    line = max(0, min(len(above) - 1 + lines, len(every) - 1))
    column = min(len(above[-1]), len(every[line]))
    at = sum(len(one) + 1 for one in every[:line]) + column
    return Selected(now.text, at, at)


KEYS: Final[dict[str, Edit]] = {
    "Page Up (Page Up)": partial(_lines_away, lines=-PAGE_LINES),
    "Page Down (Page Down)": partial(_lines_away, lines=PAGE_LINES),
    "Line Start (Pos Home)": _caret_at("line start"),
    "Line End (Pos End)": _caret_at("line end"),
    "Move text one line up": edits.moved_up,
    "Move text one line down": edits.moved_down,
    "Document Start": _caret_at("start"),
    "Document End": _caret_at("end"),
    "Select all (Ctrl+A)": _whole,
    "Tabulator": partial(edits.inserted, text="\t"),
    "Zero-width space": partial(edits.inserted, text="\u200b"),
    "Break page (PDF/Printing)": partial(
        edits.inserted, text="<div style='page-break-after:always;'></div>"
    ),
    "Ohm (Ω)": partial(edits.inserted, text="Ω"),
    "Punctuation mark (»«)": partial(edits.inserted, text="»«"),
    "Shrug (¯\\_(ツ)_/¯)": partial(edits.inserted, text="¯\\_(ツ)_/¯"),
    "Continued overline (‾‾‾‾)": partial(edits.inserted, text="‾‾‾‾‾"),
    "Select current line(s)": _line,
}


@dataclass(eq=False)
class Tools(DocumentPart):
    """The tools that all formats share."""

    turned: Orientation | None = None
    """How the display was asked to be turned."""

    def insert(self, text: str) -> None:
        """Put a text in place of the selection."""
        self.document.apply(partial(edits.inserted, text=text))

    def open_link(self) -> None:
        """Open the address that the caret is in."""
        start, _ = self.selection()
        found = [m[0] for m in _URL.finditer(self.document.text) if m.start() <= start <= m.end()]
        if found:
            visit(self, found[0])

    def attach(self) -> None:
        """Offer what can be put into the text."""
        self.ask(Choose(title=tr("Attach"), choices=list(map(tr, ATTACHMENTS))), self.attach_what)

    def attach_what(self, place: int) -> None:
        """Go on with what was chosen."""
        kind = ATTACHMENTS[place]
        if kind == "Color":
            self.ask(PickColor(), self.insert_color)
        elif kind == "Date":
            self.date_and_time()
        else:
            self.ask(InsertLink(kind=kind, document=self.document.path), self.insert)

    def insert_color(self, color: int) -> None:
        """Write a colour as `#rrggbb`."""
        self.insert(f"#{color & 0xFFFFFF:06x}")

    def special_key(self) -> None:
        """Offer keys that keyboards do not have."""
        self.ask(Choose(title=tr("Special Key"), choices=list(map(tr, KEYS))), self.press_key)

    def press_key(self, place: int) -> None:
        """Do what the key does."""
        self.document.apply(list(KEYS.values())[place])

    def date_and_time(self) -> None:
        """Ask for a date or time, and how to write it."""
        self.ask(DateAndTime(at_ms=self.now_ms), self.insert)

    def insert_table(self) -> None:
        """Ask for the number of columns."""
        choices = [str(count) for count in COLUMNS]
        self.ask(Choose(title=tr("Table"), choices=[*choices]), self.insert_row)

    def insert_row(self, place: int) -> None:
        """Write a row with so many columns."""
        self.insert("  | " * (COLUMNS[place] - 1))

    def insert_snippet(self) -> None:
        """Offer the texts in the folder for snippets."""
        files, folder = self.phone.files, f"{self.app.settings.notebook}/.app/snippets"
        there = files.listdir(folder) if files.is_dir(folder) else []
        names = [name for name in there if files.is_file(f"{folder}/{name}")]
        paths = [f"{folder}/{name}" for name in names]
        dialog = Choose(title=tr("Insert snippet"), choices=[*names])
        self.ask(dialog, self.insert_this_snippet, paths)

    def insert_this_snippet(self, paths: list[str], place: int) -> None:
        """Write a snippet's text."""
        self.insert(self.phone.files.read(paths[place]).decode("utf-8", errors="replace"))

    def jump_to_contents(self) -> None:
        """Show the table of contents, if what is viewed has one: it is at the top."""
        if self.app.settings.contents_levels:
            self.scroll_to_start(VIEW)

    def turn(self) -> None:
        """Have the display turned in the next of four ways while this document is shown."""
        self.turned, said = NEXT_TURN[self.turned]
        self.toast(said)

    def jump_to_bottom(self) -> None:
        """Show the end of what is viewed."""
        self.scroll_to_end(VIEW)
