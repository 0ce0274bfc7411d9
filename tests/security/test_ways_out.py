"""Each way out that was ever found ends in Android's words, and touches nothing of the host."""

from __future__ import annotations

import re

import pytest

from tests.security.fuzz.inputs import perform
from tests.security.neighbour import Neighbour
from tests.security.watched import WatchedPhone
from tests.security.ways_out import WAYS, Way

SECONDS = 20.0


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_it_is_closed(watched: WatchedPhone, way: Way) -> None:
    replies = [perform(watched, step, SECONDS) for step in way.steps]
    told = watched.canaries.told(b"".join(reply.data for reply in replies))
    assert told == []
    assert watched.canaries.touched() == []
    assert not any(name.startswith(str(watched.canaries.bait)) for name in watched.open_files())
    assert replies[-1].ended in {"done", "refused"}
    assert re.search(way.words, replies[-1].text, re.MULTILINE)


def test_who_stayed_inside_notices_nothing(watched: WatchedPhone) -> None:
    neighbour = Neighbour(watched)
    neighbour.settle_down()
    assert [*neighbour.speak(), *neighbour.visit(), *neighbour.visit()] == []
