"""The page of agents elsewhere: each way is run by the command that stands there."""

from __future__ import annotations

import inspect
import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import jsonschema
import pytest

from pytest_androidbench import Done, Gesture, Tap, Type
from pytest_androidbench.agents.commands.agent import PLACES
from pytest_androidbench.agents.commands.answer_file import KEYS
from pytest_androidbench.agents.commands.running import INFEASIBLE, UNAVAILABLE
from pytest_androidbench.agents.http.agent import HttpAgent
from pytest_androidbench.agents.mcp import agent as mcp_agent
from pytest_androidbench.agents.mcp.tools import LIMITS, LOOK
from pytest_androidbench.agents.naming import ELSEWHERE
from pytest_androidbench.agents.parts.tool_use import TOOL_NAMES
from pytest_androidbench.codec import to_json
from pytest_androidbench.interface.actions import action_to_plain
from pytest_androidbench.records.outcome import Outcome
from tests.docs.agent_schema_files import FOLDER, SCHEMAS, files, schema
from tests.docs.blocks import ROOT, blocks
from tests.end_to_end.projects import Project

PAGE: Final = (ROOT / "docs" / "agents-elsewhere.md").read_text(encoding="utf-8")
COMMANDS: Final = [
    shlex.split(line)
    for block in blocks("sh")
    if block.place.startswith("agents-elsewhere")
    for line in block.text.splitlines()
    if line.endswith(" test_first_task.py") and "open_agents/" not in line
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


def section_of(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def agent_of(command: list[str]) -> str:
    (agent,) = (word.partition("=")[2] for word in command if word.startswith("--agent="))
    return agent


@pytest.fixture
def examples(project: Project) -> Project:
    """A copy of the examples, so that nothing is left among them."""
    shutil.copytree(ROOT / "examples", project.path, dirs_exist_ok=True)
    return project


@contextmanager
def served(examples: Project, command: list[str]) -> Iterator[list[str]]:
    """The command, with a service behind its address where it has one: on a port that is free."""
    address = agent_of(command)
    if not address.startswith("http"):
        yield command
        return
    words = [examples.python, "http_agent.py", "0"]
    with subprocess.Popen(words, cwd=examples.path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        url = server.stdout.readline().strip()
        try:
            yield [word.replace(address, url) for word in command]
        finally:
            server.terminate()


def test_every_way_has_its_command() -> None:
    ways = re.findall(r"^\| `(\w+):\S+`", PAGE, re.MULTILINE)
    assert sorted(ways) == sorted(agent_of(command).partition(":")[0] for command in COMMANDS)
    assert set(ELSEWHERE) | {"host"} == {*ways, "https"}


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS, ids=lambda words: agent_of(words).partition(":")[0])
def test_its_example_solves_the_first_task(examples: Project, command: list[str]) -> None:
    with served(examples, command) as words:
        done = examples.run(*words[1:], "--ab-run=run")
    assert examples.outcomes() == {"DarkThemeOn-30": [Outcome.PASSED]}, done.out


@pytest.mark.slow
def test_a_command_line_answers_and_gives_up(examples: Project) -> None:
    examples.write("test_more.py", TASKS)
    agent = agent_of(COMMANDS[0])
    done = examples.run(f"--agent={agent}", "test_more.py", "--ab-run=run")
    assert set(map(tuple, examples.outcomes().values())) == {(Outcome.PASSED,)}, done.out


def test_the_tables_are_those_of_the_code() -> None:
    section = section_of("A command line")
    rows = re.findall(r"^\| (`\{\w+\}`(?:, `\{\w+\}`)*) \|", section, re.MULTILINE)
    assert sorted(re.findall(r"\{(\w+)\}", "".join(rows))) == sorted(PLACES)
    statuses = re.findall(r"^\| (\d+) \|", section, re.MULTILINE)
    assert statuses == ["0", str(INFEASIBLE), str(UNAVAILABLE)]
    assert all(f"`{key}`" in section for key in KEYS)


def bodies() -> list[dict[str, Any]]:
    """What the page shows of requests, replies and answer files."""
    of_page = [block for block in blocks("json") if block.place.startswith("agents-elsewhere")]
    return [json.loads(block.text) for block in of_page]


def test_what_is_shown_of_the_http_endpoint_is_as_its_schemas_say() -> None:
    (request,) = (body for body in bodies() if "goal" in body)
    (reply,) = (body for body in bodies() if "action" in body)
    assert request.keys() == schema("request")["$defs"]["StepRequest"]["properties"].keys()
    for part in (request, reply):
        name = "request" if part is request else "reply"
        jsonschema.Draft202012Validator(schema(name)).validate(part)


def test_the_options_of_the_http_endpoint_are_those_it_has() -> None:
    section = section_of("An HTTP endpoint")
    rows = re.findall(r"^\| `(\w+)` \| (?:`(\w+)`)? ?\|", section, re.MULTILINE)
    defaults = {
        name: "" if default.default == "" else json.dumps(default.default)
        for name, default in inspect.signature(HttpAgent).parameters.items()
        if name != "url"
    }
    defaults["timeout"] = defaults["timeout"].removesuffix(".0")
    assert dict(rows) == defaults


def test_the_schemas_in_the_documents_are_those_of_the_types() -> None:
    published = {path: path.read_bytes() for path in FOLDER.glob("*.json")}
    assert published == files(), "run `python -m tests.docs.agent_schema_files`"
    for name in SCHEMAS:
        jsonschema.Draft202012Validator.check_schema(schema(name))


def test_the_schema_of_an_answer_has_every_action_and_no_other() -> None:
    validator = jsonschema.Draft202012Validator(schema("reply"))
    for action in (Tap(3), Gesture(((1, 2, 0), (3, 4, 5))), Type("x", at=(1, 2)), Done(note="why")):
        assert validator.is_valid({"action": json.loads(to_json(action_to_plain(action)))})
    for wrong in (
        {"action": "Tap"},
        {"action": "Fly"},
        {"action": "NoAction", "fault": "format"},
        {"at": 1},
        {"action": "Tap", "at": "x"},
    ):
        assert not validator.is_valid({"action": wrong})


def test_what_is_told_of_the_mcp_server_is_what_it_has() -> None:
    section = section_of("An MCP client")
    assert set(re.findall(r"\{(\w+)\}", section)) == set(mcp_agent.PLACES)
    assert all(f"`{name}`" in section for name in (LOOK, *TOOL_NAMES))
    assert f"at most {LIMITS.edge} pixels" in section
    assert mcp_agent.LEAVE_SECONDS == 5
