"""Input methods: which there are, which are enabled, which one is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.parts import KeyboardPart
from pytest_androidbench.phone.system.settings import Settings

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.parts import Parts

CHOSEN: Final = "default_input_method"
ENABLED: Final = "enabled_input_methods"


class InputMethods:
    """The methods of installed keyboards, with the two settings that choose among them."""

    def __init__(self, settings: Settings, parts: Parts) -> None:
        self._settings = settings
        self._parts = parts

    def all(self) -> list[str]:
        """The ids of all installed methods."""
        return [part.method_id for part in self._parts.keyboards()]

    def enabled(self) -> list[str]:
        """The ids of enabled methods that are installed."""
        kept = self._settings.text("secure", ENABLED).split(":")
        known = self.all()
        return [method.split(";")[0] for method in kept if method.split(";")[0] in known]

    @property
    def selected(self) -> KeyboardPart | None:
        """The chosen method, else the first there is."""
        chosen = self._settings.text("secure", CHOSEN)
        parts = self._parts.keyboards()
        return next((p for p in parts if p.method_id == chosen), parts[0] if parts else None)

    def enable(self, method: str) -> bool:
        """Enable a method; False when it was enabled already.

        Raises:
            KeyError: no such method is installed.
        """
        if method not in self.all():
            raise KeyError(method)
        if method in self.enabled():
            return False
        self._settings.put("secure", ENABLED, ":".join([*self.enabled(), method]))
        return True

    def disable(self, method: str) -> bool:
        """Disable a method; the next enabled one is chosen in its place."""
        if method not in self.enabled():
            return False
        others = [other for other in self.enabled() if other != method]
        self._settings.put("secure", ENABLED, ":".join(others))
        if self._settings.text("secure", CHOSEN) == method and others:
            self._settings.put("secure", CHOSEN, others[0])
        return True

    def select(self, method: str) -> bool:
        """Choose an enabled method; False when it is not enabled or not there."""
        if method not in self.enabled():
            return False
        self._settings.put("secure", CHOSEN, method)
        return True
