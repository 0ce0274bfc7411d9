"""Ways to the screens of X."""

from __future__ import annotations

from typing import Final

from tests.phone_apps.crawler.ground import SYSTEM_LISTS, Excuse, app_ground
from tests.phone_apps.gallery.steps import launch, shot, tap, write

PACKAGE: Final = "com.twitter.android"
HOME: Final = (launch(PACKAGE),)
DRAWER: Final = (*HOME, tap("Show navigation drawer"))
POST: Final = (*HOME, tap("These tomatoes cost next to nothing and taste like August."))
SEARCH: Final = (*HOME, tap("Search and Explore"), tap("query_view"))
FOUND: Final = (*HOME, tap("Search and Explore"), tap("second kettle"))
EXPLORE: Final = (*HOME, tap("Communities"), tap("Explore"))
COMMUNITY: Final = (*EXPLORE, tap("Kitchen Physics"))
LISTS: Final = (*DRAWER, tap("Lists"))
SETTINGS: Final = (*DRAWER, tap("Settings and privacy"))
SHOTS: Final = {
    "x": (
        shot("home", *HOME),
        shot("following", *HOME, tap("Following")),
        shot("drawer", *DRAWER),
        shot("composer", *HOME, tap("composer_write"), write("Hi!")),
        shot("save post?", *HOME, tap("composer_write"), write("Hi!"), tap("Close")),
        shot("audience", *HOME, tap("composer_write"), tap("audience_selector")),
        shot("post", *POST),
        shot("reply", *POST, tap("tweet_box")),
        shot("post options", *HOME, tap("tweet_curation_action")),
        shot("repost", *HOME, tap("inline_retweet")),
        shot("share post", *HOME, tap("inline_twitter_share")),
        shot("picture", *HOME, tap("media")),
        shot("explore", *HOME, tap("Search and Explore")),
        shot("recent searches", *SEARCH),
        shot("suggestions", *SEARCH, write("lebron")),
        shot("found", *FOUND),
        shot("found people", *SEARCH, write("lebron"), tap("search_for"), tap("People")),
        shot("communities", *HOME, tap("Communities")),
        shot("explore communities", *EXPLORE),
        shot("community", *COMMUNITY),
        shot("community rules", *COMMUNITY, tap("Ask to join")),
        shot("requested", *COMMUNITY, tap("Ask to join"), tap("Agree and ask to join")),
        shot("about a community", *COMMUNITY, tap("About")),
        shot("notifications", *HOME, tap("Notifications")),
        shot("messages", *HOME, tap("Messages")),
        shot("talk", *HOME, tap("Messages"), tap("Liam Doyle")),
        shot("new message", *HOME, tap("Messages"), tap("composer_write")),
        shot("own profile", *DRAWER, tap("Profile")),
        shot("edit profile", *DRAWER, tap("Profile"), tap("Edit profile")),
        shot("profile", *SEARCH, write("lebron"), tap("LeBron James")),
        shot("bookmarks", *DRAWER, tap("Bookmarks")),
        shot("lists", *LISTS),
        shot("list", *LISTS, tap("Harbour people")),
        shot("new list", *LISTS, tap("create_list")),
        shot("no drafts", *DRAWER, tap("Drafts")),
        shot("settings", *SETTINGS),
        shot("display", *SETTINGS, tap("Accessibility, display, and languages")),
    )
}
GROUNDS: Final = {"x": app_ground(PACKAGE, 20, beyond=SYSTEM_LISTS)}
EXCUSES: Final[tuple[Excuse, ...]] = ()
UNPICTURED: Final = ("x",)
