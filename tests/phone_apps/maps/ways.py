"""Ways to the screens of Maps."""

from __future__ import annotations

from typing import Final

from tests.phone_apps.crawler.ground import SYSTEM_LISTS, Excuse, app_ground
from tests.phone_apps.gallery.steps import back, launch, shot, tap, write

PACKAGE: Final = "com.google.android.apps.maps"
MAP: Final = (launch(PACKAGE),)
SEARCH: Final = (*MAP, tap("search_omnibox_text_box"))
PLACE: Final = (*SEARCH, write("schloss vad"), tap("Schloss Vaduz"))
SHOTS: Final = {
    "maps": (
        shot("map", *MAP),
        shot("search", *SEARCH),
        shot("nothing found", *SEARCH, write("zzz")),
        shot("found", *SEARCH, write("Hotel")),
        shot("place", *PLACE),
        shot("directions", *PLACE, tap("Directions")),
        shot("nothing saved", *MAP, tap("Saved")),
        shot("saved", *PLACE, tap("Want to go"), back, tap("Saved")),
    )
}
GROUNDS: Final = {"maps": app_ground(PACKAGE, 9, beyond=SYSTEM_LISTS)}
EXCUSES: Final[tuple[Excuse, ...]] = ()
