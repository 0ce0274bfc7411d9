"""The secrets of a run, and texts without them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import quote

from pytest_androidbench.plugin.secret_names import is_secret_name, words_of
from pytest_androidbench.records.secret import placeholder
from pytest_androidbench.texts import clean

SHORTEST: Final = 6
"""Characters; a shorter value is not looked for in texts, it would be found everywhere."""
_GOES_ON: Final = ("...", "…", "\n... and ", "\nandroidbench: ")
"""What follows a text that was cut."""
_WENT_ON: Final = ("...", "…", " left out here\n")
"""What comes before the rest of one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Secret:
    """An option of the agent's whose value must not be seen."""

    option: str
    variable: str
    """Environment variable that a command to run again takes it from."""
    name: str
    """What it is called where its value would stand."""
    value: Any = field(repr=False)
    """None = this process does not know it."""
    handed: bool = True
    """Whether the agent gets it from here; else each node reads its own."""
    parts: tuple[str, ...] = field(default=(), repr=False)
    """Texts in its value that are secret; () = all there are."""


def secret_in(option: str, value: Any) -> Secret | None:
    """The secret that an option is by its name, or by the name of something in its value."""
    parts = tuple(_named_parts(option, value))
    if not parts:
        return None
    variable = "_".join(words_of(option)).upper()
    return Secret(option=option, variable=variable, name=option, value=value, parts=parts)


class Secrets:
    """Knows the secrets of a run and takes them out of texts."""

    def __init__(self, secrets: Iterable[Secret] = ()) -> None:
        self._by_option = {secret.option: secret for secret in secrets}
        self._hidden = dict(_hidden(self._by_option.values()))
        # The longest first: one may begin as another does.
        forms = sorted(self._hidden, key=lambda form: (-len(form), form))
        self._pattern = re.compile("|".join(map(re.escape, forms))) if forms else None

    @property
    def values(self) -> dict[str, Any]:
        """The secrets that agents get from here, by option."""
        return {name: one.value for name, one in self._by_option.items() if one.handed}

    def told(self, option: str, value: Any) -> Any:
        """The value of an option as it is kept: itself, or the name of a secret."""
        secret = self._by_option.get(option)
        return self._told(value) if secret is None else placeholder(secret.name)

    def _told(self, value: Any) -> Any:
        """A value that is no secret, without those in its texts."""
        if isinstance(value, str):
            return self.hide(value)
        if isinstance(value, dict):
            return {self.hide(key): self._told(inner) for key, inner in value.items()}
        if isinstance(value, list):
            return [self._told(inner) for inner in value]
        return value

    def written(self, option: str) -> str:
        """How a secret is given on the command line; "" for an option that is none."""
        secret = self._by_option.get(option)
        return "" if secret is None else f"env:{secret.variable}"

    def fit(self, text: str) -> str:
        """A text without secrets that can be written, sent and shown."""
        return clean(self.hide(text))

    def hide(self, text: str) -> str:
        """A text with a name in place of every secret, whole or cut where the text was cut."""
        if self._pattern is None:
            return text
        text = self._pattern.sub(lambda found: self._hidden[found[0]], text)
        for form, shown in self._hidden.items():
            text = _without_begin(text, form, shown)
            text = _without_end(text, form, shown)
        return text

    def hide_bytes(self, data: bytes) -> bytes:
        """What was printed, likewise; bytes that are no UTF-8 stay as they are."""
        text = data.decode("utf-8", "surrogateescape")
        return self.hide(text).encode("utf-8", "surrogateescape")


def _named_parts(name: str, value: Any, *, inside: bool = False) -> Iterator[str]:
    """The texts below a secret's name; neither yes nor no nor nothing is worth hiding."""
    inside = inside or is_secret_name(name)
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _named_parts(str(key), inner, inside=inside)
    elif isinstance(value, list):
        for inner in value:
            yield from _named_parts(name, inner, inside=inside)
    elif inside and value is not None and not isinstance(value, bool):
        yield str(value)


def _hidden(secrets: Iterable[Secret]) -> Iterator[tuple[str, str]]:
    """Every form in which a secret may stand in a text, and what is to stand there."""
    for secret in secrets:
        parts = secret.parts or tuple(_named_parts("", secret.value, inside=True))
        # A report shows a text of several lines line by line.
        for part in (line for text in parts for line in (text, *text.splitlines())):
            yield from (
                (form, placeholder(secret.name)) for form in _forms(part) if len(form) >= SHORTEST
            )


def _forms(text: str) -> set[str]:
    quoted = {json.dumps(text), json.dumps(text, ensure_ascii=False), repr(text)}
    url = quote(text.encode("utf-8", "surrogatepass"), safe="")
    return {text, text.strip(), clean(text), url, *(form[1:-1] for form in quoted)}


def _without_begin(text: str, form: str, shown: str) -> str:
    """Without a secret's begin where the text was cut behind it."""
    at = text.find(form[:SHORTEST])
    while at >= 0:
        end = at + _alike(text[at : at + len(form)], form)
        if text.startswith(_GOES_ON, end):
            text, end = text[:at] + shown + text[end:], at + len(shown)
        at = text.find(form[:SHORTEST], end)
    return text


def _without_end(text: str, form: str, shown: str) -> str:
    """Without a secret's end where the text was cut before it."""
    end = text.rfind(form[-SHORTEST:])
    while end >= 0:
        stop = end + SHORTEST
        at = stop - _alike(text[max(stop - len(form), 0) : stop][::-1], form[::-1])
        if text.endswith(_WENT_ON, 0, at):
            text = text[:at] + shown + text[stop:]
        end = text.rfind(form[-SHORTEST:], 0, at)
    return text


def _alike(text: str, form: str) -> int:
    """How many characters two texts have in common at their begin."""
    pairs = zip(text, form, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(text), len(form)))
