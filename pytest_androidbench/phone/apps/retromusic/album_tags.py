"""Writing what all songs of an album say of it (AlbumTagEditorActivity.kt)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from pytest_androidbench.phone.apps.retromusic import look, names
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.covers import cover
from pytest_androidbench.phone.apps.retromusic.deleting import ModifyQuestion
from pytest_androidbench.phone.apps.retromusic.model import Song
from pytest_androidbench.phone.apps.retromusic.tag_editor import (
    NEWER_YEAR,
    read_tag,
    write_tags,
)
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class AlbumTags(AppScreen[RetroApp, None]):
    """A form of four fields."""

    activity: ClassVar[str] = names.ALBUM_TAGS

    id: int = 0
    title: str = ""
    artist: str = ""
    genre: str = ""
    year: str = ""

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(id=intent.number("extra_id"))

    def _songs(self) -> list[Song]:
        album = self.app.library.album(self.id)
        return list(album.songs) if album is not None else []

    def on_open(self) -> None:
        songs = self._songs()
        if not songs:
            self.close()
            return
        tag = read_tag(self.app, songs[0])
        self.title, self.artist = songs[0].album, songs[0].album_artist
        self.genre = tag.text("TCON")
        self.year = (tag.text(NEWER_YEAR) or tag.text("TYER"))[:4]

    def build(self) -> w.Widget:
        first = next(iter(self._songs()), None)
        image = cover(self.app, first, 160, id_="editorImage", sign="album")
        fields = w.Column(
            w.Align(look.carded(image, "imageContainer")),
            w.TextField(bind="title", hint=tr("Album"), id="albumText"),
            w.TextField(bind="artist", hint=tr("Album Artist"), id="albumArtistText"),
            w.TextField(bind="genre", hint=tr("Genre"), id="genreTitle"),
            w.TextField(bind="year", hint=tr("Year"), id="yearTitle", keyboard="number"),
            w.Spacer(52),
            gap=12,
            across="stretch",
            cls=look.LINEAR,
        )
        save = w.Fab("save", text=tr("Save"), id="saveTags", on_tap=self.ask_save)
        return w.Page(
            look.bar(tr("Tag editor"), lead=w.Up(True)),
            w.Scroll(fields, padding=16, id="content"),
            fab=save,
        )

    def ask_save(self) -> None:
        """Let the system ask."""
        self.ask(ModifyQuestion(what="modify", count=len(self._songs())), self.save)

    def save(self, sure: bool) -> None:
        """Write the tags of all songs."""
        if not sure:
            return
        texts = {
            "TALB": self.title.strip(),
            "TPE2": self.artist.strip(),
            "TCON": self.genre.strip(),
            "TYER": self.year.strip(),
        }
        written = [write_tags(self, song, texts) for song in self._songs()]
        if all(written):
            self.close()
