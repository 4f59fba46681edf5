title = Terraforming Mars
summary = Warm a planet, give it air and water, and build the corporation that profits from it.
match-length = { $seats ->
    [1] 14 generations. The rulebook says 90 to 120 minutes.
   *[other] the rulebook says 90 to 120 minutes{ $draft ->
        [true] {"; the draft makes it longer."}
       *[other] .
    }
}

title-alone = alone: Mars by generation 14
option-corporate-era = Corporate Era
    .help = 71 more cards and two more corporations; nobody has a production at the start. A solo game always uses it.
option-draft = Draft
    .help = Research cards are passed around the table before they are bought. Alone there is nobody to pass them to.
option-copy-corporations = Robotic Workforce may copy a corporation
    .help = Says whether the production of the corporation card may be repeated, too.
option-official-rulings = Official rulings
    .help = The makers’ answers take precedence over the book: a tile must have a place to be paid for, Virus takes animals from one card (§XI).
    .badge = official rulings
option-beginner-1 = The first player is a beginner
    .help = A beginner starts with a simple corporation, 42 M€ and ten free cards.
option-beginner-2 = The second player is a beginner
    .help = A beginner starts with a simple corporation, 42 M€ and ten free cards.
option-beginner-3 = The third player is a beginner
    .help = A beginner starts with a simple corporation, 42 M€ and ten free cards.
option-beginner-4 = The fourth player is a beginner
    .help = A beginner starts with a simple corporation, 42 M€ and ten free cards.
option-beginner-5 = The fifth player is a beginner
    .help = A beginner starts with a simple corporation, 42 M€ and ten free cards.

resource-megacredits = M€
resource-steel = steel
resource-titanium = titanium
resource-plants = plants
resource-energy = energy
resource-heat = heat
card-resource-animal = animals
card-resource-microbe = microbes
card-resource-science = science
card-resource-fighter = fighters
tag-building = building
tag-space = space
tag-power = power
tag-science = science
tag-jovian = Jovian
tag-earth = Earth
tag-plant = plant
tag-microbe = microbe
tag-animal = animal
tag-city = city
parameter-temperature = temperature
parameter-oxygen = oxygen
parameter-oceans = oceans
tile-kind-ocean = an ocean
tile-kind-greenery = a greenery
tile-kind-city = a city
tile-kind-capital = the Capital
tile-kind-commercial-district = the Commercial District
tile-kind-ecological-zone = the Ecological Zone
tile-kind-industrial-center = the Industrial Center
tile-kind-lava-flows = the Lava Flows
tile-kind-mining-area = the Mining Area
tile-kind-mining-rights = the Mining Rights
tile-kind-mohole-area = the Mohole Area
tile-kind-natural-preserve = the Natural Preserve
tile-kind-nuclear-zone = the Nuclear Zone
tile-kind-restricted-area = the Restricted Area
area-ganymede = Ganymede
area-phobos = Phobos
project-sell-patents = Sell Patents
project-power-plant = Power Plant
project-asteroid = Asteroid
project-aquifer = Aquifer
project-greenery = Greenery
project-city = City
milestone-terraformer = Terraformer
milestone-mayor = Mayor
milestone-gardener = Gardener
milestone-builder = Builder
milestone-planner = Planner
award-landlord = Landlord
award-banker = Banker
award-scientist = Scientist
award-thermalist = Thermalist
award-miner = Miner
phase-setup = setting up
phase-research = research
phase-actions = actions
phase-production = production
phase-ending = last greeneries
side-left = to the left
side-right = to the right

effect-kind-gain = gain resources
effect-kind-pay = pay
effect-kind-production = change your production
effect-kind-decrease-any-production = lower a production
effect-kind-production-from-bonus = raise the production that the area shows
effect-kind-remove-resource = take resources away
effect-kind-steal-resource = steal resources
effect-kind-remove-from-tile-owner = take from the owner of a tile next to it
effect-kind-place-tile = place a tile
effect-kind-claim-area = claim an area
effect-kind-tr = raise your rating
effect-kind-draw = draw cards
effect-kind-look = look at cards
effect-kind-reveal = reveal a card
effect-kind-discard-cards = discard a card
effect-kind-add-card-resource = add resources to a card
effect-kind-remove-card-resource = take resources from a card
effect-kind-choose = one of several effects
effect-kind-choose-number = choose a number
effect-kind-copy-production-box = repeat a production
effect-kind-next-card = help the next card
effect-kind-raise = raise a parameter
effect-kind-if = what depends on a condition

ask-deal-corporation = Chance deals { $to } a corporation.
    .short = Corporation for { $to }
ask-deal-offer = Chance deals { $to } a card to choose from; { $count } still to come.
    .short = Card for { $to }
ask-draw-card = Chance draws a card for { $to }; { $count } still to come.
    .short = Card for { $to }
ask-reveal-card = Chance reveals a card for { $card }.
    .short = Reveal a card
ask-reveal-cost = Chance reveals a card: its cost places neutral tile { $number } of 4.
    .short = Neutral tile { $number }
ask-which-corporation = Choose your corporation, in secret
    .open = Choose your corporation
    .short = Choose a corporation
ask-buy-cards = Buy cards for { $price } M€ each, or stop
    .short = Buy cards
ask-keep-cards = { $count ->
    [one] Keep one of these cards
   *[other] Keep { $count } of these cards
}
    .short = Keep a card
ask-which-draft = Keep a card in secret; the others go to your neighbour
    .open = Keep a card; the others go to your neighbour
draft-named = { $side ->
    [left] Keep a card in secret; the others go to { $to }, on your left
   *[right] Keep a card in secret; the others go to { $to }, on your right
}
    .open = { $side ->
        [left] Keep a card; the others go to { $to }, on your left
       *[right] Keep a card; the others go to { $to }, on your right
    }
    .short = Keep a card
ask-take-action = { $taken ->
    [0] Take one or two actions, or pass
   *[other] Take a second action, or end your turn
}
    .short = Your turn
ask-how-to-pay = How do you pay { $cost } M€?
    .short = Pay { $cost } M€
ask-where-more = Where do you place { $tile }? { $left } more to come.
ask-first-action = Take the first action that { $corporation } asks for
pay-for = How do you pay { $cost } M€ for { $thing }?
pay-bought = buying { $card }
ask-where-place = Where do you place { $tile }?
    .short = Place { $tile }
ask-where-claim = Which area do you claim?
    .short = Claim an area
ask-which-loss = { $card }: from whom do you take up to { $up_to } { $resource_key ->
        [plants] { $up_to ->
            [one] plant
           *[other] plants
        }
       *[other] { $resource }
    }?
    .short = Take: { $resource }
ask-which-production = { $card }: whose { $resource_key ->
       *[megacredits] M€
        [steel] steel
        [titanium] titanium
        [plants] plant
        [energy] energy
        [heat] heat
    } production goes down by { $amount }?
    .short = Lower: { $resource }
ask-which-cubes = { $card }: from which card do you take { $up_to ->
        [one] { $resource_key ->
           *[animal] an animal
            [microbe] a microbe
            [science] a science resource
            [fighter] a fighter
        }
       *[other] up to { $up_to } { $resource_key ->
           *[animal] animals
            [microbe] microbes
            [science] science resources
            [fighter] fighters
        }
    }?
    .short = Take: { $resource }
ask-which-card = { $amount ->
    [one] Which of your cards gets the resource?
   *[other] Which of your cards gets { $amount } resources?
}
    .short = Which card?
ask-which-copy = { $card }: which card’s production is repeated?
    .short = Repeat a production
ask-which-option = { $card }: which effect do you choose?
    .short = Choose an effect
ask-which-number = { $card }: how many, from { $least } to { $most }?
    .short = How many?
ask-which-bonus = { $card }: which production goes up?
    .short = Which production?
ask-which-discard = { $card }: which card do you discard?
    .short = Discard a card
ask-which-patent = { $sold ->
    [0] Sell a card for 1 M€
   *[other] Sell another card for 1 M€, or stop
}
    .short = Sell a card
ask-which-first = Several effects wait: which comes first?
    .short = What comes first?
ask-last-greenery = Turn plants into a last greenery?
    .short = A last greenery?

move-give-corporation = Deal { $corporation }
    .short = { $corporation }
    .verb = Deal a corporation
move-draw = Draw { $card }
    .short = { $card }
    .verb = Draw a card
move-choose-corporation = Choose { $corporation }
    .short = { $corporation }
    .verb = Choose a corporation
move-buy-card = Buy { $card }
    .short = { $card }
    .verb = Buy a card
move-keep-card = Keep { $card }
    .short = { $card }
    .verb = Keep a card
move-done = Stop here
    .verb = No more
move-play-card = Play { $card }
    .short = { $card }
    .verb = Play a card
move-do-project = Standard project: { $project }
    .short = { $project }
    .verb = Standard projects
move-claim-milestone = Claim the milestone { $milestone }
    .short = { $milestone }
    .verb = Milestones
move-fund-award = Fund the award { $award }
    .short = { $award }
    .verb = Awards
move-use-card-action = { $option ->
    [1] Use the action of { $card }
   *[other] Use the action of { $card }, option { $option }
}
    .short = { $option ->
        [1] { $card }
       *[other] { $card } ({ $option })
    }
    .verb = Card actions
move-convert-plants = Turn plants into a greenery
    .short = Greenery
    .verb = Plants into a greenery
move-convert-heat = Spend 8 heat to warm Mars by one step
    .short = Warmer
    .verb = Heat into temperature
move-first-action = Carry out your corporation’s first action
    .short = First action
    .verb = The corporation’s first action
move-end-turn = End your turn
    .verb = End the turn
move-pass = Pass for this generation
    .short = Pass
    .verb = Pass
move-sell-card = Sell { $card }
    .short = { $card }
    .verb = Sell a card
move-pay = Pay { $megacredits ->
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
                    [0] {" and "}
                   *[other] {", "}
                }
               *[other] {", "}
            }
        }{ $steel } steel
    }{ $titanium ->
        [0] {""}
       *[other] { $megacredits ->
            [0] { $steel ->
                [0] {""}
               *[other] { $heat ->
                    [0] {" and "}
                   *[other] {", "}
                }
            }
           *[other] { $heat ->
                [0] {" and "}
               *[other] {", "}
            }
        }{ $titanium } titanium
    }{ $heat ->
        [0] {""}
       *[other] { $megacredits ->
            [0] { $steel ->
                [0] { $titanium ->
                    [0] {""}
                   *[other] {" and "}
                }
               *[other] {" and "}
            }
           *[other] {" and "}
        }{ $heat } heat
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
            }{ $steel } steel
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
            }{ $titanium } titanium
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
            }{ $heat } heat
        }
    .verb = Pay
move-place = Place on { $at }
    .short = Place on { $at }
    .verb = Place a tile
move-take-from = Take { $amount } away from { $of }
    .short = { $of }: { $amount }
    .verb = Take from a player
move-take-from-neutral = Take { $amount } from the neutral opponent
    .short = Neutral: { $amount }
    .verb = Take from the neutral opponent
move-lower-production = Lower { $of }’s production
    .short = { $of }
    .verb = Lower a production
move-lower-neutral = Lower the neutral opponent’s production
    .short = Neutral
    .verb = Lower the neutral opponent’s production
move-take-cubes = { $amount ->
    [one] Take a resource from { $card }
   *[other] Take { $amount } resources from { $card }
}
    .short = { $card }: { $amount }
    .verb = Take from a card
move-take-cubes-from-neutral = Take from a card of the neutral opponent
    .short = Neutral
    .verb = Take from a card of the neutral opponent
move-choose-card = Choose { $card }
    .short = { $card }
    .verb = Choose a card in play
move-choose-option = Option { $option }: { $kind }
    .short = { $kind }
    .verb = Choose an effect
move-choose-number = Choose { $number }
    .short = { $number }
    .verb = Choose a number
move-raise-production = Raise this production: { $resource }
    .short = { $resource }
    .verb = Raise a production
move-discard-card = Discard { $card }
    .short = { $card }
    .verb = Discard a card
move-do-first = Begin with effect { $number } ({ $card }: { $kind })
    .short = { $card }: { $kind }
    .verb = What comes first?
move-decline = Do without

event-corporation-dealt = { $seat } may choose { $corporation }.
event-corporation-chosen = { $seat } has chosen { $corporation }.
event-corporation-revealed = { $seat } plays { $corporation }.
event-cards-kept = { $cost ->
    [0] { $count ->
        [0] { $seat } starts without a card.
        [one] { $seat } starts with one card.
       *[other] { $seat } starts with { $count } cards.
    }
   *[other] { $count ->
        [one] { $seat } starts with one card and pays { $cost } M€.
       *[other] { $seat } starts with { $count } cards and pays { $cost } M€.
    }
}
event-card-drawn = { $seat } draws { $card }.
event-card-offered = { $seat } is offered { $card }.
event-card-taken = { $seat } takes { $card }.
event-card-bought = { $seat } buys { $card } for { $cost } M€.
event-card-picked = { $seat } keeps { $card }.
event-card-drafted = { $seat } puts { $card } aside.
event-packs-passed = { $to_key ->
    [left] The cards are passed on to the left: from each player to the next.
   *[right] The cards are passed on to the right: from each player to the one before.
}
event-draft-ended = The draft is over: everybody may now buy any of the cards they have put aside and the last one they received.
event-card-discarded = { $seat } discards { $card }, face down.
event-cards-discarded = { $count ->
    [one] { $seat } discards one card, face down.
   *[other] { $seat } discards { $count } cards, face down.
}
event-deck-reshuffled = { $size ->
    [one] The deck is used up: one discarded card forms a new one.
   *[other] The deck is used up: { $size } discarded cards are shuffled to form a new one.
}
event-deck-used-up = There are no cards left for { $seat } to draw.
event-card-revealed = { $seat } reveals { $card }.
event-generation-begun = Generation { $generation } begins; { $first } takes the first player marker.
event-actions-begun = The action phase begins.
event-card-played = { $cost ->
    [0] { $seat } plays { $card } for free.
   *[other] { $seat } plays { $card } for { $cost } M€.
}
event-paid = { $seat } pays { $megacredits ->
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
                    [0] {" and "}
                   *[other] {", "}
                }
               *[other] {", "}
            }
        }{ $steel } steel
    }{ $titanium ->
        [0] {""}
       *[other] { $megacredits ->
            [0] { $steel ->
                [0] {""}
               *[other] { $heat ->
                    [0] {" and "}
                   *[other] {", "}
                }
            }
           *[other] { $heat ->
                [0] {" and "}
               *[other] {", "}
            }
        }{ $titanium } titanium
    }{ $heat ->
        [0] {""}
       *[other] { $megacredits ->
            [0] { $steel ->
                [0] { $titanium ->
                    [0] {""}
                   *[other] {" and "}
                }
               *[other] {" and "}
            }
           *[other] {" and "}
        }{ $heat } heat
    }.
event-cost-paid = { $seat } pays { $megacredits ->
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
                    [0] {" and "}
                   *[other] {", "}
                }
               *[other] {", "}
            }
        }{ $steel } steel
    }{ $titanium ->
        [0] {""}
       *[other] { $megacredits ->
            [0] { $steel ->
                [0] {""}
               *[other] { $heat ->
                    [0] {" and "}
                   *[other] {", "}
                }
            }
           *[other] { $heat ->
                [0] {" and "}
               *[other] {", "}
            }
        }{ $titanium } titanium
    }{ $heat ->
        [0] {""}
       *[other] { $megacredits ->
            [0] { $steel ->
                [0] { $titanium ->
                    [0] {""}
                   *[other] {" and "}
                }
               *[other] {" and "}
            }
           *[other] {" and "}
        }{ $heat } heat
    }.
event-card-laid-out = { $seat } is about to pay for { $card }.
    .followed = event-card-played
event-project-done = { $seat } carries out the standard project { $project } for { $cost } M€.
event-patent-sold = { $seat } sells { $card } for 1 M€.
event-milestone-claimed = { $seat } claims the milestone { $milestone } for 8 M€.
event-award-funded = { $seat } funds the award { $award } for { $cost } M€.
event-action-used = { $seat } uses the action of { $card }.
event-plants-converted = { $seat } turns { $plants } plants into a greenery.
event-heat-converted = { $seat } spends { $heat } heat to raise the temperature.
event-first-action-taken = { $seat } carries out the first action of their corporation, { $corporation }.
event-turn-ended = { $seat } ends their turn.
event-passed = { $seat } passes for this generation.
event-stock-gained = { $seat } gains { $amount } { $resource_key ->
       *[megacredits] M€
        [steel] steel
        [titanium] titanium
        [plants] { $amount ->
            [one] plant
           *[other] plants
        }
        [energy] energy
        [heat] heat
    }.
event-gain-set-off = { $card }: { $seat } gains { $amount } { $resource_key ->
       *[megacredits] M€
        [steel] steel
        [titanium] titanium
        [plants] { $amount ->
            [one] plant
           *[other] plants
        }
        [energy] energy
        [heat] heat
    }.
event-stock-spent = { $seat } gives up { $amount } { $resource_key ->
       *[megacredits] M€
        [steel] steel
        [titanium] titanium
        [plants] { $amount ->
            [one] plant
           *[other] plants
        }
        [energy] energy
        [heat] heat
    }.
event-resource-taken = { $seat } takes { $amount } { $resource_key ->
       *[megacredits] M€
        [steel] steel
        [titanium] titanium
        [plants] { $amount ->
            [one] plant
           *[other] plants
        }
        [energy] energy
        [heat] heat
    } away from { $of }.
event-neutral-robbed = { $seat } takes { $amount } { $resource_key ->
       *[megacredits] M€
        [steel] steel
        [titanium] titanium
        [plants] { $amount ->
            [one] plant
           *[other] plants
        }
        [energy] energy
        [heat] heat
    } from the neutral opponent.
event-production-raised = { $seat }’s { $resource_key ->
       *[megacredits] M€
        [steel] steel
        [titanium] titanium
        [plants] plant
        [energy] energy
        [heat] heat
    } production goes up by { $amount }.
event-production-set-off = { $card }: { $seat }’s { $resource_key ->
       *[megacredits] M€
        [steel] steel
        [titanium] titanium
        [plants] plant
        [energy] energy
        [heat] heat
    } production goes up by { $amount }.
event-production-lowered = { $seat }’s { $resource_key ->
       *[megacredits] M€
        [steel] steel
        [titanium] titanium
        [plants] plant
        [energy] energy
        [heat] heat
    } production goes down by { $amount }.
event-neutral-lowered = { $seat } lowers the neutral opponent’s { $resource_key ->
       *[megacredits] M€
        [steel] steel
        [titanium] titanium
        [plants] plant
        [energy] energy
        [heat] heat
    } production by { $amount }.
event-cubes-added = { $seat } puts { $amount } { $resource_key ->
       *[animal] { $amount ->
            [one] animal
           *[other] animals
        }
        [microbe] { $amount ->
            [one] microbe
           *[other] microbes
        }
        [science] { $amount ->
            [one] science resource
           *[other] science resources
        }
        [fighter] { $amount ->
            [one] fighter
           *[other] fighters
        }
    } on { $card }.
event-cubes-removed = { $seat }’s card { $card } loses { $amount } { $resource_key ->
       *[animal] { $amount ->
            [one] animal
           *[other] animals
        }
        [microbe] { $amount ->
            [one] microbe
           *[other] microbes
        }
        [science] { $amount ->
            [one] science resource
           *[other] science resources
        }
        [fighter] { $amount ->
            [one] fighter
           *[other] fighters
        }
    }.
event-neutral-cubes-taken = { $seat } takes { $resource_key ->
       *[animal] an animal
        [microbe] a microbe
        [science] a science resource
        [fighter] a fighter
    } from a card of the neutral opponent.
event-rating-rose = { $seat }’s terraform rating goes up by { $amount }, to { $rating }.
event-parameter-raised = { $parameter_key ->
    [temperature] { $seat } raises the temperature to { $value } °C.
   *[oxygen] { $seat } raises the oxygen to { $value }%.
}
event-parameter-at-goal = { $parameter_key ->
    [temperature] The temperature is at its goal: { $seat } cannot raise it.
   *[oxygen] The oxygen is at its goal: { $seat } cannot raise it.
}
event-bonus-reached = { $parameter_key ->
    [temperature] { $seat } reaches the bonus at { $value } °C.
   *[oxygen] { $seat } reaches the bonus at { $value }% oxygen.
}
event-tile-placed = { $seat } places { $tile } on { $at }.
event-neutral-tile-placed = The cost of { $card } places a neutral tile on { $at }: { $tile }.
event-area-claimed = { $seat } claims { $at }.
event-nowhere-to-place = { $tile_key ->
    [ocean] { $seat } cannot place an ocean: none is left, or no area allows it.
    [greenery] { $seat } cannot place a greenery: none is left, or no area allows it.
    [city] { $seat } cannot place a city: none is left, or no area allows it.
   *[other] { $seat } cannot place { $tile }: no area allows it.
}
event-effect-waits = { $card } will count for the next card that { $seat } plays.
event-effect-lost = { $lost ->
    [gain] { $card } brings { $seat } no resources: there is nothing that it counts.
    [production] { $card } changes no production of { $seat }: there is nothing that it counts.
    [rating] { $card } does not change the rating of { $seat }: there is nothing that it counts.
    [claim-area] { $seat } claims no area with { $card }: none is free.
    [remove-resource] { $card } removes no resources: nobody has any that { $seat } may remove.
    [steal-resource] { $card } steals no resources: nobody has any that { $seat } may steal.
    [remove-from-tile-owner] { $card } removes no resources: no owner of a tile next to it has any.
    [decrease-any-production] { $card } lowers no production: none is high enough.
    [add-card-resource] What { $card } would put on cards of { $seat } is lost: none of them can hold it.
    [remove-card-resource] { $card } removes nothing: no card has resources that { $seat } may remove.
    [copy-production-box] { $card } repeats no production: { $seat } has no card for it.
    [discard-cards] { $seat } has no card to discard for { $card }: nothing comes of it.
    [choose] None of the effects of { $card } is possible for { $seat }.
    [if] The condition of { $card } is not met: { $seat } gets nothing by it.
   *[other] An effect of { $card } does nothing for { $seat }.
}
event-production-begun = Generation { $generation }: production.
event-produced = { $seat } produces { $megacredits } M€{ $steel ->
    [0] {""}
   *[other] , { $steel } steel
}{ $titanium ->
    [0] {""}
   *[other] , { $titanium } titanium
}{ $plants ->
    [0] {""}
    [one] , { $plants } plant
   *[other] , { $plants } plants
}{ $energy ->
    [0] {""}
   *[other] , { $energy } energy
}{ $heat ->
    [0] {""}
   *[other] , { $heat } heat
}.
event-last-plants-begun = The last generation is over: plants may become greeneries once more.
event-game-ended = The game is over: the points are counted.

refusal-not-in-deck = { $card } is not in the deck.
    .met = { $card } is in the deck.
refusal-corporation-gone = { $corporation } is no longer among the corporations to deal.
    .met = { $corporation } is among the corporations to deal.
refusal-not-offered = { $card } is not among the cards you may choose from.
    .met = { $card } is among the cards you may choose from.
refusal-corporation-first = Choose your corporation first; then buy the cards you want.
refusal-not-your-corporation = { $corporation } was not dealt to you.
    .met = { $corporation } was dealt to you.
refusal-must-keep = { $count ->
    [one] You must still keep one card.
   *[other] You must still keep { $count } cards.
}
refusal-not-in-hand = { $card } is not in your hand.
    .met = { $card } is in your hand.
refusal-too-expensive = That costs { $cost } M€; you can pay { $has } M€.
    .short = M€: { $has } of { $cost }.
    .missing = { $missing } M€ more
refusal-wrong-payment = Pay { $cost } M€, and nothing that could be left out.
    .met = That pays { $cost } M€, and nothing in it could be left out.
refusal-parameter-too-low = { $parameter_key ->
    [temperature] The temperature must be at least { $wanted } °C; it is { $now } °C.
    [oxygen] The oxygen must be at least { $wanted }%; it is { $now }%.
   *[oceans] { $wanted ->
        [one] There must be an ocean on Mars
       *[other] There must be at least { $wanted } oceans on Mars
    }; { $now ->
        [0] there are none
        [one] there is { $now }
       *[other] there are { $now }
    }.
}
    .short = { $parameter_key ->
        [temperature] { $now } °C: needs { $wanted } °C or warmer.
        [oxygen] Oxygen: { $now } of { $wanted }%.
       *[oceans] Oceans: { $now } of { $wanted }.
    }
    .missing = { $parameter_key ->
        [oceans] { $missing ->
            [one] one more ocean
           *[other] { $missing } more oceans
        }
       *[other] { $missing ->
            [one] one more step
           *[other] { $missing } more steps
        }
    }
refusal-parameter-too-high = { $parameter_key ->
    [temperature] The temperature may be at most { $wanted } °C; it is { $now } °C.
    [oxygen] The oxygen may be at most { $wanted }%; it is { $now }%.
   *[oceans] { $wanted ->
        [one] There may be at most { $wanted } ocean on Mars
       *[other] There may be at most { $wanted } oceans on Mars
    }; there are { $now }.
}
    .short = { $parameter_key ->
        [temperature] { $now } °C: needs { $wanted } °C or colder.
        [oxygen] Oxygen { $now }%: at most { $wanted }%.
       *[oceans] Oceans { $now }: at most { $wanted }.
    }
    .met = { $parameter_key ->
        [temperature] The temperature may be at most { $wanted } °C; it is { $now } °C.
        [oxygen] The oxygen may be at most { $wanted }%; it is { $now }%.
       *[oceans] { $wanted ->
            [one] There may be at most { $wanted } ocean on Mars
           *[other] There may be at most { $wanted } oceans on Mars
        }; { $now ->
            [0] there are none
            [one] there is { $now }
           *[other] there are { $now }
        }.
    }
refusal-tags-missing = { $wanted ->
    [one] You need { $tag_key ->
        [animal] an
        [earth] an
       *[other] a
    } { $tag } tag in play; you have none.
   *[other] You need { $wanted } { $tag } tags in play; { $has ->
        [0] you have none
       *[other] you have { $has }
    }.
}
    .short = { $tag } tags: { $has } of { $wanted }.
    .met = { $wanted ->
        [one] You need { $tag_key ->
            [animal] an
            [earth] an
           *[other] a
        } { $tag } tag in play; you have { $has }.
       *[other] You need { $wanted } { $tag } tags in play; you have { $has }.
    }
    .missing = { $missing ->
        [one] one more tag
       *[other] { $missing } more tags
    }
refusal-production-too-low = Your { $resource_key ->
       *[megacredits] M€
        [steel] steel
        [titanium] titanium
        [plants] plant
        [energy] energy
        [heat] heat
    } production must be at least { $wanted }; it is { $has }.
    .short = { $resource_key ->
       *[megacredits] M€
        [steel] Steel
        [titanium] Titanium
        [plants] Plant
        [energy] Energy
        [heat] Heat
    } production { $has } of { $wanted }.
    .missing = { $missing } more
refusal-cities-missing = { $wanted ->
    [one] A city must be in play
   *[other] { $wanted } cities must be in play
}; { $has ->
    [0] there are none
    [one] there is { $has }
   *[other] there are { $has }
}.
    .short = Cities in play: { $has } of { $wanted }.
    .missing = { $missing ->
        [one] one more city
       *[other] { $missing } more cities
    }
refusal-greeneries-missing = { $wanted ->
    [one] You need a greenery of your own
   *[other] You need { $wanted } greeneries of your own
}; { $has ->
    [0] you have none
   *[other] you have { $has }
}.
    .short = Your greeneries: { $has } of { $wanted }.
    .missing = { $missing ->
        [one] one more greenery
       *[other] { $missing } more greeneries
    }
refusal-rating-not-raised = Your terraform rating has not gone up in this generation.
    .short = Your rating has not gone up.
    .met = Your terraform rating has gone up in this generation.
refusal-nobody-to-lower = Nobody’s { $resource_key ->
       *[megacredits] M€
        [steel] steel
        [titanium] titanium
        [plants] plant
        [energy] energy
        [heat] heat
    } production can go down by { $amount }.
    .short = Nobody makes { $amount } { $resource_key ->
       *[megacredits] M€
        [steel] steel
        [titanium] titanium
        [plants] { $amount ->
            [one] plant
           *[other] plants
        }
        [energy] energy
        [heat] heat
    }.
    .met = Somebody’s { $resource_key ->
           *[megacredits] M€
            [steel] steel
            [titanium] titanium
            [plants] plant
            [energy] energy
            [heat] heat
        } production can go down by { $amount }.
refusal-too-few-resources = You need { $wanted } { $resource_key ->
    [plants] { $wanted ->
        [one] plant
       *[other] plants
    }
   *[other] { $resource }
}; { $has ->
    [0] you have none
   *[other] you have { $has }
}.
    .short = { $resource_key ->
       *[megacredits] M€
        [steel] Steel
        [titanium] Titanium
        [plants] Plants
        [energy] Energy
        [heat] Heat
    }: { $has } of { $wanted }.
    .missing = { $missing } more
refusal-too-few-cubes = There must be { $resource_key ->
   *[animal] { $wanted ->
        [one] an animal
       *[other] { $wanted } animals
    }
    [microbe] { $wanted ->
        [one] a microbe
       *[other] { $wanted } microbes
    }
    [science] { $wanted ->
        [one] a science resource
       *[other] { $wanted } science resources
    }
    [fighter] { $wanted ->
        [one] a fighter
       *[other] { $wanted } fighters
    }
} to take; { $has ->
    [0] there are none
    [one] there is { $has }
   *[other] there are { $has }
}.
    .short = { $resource_key ->
       *[animal] Animals
        [microbe] Microbes
        [science] Science resources
        [fighter] Fighters
    }: { $has } of { $wanted }.
refusal-too-few-cards = { $wanted ->
    [one] You have no cards in hand.
   *[other] You need { $wanted } cards in hand; { $has ->
        [0] you have none
       *[other] you have { $has }
    }.
}
    .met = { $wanted ->
        [one] You need a card in hand for that; you have { $has }.
       *[other] You need { $wanted } cards in hand for that; you have { $has }.
    }
    .missing = { $missing ->
        [one] one more card
       *[other] { $missing } more cards
    }
refusal-nothing-to-copy = None of your cards with { $tag_key ->
        [animal] an
        [earth] an
       *[other] a
    } { $tag } tag has a production that could be repeated.
    .met = One of your cards with { $tag_key ->
            [animal] an
            [earth] an
           *[other] a
        } { $tag } tag has a production that can be repeated.
refusal-no-such-action = You do not have { $card } in play, or it has no such action.
    .met = You have { $card } in play, and it has this action.
refusal-action-used-up = The action of { $card } has already been used in this generation.
    .short = Already used in this generation.
    .met = The action of { $card } has not been used yet in this generation.
refusal-milestone-taken = The milestone { $milestone } has already been claimed.
    .met = Nobody has claimed the milestone { $milestone } yet.
refusal-all-milestones-taken = Three milestones have already been claimed; there can be no more.
    .met = Fewer than three milestones have been claimed.
refusal-milestone-not-reached = { $milestone_key ->
   *[terraformer] You need a terraform rating of { $wanted }; yours is { $has }.
    [mayor] You need { $wanted } cities; { $has ->
        [0] you have none
       *[other] you have { $has }
    }.
    [gardener] You need { $wanted } greeneries; { $has ->
        [0] you have none
       *[other] you have { $has }
    }.
    [builder] You need { $wanted } building tags in play; { $has ->
        [0] you have none
       *[other] you have { $has }
    }.
    [planner] You need { $wanted } cards in hand; { $has ->
        [0] you have none
       *[other] you have { $has }
    }.
}
    .missing = { $missing } more
refusal-award-taken = The award { $award } has already been funded.
    .met = Nobody has funded the award { $award } yet.
refusal-all-awards-taken = Three awards have already been funded; there can be no more.
    .met = Fewer than three awards have been funded.
refusal-not-alone = A solo game has no milestones or awards.
refusal-first-action-due = Your first action must be the one your corporation, { $corporation }, asks for.
    .short = Not yet.
refusal-no-room-for-tile = { $tile_key ->
        [greenery] There is no place for a greenery: none is left, or no area allows it.
        [city] There is no place for a city: none is left, or no area allows it.
       *[other] There is no place for { $tile }: no area allows it.
    }
    .short = No place for the tile.
    .met = The tile has a place.
refusal-no-production-to-change = You produce no { $resource_key ->
        [megacredits] M€
       *[other] { $resource }
    } that could be changed.
    .met = You have a production that can be changed.
refusal-no-first-action = You have no first action to carry out.
    .met = You have a first action to carry out.
refusal-must-act-or-pass = Taking no action in your turn means passing.
    .short = No action means passing.
    .met = You have taken an action this turn.
refusal-too-late-to-pass = You have taken an action: end your turn instead.
    .short = You have acted: end your turn.
    .met = You have not taken an action this turn yet.
refusal-no-such-area = There is no such area on the board.
refusal-area-taken = There is already a tile on { $at }.
    .met = There is no tile on { $at }.
refusal-area-claimed-by = { $seat } has claimed { $at }.
    .met = Nobody else has claimed the area.
refusal-wrong-ground = { $at } is reserved for something else, or is not the kind of area you need.
    .met = The area is of the right kind.
refusal-no-bonus-there = { $at } does not show the bonus you need.
refusal-wrong-neighbours = The tiles next to { $at } are not the ones you need.
    .met = The tiles next to { $at } are the ones you need.
refusal-cannot-take = { $most ->
    [0] There is nothing to take there.
   *[other] That is more than can be taken there: { $most } at most.
}
    .met = That much can be taken there: { $most } at most.
refusal-cannot-lower = That production cannot go down that far.
    .met = That production can go down that far.
refusal-wrong-card = { $card } cannot be chosen for this.
    .met = { $card } can be chosen for this.
refusal-no-such-choice = That choice is not possible now.
    .met = That choice is possible now.
refusal-not-between = Choose a number from { $least } to { $most }.
    .met = A number from { $least } to { $most } can be chosen.
refusal-sell-one-first = Sell at least one card.
    .met = You have sold a card.

score-rating-scored = terraform rating
score-award-scored = { $place ->
    [one] award { $award }: first, with { $value }
   *[other] award { $award }: second, with { $value }
}
    .short = { $award }
score-milestone-scored = milestone { $milestone }
    .short = { $milestone }
score-greeneries-scored = { $tiles ->
    [one] one greenery
   *[other] { $tiles } greeneries
}
score-city-scored = greeneries around the city on { $at }
    .short = city on { $at }
score-card-scored = card { $card }
    .short = { $card }
tie-more-megacredits = more M€
verdict-not-terraformed = Mars was not terraformed in time: you have lost.
kind-rating = terraform rating
kind-awards = awards
kind-milestones = milestones
kind-greeneries = greeneries
kind-cities = cities
kind-cards = cards

corporation-hidden = a corporation
card-hidden = a card
card-- = a bonus
corporation-credicor = CrediCor
card-credicor = CrediCor
corporation-ecoline = Ecoline
card-ecoline = Ecoline
corporation-helion = Helion
card-helion = Helion
corporation-interplanetary-cinematics = Interplanetary Cinematics
card-interplanetary-cinematics = Interplanetary Cinematics
corporation-inventrix = Inventrix
card-inventrix = Inventrix
corporation-mining-guild = Mining Guild
card-mining-guild = Mining Guild
corporation-phobolog = PhoboLog
card-phobolog = PhoboLog
corporation-tharsis-republic = Tharsis Republic
card-tharsis-republic = Tharsis Republic
corporation-thorgate = ThorGate
card-thorgate = ThorGate
corporation-united-nations-mars-initiative = United Nations Mars Initiative
card-united-nations-mars-initiative = United Nations Mars Initiative
corporation-teractor = Teractor
card-teractor = Teractor
corporation-saturn-systems = Saturn Systems
card-saturn-systems = Saturn Systems
corporation-beginner-corporation-1 = Beginner Corporation
card-beginner-corporation-1 = Beginner Corporation
corporation-beginner-corporation-2 = Beginner Corporation
card-beginner-corporation-2 = Beginner Corporation
corporation-beginner-corporation-3 = Beginner Corporation
card-beginner-corporation-3 = Beginner Corporation
corporation-beginner-corporation-4 = Beginner Corporation
card-beginner-corporation-4 = Beginner Corporation
corporation-beginner-corporation-5 = Beginner Corporation
card-beginner-corporation-5 = Beginner Corporation

card-colonizer-training-camp = Colonizer Training Camp
card-asteroid-mining-consortium = Asteroid Mining Consortium
card-deep-well-heating = Deep Well Heating
card-cloud-seeding = Cloud Seeding
card-search-for-life = Search For Life
card-inventors-guild = Inventors’ Guild
card-martian-rails = Martian Rails
card-capital = Capital
card-asteroid = Asteroid
card-comet = Comet
card-big-asteroid = Big Asteroid
card-water-import-from-europa = Water Import From Europa
card-space-elevator = Space Elevator
card-development-center = Development Center
card-equatorial-magnetizer = Equatorial Magnetizer
card-domed-crater = Domed Crater
card-noctis-city = Noctis City
card-methane-from-titan = Methane From Titan
card-imported-hydrogen = Imported Hydrogen
card-research-outpost = Research Outpost
card-phobos-space-haven = Phobos Space Haven
card-black-polar-dust = Black Polar Dust
card-arctic-algae = Arctic Algae
card-predators = Predators
card-space-station = Space Station
card-eos-chasma-national-park = Eos Chasma National Park
card-interstellar-colony-ship = Interstellar Colony Ship
card-security-fleet = Security Fleet
card-cupola-city = Cupola City
card-lunar-beam = Lunar Beam
card-optimal-aerobraking = Optimal Aerobraking
card-underground-city = Underground City
card-regolith-eaters = Regolith Eaters
card-ghg-producing-bacteria = GHG Producing Bacteria
card-ants = Ants
card-release-of-inert-gases = Release of Inert Gases
card-nitrogen-rich-asteroid = Nitrogen-Rich Asteroid
card-rover-construction = Rover Construction
card-deimos-down = Deimos Down
card-asteroid-mining = Asteroid Mining
card-food-factory = Food Factory
card-archaebacteria = ArchaeBacteria
card-carbonate-processing = Carbonate Processing
card-natural-preserve = Natural Preserve
card-nuclear-power = Nuclear Power
card-lightning-harvest = Lightning Harvest
card-algae = Algae
card-adapted-lichen = Adapted Lichen
card-tardigrades = Tardigrades
card-virus = Virus
card-miranda-resort = Miranda Resort
card-fish = Fish
card-lake-marineris = Lake Marineris
card-small-animals = Small Animals
card-kelp-farming = Kelp Farming
card-mine = Mine
card-vesta-shipyard = Vesta Shipyard
card-beam-from-a-thorium-asteroid = Beam From A Thorium Asteroid
card-mangrove = Mangrove
card-trees = Trees
card-great-escarpment-consortium = Great Escarpment Consortium
card-mineral-deposit = Mineral Deposit
card-mining-expedition = Mining Expedition
card-mining-area = Mining Area
card-building-industries = Building Industries
card-land-claim = Land Claim
card-mining-rights = Mining Rights
card-sponsors = Sponsors
card-electro-catapult = Electro Catapult
card-earth-catapult = Earth Catapult
card-advanced-alloys = Advanced Alloys
card-birds = Birds
card-mars-university = Mars University
card-viral-enhancers = Viral Enhancers
card-towing-a-comet = Towing A Comet
card-space-mirrors = Space Mirrors
card-solar-wind-power = Solar Wind Power
card-ice-asteroid = Ice Asteroid
card-quantum-extractor = Quantum Extractor
card-giant-ice-asteroid = Giant Ice Asteroid
card-ganymede-colony = Ganymede Colony
card-callisto-penal-mines = Callisto Penal Mines
card-giant-space-mirror = Giant Space Mirror
card-trans-neptune-probe = Trans-Neptune Probe
card-commercial-district = Commercial District
card-robotic-workforce = Robotic Workforce
card-grass = Grass
card-heather = Heather
card-peroxide-power = Peroxide Power
card-research = Research
card-gene-repair = Gene Repair
card-io-mining-industries = Io Mining Industries
card-bushes = Bushes
card-mass-converter = Mass Converter
card-physics-complex = Physics Complex
card-greenhouses = Greenhouses
card-nuclear-zone = Nuclear Zone
card-tropical-resort = Tropical Resort
card-toll-station = Toll Station
card-fueled-generators = Fueled Generators
card-ironworks = Ironworks
card-power-grid = Power Grid
card-steelworks = Steelworks
card-ore-processor = Ore Processor
card-earth-office = Earth Office
card-acquired-company = Acquired Company
card-media-archives = Media Archives
card-open-city = Open City
card-media-group = Media Group
card-business-network = Business Network
card-business-contacts = Business Contacts
card-bribed-committee = Bribed Committee
card-solar-power = Solar Power
card-breathing-filters = Breathing Filters
card-artificial-photosynthesis = Artificial Photosynthesis
card-artificial-lake = Artificial Lake
card-geothermal-power = Geothermal Power
card-farming = Farming
card-dust-seals = Dust Seals
card-urbanized-area = Urbanized Area
card-sabotage = Sabotage
card-moss = Moss
card-industrial-center = Industrial Center
card-hired-raiders = Hired Raiders
card-hackers = Hackers
card-ghg-factories = GHG Factories
card-subterranean-reservoir = Subterranean Reservoir
card-ecological-zone = Ecological Zone
card-zeppelins = Zeppelins
card-worms = Worms
card-decomposers = Decomposers
card-fusion-power = Fusion Power
card-symbiotic-fungus = Symbiotic Fungus
card-extreme-cold-fungus = Extreme-Cold Fungus
card-advanced-ecosystems = Advanced Ecosystems
card-great-dam = Great Dam
card-cartel = Cartel
card-strip-mine = Strip Mine
card-wave-power = Wave Power
card-lava-flows = Lava Flows
card-power-plant = Power Plant
card-mohole-area = Mohole Area
card-large-convoy = Large Convoy
card-titanium-mine = Titanium Mine
card-tectonic-stress-power = Tectonic Stress Power
card-nitrophilic-moss = Nitrophilic Moss
card-herbivores = Herbivores
card-insects = Insects
card-ceos-favorite-project = CEO’s Favorite Project
card-anti-gravity-technology = Anti-Gravity Technology
card-investment-loan = Investment Loan
card-insulation = Insulation
card-adaptation-technology = Adaptation Technology
card-caretaker-contract = Caretaker Contract
card-designed-microorganisms = Designed Microorganisms
card-standard-technology = Standard Technology
card-nitrite-reducing-bacteria = Nitrite Reducing Bacteria
card-industrial-microbes = Industrial Microbes
card-lichen = Lichen
card-power-supply-consortium = Power Supply Consortium
card-convoy-from-europa = Convoy From Europa
card-imported-ghg = Imported GHG
card-imported-nitrogen = Imported Nitrogen
card-micro-mills = Micro-Mills
card-magnetic-field-generators = Magnetic Field Generators
card-shuttles = Shuttles
card-import-of-advanced-ghg = Import of Advanced GHG
card-windmills = Windmills
card-tundra-farming = Tundra Farming
card-aerobraked-ammonia-asteroid = Aerobraked Ammonia Asteroid
card-magnetic-field-dome = Magnetic Field Dome
card-pets = Pets
card-protected-habitats = Protected Habitats
card-protected-valley = Protected Valley
card-satellites = Satellites
card-noctis-farming = Noctis Farming
card-water-splitting-plant = Water Splitting Plant
card-heat-trappers = Heat Trappers
card-soil-factory = Soil Factory
card-fuel-factory = Fuel Factory
card-ice-cap-melting = Ice Cap Melting
card-corporate-stronghold = Corporate Stronghold
card-biomass-combustors = Biomass Combustors
card-livestock = Livestock
card-olympus-conference = Olympus Conference
card-rad-suits = Rad-Suits
card-aquifer-pumping = Aquifer Pumping
card-flooding = Flooding
card-energy-saving = Energy Saving
card-local-heat-trapping = Local Heat Trapping
card-permafrost-extraction = Permafrost Extraction
card-invention-contest = Invention Contest
card-plantation = Plantation
card-power-infrastructure = Power Infrastructure
card-indentured-workers = Indentured Workers
card-lagrange-observatory = Lagrange Observatory
card-terraforming-ganymede = Terraforming Ganymede
card-immigration-shuttles = Immigration Shuttles
card-restricted-area = Restricted Area
card-immigrant-city = Immigrant City
card-energy-tapping = Energy Tapping
card-underground-detonations = Underground Detonations
card-soletta = Soletta
card-technology-demonstration = Technology Demonstration
card-rad-chem-factory = Rad-Chem Factory
card-special-design = Special Design
card-medical-lab = Medical Lab
card-ai-central = AI Central
