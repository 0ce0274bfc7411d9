"""The Internet page: Wi-Fi and its networks."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag
from pytest_androidbench.phone.apps.settings.model.page import PageState, Rows
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.screens.wifi_dialog import WifiDialog
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.radios import CARRIER, NETWORK_TYPE, WifiNetwork
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

OUT_OF_REACH: Final = -1
"""The level of a saved network that is not around."""

WAKE_UP: Final = Flag("global/wifi_wakeup_enabled", default=True)
LEVELS: Final = (
    tr("Wifi disconnected."),
    tr("Wifi one bar."),
    tr("Wifi two bars."),
    tr("Wifi three bars."),
    tr("Wifi signal full."),
)
STRENGTHS: Final = (tr("Poor"), tr("Poor"), tr("Fair"), tr("Good"), tr("Excellent"))


class WifiPower:
    """The Wi-Fi switch."""

    def read(self, phone: Phone) -> bool:
        """Return whether Wi-Fi is on."""
        return phone.radios.wifi

    def write(self, phone: Phone, value: bool) -> None:
        """Switch Wi-Fi in the name of the settings app."""
        phone.radios.set_wifi(value, by="com.android.settings")


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


def _internet(state: PageState) -> Rows:
    phone = state.phone
    listed: list[rows.SettingsRow] = [] if phone.radios.airplane else [_mobile_row(phone)]
    listed.append(make.switch("Wi‑Fi", WifiPower()))
    connected = phone.radios.connected
    if connected is not None:
        listed.append(_connected_row(connected))
    listed += [network_row(network) for network in in_reach(phone)]
    if phone.radios.wifi:
        listed.append(
            rows.Prompt(tr("Add network"), icon="add", dialog=WifiDialog, take=_add_network)
        )
    listed.append(make.link("Network preferences", "wifi_preferences", _preferences_summary(phone)))
    if phone.radios.wifi:
        count = len(phone.radios.saved_networks)
        listed.append(_saved_row(count))
    listed.append(make.link("Non-carrier data usage", "wifi_usage", "1.24 GB"))
    return listed


def _saved_row(count: int) -> rows.Link:
    summary = tr("1 network") if count == 1 else tr("{n} networks", n=count)
    return rows.Link(tr("Saved networks"), "saved_networks", summary=summary)


def _mobile_row(phone: Phone) -> rows.SettingsRow:
    if phone.radios.mobile_data:
        state: TextLike = (
            tr("Connected / {kind}", kind=NETWORK_TYPE)
            if phone.radios.connected is None
            else NETWORK_TYPE
        )
    else:
        state = tr("Mobile data off")
    return rows.Link(
        CARRIER,
        summary=state,
        icon="signal_cellular_alt",
        do=_toggle_mobile,
        gear=lambda pane: pane.open("sim"),
    )


def _toggle_mobile(pane: Pane) -> None:
    if not pane.phone.radios.mobile_data:
        pane.phone.radios.set_mobile_data(True)
    else:
        pane.open("sim")


def _connected_row(network: WifiNetwork) -> rows.SettingsRow:
    return rows.Link(
        network.ssid,
        "wifi_details",
        summary=tr("Connected"),
        icon="wifi",
        desc=_described(network, "Connected"),
        argument=network.ssid,
        gear=lambda pane: pane.open("wifi_details", network.ssid),
        name=f"wifi {network.ssid}",
    )


def _described(network: WifiNetwork, state: str) -> str:
    level = LEVELS[max(0, min(network.level, 4))].english()
    kind = "Secure network" if network.security else "Open network"
    parts = [network.ssid, state, level, kind]
    return ",".join(part for part in parts if part)


def network_row(network: WifiNetwork) -> rows.SettingsRow:
    """Return the row of a network that is not connected; a tap joins it."""
    state = tr("Saved").english() if network.saved else ""
    name = f"wifi {network.ssid}"
    desc = _described(network, state)
    summary = tr("Saved") if network.saved else None
    if network.saved or not network.security:
        return rows.Link(
            network.ssid,
            summary=summary,
            desc=desc,
            do=partial(_join, network.ssid),
            gear=(lambda pane: pane.open("wifi_details", network.ssid)) if network.saved else None,
            icon="wifi",
            name=name,
        )
    return rows.Prompt(
        network.ssid,
        summary=summary,
        desc=desc,
        dialog=lambda: WifiDialog(ssid=network.ssid, security=network.security, known=True),
        take=_add_network,
        icon="wifi",
        name=name,
    )


def _join(ssid: str, pane: Pane) -> None:
    pane.phone.radios.join(ssid)


def _add_network(pane: Pane, answer: str) -> None:
    """Save a network typed in by hand; it is joined when it is around."""
    security, _, ssid = answer.partition(" ")
    radios = pane.phone.radios
    around = {n.ssid: n for n in radios.networks if n.level > OUT_OF_REACH}
    if ssid in around:
        radios.join(ssid)
        return
    kind = "" if security == "none" else security
    radios.add_network(WifiNetwork(ssid=ssid, level=OUT_OF_REACH, security=kind, saved=True))


def _preferences_summary(phone: Phone) -> Message:
    if WAKE_UP.read(phone):
        return tr("Wi‑Fi turns back on automatically")
    return tr("Wi‑Fi doesn’t turn back on automatically")


PAGES: Final = (
    make.page("internet", "Internet", _internet, "network", "network.NetworkProviderSettings"),
)
