"use strict";
// Everything can be read without this script: with it one step is shown at a time, and the nodes
// of its screen. What devices and agents said is only ever set as text.

const MAX_NODES = 1500;
const BOUNDS = /^\[(-?\d{1,6}),(-?\d{1,6})\]\[(-?\d{1,6}),(-?\d{1,6})\]$/;
const UNSEEN = /[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;
const SVG = "http://www.w3.org/2000/svg";

function made(tag, fields = {}, ...children) {
  const element = Object.assign(document.createElement(tag), fields);
  element.append(...children);
  return element;
}

function drawn(tag, attributes, text = "") {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}

function plain(text, most = 300) {
  const cut = text.length > most ? `${text.slice(0, most)}…` : text;
  return cut.replace(UNSEEN, (unseen) => `\\u${unseen.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

// The hierarchies: one packed stream for all steps, unpacked when the first one is looked at.

async function unpacked() {
  const data = document.getElementById("screens");
  if (!data || !window.DecompressionStream) return new Uint8Array();
  const bytes = Uint8Array.from(atob(data.value), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function nodesOf(bytes, place) {
  const [begin, length] = place.split(",").map(Number);
  const text = new TextDecoder().decode(bytes.subarray(begin, begin + length));
  if (!length || text.includes("<!DOCTYPE")) return [];
  const found = [];
  const walk = (element, depth) => {
    for (const child of element.children) {
      const bounds = BOUNDS.exec(child.getAttribute("bounds") ?? "");
      if (bounds && found.length < MAX_NODES) found.push(nodeOf(child, bounds.slice(1).map(Number), depth));
      if (depth < 200) walk(child, depth + 1);
    }
  };
  walk(new DOMParser().parseFromString(text, "text/xml"), 0);
  return found;
}

function nodeOf(element, bounds, depth) {
  const value = (name) => element.getAttribute(name) ?? "";
  const label = value("text") || value("content-desc") || value("hint");
  const [left, top, right, bottom] = bounds;
  return {
    element, bounds, depth, label, kind: value("class").split(".").pop(),
    name: value("resource-id").split("/").pop(), clickable: value("clickable") === "true",
    area: Math.max(0, right - left) * Math.max(0, bottom - top),
  };
}

function smallest(nodes, [x, y]) {
  const holds = ({ bounds: [left, top, right, bottom] }) => left <= x && x < right && top <= y && y < bottom;
  return nodes.filter(holds).reduce((best, node) => (best && best.area < node.area ? best : node), null);
}

function chosenOf(nodes, numbers) {
  if (numbers.length === 2) return smallest(nodes, numbers);
  const same = nodes.filter(({ bounds }) => bounds.every((edge, at) => edge === numbers[at]));
  return same.find((node) => node.clickable) ?? same.at(-1) ?? null;
}

// What lies over the picture, and the list of nodes beside it.

function rectangle({ bounds: [left, top, right, bottom] }, kind) {
  const size = { width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  return drawn("rect", { class: kind, x: left, y: top, ...size });
}

function label(node, width) {
  const [left, top, right, bottom] = node.bounds;
  const size = Math.max(20, Math.min(44, bottom - top - 8));
  // An average letter is half as wide as it is high: what is longer is cut.
  const fits = Math.max(1, Math.floor((Math.min(right, width) - left) / (size * 0.5)));
  return drawn("text", { x: left + 8, y: (top + bottom) / 2 + size / 3, "font-size": size }, plain(node.label, fits));
}

function attributesOf(node) {
  const rows = [...node.element.attributes].filter(({ value }) => value && value !== "false" && value !== "true");
  const flags = [...node.element.attributes].filter(({ value }) => value === "true").map(({ name }) => name);
  const pairs = [...rows.map(({ name, value }) => [name, value]), ["is", flags.join(", ")]];
  return pairs.filter(([, value]) => value).map(([name, value]) =>
    made("tr", {}, made("th", { scope: "row", textContent: plain(name, 40) }), made("td", { textContent: plain(value) })));
}

function option(node, index, chosen) {
  const item = made("li", { id: `node-${index}` });
  item.setAttribute("role", "option");
  item.setAttribute("aria-selected", "false");
  item.style.paddingLeft = `${6 + 10 * Math.min(node.depth, 12)}px`;
  item.append(made("span", { className: "kind", textContent: `${plain(node.kind, 40)} ` }), plain(node.label || node.name, 60));
  if (chosen) item.append(made("span", { className: "tag", textContent: "chosen" }));
  return item;
}

class Inspector {
  constructor() {
    this.list = made("ul", { className: "nodes", tabIndex: 0 });
    this.list.setAttribute("role", "listbox");
    this.table = made("tbody");
    this.outlines = made("input", { type: "checkbox" });
    this.panel = made("section", { className: "inspector" }, made("h4", { textContent: "Nodes of the screen" }), this.list,
      made("label", { className: "outlines" }, this.outlines, "outline all of them"),
      made("table", { className: "node" }, this.table));
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.list.addEventListener("click", (event) => this.activate([...this.list.children].indexOf(event.target.closest("li"))));
    this.outlines.addEventListener("change", () => this.draw());
    this.bytes = null;
  }

  async open(step) {
    this.step = step;
    this.panel.remove();
    if (!step.dataset.place) return;
    this.bytes ??= unpacked();
    const bytes = await this.bytes;
    if (this.step !== step) return;
    this.nodes = nodesOf(bytes, step.dataset.place);
    if (!this.nodes.length) return;
    this.chosen = chosenOf(this.nodes, step.dataset.chosen ? step.dataset.chosen.split(",").map(Number) : []);
    this.list.replaceChildren(...this.nodes.map((node, index) => option(node, index, node === this.chosen)));
    this.list.setAttribute("aria-label", `Nodes of the screen before step ${step.id.slice(5)}`);
    step.querySelector(".told").append(this.panel);
    this.watch(step.querySelector(".before .screen"));
    this.pinned = this.nodes.indexOf(this.chosen);
    this.activate(this.pinned);
  }

  watch(screen) {
    const [width, height] = this.step.dataset.screen.split(",").map(Number);
    this.over = screen.querySelector(".over");
    if (this.over) return;
    this.over = drawn("svg", { class: "over", viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", "aria-hidden": "true" });
    screen.prepend(this.over);
    screen.querySelector("img")?.after(this.over);
    screen.classList.add("live");
    const under = (event) => {
      const box = screen.getBoundingClientRect();
      const at = [(event.clientX - box.left) / box.width * width, (event.clientY - box.top) / box.height * height];
      return this.nodes.indexOf(smallest(this.nodes, at));
    };
    screen.addEventListener("pointermove", (event) => this.activate(under(event)));
    screen.addEventListener("click", (event) => { this.pinned = under(event); });
    screen.addEventListener("pointerleave", () => this.activate(this.pinned));
  }

  activate(index) {
    const before = this.list.querySelector("[aria-selected=true]");
    before?.setAttribute("aria-selected", "false");
    this.active = index;
    const node = this.nodes[index];
    const item = this.list.children[index];
    item?.setAttribute("aria-selected", "true");
    if (item) this.list.setAttribute("aria-activedescendant", item.id);
    else this.list.removeAttribute("aria-activedescendant");
    if (item) this.list.scrollTop = item.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
    this.table.replaceChildren(...(node ? attributesOf(node) : []));
    this.draw();
  }

  draw() {
    const wire = this.step.querySelector(".before .screen.none");
    const width = Number(this.step.dataset.screen.split(",")[0]);
    const shapes = [];
    if (wire) shapes.push(...this.nodes.filter((node) => node.label).map((node) => label(node, width)));
    const outlined = this.outlines.checked ? this.nodes : wire ? this.nodes.filter((node) => node.clickable) : [];
    shapes.push(...outlined.map((node) => rectangle(node, "outline")));
    if (this.chosen) shapes.push(rectangle(this.chosen, "chosen"));
    const active = this.nodes[this.active];
    if (active && active !== this.chosen) shapes.push(rectangle(active, "active"));
    this.over.classList.toggle("wire", Boolean(wire));
    this.over.replaceChildren(...shapes);
  }

  key(event) {
    const last = this.nodes.length - 1;
    const to = { ArrowDown: this.active + 1, ArrowUp: this.active - 1, Home: 0, End: last }[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.pinned = Math.max(0, Math.min(last, to));
    this.activate(this.pinned);
  }
}

// One step at a time.

class Trace {
  constructor(stage, strip) {
    this.steps = [...stage.children];
    this.links = [...strip.querySelectorAll("a")];
    this.strip = strip;
    this.inspector = new Inspector();
    this.current = -1;
    this.status = made("p", { className: "sr" });
    this.status.setAttribute("role", "status");
    stage.classList.add("live");
    stage.before(this.status);
    stage.closest(".trace").querySelector("h2").append(made("span", { className: "soft hint" },
      made("kbd", { textContent: "←" }), " ", made("kbd", { textContent: "→" }), " step through"));
    this.links.forEach((link, index) => link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.show(index);
    }));
    window.addEventListener("hashchange", () => this.show(this.named(), false));
    this.show(this.named(), false);
  }

  named() {
    return Math.max(0, this.steps.findIndex((step) => `#${step.id}` === location.hash));
  }

  show(index, told = true) {
    const to = Math.max(0, Math.min(this.steps.length - 1, index));
    if (to === this.current) return;
    const focused = this.links.includes(document.activeElement);
    this.current = to;
    this.steps.forEach((step, at) => { step.hidden = at !== to; });
    for (const near of this.steps.slice(Math.max(0, to - 1), to + 2)) {
      near.querySelectorAll("img").forEach((image) => { image.loading = "eager"; });
    }
    this.links.forEach((link, at) => (at === to ? link.setAttribute("aria-current", "step") : link.removeAttribute("aria-current")));
    const link = this.links[to];
    this.strip.scrollLeft = link.offsetLeft - this.strip.offsetLeft - (this.strip.clientWidth - link.offsetWidth) / 2;
    if (focused) link.focus({ preventScroll: true });
    if (told) {
      this.status.textContent = `Step ${to + 1} of ${this.steps.length}: ${this.steps[to].querySelector(".act").textContent}`;
      try { history.replaceState(null, "", link.hash); } catch { /* where pages from disk may not */ }
    }
    this.inspector.open(this.steps[to]);
  }

  key(event) {
    const to = { ArrowLeft: this.current - 1, ArrowRight: this.current + 1, Home: 0, End: this.steps.length - 1 }[event.key];
    if (to === undefined) return false;
    const { top, bottom } = this.strip.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) this.strip.scrollIntoView();
    this.show(to);
    return true;
  }
}

const stage = document.getElementById("stage");
const trace = stage && new Trace(stage, document.getElementById("strip"));

document.addEventListener("keydown", (event) => {
  const busy = event.target.closest?.("input, textarea, select, .wide");
  if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
  if (trace?.key(event)) event.preventDefault();
});
