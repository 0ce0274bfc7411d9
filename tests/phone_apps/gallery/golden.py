"""What every screen showed when somebody last looked: outlines to read, digests to compare."""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.tree import Node, xml
from tests.phone_apps.found import ways

TESTS: Final = Path(__file__).parents[1]
COMPARES_PICTURES: Final = platform.machine() in {"x86_64", "AMD64"}
"""Other processors may round a pixel otherwise."""
MARK: Final = "== "
_FLAGS: Final = (
    *("clickable", "long_clickable", "scrollable", "checkable", "checked", "selected"),
    *("focused", "password"),
)


def entry(phone: Phone, name: str, *, outlined: bool) -> str:
    """One screen: its name, digests of all windows and of the picture, the front window's nodes."""
    trees = xml(phone.windows.view.all_trees(), phone.display.rotation)
    picture = phone.windows.view.image().tobytes()
    head = f"{MARK}{name}\nhierarchy {_digest(trees.encode())} picture {_digest(picture)}\n"
    return head + "".join(_lines(phone.windows.view.tree()) if outlined else ())


def write(app: str, entries: dict[str, str]) -> None:
    """Take what is shown now as what shall be shown."""
    path = _place(app)
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(entries.values()), "utf-8")


def read(app: str) -> dict[str, str]:
    """The kept screens of an app by name; none where it was never looked at."""
    path = _place(app)
    text = path.read_text("utf-8") if path.exists() else ""
    parts = f"\n{text}".split(f"\n{MARK}")[1:]
    return {part.partition("\n")[0]: f"{MARK}{part.rstrip()}\n" for part in parts}


def comparable(text: str) -> str:
    """An entry without what another processor may draw otherwise."""
    if COMPARES_PICTURES:
        return text.rstrip()
    return "\n".join(line.partition(" picture ")[0] for line in text.rstrip().splitlines())


def _lines(roots: list[Node]) -> Iterator[str]:
    pending = [(0, node) for node in reversed(roots)]
    while pending:
        depth, node = pending.pop()
        yield f"{'  ' * depth}{_line(node)}\n"
        pending.extend((depth + 1, child) for child in reversed(node.children))


def _line(node: Node) -> str:
    left, top, right, bottom = node.bounds
    parts = [
        node.class_name.rpartition(".")[2],
        repr(node.text) if node.text else "",
        f"({node.desc!r})" if node.desc else "",
        f"hint {node.hint!r}" if node.hint else "",
        f"#{node.resource_id.rpartition('/')[2]}" if node.resource_id else "",
        *(flag for flag in _FLAGS if getattr(node, flag)),
        "" if node.enabled else "disabled",
        f"[{left},{top}][{right},{bottom}]",
    ]
    return " ".join(part for part in parts if part)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def _place(sheet: str) -> Path:
    """The file of a sheet, in the folder of the tests whose `ways.py` names it."""
    found = next(module for module in ways() if sheet in module.SHOTS)
    return TESTS / found.__name__.split(".")[-2] / "golden" / f"{sheet}.txt"
