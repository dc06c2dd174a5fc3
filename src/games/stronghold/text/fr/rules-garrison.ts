/** French rules, chapters 12 to 15, under their numbers. */

export const garrisonRules = {
  'STR-12.1':
    'Déplacer une unité ou un héros d’un pas coûte 1 sablier, autant de fois qu’on veut ; ce n’est pas une action de bâtiment.',
  'STR-12.2':
    'Un pas mène d’un mur à un mur voisin, d’un mur à une tour contiguë, d’un mur ou d’une tour à un lieu de passage, d’un lieu de passage à un autre, et inversement. Les lieux de passage sont la cour, les baraquements, les gardes et la garde d’honneur ; chacun touche à tous les murs, à toutes les tours et aux autres.',
  'STR-12.3': '`w4` et `e1` ne sont pas voisins : la barbacane les sépare.',
  'STR-12.4':
    'Personne n’entre dans la forge, l’atelier, la cathédrale, le quartier des éclaireurs ou l’hôpital, ni dans une tour avec une machine. Seuls les archers entrent dans les tours. Une case réservée à un type ne prend que lui.',
  'STR-12.5':
    '*Échange* : pour le prix d’un déplacement, deux unités de lieux distants d’un pas changent de place. Chacune doit convenir à sa nouvelle case.',
  'STR-12.6':
    'Les héros vont de mur en mur voisin et entre un mur et la cour, sur une case de héros libre. Un héros qui a agi ne bouge plus ce tour.',
  'STR-12.7':
    'Un soldat qui quitte la garde d’honneur (même par un échange) met fin à sa gloire pour le reste de la partie.',
  'STR-13.1':
    'Les sabliers d’une action se paient peu à peu, d’étape en étape et de tour en tour ; son avancement y reste posé. Dès que le prix est atteint, elle est accomplie et ses sabliers sont retirés.',
  'STR-13.2':
    'Une action faite est marquée et n’est plus disponible (pas même pour y poser des sabliers) jusqu’à la fin du tour (sauf STR-15.2, STR-15.4, STR-22.4). Celles des baraquements ne sont jamais marquées.',
  'STR-13.3':
    'Prix du moment = prix imprimé + 1 pour un saboteur + 1 pour le feu − 1 pour *Jusqu’au dernier*, au moins 1. Si le prix tombe au niveau de l’avancement ou plus bas, l’action est prête : elle s’accomplit sans autre coût. Le défenseur (à quatre : celui dont la couleur y est posée) nomme ce qu’il faut avec `travailler` et 0 sablier, dans l’étape ouverte ou la suivante ; une action prête qui a une cible et reste à `fini` s’achève par sa proposition. Sans cible, ou si le prix remonte, elle garde son avancement.',
  'STR-13.4':
    '*Forge.* Canon 4 : dans une tour vide. Chaudron contre les trolls 3, les orques 2, les gobelins 2 : sur un mur dont la case de chaudron est libre ; il reste et sert à chaque assaut.',
  'STR-13.5':
    '*Atelier.* Crochet 4 : dans une tour vide. Plateforme 2 : sur un mur dont la case est libre ; 1 case de défenseur de plus. Renforcement du portail 1 : portail actuel +1, au plus 8. Renforcement en bois 2 : 1 composant en bois sur un mur, au plus 3.',
  'STR-13.6':
    '*Quartier des éclaireurs.* Piège à gobelin 2, piège à troll 2 : sur un sentier sans piège ni pont. Engin endommagé 2 : 1 carte manqué dans la pile d’une baliste ou d’une catapulte, qu’on mélange. Raid sur la tour de siège 1 : tuer 1 unité au choix dans une tour de siège.',
  'STR-13.7':
    '*Cathédrale.* Bénédiction des archers 2 : sur un côté ; ce tour ses archers hors de la mêlée peuvent tirer sur tout rempart de ce côté. Éblouissement spirituel 4 : sur un mur ; l’assaut de ce tour n’y a pas lieu (STR-16.3). Tireur d’élite 2 : tuer une unité quelconque des assaillants sur le plateau (pas au camp). Ordres contradictoires 2 : retirer une tuile d’ordre sans la voir.',
  'STR-13.8':
    '*Baraquements.* Archer en soldat 2, soldat en vétéran 2 : remplacer une unité des baraquements par la meilleure suivante du stock. Une case convenable doit être libre. Autant de fois qu’on veut par tour.',
  'STR-13.9':
    '*Gardes.* Traquer les saboteurs 3 et 1 unité des gardes, qui est perdue : tous les saboteurs quittent la forteresse. Seulement s’il y a un saboteur et une unité aux gardes.',
  'STR-13.10': '*Hôpital* : STR-17.10. *Garde d’honneur* : STR-20.4.',
  'STR-14.1':
    'Chaque héros a une caractéristique, qui agit toujours sur le mur où il se tient, et une action par tour, dans une étape des défenseurs.',
  'STR-14.2':
    '*Officier* : chaque défenseur de son mur a +1 de force. *Discours*, 1 à 4 sabliers : +1 de force à son mur par sablier dans la comparaison de ce tour.',
  'STR-14.3':
    '*Guerrier* : +2 de force à son mur. *Raid* : tuer 1 assaillant sur le mur où il se tient (pas dans une tour de siège), pour 1 / 2 / 3 sabliers : gobelin / orque / troll.',
  'STR-15.1':
    'À partir du tour 5, le défenseur peut céder un de ses quatre points de courage pour l’acte de sa case : dans une étape des défenseurs, un par tour, chacun une fois par partie. L’étape après la phase 6 a lieu ne serait-ce que pour cela ; les autres n’ont pas lieu pour un acte seul.',
  'STR-15.2':
    '*Barricades* : 4 sabliers pour l’atelier seul ; ce qui en reste disparaît à la fin de l’étape. Eux seuls peuvent aussi aller sur une action de l’atelier déjà marquée, pour la faire une deuxième fois ce tour (jamais une troisième).',
  'STR-15.3': '*Parole de tromperie* : 3 sabliers, pour cette étape.',
  'STR-15.4':
    '*Jusqu’au dernier* : choisissez un bâtiment qui a des actions ; ses marques sont retirées et ses actions coûtent 1 de moins (au moins 1) jusqu’à la fin du tour.',
  'STR-15.5': '*Libérez les prisonniers* : 1 soldat et 1 vétéran du stock (s’il y en a) dans la cour.',
} as const;
