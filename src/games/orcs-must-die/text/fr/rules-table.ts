/** The rules of Rivalry, automation, the end and titles (OMD-14 to 17). */
export const tableRules = {
  'OMD-14.1':
    'Deux forteresses, deux Failles, deux magasins. Les héros peuvent entrer chez l’ennemi pour escorter leurs créatures ou se battre.',
  'OMD-14.2':
    'Les deux équipes ont le même nombre de héros. La même carte est conseillée ; des cartes différentes sont permises avec un avertissement.',
  'OMD-14.3':
    'Amis : les créatures et boss qui envahissent une forteresse sont ennemis de ses défenseurs et amis de l’autre équipe. Des amis ne se visent jamais.',
  'OMD-14.4':
    'Créatures et boss n’attaquent que les défenseurs de la forteresse où ils sont. Les chasseurs ne chassent que ceux-là.',
  'OMD-14.5': 'Il y a un seul Seigneur de la Faille. Le jeton passe par tous les héros des deux équipes.',
  'OMD-14.6': 'Si votre équipe a le Seigneur, son joueur décide pour elle. Sinon, elle décide à l’unanimité.',
  'OMD-14.7':
    'Décision d’équipe : sans Seigneur, chaque joueur vote ; un joueur seul décide seul. On peut s’en remettre au Seigneur, ce qui vaut aussi pour qui ne répond pas. Les voix se changent jusqu’à la dernière ; les places vides ne votent pas. Toutes pareilles : c’est décidé. Sinon le Seigneur ennemi décide.',
  'OMD-14.8':
    'Une équipe sans Seigneur ne remplit pas sa réserve à ce round. Dépenser ses crânes de Faille demande l’accord de tous ses autres joueurs : un vote (OMD-14.7) où qui ne répond pas accepte ; s’ils ne disent pas tous la même chose, le Seigneur ennemi tranche.',
  'OMD-14.9':
    'L’augmentation, les créatures et l’entretien se jouent pour les deux équipes à la fois ; aucune forteresse ne commence une étape avant que les deux aient fini la précédente.',
  'OMD-14.10': 'La phase d’action fait une fois le tour de tous les héros, à partir du Seigneur.',
  'OMD-14.11':
    'Niveaux sans fin : quand le niveau 3 n’a plus de cartes, de nouvelles armées sont formées. Ni crânes, ni changement du magasin ou de Trapsburg.',
  'OMD-14.12': 'Attaque : un héros peut répartir ses résultats entre créatures et héros ennemis de la tuile.',
  'OMD-14.13':
    'Tuer un héros, de quelque façon que ce soit, ne rapporte pas de crâne, et sa Faille ne perd pas 3 d’office. L’autre équipe choisit : la Faille du mort perd 3, ou la sienne gagne 3 (sans dépasser le départ ; à 0 elle ne gagne plus). Sans accord, le Seigneur de la Faille décide, fût-il de l’équipe du mort.',
  'OMD-14.14':
    'Pièges : les défenseurs choisissent s’ils visent créatures ou héros ennemis. On n’en pose que chez soi.',
  'OMD-14.15':
    'Mouvement : toutes les tuiles de départ des deux forteresses sont voisines pour les héros. Pas pour les créatures.',
  'OMD-14.16': 'Portée : aucune attaque ni aucun pouvoir à distance n’atteint l’autre forteresse.',
  'OMD-14.17': 'On ne se soigne que sur sa propre Faille. Les autres augmentations, sauf les pièges, se font partout.',
  'OMD-14.18': 'Victoire : voir OMD-16.5.',
  'OMD-14.19':
    'Escalade : chaque niveau 3 répété amène plus d’armées. À partir de la deuxième répétition, les deux Failles perdent 1 à la fin de chaque entretien et aucune ne peut plus gagner de santé : à la mort d’un héros sa Faille perd 3 sans question, et l’Éclat de la Faille ne sert plus.',
  'OMD-14.20':
    'Dernier round (sans escalade) : au round 30, la Faille la moins saine tombe à 0 ; à égalité les deux, victoire partagée.',
  'OMD-15.1':
    'Les choix automatiques sont toujours les mêmes. Égalités : ordre des espèces, numéro de tuile, héros à partir du Seigneur, ordre alphabétique des cartes.',
  'OMD-15.2':
    'Phases jusqu’à la Faille d’une créature : distance par les flèches divisée par son déplacement, arrondie au supérieur.',
  'OMD-15.3':
    'Valeur d’un effet : 10 par crâne, 12 par dégât à la Faille (double à deux phases, triple à une), 2 par dé ; un Shaman ajoute 4 par autre créature. Sonner vaut 40 %. Boss : 15 par blessure, +60 la dernière, 25 sonné. Héros ennemi : 12, +80, 15.',
  'OMD-15.4':
    'Proposition : la répartition faisable de plus grande valeur ; puis le plus de morts, le moins de résultats, l’ordre alphabétique. Un piège à usage unique n’est déclenché que s’il ajoute au moins 30.',
  'OMD-15.5':
    'Attaques automatiques : tuiles proches de la Faille d’abord, espèces dans l’ordre, boss en dernier ; cible : le héros à qui il resterait le plus de santé.',
  'OMD-15.6':
    'Pilote automatique : phase d’augmentation, soin sur la Faille, arme seulement pour une place vide, puis fini. Tour : récupérer, aller où il y a le plus à tuer, attaquer, prendre la proposition, finir. Ni pouvoirs ni cartes.',
  'OMD-15.7':
    'Consignes : le Bouclier vivant de Hogarth est auto (il prend juste ce qui tuerait son ami, s’il y survit), demander ou non ; un changement par phase d’augmentation et un par tour.',
  'OMD-15.8':
    'Une image du plateau est due après la mise en place, après la phase des créatures, après chaque tour qui a changé quelque chose, à un nouveau niveau, et à la fin.',
  'OMD-15.9':
    'Prolongation (coopération) : à partir du 10e round après la dernière vague, la Faille perd 1 à la fin de chaque entretien.',
  'OMD-15.10': 'Sans prolongation, la Faille tombe à 0 au 30e round après la dernière vague.',
  'OMD-16.1': 'Après chaque événement, la fin est vérifiée : défaite d’abord, puis victoire.',
  'OMD-16.2': 'Défaite en coopération : santé de la Faille à 0.',
  'OMD-16.3':
    'Victoire en coopération : niveau 3, plus de cartes armée, ni créature ni boss dans la forteresse, plus de boss à venir, la Faille à 1 au moins. À n’importe quelle phase.',
  'OMD-16.4': 'Si la dernière créature entre dans la Faille et la met à 0, l’équipe a perdu.',
  'OMD-16.5':
    'Opposition : une équipe gagne quand l’autre Faille est à 0. Pendant les morsures et les attaques, on ne compare qu’à la fin de l’étape dans les deux forteresses. Les deux à 0 ensemble : victoire partagée.',
  'OMD-16.6':
    'Pas de points. Pour le palmarès, une note en crânes : 5 avec la Faille intacte, 4 à partir de 75 %, 3 à partir de 50 %, 2 à partir de 25 %, sinon 1.',
  'OMD-16.7': 'Arrêter plus tôt est l’affaire de la table ; le jeu ne connaît ni abandon ni reddition.',
  'OMD-16.8': 'Palmarès : mode, forteresse, difficulté, résultat, note, rounds, titres.',
  'OMD-17.1':
    'À la fin de toute partie jouée jusqu’au bout, des titres sont donnés d’après les événements. Un titre va à un héros, donc à son joueur ; les titres d’équipe à toute l’équipe.',
  'OMD-17.2':
    'Un titre va au plus grand nombre, s’il atteint le minimum. Deux à égalité le partagent ; trois ou plus : personne.',
  'OMD-17.3':
    'Le bilan en montre trois au plus, chaque joueur une fois tant que d’autres en ont. Le palmarès les garde tous.',
  'OMD-17.4':
    'Seul compte ce que disent les événements : attaques, pouvoirs, poussées, achats, crânes versés, blessures, soins, morts, courage, pièges, rounds.',
} as const;
