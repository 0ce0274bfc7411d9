"""What the vendors' SDKs have in common, which are of one make: tries, and whose fault a fault is.

Each try of a request is told of by hooks of the HTTP client, so that an SDK's own retries are seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import httpx2

from pytest_androidbench.errors import AgentLoadError, AndroidBenchError, ModelUnavailable
from pytest_androidbench.models.model import BadRequest, ModelAccessDenied
from pytest_androidbench.models.service import Tries
from pytest_androidbench.texts import bounded, clean

T = TypeVar("T")
DENIED: Final = frozenset({401, 403, 404})
"""A wrong key, an account without the right, a model or address that is not there."""
WRONG: Final = frozenset({400, 413, 422})
"""The request itself."""
_WRONG_KINDS: Final = frozenset({"invalid_request_error", "request_too_large"})
"""As a service names it within a stream, whose status was 200."""
_NO_CREDIT: Final = ("credit balance", "insufficient_quota", "billing")
"""Said with any status where it is the account that is at fault, and not the request."""


class Broken(AndroidBenchError):
    """An answer began well and did not end so: worth another try."""


class _Passing(BaseException):
    """Carries what `Tries` raised past the SDK, which would take any Exception for the net's."""

    def __init__(self, error: AndroidBenchError) -> None:
        super().__init__(str(error))
        self.error = error


class Sdk:
    """One SDK, and a client of it."""

    def __init__(self, sdk: Any, make: Callable[..., Any], tries: int, given: Mapping[str, Any]):
        """Make a client; nothing is sent.

        Args:
            sdk: the module, with its exceptions.
            make: its client's class.
            tries: how often a request is tried, the first time included.
            given: arguments of the client.

        Raises:
            AgentLoadError: the client cannot be made of these.
        """
        self._sdk, self._tries = sdk, tries
        self._now: Tries | None = None
        hooks = {"request": [self._sending], "response": [self._answered]}
        http = sdk.DefaultHttpxClient(event_hooks=hooks)
        try:
            self.client: Any = make(max_retries=max(0, tries - 1), http_client=http, **given)
        except (sdk.APIError, TypeError, ValueError, RuntimeError) as error:
            raise AgentLoadError(f"the client of the model cannot be made: {error}") from error

    def answer(self, ask: Callable[[], T], tries: Tries) -> T:
        """Ask until there is a whole answer, or it has been tried often enough.

        The SDK's own retries are for what fails before an answer begins; these are for those
        that break off.
        """
        for left in reversed(range(max(1, self._tries))):
            try:
                with self.blaming(tries):
                    return ask()
            except Broken as broken:
                if not left:
                    raise ModelUnavailable(str(broken)) from broken.__cause__
        raise AssertionError("unreachable")

    @contextmanager
    def blaming(self, tries: Tries | None = None) -> Iterator[None]:
        """Raise what comes to nothing as whose fault it is: see `model`."""
        sdk, self._now = self._sdk, tries
        try:
            yield
        except AndroidBenchError:
            raise
        except _Passing as passing:
            raise passing.error from None
        except sdk.APIStatusError as error:
            raise _by_status(error) from error
        except sdk.APIConnectionError as error:
            raise ModelUnavailable(_said(error)) from error
        except (sdk.APIError, httpx2.HTTPError) as error:
            raise Broken(f"the service's answer broke off: {_said(error)}") from error
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, RuntimeError) as error:
            raise Broken(f"the service's answer cannot be read: {_said(error)}") from error
        finally:
            self._now = None

    def _sending(self, _request: httpx2.Request) -> None:
        if self._now is None:
            return
        try:
            self._now.sending()
        except AndroidBenchError as error:
            raise _Passing(error) from error

    def _answered(self, response: httpx2.Response) -> None:
        if self._now is not None:
            self._now.answered(response.status_code, _seconds_asked_for(response.headers))


def _by_status(error: Any) -> Exception:
    text, status = _said(error), error.status_code
    if any(words in text for words in _NO_CREDIT):
        return ModelUnavailable(text)
    if status == 200:  # within a stream
        return BadRequest(text) if _kind(error.body) in _WRONG_KINDS else Broken(text)
    if status in WRONG:
        return BadRequest(f"the model's service refuses the request: {text}")
    if status in DENIED:
        return ModelAccessDenied(f"the model's service lets nobody in: {text}")
    return ModelUnavailable(text)


def _kind(body: object) -> object:
    error = body.get("error") if isinstance(body, Mapping) else None
    return error.get("type") if isinstance(error, Mapping) else None


def _said(error: BaseException) -> str:
    cause = f" ({error.__cause__})" if error.__cause__ is not None else ""
    return bounded(clean(f"{type(error).__name__}: {error}{cause}"), 500)


def _seconds_asked_for(headers: Mapping[str, str]) -> float | None:
    try:
        if "retry-after-ms" in headers:
            return float(headers["retry-after-ms"]) / 1000
        return float(headers["retry-after"]) if "retry-after" in headers else None
    except ValueError:  # a date, which no model's service sends
        return None
