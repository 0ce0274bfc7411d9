"""The laws of the world's texts find what is wrong."""

from __future__ import annotations

from datetime import datetime

import pytest

from pytest_androidbench.phone.world.references import rows_of
from tests.phone_world.telling import Told, found, strangers, unreferred, untold, wrong_days

WRONG = Told(
    "Kites",
    "Kite day is on Sunday, April 1, from 3 Crane Street, Eastbrook. Amara Smith comes, too, and "
    "then we eat in the Restaurant Torkel.",
    datetime(2023, 3, 20),
    ("event:Kite day",),
)


def test_an_hour_that_is_not_told_is_found() -> None:
    assert list(untold(WRONG)) == ["event:Kite day without 11:00"]


def test_an_address_and_a_place_without_a_reference_are_found() -> None:
    assert list(unreferred(WRONG)) == [
        "address:3 Crane Street, Eastbrook",
        "place:Restaurant Torkel",
    ]


def test_a_wrong_weekday_and_a_wrong_name_are_found() -> None:
    assert list(wrong_days(WRONG)) == ["Sunday, April 1"]
    assert list(strangers(WRONG.text)) == ["Amara Smith"]


def test_a_reference_means_rows_by_their_whole_name() -> None:
    assert rows_of("event:Kite") == []
    assert len(found("place:Restaurant Torkel")) == 1
    with pytest.raises(LookupError, match="no rows of the kind 'dish'"):
        rows_of("dish:Leek soup")
