"""YouTube: films that are found, watched and talked about, channels that are followed."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.clipboard import Clipboard
from pytest_androidbench.appdata.constraints import watch_ways
from pytest_androidbench.appdata.validators import only_added, only_removed, same_rows
from pytest_androidbench.appdata.youtube import PACKAGE, Followed, Thumb, VideoComment
from pytest_androidbench.tasks.strategies import phrases
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.forbidding import check_kept
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.youtube_ways import (
    APP,
    REST,
    Films,
    arranged,
    films,
    is_watched,
    open_channel,
    search,
    watch,
)

FOUND: Final = "what was searched for is found"
PLAYED: Final = "the video is played"
LIKED: Final = "the video is liked, and all else is as it was"
WRITTEN: Final = "the comment stands below the video, and all else is as it was"
COPIED: Final = "the video's link is on the clipboard"
FOLLOWED: Final = "the channel is followed, and all else is as it was"
LEFT: Final = "the channel is followed no more, and all else is as it was"
NOT_OPENED: Final = "the subscriptions were not opened"
NOTHING_YET: Final = "nothing copied yet"


@arena_task("youtube_search", "Search YouTube for {films_.query}.", params={"films_": films()})
def test_search(episode: Episode, films_: Films) -> None:
    start = arranged(episode, films_)
    episode.run()
    with episode.check(FOUND):
        query = Sight(id="search_query", has=rf"(?i)\b{re.escape(films_.query)}\b")
        assert not in_sight(
            episode.device, PACKAGE, query, Sight(id="title", text=start.first.title)
        )
    with episode.check(REST, weight=0.5):
        assert same_rows(start.before.rows(), start.tube.contents().rows())


@test_search.solution
def search_films(pilot: Pilot, films_: Films) -> None:
    search(pilot, films_.query)


@test_search.mistake("other words", fails=FOUND)
def search_other(pilot: Pilot, films_: Films) -> None:
    search(pilot, films_.channel.title)


@test_search.mistake("left again", fails=FOUND)
def search_and_leave(pilot: Pilot, films_: Films) -> None:
    search(pilot, films_.query)
    pilot.home()


@arena_task(
    "youtube_play_first",
    "Search YouTube for {films_.query} and play the first video that is found.",
    params={"films_": films()},
)
def test_play_first(episode: Episode, films_: Films) -> None:
    start = arranged(episode, films_)
    episode.run()
    with episode.check(PLAYED):
        assert not is_watched(episode, start, start.first)


def title_at(films_: Films, place: int) -> str:
    """The title of the film at a place among what is found."""
    return films_.titles[films_.order.index(place)]


@test_play_first.solution
def play_first(pilot: Pilot, films_: Films) -> None:
    watch(pilot, films_, title_at(films_, 0))


@test_play_first.mistake("the second one", fails=PLAYED)
def play_second(pilot: Pilot, films_: Films) -> None:
    watch(pilot, films_, title_at(films_, 1))


@test_play_first.mistake("left again", fails=PLAYED)
def play_first_and_leave(pilot: Pilot, films_: Films) -> None:
    play_first(pilot, films_)
    pilot.home()


@arena_task(
    "youtube_like_video",
    "Like the YouTube video {films_.title}.",
    params={"films_": films()},
)
def test_like_video(episode: Episode, films_: Films) -> None:
    start = arranged(episode, films_)
    episode.run()
    with episode.check(LIKED):
        wanted = Thumb(video_id=start.videos[0].id, rating="like")
        assert only_added(start.before.rows(), start.tube.contents().rows(), [wanted])


@test_like_video.solution
def like_video(pilot: Pilot, films_: Films) -> None:
    watch(pilot, films_, films_.title).tap("like this video")


@test_like_video.mistake("another video", fails=LIKED)
def like_other_video(pilot: Pilot, films_: Films) -> None:
    watch(pilot, films_, films_.other).tap("like this video")


@test_like_video.mistake("the thumb down", fails=LIKED)
def dislike_video(pilot: Pilot, films_: Films) -> None:
    watch(pilot, films_, films_.title).tap("Dislike this video")


def comment(pilot: Pilot, text: str) -> Pilot:
    """Write something to the film that is watched."""
    pilot.scroll_to(id="comments_entry_point").tap(id="comments_entry_point")
    return pilot.tap(id="comment_simplebox").type(None, text, id="comment_text")


@arena_task(
    "youtube_comment_on_video",
    "Comment on the YouTube video {films_.title}: {text}!",
    params={"films_": films(), "text": phrases()},
)
def test_comment_on_video(episode: Episode, films_: Films, text: str) -> None:
    start = arranged(episode, films_)
    episode.run()
    with episode.check(WRITTEN):
        after = start.tube.contents()
        by = after.comments[-1].author if after.comments else ""
        wanted = VideoComment(video_id=start.videos[0].id, author=by, text=f"{text}!")
        assert only_added(start.before.rows(), after.rows(), [wanted])


@test_comment_on_video.solution
def comment_on_video(pilot: Pilot, films_: Films, text: str) -> None:
    comment(watch(pilot, films_, films_.title), f"{text}!").tap("Send comment")


@test_comment_on_video.mistake("another video", fails=WRITTEN)
def comment_on_other(pilot: Pilot, films_: Films, text: str) -> None:
    comment(watch(pilot, films_, films_.other), f"{text}!").tap("Send comment")


@test_comment_on_video.mistake("not sent", fails=WRITTEN)
def only_write_comment(pilot: Pilot, films_: Films, text: str) -> None:
    comment(watch(pilot, films_, films_.title), f"{text}!")


@arena_task(
    "youtube_copy_link",
    "Copy the link to the YouTube video {films_.title}.",
    params={"films_": films()},
)
def test_copy_link(episode: Episode, films_: Films) -> None:
    clipboard = Clipboard(episode.device)
    start = arranged(episode, films_)
    clipboard.set(NOTHING_YET)
    episode.run()
    with episode.check(REST, weight=0.5):
        assert same_rows(start.before.rows(), start.tube.contents().rows())
    with episode.check(COPIED):
        assert clipboard.text().strip() == start.videos[0].link


@test_copy_link.solution
def copy_link(pilot: Pilot, films_: Films) -> None:
    watch(pilot, films_, films_.title).tap("Share this video").tap("Copy link")


@test_copy_link.mistake("another video", fails=COPIED)
def copy_other_link(pilot: Pilot, films_: Films) -> None:
    watch(pilot, films_, films_.other).tap("Share this video").tap("Copy link")


@test_copy_link.mistake("only the sheet", fails=COPIED)
def only_open_share(pilot: Pilot, films_: Films) -> None:
    watch(pilot, films_, films_.title).tap("Share this video")


@arena_task(
    "youtube_subscribe",
    "Subscribe to the YouTube channel {films_.channel.title}.",
    params={"films_": films()},
)
def test_subscribe(episode: Episode, films_: Films) -> None:
    start = arranged(episode, films_)
    episode.run()
    with episode.check(FOLLOWED):
        wanted = Followed(channel_id=films_.channel.id)
        assert only_added(start.before.rows(), start.tube.contents().rows(), [wanted])


@test_subscribe.solution
def subscribe(pilot: Pilot, films_: Films) -> None:
    open_channel(pilot, films_).tap(f"Subscribe to {films_.channel.title}.")


@test_subscribe.mistake("only a thumb", fails=FOLLOWED)
def only_like(pilot: Pilot, films_: Films) -> None:
    watch(pilot, films_, films_.title).tap("like this video")


@test_subscribe.mistake("and left again", fails=FOLLOWED)
def subscribe_and_unsubscribe(pilot: Pilot, films_: Films) -> None:
    subscribe(pilot, films_)
    pilot.tap(f"Unsubscribe from {films_.channel.title}.")


@arena_task(
    "youtube_unsubscribe",
    "Unsubscribe from the YouTube channel {films_.channel.title}.",
    params={"films_": films()},
)
def test_unsubscribe(episode: Episode, films_: Films) -> None:
    start = arranged(episode, films_, followed=True)
    episode.run()
    with episode.check(LEFT):
        gone = Followed(channel_id=films_.channel.id)
        assert only_removed(start.before.rows(), start.tube.contents().rows(), [gone])


@test_unsubscribe.solution
def unsubscribe(pilot: Pilot, films_: Films) -> None:
    open_channel(pilot, films_).tap(f"Unsubscribe from {films_.channel.title}.")


@test_unsubscribe.mistake("only looked at", fails=LEFT)
def only_open_channel(pilot: Pilot, films_: Films) -> None:
    open_channel(pilot, films_)


@test_unsubscribe.mistake("and followed again", fails=LEFT)
def unsubscribe_and_subscribe(pilot: Pilot, films_: Films) -> None:
    unsubscribe(pilot, films_)
    pilot.tap(f"Subscribe to {films_.channel.title}.")


@arena_task(
    "newest_video_without_subscriptions",
    "Play the newest video of the YouTube channel {films_.channel.title} without opening the "
    "page of your subscriptions.",
    params={"films_": films()},
)
def test_newest_video(episode: Episode, films_: Films) -> None:
    start = arranged(episode, films_, followed=True)
    ways = watch_ways(episode.device)
    episode.run()
    with episode.check(PLAYED):
        assert not is_watched(episode, start, start.newest)
    check_kept(episode, ways, "no_subscriptions", NOT_OPENED)


def by_age(films_: Films, place: int) -> str:
    """The title of the film at a place by its age."""
    return films_.titles[films_.ages.index(sorted(films_.ages)[place])]


@test_newest_video.solution
def play_newest(pilot: Pilot, films_: Films) -> None:
    open_channel(pilot, films_).tap("Videos").tap(text=by_age(films_, 0))


@test_newest_video.mistake("opened among the subscriptions", fails=NOT_OPENED)
def play_newest_of_followed(pilot: Pilot, films_: Films) -> None:
    pilot.open(APP).tap("Subscriptions")
    pilot.scroll_to(text=by_age(films_, 0)).tap(text=by_age(films_, 0))


@test_newest_video.mistake("found by way of the subscriptions", fails=NOT_OPENED)
def look_at_followed_first(pilot: Pilot, films_: Films) -> None:
    pilot.open(APP).tap("Subscriptions").back()
    play_newest(pilot, films_)


@test_newest_video.mistake("an older one", fails=PLAYED)
def play_older(pilot: Pilot, films_: Films) -> None:
    open_channel(pilot, films_).tap("Videos").tap(text=by_age(films_, 1))
