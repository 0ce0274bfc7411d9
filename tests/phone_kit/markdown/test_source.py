"""What an editor shows of a Markdown text in another look."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.kit.markdown.source import MOST, SourceLook, look, source_parts


def parts(text: str) -> list[tuple[str, str]]:
    return [(kind, text[start:end]) for kind, start, end in source_parts(text)]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("# Title\nmore", [("heading", "# Title")]),
        ("####### seven", []),
        ("#tag", []),
        ("- [x] done", [("list", "- [x]")]),
        ("  12. twelfth", [("list", "  12.")]),
        ("> said", [("quote", ">")]),
        ("a **b c** d", [("bold", "**b c**")]),
        ("a** b**", []),
        ("~~gone~~", [("struck", "~~gone~~")]),
        ("see [it](http://x/y)", [("link", "[it](http://x/y)")]),
        ("run `ls -l`", [("code", "`ls -l`")]),
        ("```py\nx = 1\n```\nafter", [("fence", "```py\nx = 1\n```\n")]),
        ("~~~\nopen", [("fence", "~~~\nopen")]),
    ],
)
def test_signs_are_found_with_what_they_mark(text: str, wanted: list[tuple[str, str]]) -> None:
    assert parts(text) == wanted


@pytest.mark.parametrize("sign", ["[", "*", "**", "`", "~~", "[a](", "```x\n", "# ", "**a "])
def test_texts_made_of_signs_are_read_in_time(sign: str) -> None:
    assert len(parts(sign * (MOST // len(sign) // 4))) < MOST


def test_only_what_has_a_look_is_marked_and_very_long_texts_are_not() -> None:
    marking = SourceLook(marks={"heading": look("#112233")}).marking()
    [mark] = marking("# A **b**")
    assert (mark.start, mark.end, mark.colour) == (0, 9, "#112233")
    assert marking("# A\n" * MOST) == []
