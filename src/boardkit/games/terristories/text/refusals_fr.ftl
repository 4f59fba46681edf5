refusal-no-hazards = Ni aléas positifs ni aléas négatifs : il n’en resterait aucun.
refusal-needs-objectives = La conquête demande des objectifs personnels : trois ou quatre joueurs, et une partie qui n’est ni la première, ni purement coopérative.
refusal-no-such-seat = Le joueur le plus âgé doit être l’un des { $seats } joueurs.
refusal-wrong-planet = Cette planète n’est pas parmi celles que l’on peut piocher.
    .met = Cette planète est parmi celles que l’on peut piocher.
refusal-wrong-mission = Cette mission n’est pas parmi celles que l’on peut piocher.
    .met = Cette mission est parmi celles que l’on peut piocher.
refusal-role-taken = Le rôle { DE($role) } est déjà pris.
    .short = déjà pris
    .met = Le rôle { DE($role) } est encore libre.
refusal-wrong-character = Ce personnage appartient à un autre rôle.
    .met = Ce personnage appartient au rôle.
refusal-not-in-pile = La carte n’est pas dans la pioche.
    .met = La carte est dans la pioche.
refusal-no-territory = Il n’y a pas de territoire en { $at }.
    .met = Il y a un territoire en { $at }.
refusal-zones-full = { $at } ne porte pas plus de zones : { $most } au plus.
    .met = { $at } peut recevoir une zone de plus : son maximum est { $most }.
refusal-no-zones-left = Vos cinq zones sont déjà sur la planète.
    .met = Il vous reste des zones.
refusal-no-individuals-left = Vos cinq individus sont déjà sur la planète.
    .met = Il vous reste des individus.
refusal-no-own-zone = Vous n’avez pas de zone en { $at }.
    .met = Vous avez une zone en { $at }.
refusal-no-individual-there = Vous n’avez pas d’individu en { $at }.
    .met = Vous avez un individu en { $at }.
refusal-purchase-made = Vous avez acheté tout ce que ce tour permet.
    .met = Vous pouvez encore acheter quelque chose pendant ce tour.
refusal-too-expensive = Cela coûte { $cost ->
    [one] { $cost } cube
   *[other] { $cost } cubes
}, et vous { $has ->
    [0] n’en avez pas.
   *[other] en avez { $has }.
}
    .missing = { $missing ->
        [1] un cube de plus
       *[other] { $missing } cubes de plus
    }
refusal-nothing-basic = Une première partie n’a ni pouvoirs ni achat de points d’indice.
    .met = On joue avec les pouvoirs et l’achat de points d’indice.
refusal-power-gone = Vous avez déjà activé votre pouvoir.
    .met = Vous n’avez pas encore activé votre pouvoir.
refusal-index-below-zero = Votre pouvoir fait reculer l’indice { $index }, qui est en dessous de 0.
    .met = L’indice { $index } n’est pas en dessous de 0.
refusal-index-bought = Le point d’indice de ce tour est déjà acheté.
    .met = Le point d’indice de ce tour n’est pas encore acheté.
refusal-council-held = Vous avez déjà réuni un conseil pendant ce tour.
    .met = Vous n’avez pas encore réuni de conseil pendant ce tour.
refusal-index-full = L’indice { $index } est au plus haut.
    .met = L’indice { $index } peut encore monter.
refusal-not-tied = Choisissez l’un des indices à égalité.
    .met = Cet indice est l’un de ceux à égalité.
refusal-too-many-cubes = { $most ->
    [0] Il n’y a pas de cubes pour cela.
   *[other] Ce nombre de cubes n’est pas possible : { $most } au plus.
}
    .met = { $most ->
        [0] Ce nombre est possible.
       *[other] Ce nombre est possible : { $most } au plus.
    }
refusal-has-moved = Aucun de vos individus en { $at } ne peut encore se déplacer.
    .met = Un de vos individus en { $at } peut encore se déplacer.
refusal-too-far = Un individu va sur un autre territoire, { $steps ->
    [one] à { $steps } case
   *[other] à { $steps } cases au plus
}.
    .met = C’est assez près : un individu se déplace { $steps ->
        [1] d’une case
       *[other] de { $steps } cases au plus
    }.
refusal-no-profile = Vous n’avez pas de profil à montrer, ou il est déjà montré.
    .met = Vous avez un profil que vous n’avez pas encore montré.
refusal-not-in-stock = La carte n’est pas dans votre stock, ou ce n’est pas sa phase.
    .met = La carte est dans votre stock, et c’est sa phase.
refusal-stock-too-new = La carte doit attendre un tour suivant.
    .met = La carte attend depuis un tour précédent.
refusal-not-in-hand = La carte n’est pas dans votre main.
    .met = La carte est dans votre main.
refusal-nobody-else = Choisissez un autre joueur.
    .met = C’est un autre joueur.
refusal-before-the-first-phase = On donne et on demande des cubes dès que le premier tour a commencé.
    .met = Un tour a commencé.
refusal-negotiated-enough = Vous avez négocié { $times } fois dans cette phase : continuez, et négociez de nouveau dans la suivante.
    .met = Vous pouvez encore négocier dans cette phase.
refusal-asked-already = Votre demande s’adresse déjà à ce joueur.
    .met = Votre demande ne s’adresse pas encore à ce joueur.
refusal-promised-already = Vous avez déjà promis de rendre les cubes.
    .met = Vous n’avez pas encore promis de rendre les cubes.
refusal-not-proposed = Ce projet n’est pas sur la table.
    .met = Ce projet est sur la table.
refusal-touched-already = Vous avez déjà changé votre mise sur ce projet.
    .met = Vous n’avez pas encore changé votre mise sur ce projet.
refusal-nothing-paid = Vous n’avez rien mis sur ce projet.
    .met = Vous avez mis des cubes sur ce projet.
refusal-harvested-already = Vous avez déjà récolté en { $at }.
    .met = Vous n’avez pas encore récolté en { $at }.
refusal-too-much = { $most ->
    [0] Vous ne pouvez rien y récolter.
   *[other] Vous pouvez y récolter { $most } au plus.
}
    .met = Ce nombre est possible : { $most } au plus.
refusal-zone-asleep = { $at } est stérile : votre zone y est sans effet.
    .met = { $at } est fertile : votre zone y a son effet.
refusal-nothing-to-reap = Il n’y a rien à récolter.
    .met = Il y a quelque chose à récolter.
refusal-not-on-pile = L’aléa n’est pas dans la pioche.
    .met = L’aléa est dans la pioche.
refusal-not-fertile = { $at } est stérile.
    .met = { $at } est fertile.
refusal-not-sterile = { $at } n’est pas stérile.
    .met = { $at } est stérile.
refusal-already-chosen = { $at } a déjà reçu sa part, ou est plein.
    .met = { $at } n’a pas encore reçu sa part et n’est pas plein.
refusal-not-among-them = Ce joueur n’est pas parmi ceux que l’on peut choisir.
    .met = Ce joueur est parmi ceux que l’on peut choisir.
refusal-no-such-rain = Le jeton Pluie indique 1 ou 2.
    .met = Le jeton Pluie a cette face.
refusal-objective-not-met = Votre objectif personnel n’est pas atteint.
    .met = Votre objectif personnel est atteint.
