### Ce d’après quoi les joueurs ordinateurs jugent Terraforming Mars.

term-income = ce que rapporteront votre NT et votre production
    .nudge = Comptez les générations à venir : que rapportera d’ici là une production de plus ?
term-supplies = les ressources en réserve
    .nudge = Regardez vos réserves : qu’est-ce qui dort là, et que pourrait-on en faire dès maintenant ?
term-engine = ce que vos cartes feront encore
    .nudge = Regardez vos cartes en jeu : leurs actions, et ce qu’elles rendent moins cher.
term-hand = le plan pour votre main
    .nudge = Regardez votre main : quelles cartes paierez-vous vraiment, et lesquelles d’abord ?
term-land = la place pour des forêts près de vos villes
    .nudge = Regardez la carte : où une forêt compterait-elle double pour vous ?
term-milestones = les objectifs, atteints ou à portée
    .nudge = Regardez les objectifs : lequel est proche, et qui d’autre s’en approche ?
term-awards = la course aux récompenses
    .nudge = Regardez les récompenses : où menez-vous, et cela durera-t-il ?
term-planet = où en est Mars
    .nudge = Comptez les étapes qui manquent à Mars, et les générations qui restent.
term-rivals = ce qu’a votre meilleur rival
    .nudge = Regardez de l’autre côté de la table : qu’est-ce qui aide votre meilleur rival, ou lui nuit ?
