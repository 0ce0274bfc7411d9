"""What a profile makes of a device, and that the device is itself again afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pytest_androidbench.cli.undo import undone
from pytest_androidbench.codec import to_plain
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.look import Look, LookError, put_look, put_profile, read_look
from pytest_androidbench.devices.settings import Namespace
from pytest_androidbench.interface.profile import BUILT_IN, Profile
from pytest_androidbench.provision.profiles import Dresser
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.records.undoing import Changed, changed_devices, keep_changed
from tests.contract.conftest import START, WORKER
from tests.records.samples import MANIFEST

NAMESPACES: tuple[Namespace, ...] = ("global", "secure", "system")
EVERYTHING = Profile(
    name="everything",
    width=720,
    height=1280,
    density=320,
    font_scale=1.3,
    locale="ar_EG",
    direction="rtl",
    dark=True,
    rotation=1,
)
SIDES = st.integers(400, 2000)
LOOKS = st.builds(
    lambda size, **values: Profile(width=size[0], height=size[1], **values),
    st.tuples(SIDES, SIDES) | st.just((None, None)),
    density=st.none() | st.integers(160, 560),
    font_scale=st.none() | st.sampled_from([0.85, 1.0, 1.15, 1.3, 2.0]),
    locale=st.none() | st.sampled_from(["en_US", "ar_EG", "de_DE", "he_IL"]),
    direction=st.none() | st.just("rtl"),
    dark=st.none() | st.booleans(),
    rotation=st.none() | st.integers(0, 3),
)
PROFILES = [*BUILT_IN.values(), EVERYTHING]


@pytest.fixture(autouse=True)
def own_look(attached: Device) -> Iterator[Look]:
    """The look of the device, which later tests find again whatever becomes of this one."""
    attached.restore(START)
    own = read_look(attached)
    yield own
    put_look(attached, own)


def state(device: Device) -> tuple[object, ...]:
    """All that a look may change: every setting, the sizes, what is on the screen."""
    settings = {name: device.settings.all(name) for name in NAMESPACES}
    properties = device.shell("getprop persist.sys.locale; getprop debug.force_rtl").output
    return settings, properties, device.shell("wm size; wm density").output, device.picture()


def test_a_profile_changes_what_is_seen(device: Device) -> None:
    plain = device.picture()
    put_profile(device, Profile(width=720, height=1280, density=320, dark=True, font_scale=1.3))
    seen = device.observe()
    assert (seen.width, seen.height) == (720, 1280)
    assert device.picture() != plain
    assert device.setting("secure", "ui_night_mode") == "2"


@pytest.mark.proof
@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.name)
def test_the_system_says_that_it_looks_as_the_profile_wants(
    device: Device, profile: Profile
) -> None:
    put_profile(device, profile)
    seen = read_look(device).seen.values
    assert {name: seen[name] for name in profile.values} == profile.values


@pytest.mark.proof
@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.name)
def test_applying_it_twice_is_applying_it_once(device: Device, profile: Profile) -> None:
    put_profile(device, profile)
    once = state(device)
    put_profile(device, profile)
    assert state(device) == once


@pytest.mark.proof
@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.name)
def test_undo_brings_back_what_was_there(device: Device, profile: Profile) -> None:
    before, look = state(device), read_look(device)
    put_profile(device, profile)
    put_look(device, look)
    assert state(device) == before


@pytest.mark.proof
@pytest.mark.slow
@settings(
    max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(first=LOOKS, second=LOOKS)
def test_whatever_was_there_comes_back(device: Device, first: Profile, second: Profile) -> None:
    put_profile(device, first)
    before, look = state(device), read_look(device)
    put_profile(device, second)
    put_profile(device, second)
    put_look(device, look)
    assert state(device) == before


def test_what_was_there_may_be_a_look_of_its_own(device: Device) -> None:
    put_profile(device, Profile(width=800, height=1400, density=300, font_scale=1.15, dark=True))
    before, look = state(device), read_look(device)
    put_profile(device, EVERYTHING)
    put_look(device, look)
    assert state(device) == before
    assert look.seen.values["width"] == 800


def test_what_a_profile_leaves_open_stays(device: Device) -> None:
    before = read_look(device).seen.values
    put_profile(device, Profile(dark=True))
    assert read_look(device).seen.values == before | {"dark": True}


def test_right_to_left_turns_the_screen_around_and_keeps_its_language(device: Device) -> None:
    device.open("Settings")
    plain = device.observe()
    put_profile(device, Profile(direction="rtl"))
    turned = device.observe()
    [text], [mirrored] = (
        [node for node in seen.nodes if node.text == "Network & internet"]
        for seen in (plain, turned)
    )
    left, _, right, _ = text.bounds
    assert mirrored.bounds[0] == plain.width - right
    assert mirrored.bounds[2] == plain.width - left


def test_a_device_that_keeps_its_look_is_told_of(
    device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pytest_androidbench.devices.look.PATIENCE", 0.0)
    with pytest.raises(LookError, match="did not take on profile 'lost': its locale is 'en_US'"):
        put_profile(device, Profile(name="lost", locale="xx_YY"))
    with pytest.raises(LookError, match="profile 'tiny': its width is 200"):
        put_profile(device, Profile(name="tiny", width=100, height=300))


def test_states_with_profiles_follow_each_other_as_if_each_were_the_first(device: Device) -> None:
    notes: list[Look | None] = []
    dresser = Dresser(device, notes.append)
    before = state(device)
    looks = [None, BUILT_IN["dark"], EVERYTHING, BUILT_IN["dark"], None, BUILT_IN["large_font"]]
    seen = []
    for look in looks:
        dresser.restore(START, look)
        device.observe()
        seen.append(read_look(device).seen)
    dresser.undo()
    assert seen[0] == seen[4]
    assert seen[1] == seen[3] != seen[0]
    assert seen[5].values == seen[0].values | {"font_scale": 1.3}
    assert state(device)[:3] == before[:3]
    assert len(notes) == 2
    assert notes[1] is None


def test_a_snapshot_of_a_look_is_named_by_what_it_sets(device: Device) -> None:
    dresser = Dresser(device, lambda _: None)
    name = dresser.restore(START, Profile(name="one", dark=True))
    assert name == dresser.restore(START, Profile(name="other", dark=True))
    assert name != dresser.restore(START, Profile(name="one", dark=False))
    assert (name in device.snapshots()) == device.snapshots_are_whole
    dresser.undo()


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize(("model", "undone_it"), [("sdk_gphone64_x86_64", True), ("Other", False)])
def test_an_emulator_is_started_again_to_be_undone(
    tmp_path: Path,
    emulator_program: str,
    machine_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    model: str,
    undone_it: bool,
) -> None:
    # The ports that it leases are none that other emulators here are about to take.
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(machine_folder))
    program = tmp_path / "sdk" / "emulator" / "emulator"
    program.parent.mkdir(parents=True)
    program.symlink_to(emulator_program)
    monkeypatch.setenv("ANDROID_HOME", str(tmp_path / "sdk"))
    run = RunDirectory.create(tmp_path / "run", MANIFEST).path
    look = Look(settings={"system font_scale": "1.3"}, seen=Profile(font_scale=1.3))
    changed = Changed(
        device=f"avd:Undone_{WORKER}", serial="emulator-5554", model=model, look=to_plain(look)
    )
    keep_changed(run, changed)
    [(done, told)] = undone(run)
    assert done == undone_it, told
    assert changed_devices(run) == ([] if undone_it else [changed])
    assert undone_it or "it is a sdk_gphone64_x86_64 now, and was a Other" in told
