"""Tiles that show more than on or off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.systemui.tile_face import Tile
from pytest_androidbench.phone.apps.systemui.tile_values import DATA_SAVER, HOTSPOT
from pytest_androidbench.phone.system.radios import CARRIER, NETWORK_TYPE
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

MOBILE: Final = f"{CARRIER}, {NETWORK_TYPE}"


def internet(phone: Phone) -> Tile:
    """How the phone is connected; never "on", as Android has it."""
    radios, wifi, label = phone.radios, phone.radios.connected, tr("Internet")
    if wifi is not None or (radios.mobile_data and not radios.airplane):
        icon, name = ("wifi", wifi.ssid) if wifi else ("signal_cellular_4_bar", MOBILE)
        desc = tr("Internet,{name}", name=name)
        return Tile(icon=icon, label=label, secondary=name, lit=True, desc=desc)
    if radios.airplane:
        state, desc = tr("Airplane mode"), tr("Internet,,Airplane mode")
    elif radios.networks:
        state, desc = tr("Networks available"), tr("Internet,,Networks available")
    else:
        state, desc = tr("Networks unavailable"), tr("Internet,,Networks unavailable")
    return Tile(icon="signal_wifi_off", label=label, secondary=state, desc=desc)


def alarm(phone: Phone) -> Tile:
    """When the next alarm goes off."""
    text = phone.settings.get("system", "next_alarm_formatted")
    said = text or tr("No alarm set")
    desc = tr("Alarm, {time}", time=text) if text else tr("Alarm, No alarm set")
    return Tile(
        icon="alarm", label=tr("Alarm"), secondary=said, toggle=False, lit=bool(text), desc=desc
    )


def cast(phone: Phone) -> Tile:
    """Nothing to cast to is ever near."""
    said = tr("No devices available") if phone.radios.wifi else tr("Wi‑Fi not connected")
    return Tile(icon="cast", label=tr("Screen Cast"), secondary=said, toggle=False)


def hotspot(phone: Phone) -> Tile:
    """Cannot be had in airplane mode, nor while Data Saver is on."""
    on, label = HOTSPOT[0](phone), tr("Hotspot")
    if phone.radios.airplane or DATA_SAVER[0](phone):
        saving = DATA_SAVER[0](phone)
        said = tr("Data Saver is on") if saving else tr("Unavailable")
        return Tile(
            icon="wifi_tethering", label=label, secondary=said, available=False, toggle=False
        )
    said = tr("On") if on else tr("Off")
    return Tile(icon="wifi_tethering", label=label, secondary=said, on=on, desc=label)
