"""Markdown: what a text means, and how a WebView shows it."""

from __future__ import annotations

from pytest_androidbench.phone.kit.markdown.blocks import (
    Block,
    Code,
    Heading,
    Item,
    Items,
    Paragraph,
    Quote,
    Rule,
    Table,
    checked,
    parse,
)
from pytest_androidbench.phone.kit.markdown.inline import Span, plain, spans
from pytest_androidbench.phone.kit.markdown.view import MarkdownView, PageLook

__all__ = [
    "Block",
    "Code",
    "Heading",
    "Item",
    "Items",
    "MarkdownView",
    "PageLook",
    "Paragraph",
    "Quote",
    "Rule",
    "Span",
    "Table",
    "checked",
    "parse",
    "plain",
    "spans",
]
