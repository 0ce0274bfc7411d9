"""Emoji: which characters are some, how they are shaped, and that they have their own colours."""

from __future__ import annotations

import hashlib
import subprocess
import sys

import pytest
from PIL import Image

from pytest_androidbench.phone.apps.keyboard.emoji import CATEGORIES, with_tones
from pytest_androidbench.phone.ui.breaking import is_boundary
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.emoji import last_length
from pytest_androidbench.phone.ui.paragraph import Paragraph
from pytest_androidbench.phone.ui.widgets import Column, Text
from tests.phone_ui.pictures import picture
from tests.phone_ui.screens import ENGINE

SMALL = Display(width=200, height=60, density=160)


def set_text(text: str) -> Paragraph:
    return ENGINE.paragraph(text, size=40, width=5000)


def colours(image: Image.Image) -> set[tuple[int, ...]]:
    """The colours that are no grey."""
    return {
        colour
        for _, colour in image.getcolors(1 << 16) or ()
        if isinstance(colour, tuple) and max(colour) - min(colour) > 60
    }


@pytest.mark.parametrize("category", CATEGORIES, ids=lambda category: category.icon)
def test_each_emoji_of_the_keyboard_is_one_glyph_in_every_skin_tone(category: object) -> None:
    wanted = next(each for each in CATEGORIES if each is category)
    for sign in wanted.emoji:
        for shown in with_tones(sign) or [sign]:
            (run,) = set_text(shown).lines[0].runs
            assert run.font in {"emoji", "flags"}, shown
            assert [bool(glyph) for glyph, *_ in run.glyphs] == [True], shown
            assert last_length(f"x{shown}") == len(shown)


def test_the_keyboard_has_the_emoji_of_unicode_15() -> None:
    signs = [sign for category in CATEGORIES for sign in category.emoji]
    toned = [tone for sign in signs for tone in with_tones(sign)[1:]]
    assert (len(signs), len(set(signs))) == (1870, 1870)
    assert len(toned) == 5 * 305
    assert {"🫨", "🫎", "🩷", "🛜", "🐦‍⬛"} <= set(signs)


@pytest.mark.parametrize(
    ("text", "fonts"),
    [
        ("☀", ["symbols2"]), ("☀️", ["emoji"]), ("⚡", ["emoji"]), ("⚡︎", ["symbols2"]),
        ("5", ["roboto-400"]), ("5️⃣", ["emoji"]), ("©", ["roboto-400"]), ("©️", ["emoji"]),
        ("🇪🇬🇩🇪", ["flags"]), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", ["emoji"]), ("☝🏽", ["emoji"]), ("☝", ["symbols2"]),
        ("a 😀 b", ["roboto-400", "emoji", "roboto-400"]),
        ("👩🏽‍💻🏳️‍🌈", ["emoji"]),
    ],
)  # fmt: skip
def test_selectors_and_sequences_say_whether_it_is_text_or_emoji(
    text: str, fonts: list[str]
) -> None:
    runs = set_text(text).lines[0].runs
    assert [run.font for run in runs] == fonts
    assert all(glyph for run in runs for glyph, *_ in run.glyphs)


@pytest.mark.parametrize("text", ["👩🏽‍💻", "🇪🇬", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "5️⃣", "❤️", "👍🏿"])
def test_a_caret_does_not_stand_inside_of_one(text: str) -> None:
    line = f"a{text}{text}b"
    found = [offset for offset in range(len(line) + 1) if is_boundary(line, offset)]
    length = len(text)
    assert found == [0, 1, 1 + length, 1 + 2 * length, 2 + 2 * length]


@pytest.mark.parametrize(
    ("text", "length"), [("", 1), ("ab", 1), ("e\u0301", 1), ("🇪🇬🇩🇪", 2), ("👨‍👩‍👧", 5), ("5️⃣", 3)]
)
def test_what_a_backspace_takes(text: str, length: int) -> None:
    assert last_length(text) == length


def test_a_text_s_colour_does_not_tint_them() -> None:
    plain, red = (
        picture(Column(Text("😀", colour=colour)), SMALL) for colour in ("on_surface", "#ff0000")
    )
    assert plain.tobytes() == red.tobytes()
    assert (255, 0, 0) in colours(picture(Column(Text("☀ l", colour="#ff0000")), SMALL))


@pytest.mark.parametrize("text", ["😀", "🇩🇪"])
def test_they_are_as_transparent_as_their_text(text: str) -> None:
    whole, faint = (
        picture(Column(Text(text, enabled=enabled)), SMALL) for enabled in (True, False)
    )
    assert colours(whole)
    assert sum(faint.convert("L").tobytes()) > sum(whole.convert("L").tobytes())


def test_another_process_draws_the_same_pixels() -> None:
    text = "😀👩🏽‍💻🇪🇬5️⃣❤️"
    code = (
        "import hashlib; from tests.phone_ui.test_emoji import *;"
        f"print(hashlib.sha256(picture(Column(Text({text!r})), SMALL).tobytes()).hexdigest())"
    )
    other = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    here = hashlib.sha256(picture(Column(Text(text)), SMALL).tobytes()).hexdigest()
    assert other.stdout.strip() == here
