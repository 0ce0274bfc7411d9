"""What names a Ray cluster; whoever reads it needs no Ray."""

from __future__ import annotations

import re
from typing import Final

LOCAL: Final = "local"
"""A cluster that is started here, and ends with what asks for it."""
AUTO: Final = "auto"
"""The cluster that this machine is a node of, or that `RAY_ADDRESS` names."""
REMOTE: Final = "ray://"
"""Before the host and port of a cluster elsewhere, where Ray's client server listens."""
MODULES: Final = ("ray", "grpc")
"""That whoever connects to one needs."""
NO_RAY: Final = (
    "there is no Ray, or no grpcio that its client needs: pip install "
    "'pytest-androidbench[cluster]'"
)
_REMOTE: Final = re.compile(
    rf"{REMOTE}(?P<host>[^\s/:\[\]]+|\[[0-9A-Fa-f:]+\]):(?P<port>\d{{1,5}})", re.ASCII
)
_PORTS: Final = range(1, 2**16)


def host_and_port(address: str) -> tuple[str, int] | None:
    """Where a cluster elsewhere is spoken to; None = this is no such address."""
    found = _REMOTE.fullmatch(address)
    if found is None or int(found["port"]) not in _PORTS:
        return None
    return found["host"].strip("[]"), int(found["port"])


def is_address(text: str, *, local: bool = True) -> bool:
    """Whether a text names a cluster.

    Args:
        text: as it was said.
        local: whether one that is started for it is meant, too.
    """
    return text == AUTO or (local and text == LOCAL) or host_and_port(text) is not None
