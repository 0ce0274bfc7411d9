"""How a device's look is read from what its commands print."""

from __future__ import annotations

import pytest

from pytest_androidbench.devices.look import Look, LookError, read_look
from pytest_androidbench.interface.profile import Profile
from tests.devices.dressed import PRINTED, PROPERTIES, SEEN, SETTINGS, Dressed, device


def read(told: str) -> Look:
    return read_look(device(Dressed({"wm size": told})))


def test_a_look_is_all_that_decides_it_and_what_that_comes_to() -> None:
    assert read(PRINTED) == Look(
        size="720x1280",
        density="320",
        night="yes",
        settings=SETTINGS,
        properties=PROPERTIES,
        seen=Profile(name="", **SEEN),
    )


def test_everything_is_asked_for_at_once() -> None:
    one = Dressed({"wm": PRINTED})
    read_look(device(one))
    settings = [f'echo "setting {name}=$(settings get {name})"' for name in SETTINGS]
    properties = [f'echo "property {name}=$(getprop {name})"' for name in PROPERTIES]
    asked = [
        "wm size",
        "wm density",
        "dumpsys window windows | grep -m 1 mGlobalConfiguration=",
        "cmd uimode night",
        *settings,
        *properties,
    ]
    assert one.answers.asked == ["; ".join(asked)]


def test_a_device_of_its_own_size_has_none_that_was_set() -> None:
    own = read("Physical size: 1080x2400\nPhysical density: 420\n")
    assert (own.size, own.density, own.night) == ("", "", "no")
    assert own.settings == own.properties == {}
    assert own.seen == Profile(name="", width=1080, height=2400, density=420)


@pytest.mark.parametrize(
    ("old", "new", "changed"),
    [
        ("ldltr", "ldrtl", {"direction": "rtl"}),
        ("] ldltr sw", "] sw", {"direction": None}),
        (" night finger", " finger", {"dark": False}),
        ("Night mode: yes", "Night mode: no", {}),
        ("Night mode: yes", "Night mode: auto", {"dark": None}),
        ("ROTATION_90", "ROTATION_270", {"rotation": 3}),
        ("mRotation=ROTATION_90", "", {"rotation": None}),
        ("[de_DE]", "[de_DE,en_US]", {}),
        ("[de_DE]", "[zh_TW_#Hant]", {"locale": "zh_TW"}),
        ("{1.3 ", "{0.85 ", {"font_scale": 0.85}),
    ],
)
def test_what_the_system_says_of_itself_is_seen(
    old: str, new: str, changed: dict[str, object]
) -> None:
    assert old in PRINTED
    assert read(PRINTED.replace(old, new)).seen == Profile(name="", **{**SEEN, **changed})


@pytest.mark.parametrize("gone", ["Physical size", "Physical density"])
def test_a_device_that_tells_no_size_does_not_tell_how_it_looks(gone: str) -> None:
    left = "\n".join(line for line in PRINTED.splitlines() if gone not in line)
    with pytest.raises(LookError, match=r"^emulator-1 does not tell how it looks: '"):
        read(left)


def test_what_a_device_tells_instead_is_cut() -> None:
    with pytest.raises(LookError) as told:
        read(f"\n{'x' * 500}")
    assert str(told.value) == f"emulator-1 does not tell how it looks: '{'x' * 200}'"
