"""The published set-up of each app reaches its end on a phone that nobody has touched."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.published.scripted import NotFound, ScriptedPhone, edits
from tests.published.steps import KEPT, keep, put_back, set_up
from tests.published.tables import PublishedSetup, setups

WALL = "--wall-clock"
SETUPS = list(setups().values())
CASES = [
    *(pytest.param(setup, (), id=setup.name, marks=pytest.mark.slow) for setup in SETUPS),
    *(
        pytest.param(
            setup, (WALL,), id=f"{setup.name} by the wall's clock", marks=pytest.mark.proof
        )
        for setup in SETUPS
    ),
]
CLICKED_AWAY = [pytest.param(setup, id=setup.name) for setup in SETUPS if setup.gone]


def page(phone: ScriptedPhone, setup: PublishedSetup) -> list[str]:
    """What an agent sees that opens the app."""
    phone.launch(setup.activity)
    phone.wait(2)
    return phone.texts()


def files(phone: ScriptedPhone, folder: str) -> list[str]:
    """The digests and names of all files below a folder."""
    return sorted(phone.shell(f"cd {folder} && find . -type f -exec md5sum {{}} +").splitlines())


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize(("setup", "flags"), CASES)
def test_a_set_up_reaches_its_end_and_is_kept(
    setup: PublishedSetup,
    flags: tuple[str, ...],
    fresh: Callable[..., ScriptedPhone],
    tmp_path: Path,
) -> None:
    phone = fresh(*flags)
    set_up(phone, setup, tmp_path)
    granted = phone.shell("dumpsys", "package", setup.package)
    for permission in (step[1] for step in setup.go if step[0] == "grant"):
        assert f"{permission}: granted=true" in granted
    keep(phone, setup.package)
    data, kept = f"/data/data/{setup.package}", f"{KEPT}/{setup.package}"
    assert files(phone, data) == files(phone, kept)
    first = page(phone, setup)
    assert not setup.shows or setup.shows in first
    assert not setup.gone or setup.gone not in first
    phone.close(setup.package)
    phone.clear_folder(data)
    put_back(phone, setup.package)
    assert files(phone, data) == files(phone, kept)
    assert page(phone, setup) == first


@pytest.mark.proof
@pytest.mark.parametrize("setup", CLICKED_AWAY)
def test_what_a_set_up_clicks_away_was_there(setup: PublishedSetup, phone: ScriptedPhone) -> None:
    assert setup.gone in page(phone, setup)


@pytest.mark.slow
def test_a_button_that_does_not_come_is_missed(phone: ScriptedPhone) -> None:
    with pytest.raises(NotFound, match="'No such button'"):
        phone.click("No such button")


def test_a_button_is_found_by_all_letters_but_one(phone: ScriptedPhone) -> None:
    phone.launch(setups()["pro expense"].activity)
    phone.click("nest")
    phone.click("continu")
    phone.wait(2)
    assert setups()["pro expense"].shows in phone.texts()


@pytest.mark.parametrize(
    ("one", "other", "count"),
    [
        ("next", "next", 0), ("next", "nxt", 1), ("next", "nexxt", 1), ("next", "nest", 1),
        ("next", "enxt", 2), ("next", "done", 2), ("", "n", 1), ("ok", "", 2),
    ],
)  # fmt: skip
def test_letters_are_counted(one: str, other: str, count: int) -> None:
    assert edits(one, other) == edits(other, one) == count
