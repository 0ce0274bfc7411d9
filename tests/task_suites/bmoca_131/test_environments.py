"""The later tasks' environments: those of the first sixty, with other home screens."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from fixtures.suite_tasks import suite_of
from pytest_androidbench.interface.home_layout import home_layout
from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.plugin.profile_names import parse_profiles

FIRST = parse_profiles("bmoca", [Path()]).profiles
EVERY = parse_profiles("bmoca_131", [Path()]).profiles
CALCULATOR, WIKIPEDIA = "com.google.android.calculator", "org.wikipedia"


def having(package: str) -> list[str]:
    """The numbers of the environments with an app's icon."""
    return [profile.name[-3:] for profile in EVERY if package in (profile.home or "")]


def test_all_but_the_home_screens_is_as_before() -> None:
    bare = [replace(profile, home=None) for profile in FIRST]
    assert [replace(profile, home=None) for profile in EVERY] == bare


def test_19_of_them_have_another_home_screen() -> None:
    changed = [later.name[-3:] for later, first in zip(EVERY, FIRST, strict=True) if later != first]
    assert changed == [
        "000", "001", "003", "004", "005", "007", "010", "011", "015", "017", "021", "024", "025",
        "029", "031", "100", "102", "104", "106",
    ]  # fmt: skip


def test_calculator_and_wikipedia_have_icons_where_they_are_published() -> None:
    assert having(CALCULATOR) == [
        "000", "001", "004", "007", "010", "015", "021", "024", "029", "100", "102", "104", "106",
    ]  # fmt: skip
    assert having(WIKIPEDIA) == [
        "000", "001", "005", "011", "017", "025", "031", "100", "102", "104", "106",
    ]  # fmt: skip


def test_ten_of_them_are_a_split_of_their_own() -> None:
    names = [profile.name for profile in parse_profiles("bmoca_131:train10", [Path()]).profiles]
    assert names == [f"train_env_{n:03d}" for n in (0, 1, 2, 3, 4, 5, 7, 8, 21, 22)]


@pytest.mark.parametrize("profile", EVERY, ids=lambda profile: profile.name)
def test_each_can_be_and_shows_apps_of_the_suite(profile: Profile) -> None:
    assert not list(profile.faults())
    shown = {place.package for place in home_layout(profile.home or "").places}
    assert shown <= suite_of("task_suites.bmoca_131").apps.keys()
