"""mobile-use (https://github.com/MadeAgents/mobile-use) as an agent that `cmd:` starts.

`python mobile_use_agent.py {serial} {goal} {steps} {answer_file}`, by the Python of an environment
with `mobile-use==0.3.0`. OPENAI_BASE_URL, OPENAI_API_KEY and AGENT_MODEL name its model.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from mobile_use import Agent, Environment, VLMWrapper
from mobile_use.scheme import AgentState, AgentStatus

INFEASIBLE = 40
serial, goal, steps, answer_file = sys.argv[1:]

phone = Environment(
    serial_no=serial,
    host=os.environ["ANDROID_ADB_SERVER_ADDRESS"],
    port=int(os.environ["ANDROID_ADB_SERVER_PORT"]),
    wait_after_action_seconds=float(os.environ.get("AGENT_WAIT", "2")),
)
model = VLMWrapper(
    model_name=os.environ["AGENT_MODEL"],
    api_key=os.environ["OPENAI_API_KEY"],
    base_url=os.environ["OPENAI_BASE_URL"],
)
agent = Agent.from_params(
    {"type": "ReAct", "env": phone, "vlm": model, "max_steps": int(steps) or 30}
)
for _ in agent.iter_run(goal):
    pass

asked = [call.response for step in agent.trajectory for call in step.vlm_call_history]
told = {"calls": len(asked), "tokens": sum(each.usage.total_tokens for each in asked)}
if agent.trajectory and agent.trajectory[-1].answer:
    told["answer"] = agent.trajectory[-1].answer
Path(answer_file).write_text(json.dumps(told), encoding="utf-8")
if agent.state is AgentState.CALLUSER:
    sys.exit(INFEASIBLE)  # it asks for help, and nobody is there
if agent.status is not AgentStatus.FINISHED:
    sys.exit(f"it did not finish: {agent.episode_data.message or 'out of steps'}")
