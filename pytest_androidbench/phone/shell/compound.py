"""The compound commands' part of the grammar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, cast

from pytest_androidbench.phone.shell.lookahead import ARM_ENDS, Lookahead
from pytest_androidbench.phone.shell.scanner import ReadingBudget, ShellToken
from pytest_androidbench.phone.shell.syntax import (
    Arm,
    BraceGroup,
    Calculation,
    Case,
    Command,
    Conditional,
    For,
    Function,
    If,
    Loop,
    Redirected,
    Script,
    Subshell,
    Word,
    WordText,
)


class CompoundGrammar:
    """Reads `if`, loops, `case`, groups and functions; `script` and `command` what is in them."""

    def __init__(
        self,
        tokens: Lookahead,
        budget: ReadingBudget,
        script: Callable[[], Script],
        command: Callable[[], Redirected],
    ) -> None:
        self._tokens = tokens
        self._budget = budget
        self._script = script
        self._command = command

    def read(self) -> Command | None:
        """Read a compound command, if the next token begins one."""
        if self._tokens.at("("):
            return self._parenthesis()
        return self._reserved(self._tokens.peek().plain)

    def _reserved(self, name: str) -> Command | None:
        if name == "{":
            self._tokens.take()
            body = self._body("{")
            self._tokens.expect("}", "{")
            return BraceGroup(body)
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
        if not isinstance(part, WordText) or part.quoted:
            raise self._tokens.unexpected()
        self._tokens.take()
        if not self._tokens.skip(")"):
            raise self._tokens.unexpected()
        return Redirected(self._function(part.value))

    def _function(self, name: str) -> Function:
        before = self._budget.spent
        self._tokens.skip_newlines()
        body = self._command()
        return Function(name, body, self._budget.spent - before)

    def _named_function(self) -> Command:
        self._tokens.take()
        name = self._tokens.take().text
        if self._tokens.skip("(") and self._tokens.take() != ShellToken("operator", ")"):
            raise self._tokens.unexpected()
        return self._function(name)

    def _parenthesis(self) -> Command:
        self._tokens.take()
        if self._tokens.at("("):
            expression = self._tokens.calculation()
            if expression is not None:
                return Calculation(expression)
        body = self._body("(")
        self._tokens.expect_parenthesis()
        return Subshell(body)

    def _body(self, opener: str) -> Script:
        """A script that must not be empty."""
        body = self._script()
        if not body.chains:
            if self._tokens.peek().kind == "end":
                raise self._tokens.unmatched(opener)
            raise self._tokens.unexpected()
        return body

    def _if(self) -> Command:
        tokens = self._tokens
        branches: list[tuple[Script, Script]] = []
        while True:
            tokens.take()
            condition = self._body("if")
            tokens.expect("then", "if")
            branches.append((condition, self._body("then")))
            if not tokens.peek().is_plain("elif"):
                break
        otherwise = None
        if tokens.peek().is_plain("else"):
            tokens.take()
            otherwise = self._body("else")
        tokens.expect("fi", "if")
        return If(tuple(branches), otherwise)

    def _loop(self, opener: str) -> Command:
        self._tokens.take()
        condition = self._body(opener)
        return Loop(until=opener == "until", condition=condition, body=self._do(opener))

    def _do(self, opener: str) -> Script:
        self._tokens.expect("do", opener)
        body = self._body("do")
        self._tokens.expect("done", opener)
        return body

    def _for(self) -> Command:
        tokens = self._tokens
        tokens.take()
        token = tokens.take()
        if token.kind != "word" or not token.text.isidentifier():
            raise tokens.unexpected()
        words: list[Word] | None = None
        tokens.skip_newlines()
        if tokens.peek().is_plain("in"):
            tokens.take()
            words = []
            while tokens.peek().kind in ("word", "number"):
                words.append(_as_word(tokens.take()))
        tokens.skip(";")
        tokens.skip_newlines()
        body = self._do("for")
        return For(name=token.text, words=None if words is None else tuple(words), body=body)

    def _case(self) -> Command:
        tokens = self._tokens
        tokens.take()
        if tokens.peek().kind != "word":
            raise tokens.unexpected()
        word = tokens.take().word
        tokens.skip_newlines()
        tokens.expect("in", "case")
        tokens.skip_newlines()
        arms: list[Arm] = []
        while not tokens.peek().is_plain("esac"):
            if tokens.peek().kind == "end":
                raise tokens.unmatched("case", "esac", ")")
            arms.append(self._arm())
            tokens.skip_newlines()
        tokens.take()
        return Case(word, tuple(arms))

    def _arm(self) -> Arm:
        tokens = self._tokens
        tokens.skip("(")
        patterns: list[Word] = []
        while True:
            if tokens.peek().kind not in ("word", "number"):
                raise tokens.unexpected()
            patterns.append(_as_word(tokens.take()))
            if not tokens.skip("|"):
                break
        tokens.expect_parenthesis()
        body = self._script()
        ending = tokens.peek().text
        if tokens.peek().kind == "operator" and ending in ARM_ENDS:
            tokens.take()
        elif not tokens.peek().is_plain("esac"):
            raise tokens.unexpected()
        else:
            ending = ";;"
        return Arm(
            patterns=tuple(patterns), body=body, ending=cast(Literal[";;", ";&", ";|"], ending)
        )

    def _condition(self) -> Command:
        tokens = self._tokens
        tokens.take()
        found: list[Word | str] = []
        while not tokens.peek().is_plain("]]"):
            token = tokens.take()
            if token.kind == "end":
                raise tokens.unmatched("[[", "]]")
            found.append(token.text if token.kind == "operator" else _as_word(token))
        tokens.take()
        return Conditional(tuple(found))


def _as_word(token: ShellToken) -> Word:
    return token.word or (WordText(token.text, quoted=token.kind == "word"),)
