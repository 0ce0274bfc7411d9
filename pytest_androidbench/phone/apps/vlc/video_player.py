"""The player of films (gui/video/VideoPlayerActivity.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.model import VlcMedium, unplayable
from pytest_androidbench.phone.apps.vlc.player_tips import WHITE, PlayerTips
from pytest_androidbench.phone.apps.vlc.video_hud import VideoHud
from pytest_androidbench.phone.kit.films import FilmFrames
from pytest_androidbench.phone.media.errors import MediaError, NoDecoder
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import Orientation

BEAT_MS: Final = 200
WATCH_MS: Final = 500
ORIENTATIONS: Final[dict[str, Orientation]] = {
    "101": "landscape", "102": "portrait", "103": "reverseLandscape",
}  # fmt: skip
"""What the setting's values stand for; the sensor decides for all others."""


@dataclass(eq=False)
class VlcVideoPlayer(AppScreen[VlcApp, None]):
    """A film, and controls over it for some seconds after a touch."""

    activity: ClassVar[str] = names.VIDEO
    launch_mode = "singleTask"
    edge_to_edge: ClassVar[bool] = True

    data: str = ""
    """The address of what another app wants to be played."""
    hud: VideoHud = field(default_factory=VideoHud)
    watching: int = 0
    """The timer that looks whether anything is played."""
    trouble: str = ""
    """Why no film can be shown here."""
    started: bool = False
    tips: PlayerTips = field(default_factory=PlayerTips)

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
        return "locked" if self.hud.locked else wanted

    def build(self) -> w.Widget:
        player = self.app.player
        medium = player.medium
        black = w.Look(background="#000000")
        if medium is None:
            return w.Page(w.Panel(look=black, width="fill", height="fill"))
        over = self.hud.build(medium) if self.hud.shown else None
        if self.trouble:
            text = tr("Films cannot be decoded here. {why}", why=self.trouble)
            over = w.Align(
                w.Text(text, w.BODY.coloured(WHITE), align="center", id="no_decoder"), margin=32
            )
        elif self.tips.open:
            over = self.tips.build()
        picture: w.Widget = w.Panel(
            w.Spacer(), width="fill", height="fill", on_tap=self.hud.touched
        )
        facts = self.app.library.facts(medium.path)
        if facts is not None and facts.has_video:
            data = self.app.files.read(medium.path)
            film = (facts.width, facts.height)
            frames = FilmFrames(self.phone.decoder, data, lambda: self.app.player.ms, film,
                                self.hud.touched, stretched=self.hud.stretched)  # fmt: skip
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
