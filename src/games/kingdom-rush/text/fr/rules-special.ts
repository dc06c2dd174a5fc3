/** French: rules, chapters 15 to 19. */
export const specialRules = {
  'KRU-15.1': 'Solo : un héros principal, deux héros secondaires, les sites rouges, bleus et jaunes et le site blanc.',
  'KRU-15.2': 'Les héros secondaires se choisissent avant le début ; seules figurine et carte servent.',
  'KRU-15.3':
    'Une fois par manche, un héros secondaire pas encore utilisé est placé où un déplacement peut finir et résout sa carte ; chacun une fois par partie.',
  'KRU-15.4': 'Les tours passées vont sur sa propre pile entrante.',
  'KRU-15.5': 'Au début de chaque manche, les sites d’une couleur sont bloqués, jamais la même deux fois de suite.',
  'KRU-15.6': 'Un héros secondaire ignore tous les dégâts et bloque chaque pas.',
  'KRU-15.7': 'Plus facile : trois ou quatre héros secondaires.',
  'KRU-15.8': 'Un héros secondaire se replie comme les autres ; sans emplacement, il s’en va.',
  'KRU-16.1':
    'Facile : 2 pièces d’or et 1 diamant de plus ; jusqu’à trois tours de départ différentes montent d’un niveau.',
  'KRU-16.2': 'Standard : comme indiqué.',
  'KRU-16.3': 'Difficile : 2 pièces d’or et 2 diamants de moins.',
  'KRU-16.4': 'Défi de fer : 1 pièce d’or et 1 diamant de moins, et la contrainte du scénario.',
  'KRU-16.5':
    'Défi héroïque : 3 diamants de moins, une tour de départ est rendue, et vous perdez si un héros perd toute sa vie.',
  'KRU-17.1': 'Une horde marquée qui s’échappe, c’est la défaite.',
  'KRU-17.2':
    'Les champions suivent toutes les règles des hordes et celles de leur carte ; si l’un s’échappe, c’est la défaite.',
  'KRU-17.3':
    'Un champion qui a un second souffle est d’abord mis à terre : ceux qui s’y tiennent subissent leur dégât, les héros se replient, les tuiles sont rendues, et il reste immobilisé cette manche.',
  'KRU-17.4':
    'Pas de magie sur les hordes à côté d’un totem debout. Un héros à côté l’abat par son action, l’artillerie par la tuile d’une flèche qui le vise.',
  'KRU-17.5':
    'Il y a quatre tentacules ; chacun surgit sur un site au hasard et le ferme. S’il n’en reste plus à faire surgir, le royaume perd 1 cœur.',
  'KRU-17.6':
    'Un tentacule disparaît si l’on dépense pour lui une tuile de deux cases ou plus qui pourrait atteindre son emplacement.',
  'KRU-17.7':
    'Un boss est une horde avec une pioche : recouverte, sa carte part et la suivante apparaît. Avec la dernière, il est vaincu.',
  'KRU-17.8':
    'Léviathan reste dans son étang ; les pions s’y noient. Le Primarque marche ; seuls des héros l’arrêtent, et ils subissent alors 2 dégâts.',
  'KRU-17.9': 'À la fin de la phase 1, le boss fait ce que dit sa carte.',
  'KRU-17.10': 'À chaque carte de Léviathan détruite, un tentacule au choix disparaît.',
  'KRU-17.11':
    'Les boss comptent comme des hordes pour portée et tuiles, pas pour les hordes détruites, les crânes et la Prime.',
  'KRU-17.12':
    'Pas forcé : qui est bloqué ou immobilisé reste, personne ne subit de dégât, les cyclones n’agissent pas.',
  'KRU-17.13': 'Tant que la faille est là, une carte faille est piochée à la fin de la phase 1, dès la manche 2.',
  'KRU-18.1': 'Vous gagnez dès que l’objectif est atteint.',
  'KRU-18.2':
    'Vous perdez au dernier cœur, si toutes les piles sont vides au début d’une manche, par la condition du scénario, sans place pour une horde, et dans un Défi héroïque avec la dernière vie d’un héros.',
  'KRU-18.3': 'Si la fin d’une horde apportait à la fois victoire et défaite, la première survenue compte.',
  'KRU-19.1': 'Les suggestions sont toujours les mêmes pour la même position.',
  'KRU-19.2':
    'Une horde pèse d’autant plus qu’elle est près de sa sortie, et plus encore si elle est rapide, marquée ou champion.',
  'KRU-19.3': 'Un placement vaut les ennemis recouverts selon le poids de la horde, et plus s’il la finit ou l’arrête.',
  'KRU-19.4': 'Les meilleurs plans d’une attaque sont numérotés #1 à #5.',
  'KRU-19.5':
    'L’intendant joue pour les absents : le meilleur placement d’abord, puis le repos, les tours à passer, et enfin « prêt ». Il n’achète rien.',
  'KRU-19.6': 'Quand le temps est écoulé, ses réponses se suivent jusqu’à ce que la place soit prête.',
  'KRU-19.7': 'Aucune règle ne place quoi que ce soit par une suggestion ; elle ne compte que si quelqu’un la prend.',
};
