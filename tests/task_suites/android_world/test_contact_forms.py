"""What is read of a new contact's form: fields by their hints, the label of the first number."""

from __future__ import annotations

import pytest

from pytest_androidbench.interface.observation import Node, Observation
from task_suites.android_world.test_contacts import field_text, filled, phone_label


def shown(*nodes: tuple[str, str, str, bool]) -> Observation:
    """A screen of text, description, hint and whether it can be written into, from the top."""
    return Observation(
        nodes=tuple(
            Node(
                index=place,
                text=text,
                desc=desc,
                hint=hint,
                class_name="android.widget.EditText" if editable else "android.widget.TextView",
                bounds=(0, place * 10, 100, place * 10 + 10),
            )
            for place, (text, desc, hint, editable) in enumerate(nodes)
        ),
        package="com.google.android.contacts",
        activity="Editor",
        width=100,
        height=200,
    )


def field(hint: str, text: str = "") -> tuple[str, str, str, bool]:
    return (text, "", hint, True)


def label(desc: str) -> tuple[str, str, str, bool]:
    return ("", desc, "", False)


FORM = shown(
    ("First name", "", "First name", False),
    field("First name", "Ada"),
    field("Last name", "Last name"),
    label("Home Email"),
    field("Phone", "555"),
    label("Delete Work Phone"),
    label("Work Phone"),
    field("Phone", "777"),
    label("Mobile Phone"),
)


@pytest.mark.parametrize(
    ("hint", "text"), [("First name", "Ada"), ("Last name", ""), ("Phone", "555"), ("Email", "")]
)
def test_a_field_is_found_by_its_hint_which_is_no_text_of_it(hint: str, text: str) -> None:
    assert field_text(FORM, hint) == text


def test_what_cannot_be_written_into_is_no_field() -> None:
    assert field_text(shown(("Ada", "", "First name", False)), "First name") == ""


def test_the_label_stands_behind_the_first_number() -> None:
    assert phone_label(FORM) == "Work"
    assert phone_label(shown(label("Home Phone"), field("Phone"), label("Work Phone"))) == "Work"


def test_without_a_number_there_is_no_label() -> None:
    assert phone_label(shown(label("Work Phone"))) == ""
    assert phone_label(shown(field("Email"), label("Work Phone"))) == ""
    assert phone_label(shown(("", "", "Phone", False), label("Work Phone"))) == ""
    assert phone_label(shown(field("Phone"), label("Work Email"))) == ""


def test_what_is_filled_in_is_neither_empty_nor_a_hint() -> None:
    assert filled(FORM) == ["Ada", "555", "777"]
    assert filled(shown(("Ada", "", "", False), field("Phone"), field("Email", "Email"))) == []
