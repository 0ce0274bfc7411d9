"""A field for an address or words, which tells when it gets the caret."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.ui import widgets as w


@dataclass(eq=False)
class UrlField(w.TextField):
    """The field."""

    on_focus: Callable[[], None] | None = None

    class_name: ClassVar[str] = "android.widget.EditText"

    def took_focus(self) -> None:
        if self.on_focus is not None:
            self.on_focus()
