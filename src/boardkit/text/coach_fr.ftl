# L’accompagnement d’une première partie.

coach-new = nouvelle règle
coach-rest = { $key } : la suite
coach-all = { $key } : la règle
coach-stop = { $key } : assez
coach-on = Chaque règle sera dite la première fois qu’elle servira.
coach-off = Les règles ne seront plus dites.
command-coach-on = Dire chaque règle la première fois qu’elle sert
command-coach-off = Ne plus dire les règles
key-coach = dire les règles, ou non
rules-awaited = Encore à venir : cette règle n’a pas encore servi.
rules-heard = Cette règle vous a été dite.
rules-told = { $told } sections dites sur { $count }, ○ encore à venir
