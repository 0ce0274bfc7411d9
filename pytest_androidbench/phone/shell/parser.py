"""From a script's text to what it consists of."""

from __future__ import annotations

import re
import sys
from typing import Final, Literal, cast

from pytest_androidbench.phone.shell.compound import CompoundParser
from pytest_androidbench.phone.shell.errors import ScriptError
from pytest_androidbench.phone.shell.scanner import Budget, Scanner, Token
from pytest_androidbench.phone.shell.syntax import (
    Chain,
    Pipeline,
    Redirect,
    Redirected,
    Script,
    Simple,
    Text,
    Word,
)

_ASSIGNMENT: Final = re.compile(r"([A-Za-z_]\w*)=", re.ASCII)
_DEFAULT_DESCRIPTOR: Final[dict[str, int]] = {"<": 0, "<<": 0, "<<-": 0, "<<<": 0, "<&": 0, "<>": 0}
SCRIPT_FRAMES: Final = 8
REDIRECTIONS: Final = frozenset(
    ("<", ">", ">>", "<<", "<<-", "<<<", "<&", ">&", "<>", ">|", "&>", "&>>")
)


def parse(text: str, budget: Budget | None = None) -> Script:
    """Read a whole script, of any size unless a budget is given.

    Raises:
        ScriptError: it is no valid script, or not a complete one.
        OutOfMemory: there is no room for what it consists of.
    """
    try:
        parser = Parser(Scanner(text, read_nested, budget or Budget(sys.maxsize)))
        script = parser.script()
        if parser.peek().kind != "end":
            raise parser.unexpected()
    except RecursionError:
        raise ScriptError("syntax error: nesting too deep", 1) from None
    return script


def read_nested(scanner: Scanner) -> Script:
    """Read a script inside another one, up to the operator that cannot be part of it."""
    parser = Parser(scanner)
    script = parser.script()
    parser.give_back()
    return script


class Parser(CompoundParser):
    """A reader of grammar over a scanner, one token ahead."""

    def __init__(self, scanner: Scanner) -> None:
        self._scanner = scanner
        self._token: Token | None = None
        self._token_start = 0

    def peek(self) -> Token:
        """The next token."""
        if self._token is None:
            self._token_start = self._scanner.at
            self._token = self._scanner.token()
        return self._token

    def take(self) -> Token:
        """The next token, and go past it."""
        token = self.peek()
        self._token = None
        return token

    def give_back(self) -> None:
        """Let the scanner go on before the token that was looked at."""
        if self._token is not None:
            self._scanner.at = self._token_start
            self._token = None

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

    def size(self) -> int:
        """About how many bytes all takes that was read so far."""
        return self._scanner.budget.spent

    def expression(self) -> Word | None:
        """What is between `((`, of which the second one is the next token, and its `))`."""
        if self._scanner.text[self._token_start - 1 : self._token_start] != "(":
            return None
        expression = self._scanner.calculation()
        if expression is not None:
            self._token = None
        return expression

    def script(self) -> Script:
        chains: list[Chain] = []
        self._scanner.budget.enter(SCRIPT_FRAMES)
        while True:
            self.skip_newlines()
            if not self.starts_command():
                break
            chain = self._chain()
            token = self.peek()
            if token.kind == "operator" and token.text in ("&", ";", "\n"):
                self.take()
                if token.text == "&":
                    chain = Chain(first=chain.first, rest=chain.rest, background=True)
                chains.append(chain)
                continue
            chains.append(chain)
            break
        self._scanner.budget.leave(SCRIPT_FRAMES)
        return Script(tuple(chains))

    def _chain(self) -> Chain:
        first = self._pipeline()
        rest: list[tuple[Literal["&&", "||"], Pipeline]] = []
        while self.peek().kind == "operator" and self.peek().text in ("&&", "||"):
            joint = cast(Literal["&&", "||"], self.take().text)
            self.skip_newlines()
            rest.append((joint, self._pipeline()))
        return Chain(first=first, rest=tuple(rest))

    def _pipeline(self) -> Pipeline:
        negated = False
        while self.peek().is_plain("!"):
            self.take()
            negated = not negated
        commands = [self.command()]
        while self.peek().kind == "operator" and self.peek().text == "|":
            self.take()
            self.skip_newlines()
            commands.append(self.command())
        return Pipeline(tuple(commands), negated)

    def command(self) -> Redirected:
        found = self.compound()
        if found is None:
            return self._simple()
        redirects: list[Redirect] = []
        while self._redirection(redirects):
            pass
        return Redirected(found, tuple(redirects))

    def _simple(self) -> Redirected:
        assignments: list[tuple[str, Word]] = []
        words: list[Word] = []
        redirects: list[Redirect] = []
        while True:
            token = self.peek()
            if token.kind == "word":
                self.take()
                found = None if words else _assignment(token.word)
                if found:
                    assignments.append(found)
                else:
                    words.append(token.word)
            elif not self._redirection(redirects):
                break
            if self._is_definition(words, assignments):
                return self.function(words[0])
        if not (assignments or words or redirects):
            raise self.unexpected()
        return Redirected(
            Simple(assignments=tuple(assignments), words=tuple(words)), tuple(redirects)
        )

    def _is_definition(self, words: list[Word], assignments: list[tuple[str, Word]]) -> bool:
        token = self.peek()
        return len(words) == 1 and not assignments and token == Token("operator", "(")

    def _redirection(self, redirects: list[Redirect]) -> bool:
        token = self.peek()
        if token.kind not in ("number", "operator"):
            return False
        if token.kind == "operator" and token.text not in REDIRECTIONS:
            return False
        number = int(self.take().text) if token.kind == "number" else None
        operator = self.take().text
        descriptor = _DEFAULT_DESCRIPTOR.get(operator, 1) if number is None else number
        target = self.peek()
        if target.kind == "number":
            target = Token("word", target.text, (Text(target.text),))
        if target.kind != "word":
            raise self.unexpected()
        self._token = None
        word = target.word
        if operator in ("<<", "<<-"):
            word = self._document(target.word, strip=operator == "<<-")
        redirects.append(Redirect(descriptor=descriptor, operator=operator, target=word))
        return True

    def _document(self, target: Word, *, strip: bool) -> Word:
        """The here-document that ends with `target` and starts after this line."""
        end = "".join(part.value for part in target if isinstance(part, Text))
        literal = any(isinstance(part, Text) and part.quoted for part in target)
        return self._scanner.document(end, strip=strip, literal=literal)


def _assignment(word: Word) -> tuple[str, Word] | None:
    """Split `name=value`, when the word is one."""
    first = word[0] if word else None
    if not isinstance(first, Text) or first.quoted:
        return None
    match = _ASSIGNMENT.match(first.value)
    if match is None:
        return None
    rest = first.value[match.end() :]
    head: Word = (Text(rest),) if rest else ()
    return match[1], (*head, *word[1:])
