"use strict";
// What can be clicked names the keys that do the same.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const found = [...document.querySelectorAll("[data-keys]")].find((one) => one.dataset.keys.split(" ").includes(event.key));
  if (!found) return;
  event.preventDefault();
  found.click();
});
