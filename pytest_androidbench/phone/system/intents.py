"""Intents and the filters that match them, as Android resolves them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeAlias
from urllib.parse import unquote, urlsplit

ACTION_MAIN: Final = "android.intent.action.MAIN"
ACTION_VIEW: Final = "android.intent.action.VIEW"
ACTION_SEND: Final = "android.intent.action.SEND"
PROCESS_TEXT: Final = "android.intent.action.PROCESS_TEXT"
EXTRA_PROCESS_TEXT: Final = "android.intent.extra.PROCESS_TEXT"
APPLICATION_PREFERENCES: Final = "android.intent.action.APPLICATION_PREFERENCES"
ACTION_SEND_MULTIPLE: Final = "android.intent.action.SEND_MULTIPLE"
CATEGORY_LAUNCHER: Final = "android.intent.category.LAUNCHER"
CATEGORY_HOME: Final = "android.intent.category.HOME"
CATEGORY_DEFAULT: Final = "android.intent.category.DEFAULT"
CATEGORY_BROWSABLE: Final = "android.intent.category.BROWSABLE"

FLAG_NEW_TASK: Final = 0x10000000
FLAG_CLEAR_TOP: Final = 0x04000000
FLAG_SINGLE_TOP: Final = 0x20000000
FLAG_CLEAR_TASK: Final = 0x00008000
FLAG_RESET_TASK: Final = 0x00200000

Extra: TypeAlias = "str | int | bool | float | list[Any] | Intent | None"


@dataclass(frozen=True, slots=True, kw_only=True)
class Intent:
    """A wish to start, open or tell something."""

    action: str | None = None
    data: str | None = None
    type: str | None = None
    component: str | None = None
    """"package/.Class" or "package/full.Class"."""
    package: str | None = None
    categories: tuple[str, ...] = ()
    extras: Mapping[str, Extra] = field(default_factory=dict)
    flags: int = 0
    identifier: str | None = None

    @property
    def scheme(self) -> str | None:
        """The scheme of the data, in lower case."""
        return self.data.split(":", 1)[0].lower() if self.data and ":" in self.data else None

    def text(self, name: str, default: str = "") -> str:
        """A text extra."""
        value = self.extras.get(name, default)
        return value if isinstance(value, str) else default

    def number(self, name: str, default: int = 0) -> int:
        """An integer extra."""
        value = self.extras.get(name, default)
        return value if isinstance(value, int) else default

    def having(self, **changes: Any) -> Intent:
        """A copy with some fields changed."""
        return replace(self, **changes)

    def __str__(self) -> str:
        parts = [f"act={self.action}"] if self.action else []
        if self.categories:
            parts.append(f"cat=[{','.join(self.categories)}]")
        parts += [f"dat={safe_uri(self.data)}"] if self.data else []
        parts += [f"typ={self.type}"] if self.type else []
        parts += [f"flg=0x{self.flags:x}"] if self.flags else []
        parts += [f"pkg={self.package}"] if self.package else []
        parts += [f"cmp={short_component(self.component)}"] if self.component else []
        parts += ["(has extras)"] if self.extras else []
        return f"Intent {{ {' '.join(parts)} }}"


_PRIVATE: Final = frozenset({"tel", "sip", "sms", "smsto", "mailto", "nfc"})
_WEB: Final = frozenset({"http", "https", "ftp", "rtsp"})


def safe_uri(uri: str) -> str:
    """An address without what is nobody's business, as `Uri.toSafeString` tells it."""
    scheme, colon, rest = uri.partition(":")
    if colon and scheme.lower() in _PRIVATE:
        return f"{scheme}:{''.join(c if c in '-@.' else 'x' for c in rest)}"
    if colon and scheme.lower() in _WEB:
        host = re.split("[/?#]", rest.removeprefix("//"), maxsplit=1)[0].rpartition("@")[2]
        return f"{scheme}://{host}/..."
    return uri


def launch_intent(component: str) -> Intent:
    """The intent a launcher sends for an icon."""
    return Intent(
        action=ACTION_MAIN,
        categories=(CATEGORY_LAUNCHER,),
        component=component,
        flags=FLAG_NEW_TASK | FLAG_RESET_TASK,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class IntentFilter:
    """One intent filter of a manifest; `activity` names the class it leads to."""

    activity: str
    actions: tuple[str, ...]
    categories: tuple[str, ...] = (CATEGORY_DEFAULT,)
    schemes: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    paths: tuple[str, ...] = ()
    """Endings of the data's path, one of which it must have."""
    prefixes: tuple[str, ...] = ()
    """Beginnings of the data's path, one of which it must have."""
    priority: int = 0
    verified: bool = False
    """Whether the hosts say that links to them are this app's (`autoVerify`): none is asked."""

    def matches(self, intent: Intent, type_: str | None) -> bool:
        """Whether an implicit intent, whose data has MIME type `type_`, passes this filter."""
        return (
            (intent.action is None or intent.action in self.actions)
            and set(intent.categories) <= set(self.categories)
            and self._data_matches(intent, type_)
        )

    def _data_matches(self, intent: Intent, type_: str | None) -> bool:
        scheme = intent.scheme
        if self.schemes:
            if scheme not in self.schemes:
                return False
        elif scheme is not None and not (self.types and scheme in {"content", "file"}):
            return False
        address = urlsplit(intent.data or "")
        if self.hosts and address.hostname not in self.hosts:
            return False
        path = unquote(address.path)
        if self.paths and not path.endswith(self.paths):
            return False
        if self.prefixes and not path.startswith(self.prefixes):
            return False
        if not self.types:
            return type_ is None or intent.type is None
        return type_ is not None and any(type_matches(own, type_) for own in self.types)


def type_matches(pattern: str, type_: str) -> bool:
    """Whether two MIME types agree, either of which may hold a star."""
    main, _, sub = pattern.lower().partition("/")
    other, _, other_sub = type_.lower().partition("/")
    return (main == other or "*" in {main, other}) and (sub == other_sub or "*" in {sub, other_sub})


def full_class(package: str, name: str) -> str:
    """A class name with its package: ".Main" -> "com.ex.app.Main"."""
    return f"{package}{name}" if name.startswith(".") else name


def short_class(package: str, name: str) -> str:
    """A class name as short as Android prints it: "com.ex.app.Main" -> ".Main"."""
    return name[len(package) :] if name.startswith(f"{package}.") else name


def split_component(component: str) -> tuple[str, str]:
    """(package, full class name) of "package/.Class"."""
    package, _, name = component.partition("/")
    return package, full_class(package, name)


def short_component(component: str) -> str:
    """A component as Android prints it: "com.ex.app/.Main"."""
    package, name = split_component(component)
    return f"{package}/{short_class(package, name)}"
