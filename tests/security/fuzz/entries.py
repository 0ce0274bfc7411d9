"""All the ways in, by name."""

from __future__ import annotations

from random import Random
from typing import Final

from tests.security.fuzz import (
    archives,
    databases,
    documents,
    intents,
    media,
    requests,
    scripts,
    sql,
)
from tests.security.fuzz.inputs import Generator, Input

ENTRIES: Final[dict[str, Generator]] = {
    "sql": sql.through_shell,
    "shell": scripts.through_shell,
    "content": sql.through_content,
    "sync": requests.transfers,
    "host": requests.to_host,
    "adbd": requests.to_adbd,
    "console": requests.to_console,
    "rpc": requests.to_automation,
    "intents": intents.by_am,
    "databases": databases.databases,
    "pictures": media.pictures,
    "archives": archives.archives,
    "apks": archives.apks,
    "xml": documents.xml,
    "sounds": media.sounds,
}
_OFTENER: Final = {"sql": 5, "shell": 5, "content": 2, "databases": 2, "intents": 2}
"""Where the grammar is large, or what it reaches is native code."""


def make(entry: str, seed: str, number: int) -> Input:
    """The input with a number; the same for the same seed, whatever came before."""
    random = Random(f"{seed}:{entry}:{number}")
    if entry == "all":
        names = list(ENTRIES)
        entry = random.choices(names, [_OFTENER.get(name, 1) for name in names])[0]
    return ENTRIES[entry](random)
