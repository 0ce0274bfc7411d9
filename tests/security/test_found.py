"""What the fuzz once found stays mended."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.security.found import FOUND
from tests.security.fuzz.inputs import Input, Step
from tests.security.fuzz.judging import judge
from tests.security.fuzz.running import Host, Run


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    with Host(None) as one:
        yield one


@pytest.mark.parametrize("name", FOUND)
def test_it_does_so_no_more(host: Host, name: str) -> None:
    host.back()
    assert judge(host.phone, host.neighbour, FOUND[name]) == []


def test_a_job_that_goes_on_is_not_laid_to_the_next_client(host: Host) -> None:
    """It may, for a minute's work, as docs/security.md says; a client that stays did nothing."""
    host.back()
    told: list[str] = []
    one = Run(host=host, seed="", entry="shell", tell=told.append)
    leaves = Step(kind="shell", text='echo "$(while :; do :; done & ifconfig)"')
    stays = Step(kind="http", data=b"GET /ping HTTP/1.1\r\n\r\n")
    one.attempt(Input(entry="shell", steps=[leaves]), 0)
    one.attempt(Input(entry="http", steps=[stays]), 1)
    assert told == []
