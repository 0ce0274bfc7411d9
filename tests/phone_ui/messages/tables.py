"""Messages that modules keep in tables: rows of settings, choices, names of groups."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from functools import partial
from importlib import import_module

from pytest_androidbench.phone.ui.message import Message
from tests.phone_ui.messages.finder import Said, Source


def kept(source: Source) -> Iterator[tuple[str, Said]]:
    """Every message in a constant of a module, with that module."""
    for module, name in source.constants:
        if module.endswith(("__main__.py", "index.py")) or not name.isupper():
            continue  # a table of tables names no texts of its own
        path = module.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        value = getattr(import_module(f"pytest_androidbench.phone.{path}"), name, None)
        for message in _messages(value, set()):
            text = (message.text,) if message.many is None else (message.text, message.many)
            yield module, text


def _messages(value: object, seen: set[int]) -> Iterator[Message]:
    if isinstance(value, Message):
        yield value
        return
    if id(value) in seen or isinstance(value, str | bytes | type):
        return
    seen.add(id(value))
    for part in _parts(value):
        yield from _messages(part, seen)


def _parts(value: object) -> Iterator[object]:
    if isinstance(value, Mapping):
        yield from value.values()
    elif isinstance(value, list | tuple | set | frozenset):
        yield from value
    elif isinstance(value, partial):
        yield from (*value.args, *value.keywords.values())
    elif dataclasses.is_dataclass(value):
        yield from (getattr(value, each.name, None) for each in dataclasses.fields(value))
