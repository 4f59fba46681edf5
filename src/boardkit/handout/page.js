"use strict";
const slides = Array.from(document.querySelectorAll(".slide"));
const list = document.querySelector("nav select");
const where = document.querySelector("nav output");
let at = 0;
function show(number) {
  at = Math.min(Math.max(number, 0), slides.length - 1);
  slides.forEach((slide, other) => slide.classList.toggle("on", other === at));
  list.selectedIndex = at;
  where.textContent = slides[at].dataset.place;
  history.replaceState(null, "", "#" + (at + 1));
  window.scrollTo(0, 0);
}
const keys = {
  ArrowRight: 1, ArrowDown: 1, PageDown: 1, " ": 1, Enter: 1,
  ArrowLeft: -1, ArrowUp: -1, PageUp: -1, Backspace: -1,
  Home: -slides.length, End: slides.length,
};
document.addEventListener("keydown", (event) => {
  const inside = event.target.closest("select, button, summary");
  if (event.altKey || event.ctrlKey || event.metaKey || (inside && !event.key.startsWith("Page"))) return;
  if (!(event.key in keys)) return;
  event.preventDefault();
  show(at + keys[event.key]);
});
document.getElementById("back").addEventListener("click", () => show(at - 1));
document.getElementById("on").addEventListener("click", () => show(at + 1));
list.addEventListener("change", () => { show(list.selectedIndex); list.blur(); });
window.addEventListener("hashchange", () => open());
function open() {
  show((parseInt(location.hash.slice(1), 10) || 1) - 1);
}
document.body.classList.add("js");
open();
