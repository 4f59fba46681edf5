#!/usr/bin/env bash
# The same game of chess is over for chess.js and goes on for python-chess.
#
# Version:     chess 1.11.2 (python-chess) and chess.js 1.4.0, which needs node.
# Expectation: isGameOver and is_game_over ask the same question of the same position, so a board in the browser
#              and an engine or a judge behind it stop together.
# Truth:       after a third repetition, or fifty moves without capture or pawn, chess.js says that the game is
#              over and a draw. For python-chess a player may claim that draw and the game goes on, to a fifth
#              repetition or 75 moves, unless claim_draw=True; then it also counts a repetition that the next move
#              would only bring about. FIDE's rules (9.2, 9.3, 9.6) are on the side of python-chess.
# Who meets it: games played in a page and kept, judged or continued in Python; engines that are asked for a move
#              in a game that their board calls over.
# Documented:  each for itself, in the references of the two methods; the difference nowhere that we found.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check chess==1.11.2
npm install --silent --no-audit --no-fund --prefix "$folder" chess.js@1.4.0 >/dev/null
cat >"$folder/over.cjs" <<'JS'
const { Chess } = require("chess.js");
const repeated = new Chess();
for (let round = 0; round < 2; round++) for (const move of ["Nf3", "Nf6", "Ng1", "Ng8"]) repeated.move(move);
const slow = new Chess("8/5k1R/8/8/8/8/5K2/8 w - - 100 90");
console.log([repeated.isGameOver(), slow.isGameOver()].join(" "));
JS
cat >"$folder/over.py" <<'PY'
import chess

repeated = chess.Board()
for move in ["Nf3", "Nf6", "Ng1", "Ng8"] * 2:
    repeated.push_san(move)
slow = chess.Board("8/5k1R/8/8/8/8/5K2/8 w - - 100 90")
nearly = chess.Board()
for move in [*["Nf3", "Nf6", "Ng1", "Ng8"] * 2][:-1]:
    nearly.push_san(move)
assert nearly.is_game_over(claim_draw=True)
assert not nearly.is_repetition(3)
over = (board.is_game_over(claim_draw=claim) for claim in (False, True) for board in (repeated, slow))
print(*(str(told).lower() for told in over))
PY
cd "$folder"
echo "chess $(venv/bin/pip show chess | sed -n 's/^Version: //p'), node $(node --version)"
javascript=$(node over.cjs)
python=$(venv/bin/python over.py)
echo "third repetition, fifty moves: expected the same answers"
echo "seen: chess.js $javascript; python-chess, and then with claim_draw: $python"
if [ "$javascript" != "true true" ] || [ "$python" != "false false true true" ]; then
    echo "The behaviour has changed: the two agree, or end other games." >&2
    exit 1
fi
