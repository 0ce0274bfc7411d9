"""What a layout may depend on: the display, the theme, the direction, the text engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from pytest_androidbench.phone.ui.geometry import Size
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.ui.theme import DARK, LIGHT, Theme

Direction = Literal["ltr", "rtl"]

TABLET_DP: Final = 600
RTL_LANGUAGES: Final = frozenset({"ar", "fa", "he", "iw", "ur"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Display:
    """The screen and the settings that change what is on it."""

    width: int = 1080
    height: int = 2400
    density: int = 420
    font_scale: float = 1.0
    dark: bool = False
    locale: str = "en_US"
    rotation: int = 0
    """Quarter turns: 0 is upright, 1 and 3 lie on a side."""
    hour24: bool = True
    force_rtl: bool = False
    """Laid out from right to left, whatever the language."""

    @property
    def is_rtl(self) -> bool:
        """Whether it is laid out from right to left."""
        return self.force_rtl or self.language in RTL_LANGUAGES

    @property
    def logical_size(self) -> Size:
        """Width and height as they are seen after rotation."""
        if self.rotation % 2:
            return Size(self.height, self.width)
        return Size(self.width, self.height)

    @property
    def width_dp(self) -> float:
        """Its width as it is seen, in density-independent pixels."""
        return self.logical_size.width * 160 / self.density

    @property
    def height_dp(self) -> float:
        """Its height as it is seen, in density-independent pixels."""
        return self.logical_size.height * 160 / self.density

    @property
    def smallest_dp(self) -> float:
        """Its shorter side in density-independent pixels, however it is held."""
        return min(self.width, self.height) * 160 / self.density

    @property
    def is_tablet(self) -> bool:
        """Whether its shorter side has room for what tablets show (resources `sw600dp`)."""
        return self.smallest_dp >= TABLET_DP

    @property
    def is_wide(self) -> bool:
        """Whether the phone is held on its long side."""
        return self.logical_size.width > self.logical_size.height

    @property
    def language(self) -> str:
        """The language part of the locale."""
        return self.locale.replace("-", "_").split("_", 1)[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ctx:
    """Everything that layout and drawing read; make it with `context(display, engine)`."""

    display: Display
    theme: Theme
    direction: Direction
    engine: TextEngine
    domain: str = ""
    """The app whose translations come first."""
    _scale: float = field(default=0.0, repr=False)

    @property
    def rtl(self) -> bool:
        """Whether x grows from the right edge."""
        return self.direction == "rtl"

    @property
    def locale(self) -> str:
        return self.display.locale

    @property
    def width_dp(self) -> float:
        """The screen's width in density-independent pixels."""
        return self.display.width_dp

    @property
    def height_dp(self) -> float:
        """The screen's height in density-independent pixels."""
        return self.display.height_dp

    def dp(self, value: float) -> int:
        """Return a size in pixels: rounded as Android does, at least one when it is not nothing."""
        if value == 0:
            return 0
        pixels = int(abs(value) * self._scale + 0.5) or 1
        return pixels if value > 0 else -pixels

    def sp(self, value: float) -> float:
        """Return a font size in pixels, to a quarter of one."""
        return int(value * self._scale * self.display.font_scale * 4 + 0.5) / 4

    def text(self, text: TextLike) -> str:
        """Return the text in the display's language."""
        if isinstance(text, str):
            return text
        return self.engine.translate(text, self.display.locale, self.domain)

    def toward(self, direction: Direction) -> Ctx:
        """Return the same context with a fixed direction: keyboards and maps never mirror."""
        return self if direction == self.direction else replace(self, direction=direction)

    def of_app(self, domain: str) -> Ctx:
        """Return the same context with an app's own translations in front."""
        return self if domain == self.domain else replace(self, domain=domain)

    def themed(
        self,
        colours: Mapping[str, str],
        material: int,
        *,
        framework: bool = False,
        appcompat: bool = False,
    ) -> Ctx:
        """Return the same context with an app's own colours, and what its widgets are."""
        theme = self.theme.having(colours, material, framework=framework, appcompat=appcompat)
        return replace(self, theme=theme)


def context(display: Display, engine: TextEngine, domain: str = "") -> Ctx:
    """Return the context of a display; the engine (fonts and their caches) is shared.

    `domain` names the app whose translations come first.
    """
    return Ctx(
        display=display,
        theme=DARK if display.dark else LIGHT,
        direction="rtl" if display.is_rtl else "ltr",
        engine=engine,
        domain=domain,
        _scale=display.density / 160,
    )
