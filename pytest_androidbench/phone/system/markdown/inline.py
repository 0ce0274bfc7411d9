"""Markdown within a line: emphasis, code, links."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final


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


_TOKENS: Final = re.compile(
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


def spans(text: str) -> tuple[Span, ...]:
    """The runs of a text, each as long as it can be."""
    return tuple(_joined(_read(text, Span(text=""))))


def plain(runs: Iterable[Span]) -> str:
    """What is read of some runs."""
    return "".join(run.text for run in runs)


def _read(text: str, style: Span) -> Iterator[Span]:
    reached = 0
    for found in _TOKENS.finditer(text):
        yield from _lines(text[reached : found.start()], style)
        yield from _token(found, style)
        reached = found.end()
    yield from _lines(text[reached:], style)


def _token(found: re.Match[str], style: Span) -> Iterator[Span]:
    kind = found.lastgroup or ""
    kind = "code" if found["code"] is not None else kind
    if kind == "escaped":
        yield replace(style, text=found["escaped"])
    elif kind == "code":
        yield replace(style, text=found["code"].strip(), code=True)
    elif kind == "source":
        yield replace(style, text=found["alt"])
    elif kind == "url":
        yield from _read(found["label"], replace(style, link=found["url"] or "#"))
    elif kind in {"auto", "bare"}:
        yield replace(style, text=found[kind], link=_address(found[kind]))
    elif kind == "break":
        yield replace(style, text="\n")
    elif kind != "tag":
        yield from _read(found[kind], _styled(style, kind))


def _styled(style: Span, kind: str) -> Span:
    if kind.startswith("strong"):
        return replace(style, bold=True)
    if kind.startswith("emphasis"):
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
