CREATE TABLE android_metadata (locale TEXT);
INSERT INTO android_metadata VALUES ('en_US');
CREATE TABLE accounts (_id INTEGER PRIMARY KEY AUTOINCREMENT, account_name TEXT, account_type TEXT,
  data_set TEXT, sim_slot_index INTEGER, sim_ef_type INTEGER);
INSERT INTO accounts VALUES (1, NULL, NULL, NULL, NULL, NULL);
CREATE TABLE contacts (_id INTEGER PRIMARY KEY AUTOINCREMENT,
  name_raw_contact_id INTEGER REFERENCES raw_contacts(_id), photo_id INTEGER REFERENCES data(_id),
  photo_file_id INTEGER REFERENCES photo_files(_id), custom_ringtone TEXT,
  send_to_voicemail INTEGER NOT NULL DEFAULT 0, x_times_contacted INTEGER NOT NULL DEFAULT 0,
  x_last_time_contacted INTEGER, times_contacted INTEGER NOT NULL DEFAULT 0,
  last_time_contacted INTEGER, starred INTEGER NOT NULL DEFAULT 0,
  pinned INTEGER NOT NULL DEFAULT 0, has_phone_number INTEGER NOT NULL DEFAULT 0, lookup TEXT,
  status_update_id INTEGER REFERENCES data(_id), contact_last_updated_timestamp INTEGER);
CREATE TABLE raw_contacts (_id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER REFERENCES accounts(_id), sourceid TEXT, backup_id TEXT,
  raw_contact_is_read_only INTEGER NOT NULL DEFAULT 0, version INTEGER NOT NULL DEFAULT 1,
  dirty INTEGER NOT NULL DEFAULT 0, deleted INTEGER NOT NULL DEFAULT 0,
  metadata_dirty INTEGER NOT NULL DEFAULT 0, contact_id INTEGER REFERENCES contacts(_id),
  aggregation_mode INTEGER NOT NULL DEFAULT 0, aggregation_needed INTEGER NOT NULL DEFAULT 1,
  custom_ringtone TEXT, send_to_voicemail INTEGER NOT NULL DEFAULT 0,
  x_times_contacted INTEGER NOT NULL DEFAULT 0, x_last_time_contacted INTEGER,
  times_contacted INTEGER NOT NULL DEFAULT 0, last_time_contacted INTEGER,
  starred INTEGER NOT NULL DEFAULT 0, pinned INTEGER NOT NULL DEFAULT 0, display_name TEXT,
  display_name_alt TEXT, display_name_source INTEGER NOT NULL DEFAULT 0, phonetic_name TEXT,
  phonetic_name_style TEXT, sort_key TEXT COLLATE PHONEBOOK, phonebook_label TEXT,
  phonebook_bucket INTEGER, sort_key_alt TEXT COLLATE PHONEBOOK, phonebook_label_alt TEXT,
  phonebook_bucket_alt INTEGER, name_verified INTEGER NOT NULL DEFAULT 0, sync1 TEXT, sync2 TEXT,
  sync3 TEXT, sync4 TEXT);
CREATE INDEX raw_contacts_contact_id_index ON raw_contacts (contact_id);
CREATE INDEX raw_contact_sort_key1_index ON raw_contacts (sort_key);
CREATE INDEX raw_contact_sort_key2_index ON raw_contacts (sort_key_alt);
CREATE TABLE package (_id INTEGER PRIMARY KEY AUTOINCREMENT, package TEXT NOT NULL);
CREATE TABLE mimetypes (_id INTEGER PRIMARY KEY AUTOINCREMENT, mimetype TEXT NOT NULL);
CREATE UNIQUE INDEX mime_type ON mimetypes (mimetype);
INSERT INTO mimetypes (mimetype) VALUES ('vnd.android.cursor.item/email_v2'),
  ('vnd.android.cursor.item/im'), ('vnd.android.cursor.item/nickname'),
  ('vnd.android.cursor.item/organization'), ('vnd.android.cursor.item/phone_v2'),
  ('vnd.android.cursor.item/sip_address'), ('vnd.android.cursor.item/name'),
  ('vnd.android.cursor.item/postal-address_v2'), ('vnd.android.cursor.item/identity'),
  ('vnd.android.cursor.item/photo'), ('vnd.android.cursor.item/group_membership'),
  ('vnd.android.cursor.item/note'), ('vnd.android.cursor.item/website'),
  ('vnd.android.cursor.item/contact_event'), ('vnd.android.cursor.item/relation');
CREATE TABLE data (_id INTEGER PRIMARY KEY AUTOINCREMENT,
  package_id INTEGER REFERENCES package(_id),
  mimetype_id INTEGER REFERENCES mimetype(_id) NOT NULL,
  raw_contact_id INTEGER REFERENCES raw_contacts(_id) NOT NULL, hash_id TEXT,
  is_read_only INTEGER NOT NULL DEFAULT 0, is_primary INTEGER NOT NULL DEFAULT 0,
  is_super_primary INTEGER NOT NULL DEFAULT 0, data_version INTEGER NOT NULL DEFAULT 0,
  data1 TEXT, data2 TEXT, data3 TEXT, data4 TEXT, data5 TEXT, data6 TEXT, data7 TEXT, data8 TEXT,
  data9 TEXT, data10 TEXT, data11 TEXT, data12 TEXT, data13 TEXT, data14 TEXT, data15 TEXT,
  data_sync1 TEXT, data_sync2 TEXT, data_sync3 TEXT, data_sync4 TEXT,
  carrier_presence INTEGER NOT NULL DEFAULT 0, preferred_phone_account_component_name TEXT,
  preferred_phone_account_id TEXT);
CREATE INDEX data_raw_contact_id ON data (raw_contact_id);
CREATE INDEX data_mimetype_data1_index ON data (mimetype_id, data1);
CREATE TABLE phone_lookup (data_id INTEGER REFERENCES data(_id) NOT NULL,
  raw_contact_id INTEGER REFERENCES raw_contacts(_id) NOT NULL, normalized_number TEXT NOT NULL,
  min_match TEXT NOT NULL);
CREATE INDEX phone_lookup_index ON phone_lookup (normalized_number, raw_contact_id, data_id);
CREATE INDEX phone_lookup_min_match_index ON phone_lookup (min_match, raw_contact_id, data_id);
CREATE TABLE name_lookup (data_id INTEGER REFERENCES data(_id) NOT NULL,
  raw_contact_id INTEGER REFERENCES raw_contacts(_id) NOT NULL, normalized_name TEXT NOT NULL,
  name_type INTEGER NOT NULL, PRIMARY KEY (data_id, normalized_name, name_type));
CREATE TABLE groups (_id INTEGER PRIMARY KEY AUTOINCREMENT,
  package_id INTEGER REFERENCES package(_id), account_id INTEGER REFERENCES accounts(_id),
  sourceid TEXT, version INTEGER NOT NULL DEFAULT 1, dirty INTEGER NOT NULL DEFAULT 0,
  title TEXT, title_res INTEGER, notes TEXT, system_id TEXT, deleted INTEGER NOT NULL DEFAULT 0,
  group_visible INTEGER NOT NULL DEFAULT 0, should_sync INTEGER NOT NULL DEFAULT 1,
  auto_add INTEGER NOT NULL DEFAULT 0, favorites INTEGER NOT NULL DEFAULT 0,
  group_is_read_only INTEGER NOT NULL DEFAULT 0, sync1 TEXT, sync2 TEXT, sync3 TEXT, sync4 TEXT);
CREATE TABLE deleted_contacts (contact_id INTEGER PRIMARY KEY,
  contact_deleted_timestamp INTEGER NOT NULL DEFAULT 0);
CREATE TABLE photo_files (_id INTEGER PRIMARY KEY AUTOINCREMENT, height INTEGER NOT NULL,
  width INTEGER NOT NULL, filesize INTEGER NOT NULL);
CREATE TABLE settings (account_name STRING NOT NULL, account_type STRING NOT NULL,
  data_set STRING, ungrouped_visible INTEGER NOT NULL DEFAULT 0,
  should_sync INTEGER NOT NULL DEFAULT 1);
CREATE TABLE properties (property_key TEXT PRIMARY KEY, property_value TEXT);
CREATE VIEW view_raw_contacts AS SELECT r._id, r.contact_id, a.account_name, a.account_type,
  a.data_set, r.sourceid, r.backup_id, r.raw_contact_is_read_only, r.version, r.dirty, r.deleted,
  r.aggregation_mode, r.custom_ringtone, r.send_to_voicemail,
  0 AS times_contacted, 0 AS last_time_contacted, r.starred, r.pinned, r.display_name,
  r.display_name_alt, r.display_name_source, r.phonetic_name, r.phonetic_name_style, r.sort_key,
  r.phonebook_label, r.sort_key_alt, r.phonebook_label_alt, r.sync1, r.sync2, r.sync3, r.sync4
  FROM raw_contacts r LEFT JOIN accounts a ON a._id = r.account_id;
CREATE VIEW view_contacts AS SELECT c._id, c.custom_ringtone, r.display_name_source,
  r.display_name, r.display_name_alt, r.phonetic_name, r.phonetic_name_style, r.sort_key,
  r.phonebook_label, r.sort_key_alt, r.phonebook_label_alt, c.has_phone_number,
  c.name_raw_contact_id, c.lookup, c.photo_id, c.photo_file_id, 1 AS in_visible_group,
  1 AS in_default_directory, 0 AS last_time_contacted, c.send_to_voicemail, c.starred, c.pinned,
  0 AS times_contacted, c.contact_last_updated_timestamp, NULL AS photo_uri,
  NULL AS photo_thumb_uri, 0 AS is_user_profile
  FROM contacts c JOIN raw_contacts r ON r._id = c.name_raw_contact_id;
CREATE VIEW view_data AS SELECT d._id, d.raw_contact_id, r.contact_id, m.mimetype, d.is_primary,
  d.is_super_primary, d.data_version, d.data1, d.data2, d.data3, d.data4, d.data5, d.data6,
  d.data7, d.data8, d.data9, d.data10, d.data11, d.data12, d.data13, d.data14, d.data15,
  d.data_sync1, d.data_sync2, d.data_sync3, d.data_sync4, d.hash_id, d.is_read_only,
  a.account_name, a.account_type, a.data_set, r.sourceid, r.dirty, r.version, c.lookup,
  r.display_name_source, r.display_name, r.display_name_alt, r.phonetic_name, r.sort_key,
  r.phonebook_label, c.has_phone_number, c.name_raw_contact_id, c.starred, c.pinned, c.photo_id,
  c.custom_ringtone, c.send_to_voicemail, 0 AS times_contacted, 0 AS last_time_contacted,
  0 AS times_used, 0 AS last_time_used, c.contact_last_updated_timestamp, 1 AS in_visible_group
  FROM data d JOIN mimetypes m ON m._id = d.mimetype_id
  JOIN raw_contacts r ON r._id = d.raw_contact_id
  LEFT JOIN contacts c ON c._id = r.contact_id LEFT JOIN accounts a ON a._id = r.account_id;
CREATE VIEW view_groups AS SELECT g._id, a.account_name, a.account_type, a.data_set, g.sourceid,
  g.version, g.dirty, g.title, g.title_res, g.notes, g.system_id, g.deleted, g.group_visible,
  g.should_sync, g.auto_add, g.favorites, g.group_is_read_only, g.sync1, g.sync2, g.sync3, g.sync4
  FROM groups g LEFT JOIN accounts a ON a._id = g.account_id;
CREATE VIEW view_legacy_phones AS SELECT d._id, d.raw_contact_id AS person, d.is_primary AS isprimary,
  d.data1 AS number, d.data2 AS type, d.data3 AS label, l.normalized_number AS number_key,
  r.display_name AS name, r.display_name, r.phonetic_name,
  (SELECT n.data1 FROM data n JOIN mimetypes t ON t._id = n.mimetype_id
   WHERE n.raw_contact_id = r._id AND t.mimetype = 'vnd.android.cursor.item/note') AS notes,
  0 AS times_contacted, 0 AS last_time_contacted, r.custom_ringtone, r.send_to_voicemail,
  r.starred,
  (SELECT o._id FROM data o JOIN mimetypes t ON t._id = o.mimetype_id WHERE o.raw_contact_id = r._id
   AND t.mimetype = 'vnd.android.cursor.item/organization' ORDER BY o.is_primary DESC LIMIT 1)
   AS primary_organization,
  (SELECT e._id FROM data e JOIN mimetypes t ON t._id = e.mimetype_id WHERE e.raw_contact_id = r._id
   AND t.mimetype = 'vnd.android.cursor.item/email_v2' ORDER BY e.is_primary DESC LIMIT 1)
   AS primary_email,
  (SELECT p._id FROM data p WHERE p.raw_contact_id = r._id AND p.mimetype_id = d.mimetype_id
   ORDER BY p.is_primary DESC LIMIT 1) AS primary_phone
  FROM data d JOIN mimetypes m ON m._id = d.mimetype_id JOIN raw_contacts r ON r._id = d.raw_contact_id
  LEFT JOIN phone_lookup l ON l.data_id = d._id AND l.normalized_number NOT LIKE '+%'
  WHERE m.mimetype = 'vnd.android.cursor.item/phone_v2' AND r.deleted = 0;
CREATE VIEW view_legacy_people AS SELECT r._id, r.display_name AS name, r.display_name,
  r.phonetic_name, r.starred, r.custom_ringtone, r.send_to_voicemail, 0 AS times_contacted,
  0 AS last_time_contacted FROM raw_contacts r WHERE r.deleted = 0;
PRAGMA user_version = 1601;
