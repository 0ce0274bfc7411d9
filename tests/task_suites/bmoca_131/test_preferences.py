"""What Wikipedia keeps is read as Android writes it."""

from __future__ import annotations

from typing import Final

from task_suites.bmoca_131.state import preferences_in

FILE: Final = b"""<?xml version='1.0' encoding='utf-8' standalone='yes' ?>
<map>
    <int name="textSizeMultiplier" value="-5" />
    <string name="feedCardsEnabled">[true,false]</string>
    <string name="nothing"></string>
    <boolean name="isNew" value="false" />
    <int value="3" />
</map>
"""


def test_texts_are_inside_of_their_elements_and_all_else_is_in_a_value() -> None:
    kept = preferences_in(FILE)
    assert kept["textSizeMultiplier"] == "-5"
    assert kept["feedCardsEnabled"] == "[true,false]"
    assert kept["isNew"] == "false"


def test_an_empty_text_is_empty_and_what_has_no_name_keeps_none() -> None:
    kept = preferences_in(FILE)
    assert kept["nothing"] == ""
    assert kept[""] == "3"


def test_they_keep_the_order_of_the_file() -> None:
    assert list(preferences_in(FILE)) == [
        "textSizeMultiplier", "feedCardsEnabled", "nothing", "isNew", "",
    ]  # fmt: skip
