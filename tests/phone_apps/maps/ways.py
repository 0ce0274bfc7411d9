"""Ways to the screens of Maps."""

from __future__ import annotations

from typing import Final

from tests.phone_apps.crawler.ground import SYSTEM_LISTS, Excuse, app_ground
from tests.phone_apps.gallery.steps import back, launch, shot, start, tap, write
from tests.phone_apps.maps.flows import be_at

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
    )
}  # fmt: skip
GROUNDS: Final = {"maps": app_ground(PACKAGE, 9, beyond=SYSTEM_LISTS)}
EXCUSES: Final[tuple[Excuse, ...]] = ()
