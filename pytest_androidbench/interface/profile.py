"""How a device looks: everything about it that is not state of its apps."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.interface import defaults


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """Screen, language and look of a device; a named variation of an episode."""

    name: str = defaults.PROFILE
    width: int = 1080
    """Pixels, in the natural orientation."""
    height: int = 2400
    density: int = 420
    """Pixels per 160 dp."""
    font_scale: float = 1.0
    locale: str = "en_US"
    dark: bool = False
    rotation: int = 0
    """Quarter turns counter-clockwise from the natural orientation, 0-3."""
