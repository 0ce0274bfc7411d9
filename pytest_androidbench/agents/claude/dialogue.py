"""What is said between agent and model until there is an action: asking, judging, asking again."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.agents.claude import prompts
from pytest_androidbench.agents.claude.batch import CalledTools
from pytest_androidbench.agents.claude.computer import Computer
from pytest_androidbench.agents.claude.faults import UnusableReply
from pytest_androidbench.agents.claude.options import ClaudeOptions
from pytest_androidbench.agents.claude.screen import ShownScreen
from pytest_androidbench.agents.claude.toolbox import Toolbox, noted
from pytest_androidbench.agents.claude.traits import ModelTraits
from pytest_androidbench.agents.claude.transcript import Transcript, TranscriptLimits
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.models.conversation import Picture, Reply, Request, Text
from pytest_androidbench.models.model import Model
from pytest_androidbench.texts import bounded, clean

MAX_UNUSABLE: Final = 3
"""Replies for one step that cannot be used."""
MAX_ASKED: Final = 8
"""Replies for one step, those included that only ask to be shown something."""
MAX_CALLS: Final = 32
"""Calls in one reply."""
_MAX_REASON: Final = 500


class Dialogue:
    """One model's conversation over the turns of one episode."""

    def __init__(self, model: Model, options: ClaudeOptions, traits: ModelTraits) -> None:
        """Prepare it; nobody is asked yet.

        Args:
            model: answers.
            options: of the agent.
            traits: of the model.
        """
        computer = options.uses_computer(traits)
        self._model, self._options, self._traits = model, options, traits
        self._computer = Computer(traits, options.limits(traits)) if computer else None
        self._toolbox = Toolbox(
            elements=options.sees_elements, points=options.sees_screen, computer=computer
        )
        self._system = prompts.system_prompt(options, computer=computer)
        self._transcript = Transcript(
            TranscriptLimits(
                tokens=options.history_tokens,
                pictures=options.max_pictures,
                keep=options.keep_pictures,
                binds=traits.binds,
            )
        )
        self._calls: CalledTools | None = None
        self._seen: ShownScreen | None = None

    def begin(self, goal: Goal) -> None:
        """Give the model a task, the first one or another."""
        self._seen = None
        if self._calls is not None:
            self._calls.end()
            self._transcript.add(*self._calls.results)
            self._calls = None
        self._transcript.add(Text(text=prompts.task_words(goal)))

    def next(self, screen: ShownScreen, left: str) -> Action:
        """The model's next action.

        Args:
            screen: as it is now, after the last action.
            left: what is to be said of the steps that are left; "" = nothing.

        Raises:
            UnusableReply: the model refuses, or gives no action however often it is asked.
            LimitReached, CapReached, ModelUnavailable, BadRequest: as of `MeteredModel.ask`.
        """
        if self._calls is not None and (action := self._calls.next(screen)) is not None:
            return action
        self._show(screen, left)
        unusable = 0
        for _ in range(MAX_ASKED):
            action, why = self._act_on(self._reply(screen), screen)
            if action is not None:
                return action
            unusable += bool(why)
            if unusable == MAX_UNUSABLE:
                last = bounded(clean(why), _MAX_REASON)
                raise UnusableReply(
                    f"{unusable} replies of the model led to no action; the last: {last}"
                )
        raise UnusableReply(
            f"the model asked {MAX_ASKED} times to be shown something, and nothing else"
        )

    def _show(self, screen: ShownScreen, left: str) -> None:
        same = self._seen is not None and screen.looks_like(self._seen)
        remark = " ".join(filter(None, (prompts.UNCHANGED if same else "", left)))
        words: tuple[Text | Picture, ...] = (Text(text=screen.text),)
        words += (Text(text=remark),) if remark else ()
        self._seen = screen
        calls, self._calls = self._calls, None
        if calls is None:
            self._transcript.add(*words, *screen.pictures)
            return
        pictures = () if calls.shows is screen else screen.pictures
        self._transcript.answer(calls.results, (*words, *pictures))

    def _act_on(self, reply: Reply, screen: ShownScreen) -> tuple[Action | None, str]:
        """The first action of a reply, or why there is none; "" where it only looks."""
        if not reply.calls:
            return None, self._without_calls(reply)
        if len(reply.calls) > MAX_CALLS:
            self._transcript.add(Text(text=prompts.too_many(len(reply.calls), MAX_CALLS)))
            return None, f"{len(reply.calls)} calls in one reply"
        self._transcript.take(reply)
        calls = CalledTools(reply.calls, screen, self._toolbox, self._computer)
        action = calls.next(screen)
        if action is None:
            self._transcript.answer(calls.results, ())
            return None, calls.fault
        self._calls = calls
        return noted(action, action.note, reply.text, reply.thoughts), ""

    def _without_calls(self, reply: Reply) -> str:
        if not reply.text.strip():
            # The service takes no empty turn of the model's.
            self._transcript.add(Text(text=prompts.EMPTY))
            return "an empty reply"
        self._transcript.take(reply)
        self._transcript.add(Text(text=prompts.CALL_A_TOOL))
        return f"no tool is called, but said: {reply.text}"

    def _reply(self, screen: ShownScreen) -> Reply:
        """A whole reply of the model's."""
        room = self._options.max_tokens
        reply = self._ask(screen, room)
        if reply.stop == "context":
            self._transcript.cut(self._transcript.tokens // 2)
            reply = self._ask(screen, room)
        if reply.stop == "length":
            room *= 2
            reply = self._ask(screen, room)
        match reply.stop:
            case "refusal":
                raise UnusableReply(f"the model refuses to go on: {_told(reply)}")
            case "length":
                raise UnusableReply(
                    f"the model's reply was cut off after {room} tokens, thoughts included: give "
                    "--agent-option max_tokens=... or less effort"
                )
            case "context":
                raise UnusableReply(
                    "the conversation does not fit into the model's context window: give "
                    "--agent-option history_tokens=..."
                )
            case _:
                return reply

    def _ask(self, screen: ShownScreen, room: int) -> Reply:
        options = self._options
        computer = () if self._computer is None else (self._computer.tool(screen),)
        return self._model.ask(
            Request(
                system=(Text(text=self._system, cached=True),),
                tools=(*computer, *self._toolbox.tools),
                messages=self._transcript.messages(),
                max_tokens=room,
                thinking_tokens=options.thinking_tokens,
                effort=options.effort,
                show_thoughts=self._traits.adapts and options.thinking_tokens is None,
            )
        )


def _told(reply: Reply) -> str:
    return bounded(clean(f"{reply.stop_detail} {reply.text}".strip()), _MAX_REASON)
