"""`am`: activities, broadcasts, services, tasks."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.builtins.intents import IntentArguments, read_intent
from pytest_androidbench.phone.shell.builtins.java import (
    integer,
    take,
    through_binder,
)
from pytest_androidbench.phone.shell.builtins.tasks import configuration, shown_tasks
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.system.activities import StartResult
from pytest_androidbench.phone.system.intent_uri import uri_of
from pytest_androidbench.phone.system.intents import (
    Intent,
    short_component,
    split_component,
)

_NEW_TASK: Final = 0x10000000
_BROADCAST_FLAGS: Final = 0x400000
_USAGE: Final = """Activity manager (activity) commands:
  help
      Print this help text.
  start-activity [-D] [-N] [-W] [-S] <INTENT>
  start-service [--user <USER_ID> | current] <INTENT>
  force-stop [--user <USER_ID> | all | current] <PACKAGE>
  kill [--user <USER_ID> | all | current] <PACKAGE>
  kill-all
  broadcast [--user <USER_ID> | all | current] <INTENT>
  stack list
  stack remove <STACK_ID>
  task lock <TASK_ID>
  get-current-user
"""


async def am(io: IO, args: list[str]) -> int:
    if not args or args[0] in ("help", "-h"):
        await io.out(_USAGE)
        return 0 if args else 255
    command, rest = args[0], list(args[1:])
    match command:
        case "start" | "start-activity":
            return await _start(io, rest, command)
        case "broadcast":
            return await _broadcast(io, rest)
        case "startservice" | "start-service" | "start-foreground-service":
            return await _start_service(io, rest, command)
        case "stopservice" | "stop-service":
            intent = (await read_intent(io, rest, command)).intent
            await io.line(f"Stopping service: {intent}")
            raise CommandError("Service not stopped: was not running.", 255)
        case "force-stop" | "crash":
            io.phone.windows.lifecycle.force_stop(_package(rest, command))
        case "kill":
            io.phone.windows.recreating.kill(_package(rest, command))
        case "kill-all":
            io.phone.windows.recreating.kill_all()
        case "idle-maintenance" | "clear-debug-app":
            return 0
        case "stack" | "task":
            return await _tasks(io, rest, command)
        case "get-current-user":
            await io.line("0")
        case "get-config":
            await io.line(f"config: {configuration(io.phone)}")
        case "wait-for-broadcast-idle" | "wait-for-broadcast-barrier":
            await io.line("All broadcast queues are idle!")
        case "to-uri" | "to-intent-uri":
            intent = (await read_intent(io, rest, command)).intent
            await io.line(uri_of(intent, in_scheme=command == "to-intent-uri"))
        case _:
            await io.line(f"Unknown command: {command}")
            return 255
    return 0


def _package(args: list[str], command: str) -> str:
    while args and args[0].startswith("-"):
        option = args.pop(0)
        if option == "--user":
            take(args, command, option)
    return take(args, command, command)


async def _start(io: IO, args: list[str], command: str) -> int:
    given = await read_intent(io, args, command)
    if "-S" in given.switches:
        await _stop_first(io, given.intent)
    await io.line(f"Starting: {given.intent}")
    flagged = given.intent.having(flags=given.intent.flags | _NEW_TASK)
    result = io.phone.activities.start(flagged)
    for line in _warnings(given.intent, result):
        await io.err(line)
    if result.code in ("missing", "unresolved"):
        return 0
    if "-W" in given.switches:
        await io.out(_waited(result))
    return 0


async def _stop_first(io: IO, intent: Intent) -> None:
    component = intent.component or io.phone.activities.resolve(intent)
    if component is None:
        raise CommandError(f"Error: Intent does not match any activities: {intent}")
    package = split_component(component)[0]
    await io.line(f"Stopping: {package}")
    io.phone.windows.lifecycle.force_stop(package)


def _warnings(intent: Intent, result: StartResult) -> list[str]:
    match result.code:
        case "front":
            return ["Warning: Activity not started, its current task has been brought to the front"]
        case "top":
            return [
                "Warning: Activity not started, intent has been delivered to currently running "
                "top-most instance."
            ]
        case "missing":
            assert result.component is not None
            package, name = split_component(result.component)
            return [
                "Error type 3",
                f"Error: Activity class {{{package}/{name}}} does not exist.",
            ]
        case "unresolved":
            flagged = intent.having(flags=intent.flags | _NEW_TASK)
            return [f"Error: Activity not started, unable to resolve {flagged}"]
        case "started" | "chooser":
            return []


def _waited(result: StartResult) -> str:
    assert result.component is not None
    return (
        f"Status: ok\nLaunchState: {result.launch}\n"
        f"Activity: {short_component(result.component)}\n"
        f"TotalTime: {result.total_ms}\nWaitTime: {result.total_ms + 5}\nComplete\n"
    )


async def _broadcast(io: IO, args: list[str]) -> int:
    given: IntentArguments = await read_intent(io, args, "broadcast")
    intent = given.intent.having(flags=given.intent.flags | _BROADCAST_FLAGS)
    await io.line(f"Broadcasting: {intent}")
    result = io.phone.broadcasts.send(intent)
    data = "" if result.data is None else f', data="{result.data}"'
    await io.line(f"Broadcast completed: result={result.result}{data}")
    return 0


async def _start_service(io: IO, args: list[str], command: str) -> int:
    intent = (await read_intent(io, args, command)).intent
    await io.line(f"Starting service: {intent}")
    if not io.phone.activities.start_service(intent):
        await io.err("Error: Not found; no service started.")
        return 255
    return 0


async def _tasks(io: IO, args: list[str], command: str) -> int:
    match args:
        case ["list"] if command == "stack":
            await io.out(_stack_list(io))
        case ["remove", number] if command == "stack":
            io.phone.windows.navigation.remove_task(integer(number, command))
        case ["lock", "stop"] if command == "task":
            await io.line("Activity manager is not in lockTaskMode")
        case ["lock", _] if command == "task":
            await io.line("Activity manager is in lockTaskMode")
        case _:
            raise CommandError(f"Error: unknown command '{take(args, command, command)}'", 255)
    return 0


def _stack_list(io: IO) -> str:
    width, height = io.phone.display.logical_size
    bounds = f"[0,0][{width},{height}]"
    parts: list[str] = []
    for task in shown_tasks(io.phone):
        name = f"{task.package}/{task.root_class}"
        parts.append(
            f"RootTask id={task.id} bounds={bounds} displayId=0 userId=0\n"
            f" configuration={configuration(io.phone)}\n"
            f"  taskId={task.id}: {name} bounds={bounds} userId=0 "
            f"visible={str(task.visible).lower()} topActivity=ComponentInfo{{{task.top}}}\n"
        )
    return "".join(f"{part}\n" for part in parts)


COMMANDS: Final[Commands] = {"am": through_binder("activity", am)}
