"""Public holidays with a fixed date, by country."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

Holiday = tuple[int, int, str]
"""Month, day, name."""

HOLIDAYS: Final[Mapping[str, Sequence[Holiday]]] = {
    "Brasil": (
        (1, 1, "Confraternização Universal"), (4, 21, "Tiradentes"), (5, 1, "Dia do Trabalho"),
        (9, 7, "Independência do Brasil"), (10, 12, "Nossa Senhora Aparecida"),
        (11, 2, "Finados"), (11, 15, "Proclamação da República"), (12, 25, "Natal"),
    ),
    "Canada": ((1, 1, "New Year's Day"), (7, 1, "Canada Day"), (12, 25, "Christmas Day")),
    "Deutschland": (
        (1, 1, "Neujahr"), (5, 1, "Tag der Arbeit"), (10, 3, "Tag der Deutschen Einheit"),
        (12, 25, "1. Weihnachtstag"), (12, 26, "2. Weihnachtstag"),
    ),
    "España": (
        (1, 1, "Año Nuevo"), (1, 6, "Epifanía del Señor"), (5, 1, "Fiesta del Trabajo"),
        (8, 15, "Asunción de la Virgen"), (10, 12, "Fiesta Nacional de España"),
        (11, 1, "Todos los Santos"), (12, 6, "Día de la Constitución"),
        (12, 8, "Inmaculada Concepción"), (12, 25, "Navidad"),
    ),
    "France": (
        (1, 1, "Jour de l'an"), (5, 1, "Fête du Travail"), (5, 8, "Victoire 1945"),
        (7, 14, "Fête nationale"), (8, 15, "Assomption"), (11, 1, "Toussaint"),
        (11, 11, "Armistice 1918"), (12, 25, "Noël"),
    ),
    "Italia": (
        (1, 1, "Capodanno"), (1, 6, "Epifania"), (4, 25, "Festa della Liberazione"),
        (5, 1, "Festa del Lavoro"), (6, 2, "Festa della Repubblica"), (8, 15, "Ferragosto"),
        (11, 1, "Ognissanti"), (12, 8, "Immacolata Concezione"), (12, 25, "Natale"),
        (12, 26, "Santo Stefano"),
    ),
    "Nederland": (
        (1, 1, "Nieuwjaarsdag"), (4, 27, "Koningsdag"), (5, 5, "Bevrijdingsdag"),
        (12, 25, "Eerste Kerstdag"), (12, 26, "Tweede Kerstdag"),
    ),
    "Polska": (
        (1, 1, "Nowy Rok"), (1, 6, "Trzech Króli"), (5, 1, "Święto Pracy"),
        (5, 3, "Święto Konstytucji 3 Maja"), (8, 15, "Wniebowzięcie NMP"),
        (11, 1, "Wszystkich Świętych"), (11, 11, "Święto Niepodległości"),
        (12, 25, "Boże Narodzenie"), (12, 26, "Drugi dzień Bożego Narodzenia"),
    ),
    "United Kingdom": (
        (1, 1, "New Year's Day"), (12, 25, "Christmas Day"), (12, 26, "Boxing Day"),
    ),
    "United States": (
        (1, 1, "New Year's Day"), (6, 19, "Juneteenth"), (7, 4, "Independence Day"),
        (11, 11, "Veterans Day"), (12, 25, "Christmas Day"),
    ),
}  # fmt: skip
