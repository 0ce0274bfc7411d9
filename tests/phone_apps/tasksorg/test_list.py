from __future__ import annotations

from tests.phone_apps.driver import Driver
from tests.phone_apps.tasksorg.conftest import (
    hold,
    menu,
    row_of,
    rows_of,
    tap_all,
    titles,
)
from tests.phone_apps.tasksorg.ways import PACKAGE

SMART = [
    "Return the library books",
    "Water the plants",
    "Call the landlord about the heating",
    "Find the contract",
    "Buy stamps",
    "Renew passport",
    "Pay the rent",
    "Sharpen the knives",
]


def test_an_empty_list_says_so(empty: Driver) -> None:
    assert empty.find("There are no tasks here.")


def test_tasks_stand_in_smart_order_with_completed_ones_below(filled: Driver) -> None:
    assert titles(filled) == SMART[: len(titles(filled))]
    assert "Thu" in filled.texts()
    assert "Tue 13:00" in filled.texts()


def test_a_box_says_nothing_about_itself(filled: Driver) -> None:
    boxes = [node for node in filled.nodes() if node.resource_id.endswith("/completeBox")]
    assert boxes
    assert {(b.text, b.desc, b.checkable, b.class_name) for b in boxes} == {
        ("", "", False, "android.widget.ImageView")
    }


def test_sorted_by_due_date_with_completed_ones_between(filled: Driver) -> None:
    tap_all(filled, "menu_sort", "Sorting", "By due date", "Move completed tasks to bottom")
    filled.phone.windows.back()
    assert titles(filled)[:4] == [
        "Pay the rent",
        "Return the library books",
        "Water the plants",
        "Buy stamps",
    ]


def test_grouped_by_priority_under_headings(filled: Driver) -> None:
    tap_all(filled, "menu_sort", "Grouping", "By priority")
    filled.phone.windows.back()
    headers = [n.text for n in filled.nodes() if n.resource_id.endswith("/header")]
    assert headers[:3] == ["High priority", "Medium priority", "Low priority"]
    filled.tap("High priority")
    assert "Water the plants" not in filled.texts()


def test_an_order_is_turned_round(filled: Driver) -> None:
    tap_all(filled, "menu_sort", "Sorting", "By title", "Ascending")
    filled.phone.windows.back()
    assert titles(filled)[0] == "Water the plants"


def test_completed_tasks_are_hidden_and_shown(filled: Driver) -> None:
    menu(filled, "Show completed")
    assert "Pay the rent" not in titles(filled)
    menu(filled, "Show completed")
    assert "Pay the rent" in filled.texts() or filled.scrolled_to("Pay the rent")


def test_completing_a_task_takes_its_subtasks_along_and_can_be_undone(filled: Driver) -> None:
    boxes = [node for node in filled.nodes() if node.resource_id.endswith("/completeBox")]
    filled.touch(boxes[2])
    now = filled.phone.clock.now_ms
    for title in ("Call the landlord about the heating", "Find the contract"):
        assert now - 2000 < row_of(filled, title)["completed"] <= now
    filled.tap("UNDO")
    assert row_of(filled, "Find the contract")["completed"] == 0


def test_a_repeating_task_moves_on(filled: Driver) -> None:
    before = row_of(filled, "Water the plants")
    boxes = [node for node in filled.nodes() if node.resource_id.endswith("/completeBox")]
    filled.touch(boxes[1])
    after = row_of(filled, "Water the plants")
    assert after["completed"] == 0
    assert after["dueDate"] - before["dueDate"] == 14 * 86_400_000


def test_search_looks_into_titles_notes_lists_and_tags(filled: Driver) -> None:
    filled.tap("Search")
    filled.phone.windows.type_text("errand")
    assert titles(filled) == ["Buy stamps"]
    filled.tap("Clear query")
    filled.phone.windows.type_text("tuesday")
    assert titles(filled) == ["Call the landlord about the heating"]
    filled.tap("Collapse")
    assert len(titles(filled)) > 4


def test_clear_completed_marks_them_as_deleted(filled: Driver) -> None:
    menu(filled, "Clear Completed")
    filled.tap("OK")
    assert [row["title"] for row in rows_of(filled) if row["deleted"]] == SMART[-2:]


def test_chosen_tasks_are_deleted(filled: Driver) -> None:
    hold(filled, "Buy stamps")
    filled.tap("Renew passport")
    assert filled.find("2")
    menu(filled, "Delete")
    filled.tap("OK")
    assert {row["title"] for row in rows_of(filled) if row["deleted"]} == {
        "Buy stamps",
        "Renew passport",
    }
    assert filled.find("2 deleted")


def test_chosen_tasks_get_a_priority_and_a_date(filled: Driver) -> None:
    hold(filled, "Buy stamps")
    filled.tap("edit_priority")
    radios = [n for n in filled.nodes() if n.class_name == "android.widget.RadioButton"]
    filled.touch(radios[-1])
    filled.tap("OK")
    assert row_of(filled, "Buy stamps")["importance"] == 0
    hold(filled, "Buy stamps")
    tap_all(filled, "reschedule", "today_button", "evening_button", "ok_button")
    assert row_of(filled, "Buy stamps")["dueDate"] % 86_400_000 == (17 * 3600 + 1) * 1000


def test_the_same_date_again_is_no_change(filled: Driver) -> None:
    before = rows_of(filled)
    tap_all(filled, "due_date", "ok_button")
    assert rows_of(filled) == before


def test_on_its_side_the_date_can_be_taken_without_scrolling(filled: Driver) -> None:
    filled.phone.windows.rotate(1)
    tap_all(filled, "due_date", "today_button", "ok_button")
    assert "Thu" not in filled.texts()


def test_the_drawer_leads_to_filters_tags_and_lists(filled: Driver) -> None:
    for place, found in (("Today", 3), ("Errands", 1)):
        filled.tap("", "android.widget.ImageButton")
        filled.tap(place)
        assert len(titles(filled)) == found
    filled.phone.windows.back()
    assert filled.find("My Tasks")


def test_a_new_list_is_shown_and_kept(filled: Driver) -> None:
    filled.tap("", "android.widget.ImageButton")
    adds = [node for node in filled.nodes() if node.resource_id.endswith("/add_item")]
    filled.touch(adds[-1])
    filled.tap("Save")
    assert filled.find("Name cannot be empty")
    filled.phone.windows.type_text("Garden")
    filled.tap("Save")
    assert filled.find("There are no tasks here.")
    assert [row["cdl_name"] for row in rows_of(filled, "caldav_lists")] == [
        "Default list",
        "Garden",
    ]
    filled.phone.windows.home()
    filled.phone.windows.start_app(PACKAGE)
    assert filled.find("Garden")
    menu(filled, "List settings")
    tap_all(filled, "Delete", "DELETE")
    assert len(rows_of(filled, "caldav_lists")) == 1
    assert filled.find("My Tasks")


def test_dates_are_shown_in_full_where_that_is_wanted(filled: Driver) -> None:
    filled.tap("", "android.widget.ImageButton")
    tap_all(filled, "Settings", "Date and time", "Show full date")
    filled.phone.windows.back()
    filled.phone.windows.back()
    assert "Oct 12" in filled.texts()


def test_titles_and_the_bar_look_as_the_settings_want_it(filled: Driver) -> None:
    def height() -> int:
        node = filled.find("Buy stamps")
        assert node is not None
        return node.bounds.height

    before = height()
    app = filled.phone.packages.app(PACKAGE)
    assert app is not None
    filled.tap("", "android.widget.ImageButton")
    tap_all(filled, "Settings", "Task list options")
    bar = filled.find("seekbar")
    assert bar is not None
    filled.phone.windows.fingers.tap(bar.bounds.center.x, bar.bounds.center.y)
    filled.phone.windows.back()
    tap_all(filled, "Look and feel", "Color", "Basil")
    filled.phone.windows.back()
    filled.phone.windows.back()
    assert height() > before
    assert app.prefs().get("theme_color", 0) == 0xFF0B8043


def test_the_bar_moves_to_the_top_where_that_is_wanted(filled: Driver) -> None:
    filled.tap("", "android.widget.ImageButton")
    tap_all(filled, "Settings", "Task list options", "App bar position", "Top")
    filled.phone.windows.back()
    filled.phone.windows.back()
    assert filled.find("bottomAppBar") is None
    tap_all(filled, "menu_sort", "Grouping", "By priority")
    filled.phone.windows.back()
    assert filled.find("High priority") is not None
    menu(filled, "Expand subtasks")
    filled.tap("fab")
    assert filled.find("Save") is not None
