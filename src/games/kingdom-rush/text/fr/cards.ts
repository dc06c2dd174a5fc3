/** French: cards with their effects. */
import type { Cards } from '../shared/words.js';

export const cards: Cards = {
  skills: {
    bruxa: {
      name: 'Lourds secrets',
      effect:
        'Son activation commence par ses crânes, dont chacun pose une tuile magique 1×1 sur une horde adjacente. Une horde détruite sur son emplacement ou à côté lui donne un crâne (3 au plus).',
    },
    alric: {
      name: 'Guerriers de sable',
      effect:
        'À la fin de son activation, chaque guerrier de sable va sur son emplacement ou un emplacement adjacent (sur une horde, ou en attente), ou reste où il est.',
    },
    elora: {
      name: 'Engourdissement',
      effect: 'À la fin de son activation, une horde qui a reçu une de ses tuiles est immobilisée pour cette manche.',
    },
    saitam: {
      name: 'Pieds ancrés',
      effect: 'Après un pas au plus, son attaque de base est un carré 2×2 au lieu d’une équerre.',
    },
    dierdre: {
      name: 'Bénédiction',
      effect:
        'À la fin de son activation, un héros au même emplacement ou adjacent, elle-même comprise, regagne 1 point de vie.',
    },
  },
  soloCards: {
    bruxa: 'une équerre magique là où elle se tient et une tuile 1×1 sur chaque horde autour d’elle',
    alric: 'une tuile 3×1 là où il se tient, puis les deux guerriers de sable sur des hordes proches',
    elora: 'chaque horde sur son emplacement et autour est immobilisée ; puis une tuile magique 2×1 autour d’elle',
    saitam: 'un carré 2×2 de dégâts bruts là où il se tient',
    dierdre:
      'le héros principal regagne toute sa vie et reçoit une protection ; puis une tuile magique 2×1 autour d’elle',
  },
  abilities: {
    'bruxa-1': { name: 'Maléfice vaudou', effect: 'Un L de dégâts magiques sur n’importe quelle horde.' },
    'bruxa-2': {
      name: 'Salve de crânes',
      effect: 'Défaussez un crâne ou plus ; chacun pose une tuile magique 2×1 sur n’importe quelle horde.',
    },
    'bruxa-3': {
      name: 'Entraves',
      effect:
        'Jusqu’à deux hordes au choix sont immobilisées pour cette manche ; puis une tuile magique 1×1 sur n’importe quelle horde.',
    },
    'bruxa-4': { name: 'Ossuaire', effect: 'Passive. Elle peut avoir 4 crânes et commence avec 1.' },
    'alric-1': { name: 'Déluge de coups', effect: 'Une tuile 3×1 et une tuile 2×1 sur la horde où il se tient.' },
    'alric-2': {
      name: 'Armure à pointes',
      effect: 'Passive. Chaque fois que la horde sous lui tente d’avancer, elle reçoit une tuile 1×1.',
    },
    'alric-3': {
      name: 'Tempête de sable',
      effect: 'Les deux guerriers de sable vont sur des hordes au choix, chacun avec un couteau.',
    },
    'alric-4': { name: 'Endurance', effect: 'Passive. 2 points de vie de plus.' },
    'elora-1': { name: 'Tempête de glace', effect: 'Une tuile magique 2×1 sur chaque horde autour d’elle.' },
    'elora-2': {
      name: 'Pergélisol',
      effect:
        'Chaque horde sur son emplacement et autour est immobilisée pour cette manche ; puis une tuile magique 1×1 autour d’elle.',
    },
    'elora-3': { name: 'Coque de glace', effect: 'Passive. Elle ignore le premier dégât de chaque manche.' },
    'elora-4': { name: 'Lance glaciale', effect: 'Une tuile magique 4×1 et une 2×1 sur la horde devant elle.' },
    'saitam-1': { name: 'Coup unique', effect: 'Un P de dégâts bruts et une tuile 1×1 sur la horde où il se tient.' },
    'saitam-2': { name: 'Onde de choc', effect: 'Une tuile 1×1 sur chaque horde autour de lui et une sur la sienne.' },
    'saitam-3': { name: 'Corps de fer', effect: 'Passive. Aucun dégât en phase 3.' },
    'saitam-4': {
      name: 'Bond',
      effect:
        'Placez-le sur n’importe quel emplacement où un déplacement peut finir ; puis un S sur la horde qui s’y trouve.',
    },
    'dierdre-1': {
      name: 'Lumière sacrée',
      effect:
        'Chaque héros sur le plateau regagne 2 points de vie ; puis une tuile magique 1×1 sur n’importe quelle horde.',
    },
    'dierdre-2': {
      name: 'Consécration',
      effect: 'Une tour du plateau attaque une fois de plus ; le joueur de Dierdre place les tuiles.',
    },
    'dierdre-3': {
      name: 'Ailes de lumière',
      effect:
        'Placez un héros qui n’est pas assommé sur n’importe quel emplacement où un déplacement peut finir ; puis un T magique à portée immédiate.',
    },
    'dierdre-4': {
      name: 'Égide',
      effect: 'Passive. Au début de la phase 3, un héros sur le plateau reçoit une protection.',
    },
  },
  modifiers: {
    'mod-artillery': {
      name: 'Tuile dégâts d’artillerie 2×1',
      effect: 'Chaque attaque pose aussi une tuile physique 2×1 droit devant.',
    },
    'mod-single': {
      name: 'Tuile dégâts 1×1',
      effect: 'Chaque attaque pose aussi une tuile physique 1×1 sur n’importe quelle horde.',
    },
    'mod-true': { name: 'Dégâts bruts', effect: 'Toutes les tuiles dégâts de la tour sont brutes.' },
    'mod-perfect': {
      name: 'Portée parfaite',
      effect: 'Toutes les tuiles dégâts de la tour atteignent n’importe quelle horde.',
    },
    'mod-soldier': { name: 'Soldat supplémentaire', effect: 'Chaque attaque place aussi un soldat devant.' },
    'mod-site': {
      name: 'Site de construction supplémentaire',
      effect: 'Une tour de plus (sauf soldats) peut se dresser sur son site.',
    },
    'mod-bloom': { name: 'Floraison', effect: 'Après chaque attaque, une fleur fanée peut refleurir.' },
    'mod-roots': {
      name: 'Racines entravantes',
      effect: 'Après chaque attaque, une horde touchée peut être immobilisée pour cette manche.',
    },
    'mod-turntable': { name: 'Plateau tournant', effect: 'Chaque flèche dirigée atteint tout autour.' },
    'mod-bounty': {
      name: 'Prime',
      effect: 'Une fois par manche, 1 pièce d’or quand une horde avec une tuile de cette tour est détruite.',
    },
  },
  flowers: {
    'flower-magic': {
      name: 'Fleur magique',
      effect: 'Une tuile magique 2×1 sur une horde au même emplacement ou adjacente.',
    },
    'flower-heart': { name: 'Fleur-cœur', effect: 'Le héros regagne 2 points de vie.' },
    'flower-ember': {
      name: 'Lys de braise',
      effect: 'Une tuile brute 2×1 sur une horde au même emplacement ou adjacente.',
    },
    'flower-root': {
      name: 'Liane-racine',
      effect: 'Une horde au même emplacement ou adjacente est immobilisée pour cette manche.',
    },
    'flower-sun': { name: 'Pétale de soleil', effect: '1 pièce d’or ou 1 diamant.' },
  },
  events: {
    'ev-01': { name: 'Vivres royaux', effect: '1 pièce d’or et 1 diamant.' },
    'ev-02': { name: 'Guérisseurs royaux', effect: 'Chaque héros qui n’est pas assommé regagne 2 points de vie.' },
    'ev-03': { name: 'Marche forcée', effect: 'Chaque horde de cette voie fait un pas forcé.' },
    'ev-04': {
      name: 'Tambours de guerre',
      effect: 'Les hordes qui apparaissent désormais sont rapides pour cette manche.',
    },
    'ev-05': { name: 'Embuscade', effect: 'Une horde verte de plus apparaît sur cette voie.' },
    'ev-06': { name: 'Vents changeants', effect: 'Chaque cyclone avance d’un emplacement vers sa sortie.' },
    'ev-07': { name: 'Éruption', effect: 'Chaque volcan entre en éruption.' },
    'ev-08': {
      name: 'Éruption',
      effect: 'Chaque volcan entre en éruption ; sans volcan, des cendres tombent sur un site.',
    },
    'ev-09': { name: 'Secousse', effect: 'Une fissure s’ouvre sur un site.' },
    'ev-10': { name: 'Secousse', effect: 'Une fissure s’ouvre sur un site.' },
    'ev-11': { name: 'Quelque chose remonte', effect: 'Un tentacule surgit sur un site.' },
    'ev-12': { name: 'Quelque chose remonte', effect: 'Un tentacule surgit sur un site.' },
  },
  rifts: {
    'rift-air-1': { name: 'Rafale', effect: 'La horde la plus éloignée de sa sortie fait un pas forcé.' },
    'rift-air-2': {
      name: 'Vent de travers',
      effect: 'Pour cette manche, la portée parfaite s’arrête à deux emplacements.',
    },
    'rift-air-3': {
      name: 'Vent arrière',
      effect: 'La horde la plus proche de sa sortie est rapide pour cette manche.',
    },
    'rift-air-4': { name: 'Courant ascendant', effect: 'Pour cette manche, chaque héros a 2 bottes de plus.' },
    'rift-fire-1': {
      name: 'Éruption',
      effect: 'Chaque volcan entre en éruption ; sans volcan, le héros qui a le plus de points de vie subit 1 dégât.',
    },
    'rift-fire-2': {
      name: 'Pluie de cendres',
      effect: 'Des cendres tombent sur un site (sur deux sites à quatre joueurs).',
    },
    'rift-fire-3': { name: 'Feu de brousse', effect: 'Chaque soldat et guerrier de sable subit 1 dégât.' },
    'rift-fire-4': {
      name: 'Don du magma',
      effect: 'Une tuile brute 2×1 peut être posée sur n’importe quelle horde.',
    },
    'rift-earth-1': { name: 'Secousse', effect: 'La horde qui porte le plus de tuiles perd la dernière.' },
    'rift-earth-2': { name: 'Fissure', effect: 'Une fissure s’ouvre sur un site.' },
    'rift-earth-3': {
      name: 'Peaux de pierre',
      effect: 'Pour cette manche, aucune tuile 1×1 sur les hordes de 9 cases ou plus à recouvrir.',
    },
    'rift-earth-4': { name: 'Calme plat', effect: 'Pour cette manche, ni rapidité ni cyclones.' },
    'rift-water-1': { name: 'Déferlante', effect: 'Chaque horde qui porte trois tuiles ou plus perd la plus petite.' },
    'rift-water-2': { name: 'Bourbier', effect: 'Pour cette manche, chaque héros a 1 botte de moins (au moins 1).' },
    'rift-water-3': {
      name: 'Source',
      effect: 'Une fleur fanée refleurit ; s’il n’y en a pas, chaque héros sur le plateau regagne 1 point de vie.',
    },
  },
  bossActions: {
    grasp: { name: 'Étreinte', effect: '1 tentacule surgit.' },
    surge: { name: 'Déferlante', effect: 'la horde la plus proche d’une sortie fait un pas forcé.' },
    'twin-grasp': { name: 'Double étreinte', effect: '2 tentacules surgissent.' },
    undertow: { name: 'Ressac', effect: '1 tentacule surgit ; les héros à côté d’un étang subissent 1 dégât.' },
    brine: {
      name: 'Saumure',
      effect: '1 tentacule surgit ; les hordes à côté d’un étang perdent leur plus petite tuile.',
    },
    maelstrom: {
      name: 'Maelström',
      effect: '2 tentacules surgissent ; les héros à côté d’un étang subissent 1 dégât.',
    },
    'crushing-wave': {
      name: 'Vague écrasante',
      effect: '1 tentacule surgit ; chaque soldat et guerrier de sable subit 1 dégât.',
    },
    devour: { name: 'Dévoration', effect: '2 tentacules surgissent.' },
    tempest: { name: 'Tempête', effect: 'la horde la plus proche d’une sortie fait un pas forcé.' },
    scorch: { name: 'Embrasement', effect: 'les héros sur son emplacement ou à côté subissent 1 dégât.' },
    upheaval: { name: 'Soulèvement', effect: 'une fissure s’ouvre sur un site.' },
    renewal: { name: 'Renouveau', effect: 'lui et chaque horde adjacente perdent leur plus petite tuile.' },
    'ash-cloud': { name: 'Nuée de cendres', effect: 'des cendres tombent sur 2 sites.' },
    whirlwind: { name: 'Tourbillon', effect: 'il fait un pas ; seuls des héros l’arrêtent.' },
    quake: { name: 'Séisme', effect: 'pour cette manche, chaque joueur joue au plus 2 tours (solo : 4).' },
    firestorm: {
      name: 'Tempête de feu',
      effect: 'chaque soldat et guerrier de sable subit 1 dégât, ainsi que les héros sur son emplacement ou à côté.',
    },
    uprising: { name: 'Fureur élémentale', effect: '2 cartes faille sont piochées.' },
  },
  champions: {
    'c-gale': {
      name: 'Sillage',
      effect: 'après sa propre avance, la horde la plus proche derrière elle fait un pas forcé.',
    },
    'c-ember': {
      name: 'Escarbilles',
      effect: 'à la fin de la phase 1, soldats et guerriers de sable à côté de lui subissent 1 dégât.',
    },
    'c-stone': {
      name: 'Peau de pierre',
      effect: 'aucune tuile 1×1 ne peut être posée sur lui ; sa fin fait refleurir toutes les fleurs.',
    },
    'c-tide': {
      name: 'Grande marée',
      effect: 'à la fin de la phase 4, une horde à côté d’elle perd sa plus petite tuile.',
    },
  },
};
