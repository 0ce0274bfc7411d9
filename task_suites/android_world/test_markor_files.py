"""Markor: notes and folders made, moved and deleted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.tasks.strategies import codes, one_of, several
from task_suites.android_world.android_ways import AGREE, open_menu
from task_suites.android_world.content.files import (
    NoiseFile,
    file_names,
    noise_files,
    note_names,
)
from task_suites.android_world.content.notes import FOLDERS, AgedNote, aged_notes, dated_folders
from task_suites.android_world.markor_ways import (
    APP,
    DELETE,
    Notebook,
    beside,
    delete_note,
    find,
    make_folder,
    move_up,
    name_note,
    open_note,
    rename_note,
)

GONE = "this note is gone and all else is there"
NONE_LEFT = "no note is left"
MADE = "the folder is there"
OTHERS = "all else is as it was"
MOVED = "the note lies in the other folder and all else is as it was"
Noise = tuple[NoiseFile, ...]
Aged = tuple[AgedNote, ...]


def newest(notes: Aged) -> AgedNote:
    """The note that was changed last."""
    return min(notes, key=lambda note: note.age)


@task(
    "MarkorCreateFolder",
    "In Markor, make a folder called {name}.",
    params={"name": dated_folders(), "noise": noise_files()},
    limits=Limits(steps=10),
    app="markor",
    difficulty="easy",
    tags={"data_entry", "parameterized"},
    optimal_steps=4,
)
def test_create_folder(episode: Episode, name: str, noise: Noise) -> None:
    notebook, rest = Notebook(episode.device), beside(noise)
    notebook.fill(rest)
    episode.run()
    with episode.check(MADE):
        assert name in [item.path for item in notebook.items() if item.is_folder]
    with episode.check(OTHERS):
        assert notebook.texts() == rest
        assert [item.path for item in notebook.items() if item.is_folder] == [name]


@test_create_folder.solution
def make_it(pilot: Pilot, name: str) -> None:
    make_folder(pilot.open(APP), name)


@test_create_folder.mistake("a file of that name", fails=MADE)
def make_file(pilot: Pilot, name: str) -> None:
    name_note(pilot.open(APP), name)


@test_create_folder.mistake("a second off", fails=MADE)
def misread(pilot: Pilot, name: str) -> None:
    make_it(pilot, name[:-1] + str((int(name[-1]) + 1) % 10))


@test_create_folder.mistake("a note made as well", fails=OTHERS)
def make_both(pilot: Pilot, name: str) -> None:
    make_it(pilot, name)
    name_note(pilot, f"{name}.md")


@test_create_folder.mistake("a second folder", fails=OTHERS)
def make_two(pilot: Pilot, name: str) -> None:
    make_it(pilot, name)
    make_folder(pilot, f"{name}_2")


@task(
    "MarkorDeleteNote",
    "In Markor, delete the note called {name}.",
    params={"name": file_names(), "text": codes(20), "noise": noise_files()},
    limits=Limits(steps=10),
    app="markor",
    difficulty="easy",
    tags={"data_edit", "requires_setup", "parameterized"},
    optimal_steps=5,
)
def test_delete_note(episode: Episode, name: str, text: str, noise: Noise) -> None:
    notebook, rest = Notebook(episode.device), beside(noise, name)
    notebook.fill({**rest, name: text})
    episode.run()
    with episode.check(GONE):
        assert notebook.holds_only(rest)
        assert notebook.remains(text) == []


@test_delete_note.solution
def delete_it(pilot: Pilot, name: str) -> None:
    delete_note(pilot.open(APP), name)


@test_delete_note.mistake("not confirmed", fails=GONE)
def delete_not(pilot: Pilot, name: str) -> None:
    find(pilot.open(APP), name).long_press(text=name).tap("Delete").tap("Cancel")


@test_delete_note.mistake("a note that is called alike as well", fails=GONE)
def delete_two(pilot: Pilot, name: str, noise: Noise) -> None:
    delete_note(pilot.open(APP), name)
    delete_note(pilot, min(beside(noise, name)))


@test_delete_note.mistake("renamed out of the way", fails=GONE)
def rename_it(pilot: Pilot, name: str) -> None:
    rename_note(pilot.open(APP), name, f"old_{name}")


@test_delete_note.mistake("only hidden", fails=GONE)
def hide_it(pilot: Pilot, name: str) -> None:
    rename_note(pilot.open(APP), name, f".{name}")


@test_delete_note.mistake("moved out of the notebook", fails=GONE)
def move_it_out(pilot: Pilot, name: str) -> None:
    move_up(pilot.open(APP), name)


@task(
    "MarkorDeleteNewestNote",
    "In Markor, delete the note that was changed last.",
    wordings=[
        "Remove the most recently edited note from Markor.",
        "Which of my notes in Markor has the latest change? Delete that one.",
        "Open Markor and get rid of the note whose last change is the newest of all.",
        "Of all notes in Markor, the one I worked on last is no longer needed; please delete it.",
    ],
    params={"notes": aged_notes()},
    limits=Limits(steps=10),
    app="markor",
    difficulty="easy",
    tags={"data_edit", "parameterized"},
    optimal_steps=4,
)
def test_delete_newest_note(episode: Episode, notes: Aged) -> None:
    notebook, now = Notebook(episode.device), episode.device.now()
    fill_aged(notebook, notes, now)
    episode.run()
    with episode.check(GONE):
        assert notebook.holds_only(texts_of(notes, without=newest(notes)))
        assert notebook.remains(newest(notes).text) == []


def fill_aged(notebook: Notebook, notes: Aged, now: datetime) -> None:
    """Have notes of different ages."""
    times = {note.name: note.modified(now) for note in notes}
    notebook.fill(texts_of(notes), modified=times)


def texts_of(notes: Aged, *, without: AgedNote | None = None) -> dict[str, str]:
    """Texts by name."""
    return {note.name: note.text for note in notes if note is not without}


@test_delete_newest_note.solution
def delete_newest(pilot: Pilot, notes: Aged) -> None:
    delete_note(pilot.open(APP), newest(notes).name)


@test_delete_newest_note.mistake("the oldest one", fails=GONE)
def delete_oldest(pilot: Pilot, notes: Aged) -> None:
    delete_note(pilot.open(APP), max(notes, key=lambda note: note.age).name)


@test_delete_newest_note.mistake("the one before as well", fails=GONE)
def delete_two_newest(pilot: Pilot, notes: Aged) -> None:
    pilot.open(APP)
    for note in sorted(notes, key=lambda note: note.age)[:2]:
        delete_note(pilot, note.name)


@test_delete_newest_note.mistake("only moved out of the notebook", fails=GONE)
def move_newest_out(pilot: Pilot, notes: Aged) -> None:
    move_up(pilot.open(APP), newest(notes).name)


@test_delete_newest_note.mistake("one changed afterwards", fails=GONE)
def change_another(pilot: Pilot, notes: Aged) -> None:
    delete_newest(pilot, notes)
    open_note(pilot, max(notes, key=lambda note: note.age).name)
    pilot.type(None, "!").back()


@task(
    "MarkorDeleteAllNotes",
    "Delete every note there is in Markor.",
    params={"noise": noise_files(most=6)},
    limits=Limits(steps=14),
    app="markor",
    difficulty="easy",
    tags={"data_edit", "repetition", "parameterized"},
    optimal_steps=7,
)
def test_delete_all_notes(episode: Episode, noise: Noise) -> None:
    notebook, notes = Notebook(episode.device), beside(noise)
    notebook.fill(notes)
    episode.run()
    with episode.check(NONE_LEFT):
        assert notebook.texts() == {}
        assert notebook.remains(*notes.values()) == []
    with episode.check(OTHERS):
        assert notebook.exists
        assert notebook.items() == []


@test_delete_all_notes.solution
def delete_all(pilot: Pilot, noise: Noise) -> None:
    delete_selected(pilot, sorted(beside(noise)))


def delete_selected(pilot: Pilot, names: Sequence[str]) -> None:
    """Select notes and delete them in one go."""
    pilot.open(APP).long_press(text=names[0])
    for name in names[1:]:
        pilot.tap(text=name)
    pilot.tap(id=DELETE).tap(id=AGREE)


@test_delete_all_notes.mistake("one forgotten", fails=NONE_LEFT)
def forget_one(pilot: Pilot, noise: Noise) -> None:
    delete_selected(pilot, sorted(beside(noise))[1:] or sorted(beside(noise)))
    name_note(pilot, "one_more.md")


@test_delete_all_notes.mistake("a new one made", fails=NONE_LEFT)
def make_another(pilot: Pilot, noise: Noise) -> None:
    delete_all(pilot, noise)
    name_note(pilot, "one_more.md")


@test_delete_all_notes.mistake("a folder made", fails=OTHERS)
def make_a_folder(pilot: Pilot, noise: Noise) -> None:
    delete_all(pilot, noise)
    make_folder(pilot, "archive")


@test_delete_all_notes.mistake("put into a folder", fails=NONE_LEFT)
def hide_one(pilot: Pilot, noise: Noise) -> None:
    make_folder(pilot.open(APP), "bin")
    name = min(beside(noise))
    pilot.long_press(text=name).tap("More options").tap("Move").tap(text="bin")
    pilot.tap("Select this folder")


@test_delete_all_notes.mistake("one moved out of the notebook", fails=NONE_LEFT)
def move_one_out(pilot: Pilot, noise: Noise) -> None:
    first, *others = sorted(beside(noise))
    move_up(pilot.open(APP), first)
    if others:
        delete_selected(pilot, others)


@test_delete_all_notes.mistake("the whole notebook deleted", fails=OTHERS)
def delete_notebook(pilot: Pilot) -> None:
    pilot.open(APP).tap(text="..").long_press(text="markor").tap("Delete").tap("OK")


@task(
    "MarkorMoveNote",
    "In Markor, move the note {name} from the folder {folders[0]} to the folder {folders[1]}.",
    params={
        "folders": several(one_of(*FOLDERS), 2, 2),
        "name": note_names(),
        "text": codes(20),
        "noise": noise_files(),
    },
    limits=Limits(steps=14),
    app="markor",
    difficulty="medium",
    tags={"complex_ui_understanding", "parameterized"},
    optimal_steps=7,
)
def test_move_note(
    episode: Episode, folders: Sequence[str], name: str, text: str, noise: Noise
) -> None:
    source, target = folders
    notebook, rest = Notebook(episode.device), beside(noise, name, folder=source)
    notebook.fill({**rest, f"{source}/{name}": text}, folders=[target])
    episode.run()
    with episode.check(MOVED):
        assert notebook.holds_only({**rest, f"{target}/{name}": text}, folders=[source, target])


def take_to(pilot: Pilot, folders: Sequence[str], name: str, action: str) -> None:
    """Move or copy a note from one folder to another."""
    pilot.open(APP).tap(text=folders[0])
    open_menu(find(pilot, name).long_press(text=name)).tap(action)
    pilot.tap(text="..").tap(text=folders[1]).tap("Select this folder")


@test_move_note.solution
def move(pilot: Pilot, folders: Sequence[str], name: str) -> None:
    take_to(pilot, folders, name, "Move")


@test_move_note.mistake("copied", fails=MOVED)
def copy(pilot: Pilot, folders: Sequence[str], name: str) -> None:
    take_to(pilot, folders, name, "Copy")


@test_move_note.mistake("copied, and the old one only hidden", fails=MOVED)
def copy_and_hide(pilot: Pilot, folders: Sequence[str], name: str) -> None:
    take_to(pilot, folders, name, "Copy")
    rename_note(pilot, name, f".{name}")


@test_move_note.mistake("another note moved", fails=MOVED)
def move_another(pilot: Pilot, folders: Sequence[str], name: str, noise: Noise) -> None:
    take_to(pilot, folders, min(beside(noise, name)), "Move")


@test_move_note.mistake("moved to the notebook", fails=MOVED)
def move_out(pilot: Pilot, folders: Sequence[str], name: str) -> None:
    pilot.open(APP).tap(text=folders[0])
    find(pilot, name).long_press(text=name).tap("More options").tap("Move")
    pilot.tap(text="..").tap("Select this folder")
