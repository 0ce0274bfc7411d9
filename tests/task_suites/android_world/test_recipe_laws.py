"""Recipes: whatever is drawn, the goal means the targets and only them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.appdata.recipes import Recipe
from pytest_androidbench.tasks.params import draws
from task_suites.android_world.content.dishes import DISHES, INGREDIENTS
from task_suites.android_world.content.recipes import SERVINGS, TIMES, Cookbook, Twins, written
from task_suites.android_world.content.wording import listed
from task_suites.android_world.pictures import text_picture
from task_suites.android_world.test_recipe_add import LINE, picture_of

SEEDS = range(100)
BOOKS = (
    "RecipeAddMultipleRecipes",
    "RecipeAddMultipleRecipesFromImage",
    "RecipeAddMultipleRecipesFromMarkor",
    "RecipeAddMultipleRecipesFromMarkor2",
    "RecipeAddSingleRecipe",
    "RecipeDeleteMultipleRecipes",
    "RecipeDeleteMultipleRecipesWithNoise",
    "RecipeDeleteSingleRecipe",
    "RecipeDeleteSingleWithRecipeWithNoise",
)
SOUP = Recipe(
    title="Soup",
    description="Warm",
    servings="1 serving",
    time="10 mins",
    ingredients="water",
    directions="Boil.",
)


def drawn(task_id: str) -> list[Mapping[str, Any]]:
    return list(draws(tasks_of()[task_id], suite_of().name, SEEDS))


def names(ingredient: str, text: str) -> bool:
    """Whether a text names an ingredient, in whole words."""
    return re.search(rf"\b{ingredient}\b", text, re.IGNORECASE) is not None


def test_there_are_as_many_dishes_as_upstream_has_and_all_are_typeable() -> None:
    assert len({dish.title for dish in DISHES}) == len(DISHES) >= 43
    assert len(INGREDIENTS) >= 90
    for dish in DISHES:
        text = "".join((dish.title, *dish.ingredients, dish.directions))
        assert text.isascii()
        assert text.isprintable()
        assert "|" not in text
        assert re.fullmatch(r"[A-Za-z ]+", dish.title)


@pytest.mark.parametrize("ingredient", INGREDIENTS)
def test_an_ingredient_is_named_in_the_directions_of_its_dishes_alone(ingredient: str) -> None:
    for dish in DISHES:
        assert names(ingredient, dish.directions) is (ingredient in dish.ingredients), dish
    others = [other for other in INGREDIENTS if other != ingredient]
    assert not [other for other in others if names(ingredient, other)]


def test_some_recipe_is_always_made_with_the_ingredient_of_the_goal() -> None:
    for values in drawn("RecipeDeleteMultipleRecipesWithConstraint"):
        pantry = values["pantry"]
        assert 1 <= len(pantry.targets) <= 3
        assert len(pantry.others) == 29
        rows = (*pantry.targets, *pantry.others)
        fitting = [row for row in rows if names(pantry.ingredient, row.directions)]
        assert fitting == [*pantry.targets]
        assert fitting == [row for row in rows if names(pantry.ingredient, row.ingredients)]
        assert len({row.title for row in rows}) == len(rows)


@pytest.mark.parametrize("task_id", BOOKS)
def test_no_other_recipe_has_a_targets_title(task_id: str) -> None:
    for values in drawn(task_id):
        book: Cookbook = values["book"]
        rows = (*book.targets, *book.others)
        assert len({row.title for row in rows}) == len(rows)
        assert not any(row.favorite or row.source or row.image for row in rows)


def test_only_the_targets_take_the_time_of_the_goal() -> None:
    for values in drawn("RecipeAddMultipleRecipesFromMarkor2"):
        book = values["book"]
        assert [row for row in book.shown if row.time == book.time] == sorted(
            book.targets, key=book.shown.index
        )
        assert Counter(book.shown) == Counter((*book.targets, *book.others))


@pytest.mark.parametrize(
    ("task_id", "alike", "rows"),
    [
        ("RecipeDeleteDuplicateRecipes", 2, 7),
        ("RecipeDeleteDuplicateRecipes2", 6, 12),
        ("RecipeDeleteDuplicateRecipes3", 8, 32),
    ],
)
def test_exactly_two_recipes_are_the_same(task_id: str, alike: int, rows: int) -> None:
    for values in drawn(task_id):
        twins: Twins = values["twins"]
        counts = Counter(twins.rows)
        assert [row for row, count in counts.items() if count > 1] == [twins.twin]
        assert counts[twins.twin] == 2
        assert (len(twins.alike), len(twins.rows)) == (alike, rows)
        shown = {(row.servings, row.time) for row in twins.alike}
        assert len(shown) == alike - 1, "variants differ in the line below the title"


def test_the_list_shows_no_difference_where_pages_must_be_compared() -> None:
    for values in drawn("RecipeDeleteDuplicateRecipes3"):
        twins: Twins = values["twins"]
        assert {row.description for row in twins.variants} == {twins.twin.description}
        titles = Counter(row.title for row in twins.rows)
        assert sorted(titles.values())[-2:] == [3, 8]


def test_every_value_is_drawn() -> None:
    rows = [row for values in drawn("RecipeAddMultipleRecipes") for row in values["book"].targets]
    assert {row.servings for row in rows} == set(SERVINGS)
    assert {row.time for row in rows} == set(TIMES)
    assert {row.title for row in rows} == {dish.title for dish in DISHES}


def test_where_lines_are_broken_does_not_matter() -> None:
    whole = replace(SOUP, ingredients="water, salt", directions="Boil. Serve.")
    broken = replace(whole, ingredients="water,\nsalt\n", directions="Boil.\nServe.")
    assert broken.entered == whole.entered
    assert replace(whole, directions="Boil. Serve").entered != whole.entered
    assert replace(whole, favorite=True).entered != whole.entered


def test_how_recipes_are_written() -> None:
    assert written([SOUP], "table") == [
        "title|description|servings|time|ingredients|directions",
        "Soup|Warm|1 serving|10 mins|water|Boil.",
    ]
    assert written([SOUP, SOUP], "blocks")[:8] == [
        "Recipe: Soup",
        " description: Warm",
        " servings: 1 serving",
        " time: 10 mins",
        " ingredients: water",
        " directions: Boil.",
        "",
        "Recipe: Soup",
    ]


@pytest.mark.parametrize(
    ("given", "text"), [(["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C"], "A, B and C")]
)
def test_names_are_listed(given: list[str], text: str) -> None:
    assert listed(given) == text


def test_a_picture_breaks_lines_between_words_and_not_inside_of_them() -> None:
    book = [replace(SOUP, directions="stir " * 7 + "until half-boiled.")]
    [*kept, last] = written(book, "blocks")
    assert last.endswith(" until half-boiled.")
    broken = [last.removesuffix(" half-boiled."), "half-boiled."]
    assert len(broken[0]) + len(" half-") <= LINE < len(last)
    assert picture_of(book) == text_picture([*kept, *broken])
