"""Markdown within a line: emphasis, code, links."""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from pytest_androidbench.phone.kit.markdown.tokens import Token, tokens


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """A run of text that looks the same; a line break is a run of its own."""

    text: str
    bold: bool = False
    italic: bool = False
    struck: bool = False
    code: bool = False
    marked: bool = False
    link: str = ""
    """Where a tap leads."""


def spans(text: str) -> tuple[Span, ...]:
    """The runs of a text, each as long as it can be."""
    return tuple(_joined(_read(text, Span(text=""))))


def plain(runs: Iterable[Span]) -> str:
    """What is read of some runs."""
    return "".join(run.text for run in runs)


def _read(text: str, style: Span) -> Iterator[Span]:
    reached = 0
    for token in tokens(text):
        yield from _lines(text[reached : token.start], style)
        yield from _token(token, style)
        reached = token.end
    yield from _lines(text[reached:], style)


def _token(token: Token, style: Span) -> Iterator[Span]:
    match token.kind:
        case "escaped" | "image":
            yield replace(style, text=token.text)
        case "code":
            yield replace(style, text=token.text.strip(), code=True)
        case "link":
            yield from _read(token.text, replace(style, link=token.url or "#"))
        case "address":
            yield replace(style, text=token.text, link=_address(token.text))
        case "break":
            yield replace(style, text="\n")
        case "strong" | "emphasis" | "struck" | "marked":
            yield from _read(token.text, _styled(style, token.kind))


def _styled(style: Span, kind: str) -> Span:
    if kind == "strong":
        return replace(style, bold=True)
    if kind == "emphasis":
        return replace(style, italic=True)
    return replace(style, struck=True) if kind == "struck" else replace(style, marked=True)


def _address(text: str) -> str:
    return f"mailto:{text}" if "@" in text and "://" not in text else text


def _lines(text: str, style: Span) -> Iterator[Span]:
    """Plain text; each of its line breaks is a run of its own."""
    for place, line in enumerate(text.split("\n")):
        if place:
            yield replace(style, text="\n")
        if line:
            yield replace(style, text=html.unescape(line))


def _joined(runs: Iterable[Span]) -> Iterator[Span]:
    last: Span | None = None
    for run in runs:
        if last is not None and run.text != "\n" != last.text and _alike(run, last):
            last = replace(last, text=last.text + run.text)
            continue
        if last is not None:
            yield last
        last = run
    if last is not None:
        yield last


def _alike(one: Span, other: Span) -> bool:
    return replace(one, text="") == replace(other, text="")
