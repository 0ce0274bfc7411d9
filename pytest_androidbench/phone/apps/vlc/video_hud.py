"""The controls over a film (player_hud.xml, player_hud_right.xml)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.model import VlcMedium, clock_text
from pytest_androidbench.phone.apps.vlc.player_options import PlayerOptions
from pytest_androidbench.phone.apps.vlc.player_tips import WHITE
from pytest_androidbench.phone.apps.vlc.queue_list import QueueList
from pytest_androidbench.phone.apps.vlc.sheets import ContextSheet
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

HUD_MS: Final = 4000
"""How long controls are shown over a film that runs."""
STEP_MS: Final = 100
TEXT: Final = w.BODY.coloured(WHITE)


@dataclass(eq=False)
class VideoHud(AppPart[VlcApp]):
    """What the player of films can be told by buttons."""

    until: int = 0
    listed: bool = False
    """Whether what is played in turn is shown between them."""
    locked: bool = False
    stretched: bool = False
    queue: QueueList = field(default_factory=QueueList)
    options: PlayerOptions = field(default_factory=PlayerOptions)

    @property
    def shown(self) -> bool:
        """Whether they are there: for some seconds after a touch, and while the film waits."""
        player = self.app.player
        stays = self.listed or not player.running
        return stays or self.phone.clock.uptime_ms < self.until

    def touched(self) -> None:
        """Show the controls, or hide them."""
        hides = self.shown and self.app.player.running
        self.listed = False
        self.until = 0 if hides else self.phone.clock.uptime_ms + HUD_MS

    def stay(self) -> None:
        """Be there for some more seconds."""
        self.until = self.phone.clock.uptime_ms + HUD_MS

    def build(self, medium: VlcMedium) -> w.Widget:
        """A title above, time and buttons below, and between them what is played in turn."""
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
        self.stay()
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
        self.stay()
        self.options.open()

    def list_queue(self) -> None:
        """Show what is played in turn, or the film alone again."""
        self.listed = not self.listed

    def toggle(self) -> None:
        self.stay()
        self.app.player.toggle()

    def seek(self, steps: int) -> None:
        self.stay()
        self.app.player.seek(steps * STEP_MS)

    def next(self) -> None:
        self.stay()
        self.app.player.next()

    def back(self) -> None:
        self.stay()
        self.app.player.back()

    def lock(self) -> None:
        self.stay()
        self.locked = not self.locked

    def resize(self) -> None:
        self.stay()
        self.stretched = not self.stretched


def _sign(icon: str, desc: Message, id_: str, act: look.Act) -> w.Widget:
    return w.IconButton(icon, desc, id=id_, colour=WHITE, cls=look.IMAGE, size=32, on_tap=act)
