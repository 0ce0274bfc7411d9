from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.messages.counting import counted, part_count


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("", "160/1"),
        ("x" * 160, "0/1"),
        ("x" * 161, "145/2"),
        ("é" * 160, "0/1"),
        ("€", "158/1"),
        ("ç", "69/1"),
        ("日" * 71, "63/2"),
        ("☕😀", "67/1"),
    ],
)
def test_what_is_left_of_the_last_part(text: str, shown: str) -> None:
    assert counted(text) == shown


def test_an_empty_text_is_one_part() -> None:
    assert part_count("") == 1
