from __future__ import annotations

from io import BytesIO

from PIL import Image

from pytest_androidbench.phone.apps.broccoli.model import Recipe
from pytest_androidbench.phone.system.intents import ACTION_SEND, Intent
from tests.phone_apps.broccoli.conftest import PACKAGE, PIE, SOUP, Kitchen

PICTURES = f"/storage/emulated/0/Android/data/{PACKAGE}/files/Pictures"


def test_a_recipe_is_kept_as_it_was_typed(kitchen: Kitchen) -> None:
    kitchen.fill(categories=("Desserts", "Weekdays"))
    kitchen.tap("New Recipe")
    kitchen.type("new_title", "Lentils ")
    kitchen.tap("new_categories")
    kitchen.tap("Weekdays")
    kitchen.tap("OK")
    for name, text in (
        ("description", "Filling"),
        ("source", "Selma"),
        ("servings", "2 servings"),
        ("preparation_time", "45 mins"),
        ("ingredients", "lentils\nwater"),
        ("directions", "Boil."),
    ):
        kitchen.type(f"new_{name}", text)
    kitchen.tap("SAVE")
    (kept,) = kitchen.store.all()
    assert kept == Recipe(
        id=1,
        title="Lentils ",
        description="Filling",
        source="Selma",
        servings="2 servings",
        time="45 mins",
        ingredients="lentils\nwater",
        directions="Boil.",
        categories=kept.categories,
    )
    assert [category.name for category in kept.categories] == ["Weekdays"]
    assert kitchen.says("The recipe has been saved.")
    assert kitchen.value("details_servings") == "2 servings"


def test_what_is_left_empty_is_stored_as_empty_text(kitchen: Kitchen) -> None:
    kitchen.tap("New Recipe")
    kitchen.tap("SAVE")
    assert kitchen.says("Please add a title.")
    kitchen.type("new_title", "Toast")
    kitchen.tap("SAVE")
    row = kitchen.app.database().one("SELECT * FROM recipes")
    assert row is not None
    assert tuple(row) == (1, "Toast", "", "", "", "", "", "", "", 0)


def test_changes_are_discarded_only_when_asked(kitchen: Kitchen) -> None:
    kitchen.tap("New Recipe")
    kitchen.phone.windows.back()
    assert kitchen.find("fab_recipes")
    kitchen.tap("New Recipe")
    kitchen.tap("new_title")
    for text in ("To", "ast"):
        kitchen.phone.windows.type_text(text)
    kitchen.phone.windows.back()
    kitchen.tap("Navigate up")
    assert "Discard changes?" in kitchen.texts()
    kitchen.tap("CANCEL")
    assert kitchen.find("button_save_recipe")
    kitchen.phone.windows.back()
    kitchen.tap("DISCARD")
    assert kitchen.find("fab_recipes")
    assert kitchen.store.all() == []


def test_editing_keeps_the_id_and_the_heart(kitchen: Kitchen) -> None:
    kitchen.fill(SOUP, categories=("Weekdays",))
    kitchen.tap("pumpkin soup")
    kitchen.menu("Edit")
    assert kitchen.value("new_categories") == "Weekdays"
    kitchen.type("new_preparation_time", "!")
    kitchen.tap("SAVE")
    (kept,) = kitchen.store.all()
    assert (kept.id, kept.time, kept.favorite) == (1, "30 mins!", True)
    assert kitchen.value("details_preparation_time") == "30 mins!"


def test_a_picked_picture_is_kept_with_the_recipe_and_goes_with_it(kitchen: Kitchen) -> None:
    out = BytesIO()
    Image.new("RGB", (8, 8), "red").save(out, "JPEG")
    kitchen.phone.files.write("/sdcard/Download/a.jpg", out.getvalue())
    kitchen.phone.media.scan("/sdcard/Download/a.jpg")
    kitchen.fill(PIE)
    kitchen.tap("Apple pie")
    kitchen.menu("Edit")
    kitchen.tap("new_image")
    kitchen.tap("Pick photo")
    kitchen.pick("a.jpg")
    kitchen.tap("SAVE")
    name = kitchen.store.all()[0].image
    assert name.startswith("JPEG_20231015_15")
    assert kitchen.phone.files.read(f"{PICTURES}/{name}") == out.getvalue()
    assert kitchen.find("backdrop")
    kitchen.menu("Delete")
    kitchen.tap("DELETE")
    assert not kitchen.phone.files.exists(f"{PICTURES}/{name}")


def test_a_website_cannot_be_read_without_network(kitchen: Kitchen) -> None:
    text = {"android.intent.extra.TEXT": "https://example.org/soup"}
    component = f"{PACKAGE}/.recipe.crud.CreateAndEditRecipeActivity"
    intent = Intent(action=ACTION_SEND, type="text/plain", component=component, extras=text)
    kitchen.phone.activities.start(intent)
    assert kitchen.says("Sorry, this did not work.")
    assert kitchen.find("new_title")


def test_the_field_of_the_categories_only_opens_their_list(kitchen: Kitchen) -> None:
    kitchen.tap("New Recipe")
    kitchen.tap("new_title")
    kitchen.phone.windows.type_text("Soup")
    kitchen.phone.windows.editor.focus_next()
    kitchen.phone.windows.type_text("warm")
    assert (kitchen.value("new_categories"), kitchen.value("new_description")) == (
        "Categories",
        "warm",
    )
    kitchen.tap("new_categories")
    assert "No categories have been created yet." in kitchen.texts()
