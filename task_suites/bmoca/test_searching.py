"""Chrome's history, and fields for what is searched in several apps."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot, task
from task_suites.bmoca.catalogue import limits
from task_suites.bmoca.judging import judge
from task_suites.bmoca.state import is_in_front

CHROME: Final = "com.android.chrome"
HISTORY: Final = "the history is shown"
KEYS: Final = "the keyboard is shown"


def judge_search(episode: Episode, task_id: str, package: str) -> None:
    """Expect the keyboard for a field of an app."""

    def can_type() -> bool:
        front = episode.device.foreground()
        return front.package == package and front.keyboard

    judge(episode, task_id, KEYS, can_type)


@task(
    "chrome_history",
    "Show the browsing history of Chrome.",
    limits=limits("chrome_history"),
    app="chrome",
)
def test_chrome_history(episode: Episode) -> None:
    judge(
        episode,
        "chrome_history",
        HISTORY,
        lambda: is_in_front(episode.device, CHROME, ".HistoryActivity"),
    )


@test_chrome_history.solution
def show_history(pilot: Pilot) -> None:
    pilot.open("Chrome").tap(id="menu_button").tap(id="open_history_menu_id")


@test_chrome_history.mistake("the downloads", fails=HISTORY)
def show_downloads(pilot: Pilot) -> None:
    pilot.open("Chrome").tap(id="menu_button").tap(id="downloads_menu_id")


@task(
    "search_focus_chrome",
    "Go to the search field of Chrome, so that something can be typed.",
    limits=limits("search_focus_chrome"),
    app="chrome",
)
def test_search_focus_chrome(episode: Episode) -> None:
    judge_search(episode, "search_focus_chrome", CHROME)


@test_search_focus_chrome.solution
def focus_omnibox(pilot: Pilot) -> None:
    pilot.open("Chrome").tap(id="search_box_text")


@test_search_focus_chrome.mistake("only the app", fails=KEYS)
def only_open_chrome(pilot: Pilot) -> None:
    pilot.open("Chrome")


@task(
    "search_focus_messages",
    "Go to the search field of the app for text messages, so that something can be typed.",
    limits=limits("search_focus_messages"),
    app="messages",
)
def test_search_focus_messages(episode: Episode) -> None:
    judge_search(episode, "search_focus_messages", "com.google.android.apps.messaging")


@test_search_focus_messages.solution
def focus_message_search(pilot: Pilot) -> None:
    pilot.open("Messages").tap(id="action_zero_state_search")


@test_search_focus_messages.mistake("only the app", fails=KEYS)
def only_open_messages(pilot: Pilot) -> None:
    pilot.open("Messages")


@task(
    "search_focus_google_search",
    "Go to the search field of the app Google, so that something can be typed.",
    limits=limits("search_focus_google_search"),
    app="google_search",
)
def test_search_focus_google_search(episode: Episode) -> None:
    judge_search(episode, "search_focus_google_search", "com.google.android.googlequicksearchbox")


@test_search_focus_google_search.solution
def focus_search_of_google_search(pilot: Pilot) -> None:
    pilot.open("com.google.android.googlequicksearchbox").tap(id="googleapp_facade_search_box")


@test_search_focus_google_search.mistake("only the app", fails=KEYS)
def only_open_google_search(pilot: Pilot) -> None:
    pilot.open("com.google.android.googlequicksearchbox")


@task(
    "search_focus_maps",
    "Go to the search field of the app Maps, so that something can be typed.",
    limits=limits("search_focus_maps"),
    app="maps",
)
def test_search_focus_maps(episode: Episode) -> None:
    judge_search(episode, "search_focus_maps", "com.google.android.apps.maps")


@test_search_focus_maps.solution
def focus_search_of_maps(pilot: Pilot) -> None:
    pilot.open("com.google.android.apps.maps").tap(id="search_omnibox_text_box")


@test_search_focus_maps.mistake("only the app", fails=KEYS)
def only_open_maps(pilot: Pilot) -> None:
    pilot.open("com.google.android.apps.maps")


@task(
    "search_focus_youtube",
    "Go to the search field of the app YouTube, so that something can be typed.",
    limits=limits("search_focus_youtube"),
    app="youtube",
)
def test_search_focus_youtube(episode: Episode) -> None:
    judge_search(episode, "search_focus_youtube", "com.google.android.youtube")


@test_search_focus_youtube.solution
def focus_search_of_youtube(pilot: Pilot) -> None:
    pilot.open("com.google.android.youtube").tap(id="menu_item_1")


@test_search_focus_youtube.mistake("only the app", fails=KEYS)
def only_open_youtube(pilot: Pilot) -> None:
    pilot.open("com.google.android.youtube")
