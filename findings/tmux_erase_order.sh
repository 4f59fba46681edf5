#!/usr/bin/env bash
# What a terminal forgets depends on the order of ED 2 and ED 3 within tmux.
#
# Version:     tmux 3.3a (Debian 12). It needs no Python package: tmux alone shows it.
# Expectation: "erase the scrollback" (ESC[3J) and "erase the window" (ESC[2J) concern two different things, so
#              the order does not matter: after both, nothing that was shown can be scrolled back to.
# Truth:       ESC[2J first scrolls the window into the scrollback (option scroll-on-clear, on by default). Written
#              as ESC[3J ESC[H ESC[2J the text stays and can be read by scrolling up; only ESC[H ESC[2J ESC[3J
#              forgets it.
# Who meets it: every program that clears passwords, hands of cards or answers from a terminal by itself. `clear` of
#              ncurses 6.4 has the right order.
# Documented:  man tmux, option scroll-on-clear; not where ED is described.
set -euo pipefail
folder=$(mktemp -d)
name="findings-$$"
trap 'tmux -L "$name" kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT
tmux -V

# Show a secret, clear by a sequence, and count the lines that can still be scrolled back to with the secret.
left() {
    tmux -L "$name" -f /dev/null new-session -d -s one -x 80 -y 24 \
        "printf 'SECRET\n'; printf '$1'; touch '$folder/done'; sleep 60"
    for _ in $(seq 50); do [ -e "$folder/done" ] && break; sleep 0.1; done
    sleep 0.3
    tmux -L "$name" capture-pane -p -S - -t one | grep -c SECRET || true
    tmux -L "$name" kill-session -t one
    rm -f "$folder/done"
}

wrong=$(left '\033[3J\033[H\033[2J')
right=$(left '\033[H\033[2J\033[3J')
echo "expected by a reader of ECMA-48: 0 and 0 lines left"
echo "seen: 3J H 2J leaves $wrong, H 2J 3J leaves $right"
[ "$wrong" = 1 ] && [ "$right" = 0 ]
