"""What Broccoli declares."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from pytest_androidbench.phone.apps.broccoli.colours import DARK, LIGHT
from pytest_androidbench.phone.apps.broccoli.icon import ICON
from pytest_androidbench.phone.apps.broccoli.schema import DATABASE, SCHEMA
from pytest_androidbench.phone.apps.broccoli.store import RecipeStore
from pytest_androidbench.phone.system import intents
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.screen import Screen

PACKAGE: Final = "com.flauschcode.broccoli"
PAGES: Final = (
    "recipes:Recipes",
    "categories:CategoriesPage",
    "seasons:SeasonsPage",
    "support:SupportPage",
    "backup:RecipesBackupPage",
    "settings:RecipesSettingsPage",
    "about:RecipesAboutPage",
)
"""The drawer's, all of them pages of one activity."""
FORM: Final = ".recipe.crud.CreateAndEditRecipeActivity"
THEME: Final = "theme"
BRIGHT, NIGHT = "MODE_NIGHT_NO", "MODE_NIGHT_YES"


class BroccoliApp(App):
    """Broccoli."""

    package = PACKAGE
    label = "Broccoli"
    version = "1.2.6"
    version_code = 1020600
    icon = "eco"
    icon_color = 0x2E7D32
    icon_art = ICON
    palette = LIGHT
    dark_palette = DARK
    material = 2
    target_sdk = 33
    min_sdk = 26
    main = ".MainActivity"
    permissions = ("android.permission.INTERNET",)
    appcompat = True
    activities = {
        ".MainActivity": PAGES[0],
        ".recipe.details.RecipeDetailsActivity": "details:RecipeDetails",
        FORM: "form:RecipeForm",
        ".recipe.cooking.CookingAssistantActivity": "cooking:Cooking",
        "com.mikepenz.aboutlibraries.ui.LibsActivity": "about:Libraries",
    }
    loses_dialogs = (FORM, ".recipe.details.RecipeDetailsActivity")
    filters = (
        intents.IntentFilter(activity=FORM, actions=(intents.ACTION_SEND,), types=("text/plain",)),
        intents.IntentFilter(
            activity=FORM,
            actions=(intents.ACTION_VIEW,),
            categories=(intents.CATEGORY_BROWSABLE, intents.CATEGORY_DEFAULT),
            schemes=("content",),
            types=("application/octet-stream", "application/broccoli"),
        ),
    )
    labels = {FORM: "New Recipe"}
    schemas = {DATABASE: SCHEMA}
    authorities = (f"{PACKAGE}.fileprovider",)
    shared_paths = {
        "cache": f"/data/data/{PACKAGE}/cache",
        "pictures": f"/storage/emulated/0/Android/data/{PACKAGE}/files/Pictures",
    }

    @property
    def store(self) -> RecipeStore:
        """Recipes and categories."""
        return RecipeStore(self.database())

    def page(self, place: int) -> Screen[Any]:
        """A page of the drawer."""
        return self.screen_named(PAGES[place])()

    def screen_for(self, intent: intents.Intent) -> Screen[Any]:
        if self.activity_of(intent.component or "") == FORM:
            file = (intent.data or "") if intent.action == intents.ACTION_VIEW else ""
            form: Callable[..., Screen[Any]] = self.screen_class(FORM)
            return form(shared=intent.action == intents.ACTION_SEND, uri=file)
        return super().screen_for(intent)

    def display(self, display: Display) -> Display:
        chosen = self.prefs().get(THEME, default="")
        return replace(display, dark=chosen == NIGHT) if chosen in {BRIGHT, NIGHT} else display
