# L’accompagnement d’une première partie.

coach-new = nouvelle règle
coach-rest = { $key } : la suite
coach-all = { $key } : la règle
coach-stop = { $key } : assez
coach-on = Les règles se disent quand elles servent pour la première fois.
coach-off = Plus aucune règle ne se dit.
command-coach-on = Dire les règles quand elles servent pour la première fois
command-coach-off = Ne plus dire de règles
key-coach = dire les règles, ou non
rules-awaited = Encore à venir : cette règle n’a pas encore servi.
rules-heard = Cette règle vous a été dite.
rules-told = { $told } sections dites sur { $count }, ○ encore à venir
