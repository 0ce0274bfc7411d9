from __future__ import annotations

from tests.phone_apps.expense.conftest import WEEK, Books

FAR = 500


def open_logs(books: Books) -> None:
    books.fill(*WEEK)
    books.go("dest_expense_logs")


def test_entries_newest_first_with_their_span(books: Books) -> None:
    open_logs(books)
    assert books.names() == [name for name, *_ in WEEK]
    assert "2023 Sep 15 - Oct 15 . DESC" in books.texts()


def test_swipes_choose_and_the_bar_deletes(books: Books) -> None:
    open_logs(books)
    books.swipe_row("Rent", FAR)
    assert "1 item" in books.texts()
    books.swipe_row("Cinema", FAR)
    assert "2 items" in books.texts()
    books.pick("delete")
    assert "2 items " in books.texts()
    books.tap("CONFIRM")
    assert books.names() == ["Coffee beans", "Salary", "Train ticket"]
    assert "Expense Logs" in books.texts()


def test_a_swipe_back_and_the_arrow_choose_nothing(books: Books) -> None:
    open_logs(books)
    books.swipe_row("Rent", FAR)
    books.swipe_row("Rent", -FAR)
    assert "Expense Logs" in books.texts()
    books.swipe_row("Rent", FAR)
    books.touch(next(n for n in books.nodes() if n.class_name == "android.widget.ImageButton"))
    assert "Expense Logs" in books.texts()
    assert len(books.store.all()) == len(WEEK)


def test_a_long_press_uncovers_the_button_that_deletes(books: Books) -> None:
    open_logs(books)
    before = books.find("Rent")
    assert before is not None
    books.phone.windows.fingers.long_press(*before.bounds.center)
    after = books.find("Rent")
    assert after is not None
    assert after.bounds.left < before.bounds.left
    books.pick("imv_delete_icon", 1)
    books.tap("CONFIRM")
    assert "Rent" not in books.names()


def test_only_one_row_is_uncovered_and_none_is_chosen_then(books: Books) -> None:
    open_logs(books)
    books.swipe_row("Salary", FAR)
    books.swipe_row("Rent", -FAR)
    assert "Expense Logs" in books.texts()
    books.swipe_row("Cinema", -FAR)
    lefts = {n.text: n.bounds.left for n in books.nodes() if n.resource_id.endswith("/tv_name")}
    assert lefts["Cinema"] < lefts["Rent"] == lefts["Salary"]


def test_the_filter_turns_and_limits_the_list(books: Books) -> None:
    open_logs(books)
    books.tap("filter")
    books.tap("btn_date_order_asc")
    books.tap("cv_start_date")
    books.tap("20")
    books.tap("button1")
    books.tap("btn_apply_filter")
    assert books.names() == ["Cinema", "Salary", "Rent", "Coffee beans"]
    assert "2023 Sep 20 - Oct 15 . ASC" in books.texts()


def test_an_empty_log_says_so_and_has_no_filter(books: Books) -> None:
    books.go("dest_expense_logs")
    assert "NO EXPENSE LOGS" in books.texts()
    node = books.find("filter")
    assert node is not None
    assert not node.enabled


def test_a_row_can_be_edited_by_its_sheet(books: Books) -> None:
    open_logs(books)
    books.tap("Cinema")
    books.tap("btn_edit")
    books.type("edt_note", "sci-fi")
    books.tap("btn_save")
    assert next(e for e in books.store.all() if e.name == "Cinema").note == "sci-fi"
    assert "Data Updated!" in books.texts()
