"""Item ids that were asked for by name on the command line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def requested(arguments: Iterable[str], name: str) -> Iterator[str]:
    """What stands in the brackets of those arguments that name the function `name`."""
    for argument in arguments:
        function = argument.rpartition("::")[2]
        start = function.find("[")
        if start > 0 and function[:start] == name and function.endswith("]"):
            yield function[start + 1 : -1]
