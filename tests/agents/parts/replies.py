"""Replies that no parser may stumble over."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

ODD: Final = (
    "",
    " \n\t ",
    "\x00",
    "\ud83d",
    "x" * 1_000_000,
    "{" * 1_000_000,
    "}" * 100_000,
    "{}" * 100_000,
    "#" * 100_000,
    "```" * 100_000,
    "[" * 100_000,
    "(" * 100_000,
    "-" * 20_000,
    "not " * 5_000,
    "a." * 9_000,
    "\\" * 100_000,
    '"' * 100_001,
    "ACTION:" * 50_000,
    "Reason:" * 50_000,
    "#set_text [" * 5_000,
    "# " * 50_000,
    '{"a":' * 5_000,
    "\n" * 1_000_000,
)
"""Empty, a megabyte long, half a character, and what makes parsers go deep or round and round."""


def spoiled(good: tuple[str, ...]) -> st.SearchStrategy[str]:
    """Replies like good ones: cut, doubled, with something in their middle."""

    def spoil(parts: tuple[str, str, int, int]) -> str:
        one, other, begin, end = parts
        return one[:begin] + other + one[end:]

    bits = st.text(max_size=10) | st.sampled_from(
        [
            "{",
            "}",
            '"',
            "'",
            "#",
            "[",
            "]",
            "```",
            ":",
            "\n",
            "\\",
            "(",
            ")",
            "-1",
            "9" * 30,
            "0x" + "f" * 5000,
        ]
    )
    places = st.integers(0, 200)
    one = st.sampled_from(good)
    return (
        st.text(max_size=60)
        | st.tuples(one, bits, places, places).map(spoil)
        | st.tuples(one, one).map("\n".join)
    )
