"""A turn of an agent that drives a phone over adb: what it does is counted, kept and limited."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import adbutils
import pytest
from adbutils.errors import AdbError

from pytest_androidbench.agents.agent import PhoneAccess
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.door.door import Door
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.episodes.episode import Episode
from pytest_androidbench.errors import ActionError, DeviceGone, LimitReached
from pytest_androidbench.interface.actions import Adb, Answer, Done, Open, Press, Tap, Type
from pytest_androidbench.interface.adb_variables import NAMES
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.records.adb_requests import AdbRequest, read_adb_requests
from pytest_androidbench.records.record import StepRecord
from tests.episodes.scripted import Runs

Does = Callable[[adbutils.AdbDevice, PhoneAccess], Any]

pytestmark = [
    pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(scope="module")
def phone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Device]:
    provider = PhoneProvider(slots=Slots(tmp_path_factory.mktemp("slots")), export=False)
    device = provider.acquire()
    device.save_snapshot("start")
    yield device
    provider.release(device)


@pytest.fixture(scope="module")
def door(phone: Device) -> Iterator[Door]:
    made = Door()
    made.lead_to(phone)
    yield made
    # adbutils leaves sockets to the collector where a call fails.
    gc.collect()
    made.close()


class Drives:
    """An agent that does what a test says."""

    def __init__(self, does: Does) -> None:
        self.does = does

    def run(self, goal: Goal, phone: PhoneAccess) -> Any:
        self.phone = phone
        return self.does(
            adbutils.AdbClient(phone.adb_host, phone.adb_port).device(phone.serial), phone
        )


class Played:
    """An episode of such an agent on a phone."""

    def __init__(self, phone: Device, door: Door, path: Path) -> None:
        self.phone = phone
        self.door = door
        self.runs = Runs(path)

    def play(self, does: Does, **limits: Any) -> Episode:
        self.phone.restore("start")
        self.door.relax()
        self.agent = Drives(does)
        device: Any = self.phone
        self.episode = self.runs.episode(self.agent, Limits(**limits), device=device)
        self.episode.stage.door = lambda: self.door
        self.episode.run()
        return self.episode

    @property
    def actions(self) -> list[Any]:
        return [step.action for step in self.episode.steps]

    @property
    def steps(self) -> tuple[StepRecord, ...]:
        return self.runs.steps()

    @property
    def asked(self) -> tuple[AdbRequest, ...]:
        return read_adb_requests(self.runs.folder)


@pytest.fixture
def played(phone: Device, door: Door, tmp_path: Path) -> Played:
    return Played(phone, door, tmp_path)


@pytest.mark.slow
def test_what_it_does_is_steps_and_what_else_it_asks_is_kept(played: Played) -> None:
    def does(device: adbutils.AdbDevice, phone: PhoneAccess) -> Done:
        device.shell("getprop ro.build.version.sdk")
        device.shell("am start -n com.android.settings/.Settings")
        device.shell("input tap 100 200; input keyevent 279")
        device.sync.push(b"x", "/sdcard/x")
        return Done()

    episode = played.play(does)
    expected = [Open("com.android.settings"), Tap((100, 200)), Adb("input keyevent 279"), Done()]
    assert (played.actions, episode.ending) == (expected, "done")
    assert [(one.kind, one.text, one.step, one.steps) for one in played.asked] == [
        ("shell", "getprop ro.build.version.sdk", 0, 0),
        ("shell", "am start -n com.android.settings/.Settings", 0, 1),
        ("shell", "input tap 100 200; input keyevent 279", 1, 2),
        ("push", "/sdcard/x", 3, 0),
    ]
    assert [step.point for step in played.steps] == [None, (100, 200), None, None]
    # The screen is looked at as it was found, and again when all is done.
    assert (played.runs.folder / played.steps[0].screenshot).read_bytes().startswith(b"\xff\xd8")
    assert played.steps[-1].package == "com.android.settings"


def test_an_agent_that_ends_without_a_word_leaves_a_last_picture(played: Played) -> None:
    episode = played.play(lambda device, _: device.click(100, 200))
    assert (episode.ending, len(episode.steps)) == ("", 1)
    assert episode.stage.last_picture == "001.jpg"


def test_past_its_limit_it_is_refused_and_the_turn_ends_so(played: Played) -> None:
    def does(device: adbutils.AdbDevice, phone: PhoneAccess) -> Done:
        for _ in range(3):
            device.click(1, 2)
        with pytest.raises(AdbError, match="limit reached: steps = 3"):
            device.click(1, 2)
        assert device.shell("echo still") == "still"
        return Done()

    episode = played.play(does, steps=3)
    assert (episode.ending, len(episode.steps)) == ("limit:steps", 3)
    assert played.asked[-2].refused == "steps"
    assert episode.stage.culprit is None


def test_one_that_takes_its_limit_for_a_broken_device_is_not_in_error(played: Played) -> None:
    def does(device: adbutils.AdbDevice, phone: PhoneAccess) -> None:
        while True:
            device.click(1, 2)

    episode = played.play(does, steps=2)
    assert (episode.ending, len(episode.steps), episode.failure) == ("limit:steps", 2, None)


def test_a_limit_is_of_all_turns_together(played: Played) -> None:
    def does(device: adbutils.AdbDevice, phone: PhoneAccess) -> None:
        device.shell("input tap 1 2; input tap 3 4")

    episode = played.play(does, steps=3)
    episode.run("Once more.")
    assert (episode.ending, len(episode.steps)) == ("limit:steps", 2)


def test_what_it_tells_of_a_step_it_has_taken_is_put_to_that(played: Played) -> None:
    def does(device: adbutils.AdbDevice, phone: PhoneAccess) -> Done:
        device.click(1, 2)
        phone.tell(Tap((1, 2), note="It is the way on."))
        device.click(3, 4)
        device.send_keys("text")
        phone.tell(Type("text", note="What is wanted."))
        return Done()

    played.play(does)
    assert [step.action["action"] for step in played.steps] == ["Tap", "Tap", "Type", "Done"]
    assert [step.note for step in played.steps] == ["It is the way on.", "", "What is wanted.", ""]
    assert [(one.kind, one.step) for one in played.asked if one.kind == "told"] == [
        ("told", 0), ("told", 2),
    ]  # fmt: skip


def test_what_it_tells_ahead_counts_once(played: Played) -> None:
    def does(device: adbutils.AdbDevice, phone: PhoneAccess) -> None:
        for place in range(3):
            phone.tell(Tap((place, 2), note=f"step {place}"))
            device.click(place, 2)
        with pytest.raises(AdbError):
            device.click(9, 9)

    episode = played.play(does, steps=3)
    assert [step.note for step in played.steps] == ["step 0", "step 1", "step 2"]
    assert episode.ending == "limit:steps"


def test_what_nobody_can_see_is_a_step_when_it_is_told(played: Played) -> None:
    def does(device: adbutils.AdbDevice, phone: PhoneAccess) -> None:
        device.sync.push(b"input tap 1 2\n", "/sdcard/taps")
        device.shell("sh /sdcard/taps")
        phone.tell(Tap((1, 2)))
        phone.tell(Press("home"))
        with pytest.raises(LimitReached, match="steps = 2"):
            phone.tell(Press("home"))

    episode = played.play(does, steps=2)
    assert played.actions == [Tap((1, 2)), Press("home")]
    # It was told that there is no step left, and has not asked for one: its end is its own.
    assert episode.ending == ""


def test_telling_takes_no_step_away_that_was_seen(played: Played) -> None:
    def does(device: adbutils.AdbDevice, phone: PhoneAccess) -> None:
        for _ in range(5):
            device.click(1, 2)
        phone.tell(Press("home"))
        phone.tell(Press("home"))
        device.click(1, 2)

    played.play(does)
    assert len(played.steps) == 7


def test_an_answer_is_a_step_of_its_own(played: Played) -> None:
    def does(device: adbutils.AdbDevice, phone: PhoneAccess) -> None:
        device.click(1, 2)
        phone.tell(Answer("42"))
        device.click(1, 2)
        with pytest.raises(AdbError):
            device.click(1, 2)

    episode = played.play(does, steps=3)
    assert [type(action).__name__ for action in played.actions] == ["Tap", "Answer", "Tap"]
    assert episode.answer == "42"


def test_what_is_no_action_is_refused_as_ever(played: Played) -> None:
    def does(device: adbutils.AdbDevice, phone: PhoneAccess) -> None:
        tell: Any = phone.tell
        tell("Tap")

    with pytest.raises(ActionError, match="'Tap' is no action"):
        played.play(does)


def test_a_limit_of_tokens_holds_where_it_tells(played: Played) -> None:
    def does(device: adbutils.AdbDevice, phone: PhoneAccess) -> None:
        device.click(1, 2)
        phone.tell(Tap((1, 2)))
        played.agent.usage = {"tokens": 50}  # type: ignore[attr-defined]
        device.click(1, 2)
        phone.tell(Tap((1, 2)))

    episode = played.play(does, tokens=50)
    assert episode.ending == "limit:tokens"
    assert len(episode.steps) == 2


def test_its_variables_lead_to_the_door_and_back(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANDROID_SERIAL", "before")
    monkeypatch.delenv("ADB_SERVER_SOCKET", raising=False)
    before = {name: os.environ.get(name) for name in NAMES}
    found: dict[str, str] = {}

    def does(device: adbutils.AdbDevice, phone: PhoneAccess) -> None:
        found.update({name: os.environ[name] for name in NAMES})
        assert adbutils.adb.device().shell("echo by default") == "by default"

    played.play(does)
    host, port = played.door.address
    assert found == {
        "ANDROID_SERIAL": played.phone.serial,
        "ANDROID_ADB_SERVER_HOST": host,
        "ANDROID_ADB_SERVER_ADDRESS": host,
        "ANDROID_ADB_SERVER_PORT": str(port),
        "ADB_SERVER_SOCKET": f"tcp:{host}:{port}",
    }
    assert {name: os.environ.get(name) for name in NAMES} == before


def test_it_is_told_the_door_and_the_phone_serves_nobody_else_meanwhile(played: Played) -> None:
    host, port = played.phone.address

    def does(device: adbutils.AdbDevice, phone: PhoneAccess) -> None:
        assert (phone.adb_host, phone.adb_port) == played.door.address != (host, port)
        with pytest.raises(AdbError, match="reserved while an agent has its turn"):
            adbutils.AdbClient(host, port).device(phone.serial).shell("input tap 1 2")

    played.play(does)
    assert played.phone.shell("echo 1").text == "1"
    assert adbutils.AdbClient(host, port).device(played.phone.serial).shell("echo 1") == "1"


def test_after_its_turn_it_reaches_nothing(played: Played) -> None:
    held: list[adbutils.AdbDevice] = []
    played.play(lambda device, _: held.append(device))
    with pytest.raises(AdbError, match="it is not the agent's turn"):
        held[0].click(1, 2)


def test_a_door_that_dies_is_a_fault_of_the_infrastructure(phone: Device, tmp_path: Path) -> None:
    door = Door()
    door.lead_to(phone)
    played = Played(phone, door, tmp_path)

    def does(device: adbutils.AdbDevice, _phone: PhoneAccess) -> None:
        os.kill(door.pid, signal.SIGKILL)
        raise ConnectionError("my device is gone")

    with pytest.raises(DeviceGone, match="the door to the device"):
        played.play(does)
    assert played.episode.stage.culprit == "device"
    # The phone is whole, and serves everybody again.
    assert phone.shell("echo 1").text == "1"
    host, port = phone.address
    assert adbutils.AdbClient(host, port).device(phone.serial).shell("echo 1") == "1"
    door.close()


@pytest.mark.slow
def test_a_phone_that_dies_is_its_own_fault(tmp_path: Path) -> None:
    provider = PhoneProvider(slots=Slots(tmp_path / "slots"), export=False)
    device = provider.acquire()
    device.save_snapshot("start")
    door = Door()
    door.lead_to(device)
    played = Played(device, door, tmp_path)
    try:

        def does(client: adbutils.AdbDevice, phone: PhoneAccess) -> Done:
            client.click(1, 2)
            assert provider._child is not None
            os.kill(provider._child.pid, signal.SIGKILL)
            assert provider._child.ending(20) is not None
            return Done()

        with pytest.raises(DeviceGone):
            played.play(does)
        assert played.episode.stage.culprit == "device"
        assert len(played.steps) == 1
    finally:
        door.close()
        provider.release(device)
