"""A host that is somebody else's program: how it is started, let in, and ended."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import plain_host
from fixtures.benches import Bench
from pytest_androidbench import Goal, Open
from pytest_androidbench.agents.agent import Agent
from pytest_androidbench.agents.hosting import leash, starting
from pytest_androidbench.agents.hosting import messages as say
from pytest_androidbench.agents.hosting.host import AgentDied, AgentStuck, Host
from pytest_androidbench.agents.hosting.log import Log
from pytest_androidbench.agents.hosting.proxy import Line, build
from pytest_androidbench.agents.hosting.starting import host_command
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.records.outcome import Outcome
from tests.agents.hosting.hosted import ROOT, screen
from tests.devices.test_slots import is_running
from tests.end_to_end.test_faults import wait_for

PLAIN: Final = f"{sys.executable} -I -S {ROOT / 'examples' / 'plain_host.py'}"
GREETS: Final = """
import os, socket, struct, subprocess, sys
sys.path.insert(0, {root!r})
from examples.plain_host import connected, hear, say
with connected(sys.argv[1]) as connection, connection.makefile("rwb") as harness:
    say(harness, {{"type": "hello", "version": {version}, "pid": {pid}}})
    values = {{"build": "steps", "act": {{"action": "Done"}}, "rest": []}}
    while (question := hear(harness)) is not None:
        if question["type"] == "build":
            started = subprocess.Popen(["sleep", "1000"])
            print("started", started.pid, flush=True)
        say(harness, {{"type": "returned", "value": values.get(question["type"])}})
"""


@contextmanager
def host_of(words: str) -> Iterator[tuple[Host, Log]]:
    log = Log()
    host = Host(log, command=host_command(f"host:{words}"))
    try:
        yield host, log
    finally:
        host.close()


def load(host: Host) -> None:
    host.ask("import", say.Load(spec="host:x", options={}, path=(), variables={}), 10)


def greeter(path: Path, *, pid: str = "os.getpid()", version: int = say.VERSION) -> str:
    file = path / "greeter.py"
    file.write_text(GREETS.format(root=str(ROOT), pid=pid, version=version))
    return f"{sys.executable} {file}"


@pytest.mark.parametrize("place", ["{descriptor}", "{address}"])
def test_it_is_spoken_to_as_ours_is(place: str) -> None:
    with host_of(f"{PLAIN} {place}") as (host, _):
        load(host)
        agent = build(Line(host, lambda: 10))
        assert isinstance(agent, Agent)
        agent.start(Goal(text="Switch the lamp on."))
        assert agent.act(screen()) == Open("Settings")
        assert host.ask("state", say.Rest(), 10).value == []
        pid = host._pid
        assert is_running(pid)
    wait_for(lambda: not is_running(pid))


@pytest.mark.parametrize("place", ["{descriptor}", "{address}"])
def test_one_that_ends_without_a_word_is_told_with_how_and_what_it_printed(place: str) -> None:
    log = Log()
    command = host_command(f"host:sh -c 'echo no such image; exit 7' sh {place}")
    before = leash.descendants(os.getpid())
    with pytest.raises(AgentDied, match="ended in starting: exit status 7"):
        Host(log, command=command)
    assert log.take().startswith(b"no such image\n")
    assert leash.descendants(os.getpid()) == before


@pytest.mark.parametrize("place", ["{descriptor}", "{address}"])
def test_one_that_says_nothing_in_time_is_ended(
    monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    monkeypatch.setattr(starting, "OTHERS_SECONDS", 0.2)
    with pytest.raises(AgentStuck, match=r"start of its process took longer than 0\.2 s"):
        Host(Log(), command=host_command(f"host:sh -c 'sleep 1000' sh {place}"))


def test_one_of_another_version_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AgentDied, match="speaks another version of the protocol"):
        Host(Log(), command=host_command(f"host:{greeter(tmp_path, version=9)} {{descriptor}}"))


@pytest.mark.slow
def test_who_has_not_the_token_is_turned_away(tmp_path: Path) -> None:
    """Strangers come first: one says something else, one nothing, one hangs up."""
    code = (
        "import socket, subprocess, sys\n"
        "host, _, port = sys.argv[1].rpartition(':')\n"
        "strangers = [socket.create_connection((host, int(port))) for _ in range(3)]\n"
        "strangers[0].sendall(b'x' * 100)\n"
        "strangers[2].close()\n"
        "subprocess.run([sys.executable, '-I', sys.argv[2], sys.argv[1]])\n"
        "print([each.recv(1) for each in strangers[:1]], flush=True)\n"
    )
    (tmp_path / "strangers.py").write_text(code)
    words = f"{sys.executable} {tmp_path}/strangers.py {{address}} {ROOT}/examples/plain_host.py"
    with host_of(words) as (host, _):
        load(host)
        assert host.ask("build", say.Build(), 10).value == "steps"


def test_the_token_stands_in_no_list_of_processes(tmp_path: Path) -> None:
    code = (
        "import pathlib, sys; token = sys.stdin.readline().strip()\n"
        "told = pathlib.Path('/proc/self/cmdline').read_text()\n"
        "told += pathlib.Path('/proc/self/environ').read_text()\n"
        "print(len(token), token in told, flush=True); sys.exit(1)\n"
    )
    (tmp_path / "shows.py").write_text(code)
    log = Log()
    with pytest.raises(AgentDied):
        Host(log, command=host_command(f"host:{sys.executable} {tmp_path}/shows.py {{address}}"))
    assert log.take().startswith(b"32 False\n")


def test_what_runs_it_is_not_taken_for_left_over(tmp_path: Path) -> None:
    words = f"""sh -c '{greeter(tmp_path)} "$1"; true' sh {{descriptor}}"""
    with host_of(words) as (host, log):
        host.ask("build", say.Build(), 10)
        assert host.end_children() == 1
        host.hear()
        found = re.search(rb"started (\d+)", log.take())
        assert found is not None
        wait_for(lambda: not is_running(int(found[1])))
        assert host.ask("rest", say.Rest(), 10).value == []


@pytest.mark.parametrize("exists", [True, False])
def test_a_number_that_is_none_of_its_processes_is_not_used(tmp_path: Path, exists: bool) -> None:
    """As one of a container's, which is somebody else's here: a bystander of ours."""
    with subprocess.Popen(["sleep", "1000"]) as bystander:
        pid = str(bystander.pid if exists else 2**22 + 1)
        try:
            with host_of(f"{greeter(tmp_path, pid=pid)} {{descriptor}}") as (host, _):
                assert (host._pid, host._program) == (0, None)
                (program,) = host._own
                host.ask("build", say.Build(), 10)
                assert host.end_children() == 1
                assert is_running(program)
            wait_for(lambda: not is_running(program))
            assert bystander.poll() is None
        finally:
            bystander.kill()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("sh agent.sh", "needs {descriptor} or {address}"),
        ("sh {descriptor} {address}", "needs {descriptor} or {address}"),
        ("sh {goal}", "filled in for {goal}; there are {descriptor}, {address}"),
        ("no-such-program {address}", "there is no program no-such-program"),
    ],
)
def test_a_command_line_that_cannot_do_is_told(words: str, told: str) -> None:
    with pytest.raises(AgentLoadError) as caught:
        host_command(f"host:{words}")
    assert told in str(caught.value)


def test_no_other_agent_has_one() -> None:
    assert host_command("cmd:sh {goal}") is None
    assert host_command("host:") is None
    assert host_command("hosts:Agent") is None


VALUES: Final = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@pytest.mark.slow
@given(value=VALUES)
def test_the_example_packs_what_others_read(value: Any) -> None:
    assert msgspec.msgpack.decode(plain_host.packed(value)) == value


@pytest.mark.slow
@given(value=st.recursive(VALUES | st.floats(allow_nan=False) | st.binary(), st.lists))
def test_the_example_reads_what_others_pack(value: Any) -> None:
    assert plain_host.Unpacking(msgspec.msgpack.encode(value)).value() == value


@pytest.mark.parametrize("size", [31, 32, 255, 256, 65535, 65536])
def test_the_example_reads_every_length(size: int) -> None:
    for value in ("x" * size, b"x" * size, [1] * size, {str(n): n for n in range(size)}):
        assert plain_host.Unpacking(msgspec.msgpack.encode(value)).value() == value


@pytest.mark.slow
@pytest.mark.parametrize("way", ["worker", "off"])
def test_it_is_a_process_of_its_own_in_any_case(lamp_bench: Bench, way: str) -> None:
    greeter(lamp_bench.path)
    agent = f"--agent=host:{sys.executable} greeter.py {{descriptor}}"
    lamp_bench.run(agent, f"--ab-agent-process={way}")
    (record,) = lamp_bench.records()
    assert (record.outcome, record.ending) == (Outcome.FAILED, "done"), record.reason
    (log,) = lamp_bench.run_path.glob("episodes/*/1/agent.log")
    assert "1 processes that the agent had left were ended" in log.read_text()


def test_one_that_does_not_start_stops_the_run_and_shows_what_it_printed(
    lamp_bench: Bench,
) -> None:
    result = lamp_bench.run("--agent=host:sh -c 'echo no such image; exit 7' sh {address}")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*cannot be built: *exit status 7; it printed:", "no such image"])
