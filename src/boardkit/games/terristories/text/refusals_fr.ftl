refusal-game-is-over = La partie est finie.
refusal-not-asked = Ce n’est pas ce qui est demandé.
refusal-no-hazards = Ni aléas positifs ni aléas négatifs : il n’en resterait aucun.
refusal-needs-objectives = La conquête demande des objectifs personnels : trois ou quatre joueurs, et une partie qui n’est ni la première, ni purement coopérative.
refusal-no-such-seat = Le joueur le plus âgé doit être l’un des { $seats } joueurs.
refusal-wrong-planet = La planète n’est pas parmi celles que l’on pioche.
refusal-wrong-mission = La mission n’est pas parmi celles que l’on pioche.
refusal-role-taken = Ce rôle est déjà pris : { $role }.
refusal-wrong-character = Ce personnage appartient à un autre rôle.
refusal-not-in-pile = La carte n’est pas dans la pioche.
refusal-no-territory = Il n’y a pas de territoire en { $at }.
refusal-zones-full = { $at } ne porte pas plus de zones : { $most } au maximum.
refusal-no-zones-left = Vos cinq zones sont déjà sur la planète.
refusal-no-individuals-left = Vos cinq individus sont déjà sur la planète.
refusal-no-own-zone = Vous n’avez pas de zone en { $at }.
refusal-no-individual-there = Vous n’avez pas d’individu en { $at }.
refusal-purchase-made = Vous avez acheté tout ce que ce tour permet.
refusal-too-expensive = Cela coûte { $cost ->
    [one] { $cost } cube
   *[other] { $cost } cubes
}, et vous en avez { $has }.
refusal-nothing-basic = Une première partie n’a ni pouvoirs ni achat d’indice.
refusal-power-gone = Vous avez déjà activé votre pouvoir.
refusal-index-below-zero = Votre pouvoir fait reculer { $index }, qui est en dessous de 0.
refusal-index-bought = Le point d’indice de ce tour est déjà acheté.
refusal-council-held = Vous avez déjà réuni un conseil ce tour.
refusal-index-full = { $index } est au plus haut.
refusal-not-tied = Choisissez l’un des indices à égalité.
refusal-too-many-cubes = Ce nombre de cubes n’est pas possible : { $most } au maximum.
refusal-has-moved = Aucun de vos individus en { $at } ne peut encore se déplacer.
refusal-too-far = Un individu va sur un autre territoire, { $steps ->
    [one] à { $steps } case
   *[other] à { $steps } cases au plus
}.
refusal-no-profile = Vous n’avez pas de profil à montrer, ou il est déjà montré.
refusal-not-in-stock = La carte n’est pas dans votre stock, ou ce n’est pas sa phase.
refusal-stock-too-new = La carte attend un autre tour.
refusal-not-in-hand = La carte n’est pas dans votre main.
refusal-nobody-else = Choisissez un autre joueur.
refusal-gave-already = Vous avez déjà donné quelque chose à ce joueur.
refusal-asked-already = Vous avez déjà demandé à ce joueur dans cette phase.
refusal-cannot-agree = On vous demande { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}, et vous en avez { $has }.
refusal-not-proposed = Ce projet n’est pas sur la table.
refusal-touched-already = Vous avez déjà changé votre mise sur ce projet.
refusal-nothing-paid = Vous n’avez rien mis sur ce projet.
refusal-harvested-already = Vous avez déjà récolté en { $at }.
refusal-too-much = Vous pouvez y récolter { $most } au maximum.
refusal-nothing-to-reap = Il n’y a rien à récolter.
refusal-not-on-pile = Cet aléa n’est pas dans la pile.
refusal-not-fertile = { $at } est stérile.
refusal-not-sterile = { $at } n’est pas stérile.
refusal-already-chosen = { $at } a déjà reçu sa part, ou est plein.
refusal-not-among-them = Ce joueur n’est pas parmi ceux que l’on peut choisir.
refusal-no-such-rain = Le jeton Pluie indique 1 ou 2.
refusal-objective-not-met = Votre objectif personnel n’est pas atteint.
