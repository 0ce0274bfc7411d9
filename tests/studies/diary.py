"""A task with a param of each kind, on the tabletop."""

from __future__ import annotations

from typing import Final

DIARY: Final = """
    from __future__ import annotations
    import datetime
    from pytest_androidbench import Episode, Pilot, task
    from pytest_androidbench.tasks.strategies import dates, full_names, numbers, one_of, phrases

    @task(
        "WriteDiary",
        "Write {text} for {name} on {on}, {amount}, {mood}.",
        app="desk",
        params={
            "text": phrases(1, 4),
            "name": full_names(),
            "amount": numbers(-50, 50),
            "on": dates(datetime.date(2023, 10, 1), datetime.date(2023, 12, 30)),
            "mood": one_of("glad", "calm", "sad", "tired"),
        },
    )
    def test_write_diary(episode, text, name, amount, on, mood):
        episode.run()
        with episode.check("it is written"):
            assert episode.device.note == f"{text}|{name}|{on}|{amount}|{mood}"

    @test_write_diary.solution
    def write_diary(pilot: Pilot, text, name, amount, on, mood):
        pilot.type("Note", f"{text}|{name}|{on}|{amount}|{mood}")
"""
