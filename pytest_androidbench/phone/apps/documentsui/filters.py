"""The chips above the documents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.documentsui import kinds
from pytest_androidbench.phone.apps.documentsui.documents import DAY_MS, Document
from pytest_androidbench.phone.apps.documentsui.kinds import fits
from pytest_androidbench.phone.ui.message import Message, tr

LARGE_BYTES: Final = 10_000_000
WEEK: Final = 7


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """A chip that narrows the documents down: by type, by size or by age."""

    id: str
    title: Message
    icon: str | None = None
    types: tuple[str, ...] = ()
    bytes: int = 0
    days: int = 0

    def takes(self, document: Document, now_ms: int) -> bool:
        """Whether a document is among those that are wanted."""
        if self.types:
            return fits(document.type, self.types)
        if self.bytes:
            return document.size > self.bytes
        return document.modified_ms >= (now_ms // DAY_MS - self.days) * DAY_MS


FILTERS: Final = (
    Filter(id="images", title=tr("Images"), icon="image", types=kinds.IMAGES),
    Filter(id="audio", title=tr("Audio"), icon="audiotrack", types=kinds.AUDIO),
    Filter(id="videos", title=tr("Videos"), icon="movie", types=kinds.VIDEOS),
    Filter(id="documents", title=tr("Documents"), icon="description", types=kinds.DOCUMENTS),
    Filter(id="large", title=tr("Large files"), bytes=LARGE_BYTES),
    Filter(id="week", title=tr("This week"), days=WEEK),
)


def fitting(accept: Sequence[str], chosen: Sequence[str]) -> list[Filter]:
    """The chips that make sense for what is looked for; the chosen ones first."""
    typed = [f for f in FILTERS if f.types and any(fits(one, f.types) for one in accept)]
    others = [f for f in FILTERS if not f.types]
    shown = [*typed, *others] if len(typed) > 1 else others
    return sorted(shown, key=lambda each: each.id not in chosen)


def passing(documents: Sequence[Document], chosen: Sequence[str], now_ms: int) -> list[Document]:
    """The documents that are of one of the chosen types, and pass the other chips."""
    picked = [each for each in FILTERS if each.id in chosen]
    typed = [each for each in picked if each.types]
    others = [each for each in picked if not each.types]
    return [
        document
        for document in documents
        if (not typed or any(each.takes(document, now_ms) for each in typed))
        and all(each.takes(document, now_ms) for each in others)
    ]
