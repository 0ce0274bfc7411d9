from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.documentsui.kinds import common_type, kind_of
from pytest_androidbench.phone.apps.documentsui.names import split_name, valid_name
from pytest_androidbench.phone.apps.documentsui.sorting import name_key
from pytest_androidbench.phone.system.byte_counts import size_text


@pytest.mark.parametrize(
    ("size", "text"),
    [
        (0, "0 B"),
        (900, "900 B"),
        (901, "0.90 kB"),
        (2_100, "2.10 kB"),
        (12_340, "12.34 kB"),
        (123_456, "123 kB"),
        (3_400_000, "3.40 MB"),
        (950_000_000, "0.95 GB"),
    ],
)
def test_sizes(size: int, text: str) -> None:
    assert size_text(size, "en_US") == text


@pytest.mark.parametrize(
    ("name", "type_", "parts"),
    [
        ("a.txt", "text/plain", ("a", "txt")),
        ("a.md", "text/plain", ("a.md", "txt")),
        ("a", "image/jpeg", ("a", "jpg")),
        ("a.tar.gz", "application/octet-stream", ("a.tar.gz", "")),
        ("a.xyz", "application/octet-stream", ("a", "xyz")),
        ("a", "application/octet-stream", ("a", "")),
    ],
)
def test_names_fit_their_types(name: str, type_: str, parts: tuple[str, str]) -> None:
    assert split_name(name, type_) == parts


def test_names_are_made_valid() -> None:
    assert valid_name('a/b:c*?"<>|\\.txt') == "a_b_c_______.txt"
    assert valid_name("..") == "(invalid)"
    assert len(valid_name("ü" * 200).encode()) <= 255


def test_names_are_sorted_as_android_does() -> None:
    names = ["b", "A", "a1", "_z", "10", "é", "e", "Éf", "a b"]
    assert sorted(names, key=name_key) == ["_z", "10", "A", "a b", "a1", "b", "e", "é", "Éf"]


def test_kinds_and_what_types_have_in_common() -> None:
    assert kind_of("text/markdown").label("text/markdown").english() == "MD document"
    assert kind_of("application/x-nothing").label("application/x-nothing").english() == "File"
    assert common_type(["image/png", "image/jpeg"]) == "image/*"
    assert common_type(["image/png", "text/plain"]) == "*/*"
    assert common_type(["image/png"]) == "image/png"
