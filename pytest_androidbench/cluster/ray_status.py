"""What slots on a Ray cluster are doing, asked of them by their names."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import ray
from ray.exceptions import RayError
from ray.util import list_named_actors

from pytest_androidbench.cluster.ray_connection import CUT, NAMESPACE, ClusterError
from pytest_androidbench.cluster.ray_engine import PREFIX
from pytest_androidbench.cluster.slot import SlotStatus

ANSWER_SECONDS: Final = 5.0
"""What a slot may take to say how it goes."""


def slots_there() -> list[tuple[str, SlotStatus | None]]:
    """Each slot of every run, by its name, with what it does; None = it does not answer.

    Raises:
        ClusterError: the cluster has gone meanwhile.
    """
    try:
        return _slots_there()
    except CUT as error:
        raise ClusterError(f"the cluster has gone while it was asked: {error}") from error


def _slots_there() -> list[tuple[str, SlotStatus | None]]:
    found: list[dict[str, str]] = list_named_actors(all_namespaces=True)
    names = sorted(
        one["name"]
        for one in found
        if one["namespace"] == NAMESPACE and one["name"].startswith(PREFIX)
    )
    return [(name.removeprefix(PREFIX), _asked(name)) for name in names]


def _asked(name: str) -> SlotStatus | None:
    try:
        return _status(ray.get_actor(name, namespace=NAMESPACE))
    except (RayError, ValueError):  # it ended meanwhile, or hangs
        return None


def _status(actor: Any) -> SlotStatus:
    said = ray.get(actor.status.remote(), timeout=ANSWER_SECONDS)
    return msgspec.msgpack.decode(said, type=SlotStatus)
