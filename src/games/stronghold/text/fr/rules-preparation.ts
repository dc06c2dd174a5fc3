/** French rules, chapters 1 to 5, under their numbers. */

export const preparationRules = {
  'STR-1.1':
    'La partie dure au plus dix tours. Un tour compte six phases des assaillants, dans l’ordre (ravitaillement, engins, équipement, entraînement, rituels, déploiement), chacune suivie d’une étape des défenseurs, puis l’assaut. Une phase finie ne se rouvre jamais.',
  'STR-1.2':
    'Les assaillants veulent pénétrer dans la forteresse ; les défenseurs veulent les en empêcher ; les deux camps veulent la gloire.',
  'STR-1.3':
    'Les pièces sont comptées : quand toutes celles d’une sorte servent, on n’en pose plus avant qu’une revienne. Les pièces retirées retournent au stock et resservent. Seuls les sabliers et la gloire sont sans limite. Une action qui demande une pièce absente est interdite.',
  'STR-1.4': 'Une case porte un seul élément, sauf règle contraire. Les composants d’un mur s’empilent.',
  'STR-1.5':
    'Forces : gobelin 1, orque 2, troll 3 ; archer 1, soldat 2, vétéran 3. Les héros ne sont pas des unités : on ne peut ni les tuer, ni les sacrifier, ni les compter comme pertes.',
  'STR-1.6':
    'Les assaillants tués rejoignent les unités tuées. Les défenseurs tués retournent au stock, sauf ceux des étapes II.1 à II.4 de l’assaut, qui vont à l’hôpital (pas dans l’assaut décisif). Les victimes de la terreur vont toujours au stock.',
  'STR-2.1':
    'La forteresse a un côté ouest et un côté est. Aucune unité ni tuile des assaillants ne change de côté. La barbacane, au milieu, appartient aux deux.',
  'STR-2.2':
    'Les assaillants avancent : camp → abord → rempart → mur, le long des sentiers. Ils ne reculent pas, et ceux d’un mur ne le quittent pas, sauf si une tuile le permet.',
  'STR-2.3':
    'Un abord porte jusqu’à 10 unités et 1 trébuchet. Un rempart porte jusqu’à 7 unités, 1 engin (baliste, catapulte ou autel), 1 mantelet et 2 entraînements différents.',
  'STR-2.4':
    'À l’ouest, aucun sentier ne mène de l’abord au rempart `rw1` ; on l’atteint depuis `rw2`, à sens unique. C’est le seul sentier entre remparts.',
  'STR-2.5': 'Chaque sentier a un emplacement, pour un pont ou un piège.',
  'STR-2.6':
    'Chaque mur a des cases pour les assaillants et pour les défenseurs, deux cases pour des équipements différents, une case de héros et de la place pour les composants ; certains ont aussi une case de chaudron, de plateforme ou de tour de siège. Seuls `w2`, `w3`, `e2` et `e3` peuvent recevoir une tour de siège.',
  'STR-2.7':
    'Une tour porte un canon, ou un crochet, ou un archer. Les archers peuvent en sortir ; les machines y restent jusqu’à leur destruction.',
  'STR-2.8':
    'Chaque tour fait face à un rempart au plus et en avoisine d’autres ; le face-à-face est mutuel. Chaque rempart fait face à une seule tour ; `te1` ne fait face à aucun.',
  'STR-2.9':
    'La barbacane ne sert qu’avec le bélier. Elle a trois portails de résistance 8, attaqués l’un après l’autre, et deux places de servants par morceau de bélier.',
  'STR-2.10':
    'Huit bâtiments se dressent dans la forteresse : forge, atelier, quartier des éclaireurs, cathédrale, baraquements, gardes, hôpital, garde d’honneur. La cour, entre eux, accueille toutes les unités et les deux héros.',
  'STR-2.11':
    'Cases : baraquements 4 pour archers, 2 pour soldats, 1 pour un vétéran ; gardes 2 pour toute unité ; garde d’honneur 2 pour soldats ; hôpital sans limite.',
  'STR-3.1':
    'Garnison, pierres, bourse, banque et cartes sont mises en place selon les tables. Au choix des cartes, celles qu’on ne garde pas quittent la partie.',
  'STR-3.2': 'Pour une première partie, prenez les cartes de départ.',
  'STR-3.3':
    'Les ressources et les sabliers de départ servent au tour 1 : les sabliers s’ajoutent à ceux de la première étape des défenseurs.',
  'STR-3.4':
    '*Rôles.* Chaque place a le rôle souhaité avant la partie ; les autres reçoivent ce qui reste, les assaillants d’abord, l’ouest avant l’est. Avec les camps au hasard, tous les rôles sont tirés au sort.',
  'STR-3.5':
    '*Choix des cartes.* Les cartes des quatre phases sont tirées d’abord et vues ensemble par les assaillants ; la réponse nomme une carte par phase. En équipe, les partenaires choisissent dans l’ordre qu’ils veulent et peuvent changer d’avis jusqu’à ce que tous deux aient fini. Les cartes gardées deviennent alors publiques.',
  'STR-3.6':
    'Les cartes phase rejetées ou non tirées ne sont jamais montrées aux défenseurs et ne sont gardées nulle part.',
  'STR-4.1':
    'À chaque phase, l’assaillant peut faire toutes les actions de sa carte, certaines ou aucune. Chaque action au plus une fois par tour.',
  'STR-4.2':
    'Le prix d’une action est l’une des options imprimées. Ses unités viennent de la réserve (tirée ce tour), jamais du camp ni du plateau, et sont dépensées : elles restent sur la carte jusqu’à la fin du tour, puis rejoignent les unités tuées. Une unité plus forte n’en remplace pas une plus faible. Les phases 2 et 3 coûtent aussi des ressources.',
  'STR-4.3': 'Chaque unité dépensée donne 1 sablier au défenseur. Certaines actions ne se paient qu’en sabliers.',
  'STR-4.4':
    'Les ressources non dépensées se gardent d’un tour à l’autre. La banque en a 16 ; nul n’en reçoit plus qu’elle n’en a.',
  'STR-4.5':
    'Quand l’assaillant finit la phase, le défenseur doit dépenser tous les sabliers de cette phase avant la suivante. S’il n’en a pas, elle commence aussitôt.',
  'STR-4.6': 'Les sabliers ne s’épargnent pas. Ceux qui restent quand le défenseur dit `fini` sont perdus.',
  'STR-4.7':
    'Au début de chaque tour, le défenseur reçoit une pierre (s’il en reste) et 2 sabliers, pour l’étape après la phase 1. La pierre s’y pose sur un mur au choix, gratuitement, et doit être posée.',
  'STR-4.8':
    '*En finir avec plusieurs phases* (`fini jusque`). Dans les phases 1 à 4, un assaillant peut le dire d’avance : il renonce aux actions de celle-ci et de toutes celles avant la phase nommée (de 3 à 6, après la suivante). Les étapes des défenseurs ont lieu comme d’habitude. Un prêt ou un envoi du partenaire annule cette décision, et la question lui est de nouveau posée.',
  'STR-5.1':
    'L’assaillant tire au hasard 14 unités de la bourse dans sa réserve et prend 5 ressources. Si la bourse s’épuise, il en tire moins.',
  'STR-5.2':
    '*Gain de ressources* (`récolter`) : dépenser 1 unité quelconque (1 sablier) : gobelin +1, orque +2, troll +3 ressources. Une fois par tour, donc au plus 8 ressources par tour (13 au premier, avec celles de départ).',
} as const;
