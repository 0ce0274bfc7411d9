CREATE TABLE android_metadata (locale TEXT);
INSERT INTO android_metadata VALUES ('en_US');
CREATE TABLE local_metadata (generation INTEGER DEFAULT 0);
INSERT INTO local_metadata VALUES (0);
CREATE TABLE thumbnails (_id INTEGER PRIMARY KEY,_data TEXT,image_id INTEGER,kind INTEGER,
  width INTEGER,height INTEGER);
CREATE TABLE album_art (album_id INTEGER PRIMARY KEY,_data TEXT);
CREATE TABLE videothumbnails (_id INTEGER PRIMARY KEY,_data TEXT,video_id INTEGER,kind INTEGER,
  width INTEGER,height INTEGER);
CREATE TABLE files (_id INTEGER PRIMARY KEY AUTOINCREMENT,_data TEXT UNIQUE COLLATE NOCASE,
  _size INTEGER,format INTEGER,parent INTEGER,date_added INTEGER,date_modified INTEGER,
  mime_type TEXT,title TEXT,description TEXT,_display_name TEXT,picasa_id TEXT,
  orientation INTEGER,latitude DOUBLE,longitude DOUBLE,datetaken INTEGER,
  mini_thumb_magic INTEGER,bucket_id TEXT,bucket_display_name TEXT,isprivate INTEGER,
  title_key TEXT,artist_id INTEGER,album_id INTEGER,composer TEXT,track INTEGER,
  year INTEGER CHECK(year!=0),is_ringtone INTEGER,is_music INTEGER,is_alarm INTEGER,
  is_notification INTEGER,is_podcast INTEGER,album_artist TEXT,duration INTEGER,
  bookmark INTEGER,artist TEXT,album TEXT,resolution TEXT,tags TEXT,category TEXT,
  language TEXT,mini_thumb_data TEXT,name TEXT,media_type INTEGER,old_id INTEGER,
  is_drm INTEGER,width INTEGER,height INTEGER,title_resource_uri TEXT,
  owner_package_name TEXT DEFAULT NULL,color_standard INTEGER,color_transfer INTEGER,
  color_range INTEGER,_hash BLOB DEFAULT NULL,is_pending INTEGER DEFAULT 0,
  is_download INTEGER DEFAULT 0,download_uri TEXT DEFAULT NULL,
  referer_uri TEXT DEFAULT NULL,is_audiobook INTEGER DEFAULT 0,
  date_expires INTEGER DEFAULT NULL,is_trashed INTEGER DEFAULT 0,
  group_id INTEGER DEFAULT NULL,primary_directory TEXT DEFAULT NULL,
  secondary_directory TEXT DEFAULT NULL,document_id TEXT DEFAULT NULL,
  instance_id TEXT DEFAULT NULL,original_document_id TEXT DEFAULT NULL,
  relative_path TEXT DEFAULT NULL,volume_name TEXT DEFAULT NULL,
  artist_key TEXT DEFAULT NULL,album_key TEXT DEFAULT NULL,genre TEXT DEFAULT NULL,
  genre_key TEXT DEFAULT NULL,genre_id INTEGER,author TEXT DEFAULT NULL,
  bitrate INTEGER DEFAULT NULL,capture_framerate REAL DEFAULT NULL,
  cd_track_number TEXT DEFAULT NULL,compilation INTEGER DEFAULT NULL,
  disc_number TEXT DEFAULT NULL,is_favorite INTEGER DEFAULT 0,
  num_tracks INTEGER DEFAULT NULL,writer TEXT DEFAULT NULL,
  exposure_time TEXT DEFAULT NULL,f_number TEXT DEFAULT NULL,iso INTEGER DEFAULT NULL,
  scene_capture_type INTEGER DEFAULT NULL,generation_added INTEGER DEFAULT 0,
  generation_modified INTEGER DEFAULT 0,xmp BLOB DEFAULT NULL,
  _transcode_status INTEGER DEFAULT 0,_video_codec_type TEXT DEFAULT NULL,
  _modifier INTEGER DEFAULT 0,is_recording INTEGER DEFAULT 0,
  redacted_uri_id TEXT DEFAULT NULL,_user_id INTEGER DEFAULT 0,
  _special_format INTEGER DEFAULT NULL);
CREATE TABLE deleted_media (_id INTEGER PRIMARY KEY AUTOINCREMENT,old_id INTEGER UNIQUE,
  generation_modified INTEGER NOT NULL);
CREATE TABLE audio_playlists_map (_id INTEGER PRIMARY KEY,audio_id INTEGER NOT NULL,
  playlist_id INTEGER NOT NULL,play_order INTEGER NOT NULL);
CREATE TABLE log (time DATETIME,message TEXT);
CREATE INDEX album_id_idx ON files(album_id);
CREATE INDEX artist_id_idx ON files(artist_id);
CREATE INDEX bucket_index ON files(bucket_id,media_type,datetaken,_id);
CREATE INDEX media_type_index ON files(media_type);
CREATE INDEX parent_index ON files(parent);
CREATE INDEX title_idx ON files(title);
CREATE VIEW images AS SELECT _id,_data,_size,_display_name,mime_type,title,date_added,date_modified,
  datetaken,width,height,resolution,orientation,bucket_id,bucket_display_name,relative_path,
  volume_name,owner_package_name,is_pending,is_trashed,is_favorite,is_download,is_drm,date_expires,
  description,picasa_id,isprivate,latitude,longitude,mini_thumb_magic,exposure_time,f_number,iso,
  scene_capture_type,group_id,document_id,instance_id,original_document_id,generation_added,
  generation_modified,xmp,album,album_artist,artist,author,bitrate,capture_framerate,
  cd_track_number,compilation,composer,disc_number,duration,genre,num_tracks,writer,year
  FROM files WHERE media_type=1;
CREATE VIEW video AS SELECT _id,_data,_size,_display_name,mime_type,title,date_added,date_modified,
  datetaken,width,height,resolution,orientation,duration,bucket_id,bucket_display_name,
  relative_path,volume_name,owner_package_name,is_pending,is_trashed,is_favorite,is_download,is_drm,
  date_expires,description,isprivate,tags,category,language,latitude,longitude,mini_thumb_magic,
  bookmark,color_standard,color_transfer,color_range,group_id,document_id,instance_id,
  original_document_id,generation_added,generation_modified,xmp,album,album_artist,artist,author,
  bitrate,capture_framerate,cd_track_number,compilation,composer,disc_number,genre,num_tracks,
  writer,year FROM files WHERE media_type=3;
CREATE VIEW audio AS SELECT _id,_data,_size,_display_name,mime_type,title,date_added,date_modified,
  datetaken,duration,artist,album,album_artist,artist_id,album_id,artist_key,album_key,title_key,
  track,year,composer,genre,genre_id,genre_key,is_music,is_ringtone,is_alarm,is_notification,
  is_podcast,is_audiobook,is_recording,bookmark,bucket_id,bucket_display_name,relative_path,
  volume_name,owner_package_name,is_pending,is_trashed,is_favorite,is_download,is_drm,date_expires,
  group_id,document_id,instance_id,original_document_id,generation_added,generation_modified,xmp,
  author,bitrate,capture_framerate,cd_track_number,compilation,disc_number,num_tracks,orientation,
  resolution,title_resource_uri,width,height,writer FROM files WHERE media_type=2;
CREATE VIEW downloads AS SELECT _id,_data,_size,_display_name,mime_type,title,date_added,
  date_modified,datetaken,width,height,resolution,orientation,duration,bucket_id,
  bucket_display_name,relative_path,volume_name,owner_package_name,is_pending,is_trashed,
  is_favorite,is_download,is_drm,date_expires,description,download_uri,referer_uri,group_id,
  document_id,instance_id,original_document_id,generation_added,generation_modified
  FROM files WHERE is_download=1;
CREATE VIEW audio_playlists AS SELECT _id,_data,name,date_added,date_modified,owner_package_name,
  _hash,is_pending,date_expires,is_trashed,volume_name FROM files WHERE media_type=4;
CREATE VIEW searchhelpertitle AS SELECT * FROM audio ORDER BY title_key;
CREATE VIEW audio_artists AS SELECT artist_id AS _id,MIN(artist) AS artist,artist_key,
  COUNT(DISTINCT album_id) AS number_of_albums,COUNT(DISTINCT _id) AS number_of_tracks
  FROM audio GROUP BY artist_id;
CREATE VIEW audio_albums AS SELECT album_id AS _id,album_id,MIN(album) AS album,album_key,artist_id,
  artist,artist_key,COUNT(DISTINCT _id) AS numsongs,COUNT(DISTINCT _id) AS numsongs_by_artist,
  MIN(year) AS minyear,MAX(year) AS maxyear,NULL AS album_art FROM audio GROUP BY album_id;
CREATE VIEW audio_genres AS SELECT genre_id AS _id,MIN(genre) AS name
  FROM audio WHERE genre_id IS NOT NULL GROUP BY genre_id;
