"""Gives a device the look of a profile."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.devices.device import Device
from pytest_androidbench.errors import DeviceError
from pytest_androidbench.interface.profile import Profile

_RIGHT_ANGLES: Final = 4


class ProfileError(DeviceError):
    """A device did not take on a profile."""


def apply_profile(device: Device, profile: Profile) -> None:
    """Set size, density, font scale, theme, rotation and language.

    Raises:
        ProfileError: the device kept its own look.
    """
    device.shell(profile_script(profile), root=True)
    device.forget_size()
    device.observe()  # the look is there once the screen has come to rest in it
    seen = device.shell("wm size; wm density").output
    if f"{profile.width}x{profile.height}" not in seen or str(profile.density) not in seen:
        raise ProfileError(f"{device.serial} did not take on profile {profile.name!r}: {seen}")


def profile_script(profile: Profile) -> str:
    """The commands that set a profile, in one script."""
    language = profile.locale.replace("_", "-")
    return "; ".join(
        [
            f"wm size {profile.width}x{profile.height}",
            f"wm density {profile.density}",
            f"settings put system font_scale {profile.font_scale:g}",
            f"cmd uimode night {'yes' if profile.dark else 'no'}",
            "settings put system accelerometer_rotation 0",
            f"settings put system user_rotation {profile.rotation % _RIGHT_ANGLES}",
            f"setprop persist.sys.locale {language}",
            f"settings put system system_locales {language}",
        ]
    )
