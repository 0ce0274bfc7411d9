"""Whatever one client asks for, another one is served, the phone stays small, and nothing is left.

The bounds are wide, since machines differ; `python -m tests.security.neighbours` prints the table.
"""

from __future__ import annotations

import pytest

from tests.security.neighbours.commands import KIN, KNOWN, Load
from tests.security.neighbours.measuring import measure
from tests.security.watched import MEGABYTE

PRESSED = 1.5
ANSWERED = 5.0
HELD = 200 * MEGABYTE


def fares_well(load: Load) -> None:
    row = measure(load, seconds=PRESSED)
    assert row.ended == "alive"
    assert list(row.wrong) == []
    assert row.longest < ANSWERED
    assert row.peak < HELD
    assert row.rests_after is not None


@pytest.mark.proof
@pytest.mark.parametrize("load", KNOWN, ids=lambda load: load.name)
def test_a_neighbour_hardly_notices_what_once_stopped_all(load: Load) -> None:
    fares_well(load)


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("load", KIN, ids=lambda load: load.name)
def test_a_neighbour_hardly_notices_its_like(load: Load) -> None:
    fares_well(load)
