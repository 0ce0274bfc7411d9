"""Apps learn where the phone is from what `geo fix` was given."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.system.location import GEO_FIX, Position, enabled, position
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine


@pytest.fixture(scope="module")
def phone() -> Phone:
    return Phone(PhoneConfig(apps=CORE), TextEngine())


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("", None),
        ("8.5 47.4", Position(longitude=8.5, latitude=47.4)),
        ("-8.5 .5 410", Position(longitude=-8.5, latitude=0.5, altitude=410.0)),
        ("somewhere else", None),
        ("8.5", None),
    ],
)
def test_a_position_is_what_was_given(phone: Phone, given: str, found: Position | None) -> None:
    phone.properties.put(GEO_FIX, given)
    assert position(phone) == found


def test_nothing_is_told_while_location_is_off(phone: Phone) -> None:
    phone.properties.put(GEO_FIX, "8.5 47.4")
    phone.settings.put("secure", "location_mode", "0")
    assert not enabled(phone)
    assert position(phone) is None
