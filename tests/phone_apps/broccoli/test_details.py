from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from pytest_androidbench.phone.apps.broccoli.archive import write_backup
from pytest_androidbench.phone.apps.broccoli.cards import keep_picture, new_picture
from pytest_androidbench.phone.apps.broccoli.model import (
    Ingredient,
    ingredients_of,
    portions_of,
    scaled,
)
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from tests.phone_apps.broccoli.conftest import PACKAGE, PIE, SOUP, TOAST, Kitchen


def test_empty_parts_are_not_shown(kitchen: Kitchen) -> None:
    kitchen.fill(TOAST)
    kitchen.tap("Toast")
    assert kitchen.value("details_title") == "Toast"
    shown = {node.resource_id.rpartition("/")[2] for node in kitchen.nodes()}
    assert shown >= {"details_ingredients", "fab_cooking_assistant", "action_details_like"}
    assert not shown & {"details_servings", "details_source", "details_directions"}


def test_lines_lose_dashes_and_numbers(kitchen: Kitchen) -> None:
    kitchen.fill(SOUP)
    kitchen.tap("pumpkin soup")
    assert [n.text for n in kitchen.nodes() if n.resource_id.endswith("ingredient_quantity")] == [
        "1",
        "2-3",
    ]
    assert [n.text for n in kitchen.nodes() if n.resource_id.endswith("direction_text")] == [
        "Cut.",
        "Boil.",
    ]


def test_the_heart_is_written_at_once(kitchen: Kitchen) -> None:
    kitchen.fill(PIE)
    kitchen.tap("Apple pie")
    kitchen.tap("Mark as favorite")
    assert kitchen.store.all()[0].favorite
    kitchen.tap("Remove from favorites")
    assert not kitchen.store.all()[0].favorite


def test_deleting_asks_first(kitchen: Kitchen) -> None:
    kitchen.fill(PIE, SOUP, categories=("Desserts",))
    kitchen.tap("Apple pie")
    kitchen.menu("Delete")
    assert "Delete this recipe?" in kitchen.texts()
    kitchen.tap("CANCEL")
    assert len(kitchen.store.all()) == 2
    kitchen.menu("Delete")
    kitchen.tap("DELETE")
    assert kitchen.titles() == ["pumpkin soup"]
    assert kitchen.says("The recipe has been deleted.")
    assert kitchen.app.database().value("SELECT count(*) FROM recipes_with_categories") == 1


def test_a_tag_of_a_description_is_searched_for(kitchen: Kitchen) -> None:
    kitchen.fill(PIE, SOUP)
    kitchen.tap("pumpkin soup")
    kitchen.tap("#autumn")
    assert kitchen.value("search_src_text") == "#autumn"
    assert kitchen.titles() == ["pumpkin soup"]


def test_cooking_goes_step_by_step_for_as_many_as_there_are(kitchen: Kitchen) -> None:
    kitchen.fill(SOUP)
    kitchen.tap("pumpkin soup")
    kitchen.tap("Cook")
    assert kitchen.value("cooking_assistant_text") == "1 pumpkin\n2-3 carrots\nsalt"
    kitchen.tap("Adjust ingredients")
    kitchen.tap("text_input_start_icon")
    kitchen.tap("text_input_start_icon")
    kitchen.tap("OK")
    assert kitchen.value("cooking_assistant_text") == (
        "0.5 pumpkin\n1-1.5 carrots\n(not adjusted) salt"
    )
    kitchen.phone.windows.fingers.swipe([(900, 1200), (200, 1200)], 200)
    assert kitchen.value("cooking_assistant_title") == "1"
    assert kitchen.value("cooking_assistant_text") == "Cut."
    kitchen.tap("Cancel")
    assert kitchen.find("details_title")


def test_a_shared_file_becomes_a_new_recipe(kitchen: Kitchen) -> None:
    kitchen.fill(SOUP, categories=("Soups",))
    kitchen.tap("pumpkin soup")
    kitchen.menu("Share as file")
    path = f"/data/data/{PACKAGE}/cache/pumpkin_soup.broccoli"
    assert kitchen.phone.files.is_file(path)
    uri = kitchen.app.uri_of(path)
    kitchen.phone.activities.start(
        Intent(action=ACTION_VIEW, data=uri, type="application/broccoli")
    )
    assert kitchen.value("new_title") == "pumpkin soup"
    kitchen.tap("SAVE")
    first, second = kitchen.store.all()
    assert (second.title, second.directions, second.categories) == (
        first.title,
        first.directions,
        first.categories,
    )
    assert (first.favorite, second.favorite) == (True, False)


def test_a_backup_brings_recipes_and_categories_back(kitchen: Kitchen) -> None:
    kitchen.fill(SOUP, PIE, categories=("Soups",))
    data = kitchen.phone.files.read(write_backup(kitchen.app, kitchen.store))
    kitchen.phone.files.write("/sdcard/Download/all.broccoli-archive", data)
    before = kitchen.store.all()
    for recipe in before:
        kitchen.store.delete(recipe.id)
    kitchen.store.delete_category(1)
    kitchen.go("Backup and restore")
    kitchen.tap("Restore recipes")
    kitchen.pick("all.broccoli-archive")
    kitchen.tap("OK")
    assert kitchen.says("2 recipes have been imported.")
    after = kitchen.store.all()
    assert [r.title for r in after] == [r.title for r in before]
    assert [c.name for r in after for c in r.categories] == ["Soups", "Soups"]


def test_the_day_of_the_last_backup_is_shown(kitchen: Kitchen) -> None:
    kitchen.go("Backup and restore")
    kitchen.tap("Backup recipes")
    kitchen.phone.windows.back()
    assert "10/15/23" in kitchen.texts()


@pytest.mark.parametrize(
    ("line", "quantity", "text"),
    [
        ("- 2 eggs", "2", " eggs"),
        ("½ l milk", "½", " l milk"),
        ("1.5-2 cups", "1.5-2", " cups"),
        ("salt", "", "salt"),
        ("100", "10", "0"),
    ],
)
def test_a_number_in_front_is_the_quantity(line: str, quantity: str, text: str) -> None:
    assert ingredients_of(line) == [Ingredient(quantity=quantity, text=text)]


@pytest.mark.parametrize(
    ("quantity", "result"),
    [("2", "3"), ("1/2", "0.75"), ("½", "0.75"), ("2-3", "3-4.5"), ("", None), ("1/0", None)],
)
def test_quantities_are_scaled(quantity: str, result: str | None) -> None:
    assert scaled(quantity, 1.5) == result


@pytest.mark.parametrize(
    ("servings", "count", "label"),
    [("6 servings", 6, "servings"), ("", 1, ""), ("3-4 servings", 1, None), ("a few", 1, "a few")],
)
def test_portions_are_read(servings: str, count: int, label: str | None) -> None:
    portions = portions_of(servings)
    assert (portions.count, portions.label) == (count, label)


def test_a_tap_shows_the_whole_picture(kitchen: Kitchen) -> None:
    drawn = BytesIO()
    Image.linear_gradient("L").save(drawn, "JPEG")
    picture = new_picture(kitchen.app, drawn.getvalue())
    keep_picture(kitchen.app, picture)
    kitchen.fill(replace(PIE, image=picture))
    kitchen.tap("Apple pie")
    half = kitchen.scrolled_to("backdrop").bounds.height
    assert "Apple pie" in kitchen.texts()
    kitchen.tap("backdrop")
    assert kitchen.scrolled_to("backdrop").bounds.height > 1.9 * half


def test_a_recipe_without_picture_has_its_title_in_the_bar(kitchen: Kitchen) -> None:
    kitchen.fill(PIE)
    kitchen.tap("Apple pie")
    assert kitchen.texts().count("Apple pie") == 2
    assert kitchen.scrolled_to("backdrop").bounds == kitchen.scrolled_to("toolbar").bounds
