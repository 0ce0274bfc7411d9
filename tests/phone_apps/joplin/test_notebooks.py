"""Notebooks: made, nested, renamed, thrown away; and what can be configured."""

from __future__ import annotations

from pytest_androidbench.phone.apps.joplin.model import Notebook, branches, first_line
from pytest_androidbench.phone.apps.joplin.store import RESTORED, NoteStore
from tests.phone_apps.driver import Driver
from tests.phone_apps.joplin.pages import pass_ms, press, row, titles


def choose(joplin: Driver, *labels: str) -> None:
    for label in labels:
        joplin.tap(label)


def test_a_notebook_is_made_inside_of_another(joplin: Driver, store: NoteStore) -> None:
    choose(joplin, "Sidebar", "New Notebook")
    save = joplin.find("Save changes")
    assert save is not None
    assert not save.enabled
    joplin.phone.windows.type_text("Travel")
    choose(joplin, "Select parent notebook")
    choose(joplin, "Welcome!", "Save changes")
    travel, welcome = store.folders()
    assert (travel.title, travel.parent_id) == ("Travel", welcome.id)
    assert joplin.find("Travel") is not None
    choose(joplin, "Sidebar", "Collapse")
    assert joplin.find("Travel") is None
    choose(joplin, "Expand")
    assert joplin.find("Travel") is not None


def test_a_notebook_is_renamed(joplin: Driver, store: NoteStore) -> None:
    joplin.tap("Sidebar")
    press(joplin, "Welcome!")
    joplin.tap("EDIT")
    joplin.phone.windows.type_text("?")
    joplin.tap("Save changes")
    assert [folder.title for folder in store.folders()] == ["Welcome!?"]
    assert joplin.find("Welcome!?") is not None


def test_a_notebook_goes_to_the_trash_with_all_in_it_and_comes_back(
    joplin: Driver, store: NoteStore
) -> None:
    parent = store.folders()[0].id
    child = store.add_folder("Inside", parent)
    store.add_note(child, title="Deep")
    joplin.tap("Sidebar")
    press(joplin, "Welcome!")
    joplin.tap("DELETE")
    joplin.tap("OK")
    assert store.folders() == []
    assert row(store, "Deep")["deleted_time"] > 0
    press(joplin, "Welcome!")
    joplin.tap("RESTORE")
    assert [folder.title for folder in store.folders()] == ["Inside", "Welcome!"]
    assert row(store, "Deep")["deleted_time"] == 0


def test_a_note_whose_notebook_is_gone_is_restored_elsewhere(
    joplin: Driver, store: NoteStore
) -> None:
    del joplin
    note = row(store, "4. Tips")["id"]
    store.trash_folder(store.folders()[0].id)
    store.restore_notes(note)
    [folder] = store.folders()
    assert folder.title == RESTORED
    assert row(store, "4. Tips")["parent_id"] == folder.id


def test_all_notes_and_the_empty_app(joplin: Driver, store: NoteStore) -> None:
    pass_ms(joplin, 1000)
    other = store.add_folder("Other")
    store.add_note(other, title="Far")
    choose(joplin, "Sidebar", "All notes")
    assert titles(joplin)[0] == "Far"
    for folder in store.folders():
        store.trash_folder(folder.id)
    choose(joplin, "Sidebar", "Trash", "Sidebar")
    joplin.phone.windows.back()
    joplin.phone.windows.home()
    joplin.phone.windows.lifecycle.force_stop("net.cozic.joplin")
    joplin.phone.windows.start_app("net.cozic.joplin")
    choose(joplin, "Create a notebook")
    joplin.phone.windows.type_text("Start")
    choose(joplin, "Save changes")
    assert joplin.find("Start") is not None


def test_settings_are_kept_once_they_are_saved(joplin: Driver, store: NoteStore) -> None:
    choose(joplin, "Sidebar", "Configuration", "General", "DD/MM/YYYY", "YYYY-MM-DD")
    assert store.settings.text("dateFormat") == "DD/MM/YYYY"
    joplin.phone.windows.back()
    joplin.phone.windows.back()
    choose(joplin, "SAVE CHANGES", "4. Tips", "Actions", "Properties")
    assert joplin.find("Created: 2023-10-15 15:34") is not None


def test_the_plain_editor_and_the_dark_theme(joplin: Driver) -> None:
    choose(joplin, "Sidebar", "Configuration", "Note")
    joplin.tap("Use the plain text editor", "Switch")
    choose(joplin, "Save changes", "Back", "Appearance", "Light", "Dark", "Save changes")
    choose(joplin, "Back", "Back", "Add new", "New note")
    assert joplin.find("Bold") is None
    assert any(node.hint == "Add body" for node in joplin.nodes())
    assert joplin.phone.windows.view.image().getpixel((540, 700)) == (29, 32, 36)


def test_synchronising_without_a_target_leads_to_the_settings(joplin: Driver) -> None:
    choose(joplin, "Sidebar", "Synchronise")
    assert joplin.find("Synchronisation target") is not None


def test_an_export_is_shared(joplin: Driver) -> None:
    choose(joplin, "Sidebar", "Configuration", "Export", "Export all notes as JEX")
    data = joplin.phone.files.read("/data/data/net.cozic.joplin/cache/jex_export.jex")
    assert data.count(b"type_: 1\x00") == 5
    assert data.count(b"type_: 2\x00") == 1


def test_the_tree_is_sorted_and_nothing_hangs_in_the_air() -> None:
    folders = [
        Notebook(id="1", title="b"),
        Notebook(id="2", title="A", parent_id="1"),
        Notebook(id="3", title="a", parent_id="lost"),
    ]
    shown = [(branch.folder.id, branch.depth) for branch in branches(folders)]
    assert shown == [("3", 0), ("1", 0), ("2", 1)]
    assert [b.folder.id for b in branches(folders, ["1"])] == ["3", "1"]


def test_titles_made_of_texts() -> None:
    assert first_line("\n## A [link](http://x) here\nmore") == "A link here"
    assert first_line("x" * 100) == "x" * 80
    assert first_line("") == ""


def test_settings_are_searched_in_all_sections(joplin: Driver) -> None:
    choose(joplin, "Sidebar", "Configuration", "Search")
    assert joplin.find("Theme") is None
    joplin.phone.windows.type_text("theme")
    assert {"Appearance", "Theme"} <= set(joplin.texts())
    assert "Date format" not in joplin.texts()
    joplin.tap("Appearance")
    assert "Viewer font size" in joplin.texts()
