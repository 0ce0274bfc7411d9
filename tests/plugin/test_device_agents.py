"""Agents that drive their phone over adb, from the plugin's command line to the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from fixtures.benches import PLUGIN, AgentSource, Bench
from pytest_androidbench import load
from pytest_androidbench.records.adb_requests import read_adb_requests
from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.records.record import Record

pytestmark = pytest.mark.slow

TASK = """
    from pytest_androidbench import Limits, task

    @task("Calm", "Keep calm.", limits=Limits(steps=4, seconds=60))
    def test_calm(episode):
        episode.device.put_setting("global", "calm", "")
        episode.run()
        with episode.check("calm"):
            assert episode.device.setting("global", "calm") != "no"
"""
AGENTS = """
    import subprocess, threading
    import adbutils, uiautomator2

    class Taps:
        def run(self, goal, phone):
            print("door", phone.adb_port)
            device = adbutils.adb.device()
            device.shell("am start -n com.android.settings/.Settings")
            time.sleep(0.5)
            uiautomator2.connect().click(500, 800)
            return Done()

    class Program:
        "All it knows is its environment."
        def run(self, goal, phone):
            assert os.environ["ANDROID_ADB_SERVER_PORT"] == str(phone.adb_port)
            subprocess.run(["adb", "shell", "input", "tap", "1", "2"], check=True)
            return Done()

    class Unending:
        def run(self, goal, phone):
            while True:
                subprocess.run([*phone.adb_command, "shell", "input tap 1 2"], capture_output=True)

    class LooksFor:
        "Tries to reach the phone past the door, by what its serial and the machine tell."
        def run(self, goal, phone):
            import socket
            serial = phone.serial
            console = int(serial.rpartition("-")[2])
            ports = {console, console + 1}
            for entry in os.listdir("/proc"):
                try:
                    words = open(f"/proc/{entry}/cmdline").read().split("\\0")
                except OSError:
                    continue
                if "pytest_androidbench.phone" in words and f"{console},{console + 1}" in words:
                    ports.add(int(words[words.index("--host-port") + 1]))
            assert len(ports) == 3, ports
            for port in ports:
                with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
                    try:
                        connection.sendall(b"000chost:version")
                        told = connection.recv(100)
                    except ConnectionError:
                        told = b""
                    assert not told or told.startswith(b"FAIL"), (port, told)
            environment = open("/proc/self/environ").read()
            assert f"tcp:127.0.0.1:{phone.adb_port}" in environment
            assert not any(f"={port}\\0" in environment for port in ports)
            return Done()

    class GoesOn:
        "Leaves a thread that acts when it is no more its turn."
        def run(self, goal, phone):
            device = adbutils.adb.device()
            def act():
                while True:
                    try:
                        device.shell("settings put global calm no")
                    except adbutils.AdbError as error:
                        with open("refused", "w") as file:
                            file.write(str(error))
                    time.sleep(0.001)
            device.shell("input tap 1 2")
            threading.Timer(0.2, act).start()
            return Done()

    class KillsTheDoor:
        def run(self, goal, phone):
            if not os.path.exists("killed"):
                open("killed", "w").close()
                for entry in os.listdir("/proc"):
                    try:
                        words = open(f"/proc/{entry}/cmdline").read().split("\\0")
                        parent = open(f"/proc/{entry}/stat").read().rpartition(")")[2].split()[1]
                    except OSError:
                        continue
                    worker = open(f"/proc/{os.getppid()}/stat").read().rpartition(")")[2].split()[1]
                    if "pytest_androidbench.devices.door.program" in words and parent == worker:
                        os.kill(int(entry), 9)
                time.sleep(60)
            return Done()

    class Constructed:
        "Looks at its device before its first turn, and keeps what it has found there."
        def __init__(self):
            self.ui = uiautomator2.connect()
            self.width = self.ui.info["displayWidth"]
        def run(self, goal, phone):
            self.ui.click(self.width // 2, 100)
            return Done()
"""


@pytest.fixture
def phone_bench(bench: Bench, agent_source: AgentSource) -> Bench:
    bench.write("test_phone.py", TASK)
    agent_source(AGENTS)
    return bench


def run(bench: Bench, agent: str, *arguments: str) -> list[Record]:
    options = [*PLUGIN, "--ab-run=run", f"--agent=agents:{agent}", "--ab-screenshots=on"]
    bench.pytest(*options, *arguments, ".", timeout=100)
    return [attempt.record for attempt in bench.contents().attempts]


def test_what_it_does_is_kept_with_pictures(phone_bench: Bench) -> None:
    (record,) = run(phone_bench, "Taps")
    assert (record.outcome, record.ending, record.steps) == (Outcome.PASSED, "done", 3)
    (episode,) = load(phone_bench.run_path).episodes
    assert [step.action["action"] for step in episode.steps] == ["Open", "Tap", "Done"]
    pictures = [episode.picture(step) for step in episode.steps]
    assert all(picture is not None for picture in pictures)
    assert pictures[0] != pictures[1]
    (attempt,) = phone_bench.contents().attempts
    requests = read_adb_requests(phone_bench.run_path / attempt.folder)
    assert [one.text for one in requests if one.steps] == [
        "am start -n com.android.settings/.Settings", "click(500, 800)",
    ]  # fmt: skip


@pytest.mark.parametrize("agent", ["Program", "Constructed", "LooksFor"])
def test_it_finds_its_device_as_agents_do_and_no_other_way(phone_bench: Bench, agent: str) -> None:
    (record,) = run(phone_bench, agent)
    assert (record.outcome, record.reason) == (Outcome.PASSED, "")


def test_the_limit_ends_its_turn_though_it_never_tells(phone_bench: Bench) -> None:
    (record,) = run(phone_bench, "Unending")
    assert (record.outcome, record.ending, record.steps) == (Outcome.PASSED, "limit:steps", 4)


def test_what_it_leaves_behind_can_do_nothing(phone_bench: Bench) -> None:
    phone_bench.write(
        "test_phone.py",
        TASK + '            from time import sleep, monotonic\n'
        '            from pathlib import Path\n'
        '            end = monotonic() + 20\n'
        '            while not Path("refused").exists() and monotonic() < end: sleep(0.01)\n'
        '            assert episode.device.setting("global", "calm") != "no"\n',
    )  # fmt: skip
    (record,) = run(phone_bench, "GoesOn")
    assert record.outcome is Outcome.PASSED
    assert "it is not the agent's turn" in (phone_bench.path / "refused").read_text()


def test_a_door_that_dies_is_replaced_and_the_attempt_kept(phone_bench: Bench) -> None:
    first, second = run(phone_bench, "KillsTheDoor")
    assert (first.outcome, first.cause) == (Outcome.INFRA_ERROR, Cause.DEVICE_GONE)
    assert "the door to the device" in first.reason
    assert second.outcome is Outcome.PASSED


def test_inside_of_the_tests_process_it_goes_through_the_door_as_well(phone_bench: Bench) -> None:
    (record,) = run(phone_bench, "Taps", "--ab-agent-process=off")
    assert (record.outcome, record.ending, record.steps) == (Outcome.PASSED, "done", 3)


def test_workers_have_a_door_each(phone_bench: Bench) -> None:
    records = run(phone_bench, "Taps", "-n2", "--ab-seeds=1-4")
    assert [record.outcome for record in records] == [Outcome.PASSED] * 4
    logs = [Path(path).read_text() for path in phone_bench.run_path.glob("episodes/*/*/agent.log")]
    assert len({line for log in logs for line in log.splitlines() if "door" in line}) == 2
