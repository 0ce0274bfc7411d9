"""Asks a server for something once a block is over, or this process, however either ends.

The kernel lets go of a lock when its owner is killed; nobody gives back what was leased over the
network. So a small program waits beside us until its input ends. It is one on its own: it imports
nothing of this package, so that it starts at once and stays small.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

ASKING_SECONDS: Final = 10.0
"""What each part of an answer may take."""
_SHOWN: Final = 300
"""Characters of a refusal that are told."""


@contextmanager
def asked_afterwards(method: str, url: str, headers: Mapping[str, str]) -> Iterator[None]:
    """Have a request made when the block is over, or when this process is, were it killed.

    It is made once. A refusal is written to standard error and raises nothing: what was to be
    given back may be gone by then. Redirects are not followed, so that the headers reach this
    server alone.

    Args:
        method: of the request.
        url: where it goes.
        headers: sent with it; they stand in no command line, environment or text.
    """
    # A session of its own, so that Ctrl-C does not reach it before us.
    keeper = subprocess.Popen(
        [sys.executable, "-P", __file__],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    assert keeper.stdin is not None
    keeper.stdin.write(json.dumps([method, url, dict(headers)]) + "\n")
    keeper.stdin.flush()
    try:
        yield
    finally:
        _, complaint = keeper.communicate()
        sys.stderr.write(complaint)


def main() -> str | None:
    """Wait until our input ends, then ask; gives why that failed, None where it did not."""
    line = sys.stdin.readline()
    sys.stdin.read()
    return _asked(*json.loads(line)) if line.endswith("\n") else None


def _asked(method: str, url: str, headers: dict[str, str]) -> str | None:
    import httpx2  # noqa: PLC0415 - late: what waits for hours is to be small

    try:
        answer = httpx2.request(method, url, headers=headers, timeout=ASKING_SECONDS)
    except (httpx2.HTTPError, httpx2.InvalidURL, ValueError) as error:
        return f"{method} {url}: {type(error).__name__}"  # its text may quote the headers
    if answer.is_success:
        return None
    said = _without(headers.values(), answer.text)[:_SHOWN]
    return f"{method} {url}: {answer.status_code} {said!r}"


def _without(sent: Iterable[str], said: str) -> str:
    """What a server says, without the words it was sent, were it to say them again."""
    for word in " ".join(sent).split():
        said = said.replace(word, "...")
    return said


if __name__ == "__main__":
    sys.exit(main())
