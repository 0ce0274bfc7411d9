"""Reading words and operators from a script."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from pytest_androidbench.phone.shell.errors import ScriptError
from pytest_androidbench.phone.shell.escapes import dollar_quoted
from pytest_androidbench.phone.shell.syntax import (
    Arithmetic,
    Parameter,
    Part,
    Script,
    Substitution,
    Text,
    Word,
)

OPERATORS: Final = (
    "<<-", "<<<", "&>>", ";;", ";&", ";|", "&&", "||", "&>", "<<", ">>", "<&", ">&", "<>", ">|",
    "<", ">", "&", "|", ";", "(", ")", "\n",
)  # fmt: skip
WORD_END: Final = frozenset(" \t\n;&|<>()")
_NAME: Final = re.compile(r"[A-Za-z_]\w*|\d+|[@*#?$!-]", re.ASCII)
_DOLLAR_NAME: Final = re.compile(r"[A-Za-z_]\w*|[\d@*#?$!-]", re.ASCII)
_LENGTH: Final = re.compile(r"#[\w@*?$!-]")
_OPERATOR: Final = re.compile(r":?[-=?+]|##?|%%?|//?|:")


@dataclass(frozen=True, slots=True)
class Token:
    """A word, an operator, or the end of the script."""

    kind: Literal["word", "operator", "number", "end"]
    text: str
    word: Word = ()

    def is_plain(self, text: str) -> bool:
        """Whether this is `text` written without any quoting."""
        return self.kind == "word" and self.word == (Text(text),)


ReadScript = Callable[["Scanner"], Script]


class Scanner:
    """A position in a script, with what can be read there."""

    def __init__(self, text: str, read_script: ReadScript, at: int = 0, line: int = 1) -> None:
        self.text = text
        self.at = at
        self.first_line = line
        self._read_script = read_script
        self._after_documents: dict[int, int] = {}
        """End of a line -> end of the here-documents that follow it."""

    @property
    def line(self) -> int:
        """Number of the line the position is in."""
        return self.first_line + self.text.count("\n", 0, self.at)

    def fail(self, message: str, *, incomplete: bool = False) -> ScriptError:
        """An error at this place, to raise."""
        return ScriptError(message, self.line, incomplete=incomplete)

    def token(self) -> Token:
        """Read the next word or operator."""
        self._skip_blanks()
        if self.at >= len(self.text):
            return Token("end", "")
        for operator in OPERATORS:
            if self.text.startswith(operator, self.at):
                self.at = self._after_documents.get(self.at, self.at + len(operator))
                return Token("operator", operator)
        start = self.at
        word = self.word(WORD_END)
        raw = self.text[start : self.at]
        if raw.isdigit() and self.text[self.at : self.at + 1] in ("<", ">"):
            return Token("number", raw)
        return Token("word", raw, word)

    def word(self, ends: frozenset[str], *, quoted: bool = False) -> Word:
        """Read the parts of a word up to, and without, one of the characters `ends`."""
        parts: list[Part] = []
        plain = ""
        while self.at < len(self.text) and self.text[self.at] not in ends:
            char = self.text[self.at]
            if char not in "\\'\"$`" or (char == "'" and quoted):
                plain += char
                self.at += 1
                continue
            if plain:
                parts.append(Text(plain, quoted))
                plain = ""
            parts.extend(self._special(char, ends, quoted=quoted))
        if plain:
            parts.append(Text(plain, quoted))
        return tuple(parts)

    def document(self, end: str, *, strip: bool, literal: bool) -> Word:
        """Read the here-document that starts after the current line."""
        line_end = self.text.find("\n", self.at)
        at = self._after_documents.get(line_end, line_end + 1)
        lines: list[str] = []
        while line_end >= 0 and at < len(self.text):
            line, newline, _ = self.text[at:].partition("\n")
            at += len(line) + len(newline)
            line = line.lstrip("\t") if strip else line
            if line == end:
                self._after_documents[line_end] = at
                return self._document_word("".join(lines), literal=literal)
            lines.append(line + "\n")
        raise self.fail(f"here document '{end}' unclosed", incomplete=True)

    def calculation(self) -> Word | None:
        """Read what follows `((` up to and with its `))`, if there is one."""
        self.at -= 2
        found = self._arithmetic(quoted=False)
        self.at += 0 if found else 2
        return None if found is None else found.expression

    def _document_word(self, text: str, *, literal: bool) -> Word:
        if literal:
            return (Text(text, quoted=True),)
        return Scanner(text, self._read_script, line=self.line).word(frozenset(), quoted=True)

    def _special(self, char: str, ends: frozenset[str], *, quoted: bool) -> list[Part]:
        self.at += 1
        if char == "\\":
            return self._escape(ends, quoted=quoted)
        if char == "'":
            return [Text(self._until("'"), quoted=True)]
        if char == '"':
            return [Text('"', quoted=True)] if quoted else self._double_quoted()
        if char == "`":
            return [self._backquoted(quoted=quoted)]
        return [self._dollar(quoted=quoted)]

    def _escape(self, ends: frozenset[str], *, quoted: bool) -> list[Part]:
        if self.at >= len(self.text):
            return [Text("\\", quoted=True)]
        char = self.text[self.at]
        self.at += 1
        if char == "\n":
            return []
        if quoted and char not in "$`\\" and char not in ends:
            return [Text("\\" + char, quoted=True)]
        return [Text(char, quoted=True)]

    def _double_quoted(self) -> list[Part]:
        inside = self.word(frozenset('"'), quoted=True)
        if self.at >= len(self.text):
            raise self.fail("no closing quote", incomplete=True)
        self.at += 1
        return [*inside] or [Text("", quoted=True)]

    def _backquoted(self, *, quoted: bool) -> Part:
        raw = ""
        while True:
            if self.at >= len(self.text):
                raise self.fail("no closing quote", incomplete=True)
            char = self.text[self.at]
            self.at += 1
            if char == "`":
                break
            if char == "\\" and self.text[self.at : self.at + 1] in ("`", "\\", "$"):
                char = self.text[self.at]
                self.at += 1
            raw += char
        inner = Scanner(raw, self._read_script, line=self.line)
        script = self._read_script(inner)
        if inner.at < len(raw):
            raise self.fail("syntax error: unexpected ')'")
        return Substitution(script, quoted)

    def _dollar(self, *, quoted: bool) -> Part:
        following = self.text[self.at : self.at + 1]
        if self.text.startswith("((", self.at) and (found := self._arithmetic(quoted=quoted)):
            return found
        if following == "(":
            self.at += 1
            script = self._read_script(self)
            self._expect(")")
            return Substitution(script, quoted)
        if following == "{":
            self.at += 1
            return self._braced(quoted=quoted)
        if following == "'" and not quoted:
            self.at += 1
            return Text(self._dollar_quoted(), quoted=True)
        if following == '"' and not quoted:
            return Text("", quoted=True)
        if match := _DOLLAR_NAME.match(self.text, self.at):
            self.at = match.end()
            return Parameter(name=match[0], quoted=quoted)
        return Text("$", quoted)

    def _arithmetic(self, *, quoted: bool) -> Arithmetic | None:
        """`$((...))`, unless it turns out to be a subshell in a substitution."""
        end = matching_parentheses(self.text, self.at + 2)
        if end is None:
            return None
        source = self.text[self.at + 2 : end]
        inner = Scanner(source, self._read_script, line=self.line)
        expression = inner.word(frozenset(), quoted=True)
        self.at = end + 2
        return Arithmetic(expression, quoted)

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
        match = re.compile(r"((?:[^'\\]|\\.)*)'", re.DOTALL).match(self.text, self.at)
        if match is None:
            raise self.fail("no closing quote", incomplete=True)
        self.at = match.end()
        return dollar_quoted(match[1])

    def _until(self, end: str) -> str:
        found = self.text.find(end, self.at)
        if found < 0:
            raise self.fail("no closing quote", incomplete=True)
        taken = self.text[self.at : found]
        self.at = found + 1
        return taken

    def _expect(self, end: str) -> None:
        self._skip_blanks() if end == ")" else None
        if self.text[self.at : self.at + 1] != end:
            missing = "(" if end == ")" else "{"
            raise self.fail(f"syntax error: unmatched '{missing}'", incomplete=True)
        self.at += 1

    def _skip_blanks(self) -> None:
        while True:
            while self.text.startswith((" ", "\t"), self.at):
                self.at += 1
            if self.text.startswith("\\\n", self.at):
                self.at += 2
            elif self.text.startswith("#", self.at):
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            else:
                return


def matching_parentheses(text: str, at: int) -> int | None:
    """Where the `))` is that closes an arithmetic expression starting at `at`."""
    depth = 0
    while at < len(text):
        char = text[at]
        if char == "(":
            depth += 1
        elif char == ")":
            if depth == 0:
                return at if text.startswith("))", at) else None
            depth -= 1
        at += 1
    return None
