"""Ways to the screens of Maps."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, Excuse, app_ground
from tests.phone_apps.gallery.steps import back, launch, shot, start, tap, write
from tests.phone_apps.maps.flows import MOUNTAIN_VIEW, be_at, be_there, by_the_bay

PACKAGE: Final = "com.google.android.apps.maps"
VIEW: Final = "android.intent.action.VIEW"
MAP: Final = (launch(PACKAGE),)
SEARCH: Final = (*MAP, tap("search_omnibox_text_box"))
PLACE: Final = (*SEARCH, write("schloss vad"), tap("Schloss Vaduz"))
ADLER: Final = (*SEARCH, write("restaurant adl"), tap("Restaurant Adler"))
KEPT: Final = (*PLACE, tap("Save"), tap("Want to go"), tap("Done"), back)
WAY: Final = (
    be_at,
    start(VIEW, "https://maps.google.com/maps?saddr=Eschen&daddr=Schloss+Vaduz"),
)
ACCOUNT: Final = (*MAP, tap("selected_account_disc"))
SETTINGS: Final = (*ACCOUNT, tap("Settings"))
BAY: Final = (by_the_bay, launch(PACKAGE))
CAMPUS: Final = (
    *BAY, tap("search_omnibox_text_box"), write("microsoft"), tap("Microsoft SVC Building"),
)  # fmt: skip
ELSEWHERE: Final = frozenset({
    "MapsAccount", "MapsSettings", "MapsTimeline", "OfflineMaps", "ReviewEditor", "SavedList",
})  # fmt: skip
"""Pages that are the same in both regions."""


def begin_by_the_bay(phone: Phone) -> None:
    """Start the app where the phone is near Mountain View."""
    be_there(phone, MOUNTAIN_VIEW)
    phone.windows.start_app(PACKAGE)


SHOTS: Final = {
    "maps": (
        shot("map", *MAP),
        shot("layers", *MAP, tap("Layers"), tap("Traffic")),
        shot("satellite", *MAP, tap("Layers"), tap("Satellite"), tap("Close menu")),
        shot("terrain", *MAP, tap("Layers"), tap("Terrain"), tap("Close menu")),
        shot("search", *SEARCH),
        shot("nothing found", *SEARCH, write("zzz")),
        shot("found", *SEARCH, write("Hotel")),
        shot("restaurants", *MAP, tap("Restaurants")),
        shot("place", *PLACE),
        shot("place, reviews", *ADLER, tap("Reviews")),
        shot("save", *PLACE, tap("Save")),
        shot("review", *ADLER, tap("Reviews"), tap("4 stars")),
        shot("directions", *WAY),
        shot("directions, transit", *WAY, tap("Transit"), tap("Steps")),
        shot("no start", *PLACE, tap("Directions")),
        shot("navigation", be_at, *PLACE, tap("Start")),
        shot("go", *MAP, tap("Go")),
        shot("lists", *KEPT, tap("Saved")),
        shot("list", *KEPT, tap("Saved"), tap("Want to go")),
        shot("contribute", *KEPT, tap("Contribute")),
        shot("updates", *MAP, tap("Updates")),
        shot("account", *ACCOUNT),
        shot("timeline", *ACCOUNT, tap("Your Timeline")),
        shot("offline maps", *ACCOUNT, tap("Offline maps"), tap("Select your own map"),
             tap("Download")),
        shot("settings", *SETTINGS),
    ),
    "maps-bay": (
        shot("map", *BAY),
        shot("directions with traffic", *CAMPUS, tap("Directions"), tap("Layers"), tap("Traffic"),
             tap("Close menu")),
        shot("buses", *CAMPUS, tap("Directions"), tap("Transit")),
        shot("street", *CAMPUS, tap("Street View")),
        shot("along the street", *CAMPUS, tap("Street View"), tap("Turn left"), tap("Turn left")),
        shot("from above", *CAMPUS, back, tap("Layers"), tap("Satellite"), tap("Close menu")),
    ),
}  # fmt: skip
GROUNDS: Final = {
    "maps": app_ground(PACKAGE, 9, beyond=SYSTEM_LISTS),
    "maps-bay": app_ground(
        PACKAGE, 9, starts={PACKAGE: begin_by_the_bay}, beyond=SYSTEM_LISTS | ELSEWHERE
    ),
}
EXCUSES: Final[tuple[Excuse, ...]] = ()
