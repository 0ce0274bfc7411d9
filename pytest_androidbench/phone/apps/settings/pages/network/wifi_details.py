"""One Wi-Fi network: its details, forgetting it, leaving it."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.network.internet import STRENGTHS
from pytest_androidbench.phone.apps.settings.screens.wifi_dialog import KINDS, METERED, PRIVACY
from pytest_androidbench.phone.system.radios import WifiNetwork
from pytest_androidbench.phone.ui.message import tr

SECURITY: Final = {"" if kind == "none" else kind: label for kind, label in KINDS}
WIFI_MAC: Final = "02:15:b2:00:00:00"
IP_ADDRESS: Final = "10.0.2.16"
IPV6_ADDRESS: Final = "fe80::15:b2ff:fe00:0"


def network(state: SettingsPageState) -> WifiNetwork:
    """Return the network the page is about, known or not."""
    radios = state.phone.radios
    everything = (*radios.networks, *radios.saved_networks)
    found = next((n for n in everything if n.ssid == state.argument), None)
    return found or WifiNetwork(ssid=state.argument, level=0)


def _details(state: SettingsPageState) -> Rows:
    shown = network(state)
    connected = state.phone.radios.connected
    in_use = connected is not None and connected.ssid == shown.ssid
    summary = tr("Connected") if in_use else tr("Saved") if shown.saved else tr("Disconnected")
    signal = (
        rows.Info(tr("Signal strength"), STRENGTHS[shown.level], icon="network_wifi"),
        make.info("Frequency", "2.4 GHz", icon="language"),
    )
    return [
        rows.EntityHeader(shown.ssid, icon="wifi", summary=summary),
        rows.Buttons("", _buttons(shown, in_use), name="actions"),
        *(signal if in_use else ()),
        rows.Info(tr("Security"), SECURITY.get(shown.security, tr("None")), icon="lock"),
        *_preferences(shown.ssid),
        *(ADDRESSES if in_use else ()),
    ]


def _buttons(shown: WifiNetwork, in_use: bool) -> list[rows.Link]:
    buttons = [rows.Link(tr("Forget"), icon="delete", do=_forget, place=1)] if shown.saved else []
    if in_use:
        buttons.append(rows.Link(tr("Disconnect"), icon="close", do=_disconnect, place=3))
    else:
        buttons.append(
            rows.Link(tr("Connect"), icon="wifi", do=_connect, enabled=shown.level >= 0, place=3)
        )
    share = rows.Link(tr("Share"), "wifi_share", icon="qr_code", argument=shown.ssid, place=4)
    return [*buttons, share]


def _preferences(ssid: str) -> list[rows.SettingsRow]:
    return [
        make.choice(
            "Network usage",
            f"global/wifi_metered:{ssid}",
            METERED,
            "0",
            icon="data_usage",
        ),
        make.choice(
            "Privacy",
            f"global/wifi_mac_random:{ssid}",
            PRIVACY,
            "1",
            icon="security",
        ),
        make.switch(
            "Auto‑connect",
            f"global/wifi_auto_connect:{ssid}",
            "Allow connection to this network when in range",
            icon="autorenew",
            on=True,
        ),
        make.switch(
            "Send device name",
            f"global/wifi_send_device_name:{ssid}",
            "Share this device’s name with the network",
            icon="badge",
            on=True,
        ),
    ]


ADDRESSES: Final = (
    make.category("Network details"),
    make.info("Type", "Wi‑Fi 4 (802.11n)"),
    rows.Info(tr("Randomized MAC address"), WIFI_MAC),
    rows.Info(tr("IP address"), IP_ADDRESS),
    rows.Info(tr("Gateway"), "10.0.2.2"),
    rows.Info(tr("Subnet mask"), "255.255.255.0"),
    rows.Info(tr("DNS"), "10.0.2.3"),
    make.info("Transmit link speed", "11 Mbps"),
    make.info("Receive link speed", "2 Mbps"),
    rows.Info(tr("IPv6 addresses"), IPV6_ADDRESS),
)


def _forget(pane: Pane) -> None:
    pane.phone.radios.forget(pane.argument)
    pane.leave()


def _disconnect(pane: Pane) -> None:
    pane.phone.radios.leave()


def _connect(pane: Pane) -> None:
    pane.phone.radios.join(pane.argument)


def _share(state: SettingsPageState) -> Rows:
    said = tr("Scan this QR code to connect to “{ssid}”", ssid=state.argument)
    return [rows.EntityHeader(state.argument, icon="qr_code", summary=said)]


PAGES: Final = (
    make.page("wifi_details", "Network details", _details, "internet",
              "wifi.details2.WifiNetworkDetailsFragment2", about=True),
    make.page("wifi_share", "Share Wi‑Fi", _share, "internet",
              "wifi.dpp.WifiDppQrCodeGeneratorFragment", about=True),
)  # fmt: skip
