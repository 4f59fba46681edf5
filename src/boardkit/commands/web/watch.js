"use strict";
// What is drawn in, from the largest letters to the smallest; the server draws in no others.
const SIZES = [[80, 24], [100, 30], [120, 40], [160, 50]], USUAL = 2;
const SMALLEST = 4, READABLE = 12, LARGEST = 60, GROWING = 0.5, GROWN = 4;
const SOONEST = 1000, LATEST = 15000;

const element = document.getElementById("terminal"), said = document.getElementById("said");
const Line = window.WebSocket, query = new URLSearchParams(location.search);
let line = null, stage = null, drawn = null, bright = null, font = 0, wait = SOONEST;

// A letter as the terminal measures it: no wider than whole pixels of the screen, and no lower.
function cell(size) {
  const pen = document.createElement("canvas").getContext("2d"), dots = devicePixelRatio;
  pen.font = `${size}px "Roboto Mono"`;
  const { width, fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText("W");
  return [Math.floor(width * dots) / dots, Math.ceil((above + below) * dots) / dots];
}

function fitting([columns, lines]) {
  const { offsetWidth, offsetHeight } = element.parentElement;
  for (let size = LARGEST; size > SMALLEST; size--) {
    const [wide, high] = cell(size);
    if (columns * wide < offsetWidth && lines * high < offsetHeight) return size;
  }
  return SMALLEST;
}

// What is asked for: a size that is drawn, or below 0 the first one, with letters that do not all fit.
function asked() {
  const readable = SIZES.findLastIndex((size, at) => at <= USUAL && fitting(size) >= READABLE);
  const at = query.has("size") ? Number(query.get("size")) || 0 : Math.max(readable, 0);
  return Math.min(Math.max(at, -GROWN), SIZES.length - 1);
}

function lettered(size) { return Math.floor(Math.min(fitting(size) * (1 + GROWING * Math.max(-asked(), 0)), LARGEST)); }

// The terminal believes that it speaks to a server: what it hears is what we hear, and what it says is dropped.
window.WebSocket = function () { return stage; };

function show(size) {
  drawn = size;
  font = lettered(size);
  const [wide, high] = cell(font);
  stage = new EventTarget();
  stage.send = () => {};
  element.replaceChildren();
  element.dataset.fontSize = font;
  element.style.width = `${size[0] * wide + 1}px`;
  element.style.height = `${size[1] * high + 1}px`;
  window.onload();
}

function hear({ data }) {
  if (typeof data !== "string") {
    stage.dispatchEvent(new MessageEvent("message", { data }));
    return;
  }
  const news = JSON.parse(data);
  if (news.size && (!drawn || news.size.join() !== drawn.join() || lettered(news.size) !== font)) show(news.size);
  if (news.size) { bright = news.light; lighten(); }
  if (news.said) said.textContent = news.said.join(" ");
}

function connect() {
  const [columns, lines] = SIZES[Math.max(asked(), 0)];
  const scheme = location.protocol === "https:" ? "wss:" : "ws:", lang = document.documentElement.lang;
  const light = query.has("light") ? `&light=${Number(query.get("light") === "1")}` : "";
  const to = new Line(`${scheme}//${location.host}${location.pathname}ws?width=${columns}&height=${lines}&lang=${lang}${light}`);
  line = to;
  to.binaryType = "arraybuffer";
  to.onmessage = (event) => { if (to === line) hear(event); };
  to.onopen = () => { wait = SOONEST; };
  to.onclose = () => {
    if (to !== line) return;
    said.textContent = said.dataset.lost;
    setTimeout(() => { if (to === line) connect(); }, wait * (1 + Math.random()));
    wait = Math.min(2 * wait, LATEST);
  };
}

function again() {
  const before = line;
  connect();
  before.close();
}

function remember(name, value) {
  query.set(name, value);
  history.replaceState(null, "", `?${query}`);
}

function resize(by) {
  remember("size", asked() + by);
  remember("size", asked());
  again();
}

// What is drawn in the other light, because enough is drawn already, is turned round.
function lighten() {
  const light = query.has("light") ? query.get("light") === "1" : bright === true;
  document.body.classList.toggle("light", light);
  document.body.classList.toggle("inverted", bright !== null && bright !== light);
  return light;
}

const DO = {
  bigger: () => resize(-1),
  smaller: () => resize(1),
  light: () => { remember("light", lighten() ? 0 : 1); lighten(); again(); },
  full: () => document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
  earlier: () => { query.set("lang", document.documentElement.lang); location.href = `turn?${query}`; },
  language: () => { query.set("lang", document.getElementById("language").dataset.other); location.search = query; },
};

for (const [id, act] of Object.entries(DO)) document.getElementById(id).addEventListener("click", act);
let resized = 0;
window.addEventListener("resize", () => {
  clearTimeout(resized);
  resized = setTimeout(() => { if (drawn && lettered(drawn) !== font) again(); }, 300);
});

window.addEventListener("load", async () => {
  lighten();
  // The terminal measures its letters once, so their font must be there before.
  await Promise.all(["", "bold "].map((weight) => document.fonts.load(`${weight}16px "Roboto Mono"`)));
  const script = document.createElement("script");
  script.src = "static/js/textual.js";
  script.onload = connect;
  document.body.append(script);
}, { once: true });
