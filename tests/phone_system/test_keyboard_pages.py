"""The keyboard's pages beside its letters."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from pytest_androidbench.phone.apps.keyboard.emoji import CATEGORIES
from pytest_androidbench.phone.apps.keyboard.suggestions import suggestions
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike
from tests.phone_system.sample import Finger, Notes, NotesApp, opened


@dataclass(eq=False)
class Secret(AppScreen[NotesApp, None]):
    """Asks for a password."""

    secret: str = ""

    def build(self) -> w.Widget:
        return w.Page(w.TextField(bind="secret", hint="Secret", id="secret", password=True))


def message_text(name: TextLike) -> str:
    return name if isinstance(name, str) else name.text


def typing() -> tuple[Phone, Finger, Notes]:
    phone, finger, notes = opened()
    finger.tap(id="title")
    return phone, finger, notes


def pages() -> tuple[Phone, Finger, Notes]:
    phone, finger, notes = typing()
    finger.tap(desc="Emoji button")
    return phone, finger, notes


@pytest.mark.proof
@pytest.mark.parametrize("category", CATEGORIES, ids=lambda category: category.icon)
def test_emoji_of_each_category_can_be_typed(category: object) -> None:
    phone, finger, notes = pages()
    wanted = next(each for each in CATEGORIES if each is category)
    finger.tap(desc=message_text(wanted.name))
    finger.tap(desc=wanted.emoji[0])
    x, y = finger.find(desc=wanted.emoji[9]).bounds.center
    for _ in range(60):
        if finger.shows(desc=wanted.emoji[-1]):
            break
        phone.windows.fingers.swipe([(x, y), (x, y - 200)], 300)
    finger.tap(desc=wanted.emoji[-1])
    assert notes.title == wanted.emoji[0] + wanted.emoji[-1]
    finger.tap(desc="Delete")
    assert notes.title == wanted.emoji[0]
    finger.tap(desc="Letter keyboard")
    finger.tap(id="key_pos_0_0")
    assert notes.title.casefold().endswith("q")


def test_holding_an_emoji_offers_its_skin_tones() -> None:
    phone, finger, notes = pages()
    finger.tap(desc="People")
    phone.windows.fingers.long_press(*finger.find(desc="👋").bounds.center)
    finger.tap(desc="👋🏽")
    assert notes.title == "👋🏽"
    assert not finger.shows(desc="👋🏽")
    finger.tap(desc="Symbols")
    phone.windows.fingers.long_press(*finger.find(desc="🏧").bounds.center)
    assert not finger.shows(desc="🏧🏽")


def test_the_keyboard_keeps_its_height_on_every_page() -> None:
    _, finger, _ = typing()
    bounds = finger.find(id="inputArea").bounds
    for key in ("More features", "Clipboard", "More features", "Emoji"):
        finger.tap(desc=key)
        assert finger.find(id="inputArea").bounds == bounds


@pytest.mark.parametrize("page", ["", "More features", "Emoji button"])
def test_it_leaves_room_above_where_the_display_lies_on_its_side(page: str) -> None:
    phone, finger, _ = typing()
    phone.windows.rotate(1)
    if page:
        finger.tap(desc=page)
    assert finger.find(id="inputArea").bounds == (0, 439, 2400, 1080)
    assert finger.find(id="title").focused


def test_the_clipboard_page_pastes() -> None:
    phone, finger, notes = typing()
    finger.tap(desc="More features")
    finger.tap(desc="Clipboard")
    assert finger.shows(text="Your clipboard is empty")
    phone.clipboard.put("from before")
    phone.windows.changed()
    finger.tap(text="from before")
    assert notes.title == "from before"


def test_the_menu_leads_back_to_the_keys() -> None:
    _, finger, _ = typing()
    finger.tap(desc="More features")
    finger.tap(desc="More features")
    assert finger.shows(id="key_pos_0_0")


def test_voice_input_says_that_it_is_not_there() -> None:
    phone, finger, _ = typing()
    finger.tap(desc="Voice input")
    assert phone.windows.last_toast() == "Voice typing isn’t available"


def test_the_buttons_below_the_keys() -> None:
    phone, finger, _ = typing()
    finger.tap(id="input_method_nav_back")
    assert not phone.windows.keyboard_shown
    finger.tap(id="title")
    before = phone.ime.selected
    finger.tap(id="input_method_nav_ime_switcher")
    assert phone.ime.selected is not before
    phone.settings.put("secure", "navigation_mode", 0)
    assert not finger.shows(id="input_method_nav_back")


def test_holding_a_key_types_what_stands_in_its_corner() -> None:
    phone, finger, notes = typing()
    finger.tap(desc="Q")
    phone.windows.fingers.long_press(*finger.find(id="key_pos_0_1").bounds.center)
    assert notes.title == "Q2"


def test_digits_stand_above_the_letters_of_a_password() -> None:
    _, finger, notes = typing()
    assert not finger.shows(id="key_pos_number_0")
    before = finger.find(id="inputArea").bounds
    page = Secret()
    notes.show(page)
    finger.tap(id="secret")
    assert finger.find(id="inputArea").bounds.height > before.height
    for key in ("1", "q", "Symbol keyboard", "0", "=", "*"):
        finger.tap(desc=key)
    assert page.secret == "1q0=*"


def test_words_are_offered_and_take_the_place_of_what_was_written() -> None:
    phone, finger, notes = typing()
    for key in ("N", "a", "m"):
        finger.tap(desc=key)
    finger.tap(desc="Names")
    assert notes.title == "Names "
    assert not finger.shows(id="softkey_holder_fixed_candidates")
    phone.windows.type_text("xyz")
    assert finger.shows(desc="xyz")


@pytest.mark.parametrize(
    ("word", "offered"),
    [
        ("", []),
        ("nam", ["nam", "name", "names"]),
        ("name", ["name", "names"]),
        ("NA", ["NA", "NAME", "NAMES"]),
        ("qqq", ["qqq"]),
    ],
)
def test_the_commonest_words_that_begin_so(word: str, offered: list[str]) -> None:
    assert suggestions(word) == offered
