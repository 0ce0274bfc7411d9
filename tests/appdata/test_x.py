"""What tasks read of X is what the app's tables have, column by column."""

from __future__ import annotations

import dataclasses
import sqlite3
from typing import Any

import pytest

from pytest_androidbench.appdata import x
from pytest_androidbench.appdata.app_rows import add_rows, read_as
from pytest_androidbench.phone.apps.x import names
from pytest_androidbench.phone.apps.x.content import rows
from pytest_androidbench.phone.apps.x.schema import DATABASE, SCHEMA
from pytest_androidbench.phone.world.people import OWNER
from pytest_androidbench.phone.world.posts import COMMUNITIES, accounts, posts


@pytest.fixture
def database() -> sqlite3.Connection:
    made = sqlite3.connect(":memory:")
    made.row_factory = sqlite3.Row
    made.executescript(SCHEMA + rows())
    return made


def contents(database: sqlite3.Connection) -> x.XContents:
    tables = [field.name for field in dataclasses.fields(x.XContents)]
    kinds: dict[str, type[Any]] = {
        "users": x.PublicProfile, "follows": x.FollowedUser, "posts": x.Posted,
        "likes": x.PostMark, "reposts": x.PostMark, "bookmarks": x.PostMark,
        "drafts": x.BegunPost, "communities": x.Community, "messages": x.DirectMessage,
    }  # fmt: skip
    read: dict[str, Any] = {
        name: read_as(kinds[name], map(dict, database.execute(f"SELECT * FROM {name}")))
        for name in tables
    }
    return x.XContents(**read)


def test_the_database_is_the_app_s() -> None:
    assert f"/data/data/{names.PACKAGE}/databases/{DATABASE}" == x.PATH


def test_what_the_world_has_is_read(database: sqlite3.Connection) -> None:
    found = contents(database)
    assert found.me.name == OWNER.name
    assert len(found.users) == len(accounts())
    assert [each.name for each in found.communities] == [each.name for each in COMMUNITIES]
    assert len(found.posts) == len(posts()) + sum(len(each.answers) for each in posts())
    assert found.user("KingJames").id not in found.followed()
    assert all(each.repliers == "everyone" for each in found.posts)


def test_an_account_is_put_beside_those_that_are_there(database: sqlite3.Connection) -> None:
    new = x.PublicProfile(id=900, name="Mabel Finch", handle="mabelfinch", followers=3)
    add_rows(database, "users", [new])
    assert contents(database).user("mabelfinch") == new


def test_pictures_of_the_phone_are_told_from_the_world_s() -> None:
    post = x.Posted(author=1, media="world:Noodle soup\nfile:/data/data/a/files/media/1.jpg")
    assert post.files == ["/data/data/a/files/media/1.jpg"]
    assert x.Posted(author=1).files == []
