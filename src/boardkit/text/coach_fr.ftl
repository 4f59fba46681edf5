# L’accompagnement d’une première partie.

coach-new = nouvelle règle
coach-rest = { $key } : la suite
coach-all = { $key } : la règle
coach-stop = { $key } : arrêter
coach-on = Chaque règle sera expliquée la première fois qu’elle servira.
coach-off = Les règles ne seront plus expliquées.
command-coach-on = Expliquer chaque règle la première fois qu’elle sert
command-coach-off = Ne plus expliquer les règles
key-coach = expliquer les règles, ou non
rules-awaited = Encore à venir : cette règle n’a pas encore servi.
rules-heard = Cette règle vous a été expliquée.
rules-told = { $told } sections expliquées sur { $count }, ○ encore à venir
