"""Names of OsmAnd: its package, folders, files, keys of its preferences."""

from __future__ import annotations

from typing import Final

PACKAGE: Final = "net.osmand"
MAIN: Final = "net.osmand.plus.activities.MapActivity"
PLACES: Final = "net.osmand.plus.myplaces.MyPlacesActivity"
DOWNLOAD: Final = "net.osmand.plus.download.DownloadActivity"
HELP: Final = "net.osmand.plus.help.HelpActivity"
SETTINGS: Final = "net.osmand.plus.activities.SettingsActivity"
FILES: Final = "/storage/emulated/0/Android/data/net.osmand/files"
FAVORITES: Final = f"{FILES}/favorites"
TRACKS: Final = f"{FILES}/tracks"
INNER: Final = "/data/data/net.osmand/files"
BACKUP: Final = f"{INNER}/favourites_bak.gpx"
BACKUPS: Final = f"{INNER}/backup"
MARKERS_DB: Final = "map_markers_db"
HISTORY_DB: Final = "search_history"
LOCATION: Final = (
    "android.permission.ACCESS_FINE_LOCATION",
    "android.permission.ACCESS_COARSE_LOCATION",
)
NOTIFICATIONS: Final = "android.permission.POST_NOTIFICATIONS"
FIRST_RUN: Final = "first_time_app_run"
LAT: Final = "last_known_map_lat"
LON: Final = "last_known_map_lon"
ZOOM: Final = "last_known_map_zoom"
GROUP: Final = "last_fav_category_entered"
SHOWN_TRACKS: Final = "selected_gpx"
DAY_NIGHT: Final = "daynight_mode"
PROFILE: Final = "application_mode"
AVOIDED: Final = "impassable_roads"
UNITS: Final = "default_metric_system"
FORMAT: Final = "coordinates_format"
SHOW_FAVORITES: Final = "show_favorites"
SHOW_MARKERS: Final = "show_map_markers"
SHOW_POIS: Final = "show_poi_label"
SHOW_TRACKS: Final = "show_tracks"
