"""What the decorator keeps, and what a declaration is refused for."""

from __future__ import annotations

from typing import Any

import pytest

from pytest_androidbench.errors import TaskDefinitionError
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.interface.pilot import Pilot
from pytest_androidbench.tasks.definition import check_definition
from pytest_androidbench.tasks.goal import placeholders, render
from pytest_androidbench.tasks.strategies import words
from pytest_androidbench.tasks.task import Task, task, task_of


def declared(function: object) -> Task:
    found = task_of(function)
    assert found is not None
    return found


def test_the_function_stays_itself_and_carries_its_task() -> None:
    def body(episode: object, word: str) -> None: ...

    made = task("A", "Write {word}.", params={"word": words()}, app=("notes", "files"))(body)
    assert made is body
    found = declared(made)
    assert (found.id, found.app, found.apps) == ("A", "notes", ("notes", "files"))
    assert found.limits == Limits()
    check_definition(found)


def test_solutions_and_mistakes_are_kept_in_order() -> None:
    @task("A", "Write {word}.", params={"word": words()})
    def body(episode: object, word: str) -> None: ...

    @body.solution
    def first(pilot: Pilot, word: str) -> None: ...

    @body.solution
    def second(pilot: Pilot) -> None: ...

    @body.mistake("late", fails="in time", turn=1)
    def late(pilot: Pilot) -> None: ...

    found = declared(body)
    check_definition(found)
    assert found.solutions == [first, second]
    assert [(m.label, m.fails, m.turn) for m in found.mistakes] == [("late", "in time", 1)]


def test_a_solution_that_takes_what_is_no_param_is_refused_at_its_own_line() -> None:
    @task("A", "Go.")
    def body(episode: object) -> None: ...

    @body.solution
    def solve(pilot: Pilot, word: str) -> None: ...

    with pytest.raises(TaskDefinitionError, match="takes 'word', which is no param") as caught:
        check_definition(declared(body))
    assert caught.value.line == solve.__code__.co_firstlineno


def test_two_mistakes_of_one_name_are_refused() -> None:
    @task("A", "Go.")
    def body(episode: object) -> None: ...

    @body.solution
    def solve(pilot: Pilot) -> None: ...

    body.mistake("same")(solve)
    body.mistake("same")(solve)
    with pytest.raises(TaskDefinitionError, match="two mistakes are called 'same'"):
        check_definition(declared(body))


@pytest.mark.parametrize(
    ("template", "names"),
    [
        ("Call {name} at {at:%H:%M}.", {"name", "at"}),
        ("{who.name} and {rows[0]}", {"who", "rows"}),
        ("{{no placeholder}}", set()),
        ("{amount:{width}}", {"amount", "width"}),
    ],
)
def test_placeholders(template: str, names: set[str]) -> None:
    assert placeholders(template) == names


def test_goals_are_rendered_with_formats() -> None:
    assert render("{n:03d} {name}", {"n": 7, "name": "Ada"}) == "007 Ada"


def test_an_argument_that_task_does_not_take_is_refused_with_those_it_takes() -> None:
    def body(episode: object) -> None: ...

    wrong: Any = {"param": {}}
    with pytest.raises(TaskDefinitionError, match=r"takes no param; it takes app, .*params"):
        task("A", "Write.", **wrong)(body)


def test_a_param_that_is_no_strategy_is_refused() -> None:
    values: Any = ["a", "b"]

    @task("A", "Write {word}.", params={"word": values})
    def body(episode: object, word: str) -> None: ...

    with pytest.raises(TaskDefinitionError, match="param 'word' must be a strategy"):
        check_definition(declared(body))
