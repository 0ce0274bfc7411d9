"""A run adds what it taught to the database that its agent searched, and only when it ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from fixtures.benches import Bench
from fixtures.model_server import KEY, Says, serving
from fixtures.scripted_functions import text_of
from pytest_androidbench.critic.words import SYSTEM
from pytest_androidbench.experiences.database import ExperienceDatabase
from pytest_androidbench.experiences.experience import Experience
from pytest_androidbench.records.criticised import read_criticisms
from tests.agents.androidgen.study import reply

CRITIC = "claude-sonnet-5-5"


def answers(body: Mapping[str, Any]) -> Says:
    """An agent that switches the second thing of the screen on, and a critic."""
    said = [text_of(each["content"]) for each in body["messages"]]
    if text_of(body.get("system", "")) == SYSTEM:
        return Says(text="Lamp found: 0\nLamp switched on: 0")
    if "## Round 0" in "\n".join(said[1:]):
        return Says(text=reply("exit()", 1))
    return Says(text=reply('do(action="Click", element_id="1")'))


@pytest.fixture
def growing(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Options of an agent that searches a database."""
    monkeypatch.setenv("ANTHROPIC_API_KEY", KEY)
    with serving(answers) as server:
        given = {
            "base_url": server.url, "price": "free", "modules": "expsearch",
            "experiences": "experiences.db",
        }  # fmt: skip
        critic = (f"--ab-critic-option=base_url={server.url}", "--ab-critic-option=price=free")
        options = [f"--agent-option={name}={value}" for name, value in given.items()]
        yield ["--agent=androidgen", "--ab-agent-process=off", *options, *critic]


def by_checks(options: list[str]) -> list[str]:
    return [*(word for word in options if not word.startswith("--ab-critic")), "--ab-grow=checks"]


def kept(bench: Bench, name: str = "experiences.db") -> list[Experience]:
    return list(ExperienceDatabase.open(bench.path / name).entries())


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_what_is_added_is_the_same_however_many_work(lamp_bench: Bench, growing: list[str]) -> None:
    file = lamp_bench.path / "experiences.db"
    told = lamp_bench.run(*by_checks(growing), "--ab-seeds=1-2")
    told.stdout.fnmatch_lines(["*learnt:*2 experiences added to experiences.db*"])
    alone = kept(lamp_bench)
    assert [(one.complete, one.task) for one in alone] == [(True, "Switch the lamp on.")] * 2
    file.unlink()
    lamp_bench.run(*by_checks(growing), "--ab-seeds=1-2", "-n2", "--ab-run=two")
    together = kept(lamp_bench)
    assert [(one.key, one.example) for one in together] == [(one.key, one.example) for one in alone]
    # Nobody saw what was added meanwhile: it was empty when the run began.
    read = lamp_bench.contents("two").manifest.experiences
    assert read is not None
    assert read.digest != ExperienceDatabase.open(file).digest


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_run_that_goes_on_adds_what_is_new(lamp_bench: Bench, growing: list[str]) -> None:
    lamp_bench.run(*by_checks(growing), "--ab-seeds=1")
    first = lamp_bench.contents().manifest.experiences
    told = lamp_bench.run(*by_checks(growing), "--ab-seeds=1-2")
    told.stdout.fnmatch_lines(["*in 2 searches*", "*learnt:*1 experience added*"])
    assert lamp_bench.contents().manifest.experiences == first
    assert [one.cell.seed for one in kept(lamp_bench) if one.cell is not None] == [1, 2]


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_within_a_run_each_episode_is_shown_what_those_before_it_taught(
    lamp_bench: Bench, growing: list[str]
) -> None:
    within = [*by_checks(growing), "--ab-grow-within"]
    told = lamp_bench.run(*within, "--ab-seeds=1-3")
    told.stdout.fnmatch_lines(
        ["*2 of the same task, 2 found in all, in 3 searches*", "*grown within the run*",
         "*learnt:*3 experiences added to experiences.db as episodes ended*"]
    )  # fmt: skip
    read = lamp_bench.contents().manifest.experiences
    assert read is not None
    assert read.within
    database = ExperienceDatabase.open(lamp_bench.path / "experiences.db", read.digest)
    assert list(database.entries()) == []
    assert not any("experiences_digest" in one.repro for one in lamp_bench.records())


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_one_that_goes_on_adds_first_what_it_was_cut_off_from_adding(
    lamp_bench: Bench, growing: list[str]
) -> None:
    within = [*by_checks(growing), "--ab-grow-within"]
    lamp_bench.run(*within, "--ab-seeds=1")
    (lamp_bench.path / "experiences.db").unlink()
    told = lamp_bench.run(*within, "--ab-seeds=1-2")
    told.stdout.fnmatch_lines(["*1 of the same task, 1 found in all, in 2 searches*"])
    assert [one.cell.seed for one in kept(lamp_bench) if one.cell is not None] == [1, 2]


@pytest.mark.slow
def test_a_database_that_cannot_be_written_ends_the_run(
    lamp_bench: Bench, growing: list[str]
) -> None:
    lamp_bench.write(
        "conftest.py",
        """
        from pathlib import Path
        import pytest

        @pytest.hookimpl(tryfirst=True)
        def pytest_runtest_logfinish(nodeid):
            Path("experiences.db").write_bytes(b"no database")
        """,
    )
    ended = lamp_bench.run(*by_checks(growing), "--ab-grow-within", "--ab-seeds=1-3")
    assert ended.ret == pytest.ExitCode.INTERRUPTED
    ended.stdout.fnmatch_lines(["*--ab-grow-within: *experiences.db*"])
    assert len(lamp_bench.records()) == 1


@pytest.mark.slow
def test_a_critic_speaks_of_the_episodes_first(lamp_bench: Bench, growing: list[str]) -> None:
    told = lamp_bench.run(*growing, "--ab-grow=critic", f"--ab-critic={CRITIC}", "--ab-seeds=1")
    told.stdout.fnmatch_lines(["*learnt:*2 experiences added*"])
    (said,) = read_criticisms(lamp_bench.run_path)
    assert [one.text for one in said.conditions] == ["Lamp found", "Lamp switched on"]
    assert [one.task for one in kept(lamp_bench)] == ["Switch the lamp on.", "Lamp found"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--agent=null", "--ab-grow=checks"], "the agent searches no experiences"),
        (["--agent=null", "--ab-grow=oracle"], "choose one of checks, critic"),
        (["--agent=null", "--ab-grow=critic"], "name it with --ab-critic=MODEL"),
        (["--agent=null", "--ab-grow-within"], "nothing says what is complete"),
        (["--agent=null", "--ab-grow=checks", "--ab-grow-within", "-n2"], "remove -n and --tx"),
        (["--agent=null", "--ab-critic=x"], "nobody asks it: give --ab-grow=critic"),
        (["--agent=null", "--ab-critic-option=tries=1"], "nobody asks it"),
    ],
)
def test_what_cannot_grow_is_refused(lamp_bench: Bench, words: list[str], said: str) -> None:
    ended = lamp_bench.run(*words)
    assert ended.ret == 4
    assert said in ended.stderr.str()
