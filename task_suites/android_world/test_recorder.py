"""Audio Recorder: something recorded, and something recorded under a name."""

from __future__ import annotations

import datetime
import posixpath
from collections.abc import Iterable
from typing import Final

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.recordings import (
    Recording,
    Recordings,
    came,
    kept,
    one_recorded,
)
from task_suites.android_world.content.files import (
    SHARED_FILES,
    NoiseFile,
    file_names,
    noise_around,
    noise_files,
)

APP: Final = "Audio Recorder"
SAVE: Final = "dialog_positive_btn"
NEW: Final = "one finished recording has come"
NAMED: Final = "it has the wanted name"
KEPT: Final = "the others are as they were"
FIRST: Final = datetime.datetime(2023, 10, 12, 9, 5)
PAUSE: Final = datetime.timedelta(hours=13, minutes=40)
EARLIER: Final = noise_files(SHARED_FILES["Recordings"], least=1, most=4)


def earlier_ones(noise: Iterable[NoiseFile], *names: str) -> list[Recording]:
    """What was recorded in the days before; at least one."""
    stems = [posixpath.splitext(name)[0] for name in noise_around(noise, *names)]
    return [
        Recording(name=stem, seconds=1 + place % 3, made=FIRST + place * PAUSE)
        for place, stem in enumerate(stems)
    ]


@task(
    "AudioRecorderRecordAudio",
    "Make one new recording with the Audio Recorder app, finish it and keep it.",
    params={"noise": EARLIER},
    limits=Limits(steps=12),
    app="audio_recorder",
    difficulty="easy",
    tags={"requires_setup"},
    optimal_steps=6,
)
def test_record(episode: Episode, noise: tuple[NoiseFile, ...]) -> None:
    recordings = Recordings(episode.device)
    recordings.replace(earlier_ones(noise))
    before = recordings.all()
    episode.run()
    after = recordings.all()
    if episode.upstream:
        assert len(came(before, after)) == 1
        return
    with episode.check(NEW):
        assert one_recorded(before, after)
    with episode.check(KEPT):
        assert kept(before, after)


@task(
    "AudioRecorderRecordAudioWithFileName",
    'Make one new recording with the Audio Recorder app and save it under the name "{file_name}"; '
    "the app adds the ending of the file by itself.",
    wordings=[
        'Use Audio Recorder to record something once, and name the recording "{file_name}". You '
        "need not type an ending; the app does that.",
        'I need a new recording called "{file_name}" in the Audio Recorder app, a single one. Its '
        "ending comes by itself.",
        'Open Audio Recorder, record, stop, and keep what you have recorded as "{file_name}", '
        "without giving an ending, since the app has one of its own.",
        '"{file_name}" is to be the name of a recording that you make now, just one, with Audio '
        "Recorder, which puts the ending behind the name.",
    ],
    params={"file_name": file_names(), "noise": EARLIER},
    limits=Limits(steps=20),
    app="audio_recorder",
    difficulty="easy",
    tags={"complex_ui_understanding", "data_entry", "parameterized"},
    optimal_steps=10,
)
def test_record_under_a_name(
    episode: Episode, file_name: str, noise: tuple[NoiseFile, ...]
) -> None:
    recordings = Recordings(episode.device)
    recordings.replace(earlier_ones(noise, file_name))
    before = recordings.all()
    episode.run()
    after = recordings.all()
    if episode.upstream:
        assert f"{file_name}.m4a" in after.files
        return
    with episode.check(NAMED):
        assert one_recorded(before, after, file_name)
    with episode.check(KEPT):
        assert kept(before, after)


def record(pilot: Pilot) -> None:
    """Record for a moment; the question for a name is open then."""
    pilot.open(APP).tap(id="btn_record").wait(2).tap(id="btn_record_stop")


def save_as(pilot: Pilot, name: str) -> None:
    """Answer the question for a name."""
    pilot.type(None, name, id="input_name", clear=True).tap(id=SAVE)


@test_record.solution
def solve_record(pilot: Pilot) -> None:
    record(pilot)
    pilot.tap(id=SAVE)


@test_record.mistake("still recording", fails=NEW)
def leave_it_running(pilot: Pilot) -> None:
    pilot.open(APP).tap(id="btn_record").wait(2)


@test_record.mistake("paused, not finished", fails=NEW)
def pause_it(pilot: Pilot) -> None:
    pilot.open(APP).tap(id="btn_record").wait(2).tap(id="btn_record")


@test_record.mistake("thrown away", fails=NEW)
def drop_it(pilot: Pilot) -> None:
    pilot.open(APP).tap(id="btn_record").wait(2).tap(id="btn_record_delete").tap("Yes")


@test_record.mistake("an old one played", fails=NEW)
def play_an_old_one(pilot: Pilot) -> None:
    pilot.open(APP).tap(id="btn_records_list").tap(id="list_item_name", index=0).wait(2)


@test_record.mistake("two of them", fails=NEW)
def record_twice(pilot: Pilot) -> None:
    record(pilot)
    pilot.tap("Save")
    record(pilot)
    pilot.tap("Save")


@test_record.mistake("an old one deleted", fails=KEPT)
def delete_an_old_one(pilot: Pilot) -> None:
    record(pilot)
    pilot.tap("Save").tap(id="btn_records_list")
    pilot.tap(id="list_item_more", index=-1).tap("Delete").tap("Yes")


@test_record_under_a_name.solution
def solve_named(pilot: Pilot, file_name: str) -> None:
    record(pilot)
    save_as(pilot, file_name)


@test_record_under_a_name.mistake("the name the app gives", fails=NAMED)
def keep_its_name(pilot: Pilot) -> None:
    record(pilot)
    pilot.tap("Save")


@test_record_under_a_name.mistake("the name not saved", fails=NAMED)
def cancel_the_name(pilot: Pilot, file_name: str) -> None:
    record(pilot)
    pilot.type(None, file_name, id="input_name", clear=True).tap("Cancel")


@test_record_under_a_name.mistake("a near name", fails=NAMED)
def use_a_near_name(pilot: Pilot, file_name: str) -> None:
    record(pilot)
    save_as(pilot, file_name.replace("_", " ", 1))


@test_record_under_a_name.mistake("the ending typed as well", fails=NAMED)
def type_the_ending(pilot: Pilot, file_name: str) -> None:
    record(pilot)
    save_as(pilot, f"{file_name}.m4a")


@test_record_under_a_name.mistake("an old one renamed", fails=KEPT)
def rename_an_old_one(pilot: Pilot, file_name: str) -> None:
    record(pilot)
    pilot.tap("Save").tap(id="btn_records_list")
    pilot.tap(id="list_item_more", index=-1).tap("Rename")
    save_as(pilot, file_name)
