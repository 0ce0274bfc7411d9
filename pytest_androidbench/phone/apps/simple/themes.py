"""The colours of the Simple apps: themes to choose from, and what an app was given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.theme import is_dark, parse_colour

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs, PrefValue

LIGHT, DARK, DARK_RED, BLACK_WHITE, CUSTOM, WHITE, AUTO, SYSTEM = 0, 1, 3, 4, 5, 7, 8, 9
OPAQUE: Final = 0xFF000000
ORANGE: Final = 0xF57C00
TEXT_COLOR, BACKGROUND_COLOR, PRIMARY_COLOR = "text_color", "background_color", "primary_color"
USES_AUTO, USES_SYSTEM = "is_using_auto_theme", "is_using_system_theme"


@dataclass(frozen=True, slots=True, kw_only=True)
class SimpleColors:
    """Three colours as 0xRRGGBB, from which an app's others follow."""

    text: int
    background: int
    primary: int = ORANGE

    @property
    def is_dark(self) -> bool:
        """Whether light letters stand on dark ground."""
        return is_dark(parse_colour(code_of(self.background)))

    def palette(self) -> dict[str, str]:
        """The roles of the theme that they fill."""
        text, background, primary = map(code_of, (self.text, self.background, self.primary))
        above = "#000000" if not is_dark(parse_colour(primary)) else "#ffffff"
        grounds = ("background", "surface", "surface_low", "surface_container", "surface_high")
        letters = ("on_background", "on_surface", "on_surface_variant")
        return {
            **dict.fromkeys(grounds, background),
            **dict.fromkeys(letters, text),
            "primary": primary,
            "on_primary": above,
        }


THEMES: Final[Mapping[int, tuple[Message, SimpleColors | None]]] = {
    SYSTEM: (tr("System default (Material You)"), None),
    AUTO: (tr("Auto light / dark"), None),
    LIGHT: (tr("Light"), SimpleColors(text=0x2D2D2D, background=0xFFFFFF)),
    DARK: (tr("Dark"), SimpleColors(text=0xEEEEEE, background=0x2D2D2D)),
    DARK_RED: (
        tr("Dark red"),
        SimpleColors(text=0xEEEEEE, background=0x2D2D2D, primary=0xD32F2F),
    ),
    WHITE: (tr("White"), SimpleColors(text=0x333333, background=0xFFFFFF, primary=0xFFFFFF)),
    BLACK_WHITE: (
        tr("Black & White"),
        SimpleColors(text=0xFFFFFF, background=0x000000, primary=0x000000),
    ),
    CUSTOM: (tr("Custom"), None),
}
"""Name and colours of each, in the order they are offered; some take theirs from the phone."""
FIRST_COLORS: Final = SimpleColors(text=0xEEEEEE, background=0x2D2D2D)


def code_of(color: int) -> str:
    """A colour as "#rrggbb"."""
    return f"#{color & 0xFFFFFF:06x}"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChosenTheme:
    """Which theme an app has, and its colours."""

    theme: int
    colors: SimpleColors

    @classmethod
    def of(cls, prefs: Prefs) -> ChosenTheme:
        """What is kept."""
        colors = SimpleColors(
            text=prefs.get(TEXT_COLOR, FIRST_COLORS.text) & 0xFFFFFF,
            background=prefs.get(BACKGROUND_COLOR, FIRST_COLORS.background) & 0xFFFFFF,
            primary=prefs.get(PRIMARY_COLOR, FIRST_COLORS.primary) & 0xFFFFFF,
        )
        if prefs.get(USES_SYSTEM, default=True):
            return cls(theme=SYSTEM, colors=colors)
        if prefs.get(USES_AUTO, default=False):
            return cls(theme=AUTO, colors=colors)
        return cls(theme=theme_with(colors), colors=colors)

    def shown(self, *, dark: bool) -> SimpleColors | None:
        """The colours on a light or dark phone; None where the phone's own are shown."""
        if self.theme == SYSTEM:
            return None
        if self.theme != AUTO:
            return self.colors
        ground = THEMES[DARK if dark else LIGHT][1] or FIRST_COLORS
        return SimpleColors(
            text=ground.text, background=ground.background, primary=self.colors.primary
        )

    def kept(self) -> dict[str, PrefValue]:
        """As it is kept; colours are signed there."""
        colors = self.colors
        return {
            TEXT_COLOR: signed(colors.text),
            BACKGROUND_COLOR: signed(colors.background),
            PRIMARY_COLOR: signed(colors.primary),
            USES_AUTO: self.theme == AUTO,
            USES_SYSTEM: self.theme == SYSTEM,
        }


def theme_with(colors: SimpleColors) -> int:
    """The theme that has these colours; else they are somebody's own."""
    named = (number for number, (_, has) in THEMES.items() if has == colors)
    return next(named, CUSTOM)


def signed(color: int) -> int:
    """An opaque colour as Android's 32-bit number."""
    return (color | OPAQUE) - 2**32
