"""The songs of a playlist, an artist, an album or a genre."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.playmusic import look
from pytest_androidbench.phone.apps.playmusic.app import PlayMusicApp
from pytest_androidbench.phone.apps.playmusic.model import Tune, length
from pytest_androidbench.phone.apps.playmusic.playing_strip import PlayingStrip
from pytest_androidbench.phone.apps.playmusic.song_acts import TuneActs
from pytest_androidbench.phone.kit.drawn_cover import cover
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr


@dataclass(eq=False)
class GroupPage(AppScreen[PlayMusicApp, None]):
    """A picture, a title, two buttons, songs."""

    kind: str = "album"
    name: str = ""
    acts: TuneActs = field(default_factory=TuneActs)
    strip: PlayingStrip = field(default_factory=PlayingStrip)

    def beat_ms(self) -> int:
        return self.strip.beat_ms()

    def on_resume(self) -> None:
        if not self.app.store.group_title(self.kind, self.name):
            self.close()

    def build(self) -> w.Widget:
        store = self.app.store
        title, songs = store.group_title(self.kind, self.name), store.group(self.kind, self.name)
        more = w.More(partial(self.acts.group_menu, self.kind, self.name, "more"))
        bar = w.TopBar("", back=True, actions=(more,), id="play_header_toolbar")
        head = w.Row(
            cover(f"{self.kind} {title}", 112, id_="li_thumbnail"),
            w.Column(
                w.Text(title, w.HEADLINE_SMALL, lines=2, id="title"),
                w.Text(self._facts(songs), look.SECOND, lines=2, id="subtitle"),
                gap=4,
                weight=1,
            ),
            gap=16,
            width="fill",
        )
        buttons = w.Row(
            w.Button(tr("Play"), icon="play_arrow", id="play_button", weight=1,
                     on_tap=partial(self.acts.play, self.kind, self.name)),
            w.Button(tr("Shuffle"), "outlined", icon="shuffle", id="shuffle_button", weight=1,
                     on_tap=partial(self.acts.shuffle, self.kind, self.name)),
            gap=8, width="fill",
        )  # fmt: skip
        top = w.Column(head, buttons if songs else None, gap=16, across="stretch", width="fill")
        rows = [self._row(place, one) for place, one in enumerate(songs)]
        nothing = w.Panel(w.Text(tr("No songs"), look.SECOND, id="empty_text"), padding=24)
        listed = w.Scroll(
            w.Panel(top, padding=16, width="fill"), w.Divider(), *(rows or [nothing]),
            id="recycler", cls=look.RECYCLER,
        )  # fmt: skip
        return w.Page(bar, listed, self.strip.build())

    def _facts(self, songs: list[Tune]) -> str:
        count = ntr("{n} song", "{n} songs", len(songs))
        told = self.phone.windows.translate(count)
        if self.kind == "album" and songs:
            return f"{songs[0].artist} · {songs[0].year or ''} · {told}"
        return told

    def _row(self, place: int, one: Tune) -> w.Widget:
        player = self.app.player
        playing = player.song is not None and player.song.id == one.id
        playlist = int(self.name) if self.kind == "playlist" and self.name.isdecimal() else 0
        key = f"{place}"
        text = length(one.ms) if self.kind == "album" else one.artist
        ahead = w.Text(str(place + 1), look.SECOND, width=48, align="center")
        return look.song_row(
            one.title, text, key, partial(self.acts.play, self.kind, self.name, place),
            partial(self.acts.song_menu, one.id, f"menu {key}", playlist), playing=playing,
            ahead=ahead,
        )  # fmt: skip
