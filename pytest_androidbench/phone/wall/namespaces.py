"""A network of a process's own, in which there is nobody."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from pytest_androidbench.phone.wall.linux import LIBC, NotAvailable

_NEW_USER = 0x10000000
_NEW_NETWORK = 0x40000000


def leave_network() -> str:
    """Go where there is no network, not even a loopback interface that is up.

    Raises:
        NotAvailable: the system has no such thing, or forbids it.
    """
    if sys.platform != "linux":
        raise NotAvailable("only Linux has it")
    user, group = os.geteuid(), os.getegid()
    if user == 0 and LIBC.unshare(_NEW_NETWORK) == 0:
        return "a network namespace"
    if LIBC.unshare(_NEW_USER | _NEW_NETWORK):
        raise NotAvailable("the system forbids namespaces of users or networks")
    _map(user, group)
    return "a network namespace, in a user namespace"


def _map(user: int, group: int) -> None:
    own = Path("/proc/self")
    try:
        (own / "setgroups").write_text("deny")
        (own / "uid_map").write_text(f"{user} {user} 1")
        (own / "gid_map").write_text(f"{group} {group} 1")
    except OSError as error:
        raise NotAvailable(f"the system forbids its user's mapping: {error.strerror}") from error
