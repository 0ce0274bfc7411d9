"""No text is cut off by its place and no two things to touch lie in one, whatever the phone."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from pytest_androidbench.phone.system.snapshots import take
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.environments import ENVIRONMENTS, SHEETS, arrange, dress
from tests.phone_apps.gallery.fitting import misfits
from tests.phone_apps.gallery.stage import SHOTS, furnished, scenes
from tests.tiers import some

AT_A_TIME = 100
"""So many screens of a sheet: three hundred of the three sheets that are drawn from a commit."""


@pytest.mark.slow
@pytest.mark.wide
@pytest.mark.timeout(900)
@pytest.mark.parametrize("sheet", SHEETS)
def test_everything_fits_in_every_environment(
    text_engine: TextEngine, pytestconfig: pytest.Config, sheet: str
) -> None:
    shots = SHOTS[sheet]
    every = [f"{shot.name} in {name}" for shot in shots for name in ENVIRONMENTS]
    drawn = set(some(pytestconfig, every, AT_A_TIME))
    asked = [shot for shot in shots if any(one.startswith(f"{shot.name} in ") for one in drawn)]
    phone, found = furnished(text_engine, sheet), []
    for shot, state in scenes(phone, asked):
        for name, profile in ENVIRONMENTS.items():
            if f"{shot.name} in {name}" in drawn:
                dress(phone, state, profile)
                found += [f"{shot.name} in {name}: {misfit}" for misfit in misfits(phone)]
    assert found == []


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_home_has_what_the_environment_lays_there(text_engine: TextEngine, name: str) -> None:
    phone, profile = furnished(text_engine, "gmail"), ENVIRONMENTS[name]
    dress(phone, take(phone), profile)
    places = arrange(phone, profile)
    driver = Driver(phone)
    assert list(misfits(phone)) == []
    cells = {(place.column, place.row): icon(driver, place.package) for place in places}
    mirrored = -1 if phone.display.is_rtl else 1
    for (column, row), center in cells.items():
        for (other_column, other_row), other in cells.items():
            if row == other_row and column < other_column:
                assert (center.x < other.x) == (mirrored > 0)
            if row is not None and (other_row is None or row < other_row):
                assert center.y < other.y
    assert driver.crashes() == []


def icon(driver: Driver, package: str) -> Point:
    """The middle of the icon that is kept on the home screen; those offered are of no row."""
    own = re.compile(rf"icon {re.escape(package)} [1-9]\d*")
    [found] = [node for node in driver.nodes() if own.fullmatch(node.box.widget.key or "")]
    return found.bounds.center


def test_what_does_not_fit_is_found(text_engine: TextEngine) -> None:
    phone = furnished(text_engine)
    assert list(misfits(phone)) == []
    phone.display = replace(phone.display, density=Display().density * 4)
    assert list(misfits(phone)) != []
