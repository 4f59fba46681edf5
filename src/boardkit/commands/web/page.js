"use strict";
// A letter of the font is so much of its size wide and high.
const WIDE = 0.602, HIGH = 1.18;
const ROOMY = [120, 40], LEAST = [80, 24], SMALLEST = 6, READABLE = 12, LARGEST = 28;

function fitting([columns, lines]) {
  return Math.min(innerWidth / (columns * WIDE), innerHeight / (lines * HIGH));
}

function fontSize() {
  const wished = Math.max(fitting(ROOMY), Math.min(fitting(LEAST), READABLE));
  return Math.floor(Math.min(Math.max(wished, SMALLEST), LARGEST));
}

async function begin() {
  const terminal = document.getElementById("terminal");
  const size = fontSize();
  terminal.dataset.fontSize = size;
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  terminal.dataset.sessionWebsocketUrl = `${scheme}//${location.host}${location.pathname}ws`;
  // The terminal measures its letters once, so their font must be there before.
  await Promise.all(["", "bold "].map((weight) => document.fonts.load(`${weight}${size}px "Roboto Mono"`)));
  const script = document.createElement("script");
  script.src = "static/js/textual.js";
  script.onload = () => window.onload();
  document.body.append(script);
  const connected = new MutationObserver(() => {
    if (document.body.classList.contains("-loaded")) {
      connected.disconnect();
      terminal.querySelector("textarea").focus();
    }
  });
  connected.observe(document.body, { attributeFilter: ["class"] });
}

// A finger that moves up or down turns the wheel where it was put down, a notch for as far as a notch scrolls.
const NOTCH = 2 * HIGH;
let finger = null;

function put(event) {
  finger = event.touches.length === 1 ? { x: event.touches[0].clientX, y: event.touches[0].clientY, on: event.target } : null;
  if (finger) finger.turned = finger.y;
}

function moved(event) {
  if (!finger || event.touches.length !== 1) return;
  event.preventDefault();
  const step = NOTCH * document.getElementById("terminal").dataset.fontSize, at = event.touches[0].clientY;
  for (; Math.abs(at - finger.turned) >= step; finger.turned += Math.sign(at - finger.turned) * step) {
    const wheel = { deltaY: Math.sign(finger.turned - at), deltaMode: WheelEvent.DOM_DELTA_LINE, bubbles: true, cancelable: true };
    finger.on.dispatchEvent(new WheelEvent("wheel", { ...wheel, clientX: finger.x, clientY: finger.y }));
  }
}

document.addEventListener("touchstart", put, { passive: true, capture: true });
document.addEventListener("touchmove", moved, { passive: false, capture: true });
document.addEventListener("contextmenu", (event) => event.preventDefault());
document.getElementById("again").addEventListener("click", () => location.reload());
window.addEventListener("load", begin, { once: true });
