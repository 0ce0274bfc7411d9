"""Preferences of each type are read as they were put, beside those that were there."""

from __future__ import annotations

import pytest

from pytest_androidbench.appdata.preferences import Preference, Preferences, PreferencesError
from pytest_androidbench.devices.device import Device

CLOCK = "com.google.android.deskclock"
HOME = f"/data/user_de/0/{CLOCK}"


def test_values_of_each_type_come_back(device: Device) -> None:
    kept = Preferences(device, CLOCK, home=HOME, name="trial")
    values: dict[str, Preference] = {
        "text": "a < b & “c”",
        "number": -7,
        "long": 2**40,
        "share": 0.5,
        "on": True,
        "off": False,
        "set": frozenset({"x", "y"}),
    }
    kept.put(values)
    assert kept.all() == values


def test_one_is_put_or_taken_away_beside_the_others(device: Device) -> None:
    kept = Preferences(device, CLOCK, home=HOME, name="trial")
    kept.put({"one": 1, "two": 2})
    kept.put({"two": None, "three": 3})
    assert kept.all() == {"one": 1, "three": 3}


def test_a_file_that_is_missing_or_broken_has_none(device: Device) -> None:
    kept = Preferences(device, CLOCK, home=HOME, name="trial")
    assert kept.all() == {}
    device.put_files({f"{HOME}/shared_prefs/trial.xml": b"<map><int name='n' value='x'/></map>"})
    assert kept.all() == {}


def test_an_app_without_data_is_told(device: Device) -> None:
    with pytest.raises(PreferencesError, match=r"org\.example\.none has no data"):
        Preferences(device, "org.example.none").put({"one": 1})
