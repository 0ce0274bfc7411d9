"""What is known of a picture: its caption and place can be written."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.apps.photos.film import length_text
from pytest_androidbench.phone.apps.photos.model import LibraryPhoto
from pytest_androidbench.phone.apps.photos.store import PhotoLibrary
from pytest_androidbench.phone.kit.dialogs import EnterText
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import clock_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

MOST_CAPTION = 1000


@dataclass(eq=False)
class PhotoInfo(AppScreen[PhotosApp, None]):
    """Date, caption, place, people and file."""

    path: str = ""

    def build(self) -> w.Widget:
        found = [one for one in PhotoLibrary(self.app).all() if one.path == self.path]
        rows = self.rows(found[0]) if found else []
        return w.Page(w.TopBar(tr("Details"), back=True), w.Scroll(*rows, id="details"))

    def rows(self, one: LibraryPhoto) -> list[w.Widget]:
        """What is known, row by row."""
        time = clock_text(one.taken, self.phone.display)
        day = date_text(one.taken, "yMMMEd", self.phone.display.locale)
        facts = one.facts
        size = f"{one.width} × {one.height} · {max(1, one.size // 1000)} kB"
        size = f"{length_text(one.duration_ms)} · {size}" if one.film else size
        rows = [
            self.fact("event", day, time, "date"),
            w.ListItem(facts.caption or tr("Add a caption…"), icon="notes", id="caption",
                       look=w.MATERIAL, on_tap=partial(self.ask_caption, facts.caption)),
            w.ListItem(facts.place or tr("Add a location"), icon="place", id="place",
                       look=w.MATERIAL, on_tap=partial(self.ask_place, facts.place)),
            facts.names and self.fact("people", ", ".join(facts.names), None, "people"),
            self.fact("movie" if one.film else "image", one.name, size, "file"),
            self.fact("folder", tr("On device"), one.path, "on_device"),
        ]  # fmt: skip
        return [row for row in rows if row]

    @staticmethod
    def fact(icon: str, name: TextLike, value: TextLike | None, id_: str) -> w.Widget:
        """One row."""
        return w.ListItem(name, value, icon=icon, look=w.MATERIAL, id=id_)

    def ask_caption(self, text: str) -> None:
        """Ask for a caption."""
        self.ask(EnterText(title=tr("Add a caption…"), text=text), self.captioned)

    def captioned(self, text: str) -> None:
        """Keep it."""
        PhotoLibrary(self.app).put(self.path, caption=text.strip()[:MOST_CAPTION])

    def ask_place(self, text: str) -> None:
        """Ask where it was taken."""
        title = tr("Edit location") if text else tr("Add a location")
        self.ask(EnterText(title=title, text=text), self.placed)

    def placed(self, text: str) -> None:
        """Keep it; nothing takes it away."""
        PhotoLibrary(self.app).put(self.path, place=text.strip()[:MOST_CAPTION])
