"""Broccoli: a recipe that is there twice, among others that only look like it."""

from __future__ import annotations

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.recipes import Recipe
from task_suites.android_world.content.recipes import Twins, twins
from task_suites.android_world.recipe_ways import APP, delete_this, open_one, search
from task_suites.android_world.test_recipe import GONE, run_and_check

GOAL = (
    "One recipe in Broccoli was saved twice. Two recipes are duplicates only if everything on "
    "their pages is the same: title, description, servings, time, ingredients and directions. "
    "Delete one of the two duplicates, and leave all other recipes."
)


@task(
    "RecipeDeleteDuplicateRecipes",
    GOAL,
    params={"twins": twins(variants=0, others=5)},
    limits=Limits(steps=10),
    app="broccoli",
    difficulty="easy",
    tags={"search", "data_edit", "screen_reading", "repetition", "parameterized"},
    optimal_steps=4,
)
def test_delete_duplicates(episode: Episode, twins: Twins) -> None:
    run_and_check(episode, [*twins.rows], [twins.twin])


@task(
    "RecipeDeleteDuplicateRecipes2",
    GOAL,
    params={"twins": twins(variants=4, others=6)},
    limits=Limits(steps=24),
    app="broccoli",
    difficulty="medium",
    tags={"repetition", "data_edit", "parameterized"},
    optimal_steps=11,
)
def test_delete_duplicates_among_variants(episode: Episode, twins: Twins) -> None:
    run_and_check(episode, [*twins.rows], [twins.twin])


@task(
    "RecipeDeleteDuplicateRecipes3",
    GOAL,
    params={"twins": twins(variants=6, others=21, decoys=3, same_description=True)},
    limits=Limits(steps=34),
    app="broccoli",
    difficulty="medium",
    tags={"data_edit", "parameterized"},
    optimal_steps=16,
)
def test_delete_duplicates_among_many(episode: Episode, twins: Twins) -> None:
    run_and_check(episode, [*twins.rows], [twins.twin])


def delete_like(pilot: Pilot, twins: Twins, recipe: Recipe) -> None:
    """Delete the first recipe with the twins' title that is like the one given."""
    search(pilot, twins.twin.title)
    alike = twins.alike
    open_one(pilot, recipe.title, alike.index(recipe), len(alike))
    delete_this(pilot)


@test_delete_duplicates.solution
@test_delete_duplicates_among_variants.solution
@test_delete_duplicates_among_many.solution
def delete_a_twin(pilot: Pilot, twins: Twins) -> None:
    pilot.open(APP)
    delete_like(pilot, twins, twins.twin)


@test_delete_duplicates.mistake("one of them changed instead", fails=GONE)
def change_one(pilot: Pilot, twins: Twins) -> None:
    pilot.open(APP)
    search(pilot, twins.twin.title)
    open_one(pilot, twins.twin.title, 0, 2)
    pilot.tap("More options").tap("Edit").type("Title", "!").tap("Save")


@test_delete_duplicates_among_variants.mistake("both deleted", fails=GONE)
def delete_both(pilot: Pilot, twins: Twins) -> None:
    pilot.open(APP)
    search(pilot, twins.twin.title)
    alike = twins.alike
    while twins.twin in alike:
        place = alike.index(twins.twin)
        open_one(pilot, twins.twin.title, place, len(alike))
        delete_this(pilot)
        del alike[place]


@test_delete_duplicates.mistake("another one deleted", fails=GONE)
@test_delete_duplicates_among_many.mistake("another one deleted", fails=GONE)
def delete_a_stranger(pilot: Pilot, twins: Twins) -> None:
    stranger = next(row for row in twins.rows if row.title != twins.twin.title)
    alike = [row for row in twins.rows if row.title == stranger.title]
    pilot.open(APP)
    search(pilot, stranger.title)
    open_one(pilot, stranger.title, 0, len(alike))
    delete_this(pilot)


@test_delete_duplicates_among_variants.mistake("a variant deleted", fails=GONE)
@test_delete_duplicates_among_many.mistake("a variant deleted", fails=GONE)
def delete_a_variant(pilot: Pilot, twins: Twins) -> None:
    pilot.open(APP)
    delete_like(pilot, twins, twins.variants[0])
