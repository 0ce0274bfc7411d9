"""The app's database: favourites, what is in the bin, and a cache of folders and media."""

from __future__ import annotations

from typing import Final

NAME: Final = "gallery.db"
GALLERY: Final = """
CREATE TABLE android_metadata (locale TEXT);
INSERT INTO android_metadata VALUES ('en_US');
CREATE TABLE directories (id INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL,
  thumbnail TEXT NOT NULL, filename TEXT NOT NULL, media_count INTEGER NOT NULL,
  last_modified INTEGER NOT NULL, date_taken INTEGER NOT NULL, size INTEGER NOT NULL,
  location INTEGER NOT NULL, media_types INTEGER NOT NULL, sort_value TEXT NOT NULL);
CREATE UNIQUE INDEX index_directories_path ON directories (path);
CREATE TABLE media (id INTEGER PRIMARY KEY AUTOINCREMENT, filename TEXT NOT NULL,
  full_path TEXT NOT NULL, parent_path TEXT NOT NULL, last_modified INTEGER NOT NULL,
  date_taken INTEGER NOT NULL, size INTEGER NOT NULL, type INTEGER NOT NULL,
  video_duration INTEGER NOT NULL, is_favorite INTEGER NOT NULL, deleted_ts INTEGER NOT NULL,
  media_store_id INTEGER NOT NULL);
CREATE UNIQUE INDEX index_media_full_path ON media (full_path);
CREATE TABLE widgets (id INTEGER PRIMARY KEY AUTOINCREMENT, widget_id INTEGER NOT NULL,
  folder_path TEXT NOT NULL);
CREATE UNIQUE INDEX index_widgets_widget_id ON widgets (widget_id);
CREATE TABLE date_takens (id INTEGER PRIMARY KEY AUTOINCREMENT, full_path TEXT NOT NULL,
  filename TEXT NOT NULL, parent_path TEXT NOT NULL, date_taken INTEGER NOT NULL,
  last_fixed INTEGER NOT NULL, last_modified INTEGER NOT NULL);
CREATE UNIQUE INDEX index_date_takens_full_path ON date_takens (full_path);
CREATE TABLE favorites (id INTEGER PRIMARY KEY AUTOINCREMENT, full_path TEXT NOT NULL,
  filename TEXT NOT NULL, parent_path TEXT NOT NULL);
CREATE UNIQUE INDEX index_favorites_full_path ON favorites (full_path);
CREATE TABLE room_master_table (id INTEGER PRIMARY KEY, identity_hash TEXT);
PRAGMA user_version = 10;
"""
