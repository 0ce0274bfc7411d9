// Everything shown here comes from tasks and devices and is not to be trusted: it is only ever text.
import { follow } from "/touches.js";

const find = (id) => document.getElementById(id);
const STORE = "androidbench-token";
const COVERS = {
  waiting: "Waiting for the next task …",
  over: "This is over. The page can be closed.",
};
const PLAYED = ["ready", "busy"];
const AGAIN = "There is no answer: the run may be over. Trying again …";
const STRANGER = "Open the address that was printed, with all that follows its #.";

// Behind the # the token is sent to nobody; kept for this tab it need not stay in the history.
if (location.hash.length > 1) {
  sessionStorage.setItem(STORE, location.hash.slice(1));
  history.replaceState(null, "", "/");
}
const token = sessionStorage.getItem(STORE) || "";

let scene = null, came = 0, shown = 0, sending = false;

function ask(path, more = {}) {
  const headers = { Authorization: `Bearer ${token}`, ...more.headers };
  return fetch(path, { ...more, headers });
}

function mayAct() {
  return scene !== null && scene.phase === "ready" && scene.scope !== "look" && !sending;
}

function say(text, refused = false) {
  find("said").textContent = text;
  find("said").classList.toggle("refused", refused);
}

async function act(input) {
  if (!mayAct()) return false;
  sending = true;
  showBusy();
  const touch = document.querySelector("input[name=touch]:checked").value;
  const own = input.kind === "touch" || input.kind === "element" ? { touch } : {};
  const body = JSON.stringify({ step: scene.step, note: find("note").value, ...own, ...input });
  try {
    const more = { method: "POST", body, headers: { "Content-Type": "application/json" } };
    const answer = await ask("/input", more);
    if (!answer.ok) {
      say(await answer.text(), true);
      return false;
    }
    say("");
    find("note").value = "";
    document.querySelector("input[name=touch][value='']").checked = true;
    return true;
  } catch (error) {
    say(AGAIN, true);
    return false;
  } finally {
    sending = false;
    showBusy();
  }
}

// What stands in the page.

function showBusy() {
  const idle = mayAct();
  find("screen").setAttribute("aria-busy", String(sending || (scene !== null && scene.phase === "busy")));
  for (const button of document.querySelectorAll("#controls button")) {
    // Not `disabled`, which would take the focus away from who goes on by keys.
    button.setAttribute("aria-disabled", String(!idle));
  }
}

function show() {
  const plays = scene.scope === "play", asked = plays && PLAYED.includes(scene.phase);
  document.title = scene.goal ? `${scene.goal.slice(0, 60)} – androidbench` : "androidbench";
  find("title").textContent = scene.title || "androidbench";
  find("where").textContent = scene.where;
  find("goal").textContent = scene.goal;
  find("task").hidden = !asked;
  for (const id of ["ends", "noting"]) find(id).hidden = !asked;
  find("acts").hidden = scene.scope === "look" || !PLAYED.includes(scene.phase);
  find("keys").hidden = find("acts").hidden;
  // Over adb alone there are neither elements nor a second finger.
  for (const id of ["and-list", "pinches"]) find(id).hidden = !plays;
  find("screen").dataset.step = scene.step;
  document.body.classList.toggle("looking", scene.scope === "look");
  document.querySelector("main").classList.toggle("alone", scene.scope === "look");
  lines(find("guidelines"), scene.guidelines);
  find("rules").hidden = scene.guidelines.length === 0;
  find("field").textContent = scene.field ? `“${scene.field}”` : fieldless();
  cover(COVERS[scene.phase] || "");
  // What was refused stays until something is done.
  if (scene.said || !find("said").classList.contains("refused")) say(scene.said);
  showElements();
  showLimits();
  showBusy();
}

function fieldless() {
  return scene.scope === "play" ? "the focused field (none has the caret: tap one first)" : "the focused field";
}

function cover(text) {
  find("cover").textContent = text;
  find("cover").hidden = text === "";
}

function lines(list, texts) {
  list.replaceChildren(...texts.map((text) => {
    const item = document.createElement("li");
    item.textContent = text;
    return item;
  }));
}

function showElements() {
  find("count").textContent = scene.elements.length;
  find("listed").hidden = scene.elements.length === 0;
  const list = find("elements");
  outline(null);
  // Who walks the list by keys stays where they were.
  const at = [...list.children].findIndex((item) => item.contains(document.activeElement));
  list.replaceChildren(...scene.elements.map((element) => {
    const item = document.createElement("li"), button = document.createElement("button");
    const kind = document.createElement("span");
    button.type = "button";
    button.textContent = element.label;
    kind.className = "kind";
    kind.textContent = [element.kind, ...element.states].join(", ");
    button.append(" ", kind);
    button.addEventListener("click", () => act({ kind: "element", index: element.index }));
    for (const kind of ["focus", "pointerenter"]) button.addEventListener(kind, () => outline(element));
    for (const kind of ["blur", "pointerleave"]) button.addEventListener(kind, () => outline(null));
    item.append(button);
    return item;
  }));
  if (at >= 0 && list.children.length) {
    list.children[Math.min(at, list.children.length - 1)].firstChild.focus({ preventScroll: true });
  }
}

// Where an element of the list is on the picture.
function outline(element) {
  const box = find("outline"), [wide, high] = scene.size;
  box.hidden = element === null;
  if (element === null) return;
  const [left, top, right, bottom] = element.bounds;
  box.style.left = `${100 * left / wide}%`;
  box.style.top = `${100 * top / high}%`;
  box.style.width = `${100 * (right - left) / wide}%`;
  box.style.height = `${100 * (bottom - top) / high}%`;
}

function showLimits() {
  if (scene === null) return;
  const told = [];
  if (scene.scope === "play" && PLAYED.includes(scene.phase)) {
    if (scene.turn > 0) told.push([`turn ${scene.turn + 1}`, false]);
    if (scene.allowed) {
      const left = Math.max(0, scene.allowed - scene.taken);
      told.push([`${left} of ${scene.allowed} steps left`, left <= 3]);
    } else {
      told.push([`step ${scene.taken + 1}`, false]);
    }
    if (scene.seconds_left !== null) {
      const left = Math.max(0, scene.seconds_left - (performance.now() - came) / 1000);
      const minutes = Math.floor(left / 60), seconds = String(Math.floor(left % 60)).padStart(2, "0");
      told.push([`${minutes}:${seconds} left`, left < 30]);
    }
  }
  const list = find("chips");
  list.replaceChildren(...told.map(([text, low]) => {
    const item = document.createElement("li");
    item.textContent = text;
    item.classList.toggle("low", low);
    return item;
  }));
  list.hidden = told.length === 0;
}
setInterval(showLimits, 1000);

async function showPicture(revision) {
  if (revision === shown) return;
  const answer = await ask("/picture");
  if (!answer.ok) return;
  const picture = find("picture"), old = picture.src;
  picture.src = URL.createObjectURL(await answer.blob());
  await picture.decode().catch(() => {});
  if (old) URL.revokeObjectURL(old);
  shown = Number(answer.headers.get("X-Revision"));
  find("frame").style.setProperty("--ratio", picture.naturalWidth / picture.naturalHeight);
  find("frame").classList.remove("bare");
}

async function watch() {
  let version = 0;
  find("frame").classList.add("bare");
  for (;;) {
    try {
      const answer = await ask(`/scene?seen=${version}`);
      if (answer.status === 403) {
        cover(token ? await answer.text() : STRANGER);
        return;
      }
      const told = await answer.json();
      const same = told.version === version && scene !== null;
      version = told.version;
      if (!same) {
        await showPicture(told.picture);
        scene = told.scene;
        came = performance.now();
        show();
      }
      if (scene.phase === "over") return;
    } catch (error) {
      if (scene !== null) scene = { ...scene, phase: "busy" };
      cover(AGAIN);
      version = 0;
      await new Promise((done) => setTimeout(done, 1000));
    }
  }
}

// What a person does beside the picture.

follow(find("screen"), find("picture"), find("touch"), mayAct, act);
find("screen").addEventListener("keydown", (event) => {
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  // The letter goes where the focus is by then.
  if (plain && [...event.key].length === 1 && scene && scene.scope !== "look") find("text").focus();
});
for (const [name, kind] of [["key", "key"], ["scroll", "direction"], ["pinch", "pinch"]]) {
  for (const button of document.querySelectorAll(`button[data-${name}]`)) {
    button.addEventListener("click", () => act({ kind: name, [kind]: button.dataset[name] }));
  }
}

function submitted(form, input, clear) {
  find(form).addEventListener("submit", async (event) => {
    event.preventDefault();
    if (await act(input())) clear();
  });
}
submitted("typing", () => ({
  kind: "text", text: find("text").value, clear: find("clear").checked, enter: find("enter").checked,
}), () => {
  find("text").value = "";
  find("clear").checked = find("enter").checked = false;
});
submitted("opening", () => ({ kind: "open", text: find("app").value }), () => { find("app").value = ""; });
submitted("waiting", () => ({ kind: "wait", seconds: Number(find("seconds").value) }), () => {});
submitted("answering", () => ({ kind: "answer", text: find("answer").value }), () => { find("answer").value = ""; });
find("text").addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  find("typing").requestSubmit();
});

// The two ends of a turn are asked about: nothing can be done after them.
let ending = null;
function asking(button, kind, head, text) {
  find(button).addEventListener("click", () => {
    if (!mayAct()) return;
    ending = kind;
    find("sure-head").textContent = head;
    find("sure-text").textContent = text;
    find("why-line").hidden = kind !== "infeasible";
    find("why").value = "";
    find("sure").returnValue = "no";
    find("sure").showModal();
  });
}
asking("done", "done", "Is the goal reached?", "This ends the task: nothing can be done after it.");
asking("infeasible", "infeasible", "Is it certain that it cannot be done?", "This ends the task: nothing can be done after it.");
find("sure").addEventListener("close", () => {
  if (find("sure").returnValue === "yes") act({ kind: ending, text: find("why").value });
});

watch();
