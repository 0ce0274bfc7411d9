"""Errors of remote calls, in the shapes that clients look for."""

from __future__ import annotations

from pytest_androidbench.phone.wire.errors import WireError


class RpcError(WireError):
    """A call failed; the client gets a code, a message and data."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class NotFound(RpcError):
    """No element on the screen fits a selector."""

    def __init__(self, what: str) -> None:
        # The client looks for this class name in the message.
        super().__init__(-32002, f"androidx.test.uiautomator.UiObjectNotFoundException: {what}")


class BadCall(RpcError):
    """A method exists but not with such arguments."""

    def __init__(self, what: str) -> None:
        super().__init__(-32602, f"method parameters invalid: {what}")


class NoSuchMethod(RpcError):
    """There is no method of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(-32601, f"method not found: {name}")


class BadPattern(RpcError):
    """A regular expression in a selector is none."""

    def __init__(self, what: str) -> None:
        super().__init__(-32001, f"java.util.regex.PatternSyntaxException: {what}")
