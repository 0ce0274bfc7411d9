"""Brings the `.po` files in line with what the phone says.

    python -m tests.phone_ui.messages update
    python -m tests.phone_ui.messages lists FOLDER
    python -m tests.phone_ui.messages check FOLDER [LANGUAGE]
    python -m tests.phone_ui.messages merge FOLDER

`update` drops what is no longer said and tells what is not translated; `lists` writes a list a
domain for translators: `number<TAB>text`, or number, singular and plural; `merge` takes what they
wrote in `FOLDER/out/<language>/<domain>.tsv`: a number and its forms, parted by tabs; `check` only
tells what does not fit.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from pytest_androidbench.phone.ui.catalogue import plurals
from pytest_androidbench.phone.ui.po import Entry
from tests.phone_ui.messages import po_files
from tests.phone_ui.messages.chosen import LANGUAGES, all_said, chosen
from tests.phone_ui.messages.finder import Said
from tests.phone_ui.messages.placeholders import placeholders


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=["update", "lists", "check", "merge"])
    parser.add_argument("folder", nargs="?", type=Path, default=Path("messages"))
    parser.add_argument("language", nargs="?")
    asked = parser.parse_args()
    if asked.what == "check":
        check(asked.folder, [asked.language] if asked.language else LANGUAGES)
        return
    texts = chosen(all_said())
    if asked.what == "lists":
        write_lists(asked.folder, texts)
    else:
        bring_in_line(texts, asked.folder if asked.what == "merge" else None)


def bring_in_line(texts: Mapping[str, list[Said]], given: Path | None) -> None:
    """Write all files anew: what there is of what is said, and what translators gave."""
    there = {each.name for each in po_files.FOLDER.iterdir()}
    new = {each.name for each in (given / "out").iterdir()} if given else set()
    for language in sorted({*LANGUAGES, *there, *new}, key=lambda name: (len(name), name)):
        for domain, wanted in texts.items():
            found = dict(po_files.read(language, domain))
            if given is not None:
                found |= translated(given, language, domain)
            beneath = po_files.beneath(language, domain)
            own = {text: entry for text, entry in found.items() if beneath.get(text) != entry}
            count = po_files.write(language, domain, wanted, own)
            missing = len(wanted) - count
            if missing and language in LANGUAGES and not beneath:
                tell(f"{language}/{domain}.po: {missing} of {len(wanted)} missing")


def tell(line: str) -> None:
    """Say something to whoever runs it."""
    sys.stdout.write(f"{line}\n")


def check(folder: Path, languages: Sequence[str]) -> None:
    """Tell what does not fit of what translators wrote, and how much there is."""
    for language in languages:
        for file in sorted((folder / "out" / language).glob("*.tsv")):
            listed = sum(1 for _ in _rows(folder / f"{file.stem}.txt"))
            done = len(translated(folder, language, file.stem))
            tell(f"{language}/{file.stem}: {done} of {listed}")


def write_lists(folder: Path, texts: Mapping[str, list[Said]]) -> None:
    """Write what is to be translated."""
    folder.mkdir(parents=True, exist_ok=True)
    for domain, said in texts.items():
        lines = [
            "\t".join([str(number), *map(_escaped, text)]) for number, text in enumerate(said, 1)
        ]
        (folder / f"{domain}.txt").write_text("\n".join(lines) + "\n", "utf-8")
        tell(f"{domain}: {len(said)}")


def translated(folder: Path, language: str, domain: str) -> dict[str, Entry]:
    """What a translator wrote, without what does not fit; that is told."""
    file = folder / "out" / language / f"{domain}.tsv"
    listed = dict(_rows(folder / f"{domain}.txt"))
    found: dict[str, Entry] = {}
    for number, forms in _rows(file) if file.is_file() else ():
        text = listed.get(number)
        fault = "no such number" if text is None else _fault(text, forms, language)
        if text is None or fault:
            tell(f"{file}: {number}: {fault}: {forms}")
        else:
            found[text[0]] = forms if len(text) == 2 else forms[0]
    return found


def _fault(text: Said, forms: Said, language: str) -> str:
    wanted = len(plurals(language).forms) if len(text) == 2 else 1
    if len(forms) != wanted or not all(forms):
        return f"{wanted} forms wanted"
    names = placeholders(*text)
    if any(not placeholders(form) <= names for form in forms):
        return "strange placeholder"
    return "" if placeholders(*forms) == names else "placeholder missing"


def _rows(file: Path) -> Iterator[tuple[str, Said]]:
    for line in file.read_text("utf-8").splitlines():
        number, *cells = line.rstrip("\r").split("\t")
        if cells:
            yield number.strip(), tuple(_plain(cell) for cell in cells)


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("\n", "\\n")


def _plain(text: str) -> str:
    return text.replace("\\n", "\n").replace("\\\\", "\\")


if __name__ == "__main__":
    main()
