"""A film, what is told of it, what people say to it, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.youtube import look, names
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.casting import CastButton
from pytest_androidbench.phone.apps.youtube.comments import CommentsPanel
from pytest_androidbench.phone.apps.youtube.film_acts import FilmActs
from pytest_androidbench.phone.apps.youtube.film_player import (
    NORMAL,
    ROOM,
    SPEEDS,
    WHITE,
    FilmPlayer,
)
from pytest_androidbench.phone.apps.youtube.films import FilmRows
from pytest_androidbench.phone.apps.youtube.model import TubeVideo
from pytest_androidbench.phone.apps.youtube.watch_details import WatchDetails
from pytest_androidbench.phone.kit.dialogs import Choose, MenuEntry
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import Orientation
from pytest_androidbench.phone.ui.widget import SwipeDirection

NEAR_END: Final = 0.95
"""A film of which more was seen begins anew."""
TABLET: Final = 600


@dataclass(eq=False)
class WatchPage(AppScreen[YouTubeApp, None]):
    """The player over everything else; a panel with remarks or the text may lie over that."""

    video: str = ""
    playlist: int = 0
    full: bool = False
    upright: bool = False
    """Whether it was turned back on a display that lies on its side."""
    player: FilmPlayer = field(default_factory=FilmPlayer)
    details: WatchDetails = field(default_factory=WatchDetails)
    comments: CommentsPanel = field(default_factory=CommentsPanel)
    acts: FilmActs = field(default_factory=FilmActs)
    rows: FilmRows = field(default_factory=FilmRows)
    cast: CastButton = field(default_factory=CastButton)

    @property
    def film(self) -> TubeVideo:
        """What is watched."""
        return self.app.store.videos.get(self.video) or TubeVideo(id=self.video)

    def on_open(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Play the film from where it was left."""
        store, film = self.app.store, self.film
        watched = store.progress(film.id)
        start = watched.position_ms if watched is not None else 0
        self.player.length = film.ms
        self.player.run(0 if start > film.ms * NEAR_END else start, self.ended)
        store.watch(film.id, self.player.ms)
        self.player.tell_pace()

    def on_pause(self) -> None:
        self.keep()
        self.player.halt()

    def on_close(self) -> None:
        self.keep()
        self.player.halt()

    def keep(self) -> None:
        """Remember how far the film has come."""
        self.app.store.watch(self.video, self.player.ms)

    def beat_ms(self) -> int:
        return self.player.beat_ms()

    def asked_orientation(self) -> Orientation | None:
        if self.full:
            return "sensorLandscape"
        return "sensorPortrait" if self.upright else None

    @property
    def lying(self) -> bool:
        """Whether the picture fills a phone that lies on its side."""
        size, density = self.phone.display.logical_size, self.phone.display.density
        phone = min(size.width, size.height) * 160 < TABLET * density
        return size.width > size.height and (phone or self.full)

    def build(self) -> w.Widget:
        film = self.film
        channel = self.app.store.channel(film.channel_id)
        player = self.player.build(film, channel.scene, self.swiped, self._hud(film))
        if self.lying:
            return w.Page(w.Panel(player, weight=1, width="fill"), over=self.acts.said())
        black = w.Look(background="#000000")
        frame = w.Panel(player, width="fill", height=self._height, look=black)
        if self.comments.opened:
            below = self.comments.build(film)
        elif self.details.opened:
            below = self.details.text(film, channel)
        else:
            below = self._below(film)
        return w.Page(frame, below, over=self.acts.said())

    @property
    def _height(self) -> float:
        """How high the picture is, in dp, where it does not fill the display."""
        return min(self.host.width_dp * 9 / 16, 360)

    @property
    def _share(self) -> float:
        """How much of their size the buttons over the picture have room for."""
        return 1 if self.lying else min(1, self._height / ROOM)

    def _below(self, film: TubeVideo) -> w.Widget:
        channel = self.app.store.channel(film.channel_id)
        coming = self.rows.listed(self.coming(), self.acts)
        content = w.Column(
            self.details.head(film),
            self.details.buttons(film, self.acts),
            w.Divider(),
            self.details.owner(channel, self.acts, self.rows),
            w.Divider(),
            self.comments.preview(film),
            w.Divider(),
            *coming,
            across="stretch",
            width="fill",
        )
        return w.Scroll(content, id="watch_list", cls=look.RECYCLER, key=f"watch {film.id}")

    def coming(self) -> list[TubeVideo]:
        """What stands below: the rest of the playlist, or what is proposed."""
        if self.playlist:
            films = self.app.store.in_playlist(self.playlist)
            places = [at for at, one in enumerate(films) if one.id == self.video]
            rest = films[places[0] + 1 :] if places else films
            if rest:
                return rest
        return self.app.store.beside(self.film)

    def _top(self) -> w.Widget:
        automatic = self.app.prefs().get(names.AUTOPLAY_KEY, default=True)
        return w.Row(
            self._button("keyboard_arrow_down", tr("Minimize"), "player_collapse_button",
                         self.shrink),
            w.Spacer(weight=1),
            self._button(
                "play_circle_filled" if automatic else "play_circle_outline",
                tr("Autoplay is on") if automatic else tr("Autoplay is off"),
                "autonav_toggle",
                self.turn_autoplay,
            ),
            self.cast.build(WHITE, 48 * self._share),
            self._button("settings", tr("More options"), "player_overflow_button", self.options),
            width="fill",
        )  # fmt: skip

    def _hud(self, film: TubeVideo) -> w.Widget:
        """The buttons over the picture."""
        middle = w.Row(
            self._button("skip_previous", tr("Previous video"), "player_control_previous_button",
                         self.previous),
            self.player.press(self.ended, self._share),
            self._button("skip_next", tr("Next video"), "player_control_next_button", self.next),
            gap=24 * self._share,
        )  # fmt: skip
        shade = w.Panel(look=w.Look(background="#00000055"), width="fill", height="fill")
        return w.Stack(
            shade,
            w.Align(self._top(), across="start", down="top"),
            w.Align(middle),
            w.Align(self.player.foot(film, self.ended, self._corner(), self._share),
                    across="start", down="bottom"),
            width="fill",
            height="fill",
        )  # fmt: skip

    def _corner(self) -> w.Widget:
        if self.lying:
            icon, desc = "fullscreen_exit", tr("Exit fullscreen")
        else:
            icon, desc = "fullscreen", tr("Enter fullscreen")
        return self._button(icon, desc, "fullscreen_button", self.turn_full)

    def _button(self, icon: str, desc: TextLike, id_: str, act: look.Act) -> w.Widget:
        side = 48 * self._share
        return w.IconButton(
            icon, desc, size=side / 2, colour=WHITE, id=id_, cls=look.IMAGE, on_tap=act,
            width=side, height=side,
        )  # fmt: skip

    def turn_full(self) -> None:
        """Fill the whole display, or not."""
        lying = self.lying
        self.full, self.upright = not lying, lying and not self.full

    def turn_autoplay(self) -> None:
        """Let the next film follow by itself, or not."""
        prefs = self.app.prefs()
        on = not prefs.get(names.AUTOPLAY_KEY, default=True)
        prefs.put(names.AUTOPLAY_KEY, on)
        self.toast(tr("Autoplay is on") if on else tr("Autoplay is off"))

    def options(self) -> None:
        """Offer what the player can do."""
        self.acts.sheets.open("", self.option_rows)

    def option_rows(self) -> Sequence[MenuEntry]:
        """Speed, and whether the film begins again."""
        player = self.player
        speed = tr("Normal") if player.speed == NORMAL else f"{player.speed.removesuffix('.0')}x"
        told = self.app.say(speed)
        loop = tr("Loop video · On") if player.looped else tr("Loop video · Off")
        return (
            MenuEntry(text=tr("Playback speed · {speed}", speed=told), sign="speed",
                      act=self.choose_speed),
            MenuEntry(text=loop, sign="repeat", act=self.turn_loop),
            MenuEntry(text=tr("Watch on TV"), sign="tv", act=self.cast.choose),
        )  # fmt: skip

    def choose_speed(self) -> None:
        """Ask how fast it is to be played."""
        texts: list[TextLike] = [
            tr("Normal") if one == NORMAL else f"{one.removesuffix('.0')}x" for one in SPEEDS
        ]
        chosen = (
            SPEEDS.index(self.player.speed) if self.player.speed in SPEEDS else SPEEDS.index(NORMAL)
        )
        self.ask(Choose(title=tr("Playback speed"), choices=texts, chosen=chosen), self.paced)

    def paced(self, place: int) -> None:
        """Play faster, or slower."""
        self.player.pace(SPEEDS[place], self.ended)

    def turn_loop(self) -> None:
        """Begin again at the end, or not."""
        self.player.looped = not self.player.looped

    def ended(self) -> None:
        """The film is over: begin again, go on to the next one, or stay."""
        if self.player.looped:
            self.player.run(0, self.ended)
            return
        self.player.halt()
        self.player.from_ms = self.player.length
        self.player.controls = True
        self.keep()
        if self.app.prefs().get(names.AUTOPLAY_KEY, default=True):
            self.next()

    def next(self) -> None:
        """Go on to the first of what comes."""
        coming = self.coming()
        if coming:
            self.go_to(coming[0].id)
        else:
            self.toast(tr("No more videos"))

    def previous(self) -> None:
        """Go back to the film's beginning."""
        self.player.seek(self.ended, 0)

    def go_to(self, video: str) -> None:
        """Play another film on this page."""
        self.keep()
        self.video = video
        self.comments.opened = self.details.opened = False
        self.begin()

    def swiped(self, direction: SwipeDirection) -> None:
        """A finger along the picture: away with it, all of the display, or some seconds on."""
        if direction == "down":
            self.on_back()
        elif direction == "up":
            self.full = True
        else:
            kept = self.app.prefs().get(names.SKIP_KEY, "10")
            seconds = int(kept) if kept.isdecimal() else 10
            self.player.skip(seconds if direction == "left" else -seconds, self.ended)

    def shrink(self) -> None:
        """Leave the film."""
        self.full = False
        self.close()

    def on_back(self) -> None:
        if self.full:
            self.full = False
        elif self.comments.opened:
            self.comments.back()
        elif self.details.opened:
            self.details.opened = False
        else:
            self.close()
