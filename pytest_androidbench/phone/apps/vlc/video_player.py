"""The player of films (gui/video/VideoPlayerActivity.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.frames import FilmFrames
from pytest_androidbench.phone.apps.vlc.model import VlcMedium, clock_text, unplayable
from pytest_androidbench.phone.apps.vlc.player_options import PlayerOptions
from pytest_androidbench.phone.apps.vlc.player_tips import WHITE, PlayerTips
from pytest_androidbench.phone.apps.vlc.queue_list import QueueList
from pytest_androidbench.phone.apps.vlc.sheets import ContextSheet
from pytest_androidbench.phone.media.errors import MediaError, NoDecoder
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import Orientation

HUD_MS: Final = 4000
"""How long controls are shown over a film that runs."""
BEAT_MS: Final = 200
WATCH_MS: Final = 500
STEP_MS: Final = 100
ORIENTATIONS: Final[dict[str, Orientation]] = {
    "101": "landscape", "102": "portrait", "103": "reverseLandscape",
}  # fmt: skip
"""What the setting's values stand for; the sensor decides for all others."""
TEXT: Final = w.BODY.coloured(WHITE)


@dataclass(eq=False)
class VlcVideoPlayer(AppScreen[VlcApp, None]):
    """A film, and controls over it for some seconds after a touch."""

    activity: ClassVar[str] = names.VIDEO
    launch_mode = "singleTask"
    edge_to_edge: ClassVar[bool] = True

    data: str = ""
    """The address of what another app wants to be played."""
    hud_until: int = 0
    watching: int = 0
    """The timer that looks whether anything is played."""
    trouble: str = ""
    """Why no film can be shown here."""
    stretched: bool = False
    locked: bool = False
    started: bool = False
    listed: bool = False
    tips: PlayerTips = field(default_factory=PlayerTips)
    queue: QueueList = field(default_factory=QueueList)
    options: PlayerOptions = field(default_factory=PlayerOptions)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(data=intent.data or "")

    def on_open(self) -> None:
        self._begin()

    def on_intent(self, intent: Intent) -> None:
        self.data = intent.data or ""
        self._begin()

    def _begin(self) -> None:
        """Play what the activity was started with; say what cannot be played."""
        medium = self._asked_for() if self.data else self.app.player.medium
        self.trouble = ""
        try:
            self.app.library.look_into(medium.path if medium is not None else "")
        except NoDecoder as error:
            self.trouble, self.started = str(error), True
        except MediaError:
            self.app.player.stop()
            self.toast(unplayable(medium.mrl if medium is not None else self.data), long=True)
            self.close()
        else:
            self.started = True
            self.tips.begin()

    def _asked_for(self) -> VlcMedium | None:
        """What lies at the address, which is what is played from now on."""
        path = self.phone.content.path_of(self.data)
        self.app.scan()
        medium = self.app.library.at(path) if path else None
        if medium is not None:
            self.app.player.open([medium.id], 0, video=True, from_start=False)
        return medium

    def on_pause(self) -> None:
        self.cancel(self.watching)
        player = self.app.player
        if not player.as_video or not player.running:
            return
        if self.app.prefs().get(names.BACKGROUND, names.STOPPED) == names.HEARD:
            player.show_pictures(False)
            self.close()
        else:
            player.halt()

    def on_resume(self) -> None:
        self.watch()

    def watch(self) -> None:
        """Close once nothing is played any more."""
        self.cancel(self.watching)
        player = self.app.player
        medium = player.medium
        if medium is None:
            if self.started:
                self.close()
            return
        left = medium.duration - player.ms if player.running else WATCH_MS
        self.watching = self.after(max(1, min(left + 1, WATCH_MS)), self.watch)

    def on_close(self) -> None:
        if self.app.player.as_video:
            self.app.player.stop()

    def beat_ms(self) -> int:
        return BEAT_MS if self.app.player.running else 0

    def bars_over_dark(self) -> bool:
        return True

    def asked_orientation(self) -> Orientation | None:
        wanted = ORIENTATIONS.get(self.app.prefs().get(names.ORIENTATION, ""), "sensor")
        return "locked" if self.locked else wanted

    def build(self) -> w.Widget:
        player = self.app.player
        medium = player.medium
        black = w.Look(background="#000000")
        if medium is None:
            return w.Page(w.Panel(look=black, width="fill", height="fill"))
        over = self._hud(medium) if self._hud_shown else None
        if self.trouble:
            text = tr("Films cannot be decoded here. {why}", why=self.trouble)
            over = w.Align(w.Text(text, TEXT, align="center", id="no_decoder"), margin=32)
        elif self.tips.open:
            over = self.tips.build()
        picture: w.Widget = w.Panel(w.Spacer(), width="fill", height="fill", on_tap=self.touched)
        facts = self.app.library.facts(medium.path)
        if facts is not None and facts.has_video:
            data = self.app.files.read(medium.path)
            film = (facts.width, facts.height)
            frames = FilmFrames(self.phone.decoder, data, lambda: self.app.player.ms, film,
                                self.touched, stretched=self.stretched)  # fmt: skip
            picture = w.Surface(frames, id="surface_video", width="fill", height="fill")
        root = w.Panel(
            w.Stack(picture, over, width="fill", height="fill"),
            look=black,
            id="player_root",
            cls=look.FRAME,
            desc=tr("Video player. Tap to show controls. Tap again to hide them."),
            width="fill",
            height="fill",
        )
        return w.Page(root)

    @property
    def _hud_shown(self) -> bool:
        player = self.app.player
        stays = self.listed or not player.running
        return stays or self.phone.clock.uptime_ms < self.hud_until

    def touched(self) -> None:
        """Show the controls, or hide them."""
        shown = self._hud_shown and self.app.player.running
        self.listed = False
        self.hud_until = 0 if shown else self.phone.clock.uptime_ms + HUD_MS

    def _stay(self) -> None:
        self.hud_until = self.phone.clock.uptime_ms + HUD_MS

    def _hud(self, medium: VlcMedium) -> w.Widget:
        many = len(self.app.player.queue) > 1
        title = w.Row(
            w.Text(medium.title, w.TITLE.coloured(WHITE), lines=1, id="player_overlay_title",
                   weight=1),
            many and _sign("queue_music", tr("Show playlist"), "playlist_toggle",
                           self.list_queue),
            width="fill",
        )  # fmt: skip
        top = w.Panel(
            title,
            padding=(24, 40, 24, 16), look=w.Look(background="#99000000"),
            id="hud_right_overlay", cls=look.VIEW_GROUP, width="fill",
        )  # fmt: skip
        below = w.Panel(
            w.Column(self._times(medium), self._buttons(), gap=8, across="stretch"),
            padding=(16, 16, 16, 40), look=w.Look(background="#99000000"),
            id="progress_overlay", cls=look.VIEW_GROUP, width="fill",
        )  # fmt: skip
        middle: w.Widget = w.Spacer(weight=1)
        if self.listed and many:
            shade = w.Look(background="surface")
            middle = w.Panel(self.queue.build(), look=shade, id="video_playlist_container",
                             cls=look.VIEW_GROUP, weight=1, width="fill")  # fmt: skip
        return w.Column(top, middle, below, width="fill", height="fill")

    def _times(self, medium: VlcMedium) -> w.Widget:
        ms = self.app.player.ms
        longest = max(1, medium.duration // STEP_MS)
        return w.Column(
            w.Row(
                w.Text(clock_text(ms), TEXT, id="player_overlay_time"),
                w.Spacer(weight=1),
                w.Text(clock_text(medium.duration), TEXT, id="player_overlay_length"),
                width="fill",
            ),
            w.SeekBar(min(ms // STEP_MS, longest), longest, self.seek,
                      id="player_overlay_seekbar", width="fill"),
            across="stretch",
            width="fill",
        )  # fmt: skip

    def _buttons(self) -> w.Widget:
        player = self.app.player
        many = len(player.queue) > 1
        sign, text = ("pause", tr("Pause")) if player.running else ("play_arrow", tr("Play"))
        return w.Row(
            _sign("subtitles", tr("Tracks"), "player_overlay_tracks", self.tracks),
            _sign("screen_rotation", tr("Tap to lock/unlock orientation"), "orientation_toggle",
                  self.lock),
            many and _sign("skip_previous", tr("Previous"), "playlist_previous", self.back),
            _sign(sign, text, "player_overlay_play", self.toggle),
            many and _sign("skip_next", tr("Next"), "playlist_next", self.next),
            _sign("aspect_ratio", tr("Aspect ratio"), "player_resize", self.resize),
            _sign("more_vert", tr("advanced options"), "player_overlay_adv_function",
                  self.advanced),
            along="between",
            width="fill",
        )  # fmt: skip

    def tracks(self) -> None:
        """Say which tracks the film has."""
        self._stay()
        medium = self.app.player.medium
        facts = self.app.library.facts(medium.path) if medium is not None else None
        if facts is None:
            return
        rows: list[str | Message] = [f"{facts.video_codec}, {facts.width}x{facts.height}"]
        if facts.has_audio:
            rows.append(f"{facts.audio_codec}, {facts.sample_rate} Hz")
        self.show(ContextSheet(title=tr("Tracks"), rows=rows))

    def advanced(self) -> None:
        """Open the menu of what has no button."""
        self._stay()
        self.options.open()

    def list_queue(self) -> None:
        """Show what is played in turn, or the film alone again."""
        self.listed = not self.listed

    def toggle(self) -> None:
        self._stay()
        self.app.player.toggle()

    def seek(self, steps: int) -> None:
        self._stay()
        self.app.player.seek(steps * STEP_MS)

    def next(self) -> None:
        self._stay()
        self.app.player.next()

    def back(self) -> None:
        self._stay()
        self.app.player.back()

    def lock(self) -> None:
        self._stay()
        self.locked = not self.locked

    def resize(self) -> None:
        self._stay()
        self.stretched = not self.stretched


def _sign(icon: str, desc: Message, id_: str, act: look.Act) -> w.Widget:
    return w.IconButton(icon, desc, id=id_, colour=WHITE, cls=look.IMAGE, size=32, on_tap=act)
