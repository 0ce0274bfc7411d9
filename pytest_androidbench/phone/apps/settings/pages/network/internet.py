"""The Internet page: Wi-Fi and its networks."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.intents import PACKAGE
from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Bound, Flag
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.screens.wifi_dialog import SCAN, WifiDialog
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.radios import CARRIER, NETWORK_TYPE, WifiNetwork
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

BARE_GEAR: Final = "settings_button_no_background"
OUT_OF_REACH: Final = -1
"""The level of a saved network that is not around."""

WAKE_UP: Final = Flag("global/wifi_wakeup_enabled", default=True)
LEVELS: Final = (
    "Wifi disconnected.",
    "Wifi one bar.",
    "Wifi two bars.",
    "Wifi three bars.",
    "Wifi signal full.",
)
STRENGTHS: Final = (tr("Poor"), tr("Poor"), tr("Fair"), tr("Good"), tr("Excellent"))

WIFI: Final = Bound(
    lambda phone: phone.radios.wifi, lambda phone, on: phone.radios.set_wifi(on, by=PACKAGE)
)


def internet_summary(phone: Phone) -> TextLike:
    """Return the line under "Internet"."""
    connected = phone.radios.connected
    if connected is not None:
        return connected.ssid
    if phone.radios.airplane and not phone.radios.wifi:
        return tr("Airplane mode is on")
    if phone.radios.mobile_data and not phone.radios.airplane:
        return f"{CARRIER} / {NETWORK_TYPE}"
    return tr("Networks available") if phone.radios.networks else tr("Off")


def in_reach(phone: Phone) -> list[WifiNetwork]:
    """Return the networks around, the connected one left out."""
    connected = phone.radios.connected
    found = [n for n in phone.radios.networks if n.level > OUT_OF_REACH and n != connected]
    return sorted(found, key=lambda network: (-network.level, network.ssid))


def _internet(state: SettingsPageState) -> Rows:
    radios = state.phone.radios
    around = [network_row(network) for network in in_reach(state.phone)]
    if radios.connected is not None:
        around.insert(0, _connected_row(radios.connected))
    saved = len(radios.saved_networks)
    return [
        *([] if radios.airplane else [_mobile_row(state.phone)]),
        make.switch("Wi-Fi", WIFI),
        *around,
        *([ADD_NETWORK] if radios.wifi else []),
        make.link("Network preferences", "wifi_preferences", _preferences_summary(state.phone)),
        *([_saved_row(saved)] if radios.wifi else []),
        make.link("Non-carrier data usage", "wifi_usage", _usage(state.phone)),
        *([] if radios.wifi else [SCANNING]),
    ]


def _saved_row(count: int) -> rows.Link:
    summary = tr("1 network") if count == 1 else tr("{n} networks", n=count)
    return make.link("Saved networks", "saved_networks", summary)


def _mobile_row(phone: Phone) -> rows.SettingsRow:
    return rows.Link(
        CARRIER,
        summary=_mobile_summary(phone),
        icon="signal_cellular_alt",
        do=_toggle_mobile,
        side=rows.Side(do=_open_sim),
    )


def _mobile_summary(phone: Phone) -> TextLike:
    if not phone.radios.mobile_data:
        return tr("Mobile data off")
    if phone.radios.connected is None:
        return tr("Connected / {kind}", kind=NETWORK_TYPE)
    return NETWORK_TYPE


def _open_sim(pane: Pane) -> None:
    pane.open("sim")


def _toggle_mobile(pane: Pane) -> None:
    if pane.phone.radios.mobile_data:
        _open_sim(pane)
    else:
        pane.phone.radios.set_mobile_data(True)


def _connected_row(network: WifiNetwork) -> rows.SettingsRow:
    return rows.Link(
        network.ssid,
        "wifi_details",
        summary=tr("Connected"),
        icon="wifi",
        desc=_described(network, "Connected"),
        argument=network.ssid,
        side=rows.Side(do=partial(_open_details, network.ssid), id=BARE_GEAR),
        name=f"wifi {network.ssid}",
    )


def _open_details(ssid: str, pane: Pane) -> None:
    pane.open("wifi_details", ssid)


def _described(network: WifiNetwork, state: str) -> str:
    level = LEVELS[max(0, min(network.level, 4))]
    kind = "Secure network" if network.security else "Open network"
    return ",".join(part for part in (network.ssid, state, level, kind) if part)


def network_row(network: WifiNetwork) -> rows.SettingsRow:
    """The row of a network that is not connected; a tap joins it."""
    ssid = network.ssid
    link = rows.Link(
        ssid,
        summary=tr("Saved") if network.saved else None,
        desc=_described(network, "Saved" if network.saved else ""),
        do=partial(_join, ssid),
        icon="wifi",
        name=f"wifi {ssid}",
    )
    if network.saved or not network.security:
        return link
    ask = partial(WifiDialog, ssid=ssid, security=network.security, known=True)
    return rows.Prompt(ssid, ask, _add_network, desc=link.desc, icon=link.icon, name=link.name)


def _join(ssid: str, pane: Pane) -> None:
    pane.phone.radios.join(ssid)


def _add_network(pane: Pane, answer: str) -> None:
    """Save a network typed in by hand; it is joined when it is around."""
    if answer == SCAN:
        _scan(pane)
        return
    security, _, ssid = answer.partition(" ")
    radios = pane.phone.radios
    around = {n.ssid: n for n in radios.networks if n.level > OUT_OF_REACH}
    if ssid in around:
        radios.join(ssid)
        return
    kind = "" if security == "none" else security
    radios.add_network(WifiNetwork(ssid=ssid, level=OUT_OF_REACH, security=kind, saved=True))


def _scan(pane: Pane) -> None:
    pane.open("wifi_scan")


ADD_NETWORK: Final = rows.Prompt(
    tr("Add network"), WifiDialog, _add_network, icon="add",
    side=rows.Side(do=_scan, icon="qr_code_scanner", desc=tr("Scan QR code"), id="button_icon",
                   cls="android.widget.ImageButton"),
)  # fmt: skip
SCANNING: Final = rows.Footer(
    tr(
        "To improve device experience, apps and services can still scan for Wi‑Fi networks at "
        "any time, even when Wi‑Fi is off. This can be used, for example, to improve "
        "location-based features and services. You can change this in Wi‑Fi scanning settings."
    ),
    more=rows.Link(tr("Change"), "location_services"),
)


def _usage(phone: Phone) -> Message:
    return tr("{size} used {period}", size="69.81 MB", period=four_weeks(phone))


def four_weeks(phone: Phone) -> str:
    """The four weeks up to today, as "Sep 17 – Oct 15"."""
    until = local_time(phone)
    since = until - timedelta(days=28)
    locale = phone.display.locale
    return " – ".join(date_text(each, "MMMd", locale) for each in (since, until))


def _fix(pane: Pane) -> None:
    """Take the connection down and up again."""
    pane.toast(tr("Resetting your internet…"))
    network = pane.phone.radios.connected
    if network is not None:
        pane.phone.radios.leave()
        pane.phone.radios.join(network.ssid)


FIX: Final = rows.Link(tr("Fix connectivity"), icon="autorenew", do=_fix)


def _preferences_summary(phone: Phone) -> Message:
    if WAKE_UP.read(phone):
        return tr("Wi‑Fi turns back on automatically")
    return tr("Wi‑Fi doesn’t turn back on automatically")


PAGES: Final = (
    replace(
        make.page("internet", "Internet", _internet, "network", "network.NetworkProviderSettings"),
        tools=(FIX,),
    ),
)
