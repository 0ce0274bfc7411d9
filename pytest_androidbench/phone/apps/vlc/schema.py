"""The media library's database (medialibrary, model 36: Media.cpp, Playlist.cpp, File.cpp).

Tables, columns and what triggers do are the library's; counters follow films that are deleted, or
turn out to be of another length, whoever deletes or changes them.
"""

from __future__ import annotations

from typing import Final

DATABASE: Final = "vlc_media.db"
FOLDER: Final = "app_db"
_COUNTS: Final = """nb_video UNSIGNED INT NOT NULL DEFAULT 0,
  nb_audio UNSIGNED INT NOT NULL DEFAULT 0, nb_unknown UNSIGNED INT NOT NULL DEFAULT 0,
  nb_present_video UNSIGNED INT NOT NULL DEFAULT 0 CHECK(nb_present_video <= nb_video),
  nb_present_audio UNSIGNED INT NOT NULL DEFAULT 0 CHECK(nb_present_audio <= nb_audio),
  nb_present_unknown UNSIGNED INT NOT NULL DEFAULT 0 CHECK(nb_present_unknown <= nb_unknown),"""
TABLES: Final = f"""
CREATE TABLE Settings(db_model_version UNSIGNED INTEGER NOT NULL,
  max_task_attempts UNSIGNED INTEGER NOT NULL, max_link_task_attempts UNSIGNED INTEGER NOT NULL);
INSERT INTO Settings VALUES(36, 2, 6);
CREATE TABLE Folder(id_folder INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT,
  name TEXT COLLATE NOCASE, parent_id UNSIGNED INTEGER, is_banned BOOLEAN NOT NULL DEFAULT 0,
  device_id UNSIGNED INTEGER, is_removable BOOLEAN NOT NULL DEFAULT 0,
  nb_audio UNSIGNED INTEGER NOT NULL DEFAULT 0, nb_video UNSIGNED INTEGER NOT NULL DEFAULT 0,
  duration UNSIGNED INTEGER NOT NULL DEFAULT 0);
CREATE TABLE Artist(id_artist INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT COLLATE NOCASE UNIQUE);
CREATE TABLE Genre(id_genre INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT COLLATE NOCASE UNIQUE);
CREATE TABLE Album(id_album INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT COLLATE NOCASE,
  artist_id UNSIGNED INTEGER);
CREATE TABLE MediaGroup(id_group INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT COLLATE NOCASE,
  {_COUNTS} duration INTEGER NOT NULL DEFAULT 0, creation_date INTEGER NOT NULL,
  last_modification_date INTEGER NOT NULL, user_interacted BOOLEAN,
  forced_singleton BOOLEAN);
CREATE TABLE Media(id_media INTEGER PRIMARY KEY AUTOINCREMENT, type INTEGER,
  subtype INTEGER NOT NULL DEFAULT 0, duration INTEGER DEFAULT -1,
  last_position REAL DEFAULT -1, last_time INTEGER DEFAULT -1,
  play_count UNSIGNED INTEGER NOT NULL DEFAULT 0, last_played_date UNSIGNED INTEGER,
  insertion_date UNSIGNED INTEGER, release_date UNSIGNED INTEGER, title TEXT COLLATE NOCASE,
  filename TEXT COLLATE NOCASE, is_favorite BOOLEAN NOT NULL DEFAULT 0,
  is_present BOOLEAN NOT NULL DEFAULT 1, device_id INTEGER,
  nb_playlists UNSIGNED INTEGER NOT NULL DEFAULT 0, folder_id UNSIGNED INTEGER,
  import_type UNSIGNED INTEGER NOT NULL, group_id UNSIGNED INTEGER,
  forced_title BOOLEAN NOT NULL DEFAULT 0, artist_id UNSIGNED INTEGER,
  genre_id UNSIGNED INTEGER, track_number UNSIGNED INTEGER, album_id UNSIGNED INTEGER,
  disc_number UNSIGNED INTEGER, lyrics TEXT,
  FOREIGN KEY(group_id) REFERENCES MediaGroup(id_group) ON DELETE RESTRICT,
  FOREIGN KEY(folder_id) REFERENCES Folder(id_folder),
  FOREIGN KEY(artist_id) REFERENCES Artist(id_artist) ON DELETE SET NULL,
  FOREIGN KEY(genre_id) REFERENCES Genre(id_genre),
  FOREIGN KEY(album_id) REFERENCES Album(id_album) ON DELETE SET NULL);
CREATE TABLE Playlist(id_playlist INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT COLLATE NOCASE,
  creation_date UNSIGNED INT NOT NULL, artwork_mrl TEXT, {_COUNTS}
  duration UNSIGNED INT NOT NULL DEFAULT 0, nb_duration_unknown UNSIGNED INT NOT NULL DEFAULT 0);
CREATE TABLE PlaylistMediaRelation(media_id INTEGER, playlist_id INTEGER, position INTEGER,
  FOREIGN KEY(media_id) REFERENCES Media(id_media) ON DELETE NO ACTION,
  FOREIGN KEY(playlist_id) REFERENCES Playlist(id_playlist) ON DELETE CASCADE);
CREATE TABLE File(id_file INTEGER PRIMARY KEY AUTOINCREMENT, media_id UNSIGNED INT DEFAULT NULL,
  playlist_id UNSIGNED INT DEFAULT NULL, mrl TEXT, type UNSIGNED INTEGER,
  last_modification_date UNSIGNED INT, size UNSIGNED INT, folder_id UNSIGNED INTEGER,
  is_removable BOOLEAN NOT NULL, is_external BOOLEAN NOT NULL, is_network BOOLEAN NOT NULL,
  FOREIGN KEY(media_id) REFERENCES Media(id_media) ON DELETE CASCADE,
  FOREIGN KEY(playlist_id) REFERENCES Playlist(id_playlist) ON DELETE CASCADE,
  FOREIGN KEY(folder_id) REFERENCES Folder(id_folder) ON DELETE CASCADE,
  UNIQUE(mrl, folder_id) ON CONFLICT FAIL);
CREATE INDEX playlist_position_pl_id_index ON PlaylistMediaRelation(playlist_id, position);
CREATE INDEX playlist_rel_media_id_idx ON PlaylistMediaRelation(media_id);
CREATE VIRTUAL TABLE MediaFts USING FTS3(title, labels);
CREATE VIRTUAL TABLE PlaylistFts USING FTS3(name);
"""
_TIMES: Final = """(SELECT count(*) FROM PlaylistMediaRelation
      WHERE media_id = old.id_media AND playlist_id = id_playlist)"""
_CHANGED: Final = _TIMES.replace("old.", "new.")
TRIGGERS: Final = f"""
CREATE TRIGGER insert_media_fts AFTER INSERT ON Media BEGIN
  INSERT INTO MediaFts(rowid, title, labels) VALUES(new.id_media, new.title, ''); END;
CREATE TRIGGER update_media_title_fts AFTER UPDATE OF title ON Media BEGIN
  UPDATE MediaFts SET title = new.title WHERE rowid = new.id_media; END;
CREATE TRIGGER delete_media_fts BEFORE DELETE ON Media BEGIN
  DELETE FROM MediaFts WHERE rowid = old.id_media; END;
CREATE TRIGGER insert_playlist_fts AFTER INSERT ON Playlist BEGIN
  INSERT INTO PlaylistFts(rowid, name) VALUES(new.id_playlist, new.name); END;
CREATE TRIGGER update_playlist_fts AFTER UPDATE OF name ON Playlist BEGIN
  UPDATE PlaylistFts SET name = new.name WHERE rowid = new.id_playlist; END;
CREATE TRIGGER delete_playlist_fts BEFORE DELETE ON Playlist BEGIN
  DELETE FROM PlaylistFts WHERE rowid = old.id_playlist; END;
CREATE TRIGGER update_playlist_order_on_insert AFTER INSERT ON PlaylistMediaRelation
  WHEN new.position IS NOT NULL BEGIN
  UPDATE PlaylistMediaRelation SET position = position + 1
    WHERE playlist_id = new.playlist_id AND position >= new.position AND rowid != new.rowid;
  UPDATE Media SET nb_playlists = nb_playlists + 1 WHERE id_media = new.media_id; END;
CREATE TRIGGER update_playlist_order_on_delete AFTER DELETE ON PlaylistMediaRelation BEGIN
  UPDATE PlaylistMediaRelation SET position = position - 1
    WHERE playlist_id = old.playlist_id AND position > old.position;
  UPDATE Media SET nb_playlists = nb_playlists - 1
    WHERE id_media = old.media_id AND nb_playlists > 0; END;
CREATE TRIGGER playlist_update_nb_media_on_media_deletion AFTER DELETE ON Media BEGIN
  UPDATE Playlist SET
    nb_video = nb_video - (old.type = 1) * {_TIMES},
    nb_present_video = nb_present_video - (old.type = 1 AND old.is_present != 0) * {_TIMES},
    nb_audio = nb_audio - (old.type = 2) * {_TIMES},
    nb_present_audio = nb_present_audio - (old.type = 2 AND old.is_present != 0) * {_TIMES},
    nb_unknown = nb_unknown - (old.type = 0) * {_TIMES},
    nb_present_unknown = nb_present_unknown - (old.type = 0 AND old.is_present != 0) * {_TIMES},
    duration = duration - max(old.duration, 0) * {_TIMES},
    nb_duration_unknown = nb_duration_unknown - (old.duration <= 0) * {_TIMES}
    WHERE id_playlist IN
      (SELECT playlist_id FROM PlaylistMediaRelation WHERE media_id = old.id_media);
  DELETE FROM PlaylistMediaRelation WHERE media_id = old.id_media; END;
CREATE TRIGGER playlist_update_duration_on_media_change AFTER UPDATE OF duration ON Media
  WHEN old.duration != new.duration BEGIN
  UPDATE Playlist SET
    duration = duration + (max(new.duration, 0) - max(old.duration, 0)) * {_CHANGED},
    nb_duration_unknown = nb_duration_unknown
      + ((new.duration <= 0) - (old.duration <= 0)) * {_CHANGED}
    WHERE id_playlist IN
      (SELECT playlist_id FROM PlaylistMediaRelation WHERE media_id = new.id_media); END;
"""  # noqa: S608 - own texts
SCHEMA: Final = TABLES + TRIGGERS
