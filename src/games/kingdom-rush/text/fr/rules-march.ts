/** French: rules, chapters 10 to 14. */
export const marchRules = {
  'KRU-10.1': 'Chaque horde dont tous les ennemis sont recouverts est détruite.',
  'KRU-10.2':
    '1 dégât à chaque héros et pion dessus ; les tuiles retournent à la réserve ; la carte part, les héros restent ; la récompense est gagnée.',
  'KRU-10.3': 'Une barre oblique est un choix, un plus donne les deux.',
  'KRU-10.4': 'Les soldats ont 1 point de vie.',
  'KRU-10.5': 'Le trésor contient au plus 12 pièces d’or et 12 diamants.',
  'KRU-11.1': 'Phase 4 : soins, puis les voies, puis les effets de fin.',
  'KRU-11.2':
    'Les hordes régénérantes perdent leur plus petite tuile ; puis chaque horde au chaman visible en perd une ; si elle n’en a pas, c’est la horde adjacente la plus proche d’une sortie qui en perd une.',
  'KRU-11.3': 'Voie après voie, chaque horde avance une fois, la plus proche de la sortie d’abord.',
  'KRU-11.4': 'Une horde rapide le fait deux fois de suite.',
  'KRU-11.5':
    'Une horde qui porte des héros ou des pions ne bouge pas : chacun subit 1 dégât. Sinon elle va au prochain emplacement libre, en sautant les autres.',
  'KRU-11.6': 'Une horde dont l’avance finit sur un cyclone fait un pas de plus.',
  'KRU-11.7':
    'Sans emplacement libre devant elle, elle s’échappe : 4 cœurs par grand ennemi dont une case est visible, 1 par autre ennemi visible.',
  'KRU-11.8': 'À 0 cœur, vous perdez.',
  'KRU-11.9': 'Une horde immobilisée reste sur place ; son tour est passé.',
  'KRU-12.1': 'Chacun reprend en main ses tours et ses cartes entrantes ; figurines, pions et tuiles restent.',
  'KRU-13.1': 'Le trésor est commun ; achetez autant qu’il le permet.',
  'KRU-13.2': 'Une tour de niveau 1 coûte 2 diamants, une de niveau 2 en coûte 3.',
  'KRU-13.3': 'On n’achète que les cartes de la réserve ; une carte modifiée coûte le même prix.',
  'KRU-13.4': 'Un modificateur coûte 2 pièces d’or et va sur une tour adaptée de n’importe quelle main.',
  'KRU-13.5': 'On n’améliore rien en phase 6.',
  'KRU-14.1': 'Chaque modificateur se vend une fois par scénario et ne bouge plus.',
  'KRU-14.2': 'Les tours de soldats n’en prennent pas, les mages de niveau 1 à 3 deux, les autres un.',
  'KRU-14.3': 'Tuile d’artillerie : une tuile physique 2×1 de plus, droit devant.',
  'KRU-14.4': 'Tuile 1×1 : une tuile physique 1×1 de plus, n’importe où.',
  'KRU-14.5': 'Dégâts bruts : toutes les tuiles de la tour sont brutes ; les soldats gardent leur type.',
  'KRU-14.6':
    'Portée parfaite : toutes les tuiles atteignent n’importe quelle horde ; celles d’une attaque « chacune » vont sur des hordes différentes ; les soldats gardent leurs directions.',
  'KRU-14.7':
    'Soldat supplémentaire : un soldat de plus devant. Site supplémentaire : une tour de plus, sauf soldats, sur le même site.',
  'KRU-14.8': 'Les modificateurs avancés viennent selon le scénario.',
  'KRU-14.9': 'Plateau tournant : chaque flèche dirigée atteint tout autour ; seulement pour les tours qui en ont une.',
};
