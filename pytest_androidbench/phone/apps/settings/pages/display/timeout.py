"""How long the screen stays on."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make
from pytest_androidbench.phone.apps.settings.model.bindings import IntSetting
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.pages.shapes import options
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, tr

TIMEOUT: Final = IntSetting("system/screen_off_timeout")

CHOICES: Final = {
    15_000: tr("15 seconds"),
    30_000: tr("30 seconds"),
    60_000: tr("1 minute"),
    120_000: tr("2 minutes"),
    300_000: tr("5 minutes"),
    600_000: tr("10 minutes"),
    1_800_000: tr("30 minutes"),
}


def summary(phone: Phone) -> Message:
    """Return the line under "Screen timeout"; Android itself shows "null" for odd values."""
    name = CHOICES.get(TIMEOUT.read(phone))
    shown = phone.windows.translate(name) if name else "null"
    return tr("After {time} of inactivity", time=shown)


def _rows(state: SettingsPageState) -> Rows:
    return [
        *options(state.phone, TIMEOUT, CHOICES),
        make.footer("Screen attention is off. The screen turns off after the time you choose."),
    ]


PAGES: Final = (
    make.page("timeout", "Screen timeout", _rows, "display", "display.ScreenTimeoutSettings"),
)
