"""The dialog behind the Internet tile."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import LINEAR, RAISED
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.radios import CARRIER, NETWORK_TYPE, WifiNetwork
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

WIFI: Final = tr("Wi‑Fi")


@dataclass(eq=False)
class InternetDialog(AppScreen[SystemUiApp, None]):
    """Switches for mobile data and Wi-Fi, and the networks in reach."""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        radios = self.phone.radios
        rows = w.Column(
            self._mobile() if not radios.airplane else None,
            self._wifi_switch(),
            self._connected(radios.connected) if radios.connected else None,
            *[self._network(n) for n in radios.networks if n != radios.connected],
            self._see_all() if radios.wifi else None,
            w.Spacer(size=16),
            self._buttons(),
            across="stretch",
            id="scroll_layout",
            cls=LINEAR,
        )
        column = w.Column(
            w.Text(tr("Internet"), w.HEADLINE_SMALL, id="internet_dialog_title"),
            w.Text(self.subtitle, w.BODY, id="internet_dialog_subtitle"),
            w.Spacer(size=16),
            w.Scroll(rows, id="scroll_view", cls="android.widget.ScrollView", weight=0),
            across="stretch",
        )
        return w.Panel(
            column,
            padding=24,
            look=RAISED,
            id="internet_connectivity_dialog",
            cls=LINEAR,
            width="fill",
        )

    @property
    def subtitle(self) -> Message:
        """What can be done here now."""
        radios = self.phone.radios
        if radios.wifi:
            return tr("Tap a network to connect")
        return tr("Airplane mode is on") if radios.airplane else tr("Wi‑Fi is off")

    def _mobile(self) -> w.Widget:
        on, desc = self.phone.radios.mobile_data, tr("Mobile data")
        summary: TextLike = tr("Connected / {type}", type=NETWORK_TYPE)
        if not on:
            summary = tr("Mobile data won’t auto‑connect")
        elif self.phone.radios.connected:
            summary = NETWORK_TYPE
        switch = w.Switch(on, on_change=self.set_mobile, id="mobile_toggle", desc=desc)
        texts = _texts("mobile", CARRIER, summary)
        row = w.Row(w.Icon("signal_cellular_4_bar", id="signal_icon"), texts, switch, gap=16)
        return w.Panel(
            row,
            padding=(0, 8),
            id="mobile_network_layout",
            cls=LINEAR,
            on_tap=partial(self.phone.radios.set_mobile_data, True),
        )

    def _wifi_switch(self) -> w.Widget:
        on = self.phone.radios.wifi
        switch = w.Switch(on, on_change=self.set_wifi, id="wifi_toggle", desc=WIFI)
        row = w.Row(w.Text(WIFI, w.BODY_LARGE, id="wifi_toggle_title", weight=1), switch)
        return w.Panel(row, padding=(0, 8), id="turn_on_wifi_layout", cls=LINEAR)

    def _connected(self, network: WifiNetwork) -> w.Widget:
        texts = _texts("wifi_connected", network.ssid, tr("Connected"))
        row = w.Row(w.Icon("signal_wifi_4_bar"), texts, _gear(), gap=16)
        return w.Panel(
            row,
            padding=(16, 12),
            look=w.Look(background="primary_container", radius=20),
            id="wifi_connected_layout",
            cls=LINEAR,
            on_tap=self.open_settings,
        )

    def _network(self, network: WifiNetwork) -> w.Widget:
        texts = _texts("wifi", network.ssid, tr("Saved") if network.saved else None)
        lock = w.Icon("lock") if network.security else None
        return w.Panel(
            w.Row(w.Icon("signal_wifi_4_bar"), texts, lock, gap=16),
            padding=(16, 12),
            id="wifi_list_layout",
            cls=LINEAR,
            on_tap=partial(self.phone.radios.join, network.ssid),
        )

    def _see_all(self) -> w.Widget:
        text = w.Text(tr("See all"), w.BODY_LARGE, id="see_all_text")
        row = w.Row(w.Icon("arrow_forward"), text, gap=16)
        return w.Panel(
            row, padding=(16, 12), id="see_all_layout", cls=LINEAR, on_tap=self.open_settings
        )

    def _buttons(self) -> w.Widget:
        land = partial(self.phone.radios.set_airplane, False)
        airplane = w.Button(tr("Turn off airplane mode"), "outlined", id="apm_button", on_tap=land)
        return w.Row(
            self.phone.radios.airplane and airplane,
            w.Spacer(weight=1),
            w.Button(tr("Done"), "filled", id="done_button", on_tap=self.close),
            width="fill",
            id="button_layout",
            cls=LINEAR,
        )

    def set_wifi(self, on: bool) -> None:
        """Switch Wi-Fi."""
        self.phone.radios.set_wifi(on, by=self.app.package)

    def set_mobile(self, on: bool) -> None:
        """Turn mobile data on, or ask before turning it off."""
        if on:
            self.phone.radios.set_mobile_data(True)
            return
        question = Confirm(
            title=tr("Turn off mobile data?"),
            message=tr(
                "You won’t have access to data or the internet through {carrier}. "
                "Internet will only be available via Wi‑Fi.",
                carrier=CARRIER,
            ),
            positive=tr("Turn off"),
        )
        self.ask(question, self.turn_mobile_off)

    def turn_mobile_off(self, sure: bool) -> None:
        """The answer to the question."""
        if sure:
            self.phone.radios.set_mobile_data(False)

    def open_settings(self) -> None:
        """Show the Internet page of Settings."""
        self.close()
        self.app.open_settings("WIFI_SETTINGS")


def _texts(name: str, title: TextLike, summary: TextLike | None) -> w.Widget:
    """A network's name over its state, with their ids."""
    return w.Column(
        w.Text(title, w.BODY_LARGE, id=f"{name}_title"),
        w.Text(summary, w.BODY_SMALL, id=f"{name}_summary") if summary is not None else None,
        weight=1,
    )


def _gear() -> w.Widget:
    return w.Icon("settings", id="wifi_settings_icon")
