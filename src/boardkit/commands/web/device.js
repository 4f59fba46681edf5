"use strict";
// Asks whether the page is still as it is, and loads it again once it is another.
const PAUSE = 1500;

async function look() {
  const lost = document.getElementById("lost");
  try {
    const answer = await fetch("now", { cache: "no-store" });
    const [now, status] = (await answer.text()).split("\n");
    if (answer.status === 429) throw answer;
    if (!answer.ok || now !== document.body.dataset.now) return location.reload();
    lost.hidden = true;
    const said = document.getElementById("status");
    if (said && said.textContent !== status) said.textContent = status;
  } catch {
    lost.hidden = false;
  }
  setTimeout(look, PAUSE);
}

setTimeout(look, PAUSE);
