"""The Network & internet page and its smaller sub pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.network.internet import internet_summary
from pytest_androidbench.phone.apps.settings.screens.private_dns import PrivateDnsDialog
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.radios import CARRIER
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

DATA_SAVER: Final = Flag("global", "restrict_background_data")
HOTSPOT: Final = Flag("global", "wifi_ap_on")
VPN_NAME: Final = Word("secure", "vpn_profile_name")
DNS_MODE: Final = Word("global", "private_dns_mode", "opportunistic")
DNS_HOST: Final = Word("global", "private_dns_specifier")


class AirplaneMode:
    """The airplane mode switch, over all radios."""

    def read(self, phone: Phone) -> bool:
        """Return whether airplane mode is on."""
        return phone.radios.airplane

    def write(self, phone: Phone, value: bool) -> None:
        """Switch airplane mode."""
        phone.radios.set_airplane(value)


def _on_off(value: bool) -> Message:
    return tr("On") if value else tr("Off")


def _network(scene: Scene) -> Sequence[rows.Row]:
    phone = scene.phone
    flying = phone.radios.airplane
    return [
        rows.Link(tr("Internet"), icon="wifi", summary=internet_summary(phone), to="internet"),
        rows.Link(
            tr("Calls & SMS"), icon="phone_in_talk", summary=CARRIER, to="calls", enabled=not flying
        ),
        rows.Link(tr("SIMs"), icon="sim_card", summary=CARRIER, to="sims", enabled=not flying),
        rows.Toggle(tr("Airplane mode"), icon="airplanemode_active", value=AirplaneMode()),
        rows.Link(
            tr("Hotspot & tethering"),
            icon="wifi_tethering",
            summary=_on_off(HOTSPOT.read(phone)),
            to="hotspot",
            enabled=not flying,
        ),
        rows.Link(
            tr("Data Saver"),
            icon="data_saver_on",
            summary=_on_off(DATA_SAVER.read(phone)),
            to="data_saver",
        ),
        rows.Link(tr("VPN"), icon="vpn_key", summary=VPN_NAME.read(phone) or tr("None"), to="vpn"),
        rows.Prompt(
            tr("Private DNS"),
            icon="dns",
            summary=_dns_summary(phone),
            dialog=lambda: PrivateDnsDialog(
                mode=DNS_MODE.read(phone), hostname=DNS_HOST.read(phone)
            ),
            take=_set_dns,
        ),
    ]


def _dns_summary(phone: Phone) -> TextLike:
    mode = DNS_MODE.read(phone)
    if mode == "hostname":
        return DNS_HOST.read(phone)
    return tr("Off") if mode == "off" else tr("Automatic")


def _set_dns(pane: Pane, answer: str) -> None:
    mode, _, hostname = answer.partition(" ")
    DNS_MODE.write(pane.phone, mode)
    if mode == "hostname":
        DNS_HOST.write(pane.phone, hostname)


def _hotspot(scene: Scene) -> Sequence[rows.Row]:
    on = HOTSPOT.read(scene.phone)
    return [
        rows.Toggle(
            tr("Wi‑Fi hotspot"),
            summary=tr("On, {name}", name=HOTSPOT_NAME.read(scene.phone))
            if on
            else tr("Not sharing internet or content with other devices"),
            value=HOTSPOT,
            to="wifi_hotspot",
        ),
        rows.Toggle(
            tr("USB tethering"),
            summary=tr("Share phone’s internet connection via USB"),
            value=Flag("global", "usb_tethering"),
            enabled=False,
        ),
        rows.Toggle(
            tr("Bluetooth tethering"),
            summary=tr("Share phone’s internet connection via Bluetooth"),
            value=Flag("global", "bluetooth_tethering"),
            enabled=scene.phone.radios.bluetooth,
        ),
        rows.Toggle(
            tr("Ethernet tethering"),
            summary=tr("Share phone’s internet connection via Ethernet"),
            value=Flag("global", "ethernet_tethering"),
            enabled=False,
        ),
        rows.Footer(
            tr(
                "Use hotspot and tethering to provide internet to other devices through your "
                "mobile data connection. Apps can also create a hotspot to share content with "
                "nearby devices."
            )
        ),
    ]


HOTSPOT_NAME: Final = Word("global", "wifi_ap_ssid", "AndroidAP_5554")


def _data_saver(scene: Scene) -> Sequence[rows.Row]:
    return [
        rows.MainSwitch(tr("Use Data Saver"), value=DATA_SAVER),
        rows.Link(
            tr("Unrestricted data"),
            summary=tr("{n} apps allowed to use unrestricted data when Data Saver is on", n=1),
            to="unrestricted_data",
            enabled=DATA_SAVER.read(scene.phone),
        ),
        rows.Footer(
            tr(
                "To help reduce data usage, Data Saver prevents some apps from sending or "
                "receiving data in the background. An app you’re currently using can access "
                "data, but may do so less frequently."
            )
        ),
    ]


PAGES: Final = (
    Page(
        name="network",
        title=tr("Network & internet"),
        rows=_network,
        fragment="network.NetworkDashboardFragment",
    ),
    Page(
        name="hotspot",
        title=tr("Hotspot & tethering"),
        rows=_hotspot,
        parent="network",
        fragment="network.tether.TetherSettings",
    ),
    Page(
        name="wifi_hotspot",
        title=tr("Wi‑Fi hotspot"),
        parent="hotspot",
        fragment="wifi.tether.WifiTetherSettings",
        rows=[
            rows.MainSwitch(tr("Use Wi‑Fi hotspot"), value=HOTSPOT),
            rows.EditText(tr("Hotspot name"), value=HOTSPOT_NAME),
            rows.ListChoice(
                tr("Security"),
                options=(
                    ("wpa3", tr("WPA3-Personal")),
                    ("wpa2", tr("WPA2-Personal")),
                    ("none", tr("None")),
                ),
                value=Word("global", "wifi_ap_security", "wpa2"),
            ),
            rows.EditText(
                tr("Hotspot password"), value=Word("global", "wifi_ap_password", "kq7w2m4x9e")
            ),
            rows.Toggle(
                tr("Turn off hotspot automatically"),
                summary=tr("When no devices are connected"),
                value=Flag("global", "soft_ap_timeout_enabled", default=True),
            ),
            rows.Toggle(
                tr("Extend compatibility"),
                summary=tr(
                    "Helps other devices find this hotspot. Reduces hotspot connection speed."
                ),
                value=Flag("global", "wifi_ap_compatibility"),
            ),
        ],
    ),
    Page(
        name="data_saver",
        title=tr("Data Saver"),
        rows=_data_saver,
        parent="network",
        fragment="datausage.DataSaverSummary",
    ),
)
