"""Connects this process to a Ray cluster, or to one that it starts, and lets go of it again."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import ray

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.texts import bounded, clean

LOCAL: Final = "local"
REMOTE: Final = "ray://"
NAMESPACE: Final = "androidbench"
"""Of the names of our actors."""
_CONNECT_SECONDS: Final = 5.0
"""What an address may take to answer at all: Ray's own client tries for half a minute."""


class ClusterError(AndroidBenchError):
    """There is no such cluster, or it cannot be used."""


@contextmanager
def connected(address: str, resource: str = "", archive: Path | None = None) -> Iterator[None]:
    """Be connected to a cluster.

    Args:
        address: `ray://HOST:PORT`, `auto`, or `local` for a cluster that ends with this.
        resource: that one started here has, as often as this machine has processors.
        archive: a zip file that each node unpacks, once, as the job's working directory; None =
            nothing is to run there.

    Raises:
        ClusterError: there is none, or it is of another Ray or Python.
    """
    options: dict[str, Any] = {
        "runtime_env": {"working_dir": str(archive)} if archive is not None else None,
        "namespace": NAMESPACE,
        "log_to_driver": False,
        "logging_level": logging.CRITICAL,
    }
    if address == LOCAL:
        slots = os.cpu_count() or 1
        options |= {"num_cpus": slots, "resources": {resource: slots}}
    else:
        options["address"] = address
    if address.startswith(REMOTE):
        _knock(address)
    # What it has to say of nodes is told by who watches them; it would be in the report's midst.
    logging.getLogger("ray").setLevel(logging.CRITICAL)
    try:
        ray.init(**options)
    except Exception as error:  # Ray raises of every kind, RuntimeError and its own alike
        raise ClusterError(f"{address}: {_said(error)}") from error
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    host, _, port = address.removeprefix(REMOTE).rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), _CONNECT_SECONDS).close()
    except OSError as error:
        raise ClusterError(f"{address}: nothing answers there: {error}") from error


def _said(error: Exception) -> str:
    text = clean(str(error)).strip()
    return bounded(" ".join(text.split())) or type(error).__name__
