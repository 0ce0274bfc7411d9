"""How a device looks: read, changed, and put back as it was, by commands any Android takes."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.files import Owner
from pytest_androidbench.devices.home_screen import home_files, home_package, put_home
from pytest_androidbench.devices.kept_files import KeptFile, keep_files, put_files_back
from pytest_androidbench.devices.link.shell import quote
from pytest_androidbench.devices.wallpapers import FILE as WALLPAPER
from pytest_androidbench.devices.wallpapers import WALLPAPERS, wallpaper
from pytest_androidbench.errors import DeviceError
from pytest_androidbench.interface.home_layout import home_layout
from pytest_androidbench.interface.profile import Direction, Profile

PATIENCE: Final = 5.0
"""Seconds in which a device takes on what it can take on without a restart."""
RESTART_SECONDS: Final = 180.0
_POLL_SECONDS: Final = 0.25
_SETTINGS: Final = (
    "system font_scale",
    "system system_locales",
    "system user_rotation",
    # After the rotation, for it says whether that one counts.
    "system accelerometer_rotation",
    "global debug.force_rtl",
    "global auto_time_zone",
)
_ZONE: Final = "persist.sys.timezone"
_PROPERTIES: Final = ("persist.sys.locale", "debug.force_rtl", _ZONE)
_WAYS: Final[Mapping[str, Direction]] = {"ldrtl": "rtl", "ldltr": "ltr"}
_SYSTEM: Final = Owner(uid=1000, gid=1000, mode=0o600)
_SLOW: Final = frozenset({"locale", "direction"})
"""What a running system may not take over before its framework is started anew."""
_READ: Final = "; ".join(
    [
        "wm size",
        "wm density",
        "dumpsys window windows | grep -m 1 mGlobalConfiguration=",
        "cmd uimode night",
        *(f'echo "setting {name}=$(settings get {name})"' for name in _SETTINGS),
        *(f'echo "property {name}=$(getprop {name})"' for name in _PROPERTIES),
    ]
)
_CONFIGURATION: Final = re.compile(
    r"mGlobalConfiguration=\{(?P<scale>[\d.]+) .*?\[(?P<locale>[^\],]*)[^\]]*\] ?"
    r"(?P<direction>ld(?:ltr|rtl))?(?P<rest>.*)"
)


class LookError(DeviceError):
    """A device did not take on a look."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """All that decides how a device looks, so that it can be put back."""

    size: str = ""
    """The size that was set in place of the screen's own, as `720x1280`; "" = none."""
    density: str = ""
    """Likewise."""
    night: str = "no"
    """`yes`, `no`, `auto`, or another way of the device's own."""
    settings: dict[str, str] = field(default_factory=dict)
    """By namespace and name; "" = not set."""
    properties: dict[str, str] = field(default_factory=dict)
    files: list[KeptFile] = field(default_factory=list)
    """Picture and arrangement of the home screen, where they are to be changed."""
    seen: Profile = field(default_factory=Profile)
    """What all of that comes to."""


def read_look(device: Device) -> Look:
    """How a device looks now.

    Raises:
        LookError: it does not tell.
    """
    printed = device.shell(_READ).output
    sizes = dict(re.findall(r"^(Physical|Override) size: (\d+x\d+)", printed, re.MULTILINE))
    densities = dict(re.findall(r"^(Physical|Override) density: (\d+)", printed, re.MULTILINE))
    if "Physical" not in sizes or "Physical" not in densities:
        raise LookError(f"{device.serial} does not tell how it looks: {printed.strip()[:200]!r}")
    night = re.search(r"^Night mode: (\w+)", printed, re.MULTILINE)
    return Look(
        size=sizes.get("Override", ""),
        density=densities.get("Override", ""),
        night=night[1] if night else "no",
        settings=_told(printed, "setting"),
        properties=_told(printed, "property"),
        seen=_seen(printed, sizes, densities),
    )


def with_files(device: Device, look: Look, profile: Profile) -> Look:
    """A look with the files that a profile is about to change; those it has already stay.

    Raises:
        HomeScreenError: there is no home app.
    """
    known = {file.path for file in look.files}
    wanted = [path for path in _files_of(device, profile) if path not in known]
    return replace(look, files=[*look.files, *keep_files(device, wanted)]) if wanted else look


def put_look(device: Device, look: Look) -> None:
    """Let a device look as it did.

    Raises:
        LookError: it does not.
    """
    if look.files:
        device.shell(f"am force-stop {quote(home_package(device))}")
        put_files_back(device, look.files)
    _change(device, list(_commands_for(look)), look.seen, "its own look", anew=bool(look.files))


def put_profile(device: Device, profile: Profile) -> None:
    """Give a device the look of a profile; what the profile leaves open stays.

    Raises:
        LookError: the device kept its own look.
    """
    what = f"profile {profile.name!r}"
    if profile.wallpaper is not None:
        if profile.wallpaper not in WALLPAPERS:
            known = ", ".join(WALLPAPERS)
            raise LookError(f"{what}: there is no wallpaper {profile.wallpaper}, but {known}")
        device.put_files({WALLPAPER: wallpaper(profile.wallpaper)}, owner=_SYSTEM)
    if profile.home is not None:
        put_home(device, home_layout(profile.home))
    anew = profile.wallpaper is not None
    _change(device, list(commands_for(profile)), profile, what, anew=anew)


def commands_for(profile: Profile) -> Iterator[str]:
    """The commands that set what a profile sets."""
    if profile.width is not None:
        yield f"wm size {profile.width}x{profile.height}"
    if profile.density is not None:
        yield f"wm density {profile.density}"
    if profile.font_scale is not None:
        yield f"settings put system font_scale {profile.font_scale:g}"
    if profile.dark is not None:
        yield f"cmd uimode night {'yes' if profile.dark else 'no'}"
    if profile.rotation is not None:
        yield "settings put system accelerometer_rotation 0"
        yield f"settings put system user_rotation {profile.rotation}"
    if profile.locale is not None:
        language = quote(profile.locale.replace("_", "-"))
        yield f"setprop persist.sys.locale {language}"
        yield f"settings put system system_locales {language}"
    if profile.direction is not None:
        forced = int(profile.direction == "rtl")
        yield f"setprop debug.force_rtl {forced}"
        yield f"settings put global debug.force_rtl {forced}"
    if profile.time_zone is not None:
        # Else a network that the device comes into sets another one.
        yield "settings put global auto_time_zone 0"
        yield _zone_command(profile.time_zone)


def _commands_for(look: Look) -> Iterator[str]:
    yield f"wm size {look.size or 'reset'}"
    yield f"wm density {look.density or 'reset'}"
    yield f"cmd uimode night {quote(look.night)}"
    for name, value in look.properties.items():
        if name != _ZONE:
            yield f"setprop {quote(name, value)}"
        elif value:
            yield _zone_command(value)
    for name, value in look.settings.items():
        words = quote(*name.split(" "))
        yield f"settings put {words} {quote(value)}" if value else f"settings delete {words}"


def _zone_command(name: str) -> str:
    """Of the property alone nobody hears."""
    return f"cmd alarm set-timezone {quote(name)}"


def _files_of(device: Device, profile: Profile) -> Iterator[str]:
    if profile.wallpaper is not None:
        yield WALLPAPER
    if profile.home is not None:
        yield from home_files(home_package(device))


def _change(
    device: Device, commands: list[str], wanted: Profile, what: str, *, anew: bool = False
) -> None:
    """Change a device; `anew` where something is read only when its framework starts."""
    if commands:
        device.shell("; ".join(commands), root=True)
    device.forget_size()
    if anew:
        _restart_framework(device, what)
    left = _awaited(device, wanted)
    if left and left.keys() <= _SLOW and not anew:
        _restart_framework(device, what)
        left = _awaited(device, wanted)
    if left:
        told = "; ".join(f"its {name} is {has!r}" for name, has in left.items())
        raise LookError(f"{device.serial} did not take on {what}: {told}")
    device.observe()  # the look is there once the screen has come to rest in it


def _awaited(device: Device, wanted: Profile) -> dict[str, object]:
    """What a device has not taken on when it is given up, by field."""
    deadline = time.monotonic() + PATIENCE
    while left := _unlike(wanted, read_look(device).seen):
        if time.monotonic() > deadline:
            break
        time.sleep(_POLL_SECONDS)
    return left


def _unlike(wanted: Profile, seen: Profile) -> dict[str, object]:
    """The fields of a profile that are seen to be otherwise, with what is seen."""
    found = seen.values
    # Where it lies is up to the app in front: many a home screen never turns.
    asked = {name: value for name, value in wanted.values.items() if name != "rotation"}
    return {
        name: found[name]
        for name, value in asked.items()
        if name in found and not _alike(name, value, found[name])
    }


def _alike(name: str, one: object, other: object) -> bool:
    return _language(str(one)) == _language(str(other)) if name == "locale" else one == other


def _language(locale: str) -> tuple[str, str]:
    """Language and country; Java still has three languages by the names they had in 1989."""
    parts = re.split(r"[_-]", locale.partition("_#")[0])
    old = {"iw": "he", "in": "id", "ji": "yi"}
    countries = [part for part in parts[1:] if re.fullmatch(r"[A-Z]{2}|\d{3}", part)]
    return old.get(parts[0], parts[0]), countries[0] if countries else ""


def _restart_framework(device: Device, what: str) -> None:
    """Start Android anew above its kernel: then it reads language and direction again."""
    device.release_automation()
    done = device.shell("stop && setprop sys.boot_completed 0 && start", root=True)
    if not done.ok:
        raise LookError(
            f"{device.serial} did not take on {what}: it keeps its language and direction until "
            f"its framework is started anew, which takes root: {done.output.strip()[:200]}"
        )
    deadline = time.monotonic() + RESTART_SECONDS
    while why := device.healthy():
        if time.monotonic() > deadline:
            raise LookError(f"{device.serial} did not come back with {what}: {why}")
        time.sleep(_POLL_SECONDS)


def _told(printed: str, kind: str) -> dict[str, str]:
    pairs = re.findall(rf"^{kind} ([^=\n]+)=(.*?)\r?$", printed, re.MULTILINE)
    return {name: "" if value == "null" else value for name, value in pairs}


def _seen(printed: str, sizes: Mapping[str, str], densities: Mapping[str, str]) -> Profile:
    """What the system says of itself, as far as it does."""
    width, _, height = sizes.get("Override", sizes["Physical"]).partition("x")
    seen = Profile(
        name="",
        width=int(width),
        height=int(height),
        density=int(densities.get("Override", densities["Physical"])),
        time_zone=_told(printed, "property").get(_ZONE) or None,
    )
    told = _CONFIGURATION.search(printed)
    if told is None:
        return seen
    rest = told["rest"]
    changing = "Night mode: yes" not in printed and "Night mode: no" not in printed
    return replace(
        seen,
        font_scale=float(told["scale"]),
        locale=told["locale"].partition("_#")[0],
        direction=_WAYS.get(told["direction"]),
        dark=None if changing else " night" in rest,
        rotation=_rotation(printed, rest),
    )


def _rotation(printed: str, configuration: str) -> int | None:
    """What it is locked to, which an app in front, as home, need not follow; else as it is."""
    turned = re.search(r"\bmRotation=ROTATION_(\d+)", configuration)
    if turned is None:
        return None
    kept = _told(printed, "setting")
    locked = kept.get("system user_rotation", "")
    if kept.get("system accelerometer_rotation") == "0" and locked.isdecimal():
        return int(locked) % 4
    return int(turned[1]) // 90
