"""The page of agents elsewhere: each way is run by the command that stands there."""

from __future__ import annotations

import re
import shlex
import shutil
from typing import Final

import pytest

from pytest_androidbench.agents.commands.agent import PLACES
from pytest_androidbench.agents.commands.answer_file import KEYS
from pytest_androidbench.agents.commands.running import INFEASIBLE, UNAVAILABLE
from pytest_androidbench.agents.naming import is_elsewhere
from pytest_androidbench.records.outcome import Outcome
from tests.docs.blocks import ROOT, blocks
from tests.end_to_end.projects import Project

PAGE: Final = (ROOT / "docs" / "agents-elsewhere.md").read_text(encoding="utf-8")
COMMANDS: Final = [
    shlex.split(line)
    for block in blocks("sh")
    if block.place.startswith("agents-elsewhere")
    for line in block.text.splitlines()
    if line.endswith(" test_first_task.py")
]
TASKS: Final = """
    from pytest_androidbench import task

    @task("WhichAndroid", "Which version of Android is this?")
    def test_which_android(episode):
        episode.run()
        with episode.check("the version"):
            assert episode.answer == "13"

    @task("Fly", "Fly to the moon.")
    def test_fly(episode):
        episode.run()
        with episode.check("it says that this cannot be"):
            assert episode.ending == "infeasible"
"""


def agent_of(command: list[str]) -> str:
    (agent,) = (word.partition("=")[2] for word in command if word.startswith("--agent="))
    return agent


@pytest.fixture
def examples(project: Project) -> Project:
    """A copy of the examples, so that nothing is left among them."""
    shutil.copytree(ROOT / "examples", project.path, dirs_exist_ok=True)
    return project


def test_every_way_has_its_command() -> None:
    ways = re.findall(r"^\| `(\w+):\S+` \|", PAGE, re.MULTILINE)
    assert ways == [agent_of(command).partition(":")[0] for command in COMMANDS]
    assert all(is_elsewhere(f"{way}:x") for way in ways)


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS, ids=lambda words: agent_of(words).partition(":")[0])
def test_its_example_solves_the_first_task(examples: Project, command: list[str]) -> None:
    done = examples.run(*command[1:], "--ab-run=run")
    assert examples.outcomes() == {"DarkThemeOn-30": [Outcome.PASSED]}, done.out


@pytest.mark.slow
def test_a_command_line_answers_and_gives_up(examples: Project) -> None:
    examples.write("test_more.py", TASKS)
    agent = agent_of(COMMANDS[0])
    done = examples.run(f"--agent={agent}", "test_more.py", "--ab-run=run")
    assert set(map(tuple, examples.outcomes().values())) == {(Outcome.PASSED,)}, done.out


def test_the_tables_are_those_of_the_code() -> None:
    section = PAGE.partition("## A command line")[2]
    rows = re.findall(r"^\| (`\{\w+\}`(?:, `\{\w+\}`)*) \|", section, re.MULTILINE)
    assert sorted(re.findall(r"\{(\w+)\}", "".join(rows))) == sorted(PLACES)
    statuses = re.findall(r"^\| (\d+) \|", section, re.MULTILINE)
    assert statuses == ["0", str(INFEASIBLE), str(UNAVAILABLE)]
    assert all(f"`{key}`" in section for key in KEYS)
