"""The whole player."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.spotify import items, look
from pytest_androidbench.phone.apps.spotify.pages import SpotPage
from pytest_androidbench.phone.apps.spotify.playing_bar import BEAT_MS
from pytest_androidbench.phone.apps.spotify.schema import SpotSong
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.queue_player import REPEAT_ALL, REPEAT_NONE, REPEAT_ONE
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

STEP_MS: Final = 100
SLEEPS: Final = (5, 10, 15, 30, 45, 60)
"""In minutes."""
REPEATS: Final = {
    REPEAT_NONE: tr("Enable repeat"),
    REPEAT_ALL: tr("Enable repeat for just one track"),
    REPEAT_ONE: tr("Disable repeat"),
}
"""What a tap does next."""


@dataclass(eq=False)
class SpotNowPlaying(SpotPage):
    """Cover, title, bar, buttons."""

    def beat_ms(self) -> int:
        return BEAT_MS if self.app.player.running else 0

    def on_resume(self) -> None:
        if self.app.player.song is None:
            self.close()

    def follow(self, link: str, *, player: bool) -> None:
        # The notification leads to what is shown already.
        del player
        super().follow(link, player=False)

    def build(self) -> w.Widget:
        song = self.app.player.song or SpotSong()
        said = self.acts.snackbar.build()
        over = said and w.Align(said, down="bottom")
        flat = self.host.width_dp > 600
        body = self._cover(song, 180 if flat else min(300, self.host.width_dp - 64))
        controls = self._controls(song)
        if flat:
            row = w.Row(body, w.Panel(controls, weight=1), width="fill", weight=1)
            return w.Page(self._bar(song), row, over=over)
        return w.Page(self._bar(song), body, controls, over=over)

    def _bar(self, song: SpotSong) -> w.Widget:
        words = w.Column(
            w.Text(self._source(), look.SMALL, lines=1, id="context_header_title"),
            w.Text(self._from(song), look.STRONG, lines=1, id="context_header_subtitle"),
            gap=2,
        )
        lead = w.Up(True, "keyboard_arrow_down", tr("Close"))
        more = w.IconButton("more_vert", tr("More options for {name}", name=song.title),
                            colour="on_surface", id="context_menu_button", key="more",
                            on_tap=partial(self.acts.menus.open, items.TRACK, song.id))  # fmt: skip
        return w.TopBar(words, lead=lead, views=(more,), id="now_playing_header")

    def _source(self) -> Message:
        kind, _ = self.app.player.source
        words = {
            items.ARTIST: tr("PLAYING FROM ARTIST"),
            items.ALBUM: tr("PLAYING FROM ALBUM"),
            items.TRACK: tr("PLAYING FROM SEARCH"),
            items.LIKED: tr("PLAYING FROM YOUR LIBRARY"),
            items.EPISODES: tr("PLAYING FROM YOUR LIBRARY"),
        }
        return words.get(kind, tr("PLAYING FROM PLAYLIST"))

    def _from(self, song: SpotSong) -> TextLike:
        item = self.app.store.item(*self.app.player.source)
        return item.title if item is not None else song.album

    def _cover(self, song: SpotSong, side: float) -> w.Widget:
        image = w.Align(look.track_art(song, side, "image"))
        return w.Panel(image, weight=1, width="fill", id="track_carousel", cls=look.FRAME,
                       on_swipe=self.swiped)  # fmt: skip

    def _controls(self, song: SpotSong) -> w.Widget:
        player = self.app.player
        seek = w.SeekBar(player.ms // STEP_MS, max(1, song.ms // STEP_MS), self.seek,
                         id="seek_bar", text=tr("Position"))  # fmt: skip
        times = w.Row(
            w.Text(look.length(player.ms), look.SMALL, ltr=True, id="position"),
            w.Spacer(weight=1),
            w.Text(look.length(song.ms), look.SMALL, ltr=True, id="duration"),
            width="fill",
        )
        return w.Column(
            self._title(song), seek, w.Panel(times, padding=(16, 0), width="fill"),
            self._buttons(), self._below(), w.Spacer(8), across="stretch", width="fill",
        )  # fmt: skip

    def _title(self, song: SpotSong) -> w.Widget:
        liked = song.liked_ms > 0
        words = w.Column(
            w.Text(song.title, w.TextStyle(20, 700), lines=1, id="track_info_view_title"),
            w.Text(song.artist, look.SECOND, lines=1, id="track_info_view_subtitle"),
            gap=2,
        )
        title = w.Panel(words, weight=1, cls=look.GROUP, id="track_info_view",
                        on_tap=partial(self.acts.open, items.ALBUM, song.album_id))  # fmt: skip
        heart = w.IconButton(
            "favorite" if liked else "favorite_border",
            tr("Remove from Liked Songs") if liked else tr("Add to Liked Songs"),
            colour="primary" if liked else "on_surface", size=28, id="heart_button",
            on_tap=partial(self.acts.keep, items.TRACK, song.id),
        )  # fmt: skip
        return w.Panel(w.Row(title, heart, width="fill"), padding=(16, 0, 8, 0), width="fill")

    def _buttons(self) -> w.Widget:
        player = self.app.player
        repeat = "repeat_one" if player.repeat == REPEAT_ONE else "repeat"
        press = w.IconButton(
            "pause_circle_filled" if player.running else "play_circle_filled",
            tr("Pause") if player.running else tr("Play"), colour="on_surface",
            id="play_pause_button", size=68, width=72, height=72, on_tap=player.toggle,
        )  # fmt: skip
        shuffle = tr("Disable shuffle") if player.shuffled else tr("Enable shuffle")
        return w.Row(
            _button("shuffle", shuffle, "shuffle_button", player.toggle_shuffle,
                    on=player.shuffled),
            _button("skip_previous", tr("Previous"), "previous_button", player.back),
            press,
            _button("skip_next", tr("Next"), "next_button", player.next),
            _button(repeat, REPEATS.get(player.repeat, REPEATS[REPEAT_NONE]), "repeat_button",
                    player.cycle_repeat, on=player.repeat != REPEAT_NONE),
            along="between",
            width="fill",
        )  # fmt: skip

    def _below(self) -> w.Widget:
        sleeping = self.app.player.sleep.on
        return w.Row(
            _button("devices", tr("Connect to a device"), "connect_button", self.devices, size=20),
            _button("bedtime", tr("Sleep timer"), "sleep_timer_button", self.sleep, size=20,
                    on=sleeping),
            w.Spacer(weight=1),
            _button("text_snippet", tr("Lyrics"), "lyrics_button", self.lyrics, size=20),
            _button("share", tr("Share"), "share_button", self.share, size=20),
            _button("queue_music", tr("Queue"), "queue_button", self.queue, size=20),
            width="fill",
        )  # fmt: skip

    def sleep(self) -> None:
        """Ask when it is to be quiet."""
        self.acts.menus.sheets.open(tr("Sleep timer"), self.sleeps)

    def sleeps(self) -> list[MenuEntry]:
        """The times there are."""
        timer = self.app.player.sleep
        rows = [
            MenuEntry(text=tr("{n} minutes", n=each), act=partial(self.put_sleep, each),
                      sign="schedule")
            for each in SLEEPS
        ]  # fmt: skip
        rows.append(MenuEntry(text=tr("End of track"), act=partial(self.put_sleep, 0),
                              sign="schedule"))  # fmt: skip
        if timer.on:
            rows.append(MenuEntry(text=tr("Turn off timer"), act=self.drop_sleep, sign="close"))
        return rows

    def put_sleep(self, minutes: int) -> None:
        """Start the timer."""
        self.app.player.sleep.put(minutes)
        self.acts.say(tr("OK, your sleep timer is set."))

    def drop_sleep(self) -> None:
        """Stop it."""
        self.app.player.sleep.drop()
        self.acts.say(tr("Your sleep timer is off."))

    def devices(self) -> None:
        """Say where else it could be played."""
        self.acts.say(tr("No other devices found"))

    def lyrics(self) -> None:
        """Show the words of the song, if there were any."""
        self.show(self.app.page("lyrics"))

    def share(self) -> None:
        """Hand on where the song is found."""
        song = self.app.player.song
        if song is not None:
            self.acts.share(items.TRACK, song.id)

    def queue(self) -> None:
        """Show what comes."""
        self.acts.show_page("queue")

    def seek(self, steps: int) -> None:
        """Go to a place of the bar."""
        self.app.player.seek(steps * STEP_MS)

    def swiped(self, direction: SwipeDirection) -> None:
        """Go on, back, or down to the page below."""
        if direction == "left":
            self.app.player.next()
        elif direction == "right":
            self.app.player.back()
        elif direction == "down":
            self.close()


def _button(
    icon: str, desc: Message, id_: str, act: look.Act, *, on: bool = False, size: float = 28
) -> w.Widget:
    return w.IconButton(icon, desc, id=id_, size=size, colour="primary" if on else "on_surface",
                        width=56, height=56, on_tap=act)  # fmt: skip
