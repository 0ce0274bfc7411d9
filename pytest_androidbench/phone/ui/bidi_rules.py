"""The rules for numbers, brackets and neutral characters in one run (Unicode annex 9, W1 to N2)."""

from __future__ import annotations

from typing import Final

_PAIRS: Final = (
    "()[]{}༺༻༼༽᚛᚜⁅⁆⁽⁾₍₎⌈⌉⌊⌋〈〉❨❩❪❫❬❭❮❯❰❱❲❳❴❵⟅⟆⟦⟧⟨⟩⟪⟫⟬⟭⟮⟯⦃⦄⦅⦆⦇⦈⦉⦊⦋⦌⦍⦐⦏⦎⦑⦒⦓⦔⦕⦖⦗⦘⧘⧙⧚⧛⧼⧽"
    "⸢⸣⸤⸥⸦⸧⸨⸩〈〉《》「」『』【】〔〕〖〗〘〙〚〛﹙﹚﹛﹜﹝﹞（）［］｛｝｟｠｢｣"
)
_SAME: Final = {"\u2329": "\u3008", "\u232a": "\u3009"}
CLOSING: Final = dict(zip(_PAIRS[::2], _PAIRS[1::2], strict=True))
CLOSERS: Final = frozenset(CLOSING.values())
NEUTRAL: Final = frozenset({"B", "S", "WS", "ON", "FSI", "LRI", "RLI", "PDI"})
MAX_OPEN: Final = 63


def resolve_sequence(
    text: str, classes: list[str], sequence: list[int], level: int, ends: tuple[str, str]
) -> None:
    """Resolve the classes of one isolating run sequence in place to L, R, EN and AN."""
    original = [classes[index] for index in sequence]
    kinds = _weak(list(original), ends[0])
    direction = "R" if level % 2 else "L"
    _brackets([text[index] for index in sequence], original, kinds, direction, ends[0])
    _neutral(kinds, direction, ends)
    for index, kind in zip(sequence, kinds, strict=True):
        classes[index] = kind


def _weak(kinds: list[str], start: str) -> list[str]:
    previous, strong = start, start
    for place, kind in enumerate(kinds):
        if kind == "NSM":
            kinds[place] = "ON" if previous in {"LRI", "RLI", "FSI", "PDI"} else previous
        previous = kinds[place]
    for place, kind in enumerate(kinds):
        if kind in {"L", "R", "AL"}:
            strong = kind
        elif kind == "EN" and strong == "AL":
            kinds[place] = "AN"
    kinds = ["R" if kind == "AL" else kind for kind in kinds]
    _separators(kinds)
    strong = start
    for place, kind in enumerate(kinds):
        if kind in {"L", "R"}:
            strong = kind
        elif kind == "EN" and strong == "L":
            kinds[place] = "L"
    return kinds


def _separators(kinds: list[str]) -> None:
    for place in range(1, len(kinds) - 1):
        before, kind, after = kinds[place - 1 : place + 2]
        if before == after and (
            (kind in {"ES", "CS"} and before == "EN") or (kind == "CS" and before == "AN")
        ):
            kinds[place] = before
    place = 0
    while place < len(kinds):
        end = place
        while end < len(kinds) and kinds[end] == "ET":
            end += 1
        if end > place:
            beside = (place and kinds[place - 1] == "EN") or kinds[end : end + 1] == ["EN"]
            kinds[place:end] = ["EN" if beside else "ON"] * (end - place)
        place = max(end, place + 1)
    for place, kind in enumerate(kinds):
        if kind in {"ES", "ET", "CS"}:
            kinds[place] = "ON"


def _strong(kind: str) -> str | None:
    if kind in {"R", "EN", "AN"}:
        return "R"
    return "L" if kind == "L" else None


def _bracket_pairs(chars: list[str], kinds: list[str]) -> list[tuple[int, int]]:
    opened: list[tuple[str, int]] = []
    pairs: list[tuple[int, int]] = []
    for place, raw in enumerate(chars):
        if kinds[place] != "ON":
            continue
        char = _SAME.get(raw, raw)
        if char in CLOSING:
            if len(opened) == MAX_OPEN:
                break
            opened.append((CLOSING[char], place))
        elif char in CLOSERS:
            for depth in range(len(opened) - 1, -1, -1):
                if opened[depth][0] == char:
                    pairs.append((opened[depth][1], place))
                    del opened[depth:]
                    break
    return sorted(pairs)


def _brackets(
    chars: list[str], original: list[str], kinds: list[str], direction: str, start: str
) -> None:
    for first, last in _bracket_pairs(chars, kinds):
        inside = {_strong(kind) for kind in kinds[first + 1 : last]} - {None}
        if direction in inside:
            chosen = direction
        elif inside:
            before = next((s for s in map(_strong, reversed(kinds[:first])) if s), start)
            chosen = before if before != direction else direction
        else:
            continue
        for place in (first, last):
            kinds[place] = chosen
            mark = place + 1
            while mark < len(kinds) and original[mark] == "NSM":
                kinds[mark] = chosen
                mark += 1


def _neutral(kinds: list[str], direction: str, ends: tuple[str, str]) -> None:
    place = 0
    while place < len(kinds):
        end = place
        while end < len(kinds) and kinds[end] in NEUTRAL:
            end += 1
        if end > place:
            before = _strong(kinds[place - 1]) if place else ends[0]
            after = _strong(kinds[end]) if end < len(kinds) else ends[1]
            chosen = before if before == after and before else direction
            kinds[place:end] = [chosen] * (end - place)
        place = max(end, place + 1)
