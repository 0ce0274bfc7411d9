"""Which servers of the world outside pages may have something from, where the run says so."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final, NamedTuple

_HOST: Final = re.compile(r"(\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)(?::(\d{1,5}))?", re.ASCII)
_MOST_PORT: Final = 65_535


class AllowedHost(NamedTuple):
    """One server, or all of those whose names end alike."""

    name: str
    """A name or an IPv4 address; `*.example.org` is any name that ends so, `*` is any."""
    port: int = 0
    """0 is any."""

    @property
    def is_open(self) -> bool:
        """Whether names fit that nobody has said."""
        return self.name.startswith("*")

    def fits(self, name: str, port: int) -> bool:
        """Whether a server is meant."""
        if self.port not in {0, port}:
            return False
        if not self.is_open:
            return name == self.name
        return name.endswith(self.name[1:])


def parse_hosts(text: str) -> tuple[AllowedHost, ...]:
    """Read `NAME[:PORT][,NAME[:PORT]]`.

    Raises:
        ValueError: names the word that is none.
    """
    return tuple(map(_parsed, text.split(",")))


def _parsed(word: str) -> AllowedHost:
    found = _HOST.fullmatch(word.strip().lower())
    if found is None or int(found[2] or 0) > _MOST_PORT:
        raise ValueError(
            f"{word!r} is no host: say example.org, *.example.org, 127.0.0.1:8000, or * for any"
        )
    return AllowedHost(found[1], int(found[2] or 0))


def chosen_address(
    allowed: Iterable[AllowedHost], name: str, port: int, addresses: Iterable[str]
) -> str:
    """Which of a server's addresses may be called; nothing where none may.

    A name that only fits a pattern may lead to public addresses alone: whoever owns it could have
    it lead to this machine, or to others beside it.
    """
    fitting = [each for each in allowed if each.fits(name, port)]
    said = any(not each.is_open for each in fitting)
    may = (each for each in addresses if said or (fitting and ip_address(each).is_global))
    return next(may, "")
