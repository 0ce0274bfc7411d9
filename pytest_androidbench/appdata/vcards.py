"""Names and numbers in a file of contacts: vCards of version 2.1 and later."""

from __future__ import annotations

import quopri
import re
from collections.abc import Iterator
from typing import Final

from pytest_androidbench.appdata.contacts import digits

_LINE: Final = re.compile(r"(?:[\w-]+\.)?([\w-]+)((?:;[^:]*)?):(.*)")


def cards_in(text: str) -> list[tuple[str, tuple[str, ...]]]:
    """Name and numbers, digits alone and sorted, of each contact in a file, in its order."""
    found: list[tuple[str, tuple[str, ...]]] = []
    name, numbers = "", list[str]()
    for key, value in _properties(text):
        match key:
            case "BEGIN":
                name, numbers = "", []
            case "FN":
                name = value
            case "TEL":
                numbers.append(digits(value))
            case "END":
                found.append((name, tuple(sorted(numbers))))
    return found


def _properties(text: str) -> Iterator[tuple[str, str]]:
    unfolded = re.sub(r"=\r?\n|\r?\n[ \t]", "", text)
    for line in unfolded.splitlines():
        found = _LINE.fullmatch(line)
        if found is not None:
            quoted = "QUOTED-PRINTABLE" in found[2].upper()
            octets = quopri.decodestring(found[3].encode()) if quoted else found[3].encode()
            value = octets.decode("utf-8", errors="replace")
            yield found[1].upper(), re.sub(r"\\(.)", r"\1", value)
