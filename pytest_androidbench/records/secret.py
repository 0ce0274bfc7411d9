"""Secrets as a run directory keeps them: a name in place of each, and a digest to resume by."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.errors import CodecError, RunDirectoryError
from pytest_androidbench.records.files import told_plainly, write_new

SEAL: Final = "secrets.json"
"""File in the run directory; readable by its owner alone, and never merged or shown."""
ROUNDS: Final = 100_000
"""So that trying out passwords takes long; some 40 ms for each here."""
_BEGIN: Final = "<secret "


@dataclass(frozen=True, slots=True, kw_only=True)
class Seal:
    """What tells whether a secret is the one that a run began with, and not what it is."""

    key: str
    """Random, in hexadecimal: the same secret has another digest in every run directory."""
    digests: dict[str, str]
    """PBKDF2-HMAC-SHA256 of each secret with that key, by option, in hexadecimal."""


def placeholder(name: str) -> str:
    """What stands in place of a secret."""
    return f"{_BEGIN}{name}>"


def is_placeholder(value: object) -> bool:
    """Whether a value stands in place of a secret."""
    return isinstance(value, str) and value.startswith(_BEGIN) and value.endswith(">")


def check_secrets(folder: Path, values: Mapping[str, object]) -> None:
    """Seal the secrets of a run when it begins; when it goes on, see that they are the same.

    Args:
        folder: the run directory.
        values: each secret, by the option that gives it.

    Raises:
        RunDirectoryError: one is not what the run began with, or the seal cannot be used.
    """
    if not values:
        return
    with told_plainly(folder):
        if not (folder / SEAL).exists():
            write_new(folder / SEAL, to_json(_sealed(values), indent=1) + b"\n", mode=0o600)
        found = (folder / SEAL).read_bytes()
    try:
        seal = from_json(Seal, found)
        key = bytes.fromhex(seal.key)
    except (CodecError, ValueError) as error:
        raise RunDirectoryError(f"{folder / SEAL} is damaged: {error}; delete it") from error
    unlike = [name for name, value in values.items() if not _is_sealed(seal, key, name, value)]
    if unlike:
        lines = (f"  agent_options.{name}: another secret there than here" for name in unlike)
        raise RunDirectoryError(
            f"{folder} holds another run than this one:\n" + "\n".join(lines) + "\ngive this run "
            f"a folder of its own with --ab-run, or delete {SEAL} there to go on with new secrets"
        )


def _sealed(values: Mapping[str, object]) -> Seal:
    key = secrets.token_bytes(32)
    digests = {name: _digest(key, name, value) for name, value in values.items()}
    return Seal(key=key.hex(), digests=digests)


def _is_sealed(seal: Seal, key: bytes, name: str, value: Any) -> bool:
    # One that was no secret when the run began is compared by the manifest.
    known = seal.digests.get(name)
    return known is None or hmac.compare_digest(known, _digest(key, name, value))


def _digest(key: bytes, name: str, value: object) -> str:
    text = to_json([name, value])
    return hashlib.pbkdf2_hmac("sha256", text, key, ROUNDS).hex()
