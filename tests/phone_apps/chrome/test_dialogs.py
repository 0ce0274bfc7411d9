"""What pages ask: dialogs of scripts, lists, dates, colours, files; and what they give."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.kit.web.downloaded_files import FOLDER
from tests.phone_apps.chrome.conftest import Surfer

SAID = "<p id=said>nothing</p>"


def ask(web: Surfer, script: str) -> None:
    """A page whose button runs a script."""
    web.show(f'<title>Asking</title>{SAID}<button onclick="{script}">Ask</button>')
    web.tap("Ask")


def said(web: Surfer) -> str:
    return next(n.text for n in web.page_nodes() if n.text and n.text != "Ask")


def test_an_alert_is_shown_until_it_is_read(web: Surfer) -> None:
    ask(web, "alert('Mind the gap'); said.textContent = 'minded'")
    assert web.value("message_paragraph_1") == "Mind the gap"
    assert web.value("title") == "This page says"
    web.tap("positive_button")
    assert said(web) == "minded"


@pytest.mark.parametrize(("button", "answer"), [("OK", "true"), ("Cancel", "false")])
def test_a_question_is_answered(web: Surfer, button: str, answer: str) -> None:
    ask(web, "said.textContent = confirm('Sure?')")
    web.tap(button)
    assert said(web) == answer


def test_a_text_is_asked_for(web: Surfer) -> None:
    ask(web, "said.textContent = prompt('Who?', 'Ad')")
    web.type("a")
    web.tap("OK")
    assert said(web) == "Ada"


def test_back_answers_no(web: Surfer) -> None:
    ask(web, "said.textContent = prompt('Who?') === null ? 'nobody' : 'somebody'")
    web.back()
    web.back()
    assert said(web) == "nobody"


def test_a_page_that_alerts_while_it_is_loaded_is_heard(web: Surfer) -> None:
    web.show(f"{SAID}<script>alert('Hello'); said.textContent = 'heard'</script>")
    web.wait(500)
    web.tap("OK")
    assert said(web) == "heard"


SELECT = (
    '<select id=fruit onchange="said.textContent = this.value"><option>Apple</option>'
    "<option disabled>Pear</option><option>Plum</option></select>" + SAID
)


def test_an_option_is_chosen_in_a_list_of_the_phones(web: Surfer) -> None:
    web.show(SELECT)
    web.touch(next(n for n in web.page_nodes() if n.resource_id == "fruit"))
    assert web.values("text1") == ["Apple", "Pear", "Plum"]
    web.tap("Pear")
    web.tap("Plum")
    assert "Plum" in web.page_texts()


def test_a_list_is_left_without_a_choice(web: Surfer) -> None:
    web.show(SELECT)
    web.touch(next(n for n in web.page_nodes() if n.resource_id == "fruit"))
    web.back()
    assert "nothing" in web.page_texts()


def test_a_day_is_chosen_in_androids_picker(web: Surfer) -> None:
    web.show(f"<input id=day type=date value=2023-10-05 onchange='said.textContent = value'>{SAID}")
    web.touch(next(n for n in web.page_nodes() if n.resource_id == "day"))
    web.tap("17 October 2023")
    web.tap("OK")
    assert "2023-10-17" in web.page_texts()


def test_a_time_is_chosen_in_androids_picker(web: Surfer) -> None:
    web.show(f"<input id=at type=time value=08:30 onchange='said.textContent = value'>{SAID}")
    web.touch(next(n for n in web.page_nodes() if n.resource_id == "at"))
    web.tap("OK")
    web.wait(500)
    assert any(n.resource_id == "at" for n in web.page_nodes())


def test_a_file_is_chosen_with_files(web: Surfer) -> None:
    web.phone.files.write(f"{FOLDER}/list.csv", b"tea,2")
    web.show(
        '<input id=file type=file onchange="files[0].text().then(t => said.textContent = '
        f"files[0].name + ' ' + t)\">{SAID}"
    )
    web.touch(next(n for n in web.page_nodes() if n.resource_id == "file"))
    web.tap("list.csv")
    web.wait(500)
    assert "list.csv tea,2" in web.page_texts()


def test_a_download_lies_in_the_folder_and_is_told(web: Surfer) -> None:
    web.show("<a id=get download='tea.txt' href='data:text/plain,Assam'>Get it</a>")
    web.tap("Get it")
    web.wait(500)
    assert web.phone.files.read(f"{FOLDER}/tea.txt") == b"Assam"
    assert web.value("message_title") == "File downloaded"
    web.wait(11_000)
    assert not web.find("message_title")
    web.tap("menu_button")
    web.tap("Downloads")
    assert web.values("title") == ["tea.txt"]


def test_a_second_download_of_a_name_gets_a_number(web: Surfer) -> None:
    web.show("<a id=get download='tea.txt' href='data:text/plain,Assam'>Get it</a>")
    for _ in range(2):
        web.tap("Get it")
        web.wait(500)
    assert web.phone.files.exists(f"{FOLDER}/tea (1).txt")


def test_a_link_that_is_held_can_be_opened_in_a_tab_of_its_own(web: Surfer) -> None:
    web.show("<title>One</title><a href='data:text/html,<title>Two</title>'>Other page</a>")
    web.long_press("Other page")
    assert web.value("menu_header_title") == "Other page"
    web.tap("Open in new tab")
    assert web.find("3 open tabs, tap to switch tabs")


def test_the_address_of_a_link_is_copied(web: Surfer) -> None:
    web.show("<a href='https://example.com/tea'>Tea</a>")
    web.long_press("Tea")
    web.tap("Copy link address")
    assert web.phone.clipboard.text == "https://example.com/tea"


def test_a_link_is_not_followed_by_holding_it(web: Surfer) -> None:
    uri = web.show("<a href='https://example.com/tea'>Tea</a>")
    web.long_press("Tea")
    web.back()
    assert web.value("url_bar") == uri


def test_words_are_found_on_the_page(web: Surfer) -> None:
    web.show("<p>tea</p><p>Tea pot</p><p>cup</p>")
    web.tap("menu_button")
    web.tap("Find in page")
    web.type("tea")
    assert web.value("find_status") == "1/2"
    web.tap("find_next_button")
    assert web.value("find_status") == "2/2"
    web.tap("close_find_button")
    assert web.find("url_bar")


@pytest.mark.slow
def test_a_window_that_a_finger_opens_is_a_tab(web: Surfer) -> None:
    web.show("<a target=_blank href='data:text/html,<title>Two</title>x'>Open</a>")
    web.tap("Open")
    web.wait(500)
    assert web.find("3 open tabs, tap to switch tabs")
    web.back()
    assert web.find("2 open tabs, tap to switch tabs")
