#!/usr/bin/env bash
# In liblouis' French braille suits of cards, hexes and stars are blank cells, and so is a hollow circle beside a full one.
#
# Version:     liblouis 3.24.0 (Debian 12, whose lists of packages it needs; nothing is installed).
# Expectation: a sign without braille of its own is shown as something: as its number, which is liblouis' own way and
#              that of its tables for English, German, Spanish and Dutch, or as a cell that stands for the unknown.
# Truth:       the French tables, of six and eight dots, contracted or not, say `undefined 0`: such a sign is an
#              empty cell, and no reader of dots can tell it from a space. "♥7 ♠D" is "7 D". Of ● and ○ the first
#              is written and the second is blank, so that of two players' stones those of one are not on the board.
#              lou_translate says nothing and exits with 0.
# Who meets it:French players of cards and board games with a braille display, or a printer of braille.
# Documented:  the manual explains `undefined` to those who write tables; that the French ones make unknown signs
#              vanish stands in a line of two of their files.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq -o APT::Sandbox::User=root download liblouis20=3.24.0-1 liblouis-data=3.24.0-1 liblouis-bin=3.24.0-1
for package in *.deb; do dpkg-deb --extract "$package" .; done
LD_LIBRARY_PATH=$(echo "$folder"/usr/lib/*-linux-*)
export LD_LIBRARY_PATH LOUIS_TABLEPATH=$folder/usr/share/liblouis/tables LC_ALL=C.UTF-8
usr/bin/lou_translate --version | head -1

braille() { printf '%s' "$2" | usr/bin/lou_translate --forward "unicode.dis,$1"; }

changed=0
for sign in ♥ ♠ ★ ⬡ ○ ■; do
    seen=
    for table in fr-bfu-comp6.utb fr-bfu-comp8.utb fr-bfu-g2.ctb; do
        cell=$(braille "$table" "$sign")
        seen+=" <$cell>"
        [ "$cell" = ⠀ ] || changed=1
    done
    others=
    for table in de-g1.ctb es-g1.ctb nl-NL-g0.utb en-us-g1.ctb; do
        cell=$(braille "$table" "$sign")
        others+=" $cell"
        [ -n "${cell//⠀/}" ] || changed=1
    done
    echo "$sign: expected a cell with dots; seen in French$seen, in German, Spanish, Dutch, English$others"
done
echo "● in French: <$(braille fr-bfu-comp6.utb ●)>; a hand, ♥7 ♠D: <$(braille fr-bfu-comp6.utb '♥7 ♠D')>"
[ "$(braille fr-bfu-comp6.utb ●)" != ⠀ ] || changed=1
if [ "$changed" = 1 ]; then
    echo "The behaviour has changed: unknown signs have dots in French, or have none elsewhere." >&2
    exit 1
fi
