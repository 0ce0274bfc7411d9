"""From a script's text to what it consists of."""

from __future__ import annotations

import re
import sys
from typing import Final, Literal, cast

from pytest_androidbench.phone.shell.compound import CompoundGrammar
from pytest_androidbench.phone.shell.errors import ScriptError
from pytest_androidbench.phone.shell.lookahead import Lookahead
from pytest_androidbench.phone.shell.scanner import ReadingBudget, Scanner, ShellToken
from pytest_androidbench.phone.shell.syntax import (
    Chain,
    Pipeline,
    Redirect,
    Redirected,
    Script,
    Simple,
    Word,
    WordText,
)

_ASSIGNMENT: Final = re.compile(r"([A-Za-z_]\w*)=", re.ASCII)
_DEFAULT_DESCRIPTOR: Final[dict[str, int]] = {"<": 0, "<<": 0, "<<-": 0, "<<<": 0, "<&": 0, "<>": 0}
SCRIPT_FRAMES: Final = 8
REDIRECTIONS: Final = frozenset(
    ("<", ">", ">>", "<<", "<<-", "<<<", "<&", ">&", "<>", ">|", "&>", "&>>")
)


def parse(text: str, budget: ReadingBudget | None = None) -> Script:
    """Read a whole script, of any size unless a budget is given.

    Raises:
        ScriptError: it is no valid script, or not a complete one.
        OutOfMemory: there is no room for what it consists of.
    """
    try:
        parser = Parser(Scanner(text, read_nested, budget or ReadingBudget(sys.maxsize)))
        script = parser.script()
        if parser.tokens.peek().kind != "end":
            raise parser.tokens.unexpected()
    except RecursionError:
        raise ScriptError("syntax error: nesting too deep", 1) from None
    return script


def read_nested(scanner: Scanner) -> Script:
    """Read a script inside another one, up to the operator that cannot be part of it."""
    parser = Parser(scanner)
    script = parser.script()
    parser.tokens.give_back()
    return script


class Parser:
    """Reads scripts over a scanner down to simple commands, and by a part the compound ones."""

    def __init__(self, scanner: Scanner) -> None:
        self.tokens = Lookahead(scanner)
        self._budget = scanner.budget
        self._compound = CompoundGrammar(self.tokens, self._budget, self.script, self.command)

    def script(self) -> Script:
        chains: list[Chain] = []
        self._budget.enter(SCRIPT_FRAMES)
        while True:
            self.tokens.skip_newlines()
            if not self.tokens.starts_command():
                break
            chain = self._chain()
            token = self.tokens.peek()
            if token.kind == "operator" and token.text in ("&", ";", "\n"):
                self.tokens.take()
                if token.text == "&":
                    chain = Chain(first=chain.first, rest=chain.rest, background=True)
                chains.append(chain)
                continue
            chains.append(chain)
            break
        self._budget.leave(SCRIPT_FRAMES)
        return Script(tuple(chains))

    def _chain(self) -> Chain:
        first = self._pipeline()
        rest: list[tuple[Literal["&&", "||"], Pipeline]] = []
        while (token := self.tokens.peek()).kind == "operator" and token.text in ("&&", "||"):
            self.tokens.take()
            self.tokens.skip_newlines()
            rest.append((cast(Literal["&&", "||"], token.text), self._pipeline()))
        return Chain(first=first, rest=tuple(rest))

    def _pipeline(self) -> Pipeline:
        negated = False
        while self.tokens.peek().is_plain("!"):
            self.tokens.take()
            negated = not negated
        commands = [self.command()]
        while self.tokens.skip("|"):
            self.tokens.skip_newlines()
            commands.append(self.command())
        return Pipeline(tuple(commands), negated)

    def command(self) -> Redirected:
        found = self._compound.read()
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
            token = self.tokens.peek()
            if token.kind == "word":
                self.tokens.take()
                found = None if words else _assignment(token.word)
                if found:
                    assignments.append(found)
                else:
                    words.append(token.word)
            elif not self._redirection(redirects):
                break
            if len(words) == 1 and not assignments and self.tokens.at("("):
                return self._compound.function(words[0])
        if not (assignments or words or redirects):
            raise self.tokens.unexpected()
        return Redirected(
            Simple(assignments=tuple(assignments), words=tuple(words)), tuple(redirects)
        )

    def _redirection(self, redirects: list[Redirect]) -> bool:
        token = self.tokens.peek()
        if token.kind not in ("number", "operator"):
            return False
        if token.kind == "operator" and token.text not in REDIRECTIONS:
            return False
        number = int(self.tokens.take().text) if token.kind == "number" else None
        operator = self.tokens.take().text
        descriptor = _DEFAULT_DESCRIPTOR.get(operator, 1) if number is None else number
        target = self.tokens.peek()
        if target.kind == "number":
            target = ShellToken("word", target.text, (WordText(target.text),))
        if target.kind != "word":
            raise self.tokens.unexpected()
        self.tokens.take()
        word = target.word
        if operator in ("<<", "<<-"):
            word = self.tokens.document(target.word, strip=operator == "<<-")
        redirects.append(Redirect(descriptor=descriptor, operator=operator, target=word))
        return True


def _assignment(word: Word) -> tuple[str, Word] | None:
    """Split `name=value`, when the word is one."""
    first = word[0] if word else None
    if not isinstance(first, WordText) or first.quoted:
        return None
    match = _ASSIGNMENT.match(first.value)
    if match is None:
        return None
    rest = first.value[match.end() :]
    head: Word = (WordText(rest),) if rest else ()
    return match[1], (*head, *word[1:])
