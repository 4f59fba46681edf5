#!/usr/bin/env bash
# In Honeycomb the centre of a hex moves left as the hex moves right, and lies in another hex.
#
# Version:     honeycomb-grid 4.1.5, which needs node.
# Expectation: hex.center is the middle of hex.corners, on the plane on which pointToHex reads points: a label that
#              is written there stands in its hex, and pointToHex of it is that hex.
# Truth:       x and y are subtracted from half the width and height. The corners of (2, 0) lie around x = 104, its
#              centre at -78; a row of labels comes out backwards, and none of the centres of a board is in its own
#              hex. Only a hex in the corner looks right, once the origin is "topLeft". The middle of the corners is
#              hex.x and hex.y, which the reference calls by no such name.
# Who meets it:whoever writes names or draws pieces on a board of hexes, by the one property that is called so.
# Documented:  the reference says no word about center; a note in its source says that it is relative to the corner
#              of the first hex, which does not explain the sign. A closed issue shows the mirrored board.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" honeycomb-grid@4.1.5 >/dev/null

cat >"$folder/center.mjs" <<'JS'
import { readFileSync } from "node:fs";
import { defineHex, Grid, Orientation, rectangle } from "honeycomb-grid";

const about = JSON.parse(readFileSync(new URL("node_modules/honeycomb-grid/package.json", import.meta.url)));
console.log("honeycomb-grid", about.version, "node", process.version);
const shown = ({ x, y }) => `(${x.toFixed(0)}, ${y.toFixed(0)})`;
const middle = (points) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
let mirrored = true;
for (const orientation of [Orientation.POINTY, Orientation.FLAT]) {
  const grid = new Grid(defineHex({ dimensions: 30, orientation }), rectangle({ width: 5, height: 4 }));
  for (const at of [[0, 0], [1, 0], [2, 0]]) {
    const hex = grid.getHex(at);
    if (orientation === Orientation.POINTY)
      console.log(`hex ${at}: expected its centre at ${shown(middle(hex.corners))}; seen at ${shown(hex.center)}`);
  }
  const inside = (where) => grid.filter((hex) => grid.pointToHex(where(hex), { allowOutside: true }).equals(hex)).size;
  const [centres, middles] = [inside((hex) => hex.center), inside((hex) => middle(hex.corners))];
  console.log(`${orientation}: of ${grid.size} hexes, in themselves by center: ${centres}, by corners: ${middles}`);
  mirrored &&= centres === 0 && middles === grid.size && grid.getHex([2, 0]).center.x < grid.getHex([0, 0]).center.x;
}
if (!mirrored) {
  console.error("The behaviour has changed: the centre of a hex is in the hex.");
  process.exit(1);
}
JS
node "$folder/center.mjs"
