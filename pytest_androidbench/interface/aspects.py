"""The sides of a look that success is told by: its screen, its language, its theme and the like."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from pytest_androidbench.interface.home_layout import home_layout
from pytest_androidbench.interface.profile import Profile


@dataclass(frozen=True, slots=True, kw_only=True)
class Aspect:
    """One side of a look."""

    name: str
    fields: frozenset[str]
    """Of a profile; another profile that is alike in all others differs in this alone."""
    written: Callable[[Profile], str]
    """The value a profile has, as `--ab-vary` writes it where that varies it; "" = it has none."""


def _screen(profile: Profile) -> str:
    return "" if profile.width is None else f"{profile.width}x{profile.height}"


def _orientation(profile: Profile) -> str:
    """How the screen stands, which for one that is wider than high is not how it is turned."""
    if profile.width is None and profile.rotation is None:
        return ""
    wide = (profile.width or 0) > (profile.height or 0)
    turned = (profile.rotation or 0) % 2 == 1
    return "landscape" if wide != turned else "portrait"


def _home(profile: Profile) -> str:
    """Alike for the same apps in the same places, in whatever order they are told."""
    if profile.home is None:
        return ""
    try:
        layout = home_layout(profile.home)
    except ValueError:  # of a record that somebody else has written
        return profile.home
    places = (
        f"{place.package}#{place.column}"
        if place.row is None
        else f"{place.package}@{place.column},{place.row}"
        for place in layout.places
    )
    return " ".join([f"{layout.columns}x{layout.rows}", *sorted(places)])


def _aspect(name: str, written: Callable[[Profile], str], *fields: str) -> Aspect:
    return Aspect(name=name, fields=frozenset(fields), written=written)


ASPECTS: Final[Mapping[str, Aspect]] = MappingProxyType(
    {
        aspect.name: aspect
        for aspect in (
            _aspect("locale", lambda of: (of.locale or "").replace("_", "-"), "locale"),
            _aspect("direction", lambda of: of.direction or "", "direction"),
            _aspect("screen", _screen, "width", "height"),
            _aspect("orientation", _orientation, "rotation"),
            _aspect("density", lambda of: str(of.density or ""), "density"),
            _aspect(
                "font",
                lambda of: "" if of.font_scale is None else str(float(of.font_scale)),
                "font_scale",
            ),
            _aspect(
                "theme", lambda of: "" if of.dark is None else ("light", "dark")[of.dark], "dark"
            ),
            _aspect("wallpaper", lambda of: of.wallpaper or "", "wallpaper"),
            _aspect("home", _home, "home"),
            _aspect("time zone", lambda of: of.time_zone or "", "time_zone"),
        )
    }
)
"""All there are, by name."""
