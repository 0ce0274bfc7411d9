"""A Ray cluster, and a project that is run on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fixtures.ray_cluster import RayNodes, ray_nodes
from tests.cluster.desk import desk_at
from tests.end_to_end.projects import Project


@pytest.fixture
def nodes() -> Iterator[RayNodes]:
    """A cluster that has no slots yet."""
    with ray_nodes() as cluster:
        yield cluster


@pytest.fixture
def desk(tmp_path: Path, nodes: RayNodes) -> Project:
    """A project whose `auto` is this cluster."""
    return desk_at(tmp_path / "desk", RAY_ADDRESS=nodes.address)
