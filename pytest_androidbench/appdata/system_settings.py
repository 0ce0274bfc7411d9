"""Radios, brightness and the other switches of the phone itself."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.settings import Namespace

MAX_BRIGHTNESS: Final = 255
MIN_BRIGHTNESS: Final = 1


class SystemSettings:
    """The phone's own settings."""

    def __init__(self, device: Device) -> None:
        self._device = device

    @property
    def wifi(self) -> bool:
        """Whether Wi-Fi is on; 2 means that it is on although airplane mode is."""
        return self._device.setting("global", "wifi_on") in ("1", "2")

    @property
    def bluetooth(self) -> bool:
        return self._device.setting("global", "bluetooth_on") == "1"

    @property
    def airplane_mode(self) -> bool:
        return self._device.setting("global", "airplane_mode_on") == "1"

    @property
    def mobile_data(self) -> bool:
        return self._device.setting("global", "mobile_data") == "1"

    @property
    def brightness(self) -> int:
        """1 to 255; 0 when the device has never set one."""
        return self._number("system", "screen_brightness")

    @property
    def dark_theme(self) -> bool:
        return self._device.setting("secure", "ui_night_mode") == "2"

    @property
    def location(self) -> bool:
        return self._device.setting("secure", "location_mode") not in ("", "0")

    @property
    def screen_timeout_ms(self) -> int:
        return self._number("system", "screen_off_timeout")

    @property
    def hour24(self) -> bool:
        return self._device.setting("system", "time_12_24") == "24"

    def set_wifi(self, on: bool) -> None:
        self._device.shell(f"svc wifi {_word(on)}")

    def set_bluetooth(self, on: bool) -> None:
        self._device.shell(f"svc bluetooth {_word(on)}")

    def set_mobile_data(self, on: bool) -> None:
        self._device.shell(f"svc data {_word(on)}")

    def set_airplane_mode(self, on: bool) -> None:
        self._device.shell(f"cmd connectivity airplane-mode {_word(on)}")

    def set_brightness(self, value: int) -> None:
        """Set the brightness, and keep the sensor from changing it."""
        if not MIN_BRIGHTNESS <= value <= MAX_BRIGHTNESS:
            raise ValueError(f"brightness goes from {MIN_BRIGHTNESS} to {MAX_BRIGHTNESS}: {value}")
        self._device.put_setting("system", "screen_brightness_mode", 0)
        self._device.put_setting("system", "screen_brightness", value)

    def set_dark_theme(self, on: bool) -> None:
        self._device.shell(f"cmd uimode night {'yes' if on else 'no'}")

    def _number(self, namespace: Namespace, key: str) -> int:
        value = self._device.setting(namespace, key)
        return int(value) if value.isdigit() else 0


def _word(on: bool) -> str:
    return "enable" if on else "disable"
