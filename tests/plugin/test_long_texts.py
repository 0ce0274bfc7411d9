"""What an exception says at length is cut in the record and kept whole beside it."""

from __future__ import annotations

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.texts import MAX_TEXT

LONG = 50_000


def test_an_agent_s_long_last_words_are_kept(lamp_bench: Bench, agent_source: AgentSource) -> None:
    agent_source(f"""
        class Talker(Quiet):
            def act(self, observation): raise ValueError("x" * {LONG} + " the end")
    """)
    lamp_bench.run("--agent=agents:Talker")
    (attempt,) = lamp_bench.contents().attempts
    record, folder = attempt.record, lamp_bench.run_path / attempt.folder
    for name, text in (("reason", record.reason), ("traceback", record.traceback)):
        whole = (folder / f"{name}.txt").read_text()
        assert text.startswith(whole[:MAX_TEXT])
        assert f"whole in {name}.txt" in text
        assert "x" * LONG + " the end" in whole
        assert len(text) < MAX_TEXT + 200


def test_a_task_s_are_kept_too(bench: Bench) -> None:
    bench.write(
        "test_desk.py",
        f"""
        from pytest_androidbench import task

        @task("Talk", "Do nothing.")
        def test_talk(episode):
            raise ValueError("x" * {LONG} + " the end")
        """,
    )
    bench.run("--agent=null")
    (attempt,) = bench.contents().attempts
    whole = (bench.run_path / attempt.folder / "traceback.txt").read_text()
    assert "x" * LONG + " the end" in whole
    assert len(attempt.record.traceback) < MAX_TEXT + 200
