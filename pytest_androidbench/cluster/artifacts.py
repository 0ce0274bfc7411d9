"""Pictures of attempts on a slot: written from there to a storage, with links in their place."""

from __future__ import annotations

import secrets
from dataclasses import replace

from pytest_androidbench.cluster.carried import CarriedAttempt
from pytest_androidbench.cluster.storage import SharedStorage, SharedStorageError
from pytest_androidbench.codec import to_json
from pytest_androidbench.records.linked import LINKED, LinkedPictures, PictureLink, is_picture


class Artifacts:
    """Where a slot's pictures go."""

    def __init__(self, url: str, slot: str) -> None:
        """Note what is to be used once it is opened.

        Args:
            url: of the run's folder.
            slot: name that no other slot of the run has.
        """
        self._url, self._slot = url, slot
        self._storage: SharedStorage | None = None

    def open(self) -> None:
        """Try whether this slot can write there: a file that says who does stays.

        It is not removed again, as whoever may write need not be one who may remove.

        Raises:
            SharedStorageError: it cannot.
        """
        storage = SharedStorage(self._url)
        told = f"{self._slot} writes pictures of a run of pytest-androidbench below this folder.\n"
        storage.put(f"{self._slot}.txt", told.encode())
        self._storage = storage

    def store(self, one: CarriedAttempt) -> tuple[CarriedAttempt, str]:
        """Write the pictures of an attempt, and have it carry links to them.

        Gives also why some were not written, "" = all were: these stay with the attempt.
        """
        assert self._storage is not None
        # The controller's number of the attempt is not known here, and slots are started anew.
        folder = f"{one.episode}/{self._slot}-{secrets.token_hex(8)}"
        links: dict[str, PictureLink] = {}
        why = ""
        for name in sorted(filter(is_picture, one.files)):
            try:
                links[name] = self._storage.put(f"{folder}/{name}", one.files[name])
            except SharedStorageError as error:
                why = str(error)
                break
        if not links:
            return one, why
        left = {name: data for name, data in one.files.items() if name not in links}
        return replace(one, files={**left, LINKED: to_json(LinkedPictures(files=links))}), why
