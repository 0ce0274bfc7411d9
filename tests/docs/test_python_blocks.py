"""What the documents show as Python works as it stands there."""

from __future__ import annotations

import ast
from importlib import import_module
from typing import Any, Final

import pytest

from fixtures.model_server import KEY, Says, in_turn, serving
from pytest_androidbench.records.outcome import Outcome
from tests.docs.blocks import ROOT, Block, blocks
from tests.end_to_end.projects import Project
from tests.records.samples import episode, new_run, record, step

PYTHON: Final = blocks("python")
AGENTS: Final = [block for block in PYTHON if block.is_agent]
TASKS: Final = [block for block in PYTHON if block.is_task]
SOLUTIONS: Final = [block for block in PYTHON if block.is_solution]
SCREENS: Final = [block for block in PYTHON if block.is_screen]
FIXTURES: Final = [block for block in PYTHON if block.is_fixture]
MODELS: Final = [block for block in PYTHON if "open_model(" in block.text]
PROVIDERS: Final = [block for block in PYTHON if "def acquire(self)" in block.text]
STATEMENTS: Final = [block for block in PYTHON if block.is_statement]


def place(block: Block) -> str:
    return block.place


def test_every_block_is_tried_by_one_of_these_tests() -> None:
    tried = [*AGENTS, *TASKS, *SOLUTIONS, *SCREENS, *FIXTURES, *STATEMENTS, *MODELS, *PROVIDERS]
    assert sorted(map(place, tried)) == sorted(map(place, PYTHON))
    assert len(AGENTS) >= 3
    assert len(TASKS) >= 2
    assert len(SOLUTIONS) == 1


@pytest.fixture(scope="module")
def agent_outcomes(shared_project: Project) -> dict[str, Outcome]:
    """What each agent of the documents comes to; several tasks would tell no more."""
    outcomes = {}
    for number, block in enumerate(AGENTS):
        (shared_project.path / f"agent{number}.py").write_text(block.text)
        run = f"--ab-run=run{number}"
        shared_project.run(f"--agent=agent{number}:Agent", "--ab-tasks=SystemWifiTurnOff", run)
        ((outcome,),) = shared_project.outcomes(f"run{number}").values()
        outcomes[block.place] = outcome
    return outcomes


@pytest.mark.slow
@pytest.mark.parametrize("block", AGENTS, ids=place)
def test_an_agent_runs(agent_outcomes: dict[str, Outcome], block: Block) -> None:
    solves = "svc" in block.text
    assert agent_outcomes[block.place] is (Outcome.PASSED if solves else Outcome.FAILED)


@pytest.mark.slow
@pytest.mark.parametrize("block", FIXTURES, ids=place)
def test_a_fixture_names_the_agents(project: Project, block: Block) -> None:
    (project.path / "conftest.py").write_text(block.text)
    agent = (ROOT / "examples" / "first_agent.py").read_text()
    project.write("mypkg.py", f"{agent}\n\nOld = New = Agent\n")
    project.write("test_first.py", (ROOT / "examples" / "test_first_task.py").read_text())
    done = project.run("test_first.py", "--ab-run=run")
    found = {record.agent: record.outcome for record in project.contents().records}
    assert found == {"mypkg:Old": Outcome.PASSED, "mypkg:New": Outcome.PASSED}, done.out


@pytest.mark.slow
@pytest.mark.parametrize("block", TASKS, ids=place)
def test_a_task_with_its_solution_and_mistake_is_sound(project: Project, block: Block) -> None:
    (solution,) = SOLUTIONS
    (project.path / "test_documented.py").write_text(f"{block.text}\n\n{solution.text}")
    done = project.run("--ab-audit", "--ab-run=run", "test_documented.py")
    assert done.code == 0, done.out
    assert "1 of 1 task is sound" in done.summary or "1 of 1 tasks are sound" in done.summary


@pytest.mark.parametrize("block", STATEMENTS, ids=place)
def test_what_is_stated_holds(project: Project, block: Block) -> None:
    if 'load("run")' in block.text:
        run = new_run(project.path / "run")
        attempt = run.attempt(episode())
        attempt.write_step(step())
        attempt.finish(record())
    (project.path / "stated.py").write_text(block.text)
    done = project.execute(project.python, "stated.py")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("block", MODELS, ids=place)
def test_a_model_is_asked(block: Block) -> None:
    told: dict[str, Any] = {}
    exec(compile(block.text, block.place, "exec"), told)
    answer = Says(calls=[("tap", {"index": 3})], input_tokens=1000, output_tokens=100)
    with serving(in_turn(answer)) as server:
        said = told["ask"](server.url, KEY)
    assert said == "tools [('tap', {'index': 3})] 1 1100 0.003000"


@pytest.mark.parametrize("block", SCREENS, ids=place)
def test_a_screen_uses_what_there_is(block: Block) -> None:
    known = {"dataclass", "bool"}
    for name in ("widgets", "message"):
        known |= vars(import_module(f"pytest_androidbench.phone.ui.{name}")).keys()
    calls = [node for node in ast.walk(ast.parse(block.text)) if isinstance(node, ast.Call)]
    used = {call.func.id for call in calls if isinstance(call.func, ast.Name)}
    assert used - known == set()


@pytest.mark.parametrize("block", PROVIDERS, ids=place)
def test_a_provider_is_the_example_that_runs(block: Block) -> None:
    assert block.text == (ROOT / "examples" / "device_farm.py").read_text(encoding="utf-8")
