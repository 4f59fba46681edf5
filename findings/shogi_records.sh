#!/usr/bin/env bash
# Two readers of shogi records append the variations to the game, and disagree about who won by declaration.
#
# Version:     python-shogi 1.1.1 and cshogi 1.1.0.
# Expectation: a record with variations, which KIF is known for, gives the moves that were played, with or without
#              the others aside, or is refused; and the same record has the same result in both.
# Truth:       both pass over the line that opens a variation and append its moves to those of the game. Three moves
#              and a variation of three are a game of six, in which the same pawn goes twice, and whose last move is
#              not legal any more; the result is still that of the game. In CSA's format %KACHI is a win declared by
#              who is to move, whose king has entered the other's camp: for cshogi that is a win, for python-shogi a
#              draw, without a word. A game that was broken off (%CHUDAN) is a draw for both.
# Who meets it:who counts results or trains a computer player on records of tournaments, where games between programs
#              end by declaration, and on commented games, which have variations.
# Documented:  what the line of a variation and %KACHI mean stands in the descriptions of the two formats; of the two
#              packages, which are said to read them, neither names it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check python-shogi==1.1.1 cshogi==1.1.0

"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version

import cshogi
import cshogi.CSA
import cshogi.KIF
import shogi
import shogi.CSA
import shogi.KIF

for package in ("python-shogi", "cshogi"):
    print(package, version(package))
COLON, DIGITS = "\uff1a", {digit: chr(0xFF10 + digit) for digit in range(10)}
GAME = f"""手合割{COLON}平手
先手{COLON}Ann
後手{COLON}Bob
手数----指手---------消費時間--
   1 {DIGITS[7]}六歩(77)   ( 0:01/00:00:01)
   2 {DIGITS[3]}四歩(33)   ( 0:01/00:00:01)
   3 {DIGITS[2]}六歩(27)   ( 0:01/00:00:02)
   4 投了   ( 0:01/00:00:02)
"""
VARIATION = f"""
変化{COLON}2手
   2 {DIGITS[8]}四歩(83)   ( 0:01/00:00:01)
   3 {DIGITS[6]}八銀(79)   ( 0:01/00:00:02)
   4 {DIGITS[3]}四歩(33)   ( 0:01/00:00:02)
"""
PLAYED, ASIDE = ["7g7f", "3c3d", "2g2f"], ["8c8d", "7i6h", "3c3d"]


def kif(text):
    [game] = shogi.KIF.Parser.parse_str(text)
    return game["moves"], [cshogi.move_to_usi(move) for move in cshogi.KIF.Parser.parse_str(text).moves]


def legal_in_a_row(moves):
    board = shogi.Board()
    for count, move in enumerate(moves):
        if not board.is_legal(shogi.Move.from_usi(move)):
            return count
        board.push_usi(move)
    return len(moves)


bare, commented = kif(GAME), kif(GAME + VARIATION)
print("KIF, the game alone:", *bare)
print("with a variation to its second move: expected", PLAYED, "or two lists; seen", *commented)
print("moves of it that are legal in a row:", legal_in_a_row(commented[0]))

CSA = "V2.2\nN+Ann\nN-Bob\nPI\n+\n+7776FU\nT1\n-3334FU\nT1\n+2726FU\nT1\n{}\n"
WORDS = {"%TORYO": "b", "%KACHI": "w", "%CHUDAN": "none"}
results = {}
for ending, expected in WORDS.items():
    text = CSA.format(ending)
    first, second = shogi.CSA.Parser.parse_str(text)[0]["win"], cshogi.CSA.Parser.parse_str(text)[0].win
    results[ending] = first, second
    print(f"CSA, {ending}, white to move: expected {expected}; seen python-shogi {first!r}, cshogi {second}")
WON = {"%TORYO": ("b", cshogi.BLACK_WIN), "%KACHI": ("-", cshogi.WHITE_WIN), "%CHUDAN": ("-", cshogi.DRAW)}
longer = bare == (PLAYED, PLAYED) and commented == (PLAYED + ASIDE, PLAYED + ASIDE)
if not longer or results != WON or legal_in_a_row(commented[0]) != 5:
    sys.exit("The behaviour has changed: variations stand aside, or the two agree about results.")
PY
