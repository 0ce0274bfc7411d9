"""How it stands with a page."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.browser.facts import PageAsk, PageState, PageView

_OVER = frozenset({PageState.CRASHED, PageState.UNRESPONSIVE, PageState.MISSING})


@dataclass(slots=True)
class Standing:
    """What is known of a page without asking it."""

    state: PageState = PageState.READY
    url: str = "about:blank"
    error: str = ""
    refusal: str = ""
    """What the page shows instead of itself, if the request for it was refused."""
    deterministic: bool = True
    unasked: list[str] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether there is nothing to ask any more."""
        return self.state in _OVER

    def begin(self, url: str) -> None:
        """Another address is loaded."""
        self.state, self.url, self.error, self.refusal = PageState.LOADING, url, "", ""
        self.deterministic = True
        self.unasked.clear()

    def end(self, state: PageState, error: str, *, deterministic: bool = False) -> None:
        """It is over with the page."""
        if not self.over or state is PageState.MISSING:
            self.state, self.error, self.deterministic = state, error, deterministic

    def blank(self, asks: tuple[PageAsk, ...]) -> PageView:
        """The page without anything on it: what is known while it cannot be looked at."""
        return PageView(
            state=self.state,
            url=self.url,
            error=self.error,
            asks=asks,
            deterministic=self.deterministic,
            unasked=tuple(self.unasked),
        )
