"""Keys by number and by name, and the characters they type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

META_SHIFT: Final = 1
META_CTRL: Final = 0x1000
TAB: Final = 61
ENTER: Final = 66
VOLUME_AND_POWER: Final = frozenset({25, 26})
"""Keys that take a screenshot when they are pressed together."""

CODES: Final[Mapping[str, int]] = {
    "home": 3,
    "back": 4,
    "call": 5,
    "endcall": 6,
    "star": 17,
    "pound": 18,
    "dpad_up": 19,
    "dpad_down": 20,
    "dpad_left": 21,
    "dpad_right": 22,
    "dpad_center": 23,
    "volume_up": 24,
    "volume_down": 25,
    "power": 26,
    "camera": 27,
    "clear": 28,
    "comma": 55,
    "period": 56,
    "alt_left": 57,
    "alt_right": 58,
    "shift_left": 59,
    "shift_right": 60,
    "tab": 61,
    "space": 62,
    "explorer": 64,
    "envelope": 65,
    "enter": 66,
    "del": 67,
    "grave": 68,
    "minus": 69,
    "equals": 70,
    "left_bracket": 71,
    "right_bracket": 72,
    "backslash": 73,
    "semicolon": 74,
    "apostrophe": 75,
    "slash": 76,
    "at": 77,
    "plus": 81,
    "menu": 82,
    "notification": 83,
    "search": 84,
    "media_play_pause": 85,
    "media_stop": 86,
    "media_next": 87,
    "media_previous": 88,
    "media_rewind": 89,
    "media_fast_forward": 90,
    "mute": 91,
    "page_up": 92,
    "page_down": 93,
    "escape": 111,
    "forward_del": 112,
    "ctrl_left": 113,
    "ctrl_right": 114,
    "caps_lock": 115,
    "scroll_lock": 116,
    "meta_left": 117,
    "meta_right": 118,
    "function": 119,
    "move_home": 122,
    "move_end": 123,
    "insert": 124,
    "forward": 125,
    "media_play": 126,
    "media_pause": 127,
    "num_lock": 143,
    "numpad_enter": 160,
    "volume_mute": 164,
    "settings": 176,
    "app_switch": 187,
    "assist": 219,
    "sysrq": 120,
    "brightness_down": 220,
    "brightness_up": 221,
    "sleep": 223,
    "wakeup": 224,
    "language_switch": 204,
    "cut": 277,
    "copy": 278,
    "paste": 279,
    "all_apps": 284,
    **{str(digit): 7 + digit for digit in range(10)},
    **{f"f{number}": 130 + number for number in range(1, 13)},
    **{chr(ord("a") + index): 29 + index for index in range(26)},
}
"""Names as in KEYCODE_..., in lower case."""

ALIASES: Final[Mapping[str, str]] = {
    "delete": "del",
    "recent": "app_switch",
    "recents": "app_switch",
    "center": "dpad_center",
    "up": "dpad_up",
    "down": "dpad_down",
    "left": "dpad_left",
    "right": "dpad_right",
}
"""Names that UI automation uses."""

_PLAIN: Final = {
    17: "*",
    18: "#",
    55: ",",
    56: ".",
    61: "\t",
    62: " ",
    68: "`",
    69: "-",
    70: "=",
    71: "[",
    72: "]",
    73: "\\",
    74: ";",
    75: "'",
    76: "/",
    77: "@",
    81: "+",
}
_SHIFTED: Final = {
    55: "<",
    56: ">",
    68: "~",
    69: "_",
    70: "+",
    71: "{",
    72: "}",
    73: "|",
    74: ":",
    75: '"',
    76: "?",
    **{7 + place: sign for place, sign in enumerate(")!@#$%^&*(")},
}


def code_of(name: str) -> int | None:
    """The number of a key: "KEYCODE_ENTER", "enter", "66"."""
    short = name.strip().lower().removeprefix("keycode_")
    short = ALIASES.get(short, short)
    if name.strip().isdecimal():
        return int(name)
    return CODES.get(short)


def character(code: int, meta: int = 0) -> str | None:
    """The character a key types."""
    shift = bool(meta & META_SHIFT)
    if 29 <= code <= 54:
        letter = chr(ord("a") + code - 29)
        return letter.upper() if shift else letter
    if shift and code in _SHIFTED:
        return _SHIFTED[code]
    if 7 <= code <= 16:
        return str(code - 7)
    return _PLAIN.get(code)
