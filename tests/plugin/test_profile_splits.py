"""A file's names for several of its profiles together: read whole, whichever of them is run."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.plugin.profile_names import parse_profiles

ONE = """
[splits]
train = ["small", "large"]
test = ["dim"]

[small]
font_scale = 0.85

[large]
font_scale = 1.3

[dim]
dark = true
"""
OTHER = """
[splits]
test = ["bright"]

[bright]
dark = false
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "one.toml").write_text(ONE)
    (tmp_path / "other.toml").write_text(OTHER)
    return tmp_path


@pytest.mark.parametrize("asked", ["one.toml", "one.toml:small", "default,one.toml:test,dark"])
def test_splits_are_those_of_the_file(folder: Path, asked: str) -> None:
    assert parse_profiles(asked, [folder]).splits == {"train": ("small", "large"), "test": ("dim",)}


def test_built_in_profiles_have_none() -> None:
    assert parse_profiles("default,dark", [Path()]).splits == {}


def test_splits_of_one_name_in_two_files_are_one(folder: Path) -> None:
    both = parse_profiles("one.toml,other.toml", [folder]).splits
    assert both == {"train": ("small", "large"), "test": ("dim", "bright")}


def test_a_split_names_what_is_run_by_it(folder: Path) -> None:
    for name, among in parse_profiles("one.toml", [folder]).splits.items():
        run = parse_profiles(f"one.toml:{name}", [folder]).profiles
        assert tuple(profile.name for profile in run) == among


def test_a_suite_has_those_of_its_environments() -> None:
    found = parse_profiles("bmoca:test_env_100", [Path()]).splits
    assert {name: len(among) for name, among in found.items()} == {
        "train": 35, "train7": 7, "train21": 21, "test": 10,
    }  # fmt: skip
