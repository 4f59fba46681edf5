# The continent, for whoever hears it.

heard-sea = open sea
heard-tent = tent of { $seat }
heard-bonus = mark { $bonus }
heard-squares = Its squares: { $squares }.
heard-tents = Tents around it: { $tents }.
pile-deck = draw pile
pile-seen = discards face up
pile-covered = discards face down
