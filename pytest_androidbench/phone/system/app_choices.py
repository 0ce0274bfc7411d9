"""Which app the user wants for which intents: always, or only the last time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pytest_androidbench.phone.system.intents import Intent, split_component
from pytest_androidbench.phone.system.parts import ChosenApp


@dataclass(frozen=True, slots=True, kw_only=True)
class AppChoicesState:
    """Components by what intents have in common."""

    preferred: Mapping[str, str]
    last: Mapping[str, str]


class AppChoices:
    """Remembers what was answered to "Open with"."""

    def __init__(self) -> None:
        self._preferred: dict[str, str] = {}
        self._last: dict[str, str] = {}

    def keep(self, intent: Intent, type_: str | None, choice: ChosenApp) -> None:
        """Remember an answer for intents like this one, whose data has a MIME type."""
        key = _key(intent, type_)
        self._last[key] = choice.component
        if choice.always:
            self._preferred[key] = choice.component

    def preferred(self, intent: Intent, type_: str | None) -> str | None:
        """The component that always takes such intents."""
        return self._preferred.get(_key(intent, type_))

    def last(self, intent: Intent, type_: str | None) -> str | None:
        """The component that was chosen the last time."""
        return self._last.get(_key(intent, type_))

    def has_preferences(self, package: str) -> bool:
        """Whether some intents always lead to a package."""
        return any(split_component(c)[0] == package for c in self._preferred.values())

    def forget(self, package: str) -> None:
        """Ask again where a package was always taken."""
        self._preferred = {
            key: c for key, c in self._preferred.items() if split_component(c)[0] != package
        }

    def state(self) -> AppChoicesState:
        """Everything, as plain values."""
        return AppChoicesState(preferred=dict(self._preferred), last=dict(self._last))

    def restore(self, state: AppChoicesState) -> None:
        """Go back to kept choices."""
        self._preferred, self._last = dict(state.preferred), dict(state.last)


def _key(intent: Intent, type_: str | None) -> str:
    return f"{intent.action}|{intent.scheme or ''}|{type_ or ''}|{','.join(intent.categories)}"
