"""X's timelines, what is done with posts, and the search."""

from __future__ import annotations

from tests.phone_apps.x.conftest import OpenedX


def test_following_shows_those_alone_whom_the_owner_follows(x: OpenedX) -> None:
    everybody = {each.author for each in x.store.posts.for_you()}
    followed = {each.id for each in x.store.followed()} | {x.store.me.id}
    assert not everybody <= followed
    x.tap("Following")
    assert {each.author for each in x.store.posts.of_followed()} <= followed
    assert x.store.posts.of_followed()[0].text in x.texts()


def test_a_post_is_liked_reposted_and_kept_and_no_more(x: OpenedX) -> None:
    post, posts = x.first_post().id, x.store.posts
    x.tap("inline_like")
    assert posts.has("likes", post)
    assert x.find("Liked") is not None
    x.tap("inline_like")
    assert not posts.has("likes", post)
    x.go("inline_retweet", "Repost")
    assert posts.has("reposts", post)
    x.go("inline_retweet", "Undo repost")
    assert not posts.has("reposts", post)
    x.tap("inline_bookmark")
    assert posts.has("bookmarks", post)


def test_bookmarks_are_cleared(x: OpenedX) -> None:
    x.go("Show navigation drawer", "Bookmarks")
    x.more("Clear all Bookmarks")
    assert x.store.posts.marked("bookmarks")
    x.tap("Clear")
    assert x.store.posts.marked("bookmarks") == []


def test_answers_are_sorted(x: OpenedX) -> None:
    post = next(each for each in x.store.posts.for_you() if x.store.posts.reply_count(each.id) > 1)
    x.tap(post.text)
    x.go("reply_sorting", "Most liked")
    liked = x.store.posts.replies(post.id, "liked")
    assert [each.likes for each in liked] == sorted((each.likes for each in liked), reverse=True)
    assert "Most liked" in x.texts()


def test_own_posts_are_deleted_after_a_question(x: OpenedX) -> None:
    own = x.store.posts.of_user(x.store.me.id)[0]
    x.go("Show navigation drawer", "Profile")
    x.scrolled_to(own.text)
    x.tap(own.text)
    x.go("tweet_curation_action", "Delete post", "Cancel")
    assert x.store.posts.get(own.id) is not None
    x.go("tweet_curation_action", "Delete post", "Delete")
    assert x.store.posts.get(own.id) is None
    assert own.text not in x.texts()


def test_a_link_is_copied(x: OpenedX) -> None:
    post = x.first_post()
    x.go("inline_twitter_share", "Copy link")
    link = x.phone.clipboard.text
    assert link == f"https://x.com/{x.store.user(post.author).handle}/status/{post.id}"


def test_who_is_muted_is_read_no_more_and_again(x: OpenedX) -> None:
    author = x.first_post().author
    handle = x.store.user(author).handle
    x.go("tweet_curation_action", f"Mute @{handle}")
    assert author not in {each.author for each in x.store.posts.for_you()}
    x.go("Show navigation drawer", "Settings and privacy", "Privacy and safety", "Muted accounts")
    x.tap("Unmute")
    assert author in {each.author for each in x.store.posts.for_you()}


def test_words_are_found_by_kinds(x: OpenedX) -> None:
    x.go("Search and Explore", "query_view")
    x.write("heron")
    x.phone.windows.key(66)
    found = x.store.posts.found("heron")
    assert found
    assert found[0].text in x.texts()
    x.tap("People")
    assert any("No results" in text for text in x.texts())
    assert x.store.searches()[0] == "heron"


def test_what_was_searched_for_is_proposed_and_forgotten(x: OpenedX) -> None:
    x.go("Search and Explore", "query_view", "second kettle")
    assert x.store.searches()[0] == "second kettle"
    x.go("clear", "clear_recent", "Clear")
    assert x.store.searches() == []


def test_lists_are_found(x: OpenedX) -> None:
    x.go("Search and Explore", "query_view")
    x.write("bakers")
    x.phone.windows.key(66)
    x.go("Lists", "Bakers")
    assert "Bakers" in x.texts()


def test_notices_lead_to_what_they_are_about(x: OpenedX) -> None:
    x.tap("Notifications")
    fresh = [each for each in x.store.told() if not each.seen]
    assert fresh
    x.tap("notification_row")
    x.back()
    x.tap("Messages")
    assert all(each.seen for each in x.store.told())


def test_a_database_that_somebody_else_wrote_is_borne(x: OpenedX) -> None:
    database = x.app.database()
    database.execute(
        "UPDATE posts SET text = x'ff00', author = 999, at_ms = 'late', media = 'a\nb'"
    )
    database.execute("UPDATE communities SET rules = NULL, members = 'x', moderator = -1")
    database.execute("DELETE FROM users")
    x.phone.windows.invalidate()
    x.tap("Communities")
    x.tap("Explore")
    assert not x.crashes()
    assert "Kitchen Physics" in x.texts()
