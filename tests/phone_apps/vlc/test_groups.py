"""Groups of films are made, named, changed and dissolved by hand."""

from __future__ import annotations

from pytest_androidbench.phone.apps.vlc.names import PACKAGE
from tests.phone_apps.vlc.conftest import Cinema


def titles(cinema: Cinema) -> list[str]:
    return cinema.values("ml_item_title")


def more(cinema: Cinema, title: str, *rows: str) -> None:
    """Open the sheet of an item of the list, and tap rows of it."""
    place = titles(cinema).index(title)
    dots = [node for node in cinema.nodes() if node.resource_id.endswith("item_more")]
    cinema.touch(dots[place])
    for row in rows:
        cinema.tap(row)


def named(cinema: Cinema, name: str) -> None:
    field = cinema.find("new_name")
    assert field is not None
    cinema.phone.windows.set_text(field, name)
    cinema.tap("rename_button")


def groups(cinema: Cinema) -> list[tuple[str, int, int]]:
    sql = "SELECT name, nb_video, forced_singleton FROM MediaGroup ORDER BY id_group"
    return [tuple(row) for row in cinema.app.database().query(sql)]


def test_a_group_gets_a_name_of_its_own(cinema: Cinema) -> None:
    more(cinema, "moment_", "Rename video group")
    named(cinema, "Holidays")
    assert titles(cinema) == ["clip_3", "footage_1", "Holidays", "scene_9_HD"]
    assert groups(cinema) == [("Holidays", 2, 0)]
    more(cinema, "Holidays", "Rename video group")
    named(cinema, "Beach")
    assert groups(cinema) == [("Beach", 2, 0)]
    cinema.phone.windows.home()
    cinema.phone.windows.start_app(PACKAGE)
    assert "Beach" in titles(cinema)


def test_a_film_goes_into_a_group_and_out_of_it(cinema: Cinema) -> None:
    more(cinema, "clip_3", "Add to video group")
    cinema.tap("moment_")
    assert titles(cinema) == ["footage_1", "moment_", "scene_9_HD"]
    assert groups(cinema) == [("moment_", 3, 0)]
    cinema.tap("moment_")
    assert titles(cinema) == ["clip_3", "moment_12", "moment_77"]
    more(cinema, "moment_12", "Remove from video group")
    assert titles(cinema) == ["clip_3", "moment_77"]
    cinema.back()
    assert titles(cinema) == ["footage_1", "moment_", "moment_12", "scene_9_HD"]
    assert groups(cinema) == [("moment_", 2, 0), ("moment_12", 1, 1)]


def test_a_group_is_dissolved_and_made_again(cinema: Cinema) -> None:
    more(cinema, "moment_", "Ungroup")
    assert titles(cinema) == ["clip_3", "footage_1", "moment_12", "moment_77", "scene_9_HD"]
    for film in ("moment_12", "moment_77"):
        more(cinema, film, "Regroup automatically")
    assert titles(cinema) == ["clip_3", "footage_1", "moment_", "scene_9_HD"]
    assert groups(cinema) == []


def test_selected_films_become_a_new_group(cinema: Cinema) -> None:
    cinema.long_press("clip_3")
    cinema.tap("scene_9_HD")
    cinema.more("Add to video group")
    cinema.tap("New group")
    assert titles(cinema) == ["clip_3", "footage_1", "moment_"]
    assert groups(cinema) == [("clip_3", 2, 0)]


def test_the_page_of_a_group_renames_and_dissolves_it(cinema: Cinema) -> None:
    cinema.tap("moment_")
    cinema.tap("rename_group")
    named(cinema, "Holidays")
    assert cinema.find("Holidays")
    assert titles(cinema) == ["moment_12", "moment_77"]
    cinema.tap("ungroup")
    assert titles(cinema) == ["clip_3", "footage_1", "moment_12", "moment_77", "scene_9_HD"]


def test_what_can_be_done_with_a_selection(cinema: Cinema) -> None:
    cinema.long_press("moment_")
    cinema.tap("More options")
    assert [text for text in cinema.texts() if text in {"Ungroup", "Rename video group"}] == [
        "Ungroup",
        "Rename video group",
    ]
    cinema.back()
    cinema.tap("clip_3")
    cinema.tap("More options")
    assert cinema.find("Ungroup") is None
    cinema.tap("Add to playlist")
    assert cinema.value("medias2") == "3 media"
