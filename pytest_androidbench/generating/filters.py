"""Which texts of a model are instructions, and why others are none.

The kinds of reason and the phrases `n/a`, `as an ai`, `sorry` and `new instruction` are those of
AndroidArena's generator; the further phrases are our own. A phrase counts as whole words.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from typing import Final

from pytest_androidbench.generating.slots import slots_in
from pytest_androidbench.texts import clean

EMPTY: Final = "empty"
CUT_OFF: Final = "cut off"
SEVERAL_LINES: Final = "several lines"
TOO_LONG: Final = "too long"
REFUSAL: Final = "refusal"
META: Final = "about the request"
UNFILLED: Final = "unfilled slot"
UNFIT: Final = "unfit slot"
UNCHANGED: Final = "unchanged"
KNOWN: Final = "known"

MOST: Final = 300
"""Characters of an instruction; AndroidArena's longest has less."""
REFUSALS: Final = (
    "n/a", "as an ai", "sorry", "i cannot", "i can not", "i can't", "i won't", "i am unable",
    "i'm unable", "i am not able", "i'm not able", "unable to assist", "language model",
)  # fmt: skip
"""What models say in place of an answer."""
METAS: Final = (
    "new instruction", "given instruction", "original instruction", "rewritten instruction",
    "revised instruction", "evolved instruction", "this instruction", "instruction:",
    "previous instructions", "prior instructions", "all instructions", "system prompt",
    "here is the", "here's the", "the excerpts", "placeholder", "placeholders",
)  # fmt: skip
"""What models say about what they were asked, or repeat of texts that were aimed at them."""
_QUOTES: Final = {'"': '"', "'": "'", "`": "`", "“": "”", "‘": "’"}


def _phrases(phrases: Iterable[str]) -> re.Pattern[str]:
    each = "|".join(map(re.escape, phrases))
    return re.compile(rf"(?<!\w)(?:{each})(?!\w)")


_REFUSAL: Final = _phrases(REFUSALS)
_META: Final = _phrases(METAS)


def settled(text: str) -> str:
    """A text as an instruction is kept: a line, lower-case, without quotes and a last full stop."""
    line = unquoted(" ".join(clean(text).split()).lower())
    return line.removesuffix(".").rstrip()


def unquoted(text: str) -> str:
    """A text without the quotes or stars that stand around the whole of it, and without spaces."""
    text = text.strip().strip("*").strip()
    inner = text[1:-1]
    closing = _QUOTES.get(text[:1])
    if len(text) > 1 and text[-1] == closing and text[0] not in inner and closing not in inner:
        return inner.strip()
    return text


def why_no_instruction(instruction: str) -> str:
    """Why a settled text is no instruction, whatever else is known; "" = it is one."""
    plain = instruction.replace("’", "'")
    if not any(sign.isalpha() for sign in instruction):
        return EMPTY
    if len(instruction) > MOST:
        return TOO_LONG
    if _REFUSAL.search(plain):
        return REFUSAL
    return META if _META.search(plain) else ""


def why_no_template(template: str, known: Container[str]) -> str:
    """Why a settled text is not added to the templates; "" = it is."""
    if why := why_no_instruction(template):
        return why
    try:
        slots_in(template)
    except ValueError:
        return UNFIT
    return KNOWN if template in known else ""


def why_no_rewrite(rewrite: str, original: str, known: Container[str]) -> str:
    """Why a settled text does not count as a rewrite; "" = it does.

    Args:
        rewrite: of the original.
        original: likewise settled.
        known: all instructions there are.
    """
    if why := why_no_instruction(rewrite):
        return why
    if rewrite == original:
        return UNCHANGED
    if "<" in rewrite or ">" in rewrite:
        return UNFILLED
    return KNOWN if rewrite in known else ""
