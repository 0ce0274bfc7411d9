"""Wi-Fi, Bluetooth, mobile data and airplane mode, and how they act on each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.system.settings import Settings

OFF: Final = 0
ON: Final = 1
WIFI_ON_IN_AIRPLANE_MODE: Final = 2
WIFI_OFF_BY_AIRPLANE_MODE: Final = 3
BLUETOOTH_OFF_BY_AIRPLANE_MODE: Final = 2

SHELL: Final = "com.android.shell"
CARRIER: Final = "T-Mobile"
NETWORK_TYPE: Final = "LTE"


@dataclass(frozen=True, slots=True, kw_only=True)
class WifiNetwork:
    """A network in reach."""

    ssid: str
    level: int = 4
    security: str = ""
    """Empty for an open one."""
    saved: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RadiosState:
    """What is not in settings."""

    networks: tuple[WifiNetwork, ...] = (WifiNetwork(ssid="AndroidWifi", saved=True),)
    chosen: str | None = "AndroidWifi"


class Radios:
    """The switches; their values are the settings that real phones keep."""

    def __init__(
        self,
        settings: Settings,
        changed: Callable[[str, bool], None],
        asked: Callable[[bool, str], None],
    ) -> None:
        self._settings = settings
        self._changed = changed
        self._asked = asked
        self._state = RadiosState()

    @property
    def airplane(self) -> bool:
        """Whether airplane mode is on."""
        return self._settings.flag("global", "airplane_mode_on")

    @property
    def wifi(self) -> bool:
        """Whether Wi-Fi is on."""
        return self._settings.number("global", "wifi_on") in {ON, WIFI_ON_IN_AIRPLANE_MODE}

    @property
    def bluetooth(self) -> bool:
        """Whether Bluetooth is on."""
        value = self._settings.number("global", "bluetooth_on")
        return value == ON or (value == BLUETOOTH_OFF_BY_AIRPLANE_MODE and not self.airplane)

    @property
    def mobile_data(self) -> bool:
        """Whether mobile data is switched on."""
        return self._settings.flag("global", "mobile_data", default=True)

    @property
    def networks(self) -> tuple[WifiNetwork, ...]:
        """The networks in reach; none while Wi-Fi is off."""
        return self._state.networks if self.wifi else ()

    @property
    def saved_networks(self) -> tuple[WifiNetwork, ...]:
        """The networks that are joined without asking."""
        return tuple(network for network in self._state.networks if network.saved)

    @property
    def connected(self) -> WifiNetwork | None:
        """The network in use."""
        return next((n for n in self.networks if n.ssid == self._state.chosen), None)

    @property
    def online(self) -> bool:
        """Whether the world outside can be reached, by either way."""
        return self.connected is not None or (self.mobile_data and not self.airplane)

    def set_wifi(self, on: bool, *, by: str = SHELL) -> None:
        """Switch Wi-Fi for a package; in airplane mode it stays on over it (value 2)."""
        self._asked(on, by)
        value = (WIFI_ON_IN_AIRPLANE_MODE if self.airplane else ON) if on else OFF
        self._put("wifi_on", value, "wifi", on)

    def set_bluetooth(self, on: bool) -> None:
        """Switch Bluetooth."""
        self._put("bluetooth_on", ON if on else OFF, "bluetooth", on)

    def set_mobile_data(self, on: bool) -> None:
        """Switch mobile data."""
        self._put("mobile_data", ON if on else OFF, "mobile_data", on)

    def set_airplane(self, on: bool) -> None:
        """Switch airplane mode, which turns Wi-Fi and Bluetooth off and back to what they were."""
        if on == self.airplane:
            return
        if on:
            self._enter_airplane_mode()
        else:
            self._leave_airplane_mode()

    def join(self, ssid: str) -> None:
        """Connect to a network and remember it."""
        networks = tuple(
            WifiNetwork(ssid=n.ssid, level=n.level, security=n.security, saved=True)
            if n.ssid == ssid
            else n
            for n in self._state.networks
        )
        self._state = RadiosState(networks=networks, chosen=ssid)

    def leave(self) -> None:
        """Disconnect, keeping the network saved."""
        self._state = RadiosState(networks=self._state.networks, chosen=None)

    def forget(self, ssid: str) -> None:
        """Disconnect and no longer join by itself."""
        networks = tuple(
            WifiNetwork(ssid=n.ssid, level=n.level, security=n.security) if n.ssid == ssid else n
            for n in self._state.networks
        )
        chosen = None if self._state.chosen == ssid else self._state.chosen
        self._state = RadiosState(networks=networks, chosen=chosen)

    def add_network(self, network: WifiNetwork) -> None:
        """Bring a network into reach, replacing one of the same name."""
        others = tuple(n for n in self._state.networks if n.ssid != network.ssid)
        self._state = RadiosState(networks=(*others, network), chosen=self._state.chosen)

    def state(self) -> RadiosState:
        """What is not in settings, as plain values."""
        return self._state

    def restore(self, state: RadiosState) -> None:
        """Go back to a kept state."""
        self._state = state

    def _enter_airplane_mode(self) -> None:
        wifi, bluetooth = self.wifi, self.bluetooth
        self._put("airplane_mode_on", ON, "airplane", True)
        if wifi:
            self._put("wifi_on", WIFI_OFF_BY_AIRPLANE_MODE, "wifi", False)
        if bluetooth:
            self._put("bluetooth_on", BLUETOOTH_OFF_BY_AIRPLANE_MODE, "bluetooth", False)

    def _leave_airplane_mode(self) -> None:
        wifi = self._settings.number("global", "wifi_on")
        bluetooth = self._settings.number("global", "bluetooth_on")
        self._put("airplane_mode_on", OFF, "airplane", False)
        if wifi in {WIFI_ON_IN_AIRPLANE_MODE, WIFI_OFF_BY_AIRPLANE_MODE}:
            self._put("wifi_on", ON, "wifi", True)
        if bluetooth == BLUETOOTH_OFF_BY_AIRPLANE_MODE:
            self._put("bluetooth_on", ON, "bluetooth", True)

    def _put(self, key: str, value: int, radio: str, on: bool) -> None:
        self._settings.put("global", key, value)
        self._changed(radio, on)
