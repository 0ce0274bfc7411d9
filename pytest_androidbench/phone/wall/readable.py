"""Which files of the host a phone reads while it runs: code, fonts, locales and time zones."""

from __future__ import annotations

import os
import sys
import zoneinfo
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

LATE: Final = ("PIL", "astral", "networkx", "re2")
"""Packages that are imported when they are first needed."""
SHOWN: Final = ("miniwob",)
"""Packages that have pages to be shown; none of their code is run."""

_SYSTEM: Final = (
    *("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache"),
    *("/nix/store", "/gnu/store"),
    *("/etc/localtime", "/etc/timezone", "/dev/null", "/dev/urandom"),
)
_PACKAGES: Final = ("site-packages", "dist-packages", "lib-dynload")


def readable_paths(late: Iterable[str] = LATE) -> Iterator[Path]:
    """Files and folders; some may not exist.

    Args:
        late: packages that are imported behind the wall.

    Of the folders on `sys.path`, those that hold installed packages are listed whole. Of others
    only the packages that we use are: the current folder is on it, with whatever else it holds.
    """
    yield from map(Path, (*_SYSTEM, *zoneinfo.TZPATH))
    yield Path(os.__file__).parent
    yield from (Path(prefix, "lib") for prefix in {sys.base_prefix, sys.base_exec_prefix})
    yield from (entry for entry in map(Path, sys.path) if entry.name in _PACKAGES)
    for name, module in list(sys.modules.items()):
        if "." not in name and name not in sys.stdlib_module_names:
            yield from _loaded(module)
    for name in (*late, *SHOWN):
        yield from _installed(name)


def _loaded(module: ModuleType) -> Iterator[Path]:
    """Where a package lies, also where its files are links to those of an installer's cache."""
    folders = getattr(module, "__path__", ())
    yield from map(Path, folders)
    file = getattr(module, "__file__", None)
    if file is not None:
        real = Path(file).resolve()
        yield real.parent if folders else real


def _installed(name: str) -> Iterator[Path]:
    """Where a package would be loaded from, and the libraries that wheels bring beside theirs."""
    spec = find_spec(name)
    if spec is not None and spec.origin is not None:
        folder = Path(spec.origin).parent
        yield from (folder, folder.resolve(), *folder.parent.glob("*.libs"))
