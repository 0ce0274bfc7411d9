"""Programs of other users of this machine, for tests that run as root."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

STRANGER: Final = 65534
OTHER_STRANGER: Final = 65533

needs_root = pytest.mark.skipif(os.getuid() != 0, reason="only root can be another user")

# Becomes somebody else only when all is imported: the interpreter may be of root alone.
CLIENT: Final = """
import json, os, socket, sys
user, port, sent, family = json.loads(sys.argv[1])
os.setgroups([])
os.setgid(user)
os.setuid(user)
client = socket.socket(getattr(socket, family))
client.settimeout(20)
client.connect(("127.0.0.1" if family == "AF_INET" else "::ffff:127.0.0.1", port))
received, ended = b"", ""
try:
    client.sendall(sent.encode("latin-1"))
    while part := client.recv(65536):
        received += part
        # Not before: forwards end with either side.
        client.shutdown(socket.SHUT_WR)
except TimeoutError:
    raise
except OSError as error:
    ended = type(error).__name__
print(json.dumps([received.decode("latin-1"), ended]))
"""

SECCOMP: Final = Path(__file__).with_name("without_netlink.py")


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """What a client got until the connection ended."""

    received: bytes
    error: str


def say(user: int, port: int, sent: bytes, family: str = "AF_INET") -> Heard:
    """Connect as a user, send something, and listen from the first answer to the end."""
    told = json.dumps([user, port, sent.decode("latin-1"), family])
    result = subprocess.run(
        [sys.executable, "-c", CLIENT, told],
        stdout=subprocess.PIPE, text=True, check=True, timeout=60,
    )  # fmt: skip
    received, error = json.loads(result.stdout)
    return Heard(received=received.encode("latin-1"), error=error)
