"""The icons of radios, alarms and the battery, in the status bar and in the shade."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.systemui.look import LINEAR
from pytest_androidbench.phone.system.radios import NETWORK_TYPE
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

SIZE: Final = 16
SIGNAL_WORDS: Final = ("no signal", "one bar", "two bars", "three bars", "signal full")


def system_icons(phone: Phone, colour: str) -> w.Widget:
    """The icons at the end of the status bar."""

    def icon(name: str, desc: Message | None = None, id_: str | None = None) -> w.Widget:
        return w.Icon(name, SIZE, colour, id=id_, desc=desc)

    alarm, radios = next_alarm(phone), phone.radios
    wifi = radios.connected and icon("signal_wifi_4_bar", tr("Wifi signal full."), "wifi_signal")
    statuses = w.Row(
        icon("alarm", alarm) if alarm else None,
        phone.settings.flag("global", "zen_mode")
        and icon("do_not_disturb_on", tr("Do Not Disturb.")),
        w.Row(wifi, id="wifi_combo", cls=LINEAR) if wifi else None,
        icon("airplanemode_active", tr("Airplane mode."), "airplane")
        if radios.airplane
        else _mobile(phone, colour),
        gap=4,
        id="statusIcons",
        cls=LINEAR,
    )
    charged = tr("Battery {percent} percent.", percent=100)
    battery = w.Row(icon("battery_full"), id="battery", cls=LINEAR, desc=charged)
    return w.Row(statuses, battery, gap=2, id="system_icons", cls=LINEAR)


def _mobile(phone: Phone, colour: str) -> w.Widget:
    radios, bars = phone.radios, phone.telephony.signal
    style = w.TextStyle(11, 500)
    return w.Row(
        radios.mobile_data
        and radios.connected is None
        and w.Text(NETWORK_TYPE, style, colour=colour, id="mobile_type", desc=NETWORK_TYPE),
        w.Icon(
            "signal_cellular_4_bar" if bars else "signal_cellular_0_bar",
            SIZE,
            colour,
            id="mobile_signal",
        ),
        id="mobile_combo",
        cls=LINEAR,
        desc=tr("Phone {bars}.", bars=SIGNAL_WORDS[bars]),
    )


def next_alarm(phone: Phone) -> Message | None:
    """What the next alarm's icon says; the clock app keeps the time in a setting."""
    text = phone.settings.get("system", "next_alarm_formatted")
    return tr("Alarm set for {time}.", time=text) if text else None
