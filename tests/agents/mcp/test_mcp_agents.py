"""Runs whose agent is an MCP client, with the package's own client, as they are recorded."""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import dedent, indent
from typing import Final

import pytest

from fixtures.benches import Bench
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from tests.devices.test_slots import is_running
from tests.end_to_end.test_faults import wait_for

CLIENT: Final = """
import asyncio, os, sys, time
from mcp import Client

async def main():
    async with Client(sys.argv[1]) as phone:
        call = phone.call_tool
{body}

asyncio.run(main())
"""


def run(bench: Bench, body: str, *options: str) -> Record:
    """The record of an episode that such a body played."""
    bench.write("client.py", CLIENT.format(body=indent(dedent(body), " " * 8)))
    bench.run(f"--agent=mcp:{sys.executable} client.py {{mcp_url}} {{goal}}", *options)
    (record,) = bench.records()
    return record


def log_of(bench: Bench) -> str:
    (log,) = bench.run_path.glob("episodes/*/1/agent.log")
    return log.read_text()


@pytest.mark.slow
@pytest.mark.parametrize("way", ["worker", "off"])
def test_it_acts_by_calling_tools(lamp_bench: Bench, way: str) -> None:
    record = run(lamp_bench, 'await call("tap", {"at": 1}); await call("done", {})',
                 f"--ab-agent-process={way}")  # fmt: skip
    assert (record.outcome, record.ending, record.steps) == (Outcome.PASSED, "done", 2)
    assert not list(lamp_bench.run_path.glob("episodes/*/1/agent.log"))


@pytest.mark.slow
def test_it_is_told_what_it_needs(lamp_bench: Bench) -> None:
    lamp_bench.write("client.sh", 'echo "$1|$2|$(cat "$3")|$4"\n'
                     '[ "$1" = "$ANDROIDBENCH_MCP_URL" ] && echo "$ANDROIDBENCH_GOAL"')  # fmt: skip
    lamp_bench.run(
        "--agent=mcp:sh client.sh {mcp_url} {steps} {goal_file} {seconds}", "--ab-limits=seconds=90"
    )
    first, second = log_of(lamp_bench).splitlines()
    assert first.endswith("|3|Switch the lamp on.|90")
    assert second == "Switch the lamp on."


@pytest.mark.slow
@pytest.mark.parametrize(
    ("body", "ending", "answer"),
    [
        ('await call("answer", {"text": "on"})', "done", "on"),
        ('await call("infeasible", {"reason": "no lamp"})', "infeasible", None),
        ("os._exit(40)", "infeasible", None),
    ],
)
def test_its_end_is_taken_for_what_it_says(
    lamp_bench: Bench, body: str, ending: str, answer: str | None
) -> None:
    record = run(lamp_bench, body)
    assert (record.outcome, record.ending, record.answer) == (Outcome.FAILED, ending, answer)


@pytest.mark.slow
def test_one_that_fails_is_an_agent_error(lamp_bench: Bench) -> None:
    record = run(lamp_bench, 'await call("tap", {"at": 1}); os._exit(9)')
    assert (record.outcome, record.steps) == (Outcome.AGENT_ERROR, 1)
    assert "ended with exit status 9" in record.reason


@pytest.mark.slow
def test_a_limit_of_steps_ends_it_in_the_middle_of_a_call(lamp_bench: Bench) -> None:
    record = run(
        lamp_bench, 'while True: print((await call("tap", {"at": 2})).is_error, flush=True)'
    )
    assert (record.outcome, record.ending, record.steps) == (Outcome.FAILED, "limit:steps", 3)
    assert log_of(lamp_bench).startswith("False\nFalse\nFalse\n")


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="looks into /proc")
@pytest.mark.parametrize(
    ("before", "ending"), [("", "limit:seconds"), ('await call("done", {})', "done")]
)
def test_one_that_lingers_is_ended(lamp_bench: Bench, before: str, ending: str) -> None:
    record = run(lamp_bench, f"""
        open("pid", "w").write(str(os.getpid()))
        {before}
        time.sleep(1000)
    """, "--ab-limits=seconds=8")  # fmt: skip
    assert (record.outcome, record.ending) == (Outcome.FAILED, ending), record.reason
    pid = int((lamp_bench.path / "pid").read_text())
    wait_for(lambda: not is_running(pid))


@pytest.mark.slow
def test_a_device_that_fails_is_no_fault_of_the_client(lamp_bench: Bench) -> None:
    lamp_bench.write("client.py", CLIENT.format(body=indent(dedent("""
        look = (await call("look", {})).content[0].text
        if "tabletop-1" in look:
            number = next(line for line in look.splitlines() if "Unplug" in line)
            await call("tap", {"at": int(number.strip()[1:].partition("]")[0])})
    """), " " * 8)))  # fmt: skip
    lamp_bench.run(f"--agent=mcp:{sys.executable} client.py {{mcp_url}}")
    assert lamp_bench.outcomes() == [Outcome.INFRA_ERROR, Outcome.FAILED]


@pytest.mark.slow
def test_what_it_calls_wrongly_is_told_and_costs_no_step(lamp_bench: Bench) -> None:
    record = run(lamp_bench, """
        for arguments in ({}, {"at": 99}, {"at": "Lamp"}):
            result = await call("tap", arguments)
            assert result.is_error, result
        await call("tap", {"at": 1})
    """)  # fmt: skip
    assert (record.outcome, record.steps) == (Outcome.PASSED, 2), record.reason


@pytest.mark.parametrize(
    ("agent", "option", "told"),
    [
        ("mcp:no-such-program {mcp_url}", "screenshot=true", "no program no-such-program"),
        ("mcp:sh {serial}", "screenshot=true", "filled in for {serial}; there are {mcp_url}"),
        ("mcp:sh {mcp_url}", "screenshot=1", "screenshot is true or false, not 1"),
        ("mcp:sh {mcp_url}", "speed=1", "cannot be built with the options speed"),
    ],
)
def test_one_that_cannot_be_started_so_stops_the_run(
    lamp_bench: Bench, agent: str, option: str, told: str
) -> None:
    result = lamp_bench.run(f"--agent={agent}", f"--agent-option={option}")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert told in result.stderr.str()


@pytest.mark.slow
def test_without_the_package_it_says_what_to_install(lamp_bench: Bench) -> None:
    lamp_bench.write("mcp.py", "raise ModuleNotFoundError('No module named mcp')")
    result = lamp_bench.run("--agent=mcp:sh {mcp_url}")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert "pip install 'pytest-androidbench[mcp]'" in result.stderr.str()
