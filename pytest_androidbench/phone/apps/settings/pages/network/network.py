"""The Network & internet page and its smaller sub pages."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Bound, Flag, StringSetting
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.network.internet import internet_summary
from pytest_androidbench.phone.apps.settings.pages.network.mobile import DATA_SAVER, VPN_NAME
from pytest_androidbench.phone.apps.settings.screens.private_dns import PrivateDnsDialog
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.radios import CARRIER
from pytest_androidbench.phone.ui.message import TextLike, tr

HOTSPOT: Final = Flag("global/wifi_ap_on")
DNS_MODE: Final = StringSetting("global/private_dns_mode", "opportunistic")
HOTSPOT_NAME: Final = StringSetting("global/wifi_ap_ssid", "AndroidAP_5554")
DNS_HOST: Final = StringSetting("global/private_dns_specifier")

AIRPLANE_MODE: Final = Bound(
    lambda phone: phone.radios.airplane, lambda phone, on: phone.radios.set_airplane(on)
)


def _network(state: SettingsPageState) -> Rows:
    phone = state.phone
    flying = phone.radios.airplane
    return [
        rows.Link(tr("Internet"), "internet", icon="wifi", summary=internet_summary(phone)),
        rows.Link(
            tr("Calls & SMS"), "calls", icon="phone_in_talk", summary=CARRIER, enabled=not flying
        ),
        rows.Link(tr("SIMs"), "sims", icon="sim_card", summary=CARRIER, enabled=not flying),
        make.switch("Airplane mode", AIRPLANE_MODE, icon="airplanemode_active"),
        make.link(
            "Hotspot & tethering",
            "hotspot",
            make.on_off(HOTSPOT.read(phone)),
            icon="wifi_tethering",
            enabled=not flying,
        ),
        make.link(
            "Data Saver", "data_saver", make.on_off(DATA_SAVER.read(phone)), icon="data_saver_on"
        ),
        rows.Link(tr("VPN"), "vpn", icon="vpn_key", summary=VPN_NAME.read(phone) or tr("None")),
        rows.Link(tr("Mobile plan"), icon="language", do=_show_plan, enabled=not flying),
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


def _show_plan(pane: Pane) -> None:
    """Say what is known of the carrier's plan."""
    told = tr("{carrier} has no known provisioning website", carrier=CARRIER)
    pane.query("plan", Confirm(message=told, positive=tr("OK"), negative=None))


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


def _hotspot(state: SettingsPageState) -> Rows:
    phone = state.phone
    sharing = tr("On, {name}", name=HOTSPOT_NAME.read(phone))
    idle = tr("Not sharing internet or content with other devices")
    return [
        make.switch(
            "Wi‑Fi hotspot", HOTSPOT, sharing if HOTSPOT.read(phone) else idle, to="wifi_hotspot"
        ),
        *(
            make.switch(
                f"{way} tethering",
                f"global/{way.lower()}_tethering",
                f"Share phone’s internet connection via {way}",
                enabled=possible,
            )
            for way, possible in (
                ("USB", False),
                ("Bluetooth", phone.radios.bluetooth),
                ("Ethernet", False),
            )
        ),
        make.footer(
            "Use hotspot and tethering to provide internet to other devices through your "
            "mobile data connection. Apps can also create a hotspot to share content with "
            "nearby devices."
        ),
    ]


def _data_saver(state: SettingsPageState) -> Rows:
    return [
        make.main_switch("Use Data Saver", DATA_SAVER, bar="switch_bar"),
        make.link(
            "Unrestricted data",
            "unrestricted_data",
            tr("{n} apps allowed to use unrestricted data when Data Saver is on", n=1),
            enabled=DATA_SAVER.read(state.phone),
        ),
        make.footer(
            "To help reduce data usage, Data Saver prevents some apps from sending or "
            "receiving data in the background. An app you’re currently using can access "
            "data, but may do so less frequently."
        ),
    ]


WIFI_HOTSPOT_ROWS: Final = (
    make.main_switch("Use Wi‑Fi hotspot", HOTSPOT, bar="switch_bar"),
    make.edit("Hotspot name", HOTSPOT_NAME),
    make.choice("Security", "global/wifi_ap_security",
                {"wpa3": "WPA3-Personal", "wpa2": "WPA2-Personal", "none": "None"}, "wpa2"),
    rows.EditText(tr("Hotspot password"), StringSetting("global/wifi_ap_password", "kq7w2m4x9e")),
    make.switch("Turn off hotspot automatically", "global/soft_ap_timeout_enabled",
                "When no devices are connected", on=True),
    make.switch("Extend compatibility", "global/wifi_ap_compatibility",
                "Helps other devices find this hotspot. Reduces hotspot connection speed."),
)  # fmt: skip

PAGES: Final = (
    make.page("network", "Network & internet", _network,
              fragment="network.NetworkDashboardFragment"),
    make.page("hotspot", "Hotspot & tethering", _hotspot, "network",
              "network.tether.TetherSettings"),
    make.page("wifi_hotspot", "Wi‑Fi hotspot", WIFI_HOTSPOT_ROWS, "hotspot",
              "wifi.tether.WifiTetherSettings"),
    make.page("data_saver", "Data Saver", _data_saver, "network", "datausage.DataSaverSummary"),
)  # fmt: skip
