ask-draw-planet = Le hasard pioche une planète.
ask-draw-mission = Le hasard pioche une mission.
ask-choose-role = Choisissez votre rôle sur la planète
    .short = Votre rôle
ask-draw-character = Le hasard pioche le personnage { DE($to) }.
ask-draw-project = Le hasard pioche un projet pour { $to }.
ask-place-first-zone = Posez une zone d’activité sur le territoire de votre choix
    .short = Posez une zone
ask-place-individual = Placez un individu sur une de vos zones
    .short = Placez un individu
ask-develop = Développez la base : une chose après l’autre, puis terminez
    .short = Développez la base
ask-buy-second = Un second achat, si vous le voulez
    .short = Second achat
ask-vote = Un point de l’indice { $proposed } est proposé : quel indice doit monter ?
    .short = Votez
ask-break-tie = Égalité entre { $indices } : vous tranchez
    .short = Tranchez
ask-pledge-cubes = Il faut encore { $left ->
    [one] { $left } cube
   *[other] { $left } cubes
} pour que l’indice { $index } monte : combien en payez-vous ?
    .short = Payer : { $index }
ask-use-stock = Activez une carte de votre stock, ou gardez-la pour plus tard
    .short = Votre stock
ask-select-project = Choisissez en secret un projet à proposer, ou aucun
    .open = Choisissez un projet à proposer, ou aucun
    .short = Proposez un projet
ask-finance = Financez ensemble les projets sur la table
    .short = Financez
ask-talk = Avant de continuer : donnez des cubes, demandez-en ou promettez-en
    .short = Négociez
ask-put-request = { $of_count ->
    [one] Vous demandez { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    } à { $of }
   *[other] Vous demandez à { $of } { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    } chacun
}{ $back ->
    [oui] , à rendre
   *[non] {""}
} : est-ce tout ?
    .short = Demander { $amount }
ask-answer-request = { $back ->
    [oui] { $to } vous demande { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    } et promet de rendre ce que vous donnez
   *[non] { $to } vous demande { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
}
    .short = { $to } demande { $amount }
ask-place-token = Posez le jeton « { $card } » près d’une de vos zones
    .short = Posez le jeton
ask-discard-projects = Remettez des cartes de votre main sous votre pioche, autant que vous voulez
    .short = Changez votre main
ask-discard-one = Remettez une carte de votre main sous votre pioche
    .short = Remettez une carte
ask-harvest = Récoltez sur les territoires de vos individus
    .short = Récoltez
ask-draw-alea = Le hasard pioche l’aléa.
ask-look-ahead = Le hasard montre le prochain aléa à { $to }.
ask-fertilise = Ajoutez { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} sur un territoire fertile
    .short = Ajoutez { $amount }
ask-restore = Rendez fertile un territoire stérile, avec { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}
    .short = Restaurez
ask-block = Sur quel territoire les autres ne pourront-ils pas récolter pendant ce tour ?
    .short = Bloquez
ask-present = Qui reçoit { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} ?
    .short = Qui reçoit ?
ask-steal-from = À qui prenez-vous { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} ?
    .short = À qui ?
ask-choose-fewest = { $among } ont le moins d’individus : qui en reçoit un ?
    .short = Qui en reçoit un ?
ask-pay-wages = Vous devez { $due ->
    [one] { $due } cube
   *[other] { $due } cubes
} de salaire : payez, ou renvoyez un individu
    .short = Salaires : { $due }
ask-toss-rain = Le hasard lance le jeton Pluie.
ask-claim-objective = Le tour est fini : réclamez-vous votre objectif personnel ?
    .short = Réclamer votre objectif personnel

move-go-to = Aller sur { $planet }
    .short = { $planet }
    .verb = Aller sur une planète
move-set-out = Partir pour la mission { $mission }
    .short = { $mission }
    .verb = Partir en mission
move-take-role = Prendre le rôle { DE($role) }
    .short = { $role }
    .verb = Prendre un rôle
move-take-character = Piocher le personnage { $character }
    .short = { $character }
    .verb = Piocher un personnage
move-draw = Piocher { $card }
    .short = { $card }
    .verb = Piocher
move-settle = Poser une zone en { $at }
    .short = Poser une zone
    .verb = Poser une zone
move-put-individual = Placer un individu en { $at }
    .short = Individu
    .verb = Placer un individu
move-use-power = Activer votre pouvoir
    .short = Pouvoir
    .verb = Activer votre pouvoir
move-call-council = Proposer un point de l’indice { $index }
    .short = Conseil : { $index }
    .verb = Réunir un conseil
move-vote-for = Voter pour l’indice { $index }
    .short = { $index }
    .verb = Voter
move-pledge = { $amount ->
    [0] Ne rien payer
    [one] Payer { $amount } cube
   *[other] Payer { $amount } cubes
}
    .short = Payer { $amount }
    .verb = Payer l’indice
move-move-individual = Déplacer un individu de { $origin } à { $at }
    .short = Déplacer { $origin }
    .verb = Déplacer un individu
move-buy-individual = Acheter un individu en { $at }
    .short = Individu
    .verb = Acheter un individu
move-buy-zone = Acheter une zone en { $at }
    .short = Zone
    .verb = Acheter une zone
move-activate = Activer « { $card } »
    .short = Activer : { $card }
    .verb = Activer une carte
move-show-profile = Montrer votre profil à tous
    .short = Montrer le profil
    .verb = Montrer votre profil
move-give = Donner { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} à { $to }
    .short = Donner à { $to }
    .verb = Donner des cubes
move-ask = Demander { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} à { $of }
    .short = Demander à { $of }
    .verb = Demander des cubes
move-negotiate = D’abord donner, demander ou promettre des cubes
    .short = Négocier
    .verb = Négocier
move-ask-also = Demander aussi à { $of }
    .short = Aussi à { $of }
    .verb = Demander aussi à d’autres
move-promise-back = Promettre de rendre ce que vous recevrez
    .short = Promettre de rendre
    .verb = Promettre de rendre
move-request = Faire la demande
move-promise = Promettre { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} à { $to }
    .short = Promettre à { $to }
    .verb = Promettre des cubes
move-agree = Donner { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}
    .short = Donner
    .verb = Donner
move-decline = Ne rien donner
move-propose = Proposer « { $card } »
    .short = { $card }
    .verb = Proposer un projet
move-contribute = Mettre { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} sur « { $card } »
    .short = { $card }
    .verb = Financer un projet
move-withdraw = Reprendre vos cubes mis sur « { $card } »
    .short = Reprendre : { $card }
    .verb = Reprendre des cubes
move-set-token = Poser le jeton en { $at }
    .short = Jeton
    .verb = Poser le jeton
move-bury = Remettre « { $card } » sous votre pioche
    .short = { $card }
    .verb = Remettre une carte
move-reap = Récolter { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} en { $at }
    .short = Récolter
    .verb = Récolter
move-reap-most = { $spared ->
    [0] Récolter tout ce qui est permis, même les derniers cubes
   *[other] Récolter tout ce qui est permis, en laissant un cube par territoire
}
    .short = { $spared ->
        [0] Tout, derniers cubes compris
       *[other] Tout sauf les derniers cubes
    }
    .verb = Tout récolter
move-strike = L’aléa est { $alea }
    .short = { $alea }
    .verb = Piocher un aléa
move-choose-territory = Choisir { $at }
    .short = Territoire
    .verb = Choisir un territoire
move-choose-seat = Choisir { $seat }
    .short = { $seat }
    .verb = Choisir un joueur
move-pay = Payer les salaires
    .short = Payer
    .verb = Payer les salaires
move-dismiss = Renvoyer sur Terre l’individu en { $at }
    .short = Renvoyer
    .verb = Renvoyer un individu
move-rain = Le jeton Pluie indique { $amount }
    .short = { $amount }
    .verb = Lancer le jeton Pluie
move-claim-victory = Réclamer votre objectif, et finir la partie
    .short = Réclamer
    .verb = Réclamer votre objectif
move-stay-silent = Ne rien réclamer : la partie continue
    .short = Se taire et continuer
    .verb = Ne rien réclamer
move-pass = Ne rien faire de plus
    .short = Terminé
    .verb = Terminé
