"""Ways to the screens of Wikipedia."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.system.intents import ACTION_VIEW
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Shot, Step, hold, launch, shot, start, tap, write

PACKAGE: Final = "org.wikipedia"


def some_pages(driver: Driver) -> None:
    """Read and save some articles."""
    app = driver.app_of(WikipediaApp)
    library, numbers = app.library, app.library.create("Music", "To hear and to play")
    for title, list_ in (("Piano", numbers), ("Violin", numbers), ("Mars", library.default.id)):
        article = app.encyclopedia.get(title)
        assert article is not None
        library.visit(article, 1)
        library.add(list_, article)
    library.searched("telescope")
    library.searched("rice")
    driver.phone.windows.changed()


def article(title: str) -> tuple[Step, ...]:
    """The way to an article."""
    return (*FIRST, tap("Skip"), start(ACTION_VIEW, f"wikipedia://en.wikipedia.org/wiki/{title}"))


FIRST: Final[tuple[Step, ...]] = (launch(PACKAGE),)
FEED: Final = (*FIRST, tap("Skip"))
USED: Final = (*FEED, some_pages)
SAVED: Final = (*USED, tap("nav_tab_reading_lists"))
SEARCH: Final = (*USED, tap("nav_tab_search"))
PIANO: Final = article("Piano")
SETTINGS: Final = (*FEED, tap("nav_more_container"), tap("Settings"))
THEME: Final = (*PIANO, tap("page_theme"))
NEXT: Final = tap("Continue")
WIKIPEDIA_SHOTS: Final[tuple[Shot, ...]] = (
    shot("languages found", *FIRST),
    shot("new ways", *FIRST, NEXT),
    shot("lists", *FIRST, NEXT, NEXT),
    shot("privacy", *FIRST, NEXT, NEXT, NEXT),
    shot("feed", *FEED),
    shot("because", *USED, tap("Got it"), lambda driver: driver.scrolled_to("Because you read")),
    shot("news", *FEED, lambda driver: driver.scrolled_to("In the news")),
    shot("on this day", *FEED, lambda driver: driver.scrolled_to("More on this day")),
    shot("main page card", *FEED, lambda driver: driver.scrolled_to("View main page")),
    shot("card menu", *FEED, tap("Got it"), tap("view_list_card_header_menu")),
    shot("card hidden", *FEED, tap("Got it"), tap("view_list_card_header_menu"),
         tap("Hide this card")),
    shot("article menu", *FEED, tap("Got it"), hold("articleTitle")),
    shot("configure", *FEED, tap("Customize")),
    shot("configure menu", *FEED, tap("Customize"), tap("More options")),
    shot("empty feed", *FEED, tap("Customize"), tap("More options"), tap("Hide all"),
         lambda driver: driver.phone.windows.back()),
    shot("top read", *FEED, tap("More top read")),
    shot("events", *FEED, tap("More on this day")),
    shot("random", *FEED, tap("More random articles")),
    shot("main page", *FEED, tap("View main page")),
    shot("nothing saved", *FEED, tap("nav_tab_reading_lists")),
    shot("saved", *SAVED),
    shot("saved menu", *SAVED, tap("More options")),
    shot("list menu", *SAVED, tap("item_overflow_menu")),
    shot("new list", *SAVED, tap("menu_overflow_button"), tap("Create new list")),
    shot("list", *SAVED, tap("Music")),
    shot("list orders", *SAVED, tap("Music"), tap("menu_sort_options")),
    shot("list selected", *SAVED, tap("Music"), hold("Piano")),
    shot("no history", *FEED, tap("nav_tab_search")),
    shot("history", *SEARCH),
    shot("clear history?", *SEARCH, tap("history_delete")),
    shot("recent searches", *SEARCH, tap("search_container")),
    shot("found", *SEARCH, tap("search_container"), write("te")),
    shot("edits", *FEED, tap("nav_tab_edits")),
    shot("more", *FEED, tap("nav_more_container")),
    shot("article", *PIANO),
    shot("article facts", *PIANO, tap("pcs-collapse-table-header")),
    shot("saved article", *PIANO, tap("page_save")),
    shot("preview", *PIANO, tap("Johann Sebastian Bach")),
    shot("contents", *PIANO, tap("page_contents")),
    shot("found words", *PIANO, tap("page_find_in_article"), write("string")),
    shot("page menu", *PIANO, tap("page_toolbar_button_show_overflow_menu")),
    shot("add to list", *PIANO, tap("page_save"), tap("snackbar_action")),
    shot("no article", *article("Nowhere")),
    shot("theme", *THEME),
    shot("sepia large", *THEME, tap("button_theme_sepia"), *[tap("buttonIncreaseTextSize")] * 8),
    shot("dark small", *THEME, tap("button_theme_dark"), *[tap("buttonDecreaseTextSize")] * 5),
    shot("settings", *SETTINGS),
    shot("languages", *SETTINGS, tap("Wikipedia languages")),
    shot("fitting room", *SETTINGS, tap("App theme")),
    shot("about", *SETTINGS, tap("About the Wikipedia app")),
)  # fmt: skip
SHOTS: Final = {"wikipedia": WIKIPEDIA_SHOTS}


def a_used_app(phone: Phone) -> None:
    """The app as somebody has it who has read and saved a little."""
    driver = Driver(phone)
    phone.windows.start_app(PACKAGE)
    some_pages(driver)


GROUNDS: Final = {"wikipedia": app_ground(PACKAGE, 20, starts={"wikipedia": a_used_app})}
