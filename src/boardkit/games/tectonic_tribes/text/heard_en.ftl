# The continent, for whoever hears it.

heard-sea = open sea
heard-tent = tent of { $seat }
heard-bonus = mark { $bonus }
heard-squares = Its squares: { $squares }.
heard-tents = Tents around it: { $tents }.
