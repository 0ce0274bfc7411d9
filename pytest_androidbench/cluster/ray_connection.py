"""Connects this process to a Ray cluster, or to one that it starts, and lets go of it again."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import grpc
import ray
from ray.exceptions import RayError

from pytest_androidbench.cluster.addresses import AUTO, LOCAL
from pytest_androidbench.cluster.ray_knock import knock
from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.texts import bounded, clean

NAMESPACE: Final = "androidbench"
"""Of the names of our actors."""
CUT: Final = (ConnectionError, grpc.RpcError)
"""What Ray raises where a cluster elsewhere has gone; it has tried for half a minute then."""
_ADDRESS: Final = "RAY_ADDRESS"
_TRACED: Final = "Traceback (most recent call last)"
_UNLIKE: Final = "Version mismatch"


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
    # What it has to say of nodes is told by who watches them; it would be in the report's midst.
    logging.getLogger("ray").setLevel(logging.CRITICAL)
    options = _options(archive)
    if address == LOCAL:
        slots = os.cpu_count() or 1
        options |= {"num_cpus": slots, "resources": {resource: slots}}
    else:
        options["address"] = address
    named = os.environ.get(_ADDRESS, "") if address == AUTO else ""
    told = f"{address} ({_ADDRESS}={named})" if named else address
    try:
        if address != LOCAL:
            knock(named or address)
        ray.init(**options)
    # It raises ConnectionError, RuntimeError, ValueError and its own, by what it finds out where.
    except (OSError, RuntimeError, ValueError, RayError) as error:
        raise ClusterError(f"{told}: {_said(error)}") from error
    try:
        yield
    finally:
        ray.shutdown()


def _options(archive: Path | None) -> dict[str, Any]:
    return {
        "runtime_env": {"working_dir": str(archive)} if archive is not None else None,
        "namespace": NAMESPACE,
        "log_to_driver": False,
        "logging_level": logging.CRITICAL,
    }


def _said(error: Exception) -> str:
    """What an error says, in one line; of a server's traceback the line that says what it was."""
    text = clean(str(error)).strip()
    if _TRACED in text:
        text = text.splitlines()[-1]
    said = bounded(" ".join(text.split())) or type(error).__name__
    return f"{said}; install the same versions here and there" if _UNLIKE in said else said
