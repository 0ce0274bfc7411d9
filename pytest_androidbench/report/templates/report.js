"use strict";
// Everything can be read without this script; it adds sorting, copying and keys.

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

function keys(event) {
  const typing = event.target.closest?.("input, textarea, select");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = {
    "/": "#search", "[": "a[rel=prev]", "]": "a[rel=next]", "f": "a.fallen",
  }[event.key];
  const element = target && document.querySelector(target);
  if (!element) return;
  event.preventDefault();
  if (element.matches("input")) element.focus();
  else element.click();
}

document.querySelectorAll("table.sortable").forEach(sortable);
document.querySelectorAll("button[data-copy]").forEach(copying);
document.addEventListener("keydown", keys);
