"""What Google Maps declares.

Package, activity and the id of the search bar are the real app's; ids of other widgets are ours.
"""

from __future__ import annotations

from pytest_androidbench.phone.apps.maps.icon import ICON
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import IntentFilter

MAIN = "com.google.android.maps.MapsActivity"


class MapsApp(App):
    """Places, their lists and the ways to them."""

    package = "com.google.android.apps.maps"
    label = "Maps"
    version = "11.70.0302"
    version_code = 1067700302
    icon = "map"
    icon_color = 0xFFFFFF
    icon_art = ICON
    target_sdk = 33
    min_sdk = 23
    main = MAIN
    activities = {MAIN: "map_page:MapsPage"}
    filters = (
        IntentFilter(
            activity=MAIN,
            actions=("android.intent.action.VIEW",),
            categories=("android.intent.category.DEFAULT", "android.intent.category.BROWSABLE"),
            schemes=("geo", "google.navigation"),
        ),
    )
    permissions = (
        "android.permission.ACCESS_FINE_LOCATION",
        "android.permission.ACCESS_COARSE_LOCATION",
        "android.permission.INTERNET",
        "android.permission.ACCESS_NETWORK_STATE",
    )

    schemas = {
        "maps.db": """
CREATE TABLE saved (
  _id INTEGER PRIMARY KEY, list TEXT, name TEXT, kind TEXT, region TEXT, lat REAL, lon REAL
);
CREATE TABLE recent (_id INTEGER PRIMARY KEY, words TEXT);
"""
    }
