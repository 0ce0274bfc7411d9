"""A script's tokens, with a look at the next one."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.errors import ScriptError
from pytest_androidbench.phone.shell.scanner import Scanner, ShellToken
from pytest_androidbench.phone.shell.syntax import Word, WordText

CLOSERS: Final = frozenset(("then", "else", "elif", "fi", "do", "done", "esac", "}"))
ARM_ENDS: Final = frozenset((";;", ";&", ";|"))
_NO_STARTS: Final = frozenset((")", "\n", *ARM_ENDS))
"""Operators that no command begins with."""

_ALSO: Final = {"fi": ("else", "elif")}
"""What may come as well where a closing word is missing."""


class Lookahead:
    """The tokens of a scanner, of which the next one can be looked at before it is taken."""

    def __init__(self, scanner: Scanner) -> None:
        self._scanner = scanner
        self._token: ShellToken | None = None
        self._token_start = 0

    def peek(self) -> ShellToken:
        """The next token."""
        if self._token is None:
            self._token_start = self._scanner.at
            self._token = self._scanner.token()
        return self._token

    def take(self) -> ShellToken:
        """The next token, and go past it."""
        token = self.peek()
        self._token = None
        return token

    def give_back(self) -> None:
        """Let the scanner go on before the token that was looked at."""
        if self._token is not None:
            self._scanner.at = self._token_start
            self._token = None

    def at(self, operator: str) -> bool:
        """Whether the next token is this operator."""
        token = self.peek()
        return token.kind == "operator" and token.text == operator

    def skip(self, operator: str) -> bool:
        """Go past the next token if it is this operator, and whether it was."""
        token = self.peek()
        if token.kind != "operator" or token.text != operator:
            return False
        self._token = None
        return True

    def skip_newlines(self) -> None:
        """Go past newlines."""
        while self.skip("\n"):
            pass

    def starts_command(self) -> bool:
        """Whether the next token can begin a command."""
        token = self.peek()
        if token.kind == "operator":
            return token.text not in _NO_STARTS
        return token.kind != "end" and token.plain not in CLOSERS

    def expect(self, word: str, opener: str) -> None:
        """Go past the reserved word that goes on with what `opener` opened.

        Raises:
            ScriptError: something else comes.
        """
        if self.peek().kind == "end":
            raise self.unmatched(opener, word, *_ALSO.get(word, ()))
        if not self.peek().is_plain(word):
            raise self.unexpected()
        self.take()

    def expect_parenthesis(self) -> None:
        """Go past the parenthesis that closes.

        Raises:
            ScriptError: something else comes.
        """
        if self.peek().kind == "end":
            raise self.unmatched("(", ")")
        if not self.skip(")"):
            raise self.unexpected()

    def unexpected(self) -> ScriptError:
        """The error for the next token, which cannot be here."""
        token = self.peek()
        if token.kind == "end":
            return self._scanner.missing("syntax error: unexpected EOF")
        shown = "newline" if token.text == "\n" else token.text
        return self._scanner.fail(f"syntax error: unexpected '{shown}'")

    def unmatched(self, opener: str, *until: str) -> ScriptError:
        """The error for an end of the script inside what `opener` opened and `until` goes on."""
        return self._scanner.missing(f"syntax error: unmatched '{opener}'", *until)

    def calculation(self) -> Word | None:
        """Take what is between `((`, of which the second one is the next token, and its `))`."""
        if self._scanner.text[self._token_start - 1 : self._token_start] != "(":
            return None
        expression = self._scanner.calculation()
        if expression is not None:
            self._token = None
        return expression

    def document(self, target: Word, *, strip: bool) -> Word:
        """The here-document that ends with `target` and starts after this line."""
        end = "".join(part.value for part in target if isinstance(part, WordText))
        literal = any(isinstance(part, WordText) and part.quoted for part in target)
        return self._scanner.document(end, strip=strip, literal=literal)
