"""What an app is called, and how its first pages are passed."""

from __future__ import annotations

import pytest

from pytest_androidbench.interface.apps import FirstPages, KnownApp

NOTES = KnownApp(package="org.example.notes", label="My Notes", names=("jotter", "(my )?memos"))


@pytest.mark.parametrize(
    "name", ["My Notes", "my notes", "MY NOTES", "Jotter", "memos", "MY memos"]
)
def test_people_call_it_by_its_label_or_by_another_name(name: str) -> None:
    assert NOTES.is_called(name)


@pytest.mark.parametrize("name", ["", "Notes", "my notes app", "jotters", "a jotter", "my"])
def test_a_part_of_a_name_is_another_name(name: str) -> None:
    assert not NOTES.is_called(name)


def test_what_has_no_label_is_not_called_nothing() -> None:
    unlabelled = KnownApp(package="org.example.notes", names=("jotter",))
    assert not unlabelled.is_called("")
    assert unlabelled.is_called("JOTTER")


@pytest.mark.parametrize("taps", [(), ("Skip",), ("?Skip", "#ok", "?#next", "X")])
def test_first_pages_are_passed_by_labels_and_ids(taps: tuple[str, ...]) -> None:
    assert FirstPages(taps=taps).taps == taps


@pytest.mark.parametrize("tap", ["", "?", "#", "?#"])
def test_a_tap_on_nothing_passes_no_page(tap: str) -> None:
    with pytest.raises(ValueError, match="label or an #id"):
        FirstPages(taps=("Skip", tap))
