"""A tape answers for a device as long as the same is asked, and then the device as it would be."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.asking import NOBODY, Between, Request
from pytest_androidbench.devices.tape import Answered, Outermost, Player, Recorder
from pytest_androidbench.errors import DeviceGone, SnapshotError

STATE = "tape"
FILE = "/sdcard/Download/taped"
SCRIPTS = ("printf a", "printf b", "cat")
"""What is done with the file: a letter more, another letter more, its content read."""


def asked(device: Device, between: Between, scripts: Sequence[str]) -> list[str]:
    """What a device answers to some scripts, after its state is restored."""
    device.put_between(Outermost(between))
    try:
        device.restore(STATE)
        return [_done(device, script) for script in scripts]
    finally:
        device.put_between(NOBODY)


def _done(device: Device, script: str) -> str:
    if script == "cat":
        return device.shell(f"cat {FILE}", reads=True).text
    return str(device.shell(f"{script} >> {FILE}").code)


@pytest.fixture
def whole(device: Device) -> Device:
    """A device whose saved states have all of it, at one in which the file is empty."""
    if not device.snapshots_are_whole:
        pytest.skip("a tape begins with a state of the whole device, and this one keeps parts")
    device.put_files({FILE: b""})
    device.save_snapshot(STATE)
    return device


def recorded(device: Device, scripts: Sequence[str]) -> list[Answered]:
    recorder = Recorder()
    asked(device, recorder, scripts)
    return recorder.tape


def test_what_is_asked_again_is_not_asked_of_the_device(whole: Device) -> None:
    scripts = ["printf a", "cat"]
    tape = recorded(whole, scripts)
    whole.put_files({FILE: b"otherwise"})
    assert asked(whole, Player(tape), scripts) == ["0", "a"]
    assert whole.get_file(FILE) == b"otherwise"


def test_what_is_asked_to_answer_something_else_is_no_part_of_a_tape(whole: Device) -> None:
    (restore,) = recorded(whole, [])
    assert restore.request == Request(f"restore {STATE}", resets=True)


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    first=st.lists(st.sampled_from(SCRIPTS), max_size=5),
    same=st.integers(0, 5),
    rest=st.lists(st.sampled_from(SCRIPTS), max_size=4),
)
def test_answers_are_those_of_the_device_wherever_others_are_asked(
    whole: Device, first: list[str], same: int, rest: list[str]
) -> None:
    tape, scripts = recorded(whole, first), [*first[:same], *rest]
    live = asked(whole, NOBODY, scripts)
    whole.put_files({FILE: b"left by somebody"})
    assert asked(whole, Player(tape), scripts) == live


def test_a_restore_goes_on_with_the_tape(whole: Device) -> None:
    recorder = Recorder()
    asked(whole, recorder, ["printf a", "cat"])
    asked(whole, recorder, ["printf b", "cat"])
    player = Player(recorder.tape)
    assert asked(whole, player, ["printf b", "printf b", "cat"]) == ["0", "0", "bb"]
    assert asked(whole, player, ["printf b", "cat"]) == ["0", "b"]
    # The second was answered by the tape.
    assert whole.get_file(FILE) == b"bb"


def test_a_device_that_answers_otherwise_than_before_is_found_out(whole: Device) -> None:
    tape = recorded(whole, ["printf a", "cat"])
    whole.put_files({FILE: b"another state"})
    whole.save_snapshot(STATE)
    with pytest.raises(DeviceGone, match="otherwise than before: shell cat"):
        asked(whole, Player(tape), ["printf a", "cat", "printf b"])


def test_what_raises_is_not_kept(whole: Device) -> None:
    recorder = Recorder()
    whole.put_between(Outermost(recorder))
    try:
        with pytest.raises(SnapshotError):
            whole.restore("no such state")
    finally:
        whole.put_between(NOBODY)
    assert recorder.tape == []
