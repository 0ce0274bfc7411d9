"""What the fuzz once found stays mended."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.security.found import FOUND
from tests.security.fuzz.judging import judge
from tests.security.fuzz.running import Host


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    with Host(None) as one:
        yield one


@pytest.mark.parametrize("name", FOUND)
def test_it_does_so_no_more(host: Host, name: str) -> None:
    host.back()
    assert judge(host.phone, host.neighbour, FOUND[name]) == []
