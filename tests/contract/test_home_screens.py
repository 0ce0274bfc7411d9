"""A profile arranges the home screen and lays a picture behind it, and both come back."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from pytest_androidbench.codec import from_plain, to_plain
from pytest_androidbench.devices.database import database_files
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.home_screen import HomeScreenError, home_package
from pytest_androidbench.devices.look import (
    Look,
    LookError,
    put_look,
    put_profile,
    read_look,
    with_files,
)
from pytest_androidbench.devices.wallpapers import FILE, WALLPAPERS
from pytest_androidbench.interface.observation import Node
from pytest_androidbench.interface.profile import Profile
from tests.contract.conftest import START

ARRANGED = Profile(
    name="arranged",
    home="5x5 com.android.settings@0,2 com.google.android.deskclock@4,4 com.android.settings#3",
)


@pytest.fixture(autouse=True)
def own_look(attached: Device) -> Iterator[Look]:
    """The look of the device, which later tests find again whatever becomes of this one."""
    attached.restore(START)
    own = with_files(attached, read_look(attached), Profile(home="2x2", wallpaper="01_red"))
    yield own
    put_look(attached, own)


def icons(device: Device) -> list[Node]:
    """Icons on the home screen and in the dock, but for those the launcher itself offers."""
    device.shell("input keyevent KEYCODE_HOME")
    labels = {"Settings", "Clock"}
    nodes = [node for node in device.observe().nodes if node.text in labels]
    return [node for node in nodes if not node.desc.startswith("Predicted")]


def test_apps_lie_where_the_profile_has_them(device: Device) -> None:
    put_profile(device, ARRANGED)
    seen = device.observe()
    places = [(node.center, node.desc) for node in icons(device)]
    column, row = seen.width / 5, seen.height / 6
    assert [name for _, name in places] == ["Settings", "Clock", "Settings"]
    for ((x, _), _), wanted in zip(places, (0, 4, 3), strict=True):
        assert abs(x - column * (wanted + 0.5)) < column / 2
    assert places[0][0][1] + row < places[1][0][1] < places[2][0][1]


def test_twice_is_once(device: Device) -> None:
    put_profile(device, ARRANGED)
    once = device.picture()
    put_profile(device, ARRANGED)
    assert device.picture() == once


@pytest.mark.proof
@pytest.mark.parametrize("name", WALLPAPERS)
def test_the_picture_lies_behind_the_icons(device: Device, name: str) -> None:
    device.shell("input keyevent KEYCODE_HOME")
    before = device.picture()
    put_profile(device, Profile(name="papered", wallpaper=name))
    drawn = Image.open(BytesIO(device.get_file(FILE))).convert("RGB")
    shown = Image.open(BytesIO(device.picture())).convert("RGB")
    if name != "00_default":
        assert device.picture() != before
    top = shown.crop((0, shown.height // 3, shown.width, shown.height // 2)).resize((8, 8))
    scaled = drawn.resize(shown.size).crop((0, shown.height // 3, shown.width, shown.height // 2))
    difference = ImageChops.difference(top, scaled.resize((8, 8)))
    assert sum(difference.convert("L").tobytes()) / 64 < 40


def test_both_come_back_even_by_way_of_a_file(device: Device) -> None:
    device.shell("input keyevent KEYCODE_HOME")
    before, profile = device.picture(), Profile(home=ARRANGED.home, wallpaper="10_galaxy")
    own = with_files(device, read_look(device), profile)
    put_profile(device, profile)
    assert device.picture() != before
    put_look(device, from_plain(Look, to_plain(own)))
    device.shell("input keyevent KEYCODE_HOME")
    assert device.picture() == before


def test_all_files_of_the_table_are_kept(device: Device) -> None:
    kept = with_files(device, read_look(device), ARRANGED).files
    database = next(file.path for file in kept if file.path.endswith(".db"))
    assert {file.path for file in kept} > set(database_files(database))


def test_files_are_kept_as_they_were_at_first(device: Device) -> None:
    first = with_files(device, read_look(device), ARRANGED)
    put_profile(device, ARRANGED)
    later = with_files(device, first, Profile(home="2x2", wallpaper="02_blue"))
    assert later.files[: len(first.files)] == first.files
    assert [file.path for file in later.files[len(first.files) :]] == [FILE]


def test_an_app_that_is_not_there_is_named(device: Device) -> None:
    wanted = Profile(home="5x5 com.android.settings@0,1 org.example.missing@1,1")
    with pytest.raises(HomeScreenError, match=r"no app with an icon called org\.example\.missing"):
        put_profile(device, wanted)


def test_a_picture_that_is_not_there_is_named(device: Device) -> None:
    with pytest.raises(LookError, match="there is no wallpaper 99_none, but 00_default"):
        put_profile(device, Profile(name="bare", wallpaper="99_none"))


def test_a_home_app_without_such_a_table_is_told(device: Device) -> None:
    package = home_package(device)
    device.shell(f"rm -rf /data/data/{package}/databases", root=True)
    with pytest.raises(HomeScreenError, match=f"the home app {package} keeps no table"):
        put_profile(device, ARRANGED)
