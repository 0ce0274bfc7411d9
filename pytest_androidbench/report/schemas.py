"""JSON Schemas (draft 2020-12) of the files of a run, made from the types they are written from."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from textwrap import dedent
from typing import Any, Final, get_args, get_type_hints

from pytest_androidbench.codec import SCHEMA_VERSION, json_schema, to_json
from pytest_androidbench.records.adb_requests import AdbRequest
from pytest_androidbench.records.calls import ModelCall
from pytest_androidbench.records.criticised import Criticisms
from pytest_androidbench.records.division import Division
from pytest_androidbench.records.judged import Judgings
from pytest_androidbench.records.kept import Kept
from pytest_androidbench.records.labelled import RunTruth
from pytest_androidbench.records.linked import LinkedPictures
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import Record, StepRecord
from pytest_androidbench.records.reference import Reference
from pytest_androidbench.report.documents import EpisodeLine, Summary

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
SCHEMAS: Final[Mapping[str, tuple[Any, str]]] = {
    "manifest": (Manifest, "manifest.json"),
    "plan": (tuple[Planned, ...], "plan.json"),
    "shards": (Division, "shards.json"),
    "record": (Record, "episodes/KEY/N/record.json"),
    "step": (StepRecord, "a line of episodes/KEY/N/steps.jsonl"),
    "call": (ModelCall, "a line of episodes/KEY/N/calls.jsonl"),
    "adb": (AdbRequest, "a line of episodes/KEY/N/adb.jsonl"),
    "kept": (Kept, "episodes/KEY/N/kept.json"),
    "linked": (LinkedPictures, "episodes/KEY/N/linked.json"),
    "reference": (Reference, "reference.json"),
    "judged": (Judgings, "judged.json"),
    "criticised": (Criticisms, "criticised.json"),
    "labelled": (RunTruth, "labelled.json"),
    "summary": (Summary, "summary.json"),
    "episode": (EpisodeLine, "a line of episodes.jsonl"),
}
"""By name: the type, and which file of a run it describes."""


def schema(name: str) -> bytes:
    """The schema of one kind of file, as JSON."""
    type_, what = SCHEMAS[name]
    head = {
        "$schema": DIALECT,
        "$id": f"urn:pytest-androidbench:{name}:{SCHEMA_VERSION}",
        "$comment": f"{what}, in a run directory of pytest-androidbench",
    }
    return to_json({**head, **described(type_)}, indent=2) + b"\n"


def described(type_: Any) -> dict[str, Any]:
    """The schema of a type of data classes, with what their docstrings say."""
    made = json_schema(type_)
    for each in set(_dataclasses(type_)):
        _describe(made["$defs"][each.__name__]["properties"], each)
    return made


def _describe(properties: dict[str, Any], cls: type) -> None:
    """Put what a field's docstring says into its description; it serves readers alone."""
    for name, text in attribute_texts(cls).items():
        if name in properties:
            properties[name] = {**properties[name], "description": text}


def attribute_texts(cls: type) -> dict[str, str]:
    """The strings below a class's fields, its bases' included, each in one line."""
    found: dict[str, str] = {}
    for base in reversed([each for each in cls.__mro__ if is_dataclass(each)]):
        (definition,) = ast.parse(dedent(inspect.getsource(base))).body
        assert isinstance(definition, ast.ClassDef)
        for field, below in zip(definition.body, definition.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                text = _text(below)
                found |= {field.target.id: text} if text else {}
    return found


def _text(node: ast.stmt) -> str:
    value = node.value if isinstance(node, ast.Expr) else None
    text = value.value if isinstance(value, ast.Constant) else ""
    return " ".join(text.split()) if isinstance(text, str) else ""


def _dataclasses(type_: Any) -> Iterator[type]:
    """Every data class that a type is made of."""
    if isinstance(type_, type) and is_dataclass(type_):
        yield type_
        for inner in get_type_hints(type_).values():
            yield from _dataclasses(inner)
    for inner in get_args(type_):
        yield from _dataclasses(inner)
