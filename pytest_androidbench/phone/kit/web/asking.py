"""What pages ask their user: dialogs of scripts, lists, dates, colours and files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pytest_androidbench.phone.browser.facts import AskKind, PageAsk
from pytest_androidbench.phone.kit.web.ask_dialogs import PageQuestion, PageSelect
from pytest_androidbench.phone.kit.web.choosing import FileChoice
from pytest_androidbench.phone.kit.web.moments import MomentChoice
from pytest_androidbench.phone.system.app import App, AppPart

SCRIPTS: Final = (AskKind.ALERT, AskKind.CONFIRM, AskKind.PROMPT, AskKind.LEAVE)


@dataclass(eq=False)
class PageAsking(AppPart[App]):
    """Shows a dialog for each question, and hands the answer to the page."""

    open: list[str] = field(default_factory=list)
    """Page and number of the questions that a dialog is shown for."""
    files: FileChoice = field(default_factory=FileChoice)
    moments: MomentChoice = field(default_factory=MomentChoice)

    def follow(self, asks: Sequence[PageAsk], key: str) -> None:
        """Ask what is not being asked yet.

        Args:
            asks: what the page wants to know by now.
            key: the name of the page.
        """
        now = {f"{key} {ask.number}" for ask in asks}
        self.open = [name for name in self.open if name in now]
        for ask in asks:
            name = f"{key} {ask.number}"
            if name not in self.open:
                self.open.append(name)
                self._ask(ask, key)

    def answered(self, key: str, number: int, value: Any) -> None:
        """Hand an answer over; `[]` says that there is none."""
        browser = self.phone.browser
        if browser.alive(key):
            given = tuple(value) if isinstance(value, list) else value
            browser.page(key).answer(number, given or None if isinstance(given, tuple) else given)
        told = getattr(self.screen, "page_answered", None)
        if told is not None:
            told()

    def _ask(self, ask: PageAsk, key: str) -> None:
        if ask.kind in SCRIPTS:
            view = self.phone.browser.page(key).view()
            dialog = PageQuestion.of(ask, view.url)
            self.ask(dialog, self.decided, key, ask.number, ask.kind.value)
        elif ask.kind is AskKind.SELECT:
            self.ask(PageSelect.of(ask), self.answered, key, ask.number)
        elif ask.kind is AskKind.FILE:
            self.files.choose(ask, key)
        else:
            self.moments.choose(ask, key)

    def decided(self, key: str, number: int, kind: str, answer: list[Any]) -> None:
        """A dialog of a script was answered: whether with OK, and what was written."""
        sure, text = bool(answer[0]), str(answer[1])
        said: Any = text if kind == AskKind.PROMPT.value else True
        self.answered(key, number, said if sure else None)
