from __future__ import annotations

import io
from itertools import pairwise

import pytest
from PIL import Image

from pytest_androidbench.devices.device import Device
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import (
    Answer,
    Done,
    Drag,
    Gesture,
    Open,
    Pinch,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.interface.pilot import Pilot
from pytest_androidbench.provision.steps import FirstRun, pilot_on

GALLERY = "com.simplemobiletools.gallery.pro"
FIRST_PAGES = ("?Allow", "?All files", "?Allow access to manage all files", "?Navigate up")
TEXTS = [
    "plain words",
    "50%safe %s %% 100%",
    'it\'s "quoted" `ticks` $HOME \\ & | ; < > ( ) [ ] { } * ? ! # ~ ^ =',
    "naïve Straße",
    "日本語 и кириллица",
    "emoji 🙂 done",
    "x" * 700,
]


def first_name(pilot: Pilot) -> Pilot:
    return pilot.open("Contacts").tap("Create contact").tap("First name")


def field_text(seen: Observation) -> str:
    return next(node.text for node in seen.nodes if node.editable and node.focused)


def labels(device: Device) -> set[str]:
    return {node.label for node in device.observe().nodes if node.label}


@pytest.mark.proof
@pytest.mark.parametrize(
    ("name", "package"),
    [("Settings", "settings"), ("com.android.settings", "settings"), ("clock", "deskclock")],
)
def test_apps_are_opened_by_label_and_by_package(device: Device, name: str, package: str) -> None:
    assert device.perform(Open(name), device.observe()).error == ""
    assert device.foreground().package.endswith(package)


def test_an_app_that_is_not_installed_names_those_that_are(device: Device) -> None:
    performed = device.perform(Open("Chess Champion"), device.observe())
    assert "Chess Champion" in performed.error
    assert "Settings (com.android.settings)" in performed.error


def test_opening_an_app_again_comes_back_to_where_it_was(pilot: Pilot) -> None:
    pilot.open("Clock").tap("Stopwatch").expect("Start")
    pilot.home().open("Clock").expect("Start", within=0)


def test_taps_open_pages_and_back_leaves_them(pilot: Pilot) -> None:
    pilot.open("Settings").tap("Network & internet").expect("Airplane mode")
    pilot.back().expect("Connected devices")
    pilot.home()
    assert "settings" not in pilot.observation.package


def test_a_tap_tells_where_it_was(device: Device) -> None:
    device.perform(Open("Settings"), device.observe())
    seen = device.observe()
    row = seen.find("Network & internet")
    assert row is not None
    assert device.perform(Tap(row.index), seen).point == row.center


def test_scrolling_down_shows_what_lies_below_and_up_comes_back(device: Device) -> None:
    device.perform(Open("Settings"), device.observe())
    top = labels(device)
    device.perform(Scroll("down"), device.observe())
    below = labels(device)
    assert below - top
    assert top - below
    for _ in range(3):
        device.perform(Scroll("up"), device.observe())
    assert labels(device) == top


def test_one_scroll_skips_nothing(device: Device) -> None:
    device.perform(Open("Settings"), device.observe())
    seen = [labels(device)]
    for _ in range(4):
        device.perform(Scroll("down"), device.observe())
        seen.append(labels(device))
    for before, after in pairwise(seen):
        assert before & after


def test_a_pilot_finds_what_is_far_below(pilot: Pilot) -> None:
    pilot.open("Settings").scroll_to("About emulated device").tap("About emulated device").expect(
        "Android version"
    )


@pytest.mark.proof
@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_texts_arrive_as_they_are(pilot: Pilot, text: str) -> None:
    first_name(pilot).type(None, text)
    assert field_text(pilot.observation) == text


def test_typing_adds_and_clearing_replaces(pilot: Pilot) -> None:
    first_name(pilot).type(None, "Ada").type(None, " B")
    assert field_text(pilot.observation) == "Ada B"
    pilot.type(None, "Grace", clear=True)
    assert field_text(pilot.observation) == "Grace"
    pilot.type(None, "", clear=True)
    assert pilot.node("First name").editable


def test_typing_into_a_field_focuses_it(pilot: Pilot) -> None:
    pilot.open("Contacts").tap("Create contact").type("Last name", "Hopper")
    assert field_text(pilot.observation) == "Hopper"


def test_the_usual_keyboard_stays_chosen(pilot: Pilot, device: Device) -> None:
    usual = device.setting("secure", "default_input_method")
    first_name(pilot).type(None, "日本")
    assert device.setting("secure", "default_input_method") == usual


def test_typing_without_a_field_is_told(device: Device) -> None:
    device.perform(Press("home"), device.observe())
    performed = device.perform(Type("lost"), device.observe())
    assert "no text field has the focus" in performed.error


def test_waiting_takes_the_devices_time(device: Device) -> None:
    before = device.now()
    device.perform(Wait(2), device.observe())
    assert 2 <= (device.now() - before).total_seconds() < 60


@pytest.mark.proof
@pytest.mark.slow
def test_swipes_drags_and_paths_are_followed(device: Device) -> None:
    for action in (
        Swipe((540, 1700), (540, 700), 800),
        Drag((540, 1700), (540, 700), 800),
        Gesture(((540, 1700, 0), (540, 1200, 300), (540, 700, 700), (540, 700, 900))),
    ):
        device.perform(Press("home"), device.observe())
        device.perform(Open("Settings"), device.observe())
        before = device.observe()
        assert device.perform(action, before).point == (540, 1700)
        assert [n.label for n in device.observe().nodes] != [n.label for n in before.nodes]
        device.perform(Scroll("up"), device.observe())


@pytest.fixture
def photo(device: Device) -> Device:
    """A device that shows a photo."""
    if not device.versions(GALLERY):
        pytest.skip(f"{GALLERY} is not installed")
    with io.BytesIO() as written:
        Image.linear_gradient("L").convert("RGB").save(written, "PNG")
        device.put_files({"/sdcard/DCIM/fade.png": written.getvalue()})
    FirstRun(app=GALLERY, taps=FIRST_PAGES, expect="Search folders")(device)
    pilot_on(device).tap("DCIM")
    thumbs = [node for node in device.observe().nodes if node.resource_id.endswith("thumbnail")]
    device.perform(Tap(thumbs[0].index), device.observe())
    return device


def shown_photo(device: Device) -> str:
    """The id of the view that holds the photo."""
    views = {node.resource_id.rpartition("/")[2] for node in device.observe().nodes}
    return (views & {"gestures_view", "subsampling_view"}).pop()


@pytest.mark.proof
@pytest.mark.slow
def test_two_fingers_zoom_a_photo(photo: Device) -> None:
    assert shown_photo(photo) == "gestures_view"
    photo.perform(Pinch("out"), photo.observe())
    assert shown_photo(photo) == "subsampling_view"
    photo.perform(Pinch("in", (540, 1200)), photo.observe())
    assert shown_photo(photo) == "gestures_view"


def test_indices_and_points_that_were_not_shown_are_no_actions(device: Device) -> None:
    seen = device.observe()
    with pytest.raises(ActionError, match="no node 9999"):
        device.perform(Tap(9999), seen)
    with pytest.raises(ActionError, match="outside of the screen"):
        device.perform(Tap((99_999, 5)), seen)
    for action in (Answer("42"), Done()):
        with pytest.raises(ActionError, match="no action of a device"):
            device.perform(action, seen)
