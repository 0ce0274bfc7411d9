"""Texts with a selection, written with bars."""

from __future__ import annotations

from pytest_androidbench.phone.kit.writing import Selected


def marked(text: str) -> Selected:
    """A text whose selection lies between two bars, or whose caret is one bar."""
    start, end = text.index("|"), text.rindex("|")
    plain = text.replace("|", "")
    return Selected(plain, start, end - (text.count("|") - 1))


def shown(now: Selected) -> str:
    text, start, end = now
    if start == end:
        return f"{text[:start]}|{text[start:]}"
    return f"{text[:start]}|{text[start:end]}|{text[end:]}"
