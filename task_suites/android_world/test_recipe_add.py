"""Broccoli: recipes added, from the goal, from a picture and from a note."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from textwrap import wrap
from typing import Final

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.recipes import Recipe, Recipes
from pytest_androidbench.appdata.validators import rows_kept
from task_suites.android_world.content.recipes import (
    SERVINGS,
    Cookbook,
    Timed,
    cookbooks,
    forms,
    timed_cookbooks,
    written,
)
from task_suites.android_world.pictures import text_picture
from task_suites.android_world.recipe_ways import (
    APP,
    by_title,
    delete_all,
    enter,
    enter_all,
    fill_in,
)
from task_suites.android_world.rules import added

ENTERED: Final = "the recipes are in, as they should be"
PICTURE: Final = "/storage/emulated/0/DCIM/recipes.jpg"
NOTE: Final = "/storage/emulated/0/Documents/Markor/recipes.txt"
LINE: Final = 60
TEXTS: Final = (
    "title", "description", "servings", "time", "source", "ingredients", "directions",
)  # fmt: skip


def run_and_check(episode: Episode, book: Cookbook, files: dict[str, bytes] | None = None) -> None:
    """Let the agent add the targets to the others."""
    kept = Recipes(episode.device)
    kept.replace(book.others)
    episode.device.put_files(files or {})
    episode.run()
    after = kept.all()
    with episode.check(ENTERED):
        entered = [[r.entered for r in rows] for rows in (book.others, after, book.targets)]
        assert added(episode, *entered, alike=TEXTS)
    assert rows_kept(book.others, after)


@task(
    "RecipeAddSingleRecipe",
    "Add this recipe to Broccoli:\n{book:{form}}",
    params={"book": cookbooks(1, others=10), "form": forms()},
    limits=Limits(steps=24),
    app="broccoli",
    difficulty="easy",
    tags={"data_entry", "parameterized"},
    optimal_steps=12,
)
def test_add_single(episode: Episode, book: Cookbook) -> None:
    run_and_check(episode, book)


@task(
    "RecipeAddMultipleRecipes",
    "Add these recipes to Broccoli:\n{book:{form}}",
    params={"book": cookbooks(3, others=10), "form": forms()},
    limits=Limits(steps=60),
    app="broccoli",
    difficulty="medium",
    tags={"data_entry", "parameterized"},
    optimal_steps=34,
)
def test_add_multiple(episode: Episode, book: Cookbook) -> None:
    run_and_check(episode, book)


@test_add_single.solution
@test_add_multiple.solution
def enter_them(pilot: Pilot, book: Cookbook) -> None:
    enter_all(pilot, book.targets)


def other_servings(recipe: Recipe) -> Recipe:
    """The same for more or fewer people: "2 servings" and "6 servings" are much alike."""
    place = SERVINGS.index(recipe.servings)
    return replace(recipe, servings=SERVINGS[(place + 2) % len(SERVINGS)])


@test_add_single.mistake("for another number of people", fails=ENTERED)
def change_servings(pilot: Pilot, book: Cookbook) -> None:
    enter_all(pilot, [other_servings(recipe) for recipe in book.targets])


@test_add_single.mistake("one letter of the directions wrong", fails=ENTERED)
def misspell(pilot: Pilot, book: Cookbook) -> None:
    enter_all(pilot, [replace(r, directions=r.directions[:-2] + "x.") for r in book.targets])


@test_add_single.mistake("marked as a favorite", fails=ENTERED)
def like(pilot: Pilot, book: Cookbook) -> None:
    enter_all(pilot, book.targets)
    pilot.tap("Mark as favorite")


@test_add_single.mistake("filled in and not saved", fails=ENTERED)
def leave_unsaved(pilot: Pilot, book: Cookbook) -> None:
    fill_in(pilot.open(APP), book.targets[0])


@test_add_multiple.mistake("one forgotten", fails=ENTERED)
def forget_last(pilot: Pilot, book: Cookbook) -> None:
    enter_all(pilot, book.targets[:-1])


@test_add_multiple.mistake("one entered twice", fails=ENTERED)
def enter_twice(pilot: Pilot, book: Cookbook) -> None:
    enter_all(pilot, (*book.targets, book.targets[0]))


@test_add_multiple.mistake("another deleted meanwhile", fails=ENTERED)
def delete_another(pilot: Pilot, book: Cookbook) -> None:
    pilot.open(APP)
    delete_all(pilot, by_title(book.others)[:1])
    for number, recipe in enumerate(book.targets):
        if number:
            pilot.back()
        enter(pilot, recipe)


def picture_of(recipes: Sequence[Recipe]) -> bytes:
    """A picture of recipes."""
    lines = (wrap(line, LINE, break_on_hyphens=False) for line in written(recipes, "blocks"))
    return text_picture([*chain.from_iterable(broken or [""] for broken in lines)])


@task(
    "RecipeAddMultipleRecipesFromImage",
    "The picture recipes.jpg in Gallery (Simple Gallery Pro) shows recipes. Add them to Broccoli.",
    params={"book": cookbooks(3, others=10)},
    limits=Limits(steps=60),
    app="broccoli",
    difficulty="hard",
    tags={
        "transcription",
        "screen_reading",
        "data_entry",
        "complex_ui_understanding",
        "parameterized",
    },
    optimal_steps=13,
)
def test_add_from_picture(episode: Episode, book: Cookbook) -> None:
    run_and_check(episode, book, {PICTURE: picture_of(book.targets)})


@test_add_from_picture.solution
def enter_from_picture(pilot: Pilot, book: Cookbook) -> None:
    enter_all(pilot, book.targets)


@test_add_from_picture.mistake("directions of two recipes swapped", fails=ENTERED)
def swap_directions(pilot: Pilot, book: Cookbook) -> None:
    first, second, last = book.targets
    swapped = (
        replace(first, directions=second.directions),
        replace(second, directions=first.directions),
    )
    enter_all(pilot, (*swapped, last))


@test_add_from_picture.mistake("one forgotten", fails=ENTERED)
def forget_one(pilot: Pilot, book: Cookbook) -> None:
    enter_all(pilot, book.targets[1:])


def note_of(recipes: Sequence[Recipe]) -> bytes:
    """A note with a table of recipes."""
    return "\n".join([*written(recipes, "table"), ""]).encode()


@task(
    "RecipeAddMultipleRecipesFromMarkor",
    "The note recipes.txt in Markor holds a table of recipes. Add them to Broccoli.",
    params={"book": cookbooks(3, others=10)},
    limits=Limits(steps=60),
    app="broccoli",
    difficulty="hard",
    tags={"data_entry", "multi_app", "screen_reading", "memorization", "parameterized"},
    optimal_steps=24,
)
def test_add_from_note(episode: Episode, book: Cookbook) -> None:
    run_and_check(episode, book, {NOTE: note_of(book.targets)})


@test_add_from_note.mistake("ingredients and directions in each other's place", fails=ENTERED)
def mix_fields_up(pilot: Pilot, book: Cookbook) -> None:
    mixed = [replace(r, ingredients=r.directions, directions=r.ingredients) for r in book.targets]
    enter_all(pilot, mixed)


@test_add_from_note.mistake("servings of one read wrong", fails=ENTERED)
def misread_servings(pilot: Pilot, book: Cookbook) -> None:
    enter_all(pilot, [other_servings(book.targets[0]), *book.targets[1:]])


@task(
    "RecipeAddMultipleRecipesFromMarkor2",
    "The note recipes.txt in Markor holds a table of recipes, most of which are in Broccoli "
    "already. Add those that take {book.time} to Broccoli.",
    params={"book": timed_cookbooks(3, others=40)},
    limits=Limits(steps=60),
    app="broccoli",
    difficulty="hard",
    tags={
        "screen_reading",
        "complex_ui_understanding",
        "repetition",
        "multi_app",
        "data_entry",
        "information_retrieval",
        "parameterized",
    },
    optimal_steps=26,
)
def test_add_from_long_note(episode: Episode, book: Timed) -> None:
    run_and_check(episode, book, {NOTE: note_of(book.shown)})


@test_add_from_note.solution
@test_add_from_long_note.solution
def enter_from_note(pilot: Pilot, book: Cookbook) -> None:
    pilot.open("Markor").tap("recipes.txt")
    enter_all(pilot, book.targets)


@test_add_from_long_note.mistake("one forgotten", fails=ENTERED)
def overlook_one(pilot: Pilot, book: Timed) -> None:
    enter_all(pilot, book.targets[:2])


@test_add_from_long_note.mistake("one that was there entered again", fails=ENTERED)
def enter_another(pilot: Pilot, book: Timed) -> None:
    enter_all(pilot, (*book.targets, book.others[0]))
