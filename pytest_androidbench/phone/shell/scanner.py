"""Reading words and operators from a script."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from pytest_androidbench.phone.shell.errors import ScriptError
from pytest_androidbench.phone.shell.escapes import dollar_quoted
from pytest_androidbench.phone.shell.syntax import (
    Arithmetic,
    CommandSubstitution,
    Parameter,
    Part,
    Script,
    Word,
    WordText,
)
from pytest_androidbench.phone.system.work import OutOfMemory

OPERATORS: Final = (
    "<<-", "<<<", "&>>", ";;", ";&", ";|", "&&", "||", "&>", "<<", ">>", "<&", ">&", "<>", ">|",
    "<", ">", "&", "|", ";", "(", ")", "\n",
)  # fmt: skip
WORD_END: Final = frozenset(" \t\n;&|<>()")
WORD_FRAMES: Final = 4
_OPERATOR_TOKEN: Final = re.compile("|".join(map(re.escape, OPERATORS)))
_BLANKS: Final = re.compile(r"[ \t]*")
_DESCRIPTOR: Final = re.compile(r"\d{1,4}", re.ASCII)
_PARENTHESIS: Final = re.compile(r"[()]")
_QUOTE_OR_ESCAPE: Final = re.compile(r"['\\]")
_NAME: Final = re.compile(r"[A-Za-z_]\w*|\d+|[@*#?$!-]", re.ASCII)
_DOLLAR_NAME: Final = re.compile(r"[A-Za-z_]\w*|[\d@*#?$!-]", re.ASCII)
_LENGTH: Final = re.compile(r"#[\w@*?$!-]")
_OPERATOR: Final = re.compile(r":?[-=?+]|##?|%%?|//?|:")


@dataclass(frozen=True, slots=True)
class ShellToken:
    """A word, an operator, or the end of the script."""

    kind: Literal["word", "operator", "number", "end"]
    text: str
    word: Word = ()

    @property
    def plain(self) -> str:
        """The word, if it is written without any quoting; else nothing."""
        part = self.word[0] if len(self.word) == 1 else None
        return part.value if isinstance(part, WordText) and not part.quoted else ""

    def is_plain(self, text: str) -> bool:
        """Whether this is `text` written without any quoting."""
        return self.plain == text


TOKEN_BYTES: Final = 200
"""What a token takes in what is read, its share of the command it belongs to included."""

PART_BYTES: Final = 150
"""What a part of a word takes."""

MAX_FRAMES: Final = 560
"""Calls of ours that reading may be deep; Python allows a thousand, some of them taken before."""

_CHECKED: Final = 256


class ReadingBudget:
    """What reading a script may use: bytes, and depth."""

    def __init__(self, room: int, check: Callable[[], None] = lambda: None) -> None:
        self.spent = 0
        """Bytes that what was read so far takes."""
        self._room = room
        self._check = check
        self._unchecked = 0
        self._frames = 0

    def spend(self, count: int) -> None:
        """Count bytes.

        Raises:
            OutOfMemory: there is no room for them.
        """
        self.spent += count
        if self.spent > self._room:
            raise OutOfMemory(count)
        self._unchecked += 1
        if self._unchecked >= _CHECKED:
            self._unchecked = 0
            self._check()

    def enter(self, frames: int) -> None:
        """Go so many calls deeper.

        Raises:
            RecursionError: that is too deep.
        """
        self._frames += frames
        if self._frames > MAX_FRAMES:
            raise RecursionError

    def leave(self, frames: int) -> None:
        """Come back from there."""
        self._frames -= frames


ReadScript = Callable[["Scanner"], Script]


class Scanner:
    """A position in a script, with what can be read there."""

    def __init__(
        self, text: str, read_script: ReadScript, budget: ReadingBudget, line: int = 1
    ) -> None:
        self.text = text
        self.at = 0
        self.budget = budget
        self._read_script = read_script
        self._line = line
        self._line_at = 0
        """A position, and the line it is in."""
        self._closed: dict[int, int] | None = None
        self._after_documents: dict[int, int] = {}
        """End of a line -> end of the here-documents that follow it."""

    @property
    def line(self) -> int:
        """Number of the line the position is in."""
        first, last = sorted((self._line_at, self.at))
        passed = self.text.count("\n", first, last)
        self._line += passed if last == self.at else -passed
        self._line_at = self.at
        return self._line

    def fail(self, message: str) -> ScriptError:
        """An error at this place, to raise."""
        return ScriptError(message, self.line)

    def missing(self, message: str, *until: str) -> ScriptError:
        """The error for an end where one of the texts `until` had to come, to raise."""
        return ScriptError(message, self.line, incomplete=True, until=until)

    def token(self) -> ShellToken:
        """Read the next word or operator."""
        self._skip_blanks()
        if self.at >= len(self.text):
            return ShellToken("end", "")
        self.budget.spend(TOKEN_BYTES)
        if match := _OPERATOR_TOKEN.match(self.text, self.at):
            self.at = self._after_documents.get(self.at, match.end())
            return ShellToken("operator", match[0])
        start = self.at
        word = self.word(WORD_END)
        raw = self.text[start : self.at]
        if _DESCRIPTOR.fullmatch(raw) and self.text[self.at : self.at + 1] in ("<", ">"):
            return ShellToken("number", raw)
        return ShellToken("word", raw, word)

    def word(self, ends: frozenset[str], *, quoted: bool = False) -> Word:
        """Read the parts of a word up to, and without, one of the characters `ends`."""
        parts: list[Part] = []
        plain = _plain(ends, quoted)
        self.budget.enter(WORD_FRAMES)
        while match := plain.match(self.text, self.at):
            self.at = match.end()
            run, special = match.groups()
            if run:
                parts.append(WordText(run, quoted))
            if not special:
                break
            self.budget.spend(PART_BYTES)
            parts.extend(self._special(special, ends, quoted=quoted))
        self.budget.leave(WORD_FRAMES)
        return tuple(parts)

    def document(self, end: str, *, strip: bool, literal: bool) -> Word:
        """Read the here-document that starts after the current line."""
        line_end = self.text.find("\n", self.at)
        at = self._after_documents.get(line_end, line_end + 1)
        lines: list[str] = []
        while line_end >= 0 and at < len(self.text):
            line_start, at = at, (self.text.find("\n", at) + 1 or len(self.text))
            line = self.text[line_start:at].removesuffix("\n")
            line = line.lstrip("\t") if strip else line
            self.budget.spend(PART_BYTES + len(line))
            if line == end:
                self._after_documents[line_end] = at
                return self._document_word("".join(lines), literal=literal)
            lines.append(line + "\n")
        raise self.missing(f"here document '{end}' unclosed", end)

    def calculation(self) -> Word | None:
        """Read what follows `((` up to and with its `))`, if there is one."""
        self.at -= 2
        found = self._arithmetic(quoted=False)
        self.at += 0 if found else 2
        return None if found is None else found.expression

    def _document_word(self, text: str, *, literal: bool) -> Word:
        if literal:
            return (WordText(text, quoted=True),)
        return self._inner(text).word(frozenset(), quoted=True)

    def _inner(self, text: str) -> Scanner:
        """A scanner over a part of the text that is read by itself."""
        self.budget.spend(len(text))
        return Scanner(text, self._read_script, self.budget, self.line)

    def _special(self, char: str, ends: frozenset[str], *, quoted: bool) -> list[Part]:
        if char == "\\":
            return self._escape(ends, quoted=quoted)
        if char == "'":
            return [WordText(self._until("'"), quoted=True)]
        if char == '"':
            return [WordText('"', quoted=True)] if quoted else self._double_quoted()
        if char == "`":
            return [self._backquoted(quoted=quoted)]
        return [self._dollar(quoted=quoted)]

    def _escape(self, ends: frozenset[str], *, quoted: bool) -> list[Part]:
        if self.at >= len(self.text):
            return [WordText("\\", quoted=True)]
        char = self.text[self.at]
        self.at += 1
        if char == "\n":
            return []
        if quoted and char not in "$`\\" and char not in ends:
            return [WordText("\\" + char, quoted=True)]
        return [WordText(char, quoted=True)]

    def _double_quoted(self) -> list[Part]:
        inside = self.word(frozenset('"'), quoted=True)
        if self.at >= len(self.text):
            raise self.missing("no closing quote", '"')
        self.at += 1
        return [*inside] or [WordText("", quoted=True)]

    def _backquoted(self, *, quoted: bool) -> Part:
        raw: list[str] = []
        while True:
            if self.at >= len(self.text):
                raise self.missing("no closing quote", "`")
            char = self.text[self.at]
            self.at += 1
            if char == "`":
                break
            if char == "\\" and self.text[self.at : self.at + 1] in ("`", "\\", "$"):
                char = self.text[self.at]
                self.at += 1
            raw.append(char)
        inner = self._inner("".join(raw))
        script = self._read_script(inner)
        if inner.at < len(inner.text):
            raise self.fail("syntax error: unexpected ')'")
        return CommandSubstitution(script, quoted)

    def _dollar(self, *, quoted: bool) -> Part:
        following = self.text[self.at : self.at + 1]
        if self.text.startswith("((", self.at) and (found := self._arithmetic(quoted=quoted)):
            return found
        if following == "(":
            self.at += 1
            script = self._read_script(self)
            self._expect(")")
            return CommandSubstitution(script, quoted)
        if following == "{":
            self.at += 1
            return self._braced(quoted=quoted)
        if following == "'" and not quoted:
            self.at += 1
            return WordText(self._dollar_quoted(), quoted=True)
        if following == '"' and not quoted:
            return WordText("", quoted=True)
        if match := _DOLLAR_NAME.match(self.text, self.at):
            self.at = match.end()
            return Parameter(name=match[0], quoted=quoted)
        return WordText("$", quoted)

    def _arithmetic(self, *, quoted: bool) -> Arithmetic | None:
        """`$((...))`, unless it turns out to be a subshell in a substitution."""
        end = self._closing(self.at + 1)
        if end is None or not self.text.startswith("))", end):
            return None
        inner = self._inner(self.text[self.at + 2 : end])
        expression = inner.word(frozenset(), quoted=True)
        self.at = end + 2
        return Arithmetic(expression, quoted)

    def _closing(self, opening: int) -> int | None:
        """Where the parenthesis is closed that is the second one of `((`, quotes or not."""
        if self._closed is None:
            self._closed = {}
            open_ones: list[int] = []
            for match in _PARENTHESIS.finditer(self.text):
                at = match.start()
                if match[0] == "(":
                    self.budget.spend(PART_BYTES)
                    open_ones.append(at)
                elif open_ones:
                    self._closed[open_ones.pop()] = at
        return self._closed.get(opening)

    def _braced(self, *, quoted: bool) -> Parameter:
        length = _LENGTH.match(self.text, self.at) is not None
        self.at += length
        match = _NAME.match(self.text, self.at)
        if match is None:
            raise self.fail(f"${{{self._until('}')}}}: bad substitution")
        self.at = match.end()
        operator = "length" if length else ""
        word: Word = ()
        second: Word = ()
        if found := _OPERATOR.match(self.text, self.at):
            operator = found[0]
            self.at = found.end()
            ends = frozenset("/}") if operator in ("/", "//") else frozenset("}")
            ends = frozenset(":}") if operator == ":" else ends
            word = self.word(ends, quoted=quoted and operator[0] not in "#%/")
            if self.text[self.at : self.at + 1] in ("/", ":"):
                self.at += 1
                second = self.word(frozenset("}"), quoted=quoted)
        self._expect("}")
        return Parameter(name=match[0], operator=operator, word=word, second=second, quoted=quoted)

    def _dollar_quoted(self) -> str:
        start = self.at
        while match := _QUOTE_OR_ESCAPE.search(self.text, self.at):
            self.at = match.end()
            if match[0] == "'":
                return dollar_quoted(self.text[start : match.start()])
            self.at += 1
        self.at = start
        raise self.missing("no closing quote", "'")

    def _until(self, end: str) -> str:
        found = self.text.find(end, self.at)
        if found < 0:
            raise self.missing("no closing quote", end)
        taken = self.text[self.at : found]
        self.at = found + 1
        return taken

    def _expect(self, end: str) -> None:
        self._skip_blanks() if end == ")" else None
        if self.text[self.at : self.at + 1] != end:
            missing = "(" if end == ")" else "{"
            raise self.missing(f"syntax error: unmatched '{missing}'", end)
        self.at += 1

    def _skip_blanks(self) -> None:
        while True:
            if match := _BLANKS.match(self.text, self.at):
                self.at = match.end()
            if self.text.startswith("\\\n", self.at):
                self.at += 2
            elif self.text.startswith("#", self.at):
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            else:
                return


@lru_cache(maxsize=32)
def _plain(ends: frozenset[str], quoted: bool) -> re.Pattern[str]:
    """What stands for itself up to one of `ends`, and what comes then if it does not end there."""
    special = '\\"$`' if quoted else "\\\"$`'"
    others = re.escape("".join(sorted({*special, *ends})))
    special = "".join(char for char in special if char not in ends)
    return re.compile(f"([^{others}]*)([{re.escape(special)}]?)")
