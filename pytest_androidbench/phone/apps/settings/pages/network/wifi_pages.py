"""The smaller pages below Internet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.pages.network.internet import WAKE_UP
from pytest_androidbench.phone.ui.message import tr


def _saved(scene: Scene) -> Sequence[rows.Row]:
    saved = sorted(scene.phone.radios.saved_networks, key=lambda network: network.ssid)
    return [
        rows.Link(n.ssid, icon="wifi", to="wifi_details", argument=n.ssid, name=f"wifi {n.ssid}")
        for n in saved
    ] or [rows.Info(tr("No saved networks"))]


PAGES: Final = (
    Page(
        name="wifi_preferences",
        title=tr("Network preferences"),
        parent="internet",
        fragment="wifi.ConfigureWifiSettings",
        rows=[
            rows.Toggle(
                tr("Turn on Wi‑Fi automatically"),
                summary=tr(
                    "Wi‑Fi will turn back on near high‑quality saved networks, like your home "
                    "network"
                ),
                value=WAKE_UP,
            ),
            rows.Toggle(
                tr("Notify for public networks"),
                summary=tr("Notify when a high‑quality public network is available"),
                value=Flag("global", "wifi_networks_available_notification_on", default=True),
            ),
            rows.Link(tr("Install certificates"), to="certificates"),
            rows.Link(tr("Wi‑Fi Direct"), to="wifi_direct"),
        ],
    ),
    Page(
        name="saved_networks",
        title=tr("Saved networks"),
        rows=_saved,
        parent="internet",
        fragment="wifi.savedaccesspoints2.SavedAccessPointsWifiSettings2",
    ),
    Page(
        name="wifi_usage",
        title=tr("Non-carrier data usage"),
        parent="internet",
        fragment="datausage.DataUsageList",
        rows=[
            rows.Category(tr("Sep 18 – Oct 15")),
            rows.Info(tr("Google Play services"), summary=tr("812 MB")),
            rows.Info(tr("Chrome"), summary=tr("297 MB")),
            rows.Info(tr("Android System"), summary=tr("131 MB")),
            rows.Footer(tr("Data usage on Wi‑Fi and other networks that are not your carrier’s.")),
        ],
    ),
    Page(
        name="wifi_direct",
        title=tr("Wi‑Fi Direct"),
        parent="wifi_preferences",
        fragment="wifi.p2p.WifiP2pSettings",
        rows=[
            rows.Info(tr("Android_5a2c")),
            rows.Category(tr("Peer devices")),
            rows.Footer(tr("Searching for devices…")),
        ],
    ),
)
