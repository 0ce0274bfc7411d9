"""The dialog that adds a Wi-Fi network, or joins one with a password."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.settings.app import SettingsApp
from pytest_androidbench.phone.apps.settings.screens.dialogs import TITLE_ID
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

KINDS: tuple[tuple[str, TextLike], ...] = (
    ("none", tr("None")),
    ("wep", tr("WEP")),
    ("wpa2", tr("WPA/WPA2-Personal")),
    ("wpa3", tr("WPA3-Personal")),
)
LEAST_PASSWORD = 8


@dataclass(eq=False)
class WifiDialog(AppScreen[SettingsApp, str]):
    """Closes with the security and, after a blank, the network's name."""

    ssid: str = ""
    security: str = "none"
    password: str = ""
    visible: bool = False
    known: bool = False
    """Whether the network is around, so that only its password is missing."""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        parts = w.Column(
            *(() if self.known else self._network_part()),
            *(() if self.security == "none" else self._password_part()),
            gap=4,
            width="fill",
        )
        accept = tr("Connect") if self.known else tr("Save")
        return w.Dialog(
            self.ssid if self.known else tr("Add network"),
            body=w.Scroll(parts, id="wifi_dialog", weight=0),
            buttons=[
                w.DialogButton(text=accept, on_tap=self.save, enabled=self._complete),
                w.DialogButton(text=tr("Cancel"), on_tap=self.close),
            ],
            title_id=TITLE_ID,
        )

    def _network_part(self) -> tuple[w.Widget, ...]:
        index = [kind for kind, _ in KINDS].index(self.security)
        labels = [label for _, label in KINDS]
        return (
            w.Text(tr("Network name"), w.BODY_SMALL),
            w.TextField(
                bind="ssid", id="ssid", hint=tr("Enter the SSID"), style="line", action="next"
            ),
            w.Text(tr("Security"), w.BODY_SMALL),
            w.Spinner(labels, index, self.set_security, id="security"),
        )

    def _password_part(self) -> tuple[w.Widget, ...]:
        return (
            w.Text(tr("Password"), w.BODY_SMALL),
            w.TextField(
                bind="password",
                id="password",
                password=not self.visible,
                style="line",
                action="done",
            ),
            w.CheckBox(
                self.visible,
                text=tr("Show password"),
                id="show_password",
                on_change=self.show_password,
            ),
        )

    @property
    def _complete(self) -> bool:
        long_enough = len(self.password) >= LEAST_PASSWORD
        return bool(self.ssid) and (self.security == "none" or long_enough)

    def set_security(self, index: int) -> None:
        """Choose the kind of network."""
        self.security = KINDS[index][0]

    def show_password(self, value: bool) -> None:
        """Show or hide the password."""
        self.visible = value

    def save(self) -> None:
        """Take the network."""
        self.close(f"{self.security} {self.ssid}")
