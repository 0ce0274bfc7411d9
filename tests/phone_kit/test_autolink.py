"""Links are found where Android's Linkify finds them, in time linear in the text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.kit.autolink import links

PIECES = (
    *("http://", "HTTPS://", "www.", "example", ".com", ".", "/", "?a=b", "@", ":8080", " ", "-"),
    *("%41", "(", ")", "_", "ü", "日本", "\n", "10.0.0.1", "x", "ada", "e.g"),
)
texts = st.lists(st.sampled_from(PIECES), max_size=20).map("".join)


@pytest.mark.parametrize(
    ("text", "shown", "address"),
    [
        ("see www.example.com/a?b=1, now", "www.example.com/a?b=1", "http://www.example.com/a?b=1"),
        ("HTTPS://Example.ORG/", "HTTPS://Example.ORG/", "https://Example.ORG/"),
        ("http://localhost:8080/x y", "http://localhost:8080/x", "http://localhost:8080/x"),
        ("See http://a.com/ now", "http://a.com", "http://a.com"),
        ("at 192.168.1.1.", "192.168.1.1", "http://192.168.1.1"),
        ("to ada.lee@example.co.uk.", "ada.lee@example.co.uk", "mailto:ada.lee@example.co.uk"),
        ("ada.me@example.com", "ada.me@example.com", "mailto:ada.me@example.com"),
        ("open file.py", "file.py", "http://file.py"),
    ],
)
def test_a_link_ends_where_a_word_does(text: str, shown: str, address: str) -> None:
    (found,) = links(text)
    assert text[found.start : found.end] == shown
    assert found.address == address


@pytest.mark.parametrize(
    "text",
    ["e.g. this", "at 3.5 or 17:42", "note.js", "Hello.World", "a@b", "http://", "ftp:x", "10.0.0"],
)
def test_what_only_looks_like_one_is_none(text: str) -> None:
    assert links(text) == ()


@given(texts)
def test_links_stand_in_order_and_apart_and_lead_to_what_they_show(text: str) -> None:
    last = 0
    for found in links(text):
        assert last <= found.start < found.end <= len(text)
        assert found.address.casefold().endswith(text[found.start : found.end].casefold())
        assert found.address.partition(":")[0] in {"http", "https", "mailto"}
        last = found.end


@given(texts)
def test_a_text_is_read_the_same_between_blanks(text: str) -> None:
    alone = [found.address for word in text.split() for found in links(f"{word} ")]
    assert [found.address for found in links(f"{text} ")] == alone


@pytest.mark.timeout(20)
@pytest.mark.parametrize("piece", ["a.", "a@", "http://", "%@", "1.", "a-", "http://a/!", "_"])
def test_a_hostile_text_does_not_take_long(piece: str) -> None:
    links(piece * 50_000)
