"""What a page asks of whoever shows it: dialogs, rows to choose from, files."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.phone.browser.facts import AskKind, PageAsk, PageOption
from pytest_androidbench.phone.browser.limits import MOST_ASKS, MOST_OPTIONS, MOST_TEXT
from pytest_androidbench.phone.browser.session import PageSession, quoted


@dataclass(frozen=True, slots=True, kw_only=True)
class ChosenFile:
    """A file that was chosen for a page."""

    name: str
    mime: str
    data: bytes


AskAnswer = None | bool | str | tuple[int, ...] | tuple[ChosenFile, ...]
_DIALOGS: Final = {
    "alert": AskKind.ALERT,
    "confirm": AskKind.CONFIRM,
    "prompt": AskKind.PROMPT,
    "beforeunload": AskKind.LEAVE,
}


@dataclass(frozen=True, slots=True)
class _Waiting:
    ask: PageAsk
    frame: int = 0
    """The context of our scripts that knows the element."""
    number: int = 0
    """What the element is called there; of a file's, its node."""


class PageAsks:
    """Those that are open."""

    def __init__(self, page: PageSession) -> None:
        self._page = page
        self._open: list[_Waiting] = []
        self._number = 0

    @property
    def asks(self) -> tuple[PageAsk, ...]:
        """In the order in which they came."""
        return tuple(each.ask for each in self._open)

    def clear(self) -> None:
        """Forget them; the document is gone."""
        self._open.clear()
        self._page.blocked = False

    def dialog_opened(self, params: Mapping[str, Any]) -> None:
        """A script waits."""
        self._page.blocked = True
        kind = _DIALOGS.get(str(params.get("type")), AskKind.ALERT)
        message, text = _cut(params.get("message")), _cut(params.get("defaultPrompt"))
        self._add(PageAsk(number=self._next(), kind=kind, message=message, text=text))

    def dialog_closed(self) -> None:
        """It goes on."""
        self._page.blocked = False
        self._open = [each for each in self._open if each.ask.kind not in _DIALOGS.values()]

    def chooser_opened(self, params: Mapping[str, Any], accept: str) -> None:
        """A file is to be chosen."""
        many = params.get("mode") == "selectMultiple"
        ask = PageAsk(number=self._next(), kind=AskKind.FILE, detail=_cut(accept), many=many)
        self._add(_Waiting(ask, number=int(params.get("backendNodeId", 0))))

    def told(self, context: int, payload: str) -> None:
        """Our scripts say that a finger has touched a field that is the embedder's to fill."""
        try:
            facts = json.loads(payload)
            ask = PageAsk(
                number=self._next(),
                kind=AskKind(facts["kind"]),
                text=_cut(facts.get("text")),
                detail=_cut(facts.get("detail")),
                many=bool(facts.get("many")),
                options=tuple(map(_option, facts.get("options", [])[:MOST_OPTIONS])),
            )
            self._add(_Waiting(ask, context, int(facts["number"])))
        except (ValueError, KeyError, TypeError, AttributeError):
            # The page cannot reach that function; whatever it was, it asks for nothing.
            return

    def answer(self, number: int, value: AskAnswer) -> None:
        """Answer one; raises as `PageSession.call` does."""
        found = next((each for each in self._open if each.ask.number == number), None)
        if found is None:
            return
        self._open.remove(found)
        if found.ask.kind in _DIALOGS.values():
            self._dialog(value)
        elif found.ask.kind is AskKind.FILE:
            self._files(found, value)
        elif value is not None:
            given = list(value) if isinstance(value, tuple) else value
            self._evaluate(found.frame, f"androidbench.answer({found.number}, {quoted(given)})")

    def _dialog(self, value: AskAnswer) -> None:
        params: dict[str, object] = {"accept": value is not None and value is not False}
        if isinstance(value, str):
            params["promptText"] = value
        self._page.blocked = False
        self._page.tell("Page.handleJavaScriptDialog", params)

    def _files(self, found: _Waiting, value: AskAnswer) -> None:
        context = self._page.contexts.get(self._page.target)
        if not isinstance(value, tuple) or context is None:
            return
        chosen = [
            {"name": each.name, "mime": each.mime, "data": base64.b64encode(each.data).decode()}
            for each in value
            if isinstance(each, ChosenFile)
        ]
        node = {"backendNodeId": found.number, "executionContextId": context}
        element = self._page.call("DOM.resolveNode", node)["object"]["objectId"]
        self._page.call(
            "Runtime.callFunctionOn",
            {
                "functionDeclaration": "function(chosen) { androidbench.files(this, chosen); }",
                "objectId": element,
                "arguments": [{"value": chosen}],
            },
        )

    def _evaluate(self, context: int, expression: str) -> None:
        self._page.call("Runtime.evaluate", {"expression": expression, "contextId": context})

    def _add(self, ask: PageAsk | _Waiting) -> None:
        if len(self._open) < MOST_ASKS:
            self._open.append(ask if isinstance(ask, _Waiting) else _Waiting(ask))

    def _next(self) -> int:
        self._number += 1
        return self._number


def _option(facts: Mapping[str, Any]) -> PageOption:
    return PageOption(
        label=_cut(facts.get("label")),
        enabled=bool(facts.get("enabled")),
        group=bool(facts.get("group")),
        selected=bool(facts.get("selected")),
    )


def _cut(value: object) -> str:
    return str(value or "")[:MOST_TEXT]
