"""X's composer: texts, pictures, audience, answers, quotes, drafts."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.x import look, names
from pytest_androidbench.phone.apps.x.counting import post_length
from pytest_androidbench.phone.system.intents import ACTION_SEND, Intent
from pytest_androidbench.phone.world.photos import PHOTOS
from pytest_androidbench.phone.world.scenes import drawn
from tests.phone_apps.x.conftest import OpenedX

PICTURE = "/storage/emulated/0/Pictures/boat.jpg"


def test_a_text_is_posted_for_everybody(x: OpenedX) -> None:
    x.tap("composer_write")
    x.write("Hi!")
    x.tap("button_tweet")
    post = x.newest()
    assert (post.text, post.author, post.parent) == ("Hi!", x.store.me.id, 0)
    assert (post.community, post.repliers, post.media) == (0, "everyone", "")
    assert x.first_post().id == post.id
    assert "Hi!" in x.texts()


def test_a_photo_of_the_phone_goes_with_a_text(x: OpenedX) -> None:
    data = drawn(PHOTOS[0])
    x.phone.files.mkdir("/storage/emulated/0/Pictures", parents=True)
    x.phone.files.write(PICTURE, data)
    x.tap("composer_write")
    x.write("This is for Elon")
    x.go("gallery", "item_root", "button_tweet")
    post = x.newest()
    assert post.text == "This is for Elon"
    (media,) = post.pictures
    assert look.picture_bytes(x.app, media) == data
    assert x.find("media") is not None
    x.phone.files.remove(PICTURE)
    assert look.picture_bytes(x.app, media) == data, "a copy of the app's own"


def test_a_picture_is_taken_away_again(x: OpenedX) -> None:
    x.phone.files.mkdir("/storage/emulated/0/Pictures", parents=True)
    x.phone.files.write(PICTURE, drawn(PHOTOS[0]))
    x.go("composer_write", "gallery", "item_root", "dismiss")
    assert not x.phone.files.listdir(f"{x.app.home}/files/media")
    node = x.find("button_tweet")
    assert node is not None
    assert not node.enabled


@pytest.mark.parametrize(
    ("text", "length"),
    [("", 0), ("Hi!", 3), ("é", 1), ("日本", 4), ("see https://example.com/a/b/c", 27), ("🙂", 2)],
)
def test_a_post_is_counted_as_x_does(text: str, length: int) -> None:
    assert post_length(text) == length


def test_what_is_too_long_is_not_posted(x: OpenedX) -> None:
    x.tap("composer_write")
    x.write("a" * 281)
    assert x.value("count") == "-1"
    x.tap("button_tweet")
    assert x.newest().text != "a" * 281
    x.phone.windows.key(67)
    assert x.value("count") == "0"
    x.tap("button_tweet")
    assert x.newest().text == "a" * 280


def test_what_was_begun_is_kept_as_a_draft_and_gone_on_with(x: OpenedX) -> None:
    x.tap("composer_write")
    x.write("Half a thou")
    x.go("Close", "Save")
    assert [each.text for each in x.store.posts.all_drafts()] == ["Half a thou"]
    x.go("composer_write", "drafts_button", "Half a thou")
    x.tap("tweet_text")
    x.write("ght")
    x.tap("button_tweet")
    assert x.newest().text == "Half a thought"
    assert x.store.posts.all_drafts() == []


def test_what_was_begun_is_thrown_away(x: OpenedX) -> None:
    x.tap("composer_write")
    x.write("Never mind")
    x.go("Close", "Delete")
    assert x.store.posts.all_drafts() == []
    assert x.newest().text != "Never mind"


def test_drafts_are_deleted(x: OpenedX) -> None:
    x.tap("composer_write")
    x.write("One")
    x.go("Close", "Save", "Show navigation drawer", "Drafts", "Edit", "One", "Delete")
    x.touch([each for each in x.nodes() if each.text == "Delete"][-1])
    assert x.store.posts.all_drafts() == []


def test_a_post_is_for_a_community_alone(x: OpenedX) -> None:
    x.tap("composer_write")
    x.write("Frost again")
    x.go("audience_selector", "Dawn Walkers", "button_tweet")
    assert x.newest().community == x.community("Dawn Walkers").id


def test_somebody_says_who_can_answer(x: OpenedX) -> None:
    x.tap("composer_write")
    x.write("Quietly")
    x.go("conversation_controls", "Accounts you follow", "button_tweet")
    assert x.newest().repliers == "followed"


def test_a_post_is_answered(x: OpenedX) -> None:
    post = x.first_post()
    x.tap(post.text)
    x.tap("tweet_box")
    x.write("So do I")
    x.tap("tweet_button")
    assert (x.newest().text, x.newest().parent) == ("So do I", post.id)
    x.scrolled_to("So do I")


def test_a_post_is_quoted(x: OpenedX) -> None:
    post = x.first_post()
    x.go("inline_retweet", "Quote")
    x.write("Look")
    x.tap("button_tweet")
    assert (x.newest().text, x.newest().quoted) == ("Look", post.id)
    assert x.find("quote") is not None


def test_a_text_of_another_app_is_taken_over(x: OpenedX) -> None:
    x.phone.activities.start(
        Intent(
            action=ACTION_SEND,
            type="text/plain",
            extras={names.TEXT: "From elsewhere"},
            component=f"{names.PACKAGE}/{names.COMPOSER}",
        )
    )
    x.tap("button_tweet")
    assert x.newest().text == "From elsewhere"
