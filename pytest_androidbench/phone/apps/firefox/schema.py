"""Tables of `places.sqlite` as Firefox for Android has them, and of its downloads.

Columns and the bookmarks' roots are those of mozilla/application-services (components/places/sql)
and android-components (feature/downloads); times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Final

ROOT, MENU, TOOLBAR, UNFILED, MOBILE = 1, 2, 3, 4, 5
"""Ids of the folders that are always there."""
FOLDER, BOOKMARK = 2, 1
"""Types of rows of `moz_bookmarks`."""
LINK, TYPED = 1, 2
"""Types of visits."""
PLACES_SCHEMA: Final = """
CREATE TABLE moz_places (id INTEGER PRIMARY KEY, url LONGVARCHAR NOT NULL, title LONGVARCHAR,
  visit_count_local INTEGER NOT NULL DEFAULT 0, visit_count_remote INTEGER NOT NULL DEFAULT 0,
  hidden INTEGER DEFAULT 0 NOT NULL, typed INTEGER DEFAULT 0 NOT NULL,
  frecency INTEGER DEFAULT -1 NOT NULL, last_visit_date_local INTEGER NOT NULL DEFAULT 0,
  last_visit_date_remote INTEGER NOT NULL DEFAULT 0, guid TEXT NOT NULL UNIQUE,
  foreign_count INTEGER DEFAULT 0 NOT NULL, url_hash INTEGER DEFAULT 0 NOT NULL,
  description TEXT, preview_image_url TEXT, origin_id INTEGER,
  sync_status TINYINT NOT NULL DEFAULT 1, sync_change_counter INTEGER NOT NULL DEFAULT 0);
CREATE TABLE moz_historyvisits (id INTEGER PRIMARY KEY, is_local INTEGER NOT NULL,
  from_visit INTEGER, place_id INTEGER NOT NULL REFERENCES moz_places(id) ON DELETE CASCADE,
  visit_date INTEGER NOT NULL, visit_type INTEGER NOT NULL);
CREATE TABLE moz_bookmarks (id INTEGER PRIMARY KEY, fk INTEGER DEFAULT NULL, type INTEGER NOT NULL,
  parent INTEGER, position INTEGER NOT NULL, title TEXT, dateAdded INTEGER NOT NULL DEFAULT 0,
  lastModified INTEGER NOT NULL DEFAULT 0, guid TEXT NOT NULL UNIQUE CHECK(length(guid) == 12),
  syncStatus INTEGER NOT NULL DEFAULT 0, syncChangeCounter INTEGER NOT NULL DEFAULT 1);
CREATE TABLE moz_origins (id INTEGER PRIMARY KEY, prefix TEXT NOT NULL, host TEXT NOT NULL,
  rev_host TEXT NOT NULL, frecency INTEGER NOT NULL, UNIQUE (prefix, host));
CREATE TABLE moz_meta (key TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
CREATE INDEX url_hashindex ON moz_places(url_hash);
CREATE INDEX placedateindex ON moz_historyvisits(place_id, visit_date);
CREATE INDEX dateindex ON moz_historyvisits(visit_date);
INSERT INTO moz_bookmarks (id, type, parent, position, title, guid) VALUES
  (1, 2, NULL, 0, 'root', 'root________'),
  (2, 2, 1, 0, 'menu', 'menu________'),
  (3, 2, 1, 1, 'toolbar', 'toolbar_____'),
  (4, 2, 1, 2, 'unfiled', 'unfiled_____'),
  (5, 2, 1, 3, 'mobile', 'mobile______');
"""
DOWNLOADS_SCHEMA: Final = """
CREATE TABLE downloads (id TEXT NOT NULL PRIMARY KEY, url TEXT NOT NULL, file_name TEXT,
  content_type TEXT, content_length INTEGER, status INTEGER NOT NULL,
  destination_directory TEXT NOT NULL, created_at INTEGER NOT NULL);
"""
COMPLETED: Final = 5
"""A status of a download."""
