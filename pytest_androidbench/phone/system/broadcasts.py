"""Broadcasts: who declared or registered for an action, and what an ordered one answers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pytest_androidbench.phone.system.intents import Intent, full_class, split_component
from pytest_androidbench.phone.system.legacy_apps import review_intent

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone

RESULT_OK = -1


@dataclass(frozen=True, slots=True)
class BroadcastResult:
    """What `am broadcast` prints: a code and, when a receiver set one, a text."""

    result: int = 0
    data: str | None = None


class Broadcasts:
    """Delivers an intent to every receiver that is meant."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone

    def send(self, intent: Intent) -> BroadcastResult:
        """Deliver to all receivers in order; the last result that one of them set counts."""
        result = BroadcastResult()
        for app in self.receivers(intent):
            if self._phone.permissions.review_required(app.package):
                self._review(app.package, intent)
                continue
            answer = self._phone.guard.value(app, partial(app.on_broadcast, intent), None)
            result = answer or result
        self._phone.windows.changed()
        return result

    def _review(self, package: str, intent: Intent) -> None:
        """What names an app that nobody has reviewed brings its review; nothing else does."""
        if intent.component is not None:
            self._phone.activities.start(review_intent(package))

    def receivers(self, intent: Intent) -> list[App]:
        """The apps whose declared receivers the intent reaches."""
        return [app for app in self._phone.packages.apps() if _reaches(app, intent)]


def _reaches(app: App, intent: Intent) -> bool:
    if intent.package not in {None, app.package}:
        return False
    if intent.component is None:
        return any(intent.action in actions for actions in app.receivers.values())
    package, name = split_component(intent.component)
    return package == app.package and any(full_class(package, own) == name for own in app.receivers)
