"""What a worker of a cluster is told, and what it says: an answer to each question.

A worker runs cells in a process of its own, with the code that workers of pytest-xdist run. Whoever
started it holds the other end of a socket.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec


class WorkerMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Base of all; on the wire a map with its lower-case name under `type`."""


class Given(WorkerMessage, frozen=True, kw_only=True):
    """What a worker is started with."""

    name: str
    """Of the worker, which no other one of the run has."""
    args: tuple[str, ...]
    """Of the command line, as the controller was given them."""
    run: str
    """Folder on the worker's machine for the records of its cells."""
    root: str
    """Where the controller has what lies in the worker's working directory."""
    shared: dict[str, Any]
    """What each worker of the session gets from the controller, plain data."""
    artifacts: str = ""
    """Address of the folder that its slot writes pictures to; "" = they go to the controller."""


class RunItem(WorkerMessage, frozen=True, kw_only=True):
    """A cell is to be run, to its end."""

    nodeid: str


class WorkerReady(WorkerMessage, frozen=True, kw_only=True):
    """The worker has collected, has a device and its agent, and waits for cells."""

    manifest: str
    """Of the run as it is on the worker's machine, in JSON; "" = it was refused."""
    collected: str
    """A hash of the ids of all items in their order."""
    refused: str = ""
    """Why it runs nothing; "" = it does."""


class Over(WorkerMessage, frozen=True, kw_only=True):
    """The cell is over: what is kept of it is on the disk of the worker's machine."""

    attempts: tuple[str, ...]
    """Folders of the attempts that were made, below the worker's run directory."""
    errors: tuple[str, ...] = ()
    """What went wrong behind the record, as fixtures were torn down."""
    stop: str = ""
    """Why no further cell is to be begun, anywhere; "" = others follow."""


ToWorker: TypeAlias = Given | RunItem
FromWorker: TypeAlias = WorkerReady | Over
