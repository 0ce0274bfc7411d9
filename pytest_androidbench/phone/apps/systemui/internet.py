"""The dialog behind the Internet tile."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.radios import CARRIER, NETWORK_TYPE, WifiNetwork
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

LINEAR: Final = "android.widget.LinearLayout"
WIFI: Final = tr("Wi‑Fi")


@dataclass(eq=False)
class InternetDialog(AppScreen[App, None]):
    """Switches for mobile data and Wi-Fi, and the networks in reach."""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        radios = self.phone.radios
        column = w.Column(
            w.Text(tr("Internet"), w.HEADLINE_SMALL, id="internet_dialog_title"),
            w.Text(self.subtitle, w.BODY, id="internet_dialog_subtitle"),
            w.Spacer(size=16),
            self._mobile() if not radios.airplane else None,
            self._wifi_switch(),
            self._connected(radios.connected) if radios.connected else None,
            *[self._network(n) for n in radios.networks if n != radios.connected],
            self._see_all() if radios.wifi else None,
            w.Spacer(size=16),
            self._buttons(),
            across="stretch",
        )
        look = w.Look(background="surface_high", radius=28, elevation=6)
        return w.Panel(
            column,
            padding=24,
            look=look,
            id="internet_connectivity_dialog",
            cls=LINEAR,
            width="fill",
        )

    @property
    def subtitle(self) -> Message:
        """What can be done here now."""
        radios = self.phone.radios
        if not radios.wifi:
            return tr("Wi‑Fi is off") if not radios.airplane else tr("Airplane mode is on")
        return tr("Tap a network to connect")

    def _mobile(self) -> w.Widget:
        on = self.phone.radios.mobile_data
        summary = (
            tr("Mobile data won’t auto‑connect")
            if not on
            else NETWORK_TYPE
            if self.phone.radios.connected
            else tr("Connected / {type}", type=NETWORK_TYPE)
        )
        switch = w.Switch(on, on_change=self.set_mobile, id="mobile_toggle", desc=tr("Mobile data"))
        texts = w.Column(
            w.Text(CARRIER, w.BODY_LARGE, id="mobile_title"),
            w.Text(summary, w.BODY_SMALL, id="mobile_summary"),
            weight=1,
        )
        row = w.Row(w.Icon("signal_cellular_4_bar"), texts, switch, gap=16)
        return w.Panel(row, padding=(0, 8), id="mobile_network_layout", cls=LINEAR)

    def set_wifi(self, on: bool) -> None:
        """Switch Wi-Fi."""
        self.phone.radios.set_wifi(on, by=self.app.package)

    def _wifi_switch(self) -> w.Widget:
        switch = w.Switch(
            self.phone.radios.wifi,
            on_change=self.set_wifi,
            id="wifi_toggle",
            desc=WIFI,
        )
        row = w.Row(w.Text(WIFI, w.BODY_LARGE, id="wifi_toggle_title", weight=1), switch)
        return w.Panel(row, padding=(0, 8), id="turn_on_wifi_layout", cls=LINEAR)

    def _connected(self, network: WifiNetwork) -> w.Widget:
        texts = w.Column(
            w.Text(network.ssid, w.BODY_LARGE, id="wifi_connected_title"),
            w.Text(tr("Connected"), w.BODY_SMALL, id="wifi_connected_summary"),
            weight=1,
        )
        look = w.Look(background="primary_container", radius=20)
        row = w.Row(w.Icon("signal_wifi_4_bar"), texts, w.Icon("settings"), gap=16)
        return w.Panel(
            row,
            padding=(16, 12),
            look=look,
            id="wifi_connected_layout",
            cls=LINEAR,
            on_tap=self.open_settings,
        )

    def _network(self, network: WifiNetwork) -> w.Widget:
        texts = w.Column(
            w.Text(network.ssid, w.BODY_LARGE, id="wifi_title"),
            w.Text(tr("Saved") if network.saved else "", w.BODY_SMALL, id="wifi_summary")
            if network.saved
            else None,
            weight=1,
        )
        row = w.Row(
            w.Icon("signal_wifi_4_bar"), texts, w.Icon("lock") if network.security else None, gap=16
        )
        return w.Panel(
            row,
            padding=(16, 12),
            id="wifi_list_layout",
            cls=LINEAR,
            on_tap=partial(self.join, network.ssid),
        )

    def _see_all(self) -> w.Widget:
        row = w.Row(
            w.Icon("arrow_forward"), w.Text(tr("See all"), w.BODY_LARGE, id="see_all_text"), gap=16
        )
        return w.Panel(
            row, padding=(16, 12), id="see_all_layout", cls=LINEAR, on_tap=self.open_settings
        )

    def _buttons(self) -> w.Widget:
        airplane = (
            w.Button(
                tr("Turn off airplane mode"),
                "outlined",
                id="apm_button",
                on_tap=self.leave_airplane,
            )
            if self.phone.radios.airplane
            else None
        )
        return w.Row(
            airplane,
            w.Spacer(weight=1),
            w.Button(tr("Done"), "filled", id="done_button", on_tap=self.close),
            width="fill",
        )

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
            negative=tr("Cancel"),
        )
        self.ask(question, then=self.turn_mobile_off)

    def turn_mobile_off(self, sure: bool) -> None:
        """The answer to the question."""
        if sure:
            self.phone.radios.set_mobile_data(False)

    def leave_airplane(self) -> None:
        """Turn airplane mode off."""
        self.phone.radios.set_airplane(False)

    def join(self, ssid: str) -> None:
        """Connect to a network."""
        self.phone.radios.join(ssid)

    def open_settings(self) -> None:
        """Show the Internet page of Settings."""
        self.close()
        self.phone.activities.start(Intent(action="android.settings.WIFI_SETTINGS"))
