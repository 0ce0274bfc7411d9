"""Markor: notes made, written into and renamed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.clipboard import Clipboard
from pytest_androidbench.tasks.strategies import codes, several
from task_suites.android_world.android_ways import paste_into
from task_suites.android_world.content.files import NoiseFile, noise_files, note_names
from task_suites.android_world.content.notes import Edit, codes_as_names, edits
from task_suites.android_world.content.sentences import sentences
from task_suites.android_world.markor_ways import (
    APP,
    EDITOR,
    Notebook,
    beside,
    create_note,
    leave,
    make_folder,
    name_note,
    open_note,
    rename_note,
    write,
)
from task_suites.android_world.rules import text_is

NAMED, WRITTEN = "the note has its name", "its text is right"
OTHERS = "all else is as it was"
Names = Sequence[str]
Noise = tuple[NoiseFile, ...]


def check_note(
    episode: Episode, name: str, text: str, rest: Mapping[str, str], *, exact: bool = False
) -> None:
    """The note is there with its text, and all else is as it was.

    Args:
        episode: says which rule.
        name: the note's.
        text: what it should say.
        rest: texts of the others by name.
        exact: upstream compares this text letter by letter, too.
    """
    notebook = Notebook(episode.device)
    found = notebook.texts()
    with episode.check(NAMED):
        assert name in found
    with episode.check(WRITTEN):
        said = found.get(name, "")
        assert said.strip() == text if exact else text_is(episode, text, said)
    with episode.check(OTHERS):
        assert notebook.holds_only(rest, besides=name)


@task(
    "MarkorCreateNote",
    "In Markor, make a note with the file name {name} and this text: {text}",
    wordings=[
        "Write a new note in Markor. Its file is to be called {name}, and it says: {text}",
        "I want a note of the file name {name} in Markor, containing the following: {text}",
        "Open Markor and create the file {name} as a note. What goes into it: {text}",
        "There should be a note in Markor, saved as {name}, with these words in it: {text}",
    ],
    params={"name": note_names(), "text": sentences()},
    limits=Limits(steps=16),
    app="markor",
    difficulty="medium",
    tags={"data_entry", "parameterized"},
    optimal_steps=8,
)
def test_create_note(episode: Episode, name: str, text: str) -> None:
    Notebook(episode.device).fill({})
    episode.run()
    check_note(episode, name, text, {})


@test_create_note.solution
def create(pilot: Pilot, name: str, text: str) -> None:
    create_note(pilot.open(APP), name, text)


@test_create_note.mistake("a full stop missing", fails=WRITTEN)
def leave_last_sign_out(pilot: Pilot, name: str, text: str) -> None:
    create_note(pilot.open(APP), name, text[:-1])


@test_create_note.mistake("the extension twice", fails=NAMED)
def name_with_extension(pilot: Pilot, name: str, text: str) -> None:
    pilot.open(APP).tap("Create a new file or folder")
    pilot.type(None, name, id="new_file_dialog__name").tap("OK")
    write(pilot, text)


@test_create_note.mistake("nothing written", fails=WRITTEN)
def name_only(pilot: Pilot, name: str) -> None:
    name_note(pilot.open(APP), name)


@test_create_note.mistake("written and not saved", fails=WRITTEN)
def save_not(pilot: Pilot, name: str, text: str) -> None:
    name_note(pilot.open(APP), name)
    pilot.type(None, text)


@test_create_note.mistake("a folder made as well", fails=OTHERS)
def make_folder_too(pilot: Pilot, name: str, text: str) -> None:
    make_folder(pilot.open(APP), "notes")
    create_note(pilot, name, text)


@test_create_note.mistake("made twice, in another kind too", fails=OTHERS)
def make_twice(pilot: Pilot, name: str, text: str) -> None:
    create_note(pilot.open(APP), name, text)
    name_note(pilot, f"{name}.md")


@task(
    "MarkorCreateNoteFromClipboard",
    "In Markor, make a note with the file name {name} whose text is what the clipboard holds.",
    params={"name": note_names(), "text": codes(10)},
    limits=Limits(steps=14),
    app=("markor", "clipper"),
    difficulty="medium",
    tags={"data_entry", "parameterized"},
    optimal_steps=7,
)
def test_create_note_from_clipboard(episode: Episode, name: str, text: str) -> None:
    Notebook(episode.device).fill({})
    Clipboard(episode.device).set(text)
    episode.run()
    check_note(episode, name, text, {})


def paste(pilot: Pilot, name: str) -> None:
    """Make a note and paste into it."""
    name_note(pilot.open(APP), name)
    paste_into(pilot, EDITOR)


@test_create_note_from_clipboard.solution
def create_and_paste(pilot: Pilot, name: str) -> None:
    paste(pilot, name)
    leave(pilot)


@test_create_note_from_clipboard.mistake("the name written", fails=WRITTEN)
def write_the_name(pilot: Pilot, name: str) -> None:
    create_note(pilot.open(APP), name, name)


@test_create_note_from_clipboard.mistake("a letter behind it", fails=WRITTEN)
def add_a_letter(pilot: Pilot, name: str) -> None:
    paste(pilot, name)
    write(pilot, "s")


@test_create_note_from_clipboard.mistake("another name", fails=NAMED)
def paste_elsewhere(pilot: Pilot, name: str) -> None:
    paste(pilot, f"my_{name}")
    leave(pilot)


@task(
    "MarkorAddNoteHeader",
    "The note {names[0]} in Markor needs a title: write {header}, and nothing but that, as its new "
    "first line, leave one empty line between that and the text it has, and rename the note to "
    "{names[1]}.",
    params={
        "names": several(note_names(), 2, 2),
        "text": sentences(),
        "header": codes(20),
        "noise": noise_files(),
    },
    limits=Limits(steps=12),
    app="markor",
    difficulty="medium",
    tags={"data_entry", "parameterized"},
    optimal_steps=6,
)
def test_add_note_header(
    episode: Episode, names: Names, text: str, header: str, noise: Noise
) -> None:
    rest = beside(noise, *names)
    Notebook(episode.device).fill({**rest, names[0]: text})
    episode.run()
    check_note(episode, names[1], f"{header}\n\n{text}", rest, exact=True)


def rewrite_and_rename(pilot: Pilot, names: Names, text: str) -> None:
    """Open a note, give it another text, leave it and rename it."""
    open_note(pilot.open(APP), names[0])
    write(pilot, text, clear=True)
    rename_note(pilot, names[0], names[1])


@test_add_note_header.solution
def add_header(pilot: Pilot, names: Names, text: str, header: str) -> None:
    rewrite_and_rename(pilot, names, f"{header}\n\n{text}")


@test_add_note_header.mistake("no empty line", fails=WRITTEN)
def header_too_close(pilot: Pilot, names: Names, text: str, header: str) -> None:
    rewrite_and_rename(pilot, names, f"{header}\n{text}")


@test_add_note_header.mistake("below the text", fails=WRITTEN)
def header_below(pilot: Pilot, names: Names, text: str, header: str) -> None:
    rewrite_and_rename(pilot, names, f"{text}\n\n{header}")


@test_add_note_header.mistake("the old one kept as a hidden file", fails=OTHERS)
def header_in_a_copy(pilot: Pilot, names: Names, text: str, header: str) -> None:
    rename_note(pilot.open(APP), names[0], f".{names[0]}")
    create_note(pilot, names[1], f"{header}\n\n{text}")


@test_add_note_header.mistake("not renamed", fails=NAMED)
def header_only(pilot: Pilot, names: Names, text: str, header: str) -> None:
    open_note(pilot.open(APP), names[0])
    write(pilot, f"{header}\n\n{text}", clear=True)


@task(
    "MarkorChangeNoteContent",
    "In Markor, let the note {names[0]} say {text} and nothing else, and rename it to {names[1]}.",
    params={
        "names": several(note_names(), 2, 2),
        "text": codes(20),
        "before": codes(20),
        "noise": noise_files(),
    },
    limits=Limits(steps=12),
    app="markor",
    difficulty="medium",
    tags={"data_entry", "requires_setup", "parameterized"},
    optimal_steps=5,
)
def test_change_note_content(
    episode: Episode, names: Names, text: str, before: str, noise: Noise
) -> None:
    rest = beside(noise, *names)
    Notebook(episode.device).fill({**rest, names[0]: before})
    episode.run()
    check_note(episode, names[1], text, rest)


@test_change_note_content.solution
def change_content(pilot: Pilot, names: Names, text: str) -> None:
    rewrite_and_rename(pilot, names, text)


@test_change_note_content.mistake("added to what was there", fails=WRITTEN)
def keep_the_old(pilot: Pilot, names: Names, text: str, before: str) -> None:
    rewrite_and_rename(pilot, names, f"{before}{text}")


@test_change_note_content.mistake("a new note beside the old one", fails=OTHERS)
def make_another(pilot: Pilot, names: Names, text: str) -> None:
    create_note(pilot.open(APP), names[1], text)


@task(
    "MarkorEditNote",
    "Change the note {name} in Markor: {edit}",
    params={
        "name": codes_as_names(),
        "edit": edits(),
        "before": sentences(),
        "noise": noise_files(),
    },
    limits=Limits(steps=12),
    app="markor",
    difficulty="easy",
    tags={"data_edit", "transcription", "parameterized"},
    optimal_steps=4,
)
def test_edit_note(episode: Episode, name: str, edit: Edit, before: str, noise: Noise) -> None:
    rest = beside(noise, name)
    Notebook(episode.device).fill({**rest, name: before})
    episode.run()
    check_note(episode, name, edit.of(before), rest)


@test_edit_note.solution
def edit_text(pilot: Pilot, name: str, edit: Edit, before: str) -> None:
    open_note(pilot.open(APP), name)
    write(pilot, edit.of(before), clear=True)


@test_edit_note.mistake("a letter in the old text lost", fails=WRITTEN)
def damage_text(pilot: Pilot, name: str, edit: Edit, before: str) -> None:
    open_note(pilot.open(APP), name)
    write(pilot, edit.of(before)[:-1], clear=True)


@test_edit_note.mistake("put where the caret stood", fails=WRITTEN)
def append_to_line(pilot: Pilot, name: str, edit: Edit) -> None:
    open_note(pilot.open(APP), name)
    write(pilot, edit.text)


@test_edit_note.mistake("an empty line between", fails=WRITTEN)
def space_out(pilot: Pilot, name: str, edit: Edit, before: str) -> None:
    open_note(pilot.open(APP), name)
    write(pilot, edit.of(before).replace("\n", "\n\n"), clear=True)


@test_edit_note.mistake("another note of that name made", fails=OTHERS)
def edit_copy(pilot: Pilot, name: str, edit: Edit, before: str) -> None:
    create_note(pilot.open(APP), f"new_{name}", edit.of(before))


@task(
    "MarkorMergeNotes",
    "In Markor, make one note out of three: a new file called exactly {name}, with no extension, "
    "that holds the texts of {names[0]}, {names[1]} and {names[2]} in this order, with one empty "
    "line between each two. Leave the three notes as they are.",
    params={
        "names": several(note_names(), 3, 3),
        "texts": several(codes(20), 3, 3),
        "name": codes(8),
    },
    limits=Limits(steps=78),
    app="markor",
    difficulty="hard",
    tags={"data_edit", "data_entry", "parameterized"},
    optimal_steps=39,
)
def test_merge_notes(episode: Episode, names: Names, texts: Names, name: str) -> None:
    rest = dict(zip(names, texts, strict=True))
    Notebook(episode.device).fill(rest)
    episode.run()
    check_note(episode, name, "\n\n".join(texts), rest)


@test_merge_notes.solution
def merge(pilot: Pilot, names: Names, name: str) -> None:
    texts = read_notes(pilot.open(APP), names)
    create_note(pilot, name, "\n\n".join(texts))


def read_notes(pilot: Pilot, names: Names) -> list[str]:
    """What notes say, each opened and left again."""
    found = []
    for name in names:
        open_note(pilot, name)
        found.append(pilot.node(id=EDITOR).text)
        pilot.back()
    return found


@test_merge_notes.mistake("another order", fails=WRITTEN)
def merge_backwards(pilot: Pilot, texts: Names, name: str) -> None:
    create_note(pilot.open(APP), name, "\n\n".join(reversed(texts)))


@test_merge_notes.mistake("no empty lines", fails=WRITTEN)
def merge_closely(pilot: Pilot, texts: Names, name: str) -> None:
    create_note(pilot.open(APP), name, "\n".join(texts))


@test_merge_notes.mistake("with the usual extension", fails=NAMED)
def merge_with_extension(pilot: Pilot, texts: Names, name: str) -> None:
    create_note(pilot.open(APP), f"{name}.md", "\n\n".join(texts))


@test_merge_notes.mistake("one of the three deleted", fails=OTHERS)
def merge_into_one(pilot: Pilot, names: Names, texts: Names, name: str) -> None:
    create_note(pilot.open(APP), name, "\n\n".join(texts))
    pilot.long_press(text=names[2]).tap("Delete").tap("OK")
