"""Android's numeric users and groups, and their names."""

from __future__ import annotations

import re
from typing import Final

ROOT: Final = 0
SYSTEM: Final = 1000
RADIO: Final = 1001
MEDIA_RW: Final = 1023
EXT_DATA_RW: Final = 1078
EXT_OBB_RW: Final = 1079
SHELL: Final = 2000
FIRST_APP: Final = 10000
MEDIA_PROVIDER: Final = 10163
"""Owner of everything in shared storage."""

_NAMES: Final[dict[int, str]] = {
    ROOT: "root",
    SYSTEM: "system",
    RADIO: "radio",
    1002: "bluetooth",
    1003: "graphics",
    1004: "input",
    1005: "audio",
    1006: "camera",
    1007: "log",
    1010: "wifi",
    1011: "adb",
    1013: "media",
    1015: "sdcard_rw",
    MEDIA_RW: "media_rw",
    1028: "sdcard_r",
    EXT_DATA_RW: "ext_data_rw",
    EXT_OBB_RW: "ext_obb_rw",
    SHELL: "shell",
    2001: "cache",
    3001: "net_bt_admin",
    3002: "net_bt",
    3003: "inet",
    3006: "net_bw_stats",
    3009: "readproc",
    3011: "uhid",
    3012: "readtracefs",
    9997: "everybody",
    9999: "nobody",
}
_NUMBERS: Final[dict[str, int]] = {name: number for number, name in _NAMES.items()}
_APP: Final = re.compile(r"u0_a(\d{1,4})(_cache)?", re.ASCII)


def owner_name(number: int) -> str:
    """Name of a user or group: `root`, `u0_a163`, or the number itself."""
    if FIRST_APP <= number < 20000:
        return f"u0_a{number - FIRST_APP}"
    if 20000 <= number < 30000:
        return f"u0_a{number - 20000}_cache"
    return _NAMES.get(number, str(number))


def owner_number(name: str) -> int | None:
    """Number of a user or group given by name or number; None where there is no such one."""
    if name.isascii() and name.isdigit():
        return int(name) if len(name) <= 10 and int(name) < 2**32 else None
    if match := _APP.fullmatch(name):
        return (20000 if match[2] else FIRST_APP) + int(match[1])
    return _NUMBERS.get(name)
