"""Names that the app has towards the phone.

Package, activity and the ids of search, tabs, layers, place page and directions are the real app's,
as public tests of it have them (version 9 to 11 and later); other ids are ours.
"""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "com.google.android.apps.maps"
MAIN: Final = "com.google.android.maps.MapsActivity"
DATABASE: Final = "maps.db"
HOSTS: Final = ("maps.google.com", "maps.app.goo.gl")
"""Hosts all of whose links are maps."""
SHARED_HOSTS: Final = ("www.google.com", "google.com", "goo.gl")
"""Hosts of which links below /maps are."""
LOCATION: Final = (
    "android.permission.ACCESS_FINE_LOCATION",
    "android.permission.ACCESS_COARSE_LOCATION",
)

MAP_TYPE_KEY: Final = "map_type"
TRAFFIC_KEY: Final = "traffic_layer"
TRANSIT_KEY: Final = "transit_layer"
BIKING_KEY: Final = "biking_layer"
STREET_KEY: Final = "street_view_layer"
SATELLITE_FIRST_KEY: Final = "start_in_satellite_view"
THEME_KEY: Final = "theme"
UNITS_KEY: Final = "distance_units"
INCOGNITO_KEY: Final = "incognito"
HISTORY_KEY: Final = "location_history"
"""Whether places are kept where the phone has been."""
STAY_ADULTS_KEY: Final = "stay_adults"
STAY_NIGHTS_KEY: Final = "stay_nights"
STAY_DAY_KEY: Final = "stay_day"
GOING_TO_KEY: Final = "navigation_destination"
"""The name of the place to which one is on the way; "" without a way."""
GOING_BY_KEY: Final = "navigation_mode"

EDIT_TEXT: Final = "android.widget.EditText"
FRAME: Final = "android.widget.FrameLayout"
IMAGE: Final = "android.widget.ImageView"
BUTTON: Final = "android.widget.Button"
RECYCLER: Final = "android.support.v7.widget.RecyclerView"
"""The name by which Google's own apps know the class."""
