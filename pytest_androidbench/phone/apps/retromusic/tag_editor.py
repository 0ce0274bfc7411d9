"""Writing what a song's file says of it (SongTagEditorActivity.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Self

from pytest_androidbench.phone.apps.retromusic import look, names
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.covers import cover
from pytest_androidbench.phone.apps.retromusic.deleting import ModifyQuestion
from pytest_androidbench.phone.apps.retromusic.id3 import (
    Tag,
    TagError,
    lyrics_frame,
    tag_of,
    tagged,
)
from pytest_androidbench.phone.apps.retromusic.model import Song
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

REFUSED: Final = tr("Could not write tags to the music file!")
FRAMES: Final = {
    "title": "TIT2", "album": "TALB", "artist": "TPE1", "album_artist": "TPE2",
    "composer": "TCOM", "genre": "TCON", "year": "TYER", "track": "TRCK", "disc": "TPOS",
    "lyrics": "USLT",
}  # fmt: skip
NEWER_YEAR: Final = "TDRC"
"""Where version 2.4 has the year."""


@dataclass(eq=False)
class SongTags(AppScreen[RetroApp, None]):
    """A form; nothing is written before it is saved, and the system has asked."""

    activity: ClassVar[str] = names.SONG_TAGS

    id: int = 0
    title: str = ""
    album: str = ""
    artist: str = ""
    album_artist: str = ""
    composer: str = ""
    genre: str = ""
    year: str = ""
    track: str = ""
    disc: str = ""
    lyrics: str = ""

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(id=intent.number("extra_id"))

    def on_open(self) -> None:
        song = self.app.song(self.id)
        if song is None:
            self.close()
            return
        tag = read_tag(self.app, song)
        for name, frame in FRAMES.items():
            setattr(self, name, tag.text(frame))
        self.year = (tag.text(NEWER_YEAR) or self.year)[:4]
        self.lyrics = lyrics_frame(tag)
        self.title = self.title or song.title
        self.album, self.artist = self.album or song.album, self.artist or song.artist

    def build(self) -> w.Widget:
        image = cover(self.app, self.app.song(self.id), 160, id_="editorImage")
        fields = w.Column(
            w.Align(look.carded(image, "imageContainer")),
            _field("title", tr("Song"), "songText"),
            _field("album", tr("Album"), "albumText"),
            _field("artist", tr("Artist"), "artistText"),
            _field("album_artist", tr("Album Artist"), "albumArtistText"),
            _field("composer", tr("Composer"), "songComposerText"),
            _two(
                _field("genre", tr("Genre"), "genreText"), _number("year", tr("Year"), "yearText")
            ),
            _two(
                _number(
                    "track", tr("Track (2 for track 2 or 3004 for CD3 track 4)"), "trackNumberText"
                ),
                _number("disc", tr("Disc Number"), "discNumberText"),
            ),
            _field("lyrics", tr("Lyrics"), "lyricsText", multiline=True),
            w.Spacer(52),
            gap=12,
            across="stretch",
            cls=look.LINEAR,
        )
        save = w.Fab("save", text=tr("Save"), id="saveTags", on_tap=self.ask_save)
        return w.Page(
            look.bar(tr("Tag editor"), lead=w.Up(True)),
            w.Scroll(fields, padding=16, key="form"),
            fab=save,
        )

    def ask_save(self) -> None:
        """Let the system ask."""
        self.ask(ModifyQuestion(what="modify"), self.save)

    def save(self, sure: bool) -> None:
        """Write the tags; the media store looks at the file again."""
        song = self.app.song(self.id)
        if not sure or song is None:
            return
        texts = {frame: getattr(self, name).strip() for name, frame in FRAMES.items()}
        if write_tags(self, song, texts):
            self.close()


def read_tag(app: RetroApp, song: Song) -> Tag:
    """A song's tag; an empty one where it cannot be read."""
    empty = Tag(4, (), 0)
    if not app.files.is_file(song.path) or not song.path.lower().endswith(".mp3"):
        return empty
    try:
        return tag_of(app.files.read(song.path))
    except TagError:
        return empty


def write_tags(screen: AppScreen[RetroApp, Any], song: Song, texts: dict[str, str]) -> bool:
    """Write texts into a song's tag; tells whether that could be done, and says so where not."""
    files = screen.phone.files
    if not files.is_file(song.path) or not song.path.lower().endswith(".mp3"):
        screen.toast(REFUSED)
        return False
    data = files.read(song.path)
    try:
        if tag_of(data).version == 4 and "TYER" in texts:
            texts = {**texts, "TYER": "", NEWER_YEAR: texts["TYER"]}
        files.write(song.path, tagged(data, texts))
    except TagError:
        screen.toast(REFUSED)
        return False
    screen.phone.media.scan(song.path)
    return True


def _field(name: str, hint: Message, id_: str, *, multiline: bool = False) -> w.Widget:
    return w.TextField(bind=name, hint=hint, id=id_, multiline=multiline)


def _number(name: str, hint: Message, id_: str) -> w.Widget:
    return w.TextField(bind=name, hint=hint, id=id_, keyboard="number")


def _two(*fields: w.Widget) -> w.Widget:
    kids: Sequence[w.Widget] = [w.Panel(field, weight=1) for field in fields]
    return w.Row(*kids, gap=8, width="fill", cls=look.LINEAR)
