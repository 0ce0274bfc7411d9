"""What an option of the command line is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One option and the ini key of the same meaning."""

    flag: str
    key: str
    text: str
    """Its help, with `{default}` where the default is told."""
    default: str = ""
    """What counts where nothing is said; "" = nothing, or what `shared` names."""
    shared: str = ""
    """Name of the default in `interface.defaults`, where what is kept of a run needs it too."""
    metavar: str | None = None
    kind: Literal["string", "linelist", "bool"] = "string"

    @property
    def help(self) -> str:
        """What `--help` says about it."""
        return self.text.replace("{default}", self.usual)

    @property
    def usual(self) -> str:
        """What counts where nothing is said; "" = nothing."""
        if not self.shared:
            return self.default
        # Late: importing the plugin alone is to import nothing else.
        from pytest_androidbench.interface import defaults  # noqa: PLC0415

        return str(getattr(defaults, self.shared))
