"""Control characters and halves of characters of tasks, devices and agents: shown, never sent."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record

EVIL = "\x1b]0;pwned\x07\x1b[2J\u202e\ud83d\x9b31m\x7f"
SHOWN = r"\x1b]0;pwned\x07\x1b[2J\u202e\ud83d\x9b31m\x7f"
WRITTEN = r'EVIL = "\x1b]0;pwned\x07\x1b[2J\u202e\ud83d\x9b31m\x7f"'
RAW = ("\x1b", "\x07", "\u202e", "\x9b", "\x7f")
HALF = "\ud83d".encode("utf-8", "surrogatepass")

TASKS = f"""
    import warnings
    import pytest
    from pytest_androidbench import DeviceError, Limits, task
    from pytest_androidbench.tasks.strategies import one_of

    {WRITTEN}

    class Dumb(Exception):
        def __str__(self): raise RuntimeError("no text")

    class Deaf(AssertionError):
        def __str__(self): raise RuntimeError("no text")

    class Shy:
        def __repr__(self): raise RuntimeError("no repr")

    @task("Plain", "Switch the lamp on.", limits=Limits(steps=5))
    def test_plain(episode):
        episode.run()
        assert "Lamp" in episode.device.on

    @task("Goal", "Write {{text}}.", params={{"text": one_of(EVIL)}}, limits=Limits(steps=5))
    def test_goal(episode, text):
        print(text)
        warnings.warn(text)
        episode.run()
        with episode.check(text):
            assert episode.device.note == text

    @task("Raises", "Switch the lamp on.", limits=Limits(steps=5))
    def test_raises(episode):
        raise RuntimeError(EVIL)

    @task("ChecksRaise", "Switch the lamp on.", limits=Limits(steps=5))
    def test_checks_raise(episode):
        episode.run()
        raise ValueError(EVIL)

    @task("Dumb", "Switch the lamp on.", limits=Limits(steps=5))
    def test_dumb(episode):
        raise Dumb()

    @task("Deaf", "Switch the lamp on.", limits=Limits(steps=5))
    def test_deaf(episode):
        episode.run()
        with episode.check("deaf"):
            raise Deaf()

    @task("Shy", "Write it.", params={{"shy": one_of(Shy())}}, limits=Limits(steps=5))
    def test_shy(episode, shy):
        episode.run()
        with episode.check("shy"):
            assert shy == Shy()
        assert [shy] == [Shy(), EVIL]

    @task("Agent", "Fail.", limits=Limits(steps=5))
    def test_agent(episode):
        episode.run()

    @task("Skips", "Switch the lamp on.")
    def test_skips(episode):
        pytest.skip(EVIL)

    @pytest.fixture
    def sour():
        yield
        raise OSError(EVIL)

    @task("TearsDown", "Switch the lamp on.", limits=Limits(steps=5))
    def test_tears_down(episode, sour):
        episode.run()

    @task("Device", "Touch the broken one.", limits=Limits(steps=5))
    def test_device(episode):
        episode.device.fail()
"""
DEVICE = f"""
    from dataclasses import replace
    from fixtures.tabletop import TabletopDevice, TabletopProvider
    from pytest_androidbench import DeviceError

    {WRITTEN}

    class Device(TabletopDevice):
        def observe(self):
            seen = super().observe()
            nodes = [*seen.nodes, replace(seen.nodes[0], index=len(seen.nodes), text=EVIL)]
            return replace(seen, nodes=tuple(nodes), activity=EVIL, xml=f"<node text='{{EVIL}}'/>")

        def perform(self, action, observation):
            if action.at == len(observation.nodes) - 1:
                return replace(super().perform(replace(action, at=0), observation), error=EVIL)
            return super().perform(action, observation)

        def fail(self):
            raise DeviceError(EVIL)

    class Provider(TabletopProvider):
        def acquire(self):
            return Device(serial=EVIL)

    def pytest_androidbench_provider(spec):
        return Provider() if spec == "evil" else None
"""
AGENT = f"""
    {WRITTEN}

    class Agent(Quiet):
        "Touches the lamp and the evil row, then is done, or fails where it is to."
        def start(self, goal):
            print(EVIL.replace("\\ud83d", ""))
            self.left = [Tap(1), Tap(8), Answer("done"), Done()]
            if goal.text == "Fail.":
                raise RuntimeError(EVIL)
        def act(self, observation):
            assert observation.nodes[8].text == EVIL.replace("\\ud83d", "\\\\ud83d")
            return self.left.pop(0)
"""


with_and_without_half = pytest.mark.parametrize(
    # A line with half a character is escaped as a whole by pytest; one without it is sent.
    "half",
    ["\\ud83d", ""],
    ids=["half", "whole"],
)


def saying(half: str, source: str) -> str:
    """A source, or a text shown, with another half of a character in what is said."""
    return source.replace(WRITTEN, WRITTEN.replace(r"\ud83d", half)).replace(
        SHOWN, SHOWN.replace(r"\ud83d", half)
    )


def check_file(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    assert not [raw for raw in RAW if raw in text], path
    return text


def by_task(bench: Bench) -> dict[str, Record]:
    return {record.cell.task: record for record in bench.records()}


@pytest.mark.proof
@pytest.mark.slow
@with_and_without_half
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_nothing_of_it_is_sent_and_every_episode_runs(
    bench: Bench, agent_source: AgentSource, workers: list[str], half: str
) -> None:
    bench.write("conftest.py", saying(half, DEVICE))
    bench.write("test_desk.py", saying(half, TASKS))
    agent_source(saying(half, AGENT))
    options = ("--agent=agents:Agent", "--ab-device=evil", "--ab-retry-infra=0")
    result = bench.run(*options, "--color=no", "-v", "-rA", "--showlocals", *workers)
    printed = "\n".join([*result.outlines, *result.errlines])
    assert "INTERNALERROR" not in printed
    assert not [raw for raw in RAW if raw in printed]
    assert saying(half, SHOWN) in printed

    records = by_task(bench)
    assert {name: record.outcome for name, record in records.items()} == {
        "Plain": Outcome.PASSED,
        "Goal": Outcome.FAILED,
        "Raises": Outcome.INVALID,
        "ChecksRaise": Outcome.INVALID,
        "Dumb": Outcome.INVALID,
        "Deaf": Outcome.FAILED,
        "Shy": Outcome.FAILED,
        "TearsDown": Outcome.PASSED,
        "Agent": Outcome.AGENT_ERROR,
        "Device": Outcome.INFRA_ERROR,
        "Skips": Outcome.SKIPPED,
    }
    assert bench.contents().damaged == ()
    ET.parse(bench.run_path / "junit.xml")
    for name in ("junit.xml", "report.html", "index.html"):
        check_file(bench.run_path / name)


@pytest.mark.slow
def test_the_record_shows_it_and_says_where(bench: Bench, agent_source: AgentSource) -> None:
    bench.write("conftest.py", DEVICE)
    bench.write("test_desk.py", TASKS)
    agent_source(AGENT)
    bench.run("--agent=agents:Agent", "--ab-device=evil", "--ab-retry-infra=0")
    records = by_task(bench)
    goal = records["Goal"]
    assert goal.goal == f"Write {SHOWN}."
    assert goal.params == {"text": SHOWN}
    assert [check.label for check in goal.checks] == [SHOWN]
    assert goal.device.serial == SHOWN
    assert {"goal", "params", "checks", "device"} <= set(goal.fitted)
    assert records["Plain"].fitted == ("device",)
    assert records["Raises"].reason.endswith(f"RuntimeError: {SHOWN}")
    assert records["Agent"].reason == f"agent: RuntimeError: {SHOWN}"
    assert records["Device"].reason == SHOWN
    assert "str() raised RuntimeError" in records["Dumb"].reason
    assert "str() raised RuntimeError" in records["Deaf"].checks[0].explanation
    assert records["Shy"].params == {"shy": "<Shy, whose repr() raised RuntimeError>"}
    for attempt in bench.contents().attempts:
        for step in read_steps(bench.run_path / attempt.folder):
            assert not [raw for raw in RAW if raw in step.error + step.target]
    shown = bench.pytester.run("androidbench", "show", "run", "Goal")
    text = "\n".join([*shown.outlines, *shown.errlines])
    assert SHOWN in text
    assert not [raw for raw in RAW if raw in text]


@pytest.mark.proof
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
@pytest.mark.parametrize("where", ["module", "agent", "device"])
@with_and_without_half
def test_a_run_that_cannot_start_says_so_without_it(
    lamp_bench: Bench, agent_source: AgentSource, where: str, workers: list[str], half: str
) -> None:
    source = saying(half, f"{WRITTEN}\nraise RuntimeError(EVIL)\n")
    agent_source(source if where == "agent" else "")
    lamp_bench.write("sour.py", source)
    if where == "module":
        lamp_bench.write("test_sour.py", source)
    device = "sour:Provider" if where == "device" else "tabletop"
    result = lamp_bench.run("--agent=agents:Quiet", f"--ab-device={device}", *workers)
    assert result.ret != 0
    printed = "\n".join([*result.outlines, *result.errlines])
    assert saying(half, SHOWN) in printed
    assert "INTERNALERROR" not in printed
    assert not [raw for raw in RAW if raw in printed]


@pytest.mark.proof
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
@pytest.mark.parametrize("ending", ["raise RuntimeError(EVIL)", "pytest.exit(EVIL)"])
@with_and_without_half
def test_a_run_that_a_plugin_ends_tells_why_without_it(
    lamp_bench: Bench, ending: str, workers: list[str], half: str
) -> None:
    source = f"""
        import pytest

        {WRITTEN}

        def pytest_runtest_logstart():
            {ending}
    """
    lamp_bench.write("conftest.py", saying(half, source))
    result = lamp_bench.run("--agent=null", *workers)
    assert result.ret != 0
    printed = "\n".join([*result.outlines, *result.errlines])
    assert not [raw for raw in RAW if raw in printed]
    assert "RuntimeError" not in ending or saying(half, SHOWN) in printed


@pytest.mark.slow
def test_bytes_of_half_a_character_are_in_no_file(bench: Bench, agent_source: AgentSource) -> None:
    bench.write("test_desk.py", TASKS)
    bench.write("conftest.py", DEVICE)
    agent_source(AGENT)
    bench.run("--agent=agents:Agent", "--ab-device=evil", "--ab-tasks=Goal,Raises")
    files = [path for path in bench.run_path.rglob("*") if path.is_file()]
    assert files
    assert not [path for path in files if HALF in path.read_bytes()]
