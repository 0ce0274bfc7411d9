"""A film over the whole screen: its frames, and how far it has come.

A film plays once it is opened, and its controls hide with the bars. Their ids are ours but for
`video_player_controller_fragment_container`, which public test scripts name; "Play video" and
"Pause video" are known, not seen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.kit.films import FilmClock, FilmFrames
from pytest_androidbench.phone.media.errors import MediaError, NoDecoder
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.photos.model import LibraryPhoto

WHITE: Final = "#ffffff"
CAPTION: Final = w.TextStyle(12, colour=WHITE)
BEAT_MS: Final = 200
UNPLAYABLE: Final = "unplayable"


def length_text(ms: int) -> str:
    """A length or a moment of a film: "0:05", "1:02:03"."""
    hours, rest = divmod(ms // 1000, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


@dataclass(eq=False)
class PhotoFilm(AppPart[PhotosApp]):
    """The film that is shown, once it was begun."""

    path: str = ""
    clock: FilmClock = field(default_factory=FilmClock)
    length_ms: int = 0
    wide: int = 0
    high: int = 0
    trouble: str = ""
    """Why it is not played: `UNPLAYABLE`, or why nothing is decoded here; "" = it is."""

    @property
    def running(self) -> bool:
        """Whether its frames change."""
        return self.clock.running and not self.clock.ended(self.length_ms)

    def begin(self, one: LibraryPhoto) -> None:
        """Play a film from its start; nothing of a picture."""
        self.clock.rewind()
        self.path, self.trouble, self.length_ms = one.path, "", one.duration_ms
        if not one.film:
            return
        try:
            facts = self.phone.decoder.probe(self._data())
        except NoDecoder as error:
            self.trouble = str(error)
        except MediaError:
            self.trouble = UNPLAYABLE
        else:
            self.length_ms = facts.duration_ms or one.duration_ms
            self.wide, self.high = facts.width or 0, facts.height or 0
            self.clock.play_or_pause(self.length_ms)

    def stop(self) -> None:
        """Stop where it is, as behind another page."""
        if self.running:
            self.clock.play_or_pause(self.length_ms)

    def _data(self) -> bytes:
        return self.app.files.read(self.path) if self.app.files.is_file(self.path) else b""

    def build(self, on_tap: Callable[[], None], *, bars: bool) -> w.Widget:
        """The film, or why it is not played."""
        if self.trouble:
            said = (
                tr("Can't play this video") if self.trouble == UNPLAYABLE
                else tr("Videos cannot be decoded here. {why}", why=self.trouble)
            )  # fmt: skip
            text = w.Text(said, w.BODY.coloured(WHITE), id="video_error", align="center")
            sign = w.Icon("error_outline", 48, WHITE)
            column = w.Column(sign, text, gap=16, across="center")
            return w.Panel(w.Align(column, margin=32), width="fill", height="fill", on_tap=on_tap)
        frames = FilmFrames(
            self.phone.decoder, self._data(), lambda: self.clock.played_ms(self.length_ms),
            (self.wide, self.high), on_tap,
        )  # fmt: skip
        surface = w.Surface(frames, id="video_surface", width="fill", height="fill")
        return w.Stack(surface, self._controls() if bars else None, width="fill", height="fill")

    def _controls(self) -> w.Widget:
        """Play or pause in the middle, the moment and the length below."""
        running, played = self.running, self.clock.played_ms(self.length_ms)
        over = self.clock.ended(self.length_ms)
        turn = w.IconButton(
            "pause" if running else "replay" if over else "play_arrow",
            tr("Pause video") if running else tr("Play video"),
            colour=WHITE, size=48, width=72, height=72, id="play_pause_button",
            on_tap=partial(self.clock.play_or_pause, self.length_ms),
        )  # fmt: skip
        bar = w.SeekBar(played // 1000, max(self.length_ms // 1000, 1), self.seek,
                        id="video_seek_bar", weight=1)  # fmt: skip
        times = w.Row(
            w.Text(length_text(played), CAPTION, id="video_current_time"),
            bar,
            w.Text(length_text(self.length_ms), CAPTION, id="video_total_time"),
            width="fill",
        )
        low = w.Panel(times, padding=(16, 0), width="fill")
        return w.Stack(
            w.Align(turn),
            w.Align(low, across="start", down="bottom"),
            id="video_player_controller_fragment_container",
            cls="android.widget.FrameLayout",
            width="fill",
            height="fill",
        )

    def seek(self, seconds: int) -> None:
        """Go to a moment of it."""
        self.clock.seek(min(seconds * 1000, self.length_ms))
