"""An app that shows one picker and keeps what it answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.screen import Screen
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Page, Text
from tests.phone_system.sample import Finger, new_phone


@dataclass(eq=False)
class Asking(AppScreen[App, None]):
    """Shows nothing by itself."""

    answers: list[Any] = field(default_factory=list)

    def build(self) -> Widget:
        return Page(Text("asking"))

    def take(self, answer: Any) -> None:
        self.answers.append(answer)


class AskingApp(App):
    """The app under these tests."""

    package = "com.ex.asking"
    label = "Asking"
    main = ".Asking"
    activities: ClassVar[Mapping[str, type[Screen[Any]]]] = {".Asking": Asking}


def asking(picker: Screen[Any], **display: Any) -> tuple[Phone, Finger, list[Any]]:
    """A phone that shows a picker, a finger, and the answers to come."""
    phone = new_phone(AskingApp, **display)
    phone.windows.start_app(AskingApp.package)
    screen = next(e.screen for e in phone.windows.entries() if isinstance(e.screen, Asking))
    screen.ask(picker, then=screen.take)
    phone.windows.changed()
    return phone, Finger(phone), screen.answers
