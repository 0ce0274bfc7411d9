"""Material 3 colours and the type scale, as Android 13 shows them on a Pixel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

Colour = tuple[int, int, int, int]
"""Red, green, blue and opacity, 0 to 255."""

BLACK: Final[Colour] = (0, 0, 0, 255)
WHITE: Final[Colour] = (255, 255, 255, 255)


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a text is set."""

    size: float
    """In sp."""
    weight: int = 400
    """400 or 500 (bold is shown as 700)."""
    colour: str = "on_surface"
    min_line: float = 0
    """The least height of one line in dp, where recorded texts are higher than the font."""
    caps: bool = False

    def coloured(self, colour: str) -> TextStyle:
        """Return the style with another colour."""
        return TextStyle(self.size, self.weight, colour, self.min_line, self.caps)


DISPLAY: Final = TextStyle(45)
HEADLINE: Final = TextStyle(32)
HEADLINE_SMALL: Final = TextStyle(24)
TITLE: Final = TextStyle(22)
TITLE_MEDIUM: Final = TextStyle(16, 500)
TITLE_SMALL: Final = TextStyle(14, 500)
BODY_LARGE: Final = TextStyle(16)
BODY: Final = TextStyle(14)
BODY_SMALL: Final = TextStyle(12, colour="on_surface_variant")
LABEL: Final = TextStyle(14, 500)
LABEL_SMALL: Final = TextStyle(12, 500)
ROW_TITLE: Final = TextStyle(20)
"""The title of a settings row: 71 px at 420 dpi."""
ROW_SUMMARY: Final = TextStyle(14, colour="on_surface_variant", min_line=19.4)
"""The line under it: 51 px at 420 dpi."""
CATEGORY: Final = TextStyle(14, 500, colour="primary", min_line=19.4)


@dataclass(frozen=True, slots=True)
class Theme:
    """Named colours."""

    name: str
    colours: Mapping[str, Colour]
    material: int = 3
    """Which Material design widgets look like: 2 has square, capital buttons and round FABs."""
    framework: bool = False
    """Whether what it is of is built of Android's own widgets, and not of AppCompat's."""
    appcompat: bool = False
    """Whether its activities are AppCompat's, which has views of its own around what they show."""

    def colour(self, name: str) -> Colour:
        """Return a colour by its role, or from `#rrggbb` or `#rrggbbaa`."""
        found = self.colours.get(name)
        return parse_colour(name) if found is None else found

    def having(
        self,
        colours: Mapping[str, str],
        material: int,
        *,
        framework: bool = False,
        appcompat: bool = False,
    ) -> Theme:
        """Return the theme with an app's own colours."""
        own = {name: parse_colour(value) for name, value in colours.items()}
        return Theme(self.name, {**self.colours, **own}, material, framework, appcompat)


def parse_colour(text: str) -> Colour:
    """Read `#rrggbb` or `#rrggbbaa`."""
    digits = text.removeprefix("#")
    if not text.startswith("#") or len(digits) not in {6, 8}:
        raise ValueError(f"neither a colour role nor #rrggbb: {text!r}")
    red, green, blue, opacity = bytes.fromhex(digits.ljust(8, "f"))
    return red, green, blue, opacity


def is_dark(colour: Colour) -> bool:
    """Whether what lies on a colour must be light to be seen."""
    red, green, blue, _ = colour
    return 299 * red + 587 * green + 114 * blue < 128_000


def _palette(text: str) -> dict[str, Colour]:
    pairs = (entry.split("=") for entry in text.split())
    return {name: parse_colour(value) for name, value in pairs}


LIGHT: Final = Theme(
    "light",
    _palette(
        """
        primary=#0b57d0 on_primary=#ffffff primary_container=#d3e3fd on_primary_container=#041e49
        secondary=#00639b on_secondary=#ffffff secondary_container=#c2e7ff
        on_secondary_container=#001d35 tertiary=#146c2e tertiary_container=#c4eed0
        on_tertiary_container=#072711 error=#b3261e on_error=#ffffff error_container=#f9dedc
        on_error_container=#410e0b background=#fdfcfb on_background=#1f1f1f surface=#fdfcfb
        on_surface=#1f1f1f surface_variant=#e1e3e1 on_surface_variant=#444746 outline=#747775
        outline_variant=#c4c7c5 surface_low=#f8fafd surface_container=#f0f4f9
        surface_high=#e9eef6 surface_highest=#dde3ea inverse_surface=#303030
        inverse_on_surface=#f2f2f2 inverse_primary=#a8c7fa scrim=#00000099 shadow=#00000040
        transparent=#00000000 selection=#0b57d055 black=#000000 white=#ffffff
        """
    ),
)
DARK: Final = Theme(
    "dark",
    _palette(
        """
        primary=#a8c7fa on_primary=#062e6f primary_container=#0842a0 on_primary_container=#d3e3fd
        secondary=#7fcfff on_secondary=#003355 secondary_container=#004a77
        on_secondary_container=#c2e7ff tertiary=#6dd58c tertiary_container=#0f5223
        on_tertiary_container=#c4eed0 error=#f2b8b5 on_error=#601410 error_container=#8c1d18
        on_error_container=#f9dedc background=#1b1b1b on_background=#e3e3e3 surface=#1b1b1b
        on_surface=#e3e3e3 surface_variant=#444746 on_surface_variant=#c4c7c5 outline=#8e918f
        outline_variant=#444746 surface_low=#1e1f20 surface_container=#242526
        surface_high=#2d2f31 surface_highest=#37393b inverse_surface=#e3e3e3
        inverse_on_surface=#303030 inverse_primary=#0b57d0 scrim=#00000099 shadow=#00000066
        transparent=#00000000 selection=#a8c7fa55 black=#000000 white=#ffffff
        """
    ),
)
