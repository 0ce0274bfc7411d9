"""The 45 environments: counts and splits as published, and nothing that a device cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.devices.wallpapers import WALLPAPERS
from pytest_androidbench.interface.home_layout import home_layout
from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.plugin.profile_names import parse_profiles

EVERY = parse_profiles("bmoca", [Path()]).profiles


def split(name: str) -> tuple[Profile, ...]:
    return parse_profiles(f"bmoca:{name}", [Path()]).profiles


def test_there_are_35_to_learn_from_and_10_to_be_tested_in() -> None:
    names = [profile.name for profile in EVERY]
    assert names == [f"train_env_{n:03d}" for n in range(35)] + [
        f"test_env_{n}" for n in range(100, 110)
    ]
    assert (*split("train"), *split("test")) == EVERY
    assert split("train7") == EVERY[:7]
    assert split("train21") == EVERY[:21]


def test_languages_and_themes_are_those_of_the_paper() -> None:
    learnt = {profile.locale for profile in split("train")}
    assert len(learnt) == 12
    assert {profile.locale for profile in split("test")} - learnt == {"ko-KR", "ur-PK", "ar-EG"}
    assert sum(profile.dark is True for profile in split("train")) == 14
    assert [profile.name[-3:] for profile in split("test") if profile.dark] == [
        "102", "104", "106", "108",
    ]  # fmt: skip


def test_five_of_the_test_environments_have_another_size() -> None:
    sizes = {profile.name[-3:]: (profile.width, profile.height) for profile in split("test")}
    assert sizes["106"] == (1080, 2280)
    assert sizes["107"] == (1080, 2340)
    assert sizes["108"] == (1080, 2400)
    assert sizes["109"] == (1200, 800)
    assert {(profile.width, profile.height) for profile in split("train")} == {(1080, 2160)}


def test_pictures_of_tests_are_not_learnt_from() -> None:
    learnt = {profile.wallpaper for profile in split("train")}
    tested = {profile.wallpaper for profile in split("test")}
    assert learnt | tested == WALLPAPERS.keys() - {"06_bubble"}
    assert tested - learnt == {"05_doughnut", "09_rainbow", "11_pyramid", "12_ocean"}


def test_home_screens_are_shared_as_published() -> None:
    assert len({profile.home for profile in split("train")}) == 20
    assert len({profile.home for profile in split("test")}) == 6
    assert [profile.home for profile in EVERY[21:35]] == [profile.home for profile in EVERY[7:21]]
    assert EVERY[15].home == EVERY[6].home == EVERY[29].home


@pytest.mark.parametrize("profile", EVERY, ids=lambda profile: profile.name)
def test_each_can_be(profile: Profile) -> None:
    assert not list(profile.faults())
    layout = home_layout(profile.home or "")
    assert (layout.columns, layout.rows) == (5, 5)
    assert len({place.package for place in layout.places}) == len(layout.places)
