"""What is said to a film."""

from __future__ import annotations

import pytest

from tests.phone_apps.youtube.conftest import SOUP, Viewer

OWN = "SELECT text, parent, edited FROM comments WHERE author = 'Robin Falk' ORDER BY _id"


@pytest.fixture
def talk(tube: Viewer) -> Viewer:
    """The remarks to a film."""
    tube.watch(SOUP)
    tube.tap("comments_entry_point")
    return tube


def say(talk: Viewer, text: str) -> None:
    talk.tap("comment_simplebox")
    talk.write(text)
    talk.tap("Send comment")


def test_a_comment_is_written_changed_and_deleted(talk: Viewer) -> None:
    say(talk, "Great!")
    assert talk.rows(OWN) == [("Great!", 0, 0)]
    talk.tap("Action menu")
    talk.tap("Edit")
    talk.write(" Thanks")
    talk.tap("Send comment")
    assert len(talk.rows(OWN)) == 1
    assert talk.rows(OWN)[0][2] == 1
    talk.tap("Action menu")
    talk.tap("Delete")
    talk.tap("button1")
    assert talk.rows(OWN) == []


def test_a_comment_is_answered(talk: Viewer) -> None:
    first = talk.rows(
        "SELECT _id FROM comments WHERE video_id = ? AND parent = 0 ORDER BY likes DESC, _id",
        talk.id_of(SOUP),
    )[0][0]
    talk.tap("Reply")
    talk.write("Me too")
    talk.tap("Send comment")
    assert talk.rows(OWN) == [("Me too", first, 0)]
    assert talk.find("Replies")
    talk.back()
    assert talk.find("Comments")


def test_a_comment_is_liked(talk: Viewer) -> None:
    talk.tap("Like this comment")
    assert talk.rows("SELECT count(*) FROM comments WHERE liked = 1") == [(1,)]
    talk.tap("Like this comment")
    assert talk.rows("SELECT count(*) FROM comments WHERE liked = 1") == [(0,)]
