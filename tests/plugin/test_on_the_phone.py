"""The whole way: plugin, adb clients, simulated phone, validators, records."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from fixtures.benches import PLUGIN, AgentSource, Bench
from pytest_androidbench import load
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.packing import Packer

WIFI = """
    from pytest_androidbench import Episode, Limits, Pilot, task

    @task("WifiOff", "Turn Wi-Fi off.", app="settings", limits=Limits(steps=10))
    def test_wifi_off(episode: Episode) -> None:
        episode.device.put_setting("global", "wifi_on", 1)
        episode.run()
        with episode.check("Wi-Fi is off"):
            assert episode.device.setting("global", "wifi_on") == "0"

    @test_wifi_off.solution
    def wifi(pilot: Pilot) -> None:
        pilot.open("Settings").tap("Network & internet").tap("Internet").tap("Wi-Fi")
"""
CLIENTS = """
    import adbutils, uiautomator2

    class Shell:
        "Drives the phone by the clients that most agents use, found as they find it."
        def run(self, goal, phone):
            device = adbutils.adb.device()
            assert device.serial == phone.serial
            device.shell("svc wifi disable")
            uiautomator2.connect().press("home")
            phone.tell(Press("home"))
            return Done()
"""
KILLER = """
    import signal

    class KillsItsPhoneOnce(Quiet):
        def act(self, observation):
            if not os.path.exists("killed"):
                open("killed", "w").close()
                for entry in os.listdir("/proc"):
                    if entry.isdigit() and is_own_phone(entry):
                        os.kill(int(entry), signal.SIGKILL)
                return Press("home")
            return Done()

    def is_own_phone(pid):
        try:
            command = open(f"/proc/{pid}/cmdline").read().split("\\0")
            parent = open(f"/proc/{pid}/stat").read().rpartition(")")[2].split()[1]
        except OSError:
            return False
        return "pytest_androidbench.phone" in command and parent == parent_of(os.getppid())

    def parent_of(pid):
        return open(f"/proc/{pid}/stat").read().rpartition(")")[2].split()[1]
"""


@pytest.fixture
def wifi_bench(bench: Bench) -> Bench:
    bench.write("test_phone.py", WIFI)
    return bench


def run(bench: Bench, *arguments: str) -> pytest.RunResult:
    options = [*PLUGIN, "--ab-run=run", "--ab-limits=seconds=60"]
    return bench.pytest(*options, *arguments, ".", timeout=100)


@pytest.mark.slow
def test_the_reference_passes_with_pictures_of_every_step(wifi_bench: Bench) -> None:
    result = run(wifi_bench, "--agent=reference", "--ab-screenshots=on", "--ab-seeds=1-2", "-n2")
    result.assert_outcomes(passed=2)
    first, second = wifi_bench.records()
    assert (first.device.kind, first.steps, first.ending) == ("simulated", 5, "done")
    assert first.device.serial != second.device.serial
    Packer(wifi_bench.run_path).pack_all([a.folder for a in wifi_bench.contents().attempts])
    pictures, again = (
        [episode.picture(step) for step in episode.steps]
        for episode in load(wifi_bench.run_path).episodes
    )
    assert len(pictures) == 5
    # The same screens, kept once for both episodes.
    assert pictures == again


@pytest.mark.slow
def test_doing_nothing_fails(wifi_bench: Bench) -> None:
    run(wifi_bench, "--agent=null").assert_outcomes(failed=1)


@pytest.mark.slow
def test_an_agent_may_use_its_own_adb_clients(wifi_bench: Bench, agent_source: AgentSource) -> None:
    agent_source(CLIENTS)
    run(wifi_bench, "--agent=agents:Shell")
    (record,) = wifi_bench.records()
    assert (record.outcome, record.steps) == (Outcome.PASSED, 2)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="finds the phone in /proc")
def test_a_phone_that_is_killed_is_replaced_and_the_attempt_kept(
    wifi_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source(KILLER)
    run(wifi_bench, "--agent=agents:KillsItsPhoneOnce")
    assert wifi_bench.outcomes() == [Outcome.INFRA_ERROR, Outcome.FAILED]


@pytest.mark.slow
def test_a_killed_worker_takes_its_phone_along(
    wifi_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source("""
        import signal

        class KillsItself(Quiet):
            def act(self, observation):
                if not os.path.exists("killed"):
                    with open("killed", "w") as file:
                        file.write(os.environ["ANDROID_ADB_SERVER_PORT"])
                    os.kill(os.getpid(), signal.SIGKILL)
                return Done()
    """)
    run(wifi_bench, "--agent=agents:KillsItself", "-n1", "--ab-agent-process=off")
    assert wifi_bench.outcomes() == [Outcome.INFRA_ERROR, Outcome.FAILED]
    port = int((wifi_bench.path / "killed").read_text())
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port), timeout=5).close()
