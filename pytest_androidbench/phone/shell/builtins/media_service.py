"""`media`, which is `cmd media_session`: volumes by number and index, and the keys of players.

`MediaShellCommand` and `VolumeCtrl` of Android 13.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Final, Literal

from pytest_androidbench.phone.shell.builtins.java import integer, java_error, take, through_binder
from pytest_androidbench.phone.shell.builtins.state_services import unknown
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.system.volumes import STREAMS

_NUMBERED: Final = ("voice", "system", "ring", "music", "alarm", "notification")
"""Streams as `AudioManager` numbers them; those behind have no volume of their own here."""
_NOTIFICATION: Final = 5
"""What is changed where nobody says what."""
_KEYS: Final = {
    "play": 126, "pause": 127, "play-pause": 85, "mute": 91, "headsethook": 79, "stop": 86,
    "next": 87, "previous": 88, "rewind": 89, "record": 130, "fast-forward": 90,
}  # fmt: skip
"""Codes of `KeyEvent`."""
_STEPS: Final = {"raise": 1, "same": 0, "lower": -1}


@dataclass(slots=True)
class _Wish:
    """What is to be done to a volume."""

    stream: int = _NOTIFICATION
    index: int = 0
    way: str = ""
    change: Literal["", "set", "adj"] = ""
    shown: bool = False
    told: bool = False


async def media(io: IO, args: list[str]) -> int:
    """Sets, changes and tells volumes; sends keys to what plays."""
    match args:
        case ["volume", *rest]:
            return await _volume(io, await _read(io, deque(rest)))
        case ["dispatch", key] if key in _KEYS:
            return await io.run(["input", "keyevent", str(_KEYS[key])])
        case ["dispatch", *rest]:
            raise java_error("dispatch", f"Error: unknown dispatch code '{' '.join(rest[:1])}'")
        case _:
            return await unknown(io, args)


async def _read(io: IO, words: deque[str]) -> _Wish:
    wish = _Wish()
    while words:
        option = words.popleft()
        match option:
            case "--show":
                wish.shown = True
            case "--get":
                wish.told = True
                await io.line("[V] will get volume")
            case "--stream":
                wish.stream = integer(take(words, "volume", option), "volume")
                await io.line(f"[V] will control stream={wish.stream} ({_name(wish.stream)})")
            case "--set":
                wish.change, wish.index = "set", integer(take(words, "volume", option), "volume")
                await io.line(f"[V] will set volume to index={wish.index}")
            case "--adj":
                wish.change, wish.way = "adj", take(words, "volume", option)
                await io.line("[V] will adjust volume")
            case _:
                raise java_error("volume", f"Unknown argument {option}")
    return wish


async def _volume(io: IO, wish: _Wish) -> int:
    if wish.change == "adj" and wish.way not in _STEPS:
        await io.err(
            f"Error: no valid volume adjustment, was {wish.way}, expected same|lower|raise"
        )
        return 0
    await io.line("[V] Connecting to AudioService")
    if not 0 <= wish.stream < len(_NUMBERED):
        raise java_error("volume", f"Bad stream type {wish.stream}")
    name, settings = _NUMBERED[wish.stream], io.phone.settings
    stream, key = STREAMS[name], f"volume_{name}"
    spread = f"[{stream.least}..{stream.maximum}]"
    if wish.change == "set" and not stream.least <= wish.index <= stream.maximum:
        await io.err(
            f"Error: invalid volume index {wish.index} for stream {wish.stream} "
            f"(should be in {spread})"
        )
        return 0
    before = settings.number("system", key, stream.least)
    if wish.change:
        wanted = wish.index if wish.change == "set" else before + _STEPS[wish.way]
        settings.put("system", key, stream.limited(wanted))
        if wish.shown:
            io.phone.windows.overlays.show_volume(name)
        io.phone.windows.changed()
    if wish.told:
        now = settings.number("system", key, stream.least)
        await io.line(f"[V] volume is {now} in range {spread}")
    return 0


def _name(stream: int) -> str:
    known = 0 <= stream < len(_NUMBERED)
    return STREAMS[_NUMBERED[stream]].name if known else "invalid stream"


COMMANDS: Final[Commands] = {"media": through_binder("media_session", media)}
