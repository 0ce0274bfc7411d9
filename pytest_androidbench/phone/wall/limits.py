"""Bounds on what the process may take of the machine."""

from __future__ import annotations

import resource
from typing import Final

from pytest_androidbench.phone.wall.linux import NotAvailable

ADDRESS_SPACE: Final = 4 * 1024**3
"""Bytes. What counts is all that is reserved, of which a phone uses little: 55 MB at first, 2.4 GB
with 256 threads, each of which reserves 8 MB of stack. It keeps a mistake from taking the whole
machine, not memory small."""
OPEN_FILES: Final = 4096
"""Well beyond the connections that are let in: for those under way, and for files of our own."""

_LIMITS: Final = (
    ("address space", resource.RLIMIT_AS, ADDRESS_SPACE),
    ("open files", resource.RLIMIT_NOFILE, OPEN_FILES),
    ("core dumps", resource.RLIMIT_CORE, 0),
)
"""Processes are not limited here: that limit counts all processes and threads of the user. Nor is
the size of files: what the phone says may be written to one by whoever started it."""


def limit_resources() -> str:
    """Set the limits, for good; one that is stricter already stays.

    Raises:
        NotAvailable: the system keeps none of some kind.
    """
    refused = [name for name, kind, wanted in _LIMITS if not limited(kind, wanted)]
    if refused:
        raise NotAvailable(f"the system sets none for {', '.join(refused)}")
    space, files = (resource.getrlimit(kind)[0] for _, kind, wanted in _LIMITS if wanted)
    return f"{space / 1024**3:.3g} GB of addresses, {files} open files, no core dumps"


def limited(kind: int, wanted: int) -> bool:
    """Set one of `resource`'s limits, for good; False where the system keeps none of the kind."""
    _, most = resource.getrlimit(kind)
    limit = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    try:
        resource.setrlimit(kind, (limit, limit))
    except (OSError, ValueError):
        return False
    return True
