"""Keyword arguments for the agent's constructor, as `--agent-option` gives them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

import pytest

from pytest_androidbench.plugin.run_secrets import Secret, Secrets, secret_in
from pytest_androidbench.texts import clean

FLAG: Final = "--agent-option"
INI: Final = "ab_agent_options"
_OVERRIDES: Final = ("-o", "--override-ini")
_VARIABLE: Final = re.compile(r"env:([A-Za-z_][A-Za-z0-9_]*)", re.ASCII)


def parse_options(
    pairs: Iterable[str],
    variables: Mapping[str, str] | None = None,
    flag: str = FLAG,
    *,
    elsewhere: bool = False,
) -> tuple[dict[str, Any], Secrets]:
    """The arguments, read as JSON where they are JSON, and those of them that are secrets.

    Args:
        pairs: as `KEY=VALUE`, or `KEY=env:NAME` for the value of an environment variable.
        variables: the environment; None leaves such values as they are written.
        flag: the option that they are of.
        elsewhere: whether the agent is built on other machines, each of which has variables of its
            own: they need not be here, and no other secret may travel.

    Raises:
        pytest.UsageError: one cannot be used; says so without its value.
    """
    options: dict[str, Any] = {}
    found: list[Secret] = []
    for pair in pairs:
        name, separator, text = pair.partition("=")
        if not separator or not name.isidentifier():
            # Who leaves out the name says nothing but the value.
            told = f"{name}=...: " if separator else ""
            raise _wrong(f"{told}write KEY=VALUE, KEY being a Python name", flag)
        if name in options:
            raise _wrong(f"{name} is given twice", flag)
        options[name] = _value(name, text, None if elsewhere else variables)
        if secret := _secret(name, text, options[name]):
            found.append(_left_there(secret, text, variables or {}) if elsewhere else secret)
    return options, Secrets(found)


def _left_there(secret: Secret, text: str, variables: Mapping[str, str]) -> Secret:
    """A secret that each node reads by itself; what is here of that name is hidden, too."""
    if _VARIABLE.fullmatch(text) is None:
        raise _wrong(
            f"{secret.option} is a secret, which nodes of a cluster read by themselves: write "
            f"{secret.option}=env:{secret.variable}, and set {secret.variable} on each of them"
        )
    return replace(secret, value=variables.get(secret.variable), handed=False)


def without_secrets(arguments: Iterable[str], secrets: Secrets) -> Iterator[str]:
    """A command line with `KEY=env:NAME` for every option that is a secret.

    Args:
        arguments: as they were given to pytest.
        secrets: those of the run, whose values are left out wherever else they stand.
    """
    words = iter(arguments)
    for word in words:
        flag, equals, value = word.partition("=")
        if word.startswith("-o") and word != "-o":
            yield "-o" + _override(word[2:], secrets)
        elif flag == FLAG:
            yield f"{FLAG}={_pair(value if equals else next(words, ''), secrets)}"
        elif word in _OVERRIDES:
            yield from (word, _override(next(words, ""), secrets))
        elif flag in _OVERRIDES:
            yield f"{flag}={_override(value, secrets)}"
        else:
            yield secrets.hide(word)


def _override(word: str, secrets: Secrets) -> str:
    key, _, value = word.partition("=")
    if key.strip() != INI:
        return secrets.hide(word)
    lines = (line.strip() for line in value.splitlines())
    return f"{INI}=" + "\n".join(_pair(line, secrets) for line in lines if line)


def _pair(pair: str, secrets: Secrets) -> str:
    name, _, text = pair.partition("=")
    secret = _secret(name, text, _json_or_text(text))
    return f"{name}=env:{secret.variable}" if secret else secrets.hide(pair)


def _secret(name: str, text: str, value: Any) -> Secret | None:
    if found := _VARIABLE.fullmatch(text):
        return Secret(option=name, variable=found[1], name=found[1], value=value)
    return secret_in(name, value)


def _value(name: str, text: str, variables: Mapping[str, str] | None) -> Any:
    found = _VARIABLE.fullmatch(text)
    if found is None:
        return _json_or_text(text)
    if variables is None:
        return text
    if found[1] not in variables:
        raise _wrong(
            f"{name}={text}: there is no environment variable {found[1]}; set it, or write "
            f"{name}='\"{text}\"' where just this text is meant"
        )
    # A key of nothing but digits is no number; a whole object cannot be said otherwise.
    value = _json_or_text(variables[found[1]])
    return value if isinstance(value, dict | list) else variables[found[1]]


def _json_or_text(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def _wrong(told: str, flag: str = FLAG) -> pytest.UsageError:
    return pytest.UsageError(clean(f"{flag}: {told}"))
