"""A screen is made of the intent that starts it, and opens menus as wide as it wishes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from pytest_androidbench.phone.kit.dialogs import MenuEntry, OverflowMenu
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui import widgets as w
from tests.phone_system.sample import new_phone

PACKAGE = "com.ex.intents"


@dataclass(eq=False)
class Greeting(AppScreen[App, None]):
    """Says a name."""

    activity = ".Main"
    name: str = ""
    menus: Menus = field(default_factory=Menus)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(name=intent.text("name"))

    def build(self) -> w.Widget:
        return w.Page(w.Text(self.name, id="name"))

    def entries(self) -> list[MenuEntry]:
        return [MenuEntry(text="Close", act=self.close)]


class IntentsApp(App):
    """Holds the screen."""

    package = PACKAGE
    label = "Intents"
    main = ".Main"
    activities = {".Main": Greeting}  # noqa: RUF012
    windows = {"greeting": "test_for_intent:Greeting"}  # noqa: RUF012


def shown(phone: Phone) -> Greeting:
    screens = [entry.screen for entry in phone.windows.entries()]
    return next(screen for screen in screens if isinstance(screen, Greeting))


def test_a_screen_reads_the_intent_that_starts_it() -> None:
    phone = new_phone(IntentsApp)
    phone.activities.start(Intent(component=f"{PACKAGE}/.Main", extras={"name": "Ada"}))
    assert shown(phone).name == "Ada"


def test_a_window_that_the_system_shows_is_filled_and_knows_its_app() -> None:
    app = new_phone(IntentsApp).packages.app(PACKAGE)
    assert app is not None
    window = app.window("greeting", name="Grace")
    assert (type(window).__name__, vars(window)["name"], window.app) == ("Greeting", "Grace", app)


def test_a_menu_can_be_as_wide_as_a_screen_wishes() -> None:
    phone = new_phone(IntentsApp)
    phone.activities.start(Intent(component=f"{PACKAGE}/.Main"))
    screen = shown(phone)
    screen.menus.open(screen.entries, width=280)
    menus = [entry.screen for entry in phone.windows.entries()]
    assert [menu.width for menu in menus if isinstance(menu, OverflowMenu)] == [280]
