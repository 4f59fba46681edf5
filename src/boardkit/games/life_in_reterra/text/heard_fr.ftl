# Les communautés, pour qui les entend.

heard-turn = Tour { $number } sur { $turns } : { $step }
heard-step-1 = poser une tuile
heard-step-2 = bâtir
heard-step-3 = utiliser des pouvoirs
heard-step-4 = compléter la rangée
heard-no-land = pas encore de terrain
heard-segment = { $seat } : segment { DE($terrain) } de { $size } cases, { $counts ->
    [yes] assez grand pour compter
   *[no] trop petit pour compter
} : { $spaces }.
pile-stack = pile de tuiles Terrain
pile-tokens = reliques et bric-à-brac restants
pile-inhabitants = habitants restants
