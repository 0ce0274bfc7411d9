"""What Markdown means."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.kit.markdown import (
    Block,
    Code,
    Items,
    MarkdownHeading,
    MarkdownParagraph,
    MarkdownTable,
    Quote,
    Rule,
    checked,
    parse,
    plain,
    spans,
)

MARKS = ("bold", "italic", "struck", "code", "marked")


def told(block: Block) -> object:
    """A block in few words."""
    match block:
        case MarkdownHeading():
            return block.level, plain(block.spans)
        case MarkdownParagraph():
            return plain(block.spans)
        case Code():
            return "code", block.text
        case Rule():
            return "rule"
        case Quote():
            return ["quote", *map(told, block.blocks)]
        case MarkdownTable():
            return [[plain(cell) for cell in row] for row in block.rows]
        case Items():
            return {"start": block.start, "items": [[*map(told, i.blocks)] for i in block.items]}


def bullets(*items: object) -> dict[str, object]:
    return {"start": None, "items": [item if isinstance(item, list) else [item] for item in items]}


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("# One\n### Three ###\n#no", [(1, "One"), (3, "Three"), "#no"]),
        ("Title\n===\nLower\n---\n", [(1, "Title"), (2, "Lower")]),
        ("a\nb\n\nc", ["a\nb", "c"]),
        ("***\n- - -\n___", ["rule", "rule", "rule"]),
        ("- a\n- b\n  more\n\n* c", [bullets("a", "b\nmore", "c")]),
        ("- a\n  - b\n    - c\n- d", [bullets(["a", bullets(["b", bullets("c")])], "d")]),
        ("3. x\n4. y", [{"start": 3, "items": [["x"], ["y"]]}]),
        ("- x\n1. y", [bullets("x"), {"start": 1, "items": [["y"]]}]),
        ("- a\nlazy\n\nnext", [bullets("a\nlazy"), "next"]),
        ("1) a\n\n   b\n", [{"start": 1, "items": [["a", "b"]]}]),
        ("> a\nb\n> > c", [["quote", "a\nb", ["quote", "c"]]]),
        ("```py\n# x\n\n- y\n```\nz", [("code", "# x\n\n- y"), "z"]),
        ("~~~\nopen", [("code", "open")]),
        ("    x\n     y\n\nz", [("code", "x\n y"), "z"]),
        ("a\n    b", ["a\nb"]),
        (
            "| a | b |\n|---|:-:|\n| 1 \\| 2 | 3 | 4 |\n| x",
            [[["a", "b"], ["1 | 2", "3"], ["x", ""]]],
        ),
        ("a | b", ["a | b"]),
        ("", []),
        ("\n\n", []),
    ],
)
def test_blocks(text: str, wanted: list[object]) -> None:
    assert list(map(told, parse(text))) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("a **b** c", [("a ",), ("b", "bold"), (" c",)]),
        (
            "*x* _y_ snake_case_name",
            [("x", "italic"), (" ",), ("y", "italic"), (" snake_case_name",)],
        ),
        ("**a *b***", [("a ", "bold"), ("b", "bold", "italic")]),
        (
            "~~a~~ ==b== `c*d*`",
            [("a", "struck"), (" ",), ("b", "marked"), (" ",), ("c*d*", "code")],
        ),
        ("2 * 3 * 4 &amp; \\*5\\*", [("2 * 3 * 4 & *5*",)]),
        ("a<br>b\nc", [("a",), ("\n",), ("b",), ("\n",), ("c",)]),
        ("<u>a</u> b", [("a b",)]),
        ("`` a`b ``", [("a`b", "code")]),
        ("![picture](:/id)", [("picture",)]),
    ],
)
def test_spans(text: str, wanted: list[tuple[str, ...]]) -> None:
    found = [(s.text, *(mark for mark in MARKS if getattr(s, mark))) for s in spans(text)]
    assert found == wanted


def test_links() -> None:
    text = "[a **b**](http://x.y/z 'T') https://q.r/s. <me@x.org>"
    assert [(s.text, s.link) for s in spans(text) if s.link] == [
        ("a ", "http://x.y/z"),
        ("b", "http://x.y/z"),
        ("https://q.r/s", "https://q.r/s"),
        ("me@x.org", "mailto:me@x.org"),
    ]


def test_boxes_are_ticked_in_their_line() -> None:
    text = "x\n- [ ] a\n  - [x] b\n- c"
    [_, items] = parse(text)
    assert isinstance(items, Items)
    assert [(item.line, item.checked) for item in items.items] == [(1, False), (3, None)]
    [_, inner] = items.items[0].blocks
    assert isinstance(inner, Items)
    assert [(item.line, item.checked) for item in inner.items] == [(2, True)]
    assert checked(text, 1, on=True) == "x\n- [x] a\n  - [x] b\n- c"
    assert checked(text, 2, on=False) == "x\n- [ ] a\n  - [ ] b\n- c"
    assert checked(text, 9, on=True) == text
