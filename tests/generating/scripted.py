"""A model that answers what generating asks, by rules that a test gives."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from fixtures.model_server import KEY, Fails, Says
from pytest_androidbench.generating.asking import Questions
from pytest_androidbench.generating.documents import Document
from pytest_androidbench.models.metered import MeteredModel
from pytest_androidbench.models.opening import open_model

MODEL = "claude-sonnet-5-5"
MANUAL = Document(
    name="clock.md",
    text="The Clock app sets alarms. How to use Clock: open it and tap the plus sign.\n"
    "Settings of Clock change the sound of alarms. Share a timer with others.",
)
"""A document of one chunk, which each query about Clock finds."""

Answer = str | Says | Fails


@dataclass
class Author:
    """What is answered to each kind of question; a text is an answer that ends by itself."""

    features: Callable[[list[dict[str, str]]], Answer] = lambda _excerpts: "set alarms\nrun timers"
    """By the excerpts."""
    templates: Callable[[list[str]], Answer] = lambda _features: (
        "Set an alarm for <time>, start a timer"
    )
    """By the features."""
    rewrites: Callable[[str], Answer] = lambda instruction: f"{instruction} twice"
    """By the instruction."""
    asked: list[str] = field(default_factory=list)
    """The kind of each question that came, in order."""

    def __call__(self, body: Mapping[str, Any]) -> Says | Fails:
        texts = [part["text"] for part in body["messages"][0]["content"]]
        question, material = texts[0], json.loads(texts[1])
        if question.startswith("Which features"):
            kind, answer = "features", self.features(material)
        elif question.startswith("Write one instruction"):
            kind, answer = "templates", self.templates(material)
        else:
            assert question.startswith("The JSON text is an instruction"), question
            kind, answer = "rewrite", self.rewrites(material)
        self.asked.append(kind)
        return Says(text=answer) if isinstance(answer, str) else answer


def opened(url: str, **variables: str) -> MeteredModel:
    named = {f"ANDROIDBENCH_{name.upper()}": value for name, value in variables.items()}
    return open_model(MODEL, base_url=url, api_key=KEY, tries=1, variables=named)


def questions(model: MeteredModel, *, tries: int = 2) -> Questions:
    return Questions(model=model, max_tokens=500, tries=tries)
