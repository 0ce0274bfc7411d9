"""What is known of a file (InfoActivity.kt, info_activity.xml)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.model import VlcMedium, length_text
from pytest_androidbench.phone.media.facts import MediaFacts
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

UNITS = ("B", "KiB", "MiB", "GiB")


@dataclass(eq=False)
class VlcInfo(AppScreen[VlcApp, None]):
    """Its length, size and place, and a row for each of its tracks."""

    activity: ClassVar[str] = names.INFO

    id: int = 0

    def build(self) -> w.Widget:
        medium = self.app.library.get(self.id)
        if medium is None:
            return w.Page(look.bar("", lead=w.Up(True)), id="coordinator", cls=look.VIEW_GROUP)
        facts = self.app.library.facts(medium.path)
        tracks = w.Column(*_tracks(facts), id="list", cls=look.RECYCLER, across="stretch")
        body = w.Column(*_told(medium), tracks, gap=16, across="stretch", width="fill")
        fab = w.Fab("play_arrow", tr("Play"), id="fab", on_tap=self.play)
        return w.Page(
            look.bar(medium.title, lead=w.Up(True)),
            w.Scroll(w.Panel(body, padding=16, width="fill"), id="container"),
            over=w.Align(fab, across="end", down="bottom", margin=16),
            id="coordinator", cls=look.VIEW_GROUP,
        )  # fmt: skip

    def play(self) -> None:
        """Play it in place of this page."""
        self.app.player.open([self.id], 0, video=True, from_start=False)
        if self.app.player.as_video:
            self.show(self.app.page("video_player:VlcVideoPlayer"))
        self.close()


def _told(medium: VlcMedium) -> Iterator[w.Widget]:
    if medium.duration >= 0:
        yield _pair("length", "schedule", tr("Length"), length_text(medium.duration))
    yield _pair("size", "save", tr("File size"), size_text(medium.size))
    yield _pair("extra", "folder", tr("Path"), medium.path)


def _pair(name: str, icon: str, title: Message, value: str) -> w.Widget:
    words = w.Column(
        w.Text(title, w.BODY_LARGE, id=f"{name}_title"),
        w.Text(value, look.SECOND, id=f"{name}_value"),
        weight=1,
    )
    sign = w.Icon(icon, 24, "on_surface_variant", id=f"{name}_icon")
    return w.Row(sign, words, gap=16, width="fill")


def _tracks(facts: MediaFacts | None) -> Iterator[w.Widget]:
    if facts is None:
        yield w.Text(tr("Nothing here decodes it."), look.SECOND)
        return
    if facts.has_video:
        lines = [
            tr("Codec: {name}", name=facts.video_codec),
            tr("Resolution: {size}", size=f"{facts.width}x{facts.height}"),
            tr("Frame rate: {rate}", rate=f"{facts.frame_rate:.3f}"),
        ]
        yield _track("movie", tr("Video track"), lines)
    if facts.has_audio:
        lines = [
            tr("Codec: {name}", name=facts.audio_codec),
            tr("Sample rate: {rate} Hz", rate=facts.sample_rate),
        ]
        yield _track("music_note", tr("Audio track"), lines)


def _track(icon: str, title: Message, lines: Sequence[Message]) -> w.Widget:
    """A row of the list (info_item.xml)."""
    words = w.Column(
        w.Text(title, w.BODY_LARGE, id="title"),
        *(w.Text(line, look.SECOND, id="subtitle") for line in lines),
    )
    row = w.Row(w.Icon(icon, 24, "on_surface_variant", id="icon"), words, gap=16, width="fill")
    return w.Panel(row, padding=(0, 8), id="layout_item", cls=look.LINEAR, width="fill")


def size_text(size: int) -> str:
    """As `Strings.readableFileSize` writes it: 1.2 MiB."""
    value, unit = float(size), 0
    while value >= 1024 and unit < len(UNITS) - 1:
        value, unit = value / 1024, unit + 1
    return f"{value:.1f}".removesuffix(".0") + f" {UNITS[unit]}"
