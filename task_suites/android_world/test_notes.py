"""Joplin: questions about notes, each among a hundred others; nothing may be changed."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.answers import Value
from pytest_androidbench.appdata.notes import Contents, Notes
from pytest_androidbench.interface.actions import Tap
from pytest_androidbench.interface.observation import Observation
from task_suites.android_world.content.note_library import (
    Draws,
    drawn_notes,
    notebooks,
    plain_bodies,
    plain_titles,
    todo_lists,
)
from task_suites.android_world.content.note_questions import (
    COUNTS,
    QUANTITIES,
    another,
    head_counts,
    ingredients,
    meeting_bodies,
    meeting_titles,
    quantities,
    recipe_bodies,
    recipe_titles,
    with_kind,
    with_meeting,
    with_recipe,
    with_todos,
)
from task_suites.android_world.questions import RIGHT, ask

APP = "Joplin"
SEARCH = 1
Todos = Sequence[tuple[str, str]]


def run_and_check(episode: Episode, contents: Contents, wanted: Value) -> None:
    """Ask, and see that the answer is right and no note was touched for it."""
    notes = Notes(episode.device)
    notes.replace(contents)
    ask(episode, notes, wanted)


def find(pilot: Pilot, title: str) -> None:
    """Search for a note by its title, behind the second button of the bar: none has an id."""
    nodes = pilot.open(APP).observation.nodes
    buttons = [node for node in nodes if node.class_name.endswith(".Button")]
    pilot.do(Tap(buttons[SEARCH].index)).type(None, title)
    pilot.expect(lambda seen: lists(seen, title))


def lists(seen: Observation, title: str) -> bool:
    """Whether a row has a title."""
    return any(node.text == title and not node.editable for node in seen.nodes)


def open_note(pilot: Pilot, title: str) -> None:
    """Search for a note and open it."""
    find(pilot, title)
    row = next(n for n in pilot.observation.nodes if n.text == title and not n.editable)
    pilot.tap(at=row.center)


def read(pilot: Pilot, *parts: str) -> None:
    """Make sure that the note on the screen says some things."""

    def says(seen: Observation) -> bool:
        return all(any(part in node.text for node in seen.nodes) for part in parts)

    pilot.expect(says)


def end_note(pilot: Pilot) -> None:
    """Move the open note to the trash."""
    pilot.tap("Actions").tap("Delete")


def boxes(seen: Observation) -> int:
    """How many to-dos a list shows."""
    return sum(node.class_name.endswith("CheckBox") for node in seen.nodes)


@task(
    "NotesIsTodo",
    'In Joplin there is a note called "{title}" in the notebook "{folder}". Is it a to-do? '
    "Answer True if it is, False if it is a plain note.",
    params={
        "title": plain_titles(),
        "is_todo": st.booleans(),
        "body": plain_bodies(),
        "folder": notebooks(),
        "draws": drawn_notes(),
    },
    limits=Limits(steps=10),
    app="joplin",
    difficulty="easy",
    tags={"information_retrieval", "parameterized"},
    optimal_steps=2,
)
def test_is_todo(
    episode: Episode, title: str, is_todo: bool, body: str, folder: str, draws: Draws
) -> None:
    contents = with_kind(title, body, folder, draws, is_todo=is_todo)
    run_and_check(episode, contents, str(is_todo))


@test_is_todo.solution
def look_for_box(pilot: Pilot, title: str) -> None:
    find(pilot, title)
    box = f"to-do: {title}"
    pilot.answer(str(any(node.desc == box for node in pilot.observation.nodes)))


@test_is_todo.mistake("the other way round", fails=RIGHT)
def turn_it_round(pilot: Pilot, title: str, is_todo: bool) -> None:
    find(pilot, title)
    pilot.answer(str(not is_todo))


@test_is_todo.mistake("turned into the other kind", fails=None)
def convert_it(pilot: Pilot, title: str, is_todo: bool) -> None:
    open_note(pilot, title)
    pilot.tap("Actions").tap("Convert to note" if is_todo else "Convert to todo")
    pilot.answer(str(is_todo))


@task(
    "NotesMeetingAttendeeCount",
    'How many people attended the meeting that my note "{title}" in Joplin is about? '
    "Answer with the number alone.",
    params={
        "title": meeting_titles(),
        "count": head_counts(),
        "body": meeting_bodies(),
        "draws": drawn_notes(),
    },
    limits=Limits(steps=10),
    app="joplin",
    difficulty="easy",
    tags={"search", "parameterized"},
    optimal_steps=3,
)
def test_meeting_attendee_count(
    episode: Episode, title: str, count: int, body: str, draws: Draws
) -> None:
    run_and_check(episode, with_meeting(title, body, count, draws), count)


@test_meeting_attendee_count.solution
def read_the_count(pilot: Pilot, title: str, count: int) -> None:
    open_note(pilot, title)
    read(pilot, str(count))
    pilot.answer(str(count))


@test_meeting_attendee_count.mistake("the count of the note beside it", fails=RIGHT)
def take_the_twin(pilot: Pilot, title: str, count: int, draws: Draws) -> None:
    open_note(pilot, draws.twin.format(title))
    pilot.answer(str(another(count, COUNTS)))


@test_meeting_attendee_count.mistake("deleted after reading", fails=None)
def delete_it(pilot: Pilot, title: str, count: int) -> None:
    open_note(pilot, title)
    end_note(pilot)
    pilot.answer(str(count))


@task(
    "NotesRecipeIngredientCount",
    'How much {ingredient} does the recipe "{title}" in my Joplin notes ask for? Answer with the '
    'amount as it is written there and nothing else, as in "4 pints".',
    params={
        "title": recipe_titles(),
        "quantity": quantities(),
        "ingredient": ingredients(),
        "body": recipe_bodies(),
        "draws": drawn_notes(),
    },
    limits=Limits(steps=10),
    app="joplin",
    difficulty="easy",
    tags={"search", "parameterized"},
    optimal_steps=2,
)
def test_recipe_ingredient_count(
    episode: Episode, title: str, quantity: str, ingredient: str, body: str, draws: Draws
) -> None:
    run_and_check(episode, with_recipe(title, body, quantity, ingredient, draws), quantity)


@test_recipe_ingredient_count.solution
def read_the_quantity(pilot: Pilot, title: str, quantity: str, ingredient: str) -> None:
    open_note(pilot, title)
    read(pilot, quantity, ingredient)
    pilot.answer(quantity)


@test_recipe_ingredient_count.mistake("the amount of the recipe beside it", fails=RIGHT)
def take_the_near_amount(pilot: Pilot, title: str, quantity: str, draws: Draws) -> None:
    open_note(pilot, draws.twin.format(title))
    pilot.answer(another(quantity, QUANTITIES))


@test_recipe_ingredient_count.mistake("number without its unit", fails=RIGHT)
def number_alone(pilot: Pilot, title: str, quantity: str) -> None:
    open_note(pilot, title)
    pilot.answer(quantity.split(maxsplit=1)[0])


@test_recipe_ingredient_count.mistake("title changed", fails=None)
def change_the_title(pilot: Pilot, title: str, quantity: str) -> None:
    open_note(pilot, title)
    pilot.type("Add title", f"{title}!", clear=True).back().back().answer(quantity)


@task(
    "NotesTodoItemCount",
    'How many to-dos are there in the notebook "{folder}" in Joplin? Answer with the number alone.',
    params={"folder": notebooks(), "todos": todo_lists(1, 5), "draws": drawn_notes()},
    limits=Limits(steps=10),
    app="joplin",
    difficulty="medium",
    tags={"information_retrieval", "math_counting", "parameterized"},
    optimal_steps=5,
)
def test_todo_item_count(episode: Episode, folder: str, todos: Todos, draws: Draws) -> None:
    run_and_check(episode, with_todos(folder, todos, draws), len(todos))


def open_folder(pilot: Pilot, folder: str) -> None:
    """List a notebook."""
    pilot.open(APP).tap("Sidebar").scroll_to(text=folder).tap(text=folder)


@test_todo_item_count.solution
def count_boxes(pilot: Pilot, folder: str, todos: Todos) -> None:
    open_folder(pilot, folder)
    pilot.expect(lambda seen: boxes(seen) == len(todos))
    pilot.answer(str(boxes(pilot.observation)))


@test_todo_item_count.mistake("one too many", fails=RIGHT)
def count_one_more(pilot: Pilot, folder: str, todos: Todos) -> None:
    open_folder(pilot, folder)
    pilot.answer(str(len(todos) + 1))


@test_todo_item_count.mistake("all of all notebooks", fails=RIGHT)
def count_everywhere(pilot: Pilot) -> None:
    pilot.open(APP).tap("Sidebar").tap("All notes")
    pilot.answer(str(boxes(pilot.observation)))


@test_todo_item_count.mistake("ticked while counting", fails=None)
def tick_the_first(pilot: Pilot, folder: str, todos: Todos) -> None:
    open_folder(pilot, folder)
    pilot.tap(f"to-do: {todos[0][0]}").answer(str(len(todos)))
