"""One Wi-Fi network: its details, forgetting it, leaving it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.settings.model.bindings import Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.model.rows import (
    Buttons,
    Category,
    Header,
    Info,
    Link,
    ListChoice,
    Row,
    Toggle,
)
from pytest_androidbench.phone.apps.settings.pages.network.internet import STRENGTHS
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.radios import WifiNetwork
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

SECURITY: Final = {
    "": tr("None"),
    "wep": tr("WEP"),
    "wpa2": tr("WPA/WPA2-Personal"),
    "wpa3": tr("WPA3-Personal"),
}
WIFI_MAC: Final = "02:15:b2:00:00:00"
IP_ADDRESS: Final = "10.0.2.16"


@dataclass(frozen=True)
class OnNetwork:
    """A per-network switch, on unless it was switched off."""

    name: str
    ssid: str

    def read(self, phone: Phone) -> bool:
        """Return whether it is on."""
        return phone.settings.flag("global", f"wifi_{self.name}:{self.ssid}", default=True)

    def write(self, phone: Phone, value: bool) -> None:
        """Switch it."""
        phone.settings.put("global", f"wifi_{self.name}:{self.ssid}", value)


def network(scene: Scene) -> WifiNetwork:
    """Return the network the page is about, known or not."""
    radios = scene.phone.radios
    everything = (*radios.networks, *radios.saved_networks)
    found = next((n for n in everything if n.ssid == scene.argument), None)
    return found or WifiNetwork(ssid=scene.argument, level=0)


def _details(scene: Scene) -> Sequence[Row]:
    shown = network(scene)
    connected = scene.phone.radios.connected
    in_use = connected is not None and connected.ssid == shown.ssid
    summary = tr("Connected") if in_use else tr("Saved") if shown.saved else tr("Disconnected")
    rows: list[Row] = [
        Header(shown.ssid, icon="wifi", summary=summary),
        Buttons(name="actions", buttons=_buttons(shown, in_use)),
    ]
    if in_use:
        rows += _signal(shown)
    rows += [
        Info(tr("Security"), summary=SECURITY.get(shown.security, tr("None")), icon="lock"),
        *_preferences(shown.ssid),
    ]
    return rows + (_addresses() if in_use else [])


def _buttons(shown: WifiNetwork, in_use: bool) -> list[Link]:
    buttons = [Link(tr("Forget"), icon="delete", do=_forget)] if shown.saved else []
    if in_use:
        buttons.append(Link(tr("Disconnect"), icon="close", do=_disconnect))
    else:
        buttons.append(Link(tr("Connect"), icon="wifi", do=_connect, enabled=shown.level >= 0))
    return [*buttons, Link(tr("Share"), icon="qr_code", to="wifi_share", argument=shown.ssid)]


def _signal(shown: WifiNetwork) -> list[Row]:
    return [
        Info(tr("Signal strength"), summary=STRENGTHS[shown.level], icon="network_wifi"),
        Info(tr("Frequency"), summary=tr("2.4 GHz"), icon="language"),
    ]


def _preferences(ssid: str) -> list[Row]:
    return [
        ListChoice(
            tr("Network usage"),
            icon="data_usage",
            options=(
                ("0", tr("Detect automatically")),
                ("1", tr("Treat as metered")),
                ("2", tr("Treat as unmetered")),
            ),
            value=Word("global", f"wifi_metered:{ssid}", "0"),
        ),
        ListChoice(
            tr("Privacy"),
            icon="security",
            options=(
                ("1", tr("Use randomized MAC (default)")),
                ("0", tr("Use device MAC")),
            ),
            value=Word("global", f"wifi_mac_random:{ssid}", "1"),
        ),
        Toggle(
            tr("Auto-connect"),
            icon="autorenew",
            summary=tr("Allow connection to this network when in range"),
            value=OnNetwork("auto_connect", ssid),
        ),
        Toggle(
            tr("Send device name"),
            icon="badge",
            summary=tr("Share this device’s name with the network"),
            value=OnNetwork("send_device_name", ssid),
        ),
    ]


def _addresses() -> list[Row]:
    facts: list[tuple[Message, TextLike]] = [
        (tr("Type"), tr("Wi‑Fi 4 (802.11n)")),
        (tr("Randomized MAC address"), WIFI_MAC),
        (tr("IP address"), IP_ADDRESS),
        (tr("Gateway"), "10.0.2.2"),
        (tr("Subnet mask"), "255.255.255.0"),
        (tr("DNS"), "10.0.2.3"),
        (tr("Transmit link speed"), tr("11 Mbps")),
        (tr("Receive link speed"), tr("2 Mbps")),
        (tr("IPv6 addresses"), "fe80::15:b2ff:fe00:0"),
    ]
    return [Category(tr("Network details")), *(Info(name, summary=text) for name, text in facts)]


def _forget(pane: Pane) -> None:
    pane.phone.radios.forget(pane.argument)
    pane.leave()


def _disconnect(pane: Pane) -> None:
    pane.phone.radios.leave()


def _connect(pane: Pane) -> None:
    pane.phone.radios.join(pane.argument)


PAGES: Final = (
    Page(
        name="wifi_details",
        title=tr("Network details"),
        rows=_details,
        parent="internet",
        fragment="wifi.details2.WifiNetworkDetailsFragment2",
        about=True,
    ),
    Page(
        name="wifi_share",
        title=tr("Share Wi‑Fi"),
        parent="internet",
        fragment="wifi.dpp.WifiDppQrCodeGeneratorFragment",
        about=True,
        rows=lambda scene: [
            Header(
                scene.argument,
                icon="qr_code",
                summary=tr("Scan this QR code to connect to “{ssid}”", ssid=scene.argument),
            ),
        ],
    ),
)
