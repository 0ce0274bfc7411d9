"""The search: what it finds, in which order, and when."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.joplin.preferences import SHOW_DONE
from pytest_androidbench.phone.apps.joplin.search import parse, search
from pytest_androidbench.phone.apps.joplin.store import NoteStore
from tests.phone_apps.driver import Driver
from tests.phone_apps.joplin.pages import INDEXED_MS, leave, new, pass_ms, titles


@pytest.fixture
def shelf(store: NoteStore) -> NoteStore:
    """A few notes, known to the search."""
    folder = store.folders()[0].id
    for row in store.rows("folder", folder):
        store.delete_notes(row.id)
    store.add_note(folder, title="Crème brûlée", body="sugar & eggs")
    store.add_note(folder, title="Sugar", body="where to buy it")
    store.add_note(folder, title="Paint-box list", body="blue, green", is_todo=True)
    done = store.add_note(folder, title="Paint the fence", body="old brush", is_todo=True)
    store.tick(done, done=True)
    other = store.add_folder("Cellar shelf")
    tagged = store.add_note(other, title="Jars", body="sugar sugar sugar &amp; salt")
    store.put_tags(tagged, (), ("food",))
    store.index()
    return store


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("creme", ["Crème brûlée"]),
        ("BRÛL", ["Crème brûlée"]),
        ("sugar", ["Sugar", "Jars", "Crème brûlée"]),
        ("sug eggs", ["Crème brûlée"]),
        ("paint-box", ["Paint-box list"]),
        ('"paint the"', ["Paint the fence"]),
        ('"pai"', []),
        ("title:sugar", ["Sugar"]),
        ("-title:sugar sugar", ["Jars", "Crème brûlée"]),
        ("sugar -salt", ["Sugar", "Crème brûlée"]),
        ("any:1 jars fence", ["Jars", "Paint the fence"]),
        ("type:todo", ["Paint-box list", "Paint the fence"]),
        ("type:todo iscompleted:1", ["Paint the fence"]),
        ("notebook:cellar*", ["Jars"]),
        ("tag:food", ["Jars"]),
        ("salt & sugar", ["Jars"]),
        ("amp", []),
        ("nothing", []),
        ("...", []),
        ("", []),
    ],
)
def test_queries(shelf: NoteStore, query: str, wanted: list[str]) -> None:
    found = [row.title for row in search(shelf, query)]
    assert found == wanted or (query.startswith(("any", "type:todo")) and set(found) == set(wanted))


def test_a_word_before_a_colon_is_a_word() -> None:
    assert [term.value for term in parse("http://a b:c")] == ["http://a", "b:c"]
    terms = parse('title:"two three" -four type:todo')
    assert [(t.filter, t.value, t.negated) for t in terms] == [
        ("title", "two three", False),
        ("", "four", True),
        ("type", "todo", False),
    ]


def test_hidden_to_dos_are_not_found(shelf: NoteStore) -> None:
    shelf.settings.put(SHOW_DONE, value=False)
    assert [row.title for row in search(shelf, "paint")] == ["Paint-box list"]


def test_results_follow_what_is_typed(joplin: Driver) -> None:
    pass_ms(joplin, INDEXED_MS)
    joplin.tap("Search")
    joplin.phone.windows.type_text("privacy")
    assert titles(joplin) == []
    pass_ms(joplin, 250)
    assert titles(joplin) == ["5. Joplin Privacy Policy"]
    joplin.tap("Clear")
    assert titles(joplin) == []


def test_a_note_is_found_ten_seconds_after_it_was_written(joplin: Driver) -> None:
    pass_ms(joplin, INDEXED_MS)
    new(joplin, "New note", "heliotrope")
    leave(joplin)
    joplin.tap("Search")
    joplin.phone.windows.type_text("heliotrope")
    pass_ms(joplin, 300)
    assert titles(joplin) == []
    pass_ms(joplin, INDEXED_MS)
    joplin.phone.windows.changed()
    assert titles(joplin) == ["heliotrope"]
    joplin.phone.windows.back()
    joplin.tap("heliotrope", "TextView")
    assert joplin.find("Edit") is not None


def test_the_index_follows_changes_and_deletions(store: NoteStore, joplin: Driver) -> None:
    pass_ms(joplin, INDEXED_MS)
    assert store.db.value("SELECT count(*) FROM item_changes") == 0
    note = store.add_note(store.folders()[0].id, title="Été", body="a &lt; b")
    pass_ms(joplin, INDEXED_MS)
    kept = store.db.one("SELECT title, body FROM notes_normalized WHERE id = ?", note)
    assert kept is not None
    assert tuple(kept) == ("ete", "a < b")
    store.trash_notes(note)
    pass_ms(joplin, INDEXED_MS)
    assert store.db.value("SELECT count(*) FROM notes_normalized WHERE id = ?", note) == 0
