"""The compound commands' part of the grammar."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Literal, cast

from pytest_androidbench.phone.shell.errors import ScriptError
from pytest_androidbench.phone.shell.scanner import Token
from pytest_androidbench.phone.shell.syntax import (
    Arm,
    Calculation,
    Case,
    Command,
    Condition,
    For,
    Function,
    Group,
    If,
    Loop,
    Redirected,
    Script,
    Subshell,
    Text,
    Word,
)

CLOSERS: Final = frozenset(("then", "else", "elif", "fi", "do", "done", "esac", "}"))
_ALSO: Final = {"fi": ("else", "elif")}
"""What may come as well where a closing word is missing."""

_SEPARATORS: Final = frozenset((";", "\n"))
_ARM_ENDS: Final = frozenset((";;", ";&", ";|"))


class CompoundParser(ABC):
    """Reads `if`, loops, `case`, groups and functions, one token ahead."""

    @abstractmethod
    def peek(self) -> Token: ...
    @abstractmethod
    def take(self) -> Token: ...
    @abstractmethod
    def script(self) -> Script: ...
    @abstractmethod
    def command(self) -> Redirected: ...
    @abstractmethod
    def unexpected(self) -> ScriptError: ...
    @abstractmethod
    def unmatched(self, opener: str, *until: str) -> ScriptError: ...
    @abstractmethod
    def expression(self) -> Word | None: ...
    @abstractmethod
    def size(self) -> int: ...

    def skip_newlines(self) -> None:
        """Go past newlines."""
        while self.peek() == Token("operator", "\n"):
            self.take()

    def starts_command(self) -> bool:
        """Whether the next token can begin a command."""
        token = self.peek()
        if token.kind == "operator":
            return token.text not in (")", "\n", *_ARM_ENDS)
        return token.kind != "end" and token.plain not in CLOSERS

    def compound(self) -> Command | None:
        """Read a compound command, if the next token begins one."""
        token = self.peek()
        if token == Token("operator", "("):
            return self._parenthesis()
        return self._reserved(token.plain)

    def _reserved(self, name: str) -> Command | None:
        if name == "{":
            self.take()
            body = self._body("{")
            self._close("}", "{")
            return Group(body)
        if name == "if":
            return self._if()
        if name in ("while", "until"):
            return self._loop(name)
        if name == "for":
            return self._for()
        if name == "case":
            return self._case()
        if name == "function":
            return self._named_function()
        return self._condition() if name == "[[" else None

    def function(self, word: Word) -> Redirected:
        """Read the rest of `name() command`, from the parenthesis on."""
        part = word[0] if len(word) == 1 else None
        if not isinstance(part, Text) or part.quoted:
            raise self.unexpected()
        self.take()
        if self.peek() != Token("operator", ")"):
            raise self.unexpected()
        self.take()
        return Redirected(self._function(part.value))

    def _function(self, name: str) -> Function:
        before = self.size()
        self.skip_newlines()
        body = self.command()
        return Function(name, body, self.size() - before)

    def _named_function(self) -> Command:
        self.take()
        name = self.take().text
        if self.peek() == Token("operator", "("):
            self.take()
            if self.take() != Token("operator", ")"):
                raise self.unexpected()
        return self._function(name)

    def _parenthesis(self) -> Command:
        self.take()
        if self.peek() == Token("operator", "("):
            expression = self.expression()
            if expression is not None:
                return Calculation(expression)
        body = self._body("(")
        self._close_parenthesis()
        return Subshell(body)

    def _close_parenthesis(self) -> None:
        if self.peek().kind == "end":
            raise self.unmatched("(", ")")
        if self.peek() != Token("operator", ")"):
            raise self.unexpected()
        self.take()

    def _body(self, opener: str) -> Script:
        """A script that must not be empty."""
        body = self.script()
        if not body.chains:
            raise self.unmatched(opener) if self.peek().kind == "end" else self.unexpected()
        return body

    def _close(self, word: str, opener: str) -> None:
        if self.peek().kind == "end":
            raise self.unmatched(opener, word, *_ALSO.get(word, ()))
        if not self.peek().is_plain(word):
            raise self.unexpected()
        self.take()

    def _if(self) -> Command:
        branches: list[tuple[Script, Script]] = []
        while True:
            self.take()
            condition = self._body("if")
            self._close("then", "if")
            branches.append((condition, self._body("then")))
            if not self.peek().is_plain("elif"):
                break
        otherwise = None
        if self.peek().is_plain("else"):
            self.take()
            otherwise = self._body("else")
        self._close("fi", "if")
        return If(tuple(branches), otherwise)

    def _loop(self, opener: str) -> Command:
        self.take()
        condition = self._body(opener)
        return Loop(until=opener == "until", condition=condition, body=self._do(opener))

    def _do(self, opener: str) -> Script:
        self._close("do", opener)
        body = self._body("do")
        self._close("done", opener)
        return body

    def _for(self) -> Command:
        self.take()
        token = self.take()
        if token.kind != "word" or not token.text.isidentifier():
            raise self.unexpected()
        words: list[Word] | None = None
        self.skip_newlines()
        if self.peek().is_plain("in"):
            self.take()
            words = []
            while self.peek().kind in ("word", "number"):
                words.append(_as_word(self.take()))
        if self.peek().kind == "operator" and self.peek().text in _SEPARATORS:
            self.take()
        self.skip_newlines()
        body = self._do("for")
        return For(name=token.text, words=None if words is None else tuple(words), body=body)

    def _case(self) -> Command:
        self.take()
        if self.peek().kind != "word":
            raise self.unexpected()
        word = self.take().word
        self.skip_newlines()
        self._close("in", "case")
        self.skip_newlines()
        arms: list[Arm] = []
        while not self.peek().is_plain("esac"):
            if self.peek().kind == "end":
                raise self.unmatched("case", "esac", ")")
            arms.append(self._arm())
            self.skip_newlines()
        self.take()
        return Case(word, tuple(arms))

    def _arm(self) -> Arm:
        if self.peek() == Token("operator", "("):
            self.take()
        patterns: list[Word] = []
        while True:
            if self.peek().kind not in ("word", "number"):
                raise self.unexpected()
            patterns.append(_as_word(self.take()))
            if self.peek() != Token("operator", "|"):
                break
            self.take()
        self._close_parenthesis()
        body = self.script()
        ending = self.peek().text
        if self.peek().kind == "operator" and ending in _ARM_ENDS:
            self.take()
        elif not self.peek().is_plain("esac"):
            raise self.unexpected()
        else:
            ending = ";;"
        return Arm(
            patterns=tuple(patterns), body=body, ending=cast(Literal[";;", ";&", ";|"], ending)
        )

    def _condition(self) -> Command:
        self.take()
        tokens: list[Word | str] = []
        while not self.peek().is_plain("]]"):
            token = self.take()
            if token.kind == "end":
                raise self.unmatched("[[", "]]")
            tokens.append(token.text if token.kind == "operator" else _as_word(token))
        self.take()
        return Condition(tuple(tokens))


def _as_word(token: Token) -> Word:
    return token.word or (Text(token.text, quoted=token.kind == "word"),)
