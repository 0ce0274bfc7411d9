"""A grid of pictures below their days, with a selection and what is done with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.photos.actions import PhotoActions
from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.apps.photos.film import length_text
from pytest_androidbench.phone.apps.photos.thumbnails import thumbnail
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.kit.sweeping import SweepSelection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from datetime import date

    from pytest_androidbench.phone.apps.photos.model import LibraryPhoto

CELL_DP, HEADING_DP, GAP = 98, 48, 2
VIEW: Final = "android.view.ViewGroup"
CELL: Final = "photo "
"""What the key of a cell begins with; its path follows."""
WHITE: Final = "#ffffff"


def day_name(day: date, today: date, locale: str) -> str:
    """A day as headings say it: "Sun, Oct 8", "Sat, Dec 3, 2022" in another year."""
    return date_text(day, "MMMEd" if day.year == today.year else "yMMMEd", locale)


def taken_text(one: LibraryPhoto) -> str:
    """What is said of a picture to who cannot see it."""
    time = f"{one.taken:%I:%M:%S %p}".lstrip("0")
    kind = "Video" if one.film else "Photo"
    return f"{kind} taken on {one.taken:%b} {one.taken.day}, {one.taken.year} {time}"


@dataclass(frozen=True, slots=True)
class _Heading:
    """A day, and what was taken on it."""

    text: str
    paths: list[str]


@dataclass(eq=False)
class PhotoGrid(AppPart[PhotosApp]):
    """Shows pictures; a long press selects, and goes on over others as the finger is drawn."""

    sweep: SweepSelection = field(default_factory=lambda: SweepSelection(prefix=CELL))
    actions: PhotoActions = field(
        default_factory=lambda: PhotoActions(told="grid.sweep.chosen.end")
    )

    @property
    def chosen(self) -> Selection[str]:
        """What is selected."""
        return self.sweep.chosen

    @property
    def side(self) -> float:
        """Width of a cell in dp."""
        return (self.host.width_dp - GAP * (self.columns - 1)) / self.columns

    @property
    def columns(self) -> int:
        """How many fit beside each other."""
        return max(3, int(self.host.width_dp // CELL_DP))

    def build(
        self,
        photos: Sequence[LibraryPhoto],
        open_: Callable[[str], None],
        group: Callable[[LibraryPhoto], str],
        id_: str = "recycler_view",
    ) -> w.Widget:
        """The pictures below headings, where each group begins."""
        rows = self._rows(photos, group)
        return w.Scroll(
            count=len(rows),
            row=lambda place: self._row(rows[place], open_),
            row_height=lambda place: (
                HEADING_DP if isinstance(rows[place], _Heading) else self.side + GAP
            ),
            id=id_,
        )

    def _rows(
        self, photos: Sequence[LibraryPhoto], group: Callable[[LibraryPhoto], str]
    ) -> list[_Heading | list[LibraryPhoto]]:
        rows: list[_Heading | list[LibraryPhoto]] = []
        heading = _Heading("", [])
        for one in photos:
            text = group(one)
            last = rows[-1] if rows else heading
            if text and text != heading.text:
                heading = _Heading(text, [])
                rows += [heading, [one]]
            elif isinstance(last, list) and len(last) < self.columns:
                last.append(one)
            else:
                rows.append([one])
            heading.paths.append(one.path)
        return rows

    def _row(self, row: _Heading | list[LibraryPhoto], open_: Callable[[str], None]) -> w.Widget:
        if isinstance(row, _Heading):
            return self._heading(row)
        return w.Row(*(self._cell(one, open_) for one in row), gap=GAP, height=self.side + GAP)

    def _heading(self, heading: _Heading) -> w.Widget:
        text = w.Text(heading.text, w.LABEL, id="header_date", weight=1)
        every = all(path in self.chosen for path in heading.paths)
        check = bool(len(self.chosen)) and w.IconButton(
            "check_circle" if every else "radio_button_unchecked",
            tr("Select all photos from {day}", day=heading.text),
            id="header_checkbox", key=f"all of {heading.text}", selected=every,
            on_tap=partial(self.choose_day, heading.paths, not every),
        )  # fmt: skip
        row = w.Row(text, check, width="fill", height=HEADING_DP)
        return w.Panel(row, padding=(16, 0, 4, 0), height=HEADING_DP, width="fill")

    def choose_day(self, paths: list[str], on: bool) -> None:
        """Select all that stands below a heading, or no longer."""
        others = [path for path in self.chosen.rows if path not in paths]
        self.chosen.rows = [*others, *paths] if on else others

    def _cell(self, one: LibraryPhoto, open_: Callable[[str], None]) -> w.Widget:
        chosen = one.path in self.chosen
        tap = self.chosen.toggle if len(self.chosen) else open_
        marks = [
            one.film and w.Align(_length(one), across="end", down="top", margin=6),
            one.facts.favorite
            and w.Align(w.Icon("star", 16, WHITE), across="start", down="bottom", margin=6),
            chosen
            and w.Align(
                w.Icon("check_circle", 24, "primary"), across="start", down="top", margin=6
            ),
        ]
        return w.Stack(
            thumbnail(self.app, one.path, self.side),
            *marks,
            key=f"{CELL}{one.path}",
            cls=VIEW,
            desc=taken_text(one),
            width=self.side,
            height=self.side,
            selected=chosen,
            on_tap=partial(tap, one.path),
            on_long=partial(self.sweep.begin, one.path),
        )

    def bar(self, album: int = 0) -> w.Widget:
        """What can be done with what is selected; `album` is whose page it is on, if any."""
        done = self.chosen.end
        paths = self.chosen.rows
        acts = self.actions
        buttons = [
            w.BarButton("share", tr("Share"), id="share", on_tap=partial(acts.share, paths)),
            w.BarButton("add", tr("Add to album"), id="add_to_album",
                        on_tap=partial(acts.ask_album, list(paths))),
            w.BarButton("delete", tr("Move to trash"), id="move_to_trash",
                        on_tap=partial(acts.ask_trash, list(paths))),
            w.More(partial(acts.menus.open, acts.more, "more", list(paths), album)),
        ]  # fmt: skip
        lead = w.IconButton("close", tr("Close"), id="cancel", on_tap=done)
        return w.TopBar(str(len(paths)), lead=lead, actions=buttons)

    def kept(self, photos: Sequence[LibraryPhoto]) -> None:
        """Select no more what is not there any more."""
        self.chosen.keep([one.path for one in photos])


def _length(one: LibraryPhoto) -> w.Widget:
    """How long a film is, beside the sign of films."""
    text = one.duration_ms and w.Text(length_text(one.duration_ms), w.LABEL_SMALL.coloured(WHITE))
    return w.Row(text or None, w.Icon("play_circle", 20, WHITE), gap=4)
