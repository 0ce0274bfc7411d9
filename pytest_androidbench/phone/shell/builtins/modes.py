"""Permission bits as text and from text."""

from __future__ import annotations

import re
import stat
from typing import Final

from pytest_androidbench.phone.system.files import Stat

_CLAUSE: Final = re.compile(r"([ugoa]*)([-+=])([rwxXst]*)")
_BITS: Final[dict[str, int]] = {"r": 4, "w": 2, "x": 1}
_SHIFTS: Final[dict[str, int]] = {"u": 6, "g": 3, "o": 0}


def mode_text(found: Stat) -> str:
    """The ten characters `ls -l` shows."""
    return stat.filemode(found.st_mode)


def read_mode(text: str, current: int, *, is_dir: bool) -> int | None:
    """Mode bits for `755` or `u+x,go-w`, or None when it is no mode."""
    if re.fullmatch(r"[0-7]{1,5}", text):
        return int(text, 8) & 0o7777
    mode = current
    for clause in text.split(","):
        match = _CLAUSE.fullmatch(clause)
        if match is None:
            return None
        mode = _apply(mode, match, is_dir=is_dir)
    return mode


def _apply(mode: int, match: re.Match[str], *, is_dir: bool) -> int:
    who, action, letters = match.groups()
    who = "ugo" if not who or "a" in who else who
    bits = sum(_BITS[letter] for letter in set(letters) if letter in _BITS)
    if "X" in letters and (is_dir or mode & 0o111):
        bits |= 1
    mask = sum(bits << _SHIFTS[letter] for letter in set(who))
    if "s" in letters:
        mask |= (0o4000 if "u" in who else 0) | (0o2000 if "g" in who else 0)
    if "t" in letters:
        mask |= 0o1000
    if action == "=":
        return (mode & ~sum(7 << _SHIFTS[letter] for letter in set(who))) | mask
    return mode | mask if action == "+" else mode & ~mask
