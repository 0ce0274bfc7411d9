"""What the Google app declares.

Ids and names are those that public tests of the app use (`googleapp_...`); its screens are closed
source, and where no id is known, ours follow their naming.
"""

from __future__ import annotations

from typing import Any, Final

from pytest_androidbench.phone.apps.googlesearch.icon import ICON
from pytest_androidbench.phone.apps.googlesearch.store import DATABASE, SCHEMA
from pytest_androidbench.phone.kit.past_searches import PastSearches
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import CATEGORY_DEFAULT, IntentFilter
from pytest_androidbench.phone.ui.screen import Screen

PACKAGE: Final = "com.google.android.googlequicksearchbox"
MAIN: Final = ".SearchActivity"
GOOGLE_APP: Final = "com.google.android.apps.search.googleapp.activity.GoogleAppActivity"
SEARCH_NOW: Final = "com.google.android.apps.gsa.searchnow.SearchNowActivity"
GLOBAL_SEARCH: Final = "android.search.action.GLOBAL_SEARCH"


class GoogleSearchApp(App):
    """Google's search, with Discover."""

    package = PACKAGE
    label = "Google"
    version = "14.41.16.29.arm64"
    icon = "search"
    icon_color = 0xFFFFFF
    icon_art = ICON
    system = True
    main = MAIN
    activities = {MAIN: "home:GoogleHome"}
    aliases = {GOOGLE_APP: MAIN, SEARCH_NOW: MAIN}
    filters = (
        IntentFilter(activity=MAIN, actions=(GLOBAL_SEARCH,), categories=(CATEGORY_DEFAULT,)),
    )
    permissions = (
        "android.permission.INTERNET",
        "android.permission.READ_CONTACTS",
    )
    granted = permissions
    schemas = {DATABASE: SCHEMA}
    contents = {DATABASE: "content:rows"}

    @property
    def searches(self) -> PastSearches:
        """What was searched for."""
        return PastSearches(self.database())

    def page(self, place: str, /, **fields: object) -> Screen[Any]:
        """A new screen at `module:Class`; pages lead to each other in circles."""
        return self.screen_named(place)(**fields)
