"use strict";
// Everything can be read without this script; it adds sorting, filtering, keys and a viewer.

function sortable(table) {
  const body = table.tBodies[0];
  table.querySelectorAll("thead th:not(.plain)").forEach((head) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => sort(table, body, head));
  });
}

function sort(table, body, head) {
  const down = head.getAttribute("aria-sort") === "ascending";
  table.querySelectorAll("th[aria-sort]").forEach((other) => other.removeAttribute("aria-sort"));
  head.setAttribute("aria-sort", down ? "descending" : "ascending");
  const column = head.cellIndex;
  const value = (row) => row.cells[column].dataset.sort ?? row.cells[column].textContent.trim();
  const rows = [...body.rows].map((row) => [value(row), row]);
  const numbers = rows.every(([text]) => text !== "" && !isNaN(text));
  rows.sort(([a], [b]) => (numbers ? a - b : a.localeCompare(b, undefined, { numeric: true })));
  if (down) rows.reverse();
  body.append(...rows.map(([, row]) => row));
}

function copying(button) {
  if (!navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
    button.textContent = "Copied";
  });
}

function viewing(dialog) {
  const screens = [...document.querySelectorAll(".step .screen")];
  const stage = dialog.querySelector(".stage");
  let current = 0;
  const show = (index) => {
    current = Math.max(0, Math.min(screens.length - 1, index));
    const figure = screens[current].closest("figure");
    const copy = screens[current].cloneNode(true);
    copy.removeAttribute("href");
    stage.replaceChildren(copy, figure.querySelector("figcaption").cloneNode(true));
  };
  const move = (by) => show(current + by);
  screens.forEach((screen, index) => screen.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(index);
    dialog.showModal();
  }));
  dialog.querySelector(".close").addEventListener("click", () => dialog.close());
  dialog.querySelector(".back").addEventListener("click", () => move(-1));
  dialog.querySelector(".forth").addEventListener("click", () => move(1));
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target === stage) dialog.close();
  });
  dialog.addEventListener("close", () => {
    const screen = screens[current];
    if (screen) screen.closest(".step").scrollIntoView({ block: "nearest" });
    if (screen && screen.href) screen.focus();
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") move(-1);
    else if (event.key === "ArrowRight") move(1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

function keys(event) {
  const typing = event.target.closest("input, textarea, dialog[open]");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = {
    "/": "#search", "ArrowLeft": "a[rel=prev]", "ArrowRight": "a[rel=next]", "f": "a.fallen",
  }[event.key];
  const element = target && document.querySelector(target);
  if (!element) return;
  event.preventDefault();
  if (element.matches("input")) element.focus();
  else element.click();
}

document.querySelectorAll("table.sortable").forEach(sortable);
document.querySelectorAll("button[data-copy]").forEach(copying);
document.querySelectorAll("#viewer").forEach(viewing);
document.addEventListener("keydown", keys);
