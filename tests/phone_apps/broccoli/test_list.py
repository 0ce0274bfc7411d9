from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.broccoli.food import REGIONS, foods_of
from pytest_androidbench.phone.apps.broccoli.food_words import TONGUES
from tests.phone_apps.broccoli.conftest import PIE, SOUP, TOAST, Kitchen


def test_recipes_are_sorted_by_title_whatever_the_capitals(kitchen: Kitchen) -> None:
    kitchen.fill(TOAST, SOUP, PIE)
    assert kitchen.titles() == ["Apple pie", "pumpkin soup", "Toast"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("a", ["Apple pie", "pumpkin soup", "Toast"]),
        ("appl", ["Apple pie", "Toast"]),
        ("aunt sel", ["pumpkin soup"]),
        ("#aut", ["pumpkin soup"]),
        ("boil", []),
        ('"', []),
    ],
)
def test_search_looks_for_beginnings_of_words(
    kitchen: Kitchen, words: str, found: list[str]
) -> None:
    kitchen.fill(SOUP, PIE, TOAST)
    kitchen.tap("Search")
    assert kitchen.value("search_src_text") == "Search in ALL RECIPES"
    kitchen.phone.windows.type_text(words)
    assert kitchen.titles() == found
    assert bool(kitchen.find("recipes_empty")) is not bool(found)


def test_back_ends_the_search(kitchen: Kitchen) -> None:
    kitchen.fill(SOUP, PIE)
    kitchen.tap("Search")
    kitchen.phone.windows.type_text("soup")
    kitchen.phone.windows.back()
    kitchen.phone.windows.back()
    assert kitchen.titles() == ["Apple pie", "pumpkin soup"]


@pytest.mark.parametrize(
    ("part", "found"),
    [
        ("Favorites", ["pumpkin soup"]),
        ("Recipes without category", []),
        ("Desserts", ["Apple pie", "pumpkin soup"]),
        ("Seasonal recipes", []),
    ],
)
def test_a_part_of_the_recipes(kitchen: Kitchen, part: str, found: list[str]) -> None:
    kitchen.fill(SOUP, PIE, categories=("Desserts",))
    kitchen.tap("spinner")
    kitchen.tap(part)
    assert kitchen.titles() == found
    kitchen.tap("Search")
    assert kitchen.value("search_src_text") == f"Search in {part.upper()}"


def test_a_category_is_made_renamed_and_deleted(kitchen: Kitchen) -> None:
    kitchen.go("Categories")
    assert kitchen.find("categories_empty")
    kitchen.tap("Add category")
    save = kitchen.find("button1")
    assert save is not None
    assert not save.enabled
    kitchen.type("category_name", "Soups")
    kitchen.tap("SAVE")
    kitchen.fill(SOUP)
    kitchen.tap("Soups")
    kitchen.type("category_name", "!")
    kitchen.tap("SAVE")
    assert [c.name for c in kitchen.store.all()[0].categories] == ["Soups!"]
    kitchen.tap("Soups!")
    kitchen.tap("DELETE")
    assert kitchen.find("delete_category_warning")
    assert kitchen.store.categories()
    kitchen.tap("DELETE")
    assert kitchen.store.categories() == []
    assert kitchen.store.all()[0].categories == ()


def test_pages_lie_above_the_first_one_only(kitchen: Kitchen) -> None:
    for page in ("Categories", "Settings", "About the app", "nav_recipes", "Support the app"):
        kitchen.go(page)
    kitchen.phone.windows.back()
    assert kitchen.find("fab_recipes")


def test_the_seasonal_calendar_leads_to_recipes(kitchen: Kitchen) -> None:
    kitchen.fill(PIE, SOUP, TOAST)
    kitchen.go("Seasonal calendar")
    kitchen.tap("CONFIGURE")
    kitchen.tap("Region")
    kitchen.tap("Central Europe")
    kitchen.tap("Languages of recipes")
    kitchen.tap("English")
    kitchen.tap("OK")
    assert "en" in kitchen.texts()
    kitchen.phone.windows.back()
    kitchen.tap("Apples")
    assert kitchen.titles() == ["Apple pie", "Toast"]
    kitchen.tap("chip")
    assert kitchen.titles() == ["Apple pie", "pumpkin soup", "Toast"]
    kitchen.tap("spinner")
    kitchen.tap("Seasonal recipes")
    assert kitchen.titles() == ["Apple pie", "pumpkin soup", "Toast"]


def test_the_preferred_part_is_shown_first(kitchen: Kitchen) -> None:
    kitchen.fill(SOUP, PIE)
    kitchen.go("Settings")
    kitchen.tap("Preferred category")
    kitchen.tap("Favorites")
    for _ in range(2):
        kitchen.phone.windows.back()
    kitchen.phone.windows.start_app("com.flauschcode.broccoli")
    assert kitchen.titles() == ["pumpkin soup"]


@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize("tongue", ["en", *TONGUES])
def test_every_food_has_words_in_every_language(region: str, tongue: str) -> None:
    foods = foods_of(region, [tongue])
    assert len(foods) >= 40
    assert all(food.terms and all(food.terms) for food in foods)


def test_a_season_may_go_over_the_new_year() -> None:
    (kale,) = [food for food in foods_of("central_europe", ["en"]) if food.name == "Kale"]
    assert [month for month in range(1, 13) if kale.is_in(month)] == [1, 2, 11, 12]
