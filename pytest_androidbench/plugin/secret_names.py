"""Which names are those of secrets: the one rule, by the words that a name is made of."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

_WORD: Final = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+|[^\W\d_A-Za-z]+")
_SECRET: Final = frozenset({
    "key", "apikey", "token", "apitoken", "secret", "secrets", "password", "passwords", "passwd",
    "pwd", "passphrase", "passcode", "credential", "credentials", "creds", "auth",
    "authorization", "bearer",
})  # fmt: skip
"""Words of which one is enough, wherever it stands: `openai_api_key`, `auth_header`, `key2`."""
_OWNERS: Final = frozenset({"api", "access", "private", "secret", "refresh", "auth", "client"})
_MANY: Final = frozenset({"keys", "tokens"})
"""Keys of a keyboard and a model's tokens are none; `api_keys` and `access_tokens` are."""
_COUNTED: Final = frozenset({"max", "min", "num", "number", "n"})
_ABOUT: Final = frozenset({
    "count", "limit", "limits", "budget", "size", "length", "len", "type", "kind", "name", "file",
    "path", "timeout", "seconds", "ttl", "retries", "attempts",
})  # fmt: skip
"""Words that end the name of something about a secret: `token_limit`, `key_file`, `auth_type`."""


def words_of(name: str) -> list[str]:
    """The words of a name, in lower case: of `openaiAPIKey2` they are openai, api, key and 2."""
    return [word.lower() for word in _WORD.findall(name)]


def is_secret_name(name: str) -> bool:
    """Whether an option of this name is taken for a secret."""
    words = words_of(name)
    if not words or words[0] in _COUNTED or words[-1] in _ABOUT:
        return False
    if _SECRET.intersection(words):
        return True
    return any(owner in _OWNERS and many in _MANY for owner, many in pairwise(words))
