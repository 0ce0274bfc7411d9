"""The chips above the documents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.documentsui import kinds
from pytest_androidbench.phone.apps.documentsui.documents import DAY_MS, DocumentInfo
from pytest_androidbench.phone.apps.documentsui.kinds import fits
from pytest_androidbench.phone.ui.message import Message, tr

LARGE_BYTES: Final = 10_000_000
WEEK: Final = 7


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchChip:
    """A chip that narrows the documents down: by type, by size or by age."""

    id: str
    title: Message
    icon: str | None = None
    types: tuple[str, ...] = ()
    bytes: int = 0
    days: int = 0

    def takes(self, document: DocumentInfo, now_ms: int) -> bool:
        """Whether a document is among those that are wanted."""
        if self.types:
            return fits(document.type, self.types)
        if self.bytes:
            return document.size > self.bytes
        return document.modified_ms >= (now_ms // DAY_MS - self.days) * DAY_MS


CHIPS: Final = (
    SearchChip(id="images", title=tr("Images"), icon="image", types=kinds.IMAGES),
    SearchChip(id="audio", title=tr("Audio"), icon="audiotrack", types=kinds.AUDIO),
    SearchChip(id="videos", title=tr("Videos"), icon="movie", types=kinds.VIDEOS),
    SearchChip(id="documents", title=tr("Documents"), icon="description", types=kinds.DOCUMENTS),
    SearchChip(id="large", title=tr("Large files"), bytes=LARGE_BYTES),
    SearchChip(id="week", title=tr("This week"), days=WEEK),
)


def fitting(accept: Sequence[str], chosen: Sequence[str]) -> list[SearchChip]:
    """The chips that make sense for what is looked for; the chosen ones first."""
    typed = [f for f in CHIPS if f.types and any(fits(one, f.types) for one in accept)]
    others = [f for f in CHIPS if not f.types]
    shown = [*typed, *others] if len(typed) > 1 else others
    return sorted(shown, key=lambda each: each.id not in chosen)


def passing(
    documents: Sequence[DocumentInfo], chosen: Sequence[str], now_ms: int
) -> list[DocumentInfo]:
    """The documents that are of one of the chosen types, and pass the other chips."""
    picked = [each for each in CHIPS if each.id in chosen]
    typed = [each for each in picked if each.types]
    others = [each for each in picked if not each.types]
    return [
        document
        for document in documents
        if (not typed or any(each.takes(document, now_ms) for each in typed))
        and all(each.takes(document, now_ms) for each in others)
    ]
