"""Which options are taken for secrets, by their names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.plugin.secret_names import is_secret_name, words_of

SECRET = (
    "key", "token", "secret", "password", "passwd", "credential", "credentials", "auth", "api_key",
    "apikey", "apiKey", "APIKey", "API_KEY", "OPENAI_API_KEY", "openai_key", "key2", "api_key_2",
    "token1", "_token", "accessToken", "access_tokens", "api_keys", "auth_header", "bearer_token",
    "client_secret", "db_password", "passphrase", "aws_secret_access_key", "aws_access_key_id",
    "token_value", "authorization", "hf_token", "pwd",
)  # fmt: skip
PLAIN = (
    "max_tokens", "tokens", "token_limit", "token_count", "max_token", "maxTokens", "num_tokens",
    "tokenizer", "keyboard", "keys", "keyword", "keystroke", "monkey", "author", "authors",
    "secretary", "passes", "password_file", "key_path", "auth_type", "key_name", "model", "url",
    "temperature", "n_keys", "credentials_file", "tokens_per_minute", "x", "_", "",
)  # fmt: skip


@pytest.mark.parametrize("name", SECRET)
def test_a_secret_s_name(name: str) -> None:
    assert is_secret_name(name)


@pytest.mark.parametrize("name", PLAIN)
def test_no_secret_s_name(name: str) -> None:
    assert not is_secret_name(name)


words = st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=8)


@given(st.lists(words, min_size=1, max_size=4))
def test_how_a_name_is_joined_makes_no_difference(parts: list[str]) -> None:
    # A capital letter alone before another word would be one word with it.
    camel = parts[0] + "".join(part.capitalize() for part in parts[1:])
    if all(len(part) > 1 for part in parts):
        assert words_of("_".join(parts)) == words_of(camel) == parts
        assert is_secret_name("_".join(parts)) == is_secret_name(camel)
    assert is_secret_name("_".join(parts)) == is_secret_name("_".join(parts).upper())


@given(words.filter(lambda word: word not in ("n", "max", "min", "num", "number")))
def test_a_word_before_a_secret_s_makes_it_no_less_of_one(word: str) -> None:
    assert is_secret_name(f"{word}_key")
    assert is_secret_name(f"{word}_password")
