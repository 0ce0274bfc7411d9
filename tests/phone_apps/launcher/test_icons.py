"""Icons: each app has one of its own, which is told from the others at a glance."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from pytest_androidbench.phone.apps import INSTALLED, WORLD
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.ui.app_icons import sign
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.errors import UnknownIconError
from pytest_androidbench.phone.ui.widgets import Picture, Stack
from tests.phone_ui.pictures import picture

SIDE = 60
DISPLAY = Display(width=SIDE, height=SIDE, density=160)
LAUNCHED = [app for app in (*INSTALLED, *WORLD) if app.main and "home" not in app.roles]
ALIKE = 0.15
"""Of the pixels of two icons at least so many differ."""


def drawn(app: type[App]) -> Image.Image:
    return picture(Stack(Picture(art=app.art(), size=SIDE)), DISPLAY).copy()


def test_no_two_apps_look_alike() -> None:
    pictures = {app.label: drawn(app) for app in LAUNCHED}
    for (one, first), (other, second) in combinations(pictures.items(), 2):
        apart = ImageChops.difference(first, second).convert("L")
        differing = sum(value > 24 for value in apart.tobytes())
        assert differing > ALIKE * SIDE * SIDE, (one, other)


@pytest.mark.parametrize("app", LAUNCHED, ids=lambda app: app.label)
def test_an_icon_is_drawn_within_its_disc(app: type[App]) -> None:
    assert app.icon_art is not None
    picture = drawn(app)
    around = picture.getpixel((0, 0))
    middle = SIDE / 2
    for x in range(SIDE):
        for y in range(SIDE):
            if (x + 0.5 - middle) ** 2 + (y + 0.5 - middle) ** 2 > (middle + 1) ** 2:
                assert picture.getpixel((x, y)) == around, (x, y)


def test_a_sign_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownIconError):
        sign("no such sign", "#ffffff")
