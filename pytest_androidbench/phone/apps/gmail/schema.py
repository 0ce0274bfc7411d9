"""The tables of the mail store, after those of Gmail's own `mailstore.ACCOUNT.db`.

Names of tables and columns are those of old versions as far as they are published. Ours are
`conversations.snoozedUntilMs`, and `attachments.content`: Gmail keeps files beside its database.
"""

from __future__ import annotations

from typing import Final

SCHEMA: Final = """
CREATE TABLE labels (
  _id INTEGER PRIMARY KEY, canonicalName TEXT UNIQUE, name TEXT, color INTEGER DEFAULT 0
);
CREATE TABLE conversations (
  _id INTEGER PRIMARY KEY, subject TEXT, snoozedUntilMs INTEGER DEFAULT 0
);
CREATE TABLE messages (
  _id INTEGER PRIMARY KEY, messageId INTEGER UNIQUE, conversation INTEGER, fromAddress TEXT,
  toAddresses TEXT, ccAddresses TEXT, bccAddresses TEXT, replyToAddresses TEXT,
  dateSentMs INTEGER, dateReceivedMs INTEGER, subject TEXT, snippet TEXT, listInfo TEXT,
  personalLevel INTEGER DEFAULT 0, body TEXT, joinedAttachmentInfos TEXT,
  synced INTEGER DEFAULT 1, clientCreated INTEGER DEFAULT 0, refMessageId INTEGER DEFAULT 0,
  forward INTEGER DEFAULT 0, includeQuotedText INTEGER DEFAULT 0
);
CREATE TABLE message_labels (
  _id INTEGER PRIMARY KEY, labels_id INTEGER, message_messageId INTEGER,
  message_conversation INTEGER, UNIQUE (labels_id, message_messageId)
);
CREATE TABLE attachments (
  _id INTEGER PRIMARY KEY, messages_conversation INTEGER, messages_messageId INTEGER,
  messages_partId TEXT, originExtras TEXT, filename TEXT, mimeType TEXT, size INTEGER,
  status INTEGER DEFAULT 200, content BLOB
);
CREATE TABLE searches (_id INTEGER PRIMARY KEY, query TEXT UNIQUE, date INTEGER);
CREATE INDEX message_labels_message ON message_labels (message_messageId);
"""
