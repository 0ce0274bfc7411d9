"""The notification of what is played (PlayingNotificationImpl24.kt)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.retromusic import names
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.notifications import Notification, NotificationAction
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.retromusic.model import Song

CHANNEL: Final = "playing_notification"
RECEIVER: Final = ".service.MediaButtonIntentReceiver"


def playing_notice(song: Song, id_: int, *, running: bool) -> Notification:
    """A song with the three buttons that the real one shows while it is small.

    It can be swiped away while nothing is heard.
    """
    return Notification(
        package=names.PACKAGE,
        id=id_,
        title=song.title,
        text=song.artist,
        channel=CHANNEL,
        importance=2,
        icon="music_note",
        content=Intent(component=f"{names.PACKAGE}/{names.MAIN}", extras={"expand": True}),
        delete=_own(names.QUIT),
        actions=(
            _action(tr("Previous"), names.PREVIOUS),
            _action(tr("Pause") if running else tr("Play"), names.TOGGLE),
            _action(tr("Next"), names.NEXT),
        ),
        ongoing=running,
        auto_cancel=False,
    )


def _action(label: Message, action: str) -> NotificationAction:
    return NotificationAction(label=label, intent=_own(action))


def _own(action: str) -> Intent:
    return Intent(action=action, component=f"{names.PACKAGE}/{RECEIVER}")
