"""The notification of what is heard (NotificationHelper.kt)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.vlc import names
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.notifications import Notification, NotificationAction
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.vlc.model import VlcMedium

NOTE: Final = 3
CHANNEL: Final = "vlc_playback"


def playing_notice(medium: VlcMedium, *, running: bool) -> Notification:
    """What is heard, with three buttons."""
    return Notification(
        package=names.PACKAGE,
        id=NOTE,
        title=medium.title,
        text=medium.artist,
        channel=CHANNEL,
        importance=2,
        icon="music_note",
        content=Intent(component=f"{names.PACKAGE}/{names.MAIN}"),
        delete=_own(names.STOP),
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
    return Intent(action=action, component=f"{names.PACKAGE}/{names.RECEIVER}")
