"""The app's database as Room makes it, with the rows of a first start."""

from __future__ import annotations

from typing import Final

SCHEMA: Final = """
PRAGMA user_version = 88;
CREATE TABLE android_metadata (locale TEXT);
INSERT INTO android_metadata VALUES ('en_US');
CREATE TABLE `notification` (`uid` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `task` INTEGER NOT
  NULL, `timestamp` INTEGER NOT NULL, `type` INTEGER NOT NULL, `location` INTEGER, FOREIGN
  KEY(`task`) REFERENCES `tasks`(`_id`) ON UPDATE NO ACTION ON DELETE CASCADE );
CREATE UNIQUE INDEX `index_notification_task` ON `notification` (`task`);
CREATE TABLE `tagdata` (`_id` INTEGER PRIMARY KEY AUTOINCREMENT, `remoteId` TEXT, `name` TEXT,
  `color` INTEGER, `tagOrdering` TEXT, `td_icon` INTEGER, `td_order` INTEGER NOT NULL);
CREATE TABLE `userActivity` (`_id` INTEGER PRIMARY KEY AUTOINCREMENT, `remoteId` TEXT, `message`
  TEXT, `picture` TEXT, `target_id` TEXT, `created_at` INTEGER);
CREATE TABLE `attachment_file` (`file_id` INTEGER PRIMARY KEY AUTOINCREMENT, `file_uuid` TEXT NOT
  NULL, `filename` TEXT NOT NULL, `uri` TEXT NOT NULL);
CREATE TABLE `task_list_metadata` (`_id` INTEGER PRIMARY KEY AUTOINCREMENT, `tag_uuid` TEXT,
  `filter` TEXT, `task_ids` TEXT);
CREATE TABLE `tasks` (`_id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `title` TEXT,
  `importance` INTEGER NOT NULL, `dueDate` INTEGER NOT NULL, `hideUntil` INTEGER NOT NULL,
  `created` INTEGER NOT NULL, `modified` INTEGER NOT NULL, `completed` INTEGER NOT NULL,
  `deleted` INTEGER NOT NULL, `notes` TEXT, `estimatedSeconds` INTEGER NOT NULL, `elapsedSeconds`
  INTEGER NOT NULL, `timerStart` INTEGER NOT NULL, `notificationFlags` INTEGER NOT NULL,
  `lastNotified` INTEGER NOT NULL, `recurrence` TEXT, `repeat_from` INTEGER NOT NULL DEFAULT 0,
  `calendarUri` TEXT, `remoteId` TEXT, `collapsed` INTEGER NOT NULL, `parent` INTEGER NOT NULL,
  `order` INTEGER, `read_only` INTEGER NOT NULL DEFAULT 0);
CREATE UNIQUE INDEX `t_rid` ON `tasks` (`remoteId`);
CREATE INDEX `active_and_visible` ON `tasks` (`completed`, `deleted`, `hideUntil`);
CREATE TABLE `alarms` (`_id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `task` INTEGER NOT NULL,
  `time` INTEGER NOT NULL, `type` INTEGER NOT NULL DEFAULT 0, `repeat` INTEGER NOT NULL DEFAULT
  0, `interval` INTEGER NOT NULL DEFAULT 0, FOREIGN KEY(`task`) REFERENCES `tasks`(`_id`) ON
  UPDATE NO ACTION ON DELETE CASCADE );
CREATE INDEX `index_alarms_task` ON `alarms` (`task`);
CREATE TABLE `places` (`place_id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `uid` TEXT, `name`
  TEXT, `address` TEXT, `phone` TEXT, `url` TEXT, `latitude` REAL NOT NULL, `longitude` REAL NOT
  NULL, `place_color` INTEGER NOT NULL, `place_icon` INTEGER NOT NULL, `place_order` INTEGER NOT
  NULL, `radius` INTEGER NOT NULL DEFAULT 250);
CREATE UNIQUE INDEX `place_uid` ON `places` (`uid`);
CREATE TABLE `geofences` (`geofence_id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `task`
  INTEGER NOT NULL, `place` TEXT, `arrival` INTEGER NOT NULL, `departure` INTEGER NOT NULL,
  FOREIGN KEY(`task`) REFERENCES `tasks`(`_id`) ON UPDATE NO ACTION ON DELETE CASCADE );
CREATE INDEX `index_geofences_task` ON `geofences` (`task`);
CREATE TABLE `tags` (`_id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `task` INTEGER NOT NULL,
  `name` TEXT, `tag_uid` TEXT, `task_uid` TEXT, FOREIGN KEY(`task`) REFERENCES `tasks`(`_id`) ON
  UPDATE NO ACTION ON DELETE CASCADE );
CREATE INDEX `index_tags_task` ON `tags` (`task`);
CREATE TABLE `filters` (`_id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `title` TEXT, `sql`
  TEXT, `values` TEXT, `criterion` TEXT, `f_color` INTEGER, `f_icon` INTEGER, `f_order` INTEGER
  NOT NULL);
CREATE TABLE `caldav_lists` (`cdl_id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `cdl_account`
  TEXT, `cdl_uuid` TEXT, `cdl_name` TEXT, `cdl_color` INTEGER NOT NULL, `cdl_ctag` TEXT,
  `cdl_url` TEXT, `cdl_icon` INTEGER, `cdl_order` INTEGER NOT NULL, `cdl_access` INTEGER NOT
  NULL, `cdl_last_sync` INTEGER NOT NULL);
CREATE TABLE `caldav_tasks` (`cd_id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `cd_task`
  INTEGER NOT NULL, `cd_calendar` TEXT, `cd_remote_id` TEXT, `cd_object` TEXT, `cd_etag` TEXT,
  `cd_last_sync` INTEGER NOT NULL, `cd_deleted` INTEGER NOT NULL, `cd_remote_parent` TEXT,
  `gt_moved` INTEGER NOT NULL, `gt_remote_order` INTEGER NOT NULL, FOREIGN KEY(`cd_task`)
  REFERENCES `tasks`(`_id`) ON UPDATE NO ACTION ON DELETE CASCADE );
CREATE INDEX `index_caldav_tasks_cd_task` ON `caldav_tasks` (`cd_task`);
CREATE TABLE `caldav_accounts` (`cda_id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `cda_uuid`
  TEXT, `cda_name` TEXT, `cda_url` TEXT, `cda_username` TEXT, `cda_password` TEXT, `cda_error`
  TEXT, `cda_account_type` INTEGER NOT NULL, `cda_collapsed` INTEGER NOT NULL, `cda_server_type`
  INTEGER NOT NULL);
CREATE TABLE `principals` (`id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `account` INTEGER NOT
  NULL, `href` TEXT NOT NULL, `email` TEXT, `display_name` TEXT, FOREIGN KEY(`account`)
  REFERENCES `caldav_accounts`(`cda_id`) ON UPDATE NO ACTION ON DELETE CASCADE );
CREATE UNIQUE INDEX `index_principals_account_href` ON `principals` (`account`, `href`);
CREATE TABLE `principal_access` (`id` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `principal`
  INTEGER NOT NULL, `list` INTEGER NOT NULL, `invite` INTEGER NOT NULL, `access` INTEGER NOT
  NULL, FOREIGN KEY(`principal`) REFERENCES `principals`(`id`) ON UPDATE NO ACTION ON DELETE
  CASCADE , FOREIGN KEY(`list`) REFERENCES `caldav_lists`(`cdl_id`) ON UPDATE NO ACTION ON DELETE
  CASCADE );
CREATE UNIQUE INDEX `index_principal_access_list_principal` ON `principal_access` (`list`,
  `principal`);
CREATE INDEX `index_principal_access_principal` ON `principal_access` (`principal`);
CREATE TABLE `attachment` (`attachment_id` INTEGER PRIMARY KEY AUTOINCREMENT, `task` INTEGER NOT
  NULL, `file` INTEGER NOT NULL, `file_uuid` TEXT NOT NULL, FOREIGN KEY(`task`) REFERENCES
  `tasks`(`_id`) ON UPDATE NO ACTION ON DELETE CASCADE , FOREIGN KEY(`file`) REFERENCES
  `attachment_file`(`file_id`) ON UPDATE NO ACTION ON DELETE CASCADE );
CREATE UNIQUE INDEX `index_attachment_task_file` ON `attachment` (`task`, `file`);
CREATE INDEX `index_attachment_task` ON `attachment` (`task`);
CREATE INDEX `index_attachment_file` ON `attachment` (`file`);
CREATE TABLE room_master_table (id INTEGER PRIMARY KEY, identity_hash TEXT);
INSERT INTO room_master_table VALUES (42, 'a2597380bdfaeeb040d40bab2fc653c1');
INSERT INTO caldav_accounts (cda_uuid, cda_account_type, cda_collapsed, cda_server_type)
  VALUES ('local', 2, 0, -1);
INSERT INTO caldav_lists (cdl_account, cdl_uuid, cdl_name, cdl_color, cdl_icon, cdl_order,
  cdl_access, cdl_last_sync)
  VALUES ('local', '4819245096034212037', 'Default list', 0, -1, -1, 0, 0);
"""
