"""Recipes: what tasks put into Broccoli, and how goals, notes and pictures write them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench.appdata.recipes import Recipe
from pytest_androidbench.tasks.strategies import made
from task_suites.android_world.content.dishes import DISHES, INGREDIENTS, Dish
from task_suites.android_world.content.wording import listed

DESCRIPTIONS: Final = (
    "Quick to make on busy evenings",
    "A favorite of the whole family",
    "Keeps well until the next day",
)
SERVINGS: Final = ("1 serving", "2 servings", "3-4 servings", "6 servings", "8 servings")
TIMES: Final = ("10 mins", "20 mins", "30 mins", "45 mins", "1 hr", "2 hrs", "3 hrs", "4 hrs")
AMOUNTS: Final = (
    "as much as you like", "as on hand", "by feel", "from the market", "half of it spare",
    "in equal parts", "little of each", "more of the first", "more of the last", "mostly fresh",
    "plenty of each", "see the pantry list", "to taste", "weigh everything", "whatever is left",
)  # fmt: skip
ADDITIONS: Final = (
    "Let it rest before serving.",
    "Double it for guests.",
    "Taste it before it leaves the kitchen.",
)
FIELDS: Final = ("title", "description", "servings", "time", "ingredients", "directions")
LABELS: Final = ("Recipe", "description", "servings", "time", "ingredients", "directions")
MOST_MATCHES: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Cookbook:
    """The recipes a task is about, and those that only lie about; no two have the same title."""

    targets: tuple[Recipe, ...]
    others: tuple[Recipe, ...] = ()

    @property
    def titles(self) -> str:
        """The targets' titles as one says them: "Lentil Soup, Tuna Salad and Lemon Tart"."""
        return listed(target.title for target in self.targets)

    def __format__(self, form: str) -> str:
        return "\n".join(written(self.targets, form))


def written(recipes: Iterable[Recipe], form: str) -> list[str]:
    """Lines of text that hold recipes, as "table" or as "blocks"."""
    values = [[str(getattr(recipe, field)) for field in FIELDS] for recipe in recipes]
    if form == "table":
        return ["|".join(row) for row in [[*FIELDS], *values]]
    blocks = [
        [f"{'' if place == 0 else ' '}{label}: {value}" for place, (label, value) in rows]
        for rows in (enumerate(zip(LABELS, row, strict=True)) for row in values)
    ]
    return [line for place, block in enumerate(blocks) for line in ["", *block][place == 0 :]]


def forms() -> SearchStrategy[str]:
    """How a goal writes recipes."""
    return st.sampled_from(("table", "blocks"))


def cookbooks(targets: int, others: int = 0) -> SearchStrategy[Cookbook]:
    """Recipes with different titles."""

    def build(random: Random) -> Cookbook:
        rows = [_recipe(random, dish) for dish in random.sample(DISHES, targets + others)]
        return Cookbook(targets=(*rows[:targets],), others=(*rows[targets:],))

    return made(build)


@dataclass(frozen=True, slots=True, kw_only=True)
class Timed(Cookbook):
    """Recipes of which the targets, and they alone, take a certain time."""

    time: str
    shown: tuple[Recipe, ...]
    """All of them, in the order of the note."""


def timed_cookbooks(targets: int, others: int) -> SearchStrategy[Timed]:
    """Recipes that take a certain time among others that take another."""

    def build(random: Random) -> Timed:
        time, *rest = random.sample(TIMES, len(TIMES))
        rows = [_recipe(random, dish) for dish in random.sample(DISHES, targets + others)]
        wanted = [replace(row, time=time) for row in rows[:targets]]
        unwanted = [replace(row, time=random.choice(rest)) for row in rows[targets:]]
        shown = random.sample([*wanted, *unwanted], len(rows))
        return Timed(time=time, shown=tuple(shown), targets=tuple(wanted), others=tuple(unwanted))

    return made(build)


def _recipe(random: Random, dish: Dish) -> Recipe:
    return Recipe(
        title=dish.title,
        description=random.choice(DESCRIPTIONS),
        servings=random.choice(SERVINGS),
        time=random.choice(TIMES),
        ingredients=f"{', '.join(dish.ingredients)} ({random.choice(AMOUNTS)})",
        directions=f"{dish.directions} {random.choice(ADDITIONS)}",
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Pantry(Cookbook):
    """Recipes of which the targets, and they alone, are made with an ingredient."""

    ingredient: str


def pantries(others: int) -> SearchStrategy[Pantry]:
    """One to three recipes with an ingredient among others without it."""

    def build(random: Random) -> Pantry:
        ingredient = random.choice(INGREDIENTS)
        fitting = [dish for dish in DISHES if ingredient in dish.ingredients]
        rest = [dish for dish in DISHES if ingredient not in dish.ingredients]
        count = random.randint(1, min(MOST_MATCHES, len(fitting)))
        return Pantry(
            ingredient=ingredient,
            targets=tuple(_recipe(random, dish) for dish in random.sample(fitting, count)),
            others=tuple(_recipe(random, dish) for dish in random.sample(rest, others)),
        )

    return made(build)


@dataclass(frozen=True, slots=True, kw_only=True)
class Twins:
    """A recipe that is there twice, variants with the same title, and strangers."""

    rows: tuple[Recipe, ...]
    """All of them, in the order they were made."""
    twin: Recipe

    @property
    def alike(self) -> list[Recipe]:
        """The rows with the twins' title, in the order of the list."""
        return [row for row in self.rows if row.title == self.twin.title]

    @property
    def variants(self) -> list[Recipe]:
        """Those with the twins' title that are no twins."""
        return [row for row in self.alike if row != self.twin]


def twins(
    variants: int, others: int, *, decoys: int = 0, same_description: bool = False
) -> SearchStrategy[Twins]:
    """Twins among variants and others.

    Args:
        variants: recipes with the twins' title, no two of them alike.
        others: recipes with titles of their own.
        decoys: more recipes that share a title, another one, and are not alike either.
        same_description: whether the list shows no difference between twins and variants.
    """

    def build(random: Random) -> Twins:
        first, second, *rest = random.sample(DISHES, others + 2)
        twin, *near = _variants(random, first, variants + 1, same_description)
        strange = [_recipe(random, dish) for dish in rest]
        rows = [twin, twin, *near, *_variants(random, second, decoys, True), *strange]
        random.shuffle(rows)
        return Twins(rows=tuple(rows), twin=twin)

    return made(build)


def _variants(random: Random, dish: Dish, count: int, same_description: bool) -> list[Recipe]:
    """Recipes of one dish that differ in servings or time, and mostly in more."""
    pairs = [(servings, time) for servings in SERVINGS for time in TIMES]
    description = random.choice(DESCRIPTIONS)
    rows = [
        replace(_recipe(random, dish), servings=servings, time=time)
        for servings, time in random.sample(pairs, count)
    ]
    return [replace(row, description=description) for row in rows] if same_description else rows
