"""The program's command line: its own flags, and the emulator's, of which many change nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from ipaddress import AddressValueError, IPv4Address
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.phone.wall.allowed_hosts import parse_hosts

DEFAULT_AVD: Final = "AndroidWorldAvd"

USAGE: Final = """\
usage: python -m pytest_androidbench.phone [FLAGS]

  -avd NAME, @NAME         what the phone is called
  -port P                  console on P, adb on P+1
  -ports C,A               console on C, adb on A; 0,0 takes a free pair
  -id ID                   what the console command `avd id` answers
  -read-only               refuse to save and load snapshots
  --host-port N            be the adb server on N too; 0 takes a free port
  --ready-json             print one line of JSON once everything listens
  --die-with-stdin         end when standard input ends
  --load-ahead             import the screens of all apps when nobody asks for anything
  --note-fd N              keep number and kind of the last request in this open file
  --console-token-file F   ask console clients for the token in F; made if missing
  --allow-uid N[,N]|any    let in programs of these users too, not of yours and root alone
  --listen ADDRESS         have the adb ports at this IPv4 address, not at 127.0.0.1
  --announce [N]           tell the adb server on N (5037) that the phone is here
  --size WxH, --density D, --locale L, --font-scale F, --dark
                           the display
  --factory                start with the system's apps alone; others are there when installed
  --wall-clock             let time pass as on the wall, not by what happens
  --view PORT              show the phone on a page for a browser; 0 takes a free port
  --web-hosts HOST[,HOST]  let web pages have what these servers give: NAME[:PORT], *.NAME, or *
  --no-wall                keep the rights that a phone gives up before it listens: to debug it
  --wall-report            say in JSON which layers of the wall this system has, and end
  --stub-apks DIR          write an APK for each app that is not the system's into DIR, and end

All of the emulator's flags are accepted; those not listed change nothing. Any other is refused.
"""


class UsageError(AndroidBenchError):
    """A flag has a value it cannot have, or there is no such flag."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandLine:
    """What the command line asks for."""

    avd: str = DEFAULT_AVD
    avd_id: str = ""
    ports: tuple[int, int] | None = None
    """Console and adb; None looks for a pair as the emulator does."""
    host_port: int | None = None
    read_only: bool = False
    ready_json: bool = False
    die_with_stdin: bool = False
    load_ahead: bool = False
    """Whether to have the code of all apps in memory before they are opened."""
    note_fd: int | None = None
    """An open file that was inherited."""
    token_file: Path | None = None
    allowed: frozenset[int] | None = frozenset()
    """Users to let in beside root and our own; None lets in everybody."""
    listen: str = "127.0.0.1"
    """Where the adb ports are; console, live view and forwards are of this machine alone."""
    announce: int | None = None
    width: int = 1080
    height: int = 2400
    density: int = 420
    locale: str = "en_US"
    font_scale: float = 1.0
    dark: bool = False
    factory: bool = False
    """Whether only the system's apps are there from the start."""
    wall_clock: bool = False
    view: int | None = None
    web_hosts: str = ""
    """Servers that pages may have something from."""
    wall: bool = True
    """Whether to give up what a phone does not need before it listens."""
    wall_report: bool = False
    stub_apks: Path | None = None
    """A folder to write APKs of the apps into, instead of being a phone."""
    help: bool = False

    @property
    def exposed(self) -> bool:
        """Whether other machines may reach the adb ports."""
        return not IPv4Address(self.listen).is_loopback


def _number(flag: str, low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch(r"\d{1,7}", text) or not low <= int(text) <= high:
            raise UsageError(f"{flag} must be a number from {low} to {high}, not '{text}'")
        return int(text)

    return read


def _one_port(text: str) -> dict[str, Any]:
    port = _number("-port", 0, 65534)(text)
    return {"ports": (port, port + 1 if port else 0)}


def _two_ports(text: str) -> dict[str, Any]:
    words = text.split(",")
    if len(words) != 2:
        raise UsageError(f"-ports must be CONSOLE,ADB, not '{text}'")
    read = _number("-ports", 0, 65535)
    return {"ports": (read(words[0]), read(words[1]))}


def _size(text: str) -> dict[str, Any]:
    match = re.fullmatch(r"(\d{2,5})x(\d{2,5})", text)
    if match is None or not all(100 <= int(side) <= 8192 for side in match.groups()):
        raise UsageError(f"--size must be WIDTHxHEIGHT from 100 to 8192, not '{text}'")
    return {"width": int(match[1]), "height": int(match[2])}


def _font_scale(text: str) -> dict[str, Any]:
    if not re.fullmatch(r"\d(\.\d{1,3})?", text) or not 0.5 <= float(text) <= 3:
        raise UsageError(f"--font-scale must be a number from 0.5 to 3, not '{text}'")
    return {"font_scale": float(text)}


def _locale(text: str) -> dict[str, Any]:
    if not re.fullmatch(r"[a-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,2}", text):
        raise UsageError(f"--locale must be like en_US, not '{text}'")
    return {"locale": text.replace("-", "_")}


def _users(text: str) -> dict[str, Any]:
    if text == "any":
        return {"allowed": None}
    if not re.fullmatch(r"\d{1,10}(,\d{1,10})*", text):
        raise UsageError(f"--allow-uid must be numbers of users, as in 1000,1001, or any: '{text}'")
    return {"allowed": frozenset(int(word) for word in text.split(","))}


def _address(text: str) -> dict[str, Any]:
    try:
        return {"listen": str(IPv4Address(text))}
    except AddressValueError as error:
        raise UsageError(f"--listen must be an IPv4 address, not '{text}'") from error


def _web_hosts(text: str) -> dict[str, Any]:
    try:
        parse_hosts(text)
    except ValueError as error:
        raise UsageError(f"--web-hosts: {error}") from error
    return {"web_hosts": text}


_WITH_VALUE: Final[Mapping[str, Callable[[str], dict[str, Any]]]] = {
    "avd": lambda text: {"avd": text},
    "id": lambda text: {"avd_id": text},
    "port": _one_port,
    "ports": _two_ports,
    "host-port": lambda text: {"host_port": _number("--host-port", 0, 65535)(text)},
    "note-fd": lambda text: {"note_fd": _number("--note-fd", 3, 65535)(text)},
    "console-token-file": lambda text: {"token_file": Path(text)},
    "allow-uid": _users,
    "listen": _address,
    "size": _size,
    "density": lambda text: {"density": _number("--density", 72, 960)(text)},
    "locale": _locale,
    "font-scale": _font_scale,
    "stub-apks": lambda text: {"stub_apks": Path(text)},
    "view": lambda text: {"view": _number("--view", 0, 65535)(text)},
    "web-hosts": _web_hosts,
}
_SWITCHES: Final[Mapping[str, dict[str, Any]]] = {
    "read-only": {"read_only": True},
    "ready-json": {"ready_json": True},
    "die-with-stdin": {"die_with_stdin": True},
    "load-ahead": {"load_ahead": True},
    "dark": {"dark": True},
    "factory": {"factory": True},
    "wall-clock": {"wall_clock": True},
    "no-wall": {"wall": False},
    "wall-report": {"wall_report": True},
    "help": {"help": True},
    "h": {"help": True},
}


_ANNOUNCE: Final = "announce"


def parse(arguments: Sequence[str], default_server_port: int = 5037) -> CommandLine:
    """Read the command line.

    Raises:
        UsageError: one of our flags has a value it cannot have, or a word is no flag.
    """
    options, words = CommandLine(), list(arguments)
    while words:
        word = words.pop(0)
        if word.startswith("@"):
            options = replace(options, avd=word[1:])
        elif word.strip("-"):
            options = replace(options, **_flag(word, words, default_server_port))
    if options.exposed and options.allowed is not None:
        raise UsageError(
            f"--listen {options.listen} needs --allow-uid any: nothing tells whose a connection "
            "from another machine is"
        )
    return options


def _flag(word: str, words: list[str], default_server_port: int) -> dict[str, Any]:
    """What one flag sets; its value is taken off `words`."""
    name = word.lstrip("-").replace("_", "-") if word.startswith("-") else ""
    has_value = bool(words) and not words[0].startswith(("-", "@"))
    if name in _SWITCHES:
        return _SWITCHES[name]
    if name in _WITH_VALUE:
        if not has_value:
            raise UsageError(f"{word} needs a value")
        return _WITH_VALUE[name](words.pop(0))
    if name == _ANNOUNCE:
        given = words.pop(0) if has_value else str(default_server_port)
        return {"announce": _number(word, 1, 65535)(given)}
    _pass_over(name, word, words)
    return {}


def _pass_over(name: str, word: str, words: list[str]) -> None:
    """Take the value of a flag of the emulator's, which means nothing here, off `words`."""
    from pytest_androidbench.phone.wire import emulator_flags  # noqa: PLC0415 - for these alone

    if name in emulator_flags.WITH_VALUE:
        del words[:1]
    elif name == emulator_flags.REST:
        words.clear()
    elif name not in emulator_flags.SWITCHES and not name.startswith(emulator_flags.FAMILIES):
        emulators = emulator_flags.WITH_VALUE | emulator_flags.SWITCHES
        raise UsageError(_unknown(word, emulators))


def _unknown(word: str, emulators: Iterable[str]) -> str:
    from difflib import get_close_matches  # noqa: PLC0415 - only to refuse

    known = sorted({*_WITH_VALUE, *_SWITCHES, _ANNOUNCE, *emulators})
    close = get_close_matches(word.lstrip("-").lower().replace("_", "-"), known)
    meant = f"; did you mean {' or '.join(f'-{name}' for name in close)}?" if close else ""
    return f"there is no flag {word!r}{meant} (--help lists those that change something)"
