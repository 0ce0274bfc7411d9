"""What the folders of these tests declare: each app's `ways.py` is found, and needs no list.

There it names its `SHOTS` (pictures by the name of their sheet), and may name `GROUNDS` (what the
crawler walks through), `EXCUSES` (what may be pressed there without effect) and `UNPICTURED`
(sheets that are no files of docs/images, which has no room for all).
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tests.phone_apps.crawler.ground import Excuse, Ground
from tests.phone_apps.gallery.steps import Shot


@functools.cache
def ways() -> tuple[ModuleType, ...]:
    """The modules, by the names of their folders."""
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob("*/ways.py"))
    return tuple(import_module(f"tests.phone_apps.{name}.ways") for name in folders)


def shots() -> dict[str, Sequence[Shot]]:
    """All sheets with their pictures."""
    return {name: found for module in ways() for name, found in module.SHOTS.items()}


def unpictured() -> frozenset[str]:
    """The sheets that are not kept: their screens are named in the document, and seen nowhere."""
    return frozenset(name for module in ways() for name in getattr(module, "UNPICTURED", ()))


def grounds() -> Mapping[str, Ground]:
    """All parts that are walked through."""
    return {
        name: ground for module in ways() for name, ground in getattr(module, "GROUNDS", {}).items()
    }


def excuses() -> list[Excuse]:
    """All that may be pressed without effect."""
    return [excuse for module in ways() for excuse in getattr(module, "EXCUSES", ())]
