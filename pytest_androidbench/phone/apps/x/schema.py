"""Tables of X, which a server has on real devices."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.kit import past_searches

DATABASE: Final = "x.db"
_MARKS: Final = "(_id INTEGER PRIMARY KEY, post INTEGER NOT NULL UNIQUE, at_ms INTEGER NOT NULL)"
SCHEMA: Final = f"""{past_searches.SCHEMA}
CREATE TABLE users (
  _id INTEGER PRIMARY KEY, name TEXT NOT NULL, handle TEXT NOT NULL UNIQUE, bio TEXT, place TEXT,
  site TEXT, followers INTEGER NOT NULL DEFAULT 0, follows INTEGER NOT NULL DEFAULT 0,
  verified INTEGER NOT NULL DEFAULT 0, self INTEGER NOT NULL DEFAULT 0,
  follows_me INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE follows (
  _id INTEGER PRIMARY KEY, user INTEGER NOT NULL UNIQUE, at_ms INTEGER NOT NULL
);
CREATE TABLE posts (
  _id INTEGER PRIMARY KEY, author INTEGER NOT NULL, at_ms INTEGER NOT NULL, text TEXT, media TEXT,
  parent INTEGER NOT NULL DEFAULT 0, quoted INTEGER NOT NULL DEFAULT 0,
  community INTEGER NOT NULL DEFAULT 0, repliers TEXT NOT NULL DEFAULT 'everyone',
  likes INTEGER NOT NULL DEFAULT 0, reposts INTEGER NOT NULL DEFAULT 0,
  views INTEGER NOT NULL DEFAULT 0, pinned INTEGER NOT NULL DEFAULT 0,
  hidden INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX posts_of_authors ON posts (author, at_ms);
CREATE INDEX posts_of_threads ON posts (parent, at_ms);
CREATE TABLE likes {_MARKS};
CREATE TABLE reposts {_MARKS};
CREATE TABLE bookmarks {_MARKS};
CREATE TABLE drafts (
  _id INTEGER PRIMARY KEY, text TEXT, media TEXT, parent INTEGER NOT NULL DEFAULT 0,
  quoted INTEGER NOT NULL DEFAULT 0, community INTEGER NOT NULL DEFAULT 0, at_ms INTEGER NOT NULL
);
CREATE TABLE communities (
  _id INTEGER PRIMARY KEY, name TEXT NOT NULL, about TEXT, rules TEXT,
  members INTEGER NOT NULL DEFAULT 0, asks INTEGER NOT NULL DEFAULT 0,
  moderator INTEGER NOT NULL DEFAULT 0, state TEXT NOT NULL DEFAULT '', reason TEXT
);
CREATE TABLE notices (
  _id INTEGER PRIMARY KEY, kind TEXT NOT NULL, user INTEGER NOT NULL,
  post INTEGER NOT NULL DEFAULT 0, at_ms INTEGER NOT NULL, seen INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE messages (
  _id INTEGER PRIMARY KEY, peer INTEGER NOT NULL, mine INTEGER NOT NULL DEFAULT 0, text TEXT,
  at_ms INTEGER NOT NULL, seen INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX messages_of_talks ON messages (peer, at_ms);
CREATE TABLE lists (
  _id INTEGER PRIMARY KEY, name TEXT NOT NULL, about TEXT, owner INTEGER NOT NULL,
  private INTEGER NOT NULL DEFAULT 0, pinned INTEGER NOT NULL DEFAULT 0,
  followed INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE list_members (
  _id INTEGER PRIMARY KEY, list INTEGER NOT NULL, user INTEGER NOT NULL, UNIQUE (list, user)
);
CREATE TABLE shunned (
  _id INTEGER PRIMARY KEY, user INTEGER NOT NULL, kind TEXT NOT NULL, UNIQUE (user, kind)
);
"""
