"use strict";
// The table of episodes, made from the data in the page. What is searched, chosen and sorted stands
// in the address behind `#`, so that it can be sent to others: `#outcome=failed&app=Clock&sort=-steps`.

const PAGE = 100;
const PRINTED = 1000;
const SELECTS = ["app", "difficulty", "tag", "profile", "variation", "agent", "suite", "manner"];

function made(tag, fields = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(fields)) {
    if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

// The data.

class Episodes {
  constructor({ columns, rows, outcomes }) {
    this.columns = columns.map((column, place) => ({ ...column, place: place + 1 }));
    this.rows = rows;
    this.outcomes = outcomes;
    this.texts = null;
  }

  column(name) {
    return this.columns.find((column) => column.name === name);
  }

  text(row, column) {
    const value = row[column.place];
    switch (column.kind) {
      case "word": return column.words[value];
      case "words": return value.map((place) => column.words[place]).join(", ");
      default: return value ?? "";
    }
  }

  // A test whether a row has one of some words in a column; texts that are no word of it fit none.
  having(column, wanted) {
    if (column.kind === "number" || column.kind === "text") {
      const texts = new Set(wanted);
      return (row) => texts.has(String(this.text(row, column)));
    }
    const places = new Set();
    column.words.forEach((word, place) => { if (wanted.includes(word)) places.add(place); });
    if (column.kind === "word") return (row) => places.has(row[column.place]);
    return (row) => row[column.place].some((place) => places.has(place));
  }

  // A test whether a row's texts hold every word of a search.
  holding(search) {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    if (!words.length) return () => true;
    this.texts ??= new Map(this.rows.map((row) => [row, this.searched(row)]));
    return (row) => words.every((word) => this.texts.get(row).includes(word));
  }

  searched(row) {
    const told = this.columns.filter((column) => column.kind !== "number" || column.name === "seed");
    return told.map((column) => this.text(row, column)).join("\n").toLowerCase();
  }

  sorted(column, down) {
    const order = this.order(column);
    const rows = [...this.rows].sort(order);
    return down ? rows.reverse() : rows;
  }

  order(column) {
    const place = column.place;
    if (column.kind === "number") return (a, b) => (a[place] ?? -1) - (b[place] ?? -1);
    if (column.kind === "word") {
      // Outcomes have an order of their own; all other words are in that of the alphabet.
      const rank = column.words.map((word) => column.name === "outcome" ? this.outcomes.indexOf(word) : 0);
      return (a, b) => rank[a[place]] - rank[b[place]] || a[place] - b[place];
    }
    const texts = new Map(this.rows.map((row) => [row, String(this.text(row, column))]));
    const { compare } = new Intl.Collator("en", { numeric: true });
    return (a, b) => compare(texts.get(a), texts.get(b));
  }
}

// What is asked of it, and how that is written in an address.

class Question {
  constructor(episodes, address) {
    const given = new URLSearchParams(address);
    const known = (name) => episodes.column(name);
    this.search = given.get("q") ?? "";
    this.sort = (given.get("sort") ?? "").replace(/^-/, "");
    this.down = (given.get("sort") ?? "").startsWith("-");
    if (!known(this.sort)) this.sort = "";
    this.only = new Map();
    for (const name of new Set(given.keys())) {
      if (known(name)) this.only.set(name, given.getAll(name));
    }
    const asked = given.get("cols")?.split(",").filter(known);
    this.columns = asked?.length ? asked : null;
  }

  address() {
    const told = new URLSearchParams();
    if (this.search) told.set("q", this.search);
    for (const [name, words] of this.only) words.forEach((word) => told.append(name, word));
    if (this.sort) told.set("sort", (this.down ? "-" : "") + this.sort);
    if (this.columns) told.set("cols", this.columns.join(","));
    return String(told);
  }

  toggle(name, word) {
    const words = this.only.get(name) ?? [];
    const rest = words.filter((other) => other !== word);
    this.choose(name, rest.length < words.length ? rest : [...words, word]);
  }

  choose(name, words) {
    if (words.length) this.only.set(name, words);
    else this.only.delete(name);
  }
}

function shown(value, column) {
  if (value === null || value === "") return "–";
  if (column.name === "score") return value.toFixed(2);
  if (column.unit === "s") return seconds(value);
  if (column.unit === "$") return `$${value.toFixed(value < 1 ? 4 : 2)}`;
  return column.kind === "number" && column.name !== "seed" ? value.toLocaleString("en") : String(value);
}

function seconds(value) {
  if (value < 60) return `${value.toFixed(value < 10 ? 1 : 0)} s`;
  const whole = Math.round(value);
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${String(whole % 60).padStart(2, "0")} s`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
}

// The table.

class Table {
  constructor(section) {
    this.episodes = new Episodes(JSON.parse(document.getElementById("data").textContent));
    this.section = section;
    this.head = section.querySelector(".episodes thead");
    this.body = section.querySelector(".episodes tbody");
    this.search = document.getElementById("search");
    this.told = document.getElementById("shown");
    this.more = document.getElementById("more");
    this.active = section.querySelector(".active");
    this.toggles = [...section.querySelectorAll(".toggle")];
    this.chosen = [];
    this.order = { rows: this.episodes.rows, by: "" };
    this.selects = this.makeSelects();
    this.boxes = this.makeBoxes();
    this.listen();
    this.read();
  }

  makeSelects() {
    const place = this.section.querySelector(".selects");
    const columns = SELECTS.map((name) => this.episodes.column(name)).filter((column) => column?.words.length > 1);
    return columns.map((column) => {
      const select = made("select", { name: column.name, "aria-label": column.label });
      select.append(made("option", { value: "", textContent: `${column.label}: any` }));
      const words = [...new Set(column.words.filter(Boolean))];
      select.append(...words.map((word) => made("option", { value: word, textContent: word })));
      select.addEventListener("change", () => {
        this.question.choose(column.name, select.value ? [select.value] : []);
        this.write();
      });
      place.append(select);
      return select;
    });
  }

  makeBoxes() {
    const place = this.section.querySelector(".columns fieldset");
    return this.episodes.columns.map((column) => {
      const box = made("input", { type: "checkbox", value: column.name });
      place.append(made("label", {}, box, ` ${column.label}`));
      box.addEventListener("change", () => {
        const named = this.boxes.filter((one) => one.checked).map((one) => one.value);
        this.question.columns = named.length ? named : null;
        this.write();
      });
      return box;
    });
  }

  listen() {
    const form = this.section.querySelector(".filters");
    form.hidden = false;
    form.addEventListener("submit", (event) => event.preventDefault());
    this.search.addEventListener("input", () => {
      this.question.search = this.search.value.trim();
      this.write();
    });
    this.search.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !this.search.value) this.search.blur();
    });
    for (const toggle of this.toggles) {
      toggle.addEventListener("click", () => {
        this.question.toggle("outcome", toggle.dataset.outcome);
        this.write();
      });
    }
    this.more.addEventListener("click", () => {
      const first = this.body.rows.length;
      this.grow(first + 5 * PAGE);
      this.body.rows[first]?.querySelector("a")?.focus();
    });
    window.addEventListener("hashchange", () => this.read());
    window.addEventListener("beforeprint", () => this.grow(PRINTED));
  }

  // From the address: a part of the page, or what is asked of the table.
  read() {
    const address = location.hash.slice(1);
    const asks = address.includes("=");
    if (this.question && !asks) return;
    this.question = new Question(this.episodes, asks ? address : "");
    this.search.value = this.question.search;
    this.answer();
    if (asks) {
      this.section.scrollIntoView({ behavior: "instant" });
      this.section.focus({ preventScroll: true });
    }
  }

  write() {
    const address = this.question.address();
    history.replaceState(null, "", address ? `#${address}` : "#episodes");
    this.answer();
  }

  answer() {
    const { episodes, question } = this;
    const by = (question.down ? "-" : "") + question.sort;
    if (this.order.by !== by) {
      const rows = question.sort ? episodes.sorted(episodes.column(question.sort), question.down) : episodes.rows;
      this.order = { rows, by };
    }
    const tests = [...question.only].map(([name, words]) => episodes.having(episodes.column(name), words));
    tests.push(episodes.holding(question.search));
    this.chosen = this.order.rows.filter((row) => tests.every((test) => test(row)));
    this.columns = episodes.columns.filter((column) => question.columns?.includes(column.name) ?? column.shown);
    this.tell();
    this.drawHead();
    this.body.replaceChildren();
    this.grow(PAGE);
  }

  tell() {
    const { episodes, question, chosen } = this;
    const outcome = episodes.column("outcome");
    const scored = new Set(["passed", "failed", "agent_error"].map((word) => outcome.words.indexOf(word)));
    const passes = outcome.words.indexOf("passed");
    const counted = chosen.filter((row) => scored.has(row[outcome.place]));
    const passed = counted.filter((row) => row[outcome.place] === passes).length;
    const all = episodes.rows.length.toLocaleString("en");
    const number = chosen.length.toLocaleString("en");
    const of = chosen.length === episodes.rows.length ? `${all} episodes` : `${number} of ${all} episodes`;
    this.told.textContent = counted.length ? `${of}, ${passed.toLocaleString("en")} of ${counted.length.toLocaleString("en")} scored passed` : of;
    for (const toggle of this.toggles) {
      const on = question.only.get("outcome")?.includes(toggle.dataset.outcome) ?? false;
      toggle.setAttribute("aria-pressed", String(on));
    }
    for (const select of this.selects) {
      const words = question.only.get(select.name) ?? [];
      select.value = words.length === 1 ? words[0] : "";
    }
    for (const box of this.boxes) {
      box.checked = question.columns?.includes(box.value) ?? episodes.column(box.value).shown;
    }
    this.drawActive();
  }

  drawActive() {
    const { episodes, question } = this;
    const chips = [];
    for (const [name, words] of question.only) {
      if (name === "outcome") continue;
      for (const word of words) {
        const text = `${episodes.column(name).label}: ${word || "none"}`;
        const button = made("button", { type: "button", className: "copy", "aria-label": `Remove filter ${text}` }, `${text} ×`);
        button.addEventListener("click", () => {
          question.toggle(name, word);
          this.write();
          this.search.focus();
        });
        chips.push(made("li", {}, button));
      }
    }
    if (question.address()) {
      const button = made("button", { type: "button", className: "copy", id: "reset" }, "Show all");
      button.addEventListener("click", () => {
        this.question = new Question(episodes, "");
        this.search.value = "";
        this.write();
        this.search.focus();
      });
      chips.push(made("li", {}, button));
    }
    this.active.replaceChildren(...chips);
    this.active.hidden = !chips.length;
  }

  drawHead() {
    const focused = document.activeElement?.closest?.("thead") === this.head && document.activeElement.value;
    const cells = this.columns.map((column) => {
      const button = made("button", { type: "button", value: column.name }, column.label);
      const cell = made("th", { scope: "col", role: "columnheader", className: column.kind === "number" ? "num" : "" }, button);
      if (this.question.sort === column.name) {
        cell.setAttribute("aria-sort", this.question.down ? "descending" : "ascending");
      }
      button.addEventListener("click", () => {
        this.question.down = this.question.sort === column.name && !this.question.down;
        this.question.sort = column.name;
        this.write();
      });
      return cell;
    });
    this.head.replaceChildren(made("tr", { role: "row" }, ...cells));
    if (focused) this.head.querySelector(`button[value="${focused}"]`)?.focus();
  }

  grow(number) {
    const rows = this.chosen.slice(this.body.rows.length, number);
    this.body.append(...rows.map((row) => made("tr", { role: "row" }, ...this.columns.map((column) => this.cell(row, column)))));
    const left = this.chosen.length - this.body.rows.length;
    this.more.hidden = left <= 0;
    this.more.textContent = `Show ${Math.min(left, 5 * PAGE).toLocaleString("en")} more of ${left.toLocaleString("en")}`;
    if (!this.chosen.length) {
      const cell = made("td", { role: "cell", colSpan: Math.max(1, this.columns.length), className: "soft" }, "No episode is like that.");
      this.body.replaceChildren(made("tr", { role: "row" }, cell));
    }
  }

  cell(row, column) {
    const text = this.episodes.text(row, column);
    const cell = made("td", { role: "cell", className: `c-${column.name}${column.kind === "number" ? " num" : ""}` });
    if (column.name === "outcome") {
      const told = text.replaceAll("_", " ");
      cell.append(made("a", { href: row[0], className: `badge ${text.replaceAll("_", "-")}` }, told));
    } else if (column.name === "task") cell.append(made("a", { href: row[0] }, text));
    else cell.append(shown(text, column));
    if (column.kind === "number") cell.dataset.label = column.label;
    return cell;
  }
}

// The grid: one stop for the tab key, arrows go from square to square, and one line says which.

function walked(table) {
  const links = [...table.querySelectorAll("a.square")];
  if (!links.length) return;
  const places = new Map();
  [...table.rows].forEach((row, down) => {
    [...row.querySelectorAll("a.square")].forEach((link, across) => places.set(link, [down, across]));
  });
  const move = (link, down, across) => {
    const row = (from, step) => {
      for (let place = from; table.rows[place]; place += step) {
        const found = table.rows[place].querySelectorAll("a.square");
        if (found.length) return found;
      }
      return [];
    };
    const [at, column] = places.get(link);
    const found = down ? row(at + down, down) : table.rows[at].querySelectorAll("a.square");
    const next = found[Math.min(found.length - 1, column + across)];
    if (!next) return;
    link.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
  links[0].tabIndex = 0;
  const steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
  table.addEventListener("keydown", (event) => {
    const step = event.target.matches("a.square") && steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    move(event.target, ...step);
  });
  table.addEventListener("pointerover", (event) => {
    const square = event.target.closest(".square");
    if (square) square.title = square.getAttribute("aria-label");
  });
}

if (document.getElementById("data")) new Table(document.getElementById("episodes"));
document.querySelectorAll("table.grid").forEach(walked);
