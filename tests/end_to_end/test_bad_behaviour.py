"""Agents that misbehave and a phone that sends garbage: each gets its outcome, the rest goes on."""

from __future__ import annotations

from typing import Final

import pytest

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from tests.end_to_end.harm import HARM
from tests.end_to_end.projects import Project

SUITE: Final = 'name = "moods"\nversion = "1"\n'
TASKS: Final = """
    from pytest_androidbench import Limits, task

    def test_factory(mood):
        @task(mood, mood, limits=Limits(steps=4, seconds=2))
        def test(episode):
            episode.run()
            assert "settings" in episode.device.foreground().package
        test.__name__ = test.__qualname__ = f"test_{mood}"
        return test

    test_factory.__test__ = False
    for mood in MOODS:
        globals()[f"test_{mood}"] = test_factory(mood)
"""
AGENT: Final = """
    import ctypes, hashlib, time
    from pytest_androidbench import *

    def sleep():
        time.sleep(1000)

    def sleep_in_c():
        while True:
            ctypes.CDLL(None).sleep(1000)

    def count_in_c():
        return hashlib.pbkdf2_hmac("sha256", b"", b"", 2**31 - 1)

    def fail():
        raise RuntimeError("a bug of mine")

    class Agent:
        "Is in the mood that the goal names."
        def start(self, goal):
            self.mood = goal.text
            if self.mood == "FailsAtStart":
                fail()

        def act(self, observation):
            if observation.package == "com.android.settings":
                return Done()
            moods = {
                "Works": lambda: Open("Settings"),
                "Fails": fail,
                "SaysNothing": lambda: None,
                "SaysText": lambda: "tap 3",
                "PointsOutside": lambda: Tap((observation.width, 5)),
                "PointsAtNothing": lambda: Tap(len(observation.nodes)),
                "Sleeps": sleep,
                "SleepsInC": sleep_in_c,
                "CountsInC": count_in_c,
            }
            return moods[self.mood]()
"""
REASONS: Final = {
    "Fails": "RuntimeError: a bug of mine",
    "FailsAtStart": "RuntimeError: a bug of mine",
    "SaysNothing": "None, which is no action: return one of",
    "SaysText": "'tap 3', which is no action: return one of",
    "PointsOutside": "lies outside of the screen",
    "PointsAtNothing": "there is no node",
    "Sleeps": "act() took longer than",
    "SleepsInC": "act() took longer than",
    "CountsInC": "act() took longer than",
}
GARBLING: Final = """
    import os, socket, threading
    from pathlib import Path
    from pytest_androidbench.devices.device import Device
    from pytest_androidbench.devices.link.transport import Transport
    from pytest_androidbench.devices.providers.phone import PhoneProvider
    from pytest_androidbench.devices.seeing.settling import IMMEDIATE
    from pytest_androidbench.devices.snapshots import ConsoleSnapshots
    import pytest_androidbench.episodes.stage as stage

    stage.DEVICE_SECONDS = 5.0
    FLAG = Path("garble")

    def pytest_androidbench_provider(spec):
        return GarblingProvider() if spec == "garbling" else None

    class GarblingProvider(PhoneProvider):
        "A phone behind a wire that garbles what it says once there is a flag."
        def acquire(self):
            FLAG.unlink(missing_ok=True)
            self.real = super().acquire()
            transport = Transport(self.real.serial, port=wire_to(self.real.address))
            return Device(
                transport,
                settle=IMMEDIATE,
                snapshots=lambda _: ConsoleSnapshots(self.real.console),
                await_return=Transport.reconnect,
                console=self.real.console,
            )

        def recycle(self, device, why):
            return super().recycle(self.real, why)

        def release(self, device):
            super().release(self.real)

    def wire_to(address):
        server = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=serve, args=(server, address), daemon=True).start()
        return server.getsockname()[1]

    def serve(server, address):
        while True:
            near, _ = server.accept()
            far = socket.create_connection(address)
            for source, sink, garbles in ((near, far, False), (far, near, True)):
                pump_it = threading.Thread(target=pump, args=(source, sink, garbles), daemon=True)
                pump_it.start()

    def pump(source, sink, garbles):
        try:
            while data := source.recv(65536):
                bad = garbles and FLAG.exists()
                sink.sendall(bytes((byte * 7 + 13) % 256 for byte in data) if bad else data)
            sink.shutdown(socket.SHUT_WR)
        except OSError:
            sink.close()
"""
GARBLER: Final = """
    class Garble(WifiOff):
        def harm(self):
            if len(self.left) == 2 and first_time("phone"):
                open("garble", "w").close()
"""


@pytest.fixture(scope="module")
def records(shared_project: Project) -> dict[str, Record]:
    """What became of each mood, all in one run."""
    project = shared_project
    project.write("suite.toml", SUITE)
    project.write("test_moods.py", f"MOODS = {[*REASONS, 'Works']}\n")
    with (project.path / "test_moods.py").open("a") as file:
        file.write(project.write("tasks.txt", TASKS).read_text())
    project.write("agents.py", AGENT)
    done = project.run("--agent=agents:Agent", "-n2", "--ab-run=run", "test_moods.py")
    contents = project.contents()
    assert contents.not_run == ()
    assert contents.interrupted == ()
    assert done.code == 1, done.out
    return {record.cell.task: record for record in contents.records}


@pytest.mark.slow
@pytest.mark.parametrize("mood", REASONS)
def test_an_agent_that_misbehaves_is_at_fault(records: dict[str, Record], mood: str) -> None:
    record = records[mood]
    assert (record.outcome, record.score, record.attempt) == (Outcome.AGENT_ERROR, 0.0, 1)
    assert REASONS[mood] in record.reason
    assert record.repro.endswith(f"test_{mood}[seed30]'")


def test_those_that_behave_are_not_touched_by_it(records: dict[str, Record]) -> None:
    assert records["Works"].outcome is Outcome.PASSED
    assert len(records) == len(REASONS) + 1


@pytest.mark.slow
def test_a_phone_that_sends_garbage_is_replaced(project: Project) -> None:
    project.write("harm.py", HARM + GARBLER)
    project.write("garbling.py", GARBLING)
    done = project.run("-p", "garbling", "--ab-device=garbling", "--agent=harm:Garble",
                       "--ab-tasks=SystemWifiTurnOff", "--ab-run=run")  # fmt: skip
    assert project.outcomes() == {
        "SystemWifiTurnOff-30": [Outcome.INFRA_ERROR, Outcome.PASSED],
    }, done.out + done.err
    assert "2 attempts at SystemWifiTurnOff · seed 30: infra error, then passed" in done.summary
