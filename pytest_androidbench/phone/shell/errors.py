"""How commands and the shell's own control flow end early."""

from __future__ import annotations

from pytest_androidbench.errors import AndroidBenchError


class ShellError(AndroidBenchError):
    """Anything that stops a command or the script."""


class CommandError(ShellError):
    """A command gives up: `message` goes to its error output, `code` is its exit status."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.code = code


class ScriptError(ShellError):
    """A script cannot be read.

    `incomplete` when more lines could complete it; then none without one of the texts in `until`
    can, where there are any.
    """

    def __init__(
        self, message: str, line: int, *, incomplete: bool = False, until: tuple[str, ...] = ()
    ) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.incomplete = incomplete
        self.until = until


class ExpansionError(ShellError):
    """A word cannot be expanded; ends the script."""


class PipeBroken(ShellError):
    """A command writes to a pipe nobody reads."""


class ExitShell(ShellError):
    """`exit` was called."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class ReturnFrom(ExitShell):
    """`return` was called."""


class LeaveLoop(ShellError):
    """`break` or `continue` was called, for so many loops."""

    def __init__(self, levels: int, *, again: bool) -> None:
        super().__init__(levels)
        self.levels = levels
        self.again = again
