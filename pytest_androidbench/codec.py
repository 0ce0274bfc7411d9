"""The one way between this package's data classes and JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from pytest_androidbench.errors import CodecError

SCHEMA_VERSION = 2
"""Written into every stored document; raised when an older reader could misread a newer file."""

T = TypeVar("T")


def to_plain(value: object) -> Any:
    """Turn data classes and their contents into dicts, lists, strings and numbers."""
    return msgspec.to_builtins(value)


def from_plain(type_: type[T], value: object) -> T:
    """Build a `type_` from plain data, checking every field's type.

    Raises:
        CodecError: the data does not fit; says which field.
    """
    try:
        return msgspec.convert(value, type_)
    except msgspec.ValidationError as error:
        raise CodecError(f"cannot read {type_.__name__}: {error}") from error


def to_json(value: object, *, indent: int = 0) -> bytes:
    """Encode as UTF-8 JSON with sorted keys, so that equal values give equal bytes."""
    encoded = msgspec.json.encode(value, order="sorted")
    return msgspec.json.format(encoded, indent=indent) if indent else encoded


def from_json(type_: type[T], data: bytes | str) -> T:
    """Decode JSON into a `type_`.

    Raises:
        CodecError: not JSON, or the data does not fit.
    """
    try:
        return msgspec.json.decode(data, type=type_)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CodecError(f"cannot read {type_.__name__}: {error}") from error


def to_json_lines(values: Iterable[object]) -> bytes:
    """Encode each as a line of JSON."""
    return b"".join(to_json(value) + b"\n" for value in values)


def from_json_lines(type_: type[T], data: bytes) -> list[T]:
    """Decode lines of JSON; a last one whose end is missing was cut off, and is none.

    Raises:
        CodecError: another line is not JSON, or does not fit.
    """
    return [from_json(type_, line) for line in data.split(b"\n")[:-1]]


def json_schema(type_: Any) -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of what a type is written as."""
    return msgspec.json.schema(type_)
