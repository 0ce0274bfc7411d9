"""Ways to the screens of YouTube."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.youtube.names import PACKAGE
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, app_ground, started
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step, back, hold, launch, shot, swipe, tap, wait, write


def press_picture(driver: Driver) -> None:
    """Press the picture of a film beside its buttons."""
    driver.phone.windows.fingers.tap(200, 480)


def enter(driver: Driver) -> None:
    """Press the keyboard's key that searches."""
    driver.phone.windows.key(66)


OPEN: Final[tuple[Step, ...]] = (launch(PACKAGE),)
LIBRARY: Final = (*OPEN, tap("Library"))
SEARCH: Final = (*OPEN, tap("Search"))
FOUND: Final = (*SEARCH, tap("lentil soup"))
WATCH: Final = (*FOUND, tap("Lentil soup that tastes better tomorrow"), wait(30_000))
COMMENTS: Final = (*WATCH, tap("comments_entry_point"))
WRITTEN: Final = (
    *COMMENTS, tap("comment_simplebox"), write("Great!"), tap("Send comment"), wait(5000),
)  # fmt: skip
CHANNEL: Final = (*WATCH, tap("channel_bar"))
SETTINGS: Final = (*OPEN, tap("Account"), tap("Settings"))
DINNERS: Final = (*LIBRARY, tap("Dinner ideas"))

YOUTUBE_SHOTS: Final = (
    shot("home", *OPEN),
    shot("home, action menu", *OPEN, tap("Action menu")),
    shot("shorts", *OPEN, tap("Shorts")),
    shot("next short", *OPEN, tap("Shorts"), swipe((540, 1500), (540, 700))),
    shot("subscriptions", *OPEN, tap("Subscriptions")),
    shot("library", *LIBRARY),
    shot("history", *LIBRARY, tap("History")),
    shot("history cleared", *LIBRARY, tap("History"), tap("More options"),
         tap("Clear all watch history"), tap("button1"), wait(5000)),
    shot("liked", *LIBRARY, tap("Liked videos")),
    shot("your videos", *LIBRARY, tap("Your videos")),
    shot("playlist", *DINNERS),
    shot("playlist menu", *DINNERS, tap("More options")),
    shot("edit playlist", *DINNERS, tap("Edit"), back),
    shot("new playlist", *LIBRARY, tap("New playlist"), back),
    shot("search", *SEARCH, back),
    shot("suggestions", *SEARCH, write("how"), back),
    shot("remove?", *SEARCH, back, hold("lentil soup")),
    shot("found", *FOUND),
    shot("found, a channel", *SEARCH, write("lantern"), tap("lantern school"), wait(1000)),
    shot("filters", *FOUND, tap("Search filters")),
    shot("nothing found", *SEARCH, write("zzz"), enter),
    shot("watch", *WATCH),
    shot("without buttons", *WATCH, press_picture),
    shot("watch, below", *WATCH, swipe((540, 1900), (540, 1200))),
    shot("options", *WATCH, tap("player_overflow_button")),
    shot("speed", *WATCH, tap("player_overflow_button"), tap("Playback speed · Normal")),
    shot("share", *WATCH, tap("Share this video")),
    shot("save", *WATCH, tap("Save to playlist")),
    shot("description", *WATCH, tap("video_info")),
    shot("comments", *COMMENTS),
    shot("comment", *COMMENTS, tap("comment_simplebox"), write("Great!"), back),
    shot("comment written", *WRITTEN),
    shot("delete comment?", *WRITTEN, tap("Action menu"), tap("Delete")),
    shot("full", *WATCH, tap("Enter fullscreen")),
    shot("cast", *WATCH, tap("Cast. Disconnected")),
    shot("TV code", *WATCH, tap("Cast. Disconnected"), tap("Link with TV code")),
    shot("channel", *CHANNEL),
    shot("channel, videos", *CHANNEL, tap("Videos")),
    shot("channel, about", *CHANNEL, tap("About")),
    shot("notifications", *OPEN, tap("Notifications")),
    shot("account", *OPEN, tap("Account")),
    shot("settings", *SETTINGS),
    shot("general", *SETTINGS, tap("General")),
    shot("privacy", *SETTINGS, tap("History & privacy")),
    shot("watch on tv", *SETTINGS, tap("Watch on TV")),
)  # fmt: skip
SHOTS: Final = {"youtube": YOUTUBE_SHOTS}
GROUNDS: Final = {
    "youtube": app_ground(PACKAGE, 25, starts={"youtube": started(PACKAGE)}, beyond=SYSTEM_LISTS)
}
