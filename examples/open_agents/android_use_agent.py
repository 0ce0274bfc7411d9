"""android-use (https://github.com/languse-ai/android-use) as an agent that `cmd:` starts.

`python android_use_agent.py {serial} {goal} {steps} {answer_file}`, by the Python of an environment
with `android-use==0.1.7` and `pydantic-settings`, which it needs and does not declare.
OPENAI_BASE_URL, OPENAI_API_KEY and AGENT_MODEL name its model.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path

# Read when it is imported; by default it would keep its settings among the user's.
os.environ.setdefault("ANDROID_USE_CONFIG_DIR", tempfile.mkdtemp(prefix="android-use-"))

from android_use.agent.service import AndroidUseAgent
from android_use.agent.views import AgentOutput, AgentSettings
from android_use.android.context import AndroidContext, AndroidContextConfig
from android_use.android.views import AndroidState
from android_use.llm.openai.chat import ChatOpenAI

serial, goal, steps, answer_file = sys.argv[1:]
ends: list[dict[str, object]] = []
"""What it said when it was done: it forgets its own history with each step."""


def keep(_state: AndroidState, output: AgentOutput, _step: int) -> None:
    for action in output.action:
        said = action.model_dump(exclude_none=True).get("done")
        if said is not None:
            ends.append(said)


agent = AndroidUseAgent(
    agent_settings=AgentSettings(generate_gif=False),
    llm=ChatOpenAI(
        model=os.environ["AGENT_MODEL"],
        api_key=os.environ["OPENAI_API_KEY"],
        base_url=os.environ["OPENAI_BASE_URL"],
    ),
    android_context=AndroidContext(AndroidContextConfig(device_id=serial)),
    register_new_step_callback=keep,
)
asyncio.run(agent.run(goal, max_steps=int(steps) or 30))
if not ends:
    sys.exit("it did not finish")
told = {"answer": ends[-1]["text"]} if ends[-1]["success"] else {"infeasible": ends[-1]["text"]}
Path(answer_file).write_text(json.dumps(told), encoding="utf-8")
