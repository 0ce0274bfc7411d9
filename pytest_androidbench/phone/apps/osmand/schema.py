"""The databases: OsmAnd's MapMarkersDbHelper and HistoryEntry's table."""

from __future__ import annotations

from typing import Final

MARKERS: Final = """
CREATE TABLE IF NOT EXISTS map_markers (marker_id TEXT PRIMARY KEY, marker_lat double,
 marker_lon double, marker_description TEXT, marker_active int, marker_added long,
 marker_visited long, group_name TEXT, group_key TEXT, marker_color int, marker_next_key TEXT,
 marker_disabled int, marker_selected int, marker_map_object_name TEXT);
CREATE TABLE IF NOT EXISTS map_markers_groups (group_id TEXT PRIMARY KEY, group_name TEXT,
 group_type TEXT, group_disabled int, group_categories TEXT);
PRAGMA user_version = 13;
"""
HISTORY: Final = """
CREATE TABLE IF NOT EXISTS history_recents (name TEXT, time long, freq_intervals TEXT,
 freq_values TEXT, latitude double, longitude double);
PRAGMA user_version = 2;
"""
