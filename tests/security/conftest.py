"""Phones among canaries."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.security.canaries import Canaries
from tests.security.watched import WatchedPhone


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WatchedPhone]:
    """A phone for all tests of a module; at its end it must be alive and silent."""
    folder = tmp_path_factory.mktemp("canaries") / "phone"
    with Canaries(folder) as canaries, WatchedPhone(canaries) as phone:
        yield phone
        assert phone.alive
        assert phone.errors() == ""
