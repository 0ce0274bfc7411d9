"""Making a song the phone's ringtone (RingtoneManager.kt)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.names import PACKAGE, WRITE_SETTINGS
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.app_ops import AppOp
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr

MANAGE: Final = "android.settings.action.MANAGE_WRITE_SETTINGS"
MAY_WRITE: Final = AppOp(PACKAGE, WRITE_SETTINGS)


@dataclass(eq=False)
class Ringtones(AppPart[RetroApp]):
    """Sets it, or asks for what is needed first."""

    def set(self, id_: int) -> None:
        """Let a song be heard when somebody calls."""
        if not MAY_WRITE.read(self.phone):
            question = Confirm(
                title=tr("Set ringtone"),
                message=tr("Allow Retro Music to modify audio settings"),
            )
            self.ask(question, self.allowed)
            return
        for song in self.app.songs([id_]):
            self.phone.settings.put("system", "ringtone", song.uri)
            self.phone.settings.put("system", "ringtone_title", song.title)
            self.toast(tr("Set {title} as your ringtone.", title=song.title))

    def allowed(self, sure: bool) -> None:
        """Go to the page where it may be allowed."""
        if sure:
            self.start(Intent(action=MANAGE, data=f"package:{PACKAGE}"))
