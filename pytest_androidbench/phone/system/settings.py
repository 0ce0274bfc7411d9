"""The settings tables system, secure and global, and who is told about changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, get_args

Namespace = Literal["system", "secure", "global"]
NAMESPACES: Final = get_args(Namespace)

Listener = Callable[[str, str, str | None], None]

DEFAULTS: Final[Mapping[str, Mapping[str, str]]] = {
    "system": {
        "accelerometer_rotation": "0",
        "dtmf_tone": "1",
        "font_scale": "1.0",
        "haptic_feedback_enabled": "1",
        "lockscreen_sounds_enabled": "1",
        "mode_ringer_streams_affected": "166",
        "notification_light_pulse": "1",
        "pointer_speed": "0",
        "screen_brightness": "102",
        "screen_brightness_float": "0.39763778",
        "screen_brightness_mode": "0",
        "screen_off_timeout": "60000",
        "sound_effects_enabled": "1",
        "time_12_24": "24",
        "user_rotation": "0",
        "vibrate_on": "1",
        "vibrate_when_ringing": "0",
        "volume_alarm": "6",
        "volume_music": "5",
        "volume_notification": "5",
        "volume_ring": "5",
        "volume_system": "7",
        "volume_voice": "4",
    },
    "secure": {
        "accessibility_enabled": "0",
        "android_id": "8f1d2c3b4a596877",
        "backup_enabled": "0",
        "charging_sounds_enabled": "1",
        "default_input_method": (
            "com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME"
        ),
        "doze_enabled": "1",
        "enabled_input_methods": (
            "com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME"
            ":com.github.uiautomator/.AdbKeyboard"
        ),
        "immersive_mode_confirmations": "confirmed",
        "install_non_market_apps": "1",
        "location_mode": "3",
        "long_press_timeout": "400",
        "mock_location": "0",
        "multi_press_timeout": "300",
        "navigation_mode": "2",
        "screensaver_enabled": "1",
        "show_ime_with_hard_keyboard": "1",
        "sleep_timeout": "-1",
        "ui_night_mode": "1",
        "user_setup_complete": "1",
        "zen_duration": "0",
    },
    "global": {
        "adb_enabled": "1",
        "airplane_mode_on": "0",
        "airplane_mode_radios": "cell,bluetooth,uwb,wifi,wimax",
        "airplane_mode_toggleable_radios": "bluetooth,wifi",
        "animator_duration_scale": "1.0",
        "auto_time": "1",
        "auto_time_zone": "1",
        "bluetooth_on": "1",
        "data_roaming": "0",
        "development_settings_enabled": "0",
        "device_name": "sdk_gphone64_x86_64",
        "device_provisioned": "1",
        "low_power": "0",
        "mobile_data": "1",
        "mode_ringer": "2",
        "netstats_enabled": "1",
        "stay_on_while_plugged_in": "0",
        "transition_animation_scale": "1.0",
        "verifier_verify_adb_installs": "0",
        "wifi_on": "1",
        "wifi_scan_always_enabled": "0",
        "window_animation_scale": "1.0",
        "zen_mode": "0",
    },
}

SettingsState = Mapping[str, Mapping[str, str]]


class UnknownNamespaceError(ValueError):
    """A settings table that does not exist."""


class Settings:
    """Texts by namespace and key."""

    def __init__(self) -> None:
        self._tables = {name: dict(DEFAULTS[name]) for name in NAMESPACES}
        self._listeners: list[Listener] = []

    def get(self, namespace: str, key: str) -> str | None:
        """The value, or None when it is not set."""
        return self._table(namespace).get(key)

    def text(self, namespace: str, key: str, default: str = "") -> str:
        """The value, or a default."""
        value = self.get(namespace, key)
        return default if value is None else value

    def number(self, namespace: str, key: str, default: int = 0) -> int:
        """The value as an integer, or the default when it is unset or no number."""
        try:
            return int(float(self.text(namespace, key, str(default))))
        except ValueError:
            return default

    def flag(self, namespace: str, key: str, *, default: bool = False) -> bool:
        """Whether the value is a number other than 0."""
        return self.number(namespace, key, int(default)) != 0

    def put(self, namespace: str, key: str, value: str | float | bool) -> None:
        """Set a value and tell the listeners when it is another one."""
        text = str(int(value)) if isinstance(value, bool) else str(value)
        table = self._table(namespace)
        if table.get(key) != text:
            table[key] = text
            self._tell(namespace, key, text)

    def delete(self, namespace: str, key: str) -> bool:
        """Unset a value; tells whether there was one."""
        known = self._table(namespace).pop(key, None) is not None
        if known:
            self._tell(namespace, key, None)
        return known

    def list(self, namespace: str) -> dict[str, str]:
        """All values of a table, by sorted keys."""
        return dict(sorted(self._table(namespace).items()))

    def on_change(self, listener: Listener) -> None:
        """Tell a part of the system about every change: (namespace, key, value)."""
        self._listeners.append(listener)

    def state(self) -> SettingsState:
        """Everything, as plain values."""
        return {name: dict(table) for name, table in self._tables.items()}

    def restore(self, state: SettingsState) -> None:
        """Go back to kept values; nobody is told, as all parts are restored together."""
        self._tables = {name: dict(state[name]) for name in NAMESPACES}

    def _table(self, namespace: str) -> dict[str, str]:
        table = self._tables.get(namespace)
        if table is None:
            raise UnknownNamespaceError(f"no settings table {namespace!r}: {', '.join(NAMESPACES)}")
        return table

    def _tell(self, namespace: str, key: str, value: str | None) -> None:
        for listener in self._listeners:
            listener(namespace, key, value)
