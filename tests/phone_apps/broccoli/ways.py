"""Ways to the screens of Broccoli."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image

from pytest_androidbench.phone.apps.broccoli.cards import keep_picture, new_picture
from pytest_androidbench.phone.apps.broccoli.model import Recipe, RecipeCategory
from pytest_androidbench.phone.apps.broccoli.season import LANGUAGES, REGION
from pytest_androidbench.phone.apps.broccoli.store import RecipeStore
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step, back, fill, launch, shot, tap, write

BROCCOLI: Final = "com.flauschcode.broccoli"
SOUP: Final = Recipe(
    title="Pumpkin Soup",
    image="soup",
    description="Warm and quick. #autumn",
    servings="4 servings",
    time="30 mins",
    source="https://example.org/soup",
    ingredients="1 pumpkin\n2-3 carrots\n½ l broth\nsalt",
    directions="1. Cut the pumpkin.\n2. Boil everything in the broth.\n3. Purée and serve.",
    favorite=True,
)
RECIPES: Final = (
    SOUP,
    Recipe(title="Apple Pie", description="As grandmother made it, with a crust of two kinds of "
           "flour and much patience.", servings="8 servings", time="2 hrs",
           ingredients="3 apples\n200 g flour"),
    Recipe(title="Overnight Oats with Blueberries and Walnuts", description="For hurried mornings",
           source="Aunt Selma", time="10 mins", ingredients="oats", directions="Stir. Wait. Eat."),
    Recipe(title="Toast"),
)  # fmt: skip


def recipes(driver: Driver) -> None:
    """Put some recipes and two categories into the app, one with a picture."""
    app = driver.phone.packages.app(BROCCOLI)
    assert app is not None
    store, out = RecipeStore(app.database()), BytesIO()
    for name in ("Desserts", "Weekdays"):
        store.save_category(RecipeCategory(id=0, name=name))
    Image.linear_gradient("L").convert("RGB").save(out, "JPEG")
    picture = new_picture(app, out.getvalue())
    keep_picture(app, picture)
    weekdays = store.named("Weekdays")
    for recipe in RECIPES:
        store.save(
            Recipe(
                **{name: getattr(recipe, name) for name in TEXTS},
                image=picture if recipe.image else "",
                favorite=recipe.favorite,
                categories=(weekdays,) if weekdays and recipe.image else (),
            )
        )
    driver.phone.windows.changed()


def calendar(driver: Driver) -> None:
    """Set the seasonal calendar up."""
    app = driver.phone.packages.app(BROCCOLI)
    assert app is not None
    app.prefs().update({REGION: "central_europe", LANGUAGES: frozenset({"en"})})
    driver.phone.windows.changed()


def page(id_: str) -> tuple[Step, ...]:
    """The way to a page of the drawer."""
    return (*LIST, tap("Open navigation drawer"), tap(id_))


TEXTS: Final = ("title", "description", "servings", "time", "source", "ingredients", "directions")
EMPTY: Final[tuple[Step, ...]] = (launch(BROCCOLI),)
LIST: Final = (*EMPTY, recipes)
SOUP_PAGE: Final = (*LIST, tap("Pumpkin Soup"))
FORM: Final = (*LIST, tap("fab_recipes"))
COOKING: Final = (*SOUP_PAGE, tap("fab_cooking_assistant"))
CALENDAR: Final = (*LIST, calendar, tap("Open navigation drawer"), tap("nav_seasons"))
BROCCOLI_SHOTS: Final = (
    shot("empty", *EMPTY),
    shot("list", *LIST),
    shot("seasonal list", *LIST, calendar),
    shot("filter", *LIST, tap("spinner")),
    shot("category", *LIST, tap("spinner"), tap("Weekdays")),
    shot("search", *LIST, tap("Search"), write("o"), back),
    shot("nothing found", *LIST, tap("Search"), write("zzz"), back),
    shot("drawer", *LIST, tap("Open navigation drawer")),
    shot("details", *SOUP_PAGE),
    shot("details without picture", *LIST, tap("Apple Pie")),
    shot("menu", *SOUP_PAGE, tap("More options")),
    shot("delete?", *SOUP_PAGE, tap("More options"), tap("Delete")),
    shot("deleted", *SOUP_PAGE, tap("More options"), tap("Delete"), tap("DELETE")),
    shot("shared", *SOUP_PAGE, tap("More options"), tap("Share")),
    shot("form", *FORM),
    shot("form filled", *FORM, fill("Title", "Lentils"), fill("Description", "Two\nlines")),
    shot("no title", *FORM, tap("SAVE")),
    shot("discard?", *FORM, fill("Title", "a"), fill("Title", "b"), back),
    shot("photo", *FORM, tap("new_image")),
    shot("categories of a recipe", *FORM, tap("new_categories")),
    shot("no categories", *EMPTY, tap("fab_recipes"), tap("new_categories")),
    shot("edit", *SOUP_PAGE, tap("More options"), tap("Edit")),
    shot("photo of a recipe", *SOUP_PAGE, tap("More options"), tap("Edit"), tap("new_image")),
    shot("saved", *FORM, fill("Title", "Lentils"), tap("SAVE")),
    shot("cooking", *COOKING),
    shot("cooking step", *COOKING, tap("2")),
    shot("nothing to cook", *LIST, tap("Toast"), tap("fab_cooking_assistant")),
    shot("servings", *COOKING, tap("Adjust ingredients")),
    shot("factor", *COOKING, tap("Adjust ingredients"), tap("PRO")),
    shot("cooking for more", *COOKING, tap("Adjust ingredients"), tap("text_input_end_icon"),
         tap("OK")),
    shot("categories", *page("nav_categories")),
    shot("no category yet", *EMPTY, tap("Open navigation drawer"), tap("nav_categories")),
    shot("new category", *page("nav_categories"), tap("fab_categories")),
    shot("edit category", *page("nav_categories"), tap("Desserts")),
    shot("delete category?", *page("nav_categories"), tap("Desserts"), tap("DELETE")),
    shot("calendar not set", *page("nav_seasons")),
    shot("calendar", *CALENDAR),
    shot("calendar november", *CALENDAR, tap("November")),
    shot("recipes of a food", *CALENDAR, tap("Apples")),
    shot("support", *page("nav_support")),
    shot("backup", *page("nav_backup_and_restore")),
    shot("settings", *page("nav_settings")),
    shot("theme", *page("nav_settings"), tap("Theme")),
    shot("languages", *page("nav_settings"), tap("Languages of recipes")),
    shot("about", *page("nav_about")),
    shot("licenses", *page("nav_about"), tap("Open source licenses")),
)  # fmt: skip
SHOTS: Final = {"broccoli": BROCCOLI_SHOTS}


def some_recipes(phone: Phone) -> None:
    recipes(Driver(phone))
    phone.windows.start_app(BROCCOLI)


GROUNDS: Final = {
    "broccoli": app_ground(BROCCOLI, 25, starts={"broccoli": some_recipes}, beyond=SYSTEM_LISTS)
}
