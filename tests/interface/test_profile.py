"""Which profiles a device can have, and which two are alike."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pytest_androidbench.interface.profile import BUILT_IN, Profile

LOOSE: Any = Profile
SIDES = "a screen has 200 to 8192 pixels on a side, not"
DENSITY = "a density is a number from 72 to 1000, not"
SCALE = "a font scale is a number from 0.5 to 2.5, not"
LOCALE = "a locale is written as en_US or ar_EG, not"
TURNS = "a rotation is 0, 1, 2 or 3 quarter turns, not"
ZONE = "a time zone is written as UTC or Asia/Kolkata, not"
NAME = "a name has up to 40 letters, digits and _ . -, not"
FROM_LEFT = "from left to right; leave direction out"


@pytest.mark.parametrize(
    "fitting",
    [
        Profile(),
        Profile(name="a" * 40),
        Profile(name="Z9_.-"),
        Profile(width=200, height=8192),
        Profile(width=8192, height=200),
        Profile(density=72),
        Profile(density=1000),
        Profile(font_scale=0.5),
        Profile(font_scale=2.5),
        Profile(rotation=0),
        Profile(rotation=3),
        Profile(locale="en"),
        Profile(locale="fil-PH"),
        Profile(locale="zh_Hans_CN"),
        Profile(locale="es-419"),
        Profile(locale="ar_EG", direction="rtl"),
        Profile(locale="en_US", direction="ltr"),
        Profile(direction="ltr"),
        Profile(dark=False),
        Profile(time_zone="UTC"),
        Profile(time_zone="America/Argentina/Buenos_Aires"),
        Profile(time_zone="Etc/GMT+3"),
        *BUILT_IN.values(),
    ],
    ids=repr,
)
def test_what_can_be_has_no_faults(fitting: Profile) -> None:
    assert list(fitting.faults()) == []


@pytest.mark.parametrize(
    ("profile", "faults"),
    [
        (Profile(name=""), [f"{NAME} ''"]),
        (Profile(name="9lives"), [f"{NAME} '9lives'"]),
        (Profile(name="a" * 41), [f"{NAME} '{'a' * 41}'"]),
        (Profile(name="ä" * 99), [f"{NAME} '{'ä' * 59}"]),
        (Profile(width=720), ["width and height go together"]),
        (Profile(height=720), ["width and height go together"]),
        (Profile(width=199, height=8193), [f"{SIDES} 199", f"{SIDES} 8193"]),
        (Profile(density=71), [f"{DENSITY} 71"]),
        (Profile(density=1001), [f"{DENSITY} 1001"]),
        (Profile(font_scale=0.49), [f"{SCALE} 0.49"]),
        (Profile(font_scale=2.51), [f"{SCALE} 2.51"]),
        (Profile(locale="english"), [f"{LOCALE} 'english'"]),
        (Profile(locale="en_us"), [f"{LOCALE} 'en_us'"]),
        (Profile(locale="x" * 99), [f"{LOCALE} '{'x' * 59}"]),
        (Profile(rotation=4), [f"{TURNS} 4"]),
        (Profile(rotation=-1), [f"{TURNS} -1"]),
        (Profile(time_zone=""), [f"{ZONE} ''"]),
        (Profile(time_zone="a b"), [f"{ZONE} 'a b'"]),
        (Profile(time_zone="UTC;reboot"), [f"{ZONE} 'UTC;reboot'"]),
        (
            Profile(locale="ar_EG", direction="ltr"),
            [f"nothing lays out ar_EG {FROM_LEFT}"],
        ),
        (Profile(locale="he-IL", direction="ltr"), [f"nothing lays out he-IL {FROM_LEFT}"]),
        (Profile(name="?", density=1, rotation=9), [f"{NAME} '?'", f"{DENSITY} 1", f"{TURNS} 9"]),
    ],
    ids=repr,
)
def test_each_fault_is_told_by_a_sentence(profile: Profile, faults: list[str]) -> None:
    assert list(profile.faults()) == faults


def test_values_are_what_it_sets_and_not_its_name() -> None:
    assert Profile(name="x").values == {}
    given = {"density": 320, "dark": False, "rotation": 0}
    assert LOOSE(name="x", **given).values == given


def test_profiles_that_set_the_same_have_one_digest() -> None:
    one = Profile(name="one", dark=True, density=320)
    assert one.digest == replace(one, name="other").digest
    assert len(one.digest) == 12
    assert set(one.digest) <= set("0123456789abcdef")
    others = [replace(one, dark=False), replace(one, dark=None), replace(one, rotation=0)]
    assert len({one.digest, *(other.digest for other in others)}) == 4


def test_a_profile_laid_over_another_comes_first() -> None:
    below = Profile(name="below", dark=True, density=320)
    assert below.under(Profile(name="above", density=400, locale="de_DE")) == Profile(
        name="below", dark=True, density=400, locale="de_DE"
    )


def test_built_in_profiles_stand_under_their_names() -> None:
    assert all(profile.name == name for name, profile in BUILT_IN.items())
    assert BUILT_IN["default"].values == {}
