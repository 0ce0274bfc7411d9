from __future__ import annotations

import pytest

from pytest_androidbench.appdata.storage import Item, text_file


@pytest.mark.parametrize(
    ("path", "visible"),
    [
        ("Music/a.b.mp3", True),
        ("Androids/a.txt", True),
        ("Android/data/com.ex.app/a.txt", False),
        (".hidden", False),
        ("Music/.thumbnails/a.jpg", False),
    ],
)
def test_hidden_files_and_those_of_apps_are_out_of_sight(path: str, visible: bool) -> None:
    assert text_file(path, "a").is_visible is visible
    assert Item(path=path).is_visible is visible


def test_the_text_of_what_is_no_text_has_signs_in_place_of_what_cannot_be_read() -> None:
    assert Item(path="a", data="Größe".encode()).text == "Größe"
    assert Item(path="a", data=b"a\xff").text == "a\N{REPLACEMENT CHARACTER}"
    assert Item(path="folder").text == ""
