"""Each fault of a declaration is refused by its own sentence, with file and line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import strategies as st

from pytest_androidbench.errors import TaskDefinitionError
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.tasks.definition import DRAFT, arguments, check_definition
from pytest_androidbench.tasks.task import Mistake, Task, task, task_of

WORDS = {"word": st.text(), "other": st.text()}


def body(episode: object, word: str = "", other: str = "") -> None: ...
def solve(pilot: object) -> None: ...
def by_word(pilot: object, word: str, other: str) -> None: ...
def without_pilot() -> None: ...


def declared(**values: Any) -> Task:
    return Task(**{"id": "T", "goal": "Go.", "function": body, **values})


FITTING: list[dict[str, Any]] = [
    {},
    {"id": "aZ_9"},
    {"difficulty": "easy"},
    {"difficulty": "medium"},
    {"difficulty": "hard"},
    {"tags": frozenset({"slow_one", "A1"}), "apps": ("notes",)},
    {"goal": "Write {word}.", "params": WORDS},
    {"goal": "Write {word}.", "wordings": ("Put {word}.", "Set {word}."), "params": WORDS},
    {"goal": "{word} {other.name}", "wordings": ("{other.name} {word} {word}",), "params": WORDS},
    {"solutions": [solve], "mistakes": [Mistake(label="late", fails=None, act=solve)]},
    {"solutions": [by_word], "params": WORDS, "mistakes": []},
    {
        "solutions": [solve, solve],
        "mistakes": [
            Mistake(label="a", fails=None, act=solve, turn=1),
            Mistake(label="b", fails=None, act=solve, turn=1),
        ],
    },
]


@pytest.mark.parametrize("values", FITTING)
def test_what_can_run_is_not_refused(values: dict[str, Any]) -> None:
    check_definition(declared(**values))


ID = "an id consists of letters, digits and _ and starts with a letter"
WORDING = "must have the placeholders of the goal"
FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"id": "9"}, ID),
    ({"id": ""}, ID),
    ({"id": "a-b"}, ID),
    ({"difficulty": "easier"}, "difficulty must be easy, medium or hard, got 'easier'"),
    (
        {"tags": frozenset({"a b"})},
        "tag or app 'a b' cannot become a mark: use letters, digits and _",
    ),
    ({"apps": ("my-app",)}, "tag or app 'my-app' cannot become a mark: use letters, digits and _"),
    ({"goal": "Write {"}, "its goal cannot be read: Single '{' encountered in format string"),
    ({"goal": "Write {}."}, "its goal cannot be read: placeholder {} does not name a param"),
    (
        {"goal": "{wrod}", "params": WORDS},
        "the goal names {wrod}, which is no param; its params are other, word",
    ),
    ({"goal": "{a}{b}"}, "the goal names {a}, which is no param; its params are none"),
    (
        {"wordings": ("Run.", "Go {0}.")},
        "wording 2 cannot be read: placeholder {0} does not name a param",
    ),
    (
        {"goal": "{word}", "wordings": ("Now.",), "params": WORDS},
        f"wording 1 {WORDING} (word), not none",
    ),
    (
        {"wordings": ("Run.", "{word} {other}"), "params": WORDS},
        f"wording 2 {WORDING} (none), not other, word",
    ),
    ({"wordings": ("Go.",)}, "wording 1 is the goal, word for word"),
    ({"wordings": ("Run.", "Walk.", "Run.")}, "wording 3 is wording 1, word for word"),
    ({"function": lambda: None}, "<lambda>() must take the fixture 'episode'"),
    (
        {"params": {"episode": st.text()}},
        "no param can be called 'episode'",
    ),
    (
        {"params": {"word": ["a" * 99]}},
        "param 'word' must be a strategy, as one_of('a', 'b') of "
        f"pytest_androidbench.tasks.strategies, got ['{'a' * 78}",
    ),
    (
        {"params": {"unused": st.text()}},
        "param 'unused' is used by neither the goal nor the arguments (episode, word, other) "
        "of body()",
    ),
    (
        {"mistakes": [Mistake(label=label, fails=None, act=solve) for label in "bbcaca"]},
        "two mistakes are called 'a'",
    ),
    ({"draft": True}, DRAFT),
    ({"draft": True, "difficulty": "x"}, "difficulty must be easy, medium or hard, got 'x'"),
]


@pytest.mark.parametrize(("values", "told"), FAULTS, ids=[told for _, told in FAULTS])
def test_what_cannot_is_told_by_its_first_fault(values: dict[str, Any], told: str) -> None:
    one = declared(**values)
    with pytest.raises(TaskDefinitionError) as caught:
        check_definition(one)
    assert caught.value.what == f"task {one.id!r}: {told}"
    assert (caught.value.file, caught.value.line) == (one.file, one.line)
    assert one.file == __file__


WRONG: list[tuple[dict[str, Any], Callable[..., None], str]] = [
    ({"solutions": [without_pilot]}, without_pilot, "its solution must take the pilot first"),
    (
        {"solutions": [solve], "mistakes": [Mistake(label="x", fails=None, act=without_pilot)]},
        without_pilot,
        "its mistake 'x' must take the pilot first",
    ),
    (
        {"solutions": [by_word], "params": {"word": st.text()}},
        by_word,
        "its solution takes 'other', which is no param; its params are word",
    ),
    (
        {"solutions": [solve], "mistakes": [Mistake(label="x", fails=None, act=by_word)]},
        by_word,
        "its mistake 'x' takes 'word', which is no param; its params are none",
    ),
    (
        {"solutions": [solve], "mistakes": [Mistake(label="x", fails=None, act=solve, turn=1)]},
        solve,
        "mistake 'x' is for turn 1, which no solution reaches",
    ),
]


@pytest.mark.parametrize(("values", "at", "told"), WRONG, ids=[told for *_, told in WRONG])
def test_a_function_that_cannot_be_called_is_told_at_its_own_line(
    values: dict[str, Any], at: Callable[..., None], told: str
) -> None:
    with pytest.raises(TaskDefinitionError) as caught:
        check_definition(declared(**values))
    assert caught.value.what == f"task 'T': {told}"
    assert (caught.value.file, caught.value.line) == (__file__, at.__code__.co_firstlineno)


def test_arguments_are_all_that_a_function_takes_but_itself() -> None:
    class Tasks:
        def test(self, episode: object, word: str) -> None: ...

    assert arguments(Tasks.test) == ["episode", "word"]
    assert arguments(body) == ["episode", "word", "other"]


def test_everything_that_is_declared_is_kept() -> None:
    details: Any = {
        "wordings": ["Put {word}."],
        "params": {"word": WORDS["word"]},
        "limits": Limits(steps=3),
        "tags": {"a"},
        "difficulty": "hard",
        "app": "notes",
        "optimal_steps": 4,
        "passes_at_start": True,
        "needs_done": False,
    }

    def function(episode: object) -> None: ...

    made = task("A", "Write {word}.", **details)(function)
    assert task_of(made) == Task(
        id="A",
        goal="Write {word}.",
        function=function,
        wordings=("Put {word}.",),
        params=details["params"],
        limits=Limits(steps=3),
        tags=frozenset({"a"}),
        difficulty="hard",
        apps=("notes",),
        optimal_steps=4,
        passes_at_start=True,
        needs_done=False,
    )
    assert getattr(made, "__test__") is True  # noqa: B009 - pytest's own name for it


def test_what_is_not_declared_is_usual() -> None:
    def function(episode: object) -> None: ...

    found = task_of(task("A", "Go.")(function))
    assert found == Task(id="A", goal="Go.", function=function)
    assert found is not None
    assert (found.app, found.apps, found.tags, found.wordings) == ("", (), frozenset(), ())
    assert task_of(body) is None


def test_a_mistake_is_kept_with_what_it_is_for_and_stays_itself() -> None:
    def function(episode: object) -> None: ...

    made = task("A", "Go.")(function)
    assert made.solution(solve) is solve
    assert made.mistake("plain")(solve) is solve
    assert made.mistake("late", fails="in time", turn=2)(solve) is solve
    found = task_of(made)
    assert found is not None
    assert found.mistakes == [
        Mistake(label="plain", fails=None, act=solve, turn=0),
        Mistake(label="late", fails="in time", act=solve, turn=2),
    ]


def test_a_goal_is_told_in_each_of_its_wordings() -> None:
    one = declared(wordings=("Run.", "Walk."))
    assert [one.goal_in(number) for number in range(3)] == ["Go.", "Run.", "Walk."]


def test_an_argument_that_task_does_not_take_is_told_where_the_function_stands() -> None:
    wrong: Any = {"zeal": 1, "aim": 2}
    with pytest.raises(
        TaskDefinitionError, match=r"task 'A': task\(\) takes no aim, zeal; it"
    ) as e:
        task("A", "Go.", **wrong)(solve)
    assert (e.value.file, e.value.line) == (__file__, solve.__code__.co_firstlineno)
