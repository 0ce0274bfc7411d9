"""X: following, the own profile, communities, messages, lists, settings."""

from __future__ import annotations

from pytest_androidbench.phone.apps.x import names
from tests.phone_apps.x.conftest import OpenedX

LEBRON = "LeBron James"


def search(x: OpenedX, words: str) -> None:
    x.go("Search and Explore", "query_view")
    x.write(words)
    x.phone.windows.key(66)
    x.tap("People")


def test_somebody_is_found_and_followed(x: OpenedX) -> None:
    search(x, "lebron")
    names_found = [each.name for each in x.store.found("lebron")]
    assert names_found == [LEBRON, "LeBron James Fans", "LeBron Jameson"]
    x.tap(LEBRON)
    x.tap("button_bar_follow")
    assert x.store.follows(x.user(LEBRON).id)
    assert not x.store.follows(x.user("LeBron James Fans").id)


def test_who_is_followed_is_so_no_more_after_a_question(x: OpenedX) -> None:
    rosa = x.user("Rosa Delgado")
    search(x, "rosa")
    x.tap("Rosa Delgado")
    x.go("button_bar_following", "Cancel")
    assert x.store.follows(rosa.id)
    x.go("button_bar_following", "Unfollow")
    assert not x.store.follows(rosa.id)


def test_who_is_blocked_is_followed_no_more(x: OpenedX) -> None:
    rosa = x.user("Rosa Delgado")
    search(x, "rosa")
    x.tap("Rosa Delgado")
    x.more("Block")
    x.tap("Block")
    assert x.store.is_shunned(rosa.id, "block")
    assert not x.store.follows(rosa.id)
    x.tap("button_bar_blocked")
    assert not x.store.is_shunned(rosa.id, "block")


def test_the_own_name_is_changed(x: OpenedX) -> None:
    before = x.store.me
    x.go("Show navigation drawer", "Profile", "button_edit_profile", "edit_name")
    for _ in before.name:
        x.phone.windows.key(67)
    assert "Name can't be blank" in x.texts()
    x.write("Henry")
    x.tap("save")
    after = x.store.me
    assert (after.name, after.handle, after.bio) == ("Henry", before.handle, before.bio)
    assert x.value("name") == "Henry"


def test_changes_of_the_profile_are_discarded_after_a_question(x: OpenedX) -> None:
    x.go("Show navigation drawer", "Profile", "button_edit_profile", "edit_bio")
    x.write("Rows.")
    x.go("Navigate up", "Cancel")
    assert x.find("edit_bio") is not None
    x.go("Navigate up", "Discard")
    assert x.store.me.bio == ""


def test_a_tab_of_a_profile_shows_answers(x: OpenedX) -> None:
    x.go("Show navigation drawer", "Profile")
    own = x.store.posts.of_user(x.store.me.id, kind="replies")
    assert [each for each in own if each.parent]
    x.tap("Replies")
    assert x.find("reply_to") is not None or x.scrolled_to("reply_to")


def test_somebody_asks_to_join_a_community(x: OpenedX) -> None:
    x.go("Communities", "Explore", "Kitchen Physics", "Ask to join")
    assert "Measure it" in x.texts()
    x.tap("Cancel")
    assert x.community("Kitchen Physics").state == ""
    x.go("Ask to join", "join_reason")
    x.write("I make pancakes")
    x.tap("Agree and ask to join")
    asked = x.community("Kitchen Physics")
    assert (asked.state, asked.reason) == ("requested", "I make pancakes")
    assert "Requested" in x.texts()
    x.go("Requested", "Withdraw")
    assert x.community("Kitchen Physics").state == ""


def test_an_open_community_is_joined_and_left(x: OpenedX) -> None:
    x.go("Communities", "Explore", "Balcony Gardens", "Join", "Agree and join")
    assert x.community("Balcony Gardens").state == "member"
    posts = {each.community for each in x.store.posts.of_my_communities()}
    assert x.community("Balcony Gardens").id in posts
    x.go("Joined", "Leave")
    assert x.community("Balcony Gardens").state == ""


def test_nobody_answers_in_a_community_that_they_are_not_in(x: OpenedX) -> None:
    x.go("Communities", "Explore", "Slow Bread")
    reply = x.scrolled_to("inline_reply")
    assert not reply.enabled


def test_a_message_goes_to_somebody(x: OpenedX) -> None:
    x.go("Messages", "composer_write")
    x.write("wen")
    x.tap("Wen Zhao")
    x.tap("tweet_text")
    x.write("Look up!")
    x.tap("send_dm_button")
    (message,) = x.store.talk(x.user("Wen Zhao").id)
    assert (message.text, message.mine) == ("Look up!", True)


def test_a_talk_is_deleted(x: OpenedX) -> None:
    x.tap("Messages")
    x.long_press("Liam Doyle")
    x.tap("Delete")
    assert x.store.talk(x.user("Liam Doyle").id) == []


def test_a_list_is_made_and_filled(x: OpenedX) -> None:
    x.go("Show navigation drawer", "Lists", "create_list")
    x.write("Sky")
    x.go("Private", "save", "Sky", "list_members", "query")
    x.write("wen")
    x.tap("Add")
    made = next(each for each in x.store.own_lists() if each.name == "Sky")
    assert made.private
    assert [each.name for each in x.store.in_list(made.id)] == ["Wen Zhao"]


def test_the_theme_is_dark_where_somebody_wants_it(x: OpenedX) -> None:
    x.go("Show navigation drawer", "Settings and privacy")
    x.go("Accessibility, display, and languages", "Dark mode", "On")
    assert x.app.prefs().get(names.THEME, "") == "dark"
    assert x.app.display(x.phone.display).dark
    assert not x.phone.display.dark
