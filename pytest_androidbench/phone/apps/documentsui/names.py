"""Names that files get: valid ones, unique ones, ones that fit their type."""

from __future__ import annotations

from itertools import count
from typing import Final

from pytest_androidbench.phone.system.documents import DIRECTORY_TYPE
from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.mime import UNKNOWN, ending_of, type_of_name

BAD: Final = frozenset('"*/:<>?\\|\x7f')
MOST_BYTES: Final = 255
MOST_TRIES: Final = 32


def valid_name(name: str) -> str:
    """A name with an underscore for each character that shared storage does not take."""
    if name in {"", ".", ".."}:
        return "(invalid)"
    safe = "".join("_" if char in BAD or char < " " else char for char in name)
    while len(safe.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        middle = len(safe) // 2
        safe = safe[:middle] + safe[middle + 1 :]
    return safe


def split_name(name: str, type_: str) -> tuple[str, str]:
    """(stem, ending) of a file of a type; the type's own ending where the name's is another's."""
    if type_ == DIRECTORY_TYPE:
        return name, ""
    stem, dot, ending = name.rpartition(".")
    own = None if type_ == UNKNOWN else ending_of(type_)
    if dot and (type_of_name(name) == type_ or ending == own):
        return stem, ending
    if not dot and type_ == UNKNOWN:
        return name, ""
    return name, own or ""


def free_path(files: FileSystem, folder: str, name: str, type_: str) -> str | None:
    """The path for a new file, numbered like "name (1).txt" where others are; None: too many."""
    stem, ending = split_name(valid_name(name), type_)
    tail = f".{ending}" if ending else ""
    for number in count():
        mark = f" ({number})" if number else ""
        path = f"{folder}/{stem}{mark}{tail}"
        if not files.exists(path):
            return path
        if number == MOST_TRIES:
            return None
    return None
