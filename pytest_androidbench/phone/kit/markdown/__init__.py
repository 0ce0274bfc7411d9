"""Markdown: what a text means, and how a WebView shows it."""

from __future__ import annotations

from pytest_androidbench.phone.kit.markdown.blocks import (
    Block,
    Code,
    Items,
    MarkdownHeading,
    MarkdownItem,
    MarkdownParagraph,
    MarkdownTable,
    Quote,
    Rule,
    checked,
    parse,
)
from pytest_androidbench.phone.kit.markdown.inline import Span, plain, spans
from pytest_androidbench.phone.kit.markdown.view import MarkdownView, PageLook

__all__ = [
    "Block",
    "Code",
    "Items",
    "MarkdownHeading",
    "MarkdownItem",
    "MarkdownParagraph",
    "MarkdownTable",
    "MarkdownView",
    "PageLook",
    "Quote",
    "Rule",
    "Span",
    "checked",
    "parse",
    "plain",
    "spans",
]
