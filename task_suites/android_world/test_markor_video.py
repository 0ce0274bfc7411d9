"""VLC and Markor: the words of a video written down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.validators import Verdict, same_rows, same_sequence
from task_suites.android_world.content.videos import SpelledVideo, spelled_videos
from task_suites.android_world.markor_ways import (
    APP,
    UNTOUCHED,
    Notebook,
    create_note,
    name_note,
)
from task_suites.android_world.rules import text_is
from task_suites.android_world.vlc_ways import (
    Shelf,
    bring,
    needs_films,
    open_list,
    play,
    watched,
)

FOLDER: Final = "Download"
RATE: Final = 10
"""Frames a second of the video that is watched."""
WRITTEN: Final = "the words are written down in their order"


def words_are(episode: Episode, wanted: Sequence[str], found: str) -> Verdict:
    """A text is words with commas between them; blanks around commas say nothing."""
    if episode.upstream:
        return text_is(episode, ",".join(wanted), found)
    return same_sequence(wanted, [word.strip() for word in found.split(",")])


@needs_films
@task(
    "MarkorTranscribeVideo",
    "Watch the video {spelled.video.name}, which is in Download, in VLC: it shows one word after "
    "the other. Write these words, in the order in which they come and with commas between them, "
    "into a new note {spelled.note} in Markor, and nothing else.",
    params={"spelled": spelled_videos()},
    limits=Limits(steps=20),
    app=("markor", "vlc"),
    difficulty="hard",
    tags={
        "multi_app",
        "transcription",
        "requires_setup",
        "memorization",
        "screen_reading",
        "parameterized",
    },
    optimal_steps=10,
)
def test_transcribe_video(episode: Episode, spelled: SpelledVideo) -> None:
    notebook, shelf = Notebook(episode.device), Shelf(episode.device, FOLDER)
    notebook.fill({})
    shelf.fill(spelled.beside)
    shelf.add(spelled.video, rate=RATE)
    before = shelf.items()
    episode.run()
    found = notebook.texts()
    with episode.check(WRITTEN):
        assert words_are(episode, spelled.video.texts, found.get(spelled.note, ""))
    with episode.check(UNTOUCHED):
        assert [item.path for item in notebook.items()] == [spelled.note]
        assert same_rows(before, shelf.items())


def write_words(pilot: Pilot, spelled: SpelledVideo, words: Sequence[str]) -> None:
    """Write words into the note that is asked for."""
    create_note(pilot.open(APP), spelled.note, ", ".join(words))


@test_transcribe_video.solution
def transcribe(pilot: Pilot, spelled: SpelledVideo) -> None:
    play(pilot, spelled.video.title)
    write_words(pilot, spelled, watched(pilot))


@test_transcribe_video.mistake("left before its last word", fails=WRITTEN)
def leave_early(pilot: Pilot, spelled: SpelledVideo) -> None:
    write_words(pilot, spelled, spelled.video.texts[:-1])


@test_transcribe_video.mistake("one letter of a word wrong", fails=WRITTEN)
def misread(pilot: Pilot, spelled: SpelledVideo) -> None:
    first, *others = spelled.video.texts
    write_words(pilot, spelled, [first[:-1] + ("o" if first[-1] != "o" else "a"), *others])


@test_transcribe_video.mistake("the words the other way round", fails=WRITTEN)
def turn_round(pilot: Pilot, spelled: SpelledVideo) -> None:
    write_words(pilot, spelled, spelled.video.texts[::-1])


@test_transcribe_video.mistake("the first word once more at the end", fails=WRITTEN)
def go_on_again(pilot: Pilot, spelled: SpelledVideo) -> None:
    write_words(pilot, spelled, [*spelled.video.texts, spelled.video.texts[0]])


@test_transcribe_video.mistake("no commas", fails=WRITTEN)
def forget_commas(pilot: Pilot, spelled: SpelledVideo) -> None:
    create_note(pilot.open(APP), spelled.note, " ".join(spelled.video.texts))


@test_transcribe_video.mistake("another video watched", fails=WRITTEN)
def watch_another(pilot: Pilot, spelled: SpelledVideo) -> None:
    write_words(pilot, spelled, spelled.beside[0].texts)


@test_transcribe_video.mistake("in a note of another kind", fails=WRITTEN)
def write_markdown(pilot: Pilot, spelled: SpelledVideo) -> None:
    name = spelled.note.replace(".txt", ".md")
    create_note(pilot.open(APP), name, ", ".join(spelled.video.texts))


@test_transcribe_video.mistake("in a second note as well", fails=UNTOUCHED)
def write_twice(pilot: Pilot, spelled: SpelledVideo) -> None:
    write_words(pilot, spelled, spelled.video.texts)
    name_note(pilot, "words.md")


@test_transcribe_video.mistake("the video deleted afterwards", fails=UNTOUCHED)
def delete_video(pilot: Pilot, spelled: SpelledVideo) -> None:
    write_words(pilot, spelled, spelled.video.texts)
    title = spelled.video.title
    open_list(pilot)
    bring(pilot, title).long_press(text=title)
    pilot.tap("More options").tap("Delete").tap(id="delete_button")
