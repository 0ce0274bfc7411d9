"""The secrets an agent is built with: known to it alone, whatever becomes of the run."""

from __future__ import annotations

import json
import shlex
import stat
from pathlib import Path

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.secret import SEAL

WRITTEN = "sk-live-Zq81x7"
FROM_VARIABLE = "hf-51ab-90cd-77"
OPTIONS = (
    f"--agent-option=api_key={WRITTEN}",
    "--agent-option=model=env:AB_TEST_MODEL",
    "--agent-option=speed=3",
)
AGENT = """
    class Talks(Quiet):
        "Prints its secrets, and fails with them where the seed says so."
        def __init__(self, api_key, model, speed):
            self.told = f"{api_key} {model}"
            print("built with", self.told)
            if os.environ.get("AB_TEST_FAILS"):
                raise RuntimeError(f"cannot log in as {self.told}")
        def start(self, goal):
            self.goal = goal
            print("told", goal.text, self.told)
        def act(self, observation):
            told, seed = self.told, os.environ["PYTEST_CURRENT_TEST"]
            if "seed1]" in seed:
                raise PermissionError(f"refused: {told}") from ValueError(told)
            if "seed2]" in seed:
                return told
            if "seed3]" in seed:
                os.write(2, told.encode()); os._exit(3)
            return Done()
        def close(self):
            if hasattr(self, "goal"):
                raise OSError(f"cannot log out: {self.told}")
"""


@pytest.fixture(autouse=True)
def _variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AB_TEST_MODEL", FROM_VARIABLE)


def printed(result: pytest.RunResult) -> str:
    return "\n".join([*result.outlines, *result.errlines])


def holding(folder: Path) -> list[str]:
    """Files below a folder that hold a secret, whole or a good part of it."""
    pieces = [piece.encode() for piece in (WRITTEN, WRITTEN[:10], FROM_VARIABLE)]
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert files
    return [str(path) for path in files if any(p in path.read_bytes() for p in pieces)]


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("process", ["worker", "off"])
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_nothing_that_is_kept_or_printed_holds_one(
    lamp_bench: Bench, agent_source: AgentSource, workers: list[str], process: str
) -> None:
    agent_source(AGENT if process == "worker" else AGENT.replace("os._exit(3)", "raise OSError"))
    result = lamp_bench.run(
        "--agent=agents:Talks", *OPTIONS, "--ab-seeds=0-3", f"--ab-agent-process={process}",
        "-v", "-rA", "--showlocals", *workers,
    )  # fmt: skip
    assert [r.outcome for r in sorted(lamp_bench.records(), key=lambda r: r.cell.seed)] == [
        Outcome.FAILED, *[Outcome.AGENT_ERROR] * 3,
    ]  # fmt: skip
    assert holding(lamp_bench.run_path) == []
    text = printed(result)
    assert WRITTEN not in text
    assert FROM_VARIABLE not in text
    assert "refused: <secret api_key> <secret AB_TEST_MODEL>" in text
    for name in ("junit.xml", "report.html", "index.html"):
        assert (lamp_bench.run_path / name).is_file()
    if process == "worker":
        logs = [path.read_text() for path in lamp_bench.run_path.rglob("agent.log")]
        assert all("<secret api_key> <secret AB_TEST_MODEL>" in log for log in logs)
        assert len(logs) == 4


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("process", ["worker", "off"])
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_an_agent_that_cannot_be_built_says_why_without_them(
    lamp_bench: Bench,
    agent_source: AgentSource,
    monkeypatch: pytest.MonkeyPatch,
    workers: list[str],
    process: str,
) -> None:
    monkeypatch.setenv("AB_TEST_FAILS", "yes")
    agent_source(AGENT)
    result = lamp_bench.run(
        "--agent=agents:Talks", *OPTIONS, f"--ab-agent-process={process}", "-v", *workers
    )
    text = printed(result)
    assert result.ret != 0
    assert "cannot log in as <secret api_key> <secret AB_TEST_MODEL>" in text
    assert WRITTEN not in text
    assert FROM_VARIABLE not in text
    if lamp_bench.run_path.is_dir() and any(lamp_bench.run_path.iterdir()):
        assert holding(lamp_bench.run_path) == []


def test_an_option_that_the_agent_does_not_take_is_told_without_its_value(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source("")
    result = lamp_bench.run("--agent=agents:Quiet", "--agent-option=api_key=abc")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*cannot be built with the options api_key*"])
    assert "abc" not in result.stderr.str()


@pytest.mark.slow
@pytest.mark.parametrize("given", ["--agent-option", "-o"])
def test_what_is_kept_names_them_and_the_command_to_run_again_works(
    lamp_bench: Bench, agent_source: AgentSource, monkeypatch: pytest.MonkeyPatch, given: str
) -> None:
    agent_source("""
        class Keyed(Quiet):
            def __init__(self, api_key, model, speed):
                assert (api_key, model, speed) == ("sk-live-Zq81x7", "hf-51ab-90cd-77", 3)
    """)
    lines = "\n".join(option.removeprefix("--agent-option=") for option in OPTIONS)
    options = OPTIONS if given == "--agent-option" else ("-o", f"ab_agent_options={lines}")
    lamp_bench.run("--agent=agents:Keyed", *options)
    manifest = json.loads((lamp_bench.run_path / "manifest.json").read_text())
    assert manifest["agent_options"] == {
        "api_key": "<secret api_key>",
        "model": "<secret AB_TEST_MODEL>",
        "speed": 3,
    }
    assert "api_key=env:API_KEY" in manifest["command"]
    (record,) = lamp_bench.records()
    again = shlex.split(record.repro)
    assert again[0] == "pytest"
    assert "--agent-option=api_key=env:API_KEY" in again
    assert "--agent-option=model=env:AB_TEST_MODEL" in again
    assert "--agent-option=speed=3" in again
    monkeypatch.setenv("API_KEY", WRITTEN)
    result = lamp_bench.run(*again[1:], "--ab-run=again")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert [r.outcome for r in lamp_bench.records("again")] == [Outcome.FAILED]


def test_a_variable_that_is_not_set_is_a_usage_error_where_an_agent_runs(
    lamp_bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    lamp_bench.write("pytest.ini", "[pytest]\nab_agent_options = api_key=env:AB_TEST_UNSET\n")
    monkeypatch.delenv("AB_TEST_UNSET", raising=False)
    result = lamp_bench.run("--agent=agents:Any")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*api_key=env:AB_TEST_UNSET: there is no environment variable*"])
    lamp_bench.run(plain=True).assert_outcomes(skipped=1)


@pytest.mark.slow
def test_a_run_goes_on_with_the_secrets_it_began_with_and_no_others(
    lamp_bench: Bench, agent_source: AgentSource, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent_source("""
        class Keyed(Quiet):
            def __init__(self, api_key): pass
    """)

    def run(option: str, *more: str) -> pytest.RunResult:
        return lamp_bench.run("--agent=agents:Keyed", f"--agent-option=api_key={option}", *more)

    assert run(WRITTEN).ret == pytest.ExitCode.TESTS_FAILED
    seal = lamp_bench.run_path / SEAL
    assert stat.S_IMODE(seal.stat().st_mode) == 0o600
    before = seal.read_bytes()

    monkeypatch.setenv("ANY_NAME", WRITTEN)
    assert run("env:ANY_NAME", "-n2").ret == pytest.ExitCode.TESTS_FAILED
    assert seal.read_bytes() == before

    refused = run("sk-another")
    assert refused.ret == pytest.ExitCode.USAGE_ERROR
    refused.stderr.fnmatch_lines(["*agent_options.api_key: another secret there than here*"])
    assert "sk-another" not in printed(refused)

    seal.unlink()
    assert run("sk-another").ret == pytest.ExitCode.TESTS_FAILED
    assert holding(lamp_bench.run_path) == []
