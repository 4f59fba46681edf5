title = Terraforming Mars
summary = Réchauffez une planète, donnez-lui de l’air et de l’eau, et bâtissez la corporation qui en profite.
match-length = { $seats ->
    [1] 14 générations. Le livret annonce 90 à 120 minutes.
   *[other] le livret annonce 90 à 120 minutes{ $draft ->
        [true] {" ; le draft rallonge la partie."}
       *[other] .
    }
}

title-alone = seul : Mars en 14 générations
option-corporate-era = Ère des Corporations
    .help = 71 cartes et deux corporations de plus ; personne n’a de production au départ. Une partie en solo l’utilise toujours.
option-draft = Draft
    .help = Les cartes de la recherche font le tour de la table avant d’être achetées. Seul, vous n’avez personne à qui les passer.
option-copy-corporations = Main d’Œuvre Robotique peut copier une corporation
    .help = Dit si la production de la carte Corporation peut aussi être répétée.
option-official-rulings = Réponses officielles
    .help = Celles des auteurs passent avant le livret : une tuile doit avoir une place pour être payée, Virus ne vise qu’une carte (§XI).
    .badge = rép. officielles
option-beginner-1 = Le premier joueur est débutant
    .help = Un débutant commence avec une corporation simple, 42 M€ et dix cartes gratuites.
option-beginner-2 = Le deuxième joueur est débutant
    .help = Un débutant commence avec une corporation simple, 42 M€ et dix cartes gratuites.
option-beginner-3 = Le troisième joueur est débutant
    .help = Un débutant commence avec une corporation simple, 42 M€ et dix cartes gratuites.
option-beginner-4 = Le quatrième joueur est débutant
    .help = Un débutant commence avec une corporation simple, 42 M€ et dix cartes gratuites.
option-beginner-5 = Le cinquième joueur est débutant
    .help = Un débutant commence avec une corporation simple, 42 M€ et dix cartes gratuites.

resource-megacredits = M€
resource-steel = acier
resource-titanium = titane
resource-plants = plantes
resource-energy = énergie
resource-heat = chaleur
card-resource-animal = animaux
card-resource-microbe = microbes
card-resource-science = science
card-resource-fighter = chasseurs
tag-building = Construction
tag-space = Espace
tag-power = Énergie
tag-science = Science
tag-jovian = Jovien
tag-earth = Terre
tag-plant = Plantes
tag-microbe = Microbes
tag-animal = Animaux
tag-city = Cité
parameter-temperature = température
parameter-oxygen = oxygène
parameter-oceans = océans
tile-kind-ocean = un océan
tile-kind-greenery = une forêt
tile-kind-city = une cité
tile-kind-capital = la Capitale
tile-kind-commercial-district = le Quartier Commercial
tile-kind-ecological-zone = la Zone Écologique
tile-kind-industrial-center = le Centre Industriel
tile-kind-lava-flows = les Fleuves de Lave
tile-kind-mining-area = la Carrière
tile-kind-mining-rights = les Droits Miniers
tile-kind-mohole-area = la Zone de Mohole
tile-kind-natural-preserve = la Préservation de la Nature
tile-kind-nuclear-zone = la Zone Nucléaire
tile-kind-restricted-area = la Zone Interdite
area-ganymede = Ganymède
area-phobos = Phobos
project-sell-patents = Vente de brevets
project-power-plant = Centrale
project-asteroid = Astéroïde
project-aquifer = Aquifère
project-greenery = Forêt
project-city = Cité
milestone-terraformer = Terraformeur
milestone-mayor = Maire
milestone-gardener = Jardinier
milestone-builder = Bâtisseur
milestone-planner = Planificateur
award-landlord = Propriétaire
award-banker = Banquier
award-scientist = Scientifique
award-thermalist = Thermaliste
award-miner = Mineur
phase-setup = mise en place
phase-research = recherche
phase-actions = actions
phase-production = production
phase-ending = dernières forêts
side-left = vers la gauche
side-right = vers la droite

effect-kind-gain = recevoir des ressources
effect-kind-pay = payer
effect-kind-production = changer votre production
effect-kind-decrease-any-production = réduire une production
effect-kind-production-from-bonus = augmenter la production que montre la zone
effect-kind-remove-resource = retirer des ressources
effect-kind-steal-resource = voler des ressources
effect-kind-remove-from-tile-owner = retirer au propriétaire d’une tuile voisine
effect-kind-place-tile = poser une tuile
effect-kind-claim-area = revendiquer une zone
effect-kind-tr = augmenter votre NT
effect-kind-draw = piocher des cartes
effect-kind-look = regarder des cartes
effect-kind-reveal = révéler une carte
effect-kind-discard-cards = défausser une carte
effect-kind-add-card-resource = ajouter des ressources sur une carte
effect-kind-remove-card-resource = retirer des ressources d’une carte
effect-kind-choose = un effet au choix
effect-kind-choose-number = choisir un nombre
effect-kind-copy-production-box = répéter une production
effect-kind-next-card = aider la prochaine carte
effect-kind-raise = augmenter un paramètre
effect-kind-if = ce qui dépend d’une condition

ask-deal-corporation = Le hasard donne une corporation à { $to }.
    .short = Corporation pour { $to }
ask-deal-offer = Le hasard donne à { $to } une carte à examiner ; il en reste { $count } à donner.
    .short = Carte pour { $to }
ask-draw-card = Le hasard pioche une carte pour { $to } ; il en reste { $count } à piocher.
    .short = Carte pour { $to }
ask-reveal-card = Le hasard révèle une carte pour { $card }.
    .short = Révéler une carte
ask-reveal-cost = Le hasard révèle une carte : son coût place la tuile neutre n° { $number } sur 4.
    .short = Tuile neutre { $number }
ask-which-corporation = Choisissez en secret votre corporation
    .open = Choisissez votre corporation
    .short = Choisissez une corporation
ask-buy-cards = Achetez des cartes à { $price } M€ chacune, ou arrêtez-vous
    .short = Achetez des cartes
ask-keep-cards = { $count ->
    [1] Gardez une de ces cartes
   *[other] Gardez { $count } de ces cartes
}
    .short = Gardez une carte
ask-which-draft = Gardez une carte en secret ; les autres vont à votre voisin
    .open = Gardez une carte ; les autres vont à votre voisin
draft-named = { $side ->
    [left] Gardez une carte en secret ; les autres vont à { $to }, à votre gauche
   *[right] Gardez une carte en secret ; les autres vont à { $to }, à votre droite
}
    .open = { $side ->
        [left] Gardez une carte ; les autres vont à { $to }, à votre gauche
       *[right] Gardez une carte ; les autres vont à { $to }, à votre droite
    }
    .short = Gardez une carte
ask-take-action = { $taken ->
    [0] Réalisez une ou deux actions, ou passez
   *[other] Réalisez une seconde action, ou terminez votre tour
}
    .short = À vous
ask-how-to-pay = Comment payez-vous { $cost } M€ ?
    .short = Payez { $cost } M€
ask-where-more = Où posez-vous { $tile } ? Encore { $left } ensuite.
ask-first-action = Réalisez la première action que demande { $corporation }
pay-for = Comment payez-vous { $cost } M€ pour { $thing } ?
pay-bought = acheter { $card }
ask-where-place = Où posez-vous { $tile } ?
    .short = Posez { $tile }
ask-where-claim = Quelle zone revendiquez-vous ?
    .short = Revendiquez une zone
ask-which-loss = { $card } : à qui retirez-vous jusqu’à { $up_to } { $resource_key ->
        *[megacredits] M€
         [steel] { $up_to ->
             [one] unité d’acier
            *[other] unités d’acier
         }
         [titanium] { $up_to ->
             [one] unité de titane
            *[other] unités de titane
         }
         [plants] { $up_to ->
             [one] plante
            *[other] plantes
         }
         [energy] { $up_to ->
             [one] unité d’énergie
            *[other] unités d’énergie
         }
         [heat] { $up_to ->
             [one] unité de chaleur
            *[other] unités de chaleur
         }
    } ?
    .short = Retirer : { $resource }
ask-which-production = { $card } : qui réduit de { $amount } sa production { $resource_key ->
       *[megacredits] de M€
        [steel] d’acier
        [titanium] de titane
        [plants] de plantes
        [energy] d’énergie
        [heat] de chaleur
    } ?
    .short = Réduire : { $resource }
ask-which-cubes = { $card } : de quelle carte retirez-vous { $up_to ->
        [1] { $resource_key ->
            *[animal] un animal
             [microbe] un microbe
             [science] une ressource Science
             [fighter] un chasseur
        }
       *[other] jusqu’à { $up_to } { $resource_key ->
            *[animal] animaux
             [microbe] microbes
             [science] ressources Science
             [fighter] chasseurs
        }
    } ?
    .short = Retirer : { $resource }
ask-which-card = { $amount ->
    [1] Laquelle de vos cartes reçoit la ressource ?
   *[other] Laquelle de vos cartes reçoit { $amount } ressources ?
}
    .short = Quelle carte ?
ask-which-copy = { $card } : de quelle carte répétez-vous la production ?
    .short = Répétez une production
ask-which-option = { $card } : quel effet choisissez-vous ?
    .short = Choisissez un effet
ask-which-number = { $card } : combien, de { $least } à { $most } ?
    .short = Combien ?
ask-which-bonus = { $card } : quelle production augmente ?
    .short = Quelle production ?
ask-which-discard = { $card } : quelle carte défaussez-vous ?
    .short = Défaussez une carte
ask-which-patent = { $sold ->
    [0] Vendez une carte pour 1 M€
   *[other] Vendez une autre carte pour 1 M€, ou arrêtez-vous
}
    .short = Vendez une carte
ask-which-first = Plusieurs effets attendent : lequel vient en premier ?
    .short = Par quoi commencer ?
ask-last-greenery = Convertissez-vous encore des plantes en forêt ?
    .short = Une dernière forêt ?

move-give-corporation = Donner { $corporation }
    .short = { $corporation }
    .verb = Donner une corporation
move-draw = Piocher { $card }
    .short = { $card }
    .verb = Piocher une carte
move-choose-corporation = Choisir { $corporation }
    .short = { $corporation }
    .verb = Choisir une corporation
move-buy-card = Acheter { $card }
    .short = { $card }
    .verb = Acheter une carte
move-keep-card = Garder { $card }
    .short = { $card }
    .verb = Garder une carte
move-done = S’arrêter là
    .verb = C’est tout
move-play-card = Jouer { $card }
    .short = { $card }
    .verb = Jouer une carte
move-do-project = Projet standard : { $project }
    .short = { $project }
    .verb = Projets standards
move-claim-milestone = Valider l’objectif { $milestone }
    .short = { $milestone }
    .verb = Objectifs
move-fund-award = Financer la récompense { $award }
    .short = { $award }
    .verb = Récompenses
move-use-card-action = { $option ->
    [1] Utiliser l’action { DE($card) }
   *[other] Utiliser l’action { DE($card) }, choix { $option }
}
    .short = { $option ->
        [1] { $card }
       *[other] { $card } ({ $option })
    }
    .verb = Actions des cartes
move-convert-plants = Convertir des plantes en forêt
    .short = Forêt
    .verb = Plantes en forêt
move-convert-heat = Convertir 8 unités de chaleur pour réchauffer Mars
    .short = Chaleur
    .verb = Chaleur en température
move-first-action = Réaliser la première action de votre corporation
    .short = Première action
    .verb = Première action de la corporation
move-end-turn = Terminer votre tour
    .verb = Terminer le tour
move-pass = Passer pour cette génération
    .short = Passer
    .verb = Passer
move-sell-card = Vendre { $card }
    .short = { $card }
    .verb = Vendre une carte
move-pay = Payer { $megacredits ->
        [0] { $steel ->
            [0] { $titanium ->
                [0] { $heat ->
                    [0] 0 M€
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] { $megacredits } M€
    }{ $steel ->
        [0] {""}
       *[other] { $megacredits ->
            [0] {""}
           *[other] { $titanium ->
                [0] { $heat ->
                    [0] {" et "}
                   *[other] {", "}
                }
               *[other] {", "}
            }
        }{ $steel ->
                [one] { $steel } unité d’acier
               *[other] { $steel } unités d’acier
            }
    }{ $titanium ->
        [0] {""}
       *[other] { $megacredits ->
            [0] { $steel ->
                [0] {""}
               *[other] { $heat ->
                    [0] {" et "}
                   *[other] {", "}
                }
            }
           *[other] { $heat ->
                [0] {" et "}
               *[other] {", "}
            }
        }{ $titanium ->
                [one] { $titanium } unité de titane
               *[other] { $titanium } unités de titane
            }
    }{ $heat ->
        [0] {""}
       *[other] { $megacredits ->
            [0] { $steel ->
                [0] { $titanium ->
                    [0] {""}
                   *[other] {" et "}
                }
               *[other] {" et "}
            }
           *[other] {" et "}
        }{ $heat ->
                [one] { $heat } unité de chaleur
               *[other] { $heat } unités de chaleur
            }
    }
    .short = { $megacredits ->
            [0] { $steel ->
                [0] { $titanium ->
                    [0] { $heat ->
                        [0] 0 M€
                       *[other] {""}
                    }
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] { $megacredits } M€
        }{ $steel ->
            [0] {""}
           *[other] { $megacredits ->
                [0] {""}
               *[other] { $titanium ->
                    [0] { $heat ->
                        [0] {", "}
                       *[other] {", "}
                    }
                   *[other] {", "}
                }
            }{ $steel } acier
        }{ $titanium ->
            [0] {""}
           *[other] { $megacredits ->
                [0] { $steel ->
                    [0] {""}
                   *[other] { $heat ->
                        [0] {", "}
                       *[other] {", "}
                    }
                }
               *[other] { $heat ->
                    [0] {", "}
                   *[other] {", "}
                }
            }{ $titanium } titane
        }{ $heat ->
            [0] {""}
           *[other] { $megacredits ->
                [0] { $steel ->
                    [0] { $titanium ->
                        [0] {""}
                       *[other] {", "}
                    }
                   *[other] {", "}
                }
               *[other] {", "}
            }{ $heat } chaleur
        }
    .verb = Payer
move-place = Poser sur { $at }
    .short = Poser sur { $at }
    .verb = Poser une tuile
move-take-from = Retirer { $amount } à { $of }
    .short = { $of } : { $amount }
    .verb = Retirer à un joueur
move-take-from-neutral = Prendre { $amount } à l’adversaire neutre
    .short = Neutre : { $amount }
    .verb = Prendre à l’adversaire neutre
move-lower-production = Réduire la production { DE($of) }
    .short = { $of }
    .verb = Réduire une production
move-lower-neutral = Réduire la production de l’adversaire neutre
    .short = Neutre
    .verb = Réduire la production de l’adversaire neutre
move-take-cubes = { $amount ->
    [1] Retirer une ressource { DE($card) }
   *[other] Retirer { $amount } ressources { DE($card) }
}
    .short = { $card } : { $amount }
    .verb = Retirer d’une carte
move-take-cubes-from-neutral = Retirer d’une carte de l’adversaire neutre
    .short = Neutre
    .verb = Retirer d’une carte de l’adversaire neutre
move-choose-card = Choisir { $card }
    .short = { $card }
    .verb = Choisir une carte en jeu
move-choose-option = Choix { $option } : { $kind }
    .short = { $kind }
    .verb = Choisir un effet
move-choose-number = Choisir { $number }
    .short = { $number }
    .verb = Choisir un nombre
move-raise-production = Augmenter cette production : { $resource }
    .short = { $resource }
    .verb = Augmenter une production
move-discard-card = Défausser { $card }
    .short = { $card }
    .verb = Défausser une carte
move-do-first = Commencer par l’effet { $number } ({ $card } : { $kind })
    .short = { $card } : { $kind }
    .verb = Par quoi commencer ?
move-decline = Y renoncer

event-corporation-dealt = { $seat } peut choisir { $corporation }.
event-corporation-chosen = { $seat } a choisi { $corporation }.
event-corporation-revealed = { $seat } joue { $corporation }.
event-cards-kept = { $cost ->
    [0] { $count ->
        [0] { $seat } commence sans carte.
        [1] { $seat } commence avec une carte.
       *[other] { $seat } commence avec { $count } cartes.
    }
   *[other] { $count ->
        [1] { $seat } commence avec une carte et paie { $cost } M€.
       *[other] { $seat } commence avec { $count } cartes et paie { $cost } M€.
    }
}
event-card-drawn = { $seat } pioche { $card }.
event-card-offered = { $seat } se voit proposer { $card }.
event-card-taken = { $seat } prend { $card }.
event-card-bought = { $seat } achète { $card } pour { $cost } M€.
event-card-picked = { $seat } garde { $card }.
event-card-drafted = { $seat } met de côté { $card }.
event-packs-passed = { $to_key ->
    [left] Les cartes sont transmises vers la gauche : de chacun au joueur suivant.
   *[right] Les cartes sont transmises vers la droite : de chacun au joueur précédent.
}
event-draft-ended = Le draft est terminé : chacun peut acheter parmi les cartes mises de côté et la dernière reçue.
event-card-discarded = { $seat } défausse { $card }, face cachée.
event-cards-discarded = { $count ->
    [1] { $seat } défausse une carte, face cachée.
   *[other] { $seat } défausse { $count } cartes, face cachée.
}
event-deck-reshuffled = { $size ->
    [1] La pioche est épuisée : une carte défaussée en forme une nouvelle.
   *[other] La pioche est épuisée : { $size } cartes défaussées en forment une nouvelle.
}
event-deck-used-up = Il ne reste aucune carte à piocher pour { $seat }.
event-card-revealed = { $seat } révèle { $card }.
event-generation-begun = La génération { $generation } commence ; { $first } reçoit le marqueur premier joueur.
event-actions-begun = La phase d’actions commence.
event-card-played = { $cost ->
    [0] { $seat } joue { $card } sans rien payer.
   *[other] { $seat } joue { $card } pour { $cost } M€.
}
event-paid = { $seat } paie { $megacredits ->
        [0] { $steel ->
            [0] { $titanium ->
                [0] { $heat ->
                    [0] 0 M€
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] { $megacredits } M€
    }{ $steel ->
        [0] {""}
       *[other] { $megacredits ->
            [0] {""}
           *[other] { $titanium ->
                [0] { $heat ->
                    [0] {" et "}
                   *[other] {", "}
                }
               *[other] {", "}
            }
        }{ $steel ->
                [one] { $steel } unité d’acier
               *[other] { $steel } unités d’acier
            }
    }{ $titanium ->
        [0] {""}
       *[other] { $megacredits ->
            [0] { $steel ->
                [0] {""}
               *[other] { $heat ->
                    [0] {" et "}
                   *[other] {", "}
                }
            }
           *[other] { $heat ->
                [0] {" et "}
               *[other] {", "}
            }
        }{ $titanium ->
                [one] { $titanium } unité de titane
               *[other] { $titanium } unités de titane
            }
    }{ $heat ->
        [0] {""}
       *[other] { $megacredits ->
            [0] { $steel ->
                [0] { $titanium ->
                    [0] {""}
                   *[other] {" et "}
                }
               *[other] {" et "}
            }
           *[other] {" et "}
        }{ $heat ->
                [one] { $heat } unité de chaleur
               *[other] { $heat } unités de chaleur
            }
    }.
event-cost-paid = { $seat } paie { $megacredits ->
        [0] { $steel ->
            [0] { $titanium ->
                [0] { $heat ->
                    [0] 0 M€
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] { $megacredits } M€
    }{ $steel ->
        [0] {""}
       *[other] { $megacredits ->
            [0] {""}
           *[other] { $titanium ->
                [0] { $heat ->
                    [0] {" et "}
                   *[other] {", "}
                }
               *[other] {", "}
            }
        }{ $steel ->
                [one] { $steel } unité d’acier
               *[other] { $steel } unités d’acier
            }
    }{ $titanium ->
        [0] {""}
       *[other] { $megacredits ->
            [0] { $steel ->
                [0] {""}
               *[other] { $heat ->
                    [0] {" et "}
                   *[other] {", "}
                }
            }
           *[other] { $heat ->
                [0] {" et "}
               *[other] {", "}
            }
        }{ $titanium ->
                [one] { $titanium } unité de titane
               *[other] { $titanium } unités de titane
            }
    }{ $heat ->
        [0] {""}
       *[other] { $megacredits ->
            [0] { $steel ->
                [0] { $titanium ->
                    [0] {""}
                   *[other] {" et "}
                }
               *[other] {" et "}
            }
           *[other] {" et "}
        }{ $heat ->
                [one] { $heat } unité de chaleur
               *[other] { $heat } unités de chaleur
            }
    }.
event-card-laid-out = { $seat } va payer { $card }.
    .followed = event-card-played
event-project-done = { $seat } réalise le projet standard { $project } pour { $cost } M€.
event-patent-sold = { $seat } vend { $card } pour 1 M€.
event-milestone-claimed = { $seat } valide l’objectif { $milestone } pour 8 M€.
event-award-funded = { $seat } finance la récompense { $award } pour { $cost } M€.
event-action-used = { $seat } utilise l’action { DE($card) }.
event-plants-converted = { $seat } convertit { $plants } plantes en forêt.
event-heat-converted = { $seat } convertit { $heat } unités de chaleur pour augmenter la température.
event-first-action-taken = { $seat } réalise la première action de sa corporation, { $corporation }.
event-turn-ended = { $seat } termine son tour.
event-passed = { $seat } passe pour cette génération.
event-stock-gained = { $seat } gagne { $amount } { $resource_key ->
       *[megacredits] M€
        [steel] { $amount ->
            [1] unité d’acier
           *[other] unités d’acier
        }
        [titanium] { $amount ->
            [1] unité de titane
           *[other] unités de titane
        }
        [plants] { $amount ->
            [one] plante
           *[other] plantes
        }
        [energy] { $amount ->
            [1] unité d’énergie
           *[other] unités d’énergie
        }
        [heat] { $amount ->
            [1] unité de chaleur
           *[other] unités de chaleur
        }
    }.
event-gain-set-off = { $card } : { $seat } gagne { $amount } { $resource_key ->
       *[megacredits] M€
        [steel] { $amount ->
            [1] unité d’acier
           *[other] unités d’acier
        }
        [titanium] { $amount ->
            [1] unité de titane
           *[other] unités de titane
        }
        [plants] { $amount ->
            [one] plante
           *[other] plantes
        }
        [energy] { $amount ->
            [1] unité d’énergie
           *[other] unités d’énergie
        }
        [heat] { $amount ->
            [1] unité de chaleur
           *[other] unités de chaleur
        }
    }.
event-stock-spent = { $seat } dépense { $amount } { $resource_key ->
       *[megacredits] M€
        [steel] { $amount ->
            [1] unité d’acier
           *[other] unités d’acier
        }
        [titanium] { $amount ->
            [1] unité de titane
           *[other] unités de titane
        }
        [plants] { $amount ->
            [one] plante
           *[other] plantes
        }
        [energy] { $amount ->
            [1] unité d’énergie
           *[other] unités d’énergie
        }
        [heat] { $amount ->
            [1] unité de chaleur
           *[other] unités de chaleur
        }
    }.
event-resource-taken = { $seat } retire { $amount } { $resource_key ->
       *[megacredits] M€
        [steel] { $amount ->
            [1] unité d’acier
           *[other] unités d’acier
        }
        [titanium] { $amount ->
            [1] unité de titane
           *[other] unités de titane
        }
        [plants] { $amount ->
            [one] plante
           *[other] plantes
        }
        [energy] { $amount ->
            [1] unité d’énergie
           *[other] unités d’énergie
        }
        [heat] { $amount ->
            [1] unité de chaleur
           *[other] unités de chaleur
        }
    } à { $of }.
event-neutral-robbed = { $seat } prend { $amount } { $resource_key ->
       *[megacredits] M€
        [steel] { $amount ->
            [1] unité d’acier
           *[other] unités d’acier
        }
        [titanium] { $amount ->
            [1] unité de titane
           *[other] unités de titane
        }
        [plants] { $amount ->
            [one] plante
           *[other] plantes
        }
        [energy] { $amount ->
            [1] unité d’énergie
           *[other] unités d’énergie
        }
        [heat] { $amount ->
            [1] unité de chaleur
           *[other] unités de chaleur
        }
    } à l’adversaire neutre.
event-production-raised = La production { $resource_key ->
       *[megacredits] de M€
        [steel] d’acier
        [titanium] de titane
        [plants] de plantes
        [energy] d’énergie
        [heat] de chaleur
    } { DE($seat) } augmente de { $amount }.
event-production-set-off = { $card } : la production { $resource_key ->
       *[megacredits] de M€
        [steel] d’acier
        [titanium] de titane
        [plants] de plantes
        [energy] d’énergie
        [heat] de chaleur
    } { DE($seat) } augmente de { $amount }.
event-production-lowered = La production { $resource_key ->
       *[megacredits] de M€
        [steel] d’acier
        [titanium] de titane
        [plants] de plantes
        [energy] d’énergie
        [heat] de chaleur
    } { DE($seat) } baisse de { $amount }.
event-neutral-lowered = { $seat } réduit de { $amount } la production { $resource_key ->
       *[megacredits] de M€
        [steel] d’acier
        [titanium] de titane
        [plants] de plantes
        [energy] d’énergie
        [heat] de chaleur
    } de l’adversaire neutre.
event-cubes-added = { $seat } place { $amount } { $resource_key ->
       *[animal] { $amount ->
            [one] animal
           *[other] animaux
        }
        [microbe] { $amount ->
            [one] microbe
           *[other] microbes
        }
        [science] { $amount ->
            [one] ressource Science
           *[other] ressources Science
        }
        [fighter] { $amount ->
            [one] chasseur
           *[other] chasseurs
        }
    } sur { $card }.
event-cubes-removed = La carte { $card } { DE($seat) } perd { $amount } { $resource_key ->
       *[animal] { $amount ->
            [one] animal
           *[other] animaux
        }
        [microbe] { $amount ->
            [one] microbe
           *[other] microbes
        }
        [science] { $amount ->
            [one] ressource Science
           *[other] ressources Science
        }
        [fighter] { $amount ->
            [one] chasseur
           *[other] chasseurs
        }
    }.
event-neutral-cubes-taken = { $seat } retire { $resource_key ->
       *[animal] un animal
        [microbe] un microbe
        [science] une ressource Science
        [fighter] un chasseur
    } d’une carte de l’adversaire neutre.
event-rating-rose = Le niveau de terraformation { DE($seat) } augmente de { $amount } et passe à { $rating }.
event-parameter-raised = { $parameter_key ->
    [temperature] { $seat } fait passer la température à { $value } °C.
   *[oxygen] { $seat } fait passer l’oxygène à { $value } %.
}
event-parameter-at-goal = { $parameter_key ->
    [temperature] La température a atteint son objectif : { $seat } ne peut plus l’augmenter.
   *[oxygen] L’oxygène a atteint son objectif : { $seat } ne peut plus l’augmenter.
}
event-bonus-reached = { $parameter_key ->
    [temperature] { $seat } atteint le bonus à { $value } °C.
   *[oxygen] { $seat } atteint le bonus à { $value } % d’oxygène.
}
event-tile-placed = { $seat } pose { $tile } sur { $at }.
event-neutral-tile-placed = Le coût { DE($card) } place une tuile neutre sur { $at } : { $tile }.
event-area-claimed = { $seat } revendique { $at }.
event-nowhere-to-place = { $tile_key ->
    [ocean] { $seat } ne peut pas poser d’océan : il n’en reste plus, ou aucune zone ne convient.
    [greenery] { $seat } ne peut pas poser de forêt : il n’en reste plus, ou aucune zone ne convient.
    [city] { $seat } ne peut pas poser de cité : il n’en reste plus, ou aucune zone ne convient.
   *[other] { $seat } ne peut pas poser { $tile } : aucune zone ne convient.
}
event-effect-waits = { $card } comptera pour la prochaine carte { QUE($seat) } jouera.
event-effect-lost = { $lost ->
    [gain] { $card } ne rapporte aucune ressource à { $seat } : il n’y a rien à compter.
    [production] { $card } ne change aucune production { DE($seat) } : il n’y a rien à compter.
    [rating] { $card } ne change pas le NT { DE($seat) } : il n’y a rien à compter.
    [claim-area] { $seat } ne revendique aucune zone avec { $card } : aucune n’est libre.
    [remove-resource] { $card } ne retire aucune ressource : personne n’en a que { $seat } puisse retirer.
    [steal-resource] { $card } ne vole aucune ressource : personne n’en a que { $seat } puisse voler.
    [remove-from-tile-owner] { $card } ne retire aucune ressource : aucun propriétaire d’une tuile voisine n’en a.
    [decrease-any-production] { $card } ne réduit aucune production : aucune n’est assez haute.
    [add-card-resource] Ce que { $card } poserait sur les cartes de { $seat } est perdu : aucune ne peut le recevoir.
    [remove-card-resource] { $card } ne retire rien : aucune carte n’a de ressources que { $seat } puisse retirer.
    [copy-production-box] { $card } ne répète aucune production : { $seat } n’a pas de carte pour cela.
    [discard-cards] { $seat } n’a aucune carte à défausser pour { $card } : il n’en résulte rien.
    [choose] Aucun des effets { DE($card) } n’est possible pour { $seat }.
    [if] La condition { DE($card) } n’est pas remplie : { $seat } n’en tire rien.
   *[other] Un effet { DE($card) } ne donne rien à { $seat }.
}
event-production-begun = Génération { $generation } : production.
event-produced = Production { DE($seat) } : { $megacredits } M€{ $steel ->
    [0] {""}
   *[other] , acier { $steel }
}{ $titanium ->
    [0] {""}
   *[other] , titane { $titanium }
}{ $plants ->
    [0] {""}
   *[other] , plantes { $plants }
}{ $energy ->
    [0] {""}
   *[other] , énergie { $energy }
}{ $heat ->
    [0] {""}
   *[other] , chaleur { $heat }
}.
event-last-plants-begun = La dernière génération est finie : les plantes peuvent encore devenir des forêts.
event-game-ended = La partie est finie : on compte les points.

refusal-not-in-deck = { $card } n’est pas dans la pioche.
    .met = { $card } est dans la pioche.
refusal-corporation-gone = { $corporation } n’est plus à distribuer.
    .met = { $corporation } est encore à distribuer.
refusal-not-offered = { $card } n’est pas parmi les cartes proposées.
    .met = { $card } est parmi les cartes proposées.
refusal-corporation-first = Choisissez d’abord votre corporation ; vous achèterez ensuite les cartes voulues.
refusal-not-your-corporation = { $corporation } ne vous a pas été distribuée.
    .met = { $corporation } vous a été distribuée.
refusal-must-keep = { $count ->
    [1] Vous devez encore garder une carte.
   *[other] Vous devez encore garder { $count } cartes.
}
refusal-not-in-hand = { $card } n’est pas dans votre main.
    .met = { $card } est dans votre main.
refusal-too-expensive = Cela coûte { $cost } M€ ; vous pouvez payer { $has } M€.
    .short = M€ : { $has } sur { $cost }.
    .missing = { $missing } M€ de plus
refusal-wrong-payment = Il faut payer { $cost } M€, sans rien donner dont on pourrait se passer.
    .met = Cela paie { $cost } M€, et rien n’y est de trop.
refusal-parameter-too-low = { $parameter_key ->
    [temperature] La température doit être d’au moins { $wanted } °C ; elle est de { $now } °C.
    [oxygen] L’oxygène doit être d’au moins { $wanted } % ; il est de { $now } %.
   *[oceans] { $wanted ->
        [1] Il faut un océan sur Mars
       *[other] Il faut au moins { $wanted } océans sur Mars
    } ; { $now ->
        [0] il n’y en a pas
       *[other] il y en a { $now }
    }.
}
    .short = { $parameter_key ->
        [temperature] { $now } °C : il faut { $wanted } °C au moins.
        [oxygen] Oxygène : { $now } sur { $wanted } %.
       *[oceans] Océans : { $now } sur { $wanted }.
    }
    .missing = { $parameter_key ->
        [oceans] { $missing ->
            [1] un océan de plus
           *[other] { $missing } océans de plus
        }
       *[other] { $missing ->
            [1] un pas de plus
           *[other] { $missing } pas de plus
        }
    }
refusal-parameter-too-high = { $parameter_key ->
    [temperature] La température doit être d’au plus { $wanted } °C ; elle est de { $now } °C.
    [oxygen] L’oxygène doit être d’au plus { $wanted } % ; il est de { $now } %.
   *[oceans] { $wanted ->
        [one] Il faut au plus { $wanted } océan sur Mars
       *[other] Il faut au plus { $wanted } océans sur Mars
    } ; il y en a { $now }.
}
    .short = { $parameter_key ->
        [temperature] { $now } °C : { $wanted } °C au plus.
        [oxygen] Oxygène { $now } % : { $wanted } % au plus.
       *[oceans] Océans { $now } : { $wanted } au plus.
    }
    .met = { $parameter_key ->
        [temperature] La température doit être d’au plus { $wanted } °C ; elle est de { $now } °C.
        [oxygen] L’oxygène doit être d’au plus { $wanted } % ; il est de { $now } %.
       *[oceans] { $wanted ->
            [one] Il faut au plus { $wanted } océan sur Mars
           *[other] Il faut au plus { $wanted } océans sur Mars
        } ; { $now ->
            [0] il n’y en a pas
           *[other] il y en a { $now }
        }.
    }
refusal-tags-missing = { $wanted ->
    [1] Il vous faut un badge { $tag } en jeu ; vous n’en avez pas.
   *[other] Il vous faut { $wanted } badges { $tag } en jeu ; { $has ->
        [0] vous n’en avez pas
       *[other] vous en avez { $has }
    }.
}
    .short = Badges { $tag } : { $has } sur { $wanted }.
    .met = { $wanted ->
        [1] Il vous faut un badge { $tag } en jeu ; vous en avez { $has }.
       *[other] Il vous faut { $wanted } badges { $tag } en jeu ; vous en avez { $has }.
    }
    .missing = { $missing ->
        [1] un badge de plus
       *[other] { $missing } badges de plus
    }
refusal-production-too-low = Votre production { $resource_key ->
       *[megacredits] de M€
        [steel] d’acier
        [titanium] de titane
        [plants] de plantes
        [energy] d’énergie
        [heat] de chaleur
    } doit être d’au moins { $wanted } ; elle est de { $has }.
    .short = Prod. { $resource_key ->
       *[megacredits] M€
        [steel] acier
        [titanium] titane
        [plants] plantes
        [energy] énergie
        [heat] chaleur
    } : { $has } sur { $wanted }.
    .missing = { $missing } de plus
refusal-cities-missing = { $wanted ->
    [1] Il faut une cité en jeu
   *[other] Il faut { $wanted } cités en jeu
} ; { $has ->
    [0] il n’y en a pas
   *[other] il y en a { $has }
}.
    .short = Cités en jeu : { $has } sur { $wanted }.
    .missing = { $missing ->
        [1] une cité de plus
       *[other] { $missing } cités de plus
    }
refusal-greeneries-missing = { $wanted ->
    [1] Il vous faut une tuile Forêt
   *[other] Il vous faut { $wanted } tuiles Forêt
} ; { $has ->
    [0] vous n’en avez pas
   *[other] vous en avez { $has }
}.
    .short = Vos forêts : { $has } sur { $wanted }.
    .missing = { $missing ->
        [1] une tuile Forêt de plus
       *[other] { $missing } tuiles Forêt de plus
    }
refusal-rating-not-raised = Votre niveau de terraformation n’a pas augmenté pendant cette génération.
    .short = Votre NT n’a pas augmenté.
    .met = Votre niveau de terraformation a augmenté pendant cette génération.
refusal-nobody-to-lower = Personne ne peut réduire de { $amount } sa production { $resource_key ->
       *[megacredits] de M€
        [steel] d’acier
        [titanium] de titane
        [plants] de plantes
        [energy] d’énergie
        [heat] de chaleur
    }.
    .short = { $resource_key ->
       *[megacredits] M€
        [steel] Acier
        [titanium] Titane
        [plants] Plantes
        [energy] Énergie
        [heat] Chaleur
    } : nul n’en fait { $amount }.
    .met = Quelqu’un peut réduire de { $amount } sa production { $resource_key ->
           *[megacredits] de M€
            [steel] d’acier
            [titanium] de titane
            [plants] de plantes
            [energy] d’énergie
            [heat] de chaleur
        }.
refusal-too-few-resources = Il vous faut { $wanted } { $resource_key ->
        *[megacredits] M€
         [steel] { $wanted ->
             [one] unité d’acier
            *[other] unités d’acier
         }
         [titanium] { $wanted ->
             [one] unité de titane
            *[other] unités de titane
         }
         [plants] { $wanted ->
             [one] plante
            *[other] plantes
         }
         [energy] { $wanted ->
             [one] unité d’énergie
            *[other] unités d’énergie
         }
         [heat] { $wanted ->
             [one] unité de chaleur
            *[other] unités de chaleur
         }
    } ; { $has ->
        [0] vous n’en avez pas
       *[other] vous en avez { $has }
    }.
    .short = { $resource_key ->
       *[megacredits] M€
        [steel] Acier
        [titanium] Titane
        [plants] Plantes
        [energy] Énergie
        [heat] Chaleur
    } : { $has } sur { $wanted }.
    .missing = { $missing } de plus
refusal-too-few-cubes = Il faut qu’il y ait { $resource_key ->
    *[animal] { $wanted ->
        [1] un animal
       *[other] { $wanted } animaux
     }
     [microbe] { $wanted ->
        [1] un microbe
       *[other] { $wanted } microbes
     }
     [science] { $wanted ->
        [1] une ressource Science
       *[other] { $wanted } ressources Science
     }
     [fighter] { $wanted ->
        [1] un chasseur
       *[other] { $wanted } chasseurs
     }
} à retirer ; { $has ->
    [0] il n’y en a pas
   *[other] il y en a { $has }
}.
    .short = { $resource_key ->
       *[animal] Animaux
        [microbe] Microbes
        [science] Ressources Science
        [fighter] Chasseurs
    } : { $has } sur { $wanted }.
refusal-too-few-cards = { $wanted ->
    [1] Vous n’avez pas de carte en main.
   *[other] Il vous faut { $wanted } cartes en main ; { $has ->
        [0] vous n’en avez pas
       *[other] vous en avez { $has }
    }.
}
    .met = { $wanted ->
        [1] Il faut une carte en main pour cela ; vous en avez { $has }.
       *[other] Il faut { $wanted } cartes en main pour cela ; vous en avez { $has }.
    }
    .missing = { $missing ->
        [1] une carte de plus
       *[other] { $missing } cartes de plus
    }
refusal-nothing-to-copy = Aucune de vos cartes à badge { $tag } n’a de production à répéter.
    .met = L’une de vos cartes à badge { $tag } a une production à répéter.
refusal-no-such-action = Vous n’avez pas { $card } en jeu, ou cette carte n’offre pas cette action.
    .met = Vous avez { $card } en jeu, et cette carte offre l’action.
refusal-action-used-up = L’action { DE($card) } a déjà servi pendant cette génération.
    .short = Déjà utilisée cette génération.
    .met = L’action { DE($card) } n’a pas encore servi pendant cette génération.
refusal-milestone-taken = L’objectif { $milestone } est déjà validé.
    .met = Personne n’a encore validé l’objectif { $milestone }.
refusal-all-milestones-taken = Trois objectifs sont déjà validés ; il ne peut pas y en avoir davantage.
    .met = Moins de trois objectifs sont validés.
refusal-milestone-not-reached = { $milestone_key ->
   *[terraformer] Il vous faut un niveau de terraformation de { $wanted } ; le vôtre est de { $has }.
    [mayor] Il vous faut { $wanted } cités ; { $has ->
        [0] vous n’en avez pas
       *[other] vous en avez { $has }
    }.
    [gardener] Il vous faut { $wanted } forêts ; { $has ->
        [0] vous n’en avez pas
       *[other] vous en avez { $has }
    }.
    [builder] Il vous faut { $wanted } badges Construction en jeu ; { $has ->
        [0] vous n’en avez pas
       *[other] vous en avez { $has }
    }.
    [planner] Il vous faut { $wanted } cartes en main ; { $has ->
        [0] vous n’en avez pas
       *[other] vous en avez { $has }
    }.
}
    .missing = { $missing } de plus
refusal-award-taken = La récompense { $award } est déjà financée.
    .met = Personne n’a encore financé la récompense { $award }.
refusal-all-awards-taken = Trois récompenses sont déjà financées ; il ne peut pas y en avoir davantage.
    .met = Moins de trois récompenses sont financées.
refusal-not-alone = En solo, on joue sans objectifs ni récompenses.
refusal-first-action-due = Votre première action doit être celle que demande votre corporation, { $corporation }.
    .short = Pas encore.
refusal-no-room-for-tile = { $tile_key ->
        [greenery] Il n’y a pas de place pour une forêt : il n’en reste plus, ou aucune zone ne convient.
        [city] Il n’y a pas de place pour une cité : il n’en reste plus, ou aucune zone ne convient.
       *[other] Il n’y a pas de place pour { $tile } : aucune zone ne convient.
    }
    .short = Pas de place pour la tuile.
    .met = La tuile a sa place.
refusal-no-production-to-change = Vous n’avez pas de production { DE($resource) } à changer.
    .met = Vous avez une production à changer.
refusal-no-first-action = Vous n’avez pas de première action à réaliser.
    .met = Vous avez une première action à réaliser.
refusal-must-act-or-pass = Ne réaliser aucune action, c’est passer.
    .short = Sans action, c’est passer.
    .met = Vous avez réalisé une action pendant ce tour.
refusal-too-late-to-pass = Vous avez réalisé une action : terminez plutôt votre tour.
    .short = Action faite : terminez votre tour.
    .met = Vous n’avez pas encore réalisé d’action pendant ce tour.
refusal-no-such-area = Cette zone n’existe pas sur le plateau.
refusal-area-taken = Il y a déjà une tuile sur { $at }.
    .met = Il n’y a pas de tuile sur { $at }.
refusal-area-claimed-by = { $seat } a revendiqué { $at }.
    .met = Personne d’autre n’a revendiqué la zone.
refusal-wrong-ground = La zone { $at } est réservée à autre chose, ou n’est pas du genre qu’il faut.
    .met = La zone convient.
refusal-no-bonus-there = La zone { $at } n’a pas le bonus voulu.
refusal-wrong-neighbours = Les tuiles voisines de la zone { $at } ne sont pas celles qu’il faut.
    .met = Les tuiles voisines de la zone { $at } sont celles qu’il faut.
refusal-cannot-take = { $most ->
    [0] Il n’y a rien à prendre là.
   *[other] C’est plus que l’on ne peut prendre là : { $most } au plus.
}
    .met = On peut en prendre autant là : { $most } au plus.
refusal-cannot-lower = Cette production ne peut pas baisser autant.
    .met = Cette production peut baisser autant.
refusal-wrong-card = { $card } ne convient pas ici.
    .met = { $card } convient ici.
refusal-no-such-choice = Ce choix n’existe pas maintenant.
    .met = Le choix est possible maintenant.
refusal-not-between = Choisissez un nombre de { $least } à { $most }.
    .met = On peut choisir un nombre de { $least } à { $most }.
refusal-sell-one-first = Vendez au moins une carte.
    .met = Vous avez vendu une carte.

score-rating-scored = niveau de terraformation
score-award-scored = { $place ->
    [1] récompense { $award } : première place, avec { $value }
   *[other] récompense { $award } : deuxième place, avec { $value }
}
    .short = { $award }
score-milestone-scored = objectif { $milestone }
    .short = { $milestone }
score-greeneries-scored = { $tiles ->
    [1] une forêt
   *[other] { $tiles } forêts
}
score-city-scored = forêts autour de la cité sur { $at }
    .short = cité sur { $at }
score-card-scored = carte { $card }
    .short = { $card }
tie-more-megacredits = plus de M€
verdict-not-terraformed = Mars n’a pas été terraformée à temps : vous avez perdu.
kind-rating = niveau de terraformation
kind-awards = récompenses
kind-milestones = objectifs
kind-greeneries = forêts
kind-cities = cités
kind-cards = cartes

corporation-hidden = une corporation
card-hidden = une carte
card-- = un bonus
corporation-credicor = CrediCor
card-credicor = CrediCor
corporation-ecoline = Ecoline
card-ecoline = Ecoline
corporation-helion = Helion
card-helion = Helion
corporation-interplanetary-cinematics = Cinématiques Interplanétaires
card-interplanetary-cinematics = Cinématiques Interplanétaires
corporation-inventrix = Inventrix
card-inventrix = Inventrix
corporation-mining-guild = Mining Guild
card-mining-guild = Mining Guild
corporation-phobolog = PhoboLog
card-phobolog = PhoboLog
corporation-tharsis-republic = République de Tharsis
card-tharsis-republic = République de Tharsis
corporation-thorgate = ThorGate
card-thorgate = ThorGate
corporation-united-nations-mars-initiative = United Nations Mars Initiative
card-united-nations-mars-initiative = United Nations Mars Initiative
corporation-teractor = Teractor
card-teractor = Teractor
corporation-saturn-systems = Saturn Systems
card-saturn-systems = Saturn Systems
corporation-beginner-corporation-1 = Jeune Corporation
card-beginner-corporation-1 = Jeune Corporation
corporation-beginner-corporation-2 = Jeune Corporation
card-beginner-corporation-2 = Jeune Corporation
corporation-beginner-corporation-3 = Jeune Corporation
card-beginner-corporation-3 = Jeune Corporation
corporation-beginner-corporation-4 = Jeune Corporation
card-beginner-corporation-4 = Jeune Corporation
corporation-beginner-corporation-5 = Jeune Corporation
card-beginner-corporation-5 = Jeune Corporation

card-colonizer-training-camp = Camp d’Entraînement
card-asteroid-mining-consortium = Consortium Minier
card-deep-well-heating = Chauffage Géothermique
card-cloud-seeding = Ensemencement de Nuages
card-search-for-life = Traces de Vie
card-inventors-guild = Guilde des inventeurs
card-martian-rails = Réseau Ferré Martien
card-capital = Capitale
card-asteroid = Astéroïde
card-comet = Comète
card-big-asteroid = Astéroïde Géant
card-water-import-from-europa = Importation d’Eau d’Europe
card-space-elevator = Ascenseur Spatial
card-development-center = Centre de Développement
card-equatorial-magnetizer = Magnétisation Équatoriale
card-domed-crater = Cratère Couvert
card-noctis-city = Noctis Ville
card-methane-from-titan = Méthane de Titan
card-imported-hydrogen = Hydrogène Importé
card-research-outpost = Poste de Recherche
card-phobos-space-haven = Refuge Spatial de Phobos
card-black-polar-dust = Poussière Noire Polaire
card-arctic-algae = Algue Arctique
card-predators = Prédateurs
card-space-station = Station Spatiale
card-eos-chasma-national-park = Réserve du Chasma d’Eos
card-interstellar-colony-ship = Colonie Interstellaire
card-security-fleet = Flotte de Sureté
card-cupola-city = Cité de la Coupole
card-lunar-beam = Faisceau Lunaire
card-optimal-aerobraking = Freinage Aérodynamique
card-underground-city = Cité Souterraine
card-regolith-eaters = Régolithophages
card-ghg-producing-bacteria = Bactéries Productrices de GES
card-ants = Fourmis
card-release-of-inert-gases = Libération de Gaz Inertes
card-nitrogen-rich-asteroid = Astéroïde Riche en Azote
card-rover-construction = Construction d’un Rover
card-deimos-down = Destruction de Deimos
card-asteroid-mining = Astéroïdes Miniers
card-food-factory = Usine Alimentaire
card-archaebacteria = Archéobactéries
card-carbonate-processing = Carbonatation
card-natural-preserve = Préservation de la Nature
card-nuclear-power = Énergie Nucléaire
card-lightning-harvest = Récolte de la Foudre
card-algae = Algues
card-adapted-lichen = Lichens Acclimatés
card-tardigrades = Tardigrades
card-virus = Virus
card-miranda-resort = Complexe de Miranda
card-fish = Poisson
card-lake-marineris = Lac Marineris
card-small-animals = Petits Animaux
card-kelp-farming = Culture du Varech
card-mine = Mine
card-vesta-shipyard = Chantier de Vesta
card-beam-from-a-thorium-asteroid = Générateur à Thorium
card-mangrove = Mangrove
card-trees = Arbres
card-great-escarpment-consortium = Consortium du Grand Escarpement
card-mineral-deposit = Dépôt de Minerai
card-mining-expedition = Expédition Minière
card-mining-area = Carrière
card-building-industries = Industries de Construction
card-land-claim = Revendication du terrain
card-mining-rights = Droits Miniers
card-sponsors = Sponsors
card-electro-catapult = Catapulte Électromagnétique
card-earth-catapult = Catapulte Terrestre
card-advanced-alloys = Alliages Avancés
card-birds = Oiseaux
card-mars-university = Université de Mars
card-viral-enhancers = Améliorateurs de Virus
card-towing-a-comet = Remorquage de Comète
card-space-mirrors = Miroirs Spatiaux
card-solar-wind-power = Énergie des Vents Solaires
card-ice-asteroid = Astéroïde de Glace
card-quantum-extractor = Extracteur Quantique
card-giant-ice-asteroid = Astéroïde de Glace Géant
card-ganymede-colony = Colonie de Ganymède
card-callisto-penal-mines = Pénitencier Minier de Callisto
card-giant-space-mirror = Miroir Spatial Géant
card-trans-neptune-probe = Sonde Trans-Neptunienne
card-commercial-district = Quartier Commercial
card-robotic-workforce = Main d’Œuvre Robotique
card-grass = Herbe
card-heather = Bruyère
card-peroxide-power = Centrale au Peroxyde
card-research = Recherche
card-gene-repair = Réparation Génétique
card-io-mining-industries = Industries Minières sur Io
card-bushes = Buissons
card-mass-converter = Convertisseur de Masse
card-physics-complex = Complexe Physique
card-greenhouses = Serres
card-nuclear-zone = Zone Nucléaire
card-tropical-resort = Bulle Tropicale
card-toll-station = Station de Péage
card-fueled-generators = Groupes Électrogènes
card-ironworks = Usine Sidérurgique
card-power-grid = Réseau Électrique
card-steelworks = Aciéries
card-ore-processor = Transformateur de Minerai
card-earth-office = Bureau sur Terre
card-acquired-company = Achat d’une Société
card-media-archives = Médiathèque
card-open-city = Ville Ouverte
card-media-group = Groupe Média
card-business-network = Réseau Professionnel
card-business-contacts = Contacts Professionnels
card-bribed-committee = Comité Corrompu
card-solar-power = Énergie Solaire
card-breathing-filters = Masques Respiratoires
card-artificial-photosynthesis = Photosynthèse Artificielle
card-artificial-lake = Lac Artificiel
card-geothermal-power = Énergie Géothermique
card-farming = Agriculture
card-dust-seals = Joints Anti-Poussière
card-urbanized-area = Zone Urbanisée
card-sabotage = Sabotage
card-moss = Mousses
card-industrial-center = Centre Industriel
card-hired-raiders = Braqueurs Mercenaires
card-hackers = Pirate Informatique
card-ghg-factories = Usines de GES
card-subterranean-reservoir = Réservoir Souterrain
card-ecological-zone = Zone Écologique
card-zeppelins = Zeppelins
card-worms = Vers
card-decomposers = Agents de décomposition
card-fusion-power = Énergie de Fusion
card-symbiotic-fungus = Moisissures Symbiotiques
card-extreme-cold-fungus = Moisissures Extrêmes
card-advanced-ecosystems = Écosystèmes Avancés
card-great-dam = Grand Barrage
card-cartel = Cartel
card-strip-mine = Mine à Ciel Ouvert
card-wave-power = Énergie Marémotrice
card-lava-flows = Fleuves de Lave
card-power-plant = Centrale
card-mohole-area = Zone de Mohole
card-large-convoy = Grand Convoi
card-titanium-mine = Mine de Titane
card-tectonic-stress-power = Énergie Tectonique
card-nitrophilic-moss = Mousses Nitrophiles
card-herbivores = Herbivores
card-insects = Insectes
card-ceos-favorite-project = Projet Favori du PDG
card-anti-gravity-technology = Technologie Anti-Gravité
card-investment-loan = Prêt d’Investissement
card-insulation = Isolation
card-adaptation-technology = Technologie d’Adaptation
card-caretaker-contract = Unité de Veille
card-designed-microorganisms = Microorganismes Optimisés
card-standard-technology = Technologie Standard
card-nitrite-reducing-bacteria = Bactéries Dénitrifiantes
card-industrial-microbes = Microbes Industriels
card-lichen = Lichen
card-power-supply-consortium = Consortium pour l’Énergie
card-convoy-from-europa = Convoi depuis Europe
card-imported-ghg = Importation de GES
card-imported-nitrogen = Azote Importé
card-micro-mills = Micro-Girouettes
card-magnetic-field-generators = Générateurs de Champ Magnétique
card-shuttles = Navettes
card-import-of-advanced-ghg = Importation de GES Avancés
card-windmills = Éoliennes
card-tundra-farming = Agriculture dans la Toundra
card-aerobraked-ammonia-asteroid = Astéroïde d’Ammoniaque
card-magnetic-field-dome = Dôme de Champ Magnétique
card-pets = Animaux Domestiques
card-protected-habitats = Habitats Protégés
card-protected-valley = Vallée Protégée
card-satellites = Satellites
card-noctis-farming = Ferme de Noctis
card-water-splitting-plant = Usine Électrolytique
card-heat-trappers = Pièges à Chaleur
card-soil-factory = Usine des Sols
card-fuel-factory = Usine de Carburant
card-ice-cap-melting = Fusion de la Calotte Glaciaire
card-corporate-stronghold = Bastion de la Corpo.
card-biomass-combustors = Combustion de Biomasse
card-livestock = Bétail
card-olympus-conference = Conférence d’Olympus
card-rad-suits = Combinaison Anti-Radiation
card-aquifer-pumping = Pompage de l’Aquifère
card-flooding = Inondation
card-energy-saving = Économies d’Énergie
card-local-heat-trapping = Pièges à Chaleur
card-permafrost-extraction = Extraction du Pergélisol
card-invention-contest = Concours d’Inventions
card-plantation = Plantation
card-power-infrastructure = Infrastructure Électrique
card-indentured-workers = Ouvriers en Contrat d’Apprentissage
card-lagrange-observatory = Observatoire Lagrange
card-terraforming-ganymede = Terraformation de Ganymède
card-immigration-shuttles = Navettes d’Immigration
card-restricted-area = Zone Interdite
card-immigrant-city = Cité des Immigrants
card-energy-tapping = Vol d’Énergie
card-underground-detonations = Explosions Souterraines
card-soletta = Soletta
card-technology-demonstration = Démonstration Technologique
card-rad-chem-factory = Usine Radio-Chimique
card-special-design = Conception Spéciale
card-medical-lab = Laboratoire Médical
card-ai-central = IA Centrale
