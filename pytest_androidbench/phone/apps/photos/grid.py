"""A grid of pictures below their days, with a selection and what is done with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.photos.actions import PhotoActions
from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from datetime import date

    from pytest_androidbench.phone.apps.photos.store import LibraryPhoto

CELL_DP, HEADING_DP, GAP = 98, 48, 2
VIEW: Final = "android.view.ViewGroup"


def day_name(day: date, today: date, locale: str) -> str:
    """A day as headings say it: "Sun, Oct 8", "Sat, Dec 3, 2022" in another year."""
    return date_text(day, "MMMEd" if day.year == today.year else "yMMMEd", locale)


def taken_text(one: LibraryPhoto) -> str:
    """What is said of a picture to who cannot see it."""
    time = f"{one.taken:%I:%M:%S %p}".lstrip("0")
    kind = "Video" if one.film else "Photo"
    return f"{kind} taken on {one.taken:%b} {one.taken.day}, {one.taken.year} {time}"


@dataclass(eq=False)
class PhotoGrid(AppPart[PhotosApp]):
    """Shows pictures; a long press selects."""

    chosen: Selection[str] = field(default_factory=Selection)
    actions: PhotoActions = field(default_factory=PhotoActions)

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
                HEADING_DP if isinstance(rows[place], str) else self.side + GAP
            ),
            id=id_,
        )

    def _rows(
        self, photos: Sequence[LibraryPhoto], group: Callable[[LibraryPhoto], str]
    ) -> list[str | list[LibraryPhoto]]:
        rows: list[str | list[LibraryPhoto]] = []
        before = ""
        for one in photos:
            heading = group(one)
            last = rows[-1] if rows else ""
            if heading and heading != before:
                rows += [heading, [one]]
            elif isinstance(last, list) and len(last) < self.columns:
                last.append(one)
            else:
                rows.append([one])
            before = heading
        return rows

    def _row(self, row: str | list[LibraryPhoto], open_: Callable[[str], None]) -> w.Widget:
        if isinstance(row, str):
            text = w.Text(row, w.LABEL, id="header_date")
            return w.Panel(text, padding=(16, 16, 16, 8), height=HEADING_DP, width="fill")
        return w.Row(*(self._cell(one, open_) for one in row), gap=GAP, height=self.side + GAP)

    def _cell(self, one: LibraryPhoto, open_: Callable[[str], None]) -> w.Widget:
        chosen = one.path in self.chosen
        tap = self.chosen.toggle if len(self.chosen) else open_
        picture = thumbnail(self.app, one.path, self.side, film=one.film)
        marks = [
            one.film
            and w.Align(w.Icon("play_circle", 20, "#ffffff"), across="end", down="top", margin=6),
            one.facts.favorite
            and w.Align(w.Icon("star", 16, "#ffffff"), across="start", down="bottom", margin=6),
            chosen
            and w.Align(
                w.Icon("check_circle", 24, "primary"), across="start", down="top", margin=6
            ),
        ]
        return w.Stack(
            picture,
            *marks,
            key=f"photo {one.path}",
            cls=VIEW,
            desc=taken_text(one),
            width=self.side,
            height=self.side,
            selected=chosen,
            on_tap=partial(tap, one.path),
            on_long=partial(self.chosen.toggle, one.path),
        )

    def bar(self) -> w.Widget:
        """What can be done with what is selected."""
        done = self.chosen.end
        paths = self.chosen.rows
        acts = self.actions
        buttons = [
            w.BarButton("share", tr("Share"), id="share", on_tap=partial(acts.share, paths)),
            w.BarButton("add", tr("Add to album"), id="add_to_album",
                        on_tap=partial(acts.ask_album, list(paths))),
            w.BarButton("delete", tr("Move to trash"), id="move_to_trash",
                        on_tap=partial(acts.ask_trash, list(paths))),
            w.More(partial(acts.menus.open, acts.more, "more", list(paths))),
        ]  # fmt: skip
        lead = w.IconButton("close", tr("Close"), id="cancel", on_tap=done)
        return w.TopBar(str(len(paths)), lead=lead, actions=buttons)

    def kept(self, photos: Sequence[LibraryPhoto]) -> None:
        """Select no more what is not there any more."""
        self.chosen.keep([one.path for one in photos])


def thumbnail(app: PhotosApp, path: str, side: float, *, film: bool = False) -> w.Widget:
    """A picture in a square; a sign for what cannot be drawn."""
    if film or not app.files.is_file(path):
        icon = "movie" if film else "image"
        return w.Picture(icon=icon, background="#3c4043", colour="#ffffff", size=side, shape="rect")
    return w.Picture(app.files.read(path), size=side, shape="rect", fit="cover")
