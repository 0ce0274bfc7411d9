"""Recordings, photos and films: what is drawn, and what would fool a check that only counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.appdata.recordings import (
    FOLDER,
    Collection,
    Recording,
    is_sound,
    kept,
    one_recorded,
)
from pytest_androidbench.appdata.storage import Item
from pytest_androidbench.phone.apps.recorder.model import LONGEST_NAME
from pytest_androidbench.phone.system.recordings import film_file, sound_file
from pytest_androidbench.tasks.params import draws
from task_suites.android_world.test_camera import MOVIES, PICTURES, one_came
from task_suites.android_world.test_recorder import earlier_ones

SOUND = sound_file(1000)
JPEG = b"\xff\xd8\xff\xe0 picture \xff\xd9"
FILM = film_file(1000, JPEG, (2, 2), 0)


def row(id_: int, name: str, **changes: Any) -> Mapping[str, Any]:
    values = {"table": "records", "_id": id_, "name": name, "format": "m4a", "duration": 1_000_000}
    return {**values, "path": f"{FOLDER}/{name}.m4a", **changes}


OLD = Collection(rows=[row(1, "old")], files={"old.m4a": b"old"})
GOOD = Collection(
    rows=[*OLD.rows, row(2, "new")], files={**OLD.files, "new.m4a": SOUND, "rest.m4a": b""}
)


@pytest.mark.parametrize(
    "task_id", ["AudioRecorderRecordAudio", "AudioRecorderRecordAudioWithFileName"]
)
def test_the_app_can_give_the_name_and_nothing_has_it_yet(task_id: str) -> None:
    for values in draws(tasks_of()[task_id], suite_of().name, range(200)):
        name = values.get("file_name", "")
        earlier = earlier_ones(values["noise"], *([name] if name else []))
        names = [one.name for one in earlier]
        assert 1 <= len(set(names)) == len(names) <= 4
        assert all(len(one) <= LONGEST_NAME for one in [name, *names])
        assert name not in names
        assert not set(name) & set(":/. ")


def test_a_finished_recording_under_the_name_is_right() -> None:
    assert one_recorded(OLD, GOOD, "new")
    assert kept(OLD, GOOD)


def test_a_failed_attempt_in_the_trash_does_no_harm() -> None:
    trashed = row(1, "try", table="trash", path=f"{FOLDER}/try.m4a.del")
    after = Collection(rows=[*GOOD.rows, trashed], files={**GOOD.files, "try.m4a.del": SOUND})
    assert one_recorded(OLD, after, "new")
    assert kept(OLD, after)
    assert not one_recorded(OLD, replace(after, rows=GOOD.rows), "new")


@pytest.mark.parametrize(
    "after",
    [
        OLD,
        replace(GOOD, files={**GOOD.files, "new.m4a": b""}),
        replace(GOOD, files={**GOOD.files, "new.m4a": SOUND[:40]}),
        replace(GOOD, files={**GOOD.files, "other.m4a": SOUND}),
        replace(GOOD, files={**GOOD.files, "old.m4a": b"other"}),
        replace(GOOD, rows=OLD.rows),
        replace(GOOD, rows=[*GOOD.rows, row(3, "third")]),
        replace(GOOD, rows=[*OLD.rows, row(2, "new", duration=0)]),
        replace(GOOD, rows=[*OLD.rows, row(2, "New")]),
        replace(GOOD, rows=[*OLD.rows, row(2, "new", path=f"{FOLDER}/other.m4a")]),
        replace(GOOD, rows=[*OLD.rows, row(2, "new", format="wav")]),
        Collection(rows=[*OLD.rows, row(2, "new.m4a")], files={"new.m4a.m4a": SOUND}),
    ],
)
def test_anything_else_is_not(after: Collection) -> None:
    found = one_recorded(OLD, after, "new")
    assert not found
    assert found.why


def test_rows_of_the_trash_are_no_recordings() -> None:
    before = replace(OLD, rows=[*OLD.rows, row(2, "trashed", table="trash")])
    after = replace(GOOD, rows=[*GOOD.rows, row(2, "trashed", table="trash")])
    assert one_recorded(before, after, "new")
    assert one_recorded(OLD, replace(GOOD, rows=[*GOOD.rows, row(3, "x", table="trash")]), "new")


def test_the_shortest_recording_is_one() -> None:
    assert one_recorded(OLD, replace(GOOD, rows=[*OLD.rows, row(2, "new", duration=1)]), "new")


def test_a_sound_is_known_by_its_beginning() -> None:
    made = Recording(name="a", seconds=1, made=datetime(2023, 10, 15))
    assert is_sound(made.data)
    assert is_sound(SOUND)
    assert not is_sound(b"RIFF" + SOUND)
    assert not is_sound(bytes(8) + SOUND[8:])


@pytest.mark.parametrize(
    "after",
    [
        replace(GOOD, files={"new.m4a": SOUND}),
        replace(GOOD, rows=[row(1, "old", bookmark=1), row(2, "new")]),
        replace(GOOD, rows=[row(2, "new")]),
        replace(GOOD, rows=[row(2, "new"), row(1, "old", table="trash")]),
    ],
)
def test_the_old_ones_have_to_stay(after: Collection) -> None:
    assert not kept(OLD, after)


def test_a_photo_is_a_whole_picture() -> None:
    taken = Item(path="Pictures/a.jpg", data=JPEG)
    assert one_came([], [taken], PICTURES)
    for data in (b"", b"text", JPEG[:-2], FILM):
        assert not one_came([], [Item(path="Pictures/a.jpg", data=data)], PICTURES)
    assert not one_came([taken], [taken], PICTURES)
    assert not one_came([], [taken, Item(path="Movies/b.mp4", data=FILM)], PICTURES)


def test_a_film_was_ended() -> None:
    assert one_came([], [Item(path="Movies/a.mp4", data=FILM)], MOVIES)
    for data in (b"", JPEG, FILM[:40], SOUND):
        assert not one_came([], [Item(path="Movies/a.mp4", data=data)], MOVIES)
