"""Joplin's database in version 46, which Android version 3.0.1 has."""

from __future__ import annotations

from typing import Final

VERSION: Final = 46
INDEXED: Final = (
    "id, title, body, user_created_time, user_updated_time, is_todo, todo_completed, parent_id,"
    " latitude, longitude, altitude, source_url"
)
"""The columns of the full-text index; `todo_due` came too late for it."""
ITEMS_INDEXED: Final = (
    "id, title, body, item_id, item_type, user_updated_time, reserved1, reserved2, reserved3,"
    " reserved4, reserved5, reserved6"
)
_TEXT: Final = 'TEXT NOT NULL DEFAULT ""'
_NUMBER: Final = "INT NOT NULL DEFAULT 0"
_TIMES: Final = f"user_created_time {_NUMBER}, user_updated_time {_NUMBER}"
_SECRET: Final = f"encryption_cipher_text {_TEXT}, encryption_applied {_NUMBER}"
_DATED: Final = "created_time INT NOT NULL, updated_time INT NOT NULL"

_NOTES: Final = f"""
CREATE TABLE notes (id TEXT PRIMARY KEY, parent_id {_TEXT}, title {_TEXT}, body {_TEXT}, {_DATED},
    is_conflict {_NUMBER}, latitude NUMERIC NOT NULL DEFAULT 0,
    longitude NUMERIC NOT NULL DEFAULT 0, altitude NUMERIC NOT NULL DEFAULT 0,
    author {_TEXT}, source_url {_TEXT}, is_todo {_NUMBER}, todo_due {_NUMBER},
    todo_completed {_NUMBER}, source {_TEXT}, source_application {_TEXT}, application_data {_TEXT},
    `order` NUMERIC NOT NULL DEFAULT 0, {_TIMES}, {_SECRET},
    markup_language INT NOT NULL DEFAULT 1, is_shared {_NUMBER}, share_id {_TEXT},
    conflict_original_id {_TEXT}, master_key_id {_TEXT}, user_data {_TEXT},
    deleted_time {_NUMBER});
CREATE TABLE folders (id TEXT PRIMARY KEY, title {_TEXT}, {_DATED}, {_TIMES}, {_SECRET},
    parent_id {_TEXT}, is_shared {_NUMBER}, share_id {_TEXT}, master_key_id {_TEXT}, icon {_TEXT},
    user_data {_TEXT}, deleted_time {_NUMBER});
CREATE INDEX folders_title ON folders (title);
CREATE INDEX folders_updated_time ON folders (updated_time);
CREATE INDEX folders_user_updated_time ON folders (user_updated_time);
CREATE INDEX folders_encryption_applied ON folders (encryption_applied);
CREATE TABLE tags (id TEXT PRIMARY KEY, title {_TEXT}, {_DATED}, {_TIMES}, {_SECRET},
    is_shared {_NUMBER}, parent_id {_TEXT}, user_data {_TEXT});
CREATE INDEX tags_title ON tags (title);
CREATE INDEX tags_updated_time ON tags (updated_time);
CREATE INDEX tags_user_updated_time ON tags (user_updated_time);
CREATE INDEX tags_encryption_applied ON tags (encryption_applied);
CREATE TABLE note_tags (id TEXT PRIMARY KEY, note_id TEXT NOT NULL, tag_id TEXT NOT NULL, {_DATED},
    {_TIMES}, {_SECRET}, is_shared {_NUMBER});
CREATE INDEX note_tags_note_id ON note_tags (note_id);
CREATE INDEX note_tags_tag_id ON note_tags (tag_id);
CREATE INDEX note_tags_updated_time ON note_tags (updated_time);
CREATE INDEX note_tags_user_updated_time ON note_tags (user_updated_time);
CREATE INDEX note_tags_encryption_applied ON note_tags (encryption_applied);
CREATE VIEW tags_with_note_count AS
    SELECT tags.id AS id, tags.title AS title, tags.created_time AS created_time,
        tags.updated_time AS updated_time, COUNT(notes.id) AS note_count,
        SUM(CASE WHEN notes.todo_completed > 0 THEN 1 ELSE 0 END) AS todo_completed_count
    FROM tags LEFT JOIN note_tags nt ON nt.tag_id = tags.id
        LEFT JOIN notes ON notes.id = nt.note_id
    WHERE notes.id IS NOT NULL GROUP BY tags.id;
"""  # noqa: S608

_FILES: Final = f"""
CREATE TABLE resources (id TEXT PRIMARY KEY, title {_TEXT}, mime TEXT NOT NULL, filename {_TEXT},
    {_DATED}, {_TIMES}, file_extension {_TEXT}, {_SECRET}, encryption_blob_encrypted {_NUMBER},
    `size` INT NOT NULL DEFAULT -1, is_shared {_NUMBER}, share_id {_TEXT}, master_key_id {_TEXT},
    user_data {_TEXT}, blob_updated_time {_NUMBER}, ocr_text {_TEXT}, ocr_details {_TEXT},
    ocr_status {_NUMBER}, ocr_error {_TEXT});
CREATE INDEX resources_size ON resources (size);
CREATE TABLE resource_local_states (id INTEGER PRIMARY KEY, resource_id TEXT NOT NULL,
    fetch_status INT NOT NULL DEFAULT "2", fetch_error {_TEXT});
CREATE INDEX resource_local_states_resource_id ON resource_local_states (resource_id);
CREATE INDEX resource_local_states_resource_fetch_status ON resource_local_states (fetch_status);
CREATE TABLE resources_to_download (id INTEGER PRIMARY KEY, resource_id TEXT NOT NULL,
    updated_time INT NOT NULL, created_time INT NOT NULL);
CREATE INDEX resources_to_download_resource_id ON resources_to_download (resource_id);
CREATE INDEX resources_to_download_updated_time ON resources_to_download (updated_time);
CREATE TABLE note_resources (id INTEGER PRIMARY KEY, note_id TEXT NOT NULL,
    resource_id TEXT NOT NULL, is_associated INT NOT NULL, last_seen_time INT NOT NULL);
CREATE INDEX note_resources_note_id ON note_resources (note_id);
CREATE INDEX note_resources_resource_id ON note_resources (resource_id);
"""

_BOOKS: Final = f"""
CREATE TABLE settings (`key` TEXT PRIMARY KEY, `value` TEXT);
CREATE TABLE key_values (id INTEGER PRIMARY KEY, `key` TEXT NOT NULL, `value` TEXT NOT NULL,
    `type` INT NOT NULL, updated_time INT NOT NULL);
CREATE UNIQUE INDEX key_values_key ON key_values (key);
CREATE TABLE alarms (id INTEGER PRIMARY KEY AUTOINCREMENT, note_id TEXT NOT NULL,
    trigger_time INT NOT NULL);
CREATE INDEX alarm_note_id ON alarms (note_id);
CREATE TABLE item_changes (id INTEGER PRIMARY KEY AUTOINCREMENT, item_type INT NOT NULL,
    item_id TEXT NOT NULL, type INT NOT NULL, created_time INT NOT NULL,
    source INT NOT NULL DEFAULT 1, before_change_item {_TEXT});
CREATE INDEX item_changes_item_id ON item_changes (item_id);
CREATE INDEX item_changes_created_time ON item_changes (created_time);
CREATE INDEX item_changes_item_type ON item_changes (item_type);
CREATE TABLE revisions (id TEXT PRIMARY KEY, parent_id {_TEXT}, item_type INT NOT NULL,
    item_id TEXT NOT NULL, item_updated_time INT NOT NULL, title_diff {_TEXT}, body_diff {_TEXT},
    metadata_diff {_TEXT}, {_SECRET}, updated_time INT NOT NULL, created_time INT NOT NULL);
CREATE INDEX revisions_parent_id ON revisions (parent_id);
CREATE INDEX revisions_item_type ON revisions (item_type);
CREATE INDEX revisions_item_id ON revisions (item_id);
CREATE INDEX revisions_item_updated_time ON revisions (item_updated_time);
CREATE INDEX revisions_updated_time ON revisions (updated_time);
CREATE TABLE migrations (id INTEGER PRIMARY KEY, number INTEGER NOT NULL,
    updated_time INT NOT NULL, created_time INT NOT NULL);
CREATE TABLE master_keys (id TEXT PRIMARY KEY, {_DATED}, source_application TEXT NOT NULL,
    encryption_method INT NOT NULL, checksum TEXT NOT NULL, content TEXT NOT NULL);
CREATE TABLE deleted_items (id INTEGER PRIMARY KEY, item_type INT NOT NULL,
    item_id TEXT NOT NULL, deleted_time INT NOT NULL, sync_target INT NOT NULL);
CREATE INDEX deleted_items_sync_target ON deleted_items (sync_target);
CREATE TABLE sync_items (id INTEGER PRIMARY KEY, sync_target INT NOT NULL, sync_time {_NUMBER},
    item_type INT NOT NULL, item_id TEXT NOT NULL, sync_disabled INT NOT NULL DEFAULT "0",
    sync_disabled_reason {_TEXT}, force_sync {_NUMBER}, item_location INT NOT NULL DEFAULT 1);
CREATE INDEX sync_items_sync_time ON sync_items (sync_time);
CREATE INDEX sync_items_sync_target ON sync_items (sync_target);
CREATE INDEX sync_items_item_type ON sync_items (item_type);
CREATE INDEX sync_items_item_id ON sync_items (item_id);
CREATE TABLE version (version INT NOT NULL, table_fields_version {_NUMBER});
CREATE TABLE table_fields (id INTEGER PRIMARY KEY, table_name TEXT NOT NULL,
    field_name TEXT NOT NULL, field_type INT NOT NULL, field_default TEXT);
"""

_SEARCHED: Final = f"""
CREATE TABLE notes_normalized (id TEXT NOT NULL, title {_TEXT}, body {_TEXT}, {_TIMES},
    is_todo {_NUMBER}, todo_completed {_NUMBER}, parent_id {_TEXT},
    latitude NUMERIC NOT NULL DEFAULT 0, longitude NUMERIC NOT NULL DEFAULT 0,
    altitude NUMERIC NOT NULL DEFAULT 0, source_url {_TEXT}, todo_due {_NUMBER});
CREATE TABLE items_normalized (id INTEGER PRIMARY KEY AUTOINCREMENT, title {_TEXT}, body {_TEXT},
    item_id TEXT NOT NULL, item_type INT NOT NULL, user_updated_time {_NUMBER},
    reserved1 INT NULL, reserved2 INT NULL, reserved3 INT NULL, reserved4 INT NULL,
    reserved5 INT NULL, reserved6 INT NULL);
CREATE INDEX items_normalized_id ON items_normalized (id);
CREATE INDEX items_normalized_item_id ON items_normalized (item_id);
CREATE INDEX items_normalized_item_type ON items_normalized (item_type);
"""


def _index_of(name: str, source: str, columns: str) -> str:
    """A full-text table over a plain one, and the triggers that keep it in step."""
    silent = [column for column in columns.split(", ") if column not in {"title", "body"}]
    options = ", ".join(f'notindexed="{column}"' for column in silent)
    copied = f"SELECT rowid, {columns} FROM {source} WHERE new.rowid = {source}.rowid"  # noqa: S608
    renewed = f"INSERT INTO {name}(docid, {columns}) {copied};"
    dropped = f"DELETE FROM {name} WHERE docid=old.rowid;"  # noqa: S608
    after = name.removesuffix("_fts")
    return f"""
CREATE VIRTUAL TABLE {name} USING fts4(content="{source}", {options}, {columns});
CREATE TRIGGER {name}_before_update BEFORE UPDATE ON {source} BEGIN {dropped} END;
CREATE TRIGGER {name}_before_delete BEFORE DELETE ON {source} BEGIN {dropped} END;
CREATE TRIGGER {after}_after_update AFTER UPDATE ON {source} BEGIN {renewed} END;
CREATE TRIGGER {after}_after_insert AFTER INSERT ON {source} BEGIN {renewed} END;
"""


_SORTED: Final = (
    "id", "user_created_time", "user_updated_time", "is_todo", "todo_completed", "parent_id",
    "latitude", "longitude", "altitude", "source_url", "todo_due",
)  # fmt: skip
_BY_COLUMN: Final = "\n".join(
    f"CREATE INDEX notes_normalized_{column} ON notes_normalized ({column});" for column in _SORTED
)
_END: Final = f"""
CREATE TABLE android_metadata (locale TEXT);
INSERT INTO android_metadata VALUES ('en_US');
INSERT INTO version VALUES ({VERSION}, {VERSION});
INSERT INTO table_fields (table_name, field_name, field_type, field_default)
    SELECT m.name, p.name, CASE p.type WHEN 'TEXT' THEN 2 WHEN 'NUMERIC' THEN 3 ELSE 1 END,
        trim(p.dflt_value, '"')
    FROM sqlite_master m, pragma_table_info(m.name) p
    WHERE m.type = 'table' AND m.name NOT LIKE '%\\_fts%' ESCAPE '\\'
        AND m.name NOT IN ('android_metadata', 'table_fields', 'sqlite_sequence')
    ORDER BY m.rowid, p.cid;
"""  # noqa: S608

SCHEMA: Final = "".join(
    (
        _NOTES,
        _FILES,
        _BOOKS,
        _SEARCHED,
        _BY_COLUMN,
        _index_of("notes_fts", "notes_normalized", INDEXED),
        _index_of("items_fts", "items_normalized", ITEMS_INDEXED),
        _END,
    )
)
