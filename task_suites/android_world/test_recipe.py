"""Broccoli: recipes deleted, by their titles and by what is in them."""

from __future__ import annotations

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.recipes import Recipe, Recipes
from pytest_androidbench.appdata.validators import only_removed
from task_suites.android_world.content.recipes import Cookbook, Pantry, cookbooks, pantries
from task_suites.android_world.recipe_ways import APP, by_title, delete_all, search

GONE = "they and nothing else are gone"


def run_and_check(episode: Episode, rows: list[Recipe], gone: list[Recipe]) -> None:
    """Let the agent delete some of the rows."""
    kept = Recipes(episode.device)
    kept.replace(rows)
    episode.run()
    with episode.check(GONE):
        assert only_removed(rows, kept.all(), gone)


def run_with(episode: Episode, book: Cookbook) -> None:
    """Let the agent delete a book's targets."""
    run_and_check(episode, [*book.others, *book.targets], [*book.targets])


@task(
    "RecipeDeleteSingleRecipe",
    "In Broccoli, delete the recipe {book.titles}.",
    params={"book": cookbooks(1)},
    limits=Limits(steps=10),
    app="broccoli",
    difficulty="easy",
    tags={"data_edit", "search", "parameterized"},
    optimal_steps=5,
)
def test_delete_single(episode: Episode, book: Cookbook) -> None:
    run_with(episode, book)


@task(
    "RecipeDeleteSingleWithRecipeWithNoise",
    "In Broccoli, delete the recipe {book.titles}.",
    params={"book": cookbooks(1, others=29)},
    limits=Limits(steps=20),
    app="broccoli",
    difficulty="easy",
    tags={"search", "screen_reading", "data_edit", "parameterized"},
    optimal_steps=10,
)
def test_delete_single_among_many(episode: Episode, book: Cookbook) -> None:
    run_with(episode, book)


@task(
    "RecipeDeleteMultipleRecipes",
    "In Broccoli, delete these recipes: {book.titles}.",
    params={"book": cookbooks(3)},
    limits=Limits(steps=24),
    app="broccoli",
    difficulty="easy",
    tags={"data_edit", "parameterized"},
    optimal_steps=12,
)
def test_delete_multiple(episode: Episode, book: Cookbook) -> None:
    run_with(episode, book)


@task(
    "RecipeDeleteMultipleRecipesWithNoise",
    "In Broccoli, delete these recipes: {book.titles}.",
    params={"book": cookbooks(3, others=29)},
    limits=Limits(steps=34),
    app="broccoli",
    difficulty="medium",
    tags={"search", "complex_ui_understanding", "repetition", "parameterized"},
    optimal_steps=17,
)
def test_delete_multiple_among_many(episode: Episode, book: Cookbook) -> None:
    run_with(episode, book)


@test_delete_single.solution
@test_delete_single_among_many.solution
@test_delete_multiple.solution
@test_delete_multiple_among_many.solution
def delete_them(pilot: Pilot, book: Cookbook) -> None:
    pilot.open(APP)
    delete_all(pilot, book.targets)


@test_delete_single.mistake("not confirmed", fails=GONE)
@test_delete_single_among_many.mistake("not confirmed", fails=GONE)
@test_delete_multiple.mistake("not confirmed", fails=GONE)
def cancel(pilot: Pilot, book: Cookbook) -> None:
    title = book.targets[0].title
    pilot.open(APP).scroll_to(text=title).tap(text=title)
    pilot.tap("More options").tap("Delete").tap("Cancel")


@test_delete_single.mistake("title emptied instead", fails=GONE)
def rename(pilot: Pilot, book: Cookbook) -> None:
    pilot.open(APP).tap(text=book.targets[0].title).tap("More options").tap("Edit")
    pilot.type("Title", "-", clear=True).tap("Save")


@test_delete_single_among_many.mistake("another one", fails=GONE)
def delete_another(pilot: Pilot, book: Cookbook) -> None:
    pilot.open(APP)
    delete_all(pilot, by_title(book.others)[:1])


@test_delete_multiple.mistake("one forgotten", fails=GONE)
@test_delete_multiple_among_many.mistake("one forgotten", fails=GONE)
def forget_one(pilot: Pilot, book: Cookbook) -> None:
    pilot.open(APP)
    delete_all(pilot, book.targets[1:])


@test_delete_multiple_among_many.mistake("another one too", fails=GONE)
def delete_more(pilot: Pilot, book: Cookbook) -> None:
    pilot.open(APP)
    delete_all(pilot, (*book.targets, by_title(book.others)[0]))


@task(
    "RecipeDeleteMultipleRecipesWithConstraint",
    "In Broccoli, delete every recipe that uses {pantry.ingredient} in its directions.",
    params={"pantry": pantries(others=29)},
    limits=Limits(steps=40),
    app="broccoli",
    difficulty="hard",
    tags={"screen_reading", "repetition", "parameterized"},
    optimal_steps=20,
)
def test_delete_with_ingredient(episode: Episode, pantry: Pantry) -> None:
    run_with(episode, pantry)


@test_delete_with_ingredient.solution
def delete_found(pilot: Pilot, pantry: Pantry) -> None:
    pilot.open(APP)
    search(pilot, pantry.ingredient)
    delete_all(pilot, pantry.targets)


@test_delete_with_ingredient.mistake("nothing done", fails=GONE)
def look_only(pilot: Pilot, pantry: Pantry) -> None:
    pilot.open(APP)
    search(pilot, pantry.ingredient)


@test_delete_with_ingredient.mistake("one without it too", fails=GONE)
def delete_a_stranger(pilot: Pilot, pantry: Pantry) -> None:
    pilot.open(APP)
    delete_all(pilot, (*pantry.targets, by_title(pantry.others)[0]))


@test_delete_with_ingredient.mistake("one forgotten", fails=GONE)
def leave_one(pilot: Pilot, pantry: Pantry) -> None:
    pilot.open(APP)
    search(pilot, pantry.ingredient)
    delete_all(pilot, pantry.targets[1:])
