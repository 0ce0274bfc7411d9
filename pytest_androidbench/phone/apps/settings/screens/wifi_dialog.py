"""The dialog that adds a Wi-Fi network, or joins one with a password."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.settings.app import SettingsApp
from pytest_androidbench.phone.apps.settings.screens.dialogs import TITLE_ID
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

KINDS: tuple[tuple[str, TextLike], ...] = (
    ("none", tr("None")),
    ("wep", tr("WEP")),
    ("wpa2", tr("WPA/WPA2-Personal")),
    ("wpa3", tr("WPA3-Personal")),
)
LEAST_PASSWORD = 8
METERED: Mapping[str, Message] = {
    "0": tr("Detect automatically"),
    "1": tr("Treat as metered"),
    "2": tr("Treat as unmetered"),
}
PRIVACY: Mapping[str, Message] = {
    "1": tr("Use randomized MAC (default)"),
    "0": tr("Use device MAC"),
}
LINEAR = "android.widget.LinearLayout"
SCAN = "scan"
"""What it closes with when the scanner is wanted."""


@dataclass(eq=False)
class WifiDialog(AppScreen[SettingsApp, str]):
    """Closes with the security and, after a blank, the network's name."""

    ssid: str = ""
    security: str = "none"
    password: str = ""
    visible: bool = False
    advanced: bool = False
    metered: int = 0
    privacy: int = 0
    known: bool = False
    """Whether the network is around, so that only its password is missing."""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        parts = w.Column(
            None if self.known else self._network_part(),
            *(() if self.security == "none" else self._password_part()),
            *(() if self.known else self._advanced_part()),
            gap=4,
            width="fill",
            id="l_wifidialog",
            cls=LINEAR,
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

    def _network_part(self) -> w.Widget:
        index = [kind for kind, _ in KINDS].index(self.security)
        labels = [label for _, label in KINDS]
        name = w.TextField(
            bind="ssid", id="ssid", hint=tr("Enter the SSID"), style="line", action="next", weight=1
        )
        scan = w.IconButton(
            "qr_code_scanner", tr("Scan QR code"), id="ssid_scanner_button", on_tap=self.scan
        )
        return w.Column(
            w.Text(tr("Network name"), w.BODY_SMALL),
            w.Row(name, scan, cls=LINEAR, width="fill"),
            w.Text(tr("Security"), w.BODY_SMALL),
            w.Spinner(labels, index, self.set_security, id="security"),
            id="type",
            cls=LINEAR,
            width="fill",
        )

    def _advanced_part(self) -> tuple[w.Widget, ...]:
        box = w.CheckBox(
            self.advanced,
            text=tr("Advanced options"),
            desc=tr("Drop down list Advanced Options"),
            id="wifi_advanced_togglebox",
            on_change=self.show_advanced,
        )
        if not self.advanced:
            return (box,)
        fields = w.Column(
            w.Text(tr("Metered"), w.BODY_SMALL),
            w.Spinner([*METERED.values()], self.metered, self.set_metered, id="metered_settings"),
            w.Text(tr("Privacy"), w.BODY_SMALL),
            w.Spinner([*PRIVACY.values()], self.privacy, self.set_privacy, id="privacy_settings"),
            id="wifi_advanced_fields",
            cls=LINEAR,
            width="fill",
        )
        return box, fields

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

    def show_advanced(self, value: bool) -> None:
        """Show or hide what few need."""
        self.advanced = value

    def set_metered(self, index: int) -> None:
        """Choose whether the network costs by what is used."""
        self.metered = index

    def set_privacy(self, index: int) -> None:
        """Choose which hardware address the network sees."""
        self.privacy = index

    def scan(self) -> None:
        """Show the scanner in place of the dialog."""
        self.close(SCAN)

    def save(self) -> None:
        """Take the network."""
        if self.advanced:
            put = self.phone.settings.put
            put("global", f"wifi_metered:{self.ssid}", [*METERED][self.metered])
            put("global", f"wifi_mac_random:{self.ssid}", [*PRIVACY][self.privacy])
        self.close(f"{self.security} {self.ssid}")
