"""Notes: whatever is drawn, each question has one answer among a hundred other notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.appdata.notes import Contents, Note
from pytest_androidbench.tasks.params import draws
from task_suites.android_world.content import note_library, note_questions, notebooks
from task_suites.android_world.content.note_library import (
    BYSTANDERS,
    NOW,
    TODO_TITLES,
    other_todo_titles,
)
from task_suites.android_world.content.note_questions import (
    with_kind,
    with_meeting,
    with_recipe,
    with_todos,
)

Values = Mapping[str, Any]
MADE: Final[Mapping[str, Callable[..., Contents]]] = {
    "NotesIsTodo": with_kind,
    "NotesMeetingAttendeeCount": with_meeting,
    "NotesRecipeIngredientCount": with_recipe,
    "NotesTodoItemCount": with_todos,
}
POOLS: Final = (
    note_library.PLAIN_TITLES,
    note_library.PLAIN_BODIES,
    TODO_TITLES,
    note_questions.MEETING_BODIES,
    note_questions.RECIPE_BODIES,
    note_questions.QUANTITIES,
    note_questions.INGREDIENTS,
    *(shelf.titles for shelf in notebooks.SHELVES.values()),
    *(shelf.lines for shelf in notebooks.SHELVES.values()),
)


def libraries(task_id: str) -> list[tuple[Values, Contents]]:
    """What is drawn for some seeds, and the notes made of it."""
    task, make = tasks_of()[task_id], MADE[task_id]
    return [(values, make(**values)) for values in draws(task, suite_of().name, range(60))]


def titled(contents: Contents, title: str) -> list[Note]:
    return [note for note in contents.notes if note.title == title]


@pytest.mark.parametrize("pool", POOLS)
def test_pools_hold_each_value_once(pool: tuple[str, ...]) -> None:
    assert len(pool) == len(set(pool)) >= 10


def test_there_are_as_many_notebooks_and_titles_as_upstream_has() -> None:
    assert len(notebooks.SHELVES) == 12
    assert all(len(shelf.titles) >= 19 for shelf in notebooks.SHELVES.values())


def test_no_title_lies_in_two_notebooks() -> None:
    titles = Counter(title for shelf in notebooks.SHELVES.values() for title in shelf.titles)
    titles.update((*note_library.PLAIN_TITLES, *TODO_TITLES))
    assert titles.most_common(1)[0][1] == 1


@pytest.mark.parametrize("task_id", MADE)
def test_a_library_has_a_hundred_others_and_ids_of_its_own(task_id: str) -> None:
    for _, contents in libraries(task_id):
        ids = [note.id for note in contents.notes]
        assert len(set(ids)) == len(ids) > BYSTANDERS
        folders = {folder.id for folder in contents.folders}
        assert {note.folder_id for note in contents.notes} <= folders
        assert max(note.updated for note in contents.notes) < NOW


@pytest.mark.parametrize("task_id", [name for name in MADE if name != "NotesTodoItemCount"])
def test_one_note_alone_is_called_as_the_goal_says(task_id: str) -> None:
    for values, contents in libraries(task_id):
        assert len(titled(contents, values["title"])) == 1
        assert len([n for n in contents.notes if values["title"] in n.title]) > 1


def test_the_kind_asked_for_is_the_notes_and_not_its_twins() -> None:
    for values, contents in libraries("NotesIsTodo"):
        [note] = titled(contents, values["title"])
        [twin] = titled(contents, values["draws"].twin.format(values["title"]))[-1:]
        assert note.is_todo == values["is_todo"] != twin.is_todo


def test_the_note_says_the_count_and_its_twin_another() -> None:
    for values, contents in libraries("NotesMeetingAttendeeCount"):
        [note] = titled(contents, values["title"])
        assert note.body == values["body"].format(count=values["count"])
        assert note.body not in {other.body for other in contents.notes if other is not note}


def test_the_recipe_names_its_ingredient_once() -> None:
    for values, contents in libraries("NotesRecipeIngredientCount"):
        [note] = titled(contents, values["title"])
        assert note.body.count(values["ingredient"]) == 1
        assert note.body.count(values["quantity"]) == 1


def test_the_notebook_has_as_many_todos_as_were_drawn() -> None:
    counts = set()
    for values, contents in libraries("NotesTodoItemCount"):
        [folder] = [f.id for f in contents.folders if f.title == values["folder"]]
        inside = [note for note in contents.notes if note.folder_id == folder]
        todos = [note for note in inside if note.is_todo]
        assert len(todos) == len(values["todos"])
        assert not any(note.completed for note in todos)
        assert {n.title for n in inside if not n.is_todo} & set(TODO_TITLES)
        counts.add(len(todos))
    assert counts == {1, 2, 3, 4, 5}


def test_other_todo_titles_are_none_of_those_there() -> None:
    there = [(title, "body") for title in TODO_TITLES[1:5]]
    assert other_todo_titles(there) == (TODO_TITLES[0], TODO_TITLES[5])
