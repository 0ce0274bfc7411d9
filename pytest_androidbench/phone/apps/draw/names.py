"""Package, activities and preferences of Simple Draw Pro 6.9.3, as its manifest and Config.kt."""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "com.simplemobiletools.draw.pro"
MAIN_ACTIVITY: Final = ".activities.MainActivity"
SETTINGS_ACTIVITY: Final = ".activities.SettingsActivity"
SPLASH: Final = ".activities.SplashActivity"
EDIT: Final = "android.intent.action.EDIT"
CAPTURE: Final = "android.media.action.IMAGE_CAPTURE"
OUTPUT: Final = "output"
"""`MediaStore.EXTRA_OUTPUT`: where a caller wants the picture."""
CANVAS: Final = "my_canvas"

BRUSH_COLOR: Final = "brush_color"
BRUSH_SIZE: Final = "brush_size_2"
GROUND_COLOR: Final = "canvas_background_color"
SHOWS_BRUSH: Final = "show_brush_size"
ZOOMS: Final = "allow_zooming_canvas"
PORTRAIT: Final = "force_portrait_mode"
AWAKE: Final = "prevent_phone_from_sleeping"
LAST_ENDING: Final = "last_save_extension"

PNG: Final = "png"
SVG: Final = "svg"
JPG: Final = "jpg"
ENDINGS: Final = (PNG, SVG, JPG)
"""In the order they are offered; the first holds at first."""

ORANGE: Final = 0xFFF57C00
WHITE: Final = 0xFFFFFFFF
OPAQUE: Final = 0xFF000000
FULL_BRUSH_DP: Final = 40
"""A brush of 100 %."""
LEAST_BRUSH: Final = 5
FIRST_BRUSH: Final = 40.0


def unsigned(color: int) -> int:
    """A colour as it is kept, as 0xAARRGGBB."""
    return color & 0xFFFFFFFF


def signed(color: int) -> int:
    """0xAARRGGBB as preferences keep it."""
    return color - (1 << 32) if color >= 1 << 31 else color


def code_of(color: int) -> str:
    """A colour as "#rrggbb"."""
    return f"#{color & 0xFFFFFF:06x}"


def contrast(color: int) -> int:
    """Dark grey on light colours, white on dark ones and on black, as `getContrastColor`."""
    red, green, blue = color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF
    bright = (299 * red + 587 * green + 114 * blue) // 1000
    return 0xFF333333 if bright >= 149 and color != OPAQUE else WHITE
