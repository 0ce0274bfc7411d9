"""Languages by the names that Java, settings and the display give them."""

from __future__ import annotations

import re
from typing import Final

from babel import Locale, UnknownLocaleError

from pytest_androidbench.phone.ui.pseudolocale import dated_as

LOCALE: Final = "persist.sys.locale"
"""The property of the language in which Android starts."""
_SCRIPT: Final = re.compile(r"[A-Za-z]{4}")
_REGION: Final = re.compile(r"[A-Za-z]{2}|\d{3}")


def known_locale(tag: str) -> str:
    """A language as the display has it, `zh_Hans_CN` for `zh-hans-CN`; "" for what is none.

    Parts may be joined by `_`, too: Java reads no language in those, but people write them.
    """
    first, *rest = re.split("[-_]", tag.strip())
    name = "_".join([first.lower(), *map(_in_its_case, rest)])
    try:
        Locale.parse(dated_as(name))
    except (ValueError, TypeError, UnknownLocaleError):
        return ""
    return name


def locale_tag(tag: str) -> str:
    """The same as settings have it: `zh-Hans-CN`."""
    return known_locale(tag).replace("_", "-")


def java_locale(locale: str) -> str:
    """What `Locale.toString` makes of it: `zh_CN_#Hans`."""
    first, *rest = locale.split("_")
    scripts = [f"#{part}" for part in rest if _SCRIPT.fullmatch(part)]
    return "_".join([first, *(part for part in rest if not _SCRIPT.fullmatch(part)), *scripts])


def _in_its_case(part: str) -> str:
    if _SCRIPT.fullmatch(part):
        return part.capitalize()
    return part.upper() if _REGION.fullmatch(part) else part
