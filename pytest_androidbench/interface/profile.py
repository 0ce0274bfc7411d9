"""How a device looks: everything about it that is not state of its apps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from hashlib import sha256
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from pytest_androidbench.codec import to_json
from pytest_androidbench.interface import defaults
from pytest_androidbench.interface.home_layout import home_layout

if TYPE_CHECKING:
    from collections.abc import Mapping

Direction: TypeAlias = Literal["ltr", "rtl"]
NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_.-]{0,39}")
_LOCALE: Final = re.compile(r"[a-z]{2,3}([_-][A-Z][a-z]{3})?([_-]([A-Z]{2}|\d{3}))?")
_ZONE: Final = re.compile(r"[A-Za-z][A-Za-z0-9_+-]{0,30}(/[A-Za-z][A-Za-z0-9_+-]{0,30}){0,2}")
_WALLPAPER: Final = re.compile(r"[0-9a-z_]{1,40}")
_PIXELS: Final = range(200, 8193)
"""Android takes no side below 200; beyond these no screen is."""
_DENSITIES: Final = range(72, 1001)
"""`wm density` takes nothing below 72."""
_SCALES: Final = (0.5, 2.5)
_FROM_RIGHT: Final = frozenset({"ar", "fa", "he", "iw", "ur"})
_TURNS: Final = range(4)


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """Screen, language and look of a device; what is None stays as it is on the device."""

    name: str = defaults.PROFILE
    width: int | None = None
    """Pixels, in the natural orientation; with `height` or not at all."""
    height: int | None = None
    density: int | None = None
    """Pixels per 160 dp."""
    font_scale: float | None = None
    locale: str | None = None
    """As `ar_EG`."""
    direction: Direction | None = None
    """`rtl` lays out everything from right to left, `ltr` as the language wants it."""
    dark: bool | None = None
    """Whether the night theme is on."""
    rotation: int | None = None
    """Quarter turns counter-clockwise from the natural orientation, 0-3."""
    time_zone: str | None = None
    """As `Asia/Kolkata`, one of the tz database's."""
    wallpaper: str | None = None
    """One of ours, as `10_galaxy`: `devices.wallpapers` has their names."""
    home: str | None = None
    """What lies on the home screen, as `interface.home_layout` reads it."""

    @property
    def values(self) -> dict[str, Any]:
        """What it sets, by field, without its name."""
        every = ((f.name, getattr(self, f.name)) for f in fields(self) if f.name != "name")
        return {name: value for name, value in every if value is not None}

    @property
    def digest(self) -> str:
        """Twelve hexadecimal digits, alike for profiles that set the same, whatever their names."""
        return sha256(to_json(self.values)).hexdigest()[:12]

    def under(self, other: Profile) -> Profile:
        """This profile with another laid over it, whose values come first."""
        return replace(self, **other.values)

    def faults(self) -> Iterator[str]:
        """What cannot be, one sentence each."""
        if not NAME.fullmatch(self.name):
            yield f"a name has up to 40 letters, digits and _ . -, not {self.name!r:.60}"
        if (self.width is None) != (self.height is None):
            yield "width and height go together"
        for side in (self.width, self.height):
            if side is not None and side not in _PIXELS:
                yield f"a screen has {_span(_PIXELS)} pixels on a side, not {side}"
        if self.density is not None and self.density not in _DENSITIES:
            yield f"a density is a number from {_span(_DENSITIES)}, not {self.density}"
        low, high = _SCALES
        if self.font_scale is not None and not low <= self.font_scale <= high:
            yield f"a font scale is a number from {low} to {high}, not {self.font_scale:g}"
        if self.locale is not None and not _LOCALE.fullmatch(self.locale):
            yield f"a locale is written as en_US or ar_EG, not {self.locale!r:.60}"
        language = (self.locale or "").partition("_")[0].partition("-")[0]
        if self.direction == "ltr" and language in _FROM_RIGHT:
            yield f"nothing lays out {self.locale} from left to right; leave direction out"
        if self.rotation is not None and self.rotation not in _TURNS:
            yield f"a rotation is 0, 1, 2 or 3 quarter turns, not {self.rotation}"
        if self.time_zone is not None and not _ZONE.fullmatch(self.time_zone):
            yield f"a time zone is written as UTC or Asia/Kolkata, not {self.time_zone!r:.60}"
        if self.wallpaper is not None and not _WALLPAPER.fullmatch(self.wallpaper):
            yield f"a wallpaper is written as 10_galaxy, not {self.wallpaper!r:.60}"
        if self.home is not None:
            yield from _home_faults(self.home)


def _home_faults(text: str) -> Iterator[str]:
    try:
        home_layout(text)
    except ValueError as error:
        yield str(error)


def _span(numbers: range) -> str:
    return f"{numbers[0]} to {numbers[-1]}"


BUILT_IN: Final[Mapping[str, Profile]] = MappingProxyType(
    {
        profile.name: profile
        for profile in (
            Profile(),
            Profile(name="dark", dark=True),
            Profile(name="landscape", rotation=1),
            Profile(name="large_font", font_scale=1.3),
            Profile(name="large_display", density=540),
            Profile(name="rtl", direction="rtl"),
            Profile(name="arabic", locale="ar_EG"),
            # The five of AndroidWorld's study of screens, under their names there.
            Profile(name="NormalPortrait", width=1080, height=2400, rotation=0),
            Profile(name="NormalLandscape", width=1080, height=2400, rotation=1),
            Profile(name="LowResPortrait", width=720, height=1520, rotation=0),
            Profile(name="LowResLandscape", width=720, height=1520, rotation=1),
            Profile(name="HighResPortrait", width=1600, height=2560, rotation=0),
        )
    }
)
"""Profiles that everybody has, by name."""
