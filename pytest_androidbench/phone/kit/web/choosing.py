"""Files that pages ask for, chosen in the system's picker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.browser.asking import ChosenFile
from pytest_androidbench.phone.browser.facts import PageAsk
from pytest_androidbench.phone.system.app import App, AppPart
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.mime import UNKNOWN, known_type

GET: Final = "android.intent.action.GET_CONTENT"
OPENABLE: Final = "android.intent.category.OPENABLE"
MULTIPLE: Final = "android.intent.extra.ALLOW_MULTIPLE"
STREAM: Final = "android.intent.extra.STREAM"
MOST_FILES: Final = 100
MOST_BYTES: Final = 64_000_000
"""Of all files that a page is given at once."""


@dataclass(eq=False)
class FileChoice(AppPart[App]):
    """Has files chosen, and hands the page their bytes (SelectFileDialog.java)."""

    def choose(self, ask: PageAsk, key: str) -> None:
        """Open the picker for files of the types that are accepted."""
        intent = Intent(
            action=GET,
            type=accepted_type(ask.detail),
            categories=(OPENABLE,),
            extras={MULTIPLE: ask.many},
        )
        if not self.start_for(intent, self.picked, key, ask.number):
            self.picked(key, ask.number, None)

    def picked(self, key: str, number: int, result: Intent | None) -> None:
        """Read what was chosen; nothing where the picker was left."""
        files = [self._read(uri) for uri in chosen_addresses(result)[:MOST_FILES]]
        given: list[ChosenFile] = []
        for file in files:
            if file is not None and sum(len(g.data) for g in given) + len(file.data) <= MOST_BYTES:
                given.append(file)
        browser = self.phone.browser
        if browser.alive(key):
            browser.page(key).answer(number, tuple(given) or None)
        told = getattr(self.screen, "page_answered", None)
        if told is not None:
            told()

    def _read(self, uri: str) -> ChosenFile | None:
        content = self.phone.content
        try:
            data = content.open(uri)
        except (ContentError, FileError):
            return None
        type_ = content.type_of(uri) or UNKNOWN
        return ChosenFile(name=content.name_of(uri), mime=type_, data=data)


def chosen_addresses(result: Intent | None) -> list[str]:
    """Where the files lie that a picker gave."""
    if result is None:
        return []
    several = result.extras.get(STREAM)
    if isinstance(several, list):
        return [uri for uri in several if isinstance(uri, str)]
    return [result.data] if result.data else []


def accepted_type(accept: str) -> str:
    """The MIME type for an `accept` attribute: that of all it lists, else any."""
    words = [word.strip().lower() for word in accept.split(",") if word.strip()]
    types = {known_type(f"x{word}") or "*/*" if word.startswith(".") else word for word in words}
    if len(types) == 1:
        return types.pop()
    kinds = {type_.partition("/")[0] for type_ in types}
    return f"{kinds.pop()}/*" if len(kinds) == 1 else "*/*"
