"""Lists of devices, of which only one is shown."""

from __future__ import annotations

import re

from pytest_androidbench.devices.door.connection import DoorConnection
from pytest_androidbench.devices.door.frames import block

_NUMBER = re.compile(r"\btransport_id:(\d+)")


def own_lines(listing: str, own: str) -> str:
    """The lines of a list, short or long, that are about the device with a serial."""
    lines = listing.splitlines(keepends=True)
    return "".join(line for line in lines if line.split(maxsplit=1)[:1] == [own])


def number_in(listing: str, own: str) -> int:
    """The number of the device's transport in a long list; 0 where it is not told."""
    found = _NUMBER.search(own_lines(listing, own))
    return int(found[1]) if found else 0


async def pass_lists_on(server: DoorConnection, client: DoorConnection, own: str) -> None:
    """Give a client the lists that an adb server sends at each change, with one device in each.

    Raises:
        BadFrame: the server sent something else.
        ConnectionOver: the server is gone.
    """
    last = None
    while not client.ended:
        lines = own_lines(await server.text(), own)
        # Others come and go, which is none of the client's business.
        if lines != last:
            client.send(block(lines))
        last = lines
