"""The rows of the properties dialog."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.gallery import model
from pytest_androidbench.phone.apps.simple.paths import size_text
from pytest_androidbench.phone.kit.dialogs import Label
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

Facts = list[tuple[Label, str]]


def medium_facts(phone: Phone, media: Sequence[model.Medium]) -> Facts:
    """Rows about one medium, or about several together."""
    if len(media) != 1:
        return _together(media)
    one = media[0]
    rows: Facts = [
        (tr("Name"), one.name),
        (tr("Path"), one.folder),
        (tr("Size"), size_text(one.size)),
    ]
    if one.is_video and one.duration_ms:
        rows.append((tr("Duration"), model.length_text(one.duration_ms)))
    if one.width:
        rows.append((tr("Resolution"), model.resolution_text(one.width, one.height)))
    rows.append((tr("Last modified"), model.moment_text(phone, one.modified_ms)))
    if one.taken_ms != one.modified_ms:
        rows.append((tr("Date taken"), model.moment_text(phone, one.taken_ms)))
    return rows


def folder_facts(phone: Phone, paths: Sequence[str]) -> Facts:
    """Rows about one folder, or about several together."""
    found = [file for path in paths for file in phone.files.below(path)]
    files = [file for file in found if file.kind == "file"]
    size = size_text(sum(file.size for file in files))
    if len(paths) != 1:
        return [
            (tr("Items selected"), str(len(paths))),
            (tr("Size"), size),
            (tr("Total files count"), str(len(files))),
        ]
    path = paths[0]
    stat = phone.files.stat(path)
    return [
        (tr("Name"), path.rpartition("/")[2]),
        (tr("Path"), path.rpartition("/")[0]),
        (tr("Size"), size),
        (tr("Direct children count"), str(len(phone.files.listdir(path)))),
        (tr("Total files count"), str(len(files))),
        (tr("Last modified"), model.moment_text(phone, stat.mtime_ms if stat else 0)),
    ]


def _together(media: Sequence[model.Medium]) -> Facts:
    folders = {one.folder for one in media}
    rows: Facts = [(tr("Items selected"), str(len(media)))]
    if len(folders) == 1:
        rows.append((tr("Path"), media[0].folder))
    rows.append((tr("Size"), size_text(sum(one.size for one in media))))
    rows.append((tr("Total files count"), str(len(media))))
    return rows
