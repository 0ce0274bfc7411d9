"""Reads gettext's `.po` files, as far as the phone's own go: no contexts, nothing fuzzy."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Final

Entry = str | tuple[str, ...]
"""A translation, or its plural forms in CLDR's order: zero, one, two, few, many, other."""

_LINE: Final = re.compile(r'(?:(msgid|msgid_plural|msgstr|msgstr\[\d\])\s+)?(".*")\s*$')


def read_po(text: str) -> Mapping[str, Entry]:
    """Return translations by English texts, by the singular of what counts.

    What is not translated is left out.
    """
    found: dict[str, Entry] = {}
    for block in text.split("\n\n"):
        parts = dict(_parts(block))
        text, counts = parts.pop("msgid", ""), parts.pop("msgid_plural", None) is not None
        forms = tuple(parts.values())
        if text and forms and all(forms):
            found[text] = forms if counts else forms[0]
    return found


def _parts(block: str) -> Iterator[tuple[str, str]]:
    """Return the keywords of an entry, each with its text, whose lines are put together."""
    keyword, lines = "", list[str]()
    for line in block.split("\n"):
        found = _LINE.match(line)
        if found is None:
            continue
        if found[1]:
            if keyword:
                yield keyword, "".join(lines)
            keyword, lines = found[1], []
        lines.append(json.loads(found[2], strict=False))
    if keyword:
        yield keyword, "".join(lines)
