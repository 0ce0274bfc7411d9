"""The text of a page is what a reader sees of it, a line for each block."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.generating.hypertext import text_of_html

PAGES = {
    "<title>Clock</title><h1>Set</h1><p>Set <b>an alarm</b>.</p>": "Clock\n\nSet\n\nSet an alarm.",
    "<ul><li>add<li>remove</ul>": "- add\n\n- remove",
    "<table><tr><td>Tap</td><td>opens</td></tr></table>": "Tap opens",
    "one<br>two": "one\ntwo",
    "<p>a<script>var b = '</p>';</script>c</p>": "ac",
    "<p>a<!-- no -->b<?php no ?>c</p>": "abc",
    "<pre>one\n  two</pre>": "one\ntwo",
    "<p>one\n  two</p>": "one two",
    "<style>p {}</style>seen<noscript>not</noscript>": "seen",
    "a &lt;time&gt; &amp; &eacute; &#8211;": "a <time> & é –",
    '<?xml version="1.0" encoding="latin-1"?><html><body>über</body></html>': "über",
    "<p>unclosed <b>and <i>mixed</b></i>": "unclosed and mixed",
    "just words": "just words",
    "": "",
}  # fmt: skip


@pytest.mark.parametrize(("page", "text"), PAGES.items())
def test_what_is_seen_is_kept(page: str, text: str) -> None:
    assert text_of_html(page) == text


@given(st.lists(st.from_regex(r"[a-z]{1,9}", fullmatch=True), min_size=1))
def test_words_of_paragraphs_stay_in_order(words: list[str]) -> None:
    page = "".join(f"<p>{word}</p>" for word in words)
    assert text_of_html(page).split() == words


@given(st.text())
def test_any_text_is_a_page_or_is_refused(page: str) -> None:
    try:
        found = text_of_html(page)
    except ValueError:
        return
    assert not re.search(r"\n{3}|[ \t]\n|\n[ \t]", found)


def test_what_is_nested_deeply_is_read_too() -> None:
    assert "deep" in text_of_html("<div>" * 1500 + "deep")
    # Else the parser would leave out what lies deeper, and nobody would know.
    with pytest.raises(ValueError, match="more than 2000 deep"):
        text_of_html("first" + "<div>" * 3000 + "deep")


def test_nothing_is_fetched_and_no_entity_is_blown_up() -> None:
    bomb = '<!DOCTYPE html [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><p>&b;</p>'
    assert len(text_of_html(bomb)) < 200
    outside = '<!DOCTYPE html SYSTEM "http://192.0.2.1/x.dtd"><p>here</p>'
    assert text_of_html(outside) == "here"
