"""Notes that say something a question is about: who came, how much goes into the pot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench.appdata.notes import Contents
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_world.content.note_library import (
    Draws,
    Wish,
    library,
    other_todo_titles,
)
from task_suites.android_world.content.notebooks import MEETINGS, RECIPES, SHELVES

T = TypeVar("T")
MEETING_TITLES: Final = SHELVES[MEETINGS].titles[:20]
RECIPE_TITLES: Final = SHELVES[RECIPES].titles[:10]
COUNTS: Final = (5, 8, 9, 11, 12, 14, 17, 19, 21, 24, 27, 31, 36, 42, 48, 55, 63, 74, 86, 100)
QUANTITIES: Final = (
    "2 cups", "3 cups", "2 tablespoons", "3 tablespoons", "1 teaspoon", "3 teaspoons",
    "150 grams", "500 grams", "80 ml", "250 ml",
)  # fmt: skip
INGREDIENTS: Final = (
    "flour", "brown sugar", "olive oil", "butter", "coconut milk", "honey", "lemon juice",
    "soy sauce", "ground cumin", "paprika", "tomato paste", "oat flakes", "vinegar", "mustard",
)  # fmt: skip

MEETING_BODIES: Final = (
    "Attendees: {count}\n\nWe went through 3 proposals and kept one.",
    "Number of attendees: {count}\n\n- room 12 from ten o'clock\n- coffee for everybody",
    "{count} people were there.\n\nThe next date is the 21st.",
    "Started 15 minutes late.\n\nPresent: {count}\n\nMara takes the minutes next time.",
    "Agenda with 6 points, 4 of them done.\n\nParticipants: {count}",
    "**Attendance:** {count}\n\n**Excused:** 2\n\nNo vote was taken.",
    "Room 40 has 120 seats, {count} were taken by attendees.\n\nSlides follow on Monday.",
    "1. Numbers of the last 6 months\n2. Outlook\n\nAttendees: {count}",
    "Invited: 110\n\nCame: {count}\n\nThe list hangs at the door.",
    "With {count} attendees the longest round so far.\n\nWe stop after 90 minutes next time.",
    "Head count at the door: {count}\n\n- 3 milestones agreed\n- 1 fallback",
    "Ivo opened, Leila closed.\n\nIn the room: {count} people\n\nOn the phone: nobody",
    "Total of participants: {count}\n\nBudget left: 900",
    "Notes by Arun.\n\nAttendee count: {count}\n\nOpen: contract, parking, signs.",
    "Everything on page 2 was postponed.\n\nPeople present: {count}",
    "- Welcome\n- Talk of 25 minutes\n- Questions\n\nAttended by {count} people.",
    "Lunch was ordered for 130, but only {count} attendees came.",
    "Attendees ({count}):\n\nsee the sheet of paper in the folder",
    "Decisions: none.\n\nNumber of people: {count}\n\nNext time in room 7.",
)
RECIPE_BODIES: Final = (
    "## Ingredients\n\n- 2 eggs\n- {quantity} of {ingredient}\n- 1 bay leaf\n\nSimmer slowly.",
    "- {quantity} of {ingredient}\n- 4 onions\n- 2 sprigs of thyme\n\nServe warm.",
    "Take 3 carrots, {quantity} of {ingredient} and a pinch of salt.\n\nBake for 35 minutes.",
    "**You need**\n\n1. 1 clove of garlic\n2. {quantity} of {ingredient}\n3. water",
    "From grandma.\n\n- 6 potatoes\n- 2 leeks\n- {quantity} of {ingredient}",
    "Mix {quantity} of {ingredient} with 2 eggs.\n\nLet it rest for 20 minutes.",
    "- 12 mushrooms\n- {quantity} of {ingredient}\n- 1 onion\n\nThe lid stays on.",
    "For 4 people:\n\n- 1 cabbage\n- 5 peppercorns\n- {quantity} of {ingredient}",
    "Chop 2 apples. Add {quantity} of {ingredient}.\n\nStir until smooth.",
    "- 1 handful of spinach\n- {quantity} of {ingredient}\n\nCooks in 15 minutes.",
    "Shopping:\n\n- [ ] 3 peppers\n- [ ] {quantity} of {ingredient}\n- [ ] 1 lime",
    "| What | How much |\n|---|---|\n| beans | 2 cans |\n| {ingredient} | {quantity} |",
)


def meeting_titles() -> SearchStrategy[str]:
    """The title of a meeting, near others in the same notebook."""
    return one_of(*MEETING_TITLES)


def meeting_bodies() -> SearchStrategy[str]:
    """What is written about a meeting, with a place for the `count` of those who came."""
    return one_of(*MEETING_BODIES)


def head_counts() -> SearchStrategy[int]:
    """How many people came."""
    return st.sampled_from(COUNTS)


def recipe_titles() -> SearchStrategy[str]:
    """The title of a recipe, near others in the same notebook."""
    return one_of(*RECIPE_TITLES)


def recipe_bodies() -> SearchStrategy[str]:
    """A recipe, with places for the `quantity` of an `ingredient`."""
    return one_of(*RECIPE_BODIES)


def quantities() -> SearchStrategy[str]:
    """How much of something goes into a dish."""
    return one_of(*QUANTITIES)


def ingredients() -> SearchStrategy[str]:
    """What goes into a dish; the recipes name none of them otherwise."""
    return one_of(*INGREDIENTS)


def another(value: T, values: Sequence[T]) -> T:
    """The value that comes after one, the first one after the last."""
    return values[(values.index(value) + 1) % len(values)]


def with_kind(title: str, body: str, folder: str, draws: Draws, *, is_todo: bool) -> Contents:
    """A note or a to-do, and beside it one of the other kind that is called nearly the same."""
    note = Wish(folder=folder, title=title, body=body, is_todo=is_todo)
    return library([note, note.twin(draws.twin, is_todo=not is_todo)], draws, about=folder)


def with_meeting(title: str, body: str, count: int, draws: Draws) -> Contents:
    """A meeting, and one that is called nearly the same where others came."""
    note = Wish(folder=MEETINGS, title=title, body=body.format(count=count))
    other = note.twin(draws.twin, body=body.format(count=another(count, COUNTS)))
    return library([note, other], draws, about=MEETINGS)


def with_recipe(title: str, body: str, quantity: str, ingredient: str, draws: Draws) -> Contents:
    """A recipe, and one that is called nearly the same with another amount in it."""
    text = body.format(quantity=quantity, ingredient=ingredient)
    near = body.format(quantity=another(quantity, QUANTITIES), ingredient=ingredient)
    note = Wish(folder=RECIPES, title=title, body=text)
    return library([note, note.twin(draws.twin, body=near)], draws, about=RECIPES)


def with_todos(folder: str, todos: Sequence[tuple[str, str]], draws: Draws) -> Contents:
    """Some to-dos in a notebook, and plain notes there that sound like more of them."""
    wanted = [Wish(folder=folder, title=title, body=body, is_todo=True) for title, body in todos]
    plain = [Wish(folder=folder, title=title, body="") for title in other_todo_titles(todos)]
    return library(
        [*wanted, *plain],
        draws,
        about=folder,
        unclear=lambda note: note.is_todo and note.folder_id == folder,
    )
