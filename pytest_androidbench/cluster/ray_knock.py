"""Finds out whether a Ray cluster answers at an address, before Ray tries for minutes."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Final

import grpc
from ray._private.services import canonicalize_bootstrap_address
from ray.core.generated import (  # type: ignore[attr-defined]
    gcs_service_pb2,
    gcs_service_pb2_grpc,
    ray_client_pb2,
    ray_client_pb2_grpc,
)

from pytest_androidbench.cluster.addresses import REMOTE

KNOCK_SECONDS: Final = 5.0
"""What an address may take to answer at all."""
_NOBODY: Final = (grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.DEADLINE_EXCEEDED)
_ANOTHER: Final = grpc.StatusCode.UNIMPLEMENTED
_CHANNEL: Final = (("grpc.enable_http_proxy", 0),)
"""As Ray's own channels are."""


def knock(address: str) -> None:
    """See that a cluster answers.

    Args:
        address: as Ray takes it; not one that has it start a cluster.

    Raises:
        ConnectionError: nothing answers there, or something else; or no cluster is known here.
        ValueError: it is no address.
    """
    if os.environ.get("RAY_USE_TLS", "0").lower() in ("1", "true"):
        return  # only Ray knows how to speak then
    if address.startswith(REMOTE):
        _ask(address.removeprefix(REMOTE), _ask_client_server, "Ray's client server")
        return
    found = canonicalize_bootstrap_address(address)
    if found is not None:
        _ask(found, _ask_head, "the head of a Ray cluster")


def _ask(place: str, question: Callable[[grpc.Channel], object], whom: str) -> None:
    with grpc.insecure_channel(place, options=_CHANNEL) as channel:
        try:
            question(channel)
        except grpc.RpcError as error:
            said: Any = error
            if said.code() in _NOBODY:
                raise ConnectionError(
                    f"nothing answers there as {whom} does: {said.details()}"
                ) from error
            if said.code() is _ANOTHER:
                raise ConnectionError(f"what answers there is not {whom}") from error
            # All else is for Ray to tell, such as that it wants to know who asks.


def _ask_client_server(channel: grpc.Channel) -> object:
    ping = ray_client_pb2.ClusterInfoRequest(type=ray_client_pb2.ClusterInfoType.PING)
    return ray_client_pb2_grpc.RayletDriverStub(channel).ClusterInfo(ping, timeout=KNOCK_SECONDS)


def _ask_head(channel: grpc.Channel) -> object:
    stub = gcs_service_pb2_grpc.NodeInfoGcsServiceStub(channel)
    return stub.CheckAlive(gcs_service_pb2.CheckAliveRequest(), timeout=KNOCK_SECONDS)
