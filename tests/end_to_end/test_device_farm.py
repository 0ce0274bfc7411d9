"""Runs on a farm: each worker has a device of its own, and the farm has all of them back."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from fixtures import farm_phones
from fixtures.adb_bridge import LOOPBACK
from fixtures.device_farm import DeviceFarm
from fixtures.farm_phones import OURS, SERIALS, THEIRS, TOKEN
from fixtures.farm_server import FarmServer, served
from pytest_androidbench.records.outcome import Cause, Outcome
from tests.end_to_end.projects import ROOT, Finished, Project, ended
from tests.end_to_end.test_faults import wait_for

SUITE: Final = """
    name = "traces"
    [apps]
    "com.google.android.deskclock" = ""
"""
TASK: Final = """
    from pytest_androidbench import task

    @task("Trace", "Leave a trace.")
    def test_trace(episode):
        assert episode.device.setting("secure", "trace") == ""
        episode.run()
        episode.device.put_setting("secure", "trace", 1)
"""
AGENTS: Final = """
    import os, signal, time
    from pytest_androidbench import Done

    def first_time(what):
        try:
            open(what, "x").close()
        except FileExistsError:
            return False
        return True

    class Quiet:
        def start(self, goal):
            print("was given", dict(os.environ))
        def act(self, observation):
            return Done()

    class Waits(Quiet):
        def act(self, observation):
            if first_time("begun"):
                while not os.path.exists("go"):
                    time.sleep(0.02)
            return Done()

    class KillsItsWorker(Quiet):
        def act(self, observation):
            if first_time("killed"):
                os.kill(os.getpid(), signal.SIGKILL)
            return Done()
"""
ON_THE_FARM: Final = (
    "--ab-device=device_farm:Farm", "--ab-restore=app-data", "--ab-run=run", "--ab-suite=none",
    "test_traces.py",
)  # fmt: skip
IN_A_GROUP: Final = (
    *(sys.executable, "-c"),
    "import os, sys; os.setsid(); os.execv(sys.argv[1], sys.argv[1:])",
)
"""What is started so gets Ctrl-C with all that it starts, as in a terminal, and we do not."""


@pytest.fixture(scope="module")
def adbd_ports(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, int]]:
    with farm_phones.running(SERIALS, tmp_path_factory.mktemp("slots")) as ports:
        yield ports


@pytest.fixture
def server(adbd_ports: dict[str, int]) -> Iterator[FarmServer]:
    with served(DeviceFarm(adbd_ports), {TOKEN: OURS}) as server:
        yield server


@pytest.fixture
def farmed(project: Project, server: FarmServer) -> Project:
    """A project with the example beside a suite, and the variables that it reads."""
    shutil.copy(ROOT / "examples" / "device_farm.py", project.path)
    project.write("suite.toml", SUITE)
    project.write("test_traces.py", TASK)
    project.write("agents.py", AGENTS)
    return with_variables(project, STF_URL=server.url, STF_TOKEN=TOKEN)


def with_variables(project: Project, **variables: str) -> Project:
    own = {"XDG_RUNTIME_DIR": str(project.path), **project.variables}
    return replace(project, variables={**own, **variables})


def holding(folder: Path, secret: str) -> list[Path]:
    """The files below a folder that hold a secret."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return [path for path in files if secret.encode() in path.read_bytes()]


def expect_untold(project: Project, done: Finished, secret: str = TOKEN) -> None:
    assert holding(project.path, secret) == []
    assert secret not in done.out + done.err


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_each_worker_has_a_device_and_the_farm_has_them_back(
    farmed: Project, server: FarmServer, workers: int
) -> None:
    many = ["-n2"] if workers > 1 else []
    done = farmed.run(
        *ON_THE_FARM, *many, "--agent=agents:Quiet", "--ab-seeds=1-4", "-rA", "--showlocals"
    )
    assert list(farmed.outcomes().values()) == [[Outcome.PASSED]] * 4, done.out + done.err
    assert done.code == 0
    farm = server.farm
    used = {record.device.serial for record in farmed.contents().records}
    assert used <= {f"{LOOPBACK}:{device.port}" for device in farm.devices.values()}
    assert len(used) == workers
    assert farm.taken == {}
    happened = [what for what, _, _ in farm.history]
    assert sorted(happened) == ["added"] * workers + ["ungroup_request"] * workers
    expect_untold(farmed, done)
    logs = [path.read_text() for path in farmed.path.rglob("agent.log")]
    assert len(logs) == 4
    assert all("STF_URL" in log and "STF_TOKEN" not in log for log in logs)


@pytest.mark.slow
def test_a_worker_for_which_there_is_no_device_has_the_one_that_another_gives_back(
    farmed: Project, server: FarmServer
) -> None:
    server.farm.devices[SERIALS[1]].present = False
    done = farmed.run(*ON_THE_FARM, "-n2", "--agent=agents:Quiet", "--ab-seeds=1-4")
    assert list(farmed.outcomes().values()) == [[Outcome.PASSED]] * 4, done.out + done.err
    assert [what for what, _, _ in server.farm.history] == ["added", "ungroup_request"] * 2
    expect_untold(farmed, done)


@pytest.mark.slow
def test_a_device_is_given_back_when_its_worker_is_killed(
    farmed: Project, server: FarmServer
) -> None:
    server.farm.devices[SERIALS[1]].present = False
    done = farmed.run(
        *ON_THE_FARM, "--agent=agents:KillsItsWorker", "--ab-agent-process=off", "-n1",
        "--ab-seeds=1-2",
    )  # fmt: skip
    outcomes = sorted(farmed.outcomes().values(), key=len)
    assert outcomes == [[Outcome.PASSED], [Outcome.INFRA_ERROR, Outcome.PASSED]], done.out
    assert [what for what, _, _ in server.farm.history] == ["added", "ungroup_request"] * 2
    expect_untold(farmed, done)


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_devices_are_given_back_after_ctrl_c(
    farmed: Project, server: FarmServer, workers: int
) -> None:
    many = ["-n2"] if workers > 1 else []
    with farmed.start(
        *ON_THE_FARM, *many, "--agent=agents:Waits", "--ab-seeds=1-4", before=IN_A_GROUP
    ) as process:
        begun = farmed.path / "begun"
        wait_for(lambda: begun.exists() or process.poll() is not None)
        os.killpg(process.pid, signal.SIGINT)
        done = ended(process)
    assert done.code == pytest.ExitCode.INTERRUPTED, done.out + done.err
    assert server.farm.history
    # A worker that pytest-xdist ends has its device given back after that.
    wait_for(lambda: server.farm.taken == {}, seconds=20)
    expect_untold(farmed, done)


@pytest.mark.slow
def test_a_device_that_is_taken_away_is_an_infrastructure_fault_and_another_is_had(
    farmed: Project, server: FarmServer
) -> None:
    farm = server.farm
    # -rA shows what was printed in tests that passed, too.
    with farmed.start(*ON_THE_FARM, "--agent=agents:Waits", "--ab-seeds=1", "-rA") as process:
        begun = farmed.path / "begun"
        wait_for(lambda: begun.exists() or process.poll() is not None)
        (serial,) = farm.taken
        farm.leave(serial, "taken away")
        farm.add(THEIRS, serial)
        farmed.write("go", "")
        done = ended(process)
    broken, good = (attempt.record for attempt in farmed.attempts())
    assert (broken.outcome, good.outcome) == (Outcome.INFRA_ERROR, Outcome.PASSED), done.out
    assert broken.cause is Cause.DEVICE_GONE
    assert broken.device.serial != good.device.serial
    assert farm.taken == {serial: THEIRS}
    assert "You cannot release this device. Not owned by you" in done.out
    expect_untold(farmed, done)


@pytest.mark.slow
def test_a_farm_that_has_none_for_us_is_told_after_a_while(
    farmed: Project, server: FarmServer
) -> None:
    for serial in SERIALS:
        server.farm.add(THEIRS, serial)
    farmed.write(
        "patience.py",
        """
        from functools import partial
        from device_farm import Farm

        Little = partial(Farm, wait_seconds=1)
    """,
    )
    done = farmed.run(
        *ON_THE_FARM, "--ab-device=patience:Little", "--agent=agents:Quiet", "--ab-seeds=1",
        "--ab-retry-infra=0", "--showlocals",
    )  # fmt: skip
    (record,) = farmed.contents().records
    assert record.outcome is Outcome.INFRA_ERROR
    assert "no device of the farm in 1 s: none is free" in record.reason
    assert set(server.farm.taken.values()) == {THEIRS}
    expect_untold(farmed, done)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variables", "told"),
    [
        ({"STF_TOKEN": TOKEN[::-1]}, "Bad Credentials"),
        (
            {"STF_URL": "http://127.0.0.1:1"},
            "GET http://127.0.0.1:1/api/v1/user failed: ConnectError",
        ),
    ],
)
def test_a_farm_that_lets_nobody_in_is_told_before_anything_starts(
    farmed: Project, variables: dict[str, str], told: str
) -> None:
    project = with_variables(farmed, **variables)
    done = project.run(*ON_THE_FARM, "-n2", "--agent=agents:Quiet", "--showlocals")
    assert done.code == pytest.ExitCode.USAGE_ERROR
    assert told in done.out + done.err
    for secret in (TOKEN, TOKEN[::-1]):
        expect_untold(project, done, secret)
