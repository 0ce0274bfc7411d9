"""The smaller pages below Internet."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.pages.network.internet import WAKE_UP, four_weeks
from pytest_androidbench.phone.ui.message import tr


def _saved(state: SettingsPageState) -> Rows:
    saved = sorted(state.phone.radios.saved_networks, key=lambda network: network.ssid)
    return [
        rows.Link(n.ssid, "wifi_details", icon="wifi", argument=n.ssid, name=f"wifi {n.ssid}")
        for n in saved
    ] or [make.info("No saved networks")]


WIFI_PREFERENCES_ROWS: Final = (
    make.switch("Turn on Wi‑Fi automatically", WAKE_UP,
                "Wi‑Fi will turn back on near high‑quality saved networks, like your home network"),
    make.switch("Notify for public networks", "global/wifi_networks_available_notification_on",
                "Notify when a high‑quality public network is available", on=True),
    make.link("Install certificates", "certificates"),
    make.link("Wi‑Fi Direct", "wifi_direct"),
)  # fmt: skip


def _usage(state: SettingsPageState) -> Rows:
    return [
        rows.PreferenceCategory(four_weeks(state.phone)),
        make.info("Google Play services", "41.20 MB"),
        make.info("Chrome", "19.87 MB"),
        make.info("Android System", "8.74 MB"),
        make.footer("Data usage on Wi‑Fi and other networks that are not your carrier’s."),
    ]


SCAN_ROWS: Final = (
    rows.EntityHeader(
        tr("Scan QR code"),
        icon="qr_code_scanner",
        summary=tr("Center the QR code below to connect to a network"),
    ),
    make.footer("Join Wi‑Fi by scanning a QR code"),
)
WIFI_DIRECT_ROWS: Final = (
    make.info("Android_5a2c"),
    make.category("Peer devices"),
    make.footer("Searching for devices…"),
)

PAGES: Final = (
    make.page("wifi_preferences", "Network preferences", WIFI_PREFERENCES_ROWS, "internet",
              "wifi.ConfigureWifiSettings"),
    make.page("saved_networks", "Saved networks", _saved, "internet",
              "wifi.savedaccesspoints2.SavedAccessPointsWifiSettings2"),
    make.page("wifi_usage", "Non-carrier data usage", _usage, "internet",
              "datausage.DataUsageList"),
    make.page("wifi_scan", "Scan QR code", SCAN_ROWS, "internet",
              "wifi.dpp.WifiDppQrCodeScannerFragment"),
    make.page("wifi_direct", "Wi‑Fi Direct", WIFI_DIRECT_ROWS, "wifi_preferences",
              "wifi.p2p.WifiP2pSettings"),
)  # fmt: skip
