"""What a player can do that has no button of its own (PlayerOptionsDelegate.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.media_acts import MediaActs
from pytest_androidbench.phone.apps.vlc.play_time import FASTEST, ORDINARY, SLOWEST
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import offered
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

STEP: Final = 5
"""Hundredths of speed that a button changes."""
SPEEDS: Final = (
    ("button_speed_08", 80), ("button_speed_1", 100), ("button_speed_125", 125),
    ("button_speed_15", 150), ("button_speed_2", 200),
)  # fmt: skip


@dataclass(eq=False)
class SpeedSheet(AppScreen[VlcApp, None]):
    """How fast it is played (dialog_playback_speed.xml)."""

    window: ClassVar[WindowKind] = "sheet"

    def build(self) -> w.Widget:
        speed = self.app.player.time.speed
        chosen = w.Row(
            _sign("remove", tr("Decrease speed"), "button_speed_minus",
                  partial(self.put, speed - STEP)),
            w.Text(f"{speed / ORDINARY:.2f}", w.TITLE, id="playback_speed_value"),
            _sign("add", tr("Increase speed"), "button_speed_plus",
                  partial(self.put, speed + STEP)),
            gap=24,
        )  # fmt: skip
        steps = [
            w.Panel(w.Text(_short(value), w.BODY, id=id_), padding=12,
                    on_tap=partial(self.put, value))
            for id_, value in SPEEDS
        ]  # fmt: skip
        body = w.Column(
            w.Text(tr("Playback speed"), w.TITLE, id="textView12"),
            chosen,
            w.SeekBar(speed - SLOWEST, FASTEST - SLOWEST, self.slid, id="playback_speed_seek",
                      width="fill"),
            w.Row(*steps, along="between", width="fill"),
            gap=16, across="center", width="fill",
        )  # fmt: skip
        return w.Panel(
            body, padding=(24, 24, 24, 40), look=w.Look(background="surface"),
            cls=look.VIEW_GROUP, width="fill",
        )  # fmt: skip

    def slid(self, value: int) -> None:
        self.put(SLOWEST + value)

    def put(self, speed: int) -> None:
        """Play at another speed, within what there is."""
        self.app.player.set_speed(max(SLOWEST, min(speed, FASTEST)))


@dataclass(eq=False)
class PlayerOptions(AppPart[VlcApp]):
    """The menu of "advanced options"."""

    acts: MediaActs = field(default_factory=MediaActs)

    def open(self) -> None:
        self.acts.sheets.open(tr("advanced options"), self.rows)

    def rows(self) -> Sequence[MenuEntry]:
        """What is in it."""
        player = self.app.player
        medium = player.medium
        film = medium is not None and medium.is_video
        return offered(
            (True, tr("Playback speed"), lambda: self.show(SpeedSheet())),
            (True, tr("Play from start"), lambda: player.seek(0)),
            (film and player.as_video, tr("Play as audio"), self.hear),
            (film and not player.as_video, tr("Play as video"), self.watch),
            (True, tr("Save Playlist"), lambda: self.acts.add(player.order.ids)),
        )

    def hear(self) -> None:
        """Go on with its sound alone."""
        self.app.player.show_pictures(False)
        self.screen.close(None)

    def watch(self) -> None:
        """Go on with its pictures."""
        self.app.player.show_pictures(True)
        self.show(self.app.page("video_player:VlcVideoPlayer"))
        self.screen.close(None)


def _sign(icon: str, desc: Message, id_: str, act: look.Act) -> w.Widget:
    return w.IconButton(icon, desc, id=id_, cls=look.IMAGE, on_tap=act)


def _short(speed: int) -> str:
    """A speed with one decimal at least: 1.0, 1.25."""
    text = f"{speed / ORDINARY:.2f}"
    return text.removesuffix("0")
