"""Markdown's signs: which ones there are, and that looking for them takes no time to speak of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.kit.markdown import blocks
from pytest_androidbench.phone.kit.markdown.tokens import tokens

REFERENCE: Final = re.compile(
    r"""
    \\(?P<escaped>[!-/:-@\[-`{-~])
    | (?P<ticks>`+)(?P<code>.+?)(?<!`)(?P=ticks)(?!`)
    | !\[(?P<alt>[^\]]*)\]\((?P<source>[^)\s]*)[^)]*\)
    | \[(?P<label>(?:[^\[\]]|\[[^\]]*\])+)\]\((?P<url>[^)\s]*)[^)]*\)
    | <(?P<auto>(?:https?://|mailto:)[^>\s]+|[\w.+-]+@[\w-]+\.[\w.-]+)>
    | (?P<bare>https?://[^\s<>()]*[^\s<>().,;:!?'"*_])
    | (?P<break><br\s*/?>)
    | (?P<tag></?[a-zA-Z][^>]*>)
    | \*\*(?P<strong>(?=\S).+?(?<=\S)\*?)\*\*
    | (?<!\w)__(?P<strong_too>(?=\S).+?(?<=\S))__(?!\w)
    | \*(?P<emphasis>(?=[^\s*]).*?(?<=[^\s*]))\*(?!\*)
    | (?<!\w)_(?P<emphasis_too>(?=\S).+?(?<=\S))_(?!\w)
    | ~~(?P<struck>(?=\S).+?(?<=\S))~~
    | ==(?P<marked>(?=\S).+?(?<=\S))==
    """,
    re.VERBOSE | re.DOTALL,
)
"""What the signs are, in an expression whose time grows with the cube of a text's length."""

signs = st.lists(
    st.sampled_from(
        ["*", "**", "_", "__", "~~", "==", "`", "``", "[", "](", "]", ")", "(", "!", "<", ">", " ",
         "a", "b c", "\n", "\\", "https://x.y", "<br>", "</i>", "m@x.de", "mailto:", "."]
    ),
    max_size=14,
).map("".join)  # fmt: skip


def _expected(text: str) -> Iterator[tuple[int, int, str, str]]:
    for found in REFERENCE.finditer(text):
        groups = found.groupdict()
        url = groups.pop("url") or ""
        for name in ("ticks", "source", "break", "tag"):
            groups.pop(name)
        held = next((value for value in groups.values() if value is not None), "")
        yield *found.span(), held, url


@given(signs)
def test_the_signs_are_those_of_the_reference(text: str) -> None:
    assert [(t.start, t.end, t.text, t.url) for t in tokens(text)] == list(_expected(text))


@pytest.mark.parametrize(
    "part",
    ["`", "`a``", "[", "[a](", "![", "**a ", "*a", "__a ", "_a ", "~~a", "==a", "<a", "[[a]",
     "<https://a", "[a [b] ", "<mailto:a", "](", "<a@", "* ", "a_", "\\", "[a]((", "*_~"],
)  # fmt: skip
def test_long_runs_of_signs_are_read(part: str) -> None:
    text = part * (30_000 // len(part))
    assert sum(token.end - token.start for token in tokens(text)) <= len(text)
    assert blocks.parse(text)


@pytest.mark.parametrize(
    "line",
    ["#" + " " * 100_000 + "x", "```" + " " * 100_000 + "`", "```" + "a" * 100_000 + "`",
     "|\n-" + " " * 100_000 + "x", "- " * 50_000 + "x", "# " + "# " * 50_000 + "x"],
)  # fmt: skip
def test_long_lines_of_blanks_are_read(line: str) -> None:
    assert blocks.parse(line)


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("# a", "a"),
        ("## a ##", "a"),
        ("# a#", "a#"),
        ("# a # #", "a #"),
        ("#  ##", "##"),
        ("#", ""),
        ("#   ", ""),
    ],
)
def test_a_heading_may_be_closed(line: str, title: str) -> None:
    (heading,) = blocks.parse(line)
    assert isinstance(heading, blocks.MarkdownHeading)
    assert "".join(span.text for span in heading.spans) == title
