"""Starting over: what is lost when the phone is switched off, and what happens at boot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.intents import ACTION_MAIN, CATEGORY_HOME, Intent
from pytest_androidbench.phone.system.locales import LOCALE, locale_tag

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

SHUTDOWN: Final = "android.intent.action.ACTION_SHUTDOWN"
BOOTED: Final = (
    "android.intent.action.LOCKED_BOOT_COMPLETED",
    "android.intent.action.BOOT_COMPLETED",
)
BOOT_MS: Final = 30_000


class Power:
    """The power menu's doing; a phone that is off is one whose dark display hides a fresh start."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self.on_restart: list[Callable[[], None]] = []
        self.on_framework: list[Callable[[], None]] = []
        """Told when Android is started anew above a kernel that goes on."""

    def start(self) -> None:
        """Put up the system's windows and the home page."""
        phone = self._phone
        phone.windows.overlays.boot()
        phone.keyguard.switched_on()
        phone.log.write("I", "boot", "Boot is finished", buffer="system")
        phone.activities.start(Intent(action=ACTION_MAIN, categories=(CATEGORY_HOME,)))

    def restart(self) -> None:
        """End everything that runs and boot; files, settings and alarms stay."""
        phone = self._phone
        phone.broadcasts.send(Intent(action=SHUTDOWN))
        self._lose()
        phone.log.clear()
        phone.clock.boot(BOOT_MS)
        self._boot()
        for told in list(self.on_restart):
            told()

    def restart_framework(self) -> None:
        """Start Android anew, as when init starts its zygote again: kernel, clock and log go on."""
        self._lose()
        self._boot()
        for told in list(self.on_framework):
            told()

    def shut_down(self) -> None:
        """Switch off; the power key starts the phone."""
        self.restart()
        self._phone.windows.navigation.turn_off()

    def _boot(self) -> None:
        self._read_language()
        self.start()
        for action in BOOTED:
            self._phone.broadcasts.send(Intent(action=action))

    def _read_language(self) -> None:
        """Take over the language of the property: the first process reads it when it starts."""
        settings = self._phone.settings
        tag = locale_tag(self._phone.properties.get(LOCALE))
        chosen = settings.text("system", "system_locales").split(",")
        if tag and tag != chosen[0]:
            others = [one for one in chosen if one not in ("", tag)]
            settings.put("system", "system_locales", ",".join([tag, *others]))

    def _lose(self) -> None:
        phone = self._phone
        phone.windows.clear()
        phone.notifications.clear()
        phone.clipboard.clear()
        phone.telephony.drop_calls()
        for info in phone.packages.all():
            phone.permissions.end_one_time(info.package)
            phone.processes.stop(info.package)
