"""YouTube: praise for a song, a channel that is followed, a film's speed, the app's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.preferences import Preferences
from pytest_androidbench.appdata.validators import only_added, same_rows
from pytest_androidbench.appdata.youtube import PACKAGE, Followed, YouTube
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.youtube_ways import APP, search
from task_suites.popular_apps.popular_task import popular_task
from task_suites.popular_apps.video_ways import (
    HIGHLIGHTS,
    OTHER_GAMES,
    SONGS,
    arranged,
    channel_of,
    praises,
    song_titles,
)

WRITTEN: Final = "one comment stands below the music video, and all else is as it was"
PRAISED: Final = "it praises"
FOLLOWED: Final = "the channel is followed, and all else is as it was"
SHOWN: Final = "highlights of the NBA are shown"
PACE: Final = "they play so fast"
SPOKEN: Final = "the app speaks the language"
REST: Final = "nothing else was set"
PACES: Final[Mapping[str, str]] = {"2x": "2.0", "1.5x": "1.5", "1.25x": "1.25", "0.5x": "0.5"}
"""What is shown -> what the app keeps."""
SPEED: Final = "playback_speed"
LANGUAGE: Final = "app_language"
LANGUAGES: Final[Mapping[str, tuple[str, str]]] = {
    "Albanian": ("sq", "Shqip"),
    "German": ("de", "Deutsch"),
    "French": ("fr", "Français"),
    "Spanish": ("es", "Español"),
    "Portuguese": ("pt", "Português"),
}
"""A language -> what the app keeps for it, and what it calls it."""
OTHER_LANGUAGE: Final = "Русский"
BRANDS: Final = ("Tesla", "Rivian", "Polestar", "Lucid", "Fisker", "Canoo")


@popular_task(
    "youtube_praise",
    "Find the music video of the song “{song}” on YouTube, and leave a comment there that praises "
    "it.",
    params={"song": one_of(*SONGS)},
)
def test_praise(episode: Episode, song: str) -> None:
    start = arranged(episode, channel_of(SONGS[song]), song_titles(song))
    episode.run()
    after = start.tube.contents()
    new = after.comments[len(start.before.comments) :]
    with episode.check(WRITTEN):
        assert [one.video_id for one in new] == [start.videos[0].id]
        assert only_added(start.before.rows(), after.rows(), new)
    with episode.check(PRAISED):
        assert new
        assert all(praises(one.text, song) for one in new)


def comment(pilot: Pilot, title: str, words: str, text: str) -> Pilot:
    """Search for a film, and write something to it, without sending it."""
    search(pilot, words).scroll_to(text=title).tap(text=title)
    pilot.scroll_to(id="comments_entry_point").tap(id="comments_entry_point")
    return pilot.tap(id="comment_simplebox").type(None, text, id="comment_text")


@test_praise.solution
def praise(pilot: Pilot, song: str) -> None:
    comment(pilot, song_titles(song)[0], song, "What a beautiful song!").tap(id="send_button")


@test_praise.mistake("another video of it", fails=WRITTEN)
def praise_other_video(pilot: Pilot, song: str) -> None:
    comment(pilot, song_titles(song)[1], song, "What a beautiful song!").tap(id="send_button")


@test_praise.mistake("a complaint", fails=PRAISED)
def complain(pilot: Pilot, song: str) -> None:
    comment(pilot, song_titles(song)[0], song, f"{song} is not beautiful.").tap(id="send_button")


@test_praise.mistake("not sent", fails=WRITTEN)
def only_write_praise(pilot: Pilot, song: str) -> None:
    comment(pilot, song_titles(song)[0], song, "What a beautiful song!")


@popular_task(
    "youtube_subscribe",
    "Find the channel {name} on YouTube, and subscribe to it.",
    params={"name": one_of(*BRANDS)},
)
def test_subscribe(episode: Episode, name: str) -> None:
    channel = channel_of(name, "road")
    YouTube(episode.device).add(channels=[channel_of(owners(name), "road")])
    start = arranged(episode, channel, [f"A drive with {name}"])
    episode.run()
    with episode.check(FOLLOWED):
        wanted = [Followed(channel_id=channel.id)]
        assert only_added(start.before.rows(), start.tube.contents().rows(), wanted)


def owners(name: str) -> str:
    """A channel beside the one that is meant."""
    return f"{name} Owners Club"


def subscribe_to(pilot: Pilot, name: str, channel: str) -> Pilot:
    """Search for a channel, and follow one that is found."""
    wanted = f"Subscribe to {channel}."
    return search(pilot, name).scroll_to(desc=wanted).tap(desc=wanted)


@test_subscribe.solution
def subscribe(pilot: Pilot, name: str) -> None:
    subscribe_to(pilot, name, name)


@test_subscribe.mistake("another channel", fails=FOLLOWED)
def subscribe_to_owners(pilot: Pilot, name: str) -> None:
    subscribe_to(pilot, name, owners(name))


@test_subscribe.mistake("only searched for", fails=FOLLOWED)
def only_search(pilot: Pilot, name: str) -> None:
    search(pilot, name)


@test_subscribe.mistake("a thumb instead", fails=FOLLOWED)
def like_film(pilot: Pilot, name: str) -> None:
    title = f"A drive with {name}"
    search(pilot, name).scroll_to(text=title).tap(text=title).tap("like this video")


@popular_task(
    "youtube_highlight_speed",
    "Find a video with highlights of the NBA on YouTube, and have it play at {speed} speed.",
    params={"speed": one_of(*PACES)},
)
def test_highlight(episode: Episode, speed: str) -> None:
    start = arranged(episode, channel_of("NBA", "stadium"), [*HIGHLIGHTS, *OTHER_GAMES])
    episode.run()
    with episode.check(SHOWN):
        history = start.tube.contents().history
        last = max(history, key=lambda seen: seen.watched_ms).video_id if history else ""
        assert last in {video.id for video in start.videos[: len(HIGHLIGHTS)]}
        assert not in_sight(episode.device, PACKAGE, Sight(id="watch_player"))
    with episode.check(PACE):
        assert Preferences(episode.device, PACKAGE).text(SPEED) == PACES[speed]


def pace(pilot: Pilot, title: str, speed: str) -> Pilot:
    """Watch a film at a speed."""
    search(pilot, "NBA").scroll_to(text=title).tap(text=title)
    return pilot.tap(id="player_overflow_button").tap("Playback speed").tap(text=speed)


@test_highlight.solution
def pace_highlight(pilot: Pilot, speed: str) -> None:
    pace(pilot, HIGHLIGHTS[0], speed)


@test_highlight.mistake("no highlights", fails=SHOWN)
def pace_another(pilot: Pilot, speed: str) -> None:
    pace(pilot, OTHER_GAMES[0], speed)


@test_highlight.mistake("another speed", fails=PACE)
def pace_otherwise(pilot: Pilot) -> None:
    pace(pilot, HIGHLIGHTS[0], "1.75x")


@test_highlight.mistake("of another film, before", fails=PACE)
def pace_before(pilot: Pilot, speed: str) -> None:
    pace(pilot, OTHER_GAMES[0], speed).back()
    pilot.scroll_to(text=HIGHLIGHTS[0], direction="up").tap(text=HIGHLIGHTS[0])


@test_highlight.mistake("left again", fails=SHOWN)
def pace_and_leave(pilot: Pilot, speed: str) -> None:
    pace(pilot, HIGHLIGHTS[0], speed).home()


@popular_task(
    "youtube_language",
    "Change the language of the YouTube app from English to {language} in its settings.",
    params={"language": one_of(*LANGUAGES), "before": one_of("", "en")},
)
def test_language(episode: Episode, language: str, before: str) -> None:
    preferences, tube = Preferences(episode.device, PACKAGE), YouTube(episode.device)
    preferences.put({LANGUAGE: before})
    kept, rows = preferences.all(), tube.contents().rows()
    episode.run()
    after = preferences.all()
    with episode.check(SPOKEN):
        assert after.pop(LANGUAGE, "") == LANGUAGES[language][0]
    with episode.check(REST, weight=0.5):
        kept.pop(LANGUAGE)
        assert kept == after
        assert same_rows(rows, tube.contents().rows())


def open_general(pilot: Pilot) -> Pilot:
    """Open the general settings."""
    return pilot.open(APP).tap(id="mobile_topbar_avatar").tap("Settings").tap("General")


def choose_language(pilot: Pilot, name: str) -> Pilot:
    """Have the app speak another language."""
    open_general(pilot).tap("App language")
    return pilot.scroll_to(text=name).tap(text=name)


@test_language.solution
def speak(pilot: Pilot, language: str) -> None:
    choose_language(pilot, LANGUAGES[language][1])


@test_language.mistake("another language", fails=SPOKEN)
def speak_another(pilot: Pilot) -> None:
    choose_language(pilot, OTHER_LANGUAGE)


@test_language.mistake("not chosen", fails=SPOKEN)
def only_open_languages(pilot: Pilot) -> None:
    open_general(pilot).tap("App language").tap("Cancel")


@test_language.mistake("the appearance, too", fails=REST)
def speak_and_darken(pilot: Pilot, language: str) -> None:
    open_general(pilot).tap("Appearance").tap("Dark theme").tap("App language")
    name = LANGUAGES[language][1]
    pilot.scroll_to(text=name).tap(text=name)
