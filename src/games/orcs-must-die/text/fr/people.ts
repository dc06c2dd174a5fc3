/** Heroes, weapons, powers and bosses, as French says them. */
import type { CardWords } from '../shared/words.js';

export const heroes: CardWords['heroes'] = {
  maximilian: { name: 'Maximilian', text: 'mage de guerre' },
  gabriella: { name: 'Gabriella', text: 'ensorceleuse' },
  ivy: { name: 'Ivy', text: 'archère elfe' },
  cygnus: { name: 'Cygnus', text: 'Grand Maître' },
  hogarth: { name: 'Hogarth', text: 'gardien du givre' },
  tundra: { name: 'Tundra', text: 'ours polaire' },
  'ball-and-chain': { name: 'Ball & Chain', text: 'cogneur enchaîné' },
  bloodspike: { name: 'Bloodspike', text: 'seigneur de guerre orc' },
  midnight: { name: 'Midnight', text: 'tueuse de l’ombre' },
  'sir-winston': { name: 'Sir Winston', text: 'gentleman duelliste' },
  blackpaw: { name: 'Blackpaw', text: 'chef gnoll' },
  'kobold-king': { name: 'Roi Kobold', text: 'chapardeur et récupérateur' },
};

export const weapons: CardWords['weapons'] = {
  'maximilian-0': 'Arbalète d’apprenti',
  'maximilian-1': 'Arbalète à répétition',
  'maximilian-2': 'Bâton-lame',
  'maximilian-3': 'Bâton-lame de l’orage',
  'gabriella-0': 'Sceptre charmeur',
  'gabriella-1': 'Sceptre d’épines',
  'gabriella-2': 'Sceptre de givre',
  'gabriella-3': 'Sceptre de la Faille',
  'ivy-0': 'Arc de chasse',
  'ivy-1': 'Arc long elfique',
  'ivy-2': 'Arc de bois-épine',
  'ivy-3': 'Arc du Premier Arbre',
  'cygnus-0': 'Bâton de chêne',
  'cygnus-1': 'Bâton d’étincelles',
  'cygnus-2': 'Bâton des tempêtes',
  'cygnus-3': 'Bâton du Grand Maître',
  'hogarth-0': 'Marteau de glace',
  'hogarth-1': 'Marteau de frimas',
  'hogarth-2': 'Masse du glacier',
  'hogarth-3': 'Avalanche',
  'tundra-0': 'Griffes d’ours',
  'tundra-1': 'Griffes gelées',
  'tundra-2': 'Gantelets brise-glace',
  'tundra-3': 'Fureur polaire',
  'ball-and-chain-0': 'Boulet de fer',
  'ball-and-chain-1': 'Boulet à pointes',
  'ball-and-chain-2': 'Chaînes jumelles',
  'ball-and-chain-3': 'Boulet de démolition',
  'bloodspike-0': 'Hache ébréchée',
  'bloodspike-1': 'Hache de pillard',
  'bloodspike-2': 'Hache ardente',
  'bloodspike-3': 'Grande hache du seigneur de guerre',
  'midnight-0': 'Couteaux jumeaux',
  'midnight-1': 'Couteaux d’ombre',
  'midnight-2': 'Lames de verre-nuit',
  'midnight-3': 'Lames de la nouvelle lune',
  'sir-winston-0': 'Canne-épée',
  'sir-winston-1': 'Rapière de duel',
  'sir-winston-2': 'Pistolet et rapière',
  'sir-winston-3': 'Le tromblon de famille',
  'blackpaw-0': 'Griffes nues',
  'blackpaw-1': 'Griffes de fer',
  'blackpaw-2': 'Griffes d’éventreur',
  'blackpaw-3': 'Griffes de l’Alpha',
  'kobold-king-0': 'Fouet royal',
  'kobold-king-1': 'Fouet barbelé',
  'kobold-king-2': 'Fouet crépitant',
  'kobold-king-3': 'Fouet du trône souterrain',
};

export const powers: CardWords['powers'] = {
  'double-amulet': { name: 'Double amulette', text: 'Il a deux emplacements d’amulette.' },
  overcharge: { name: 'Surcharge', text: 'Ajoute 2 dés de feu et 2 dés de bataille à cette attaque.' },
  'show-off': { name: 'Frimeur', text: 'Quand son attaque tue un héros ennemi, il gagne 3 crânes.' },
  charm: {
    name: 'Charme',
    text: 'Sonne 1 créature inférieure sur sa tuile ou une tuile reliée de la même forteresse.',
  },
  'mass-charm': {
    name: 'Charme collectif',
    text: 'Sonne toutes les créatures inférieures de sa tuile et d’une tuile reliée de son choix.',
  },
  temptress: { name: 'Tentatrice', text: 'Paie 2 de ses crânes : sonne 1 héros ennemi de sa tuile.' },
  'mending-leaf': {
    name: 'Feuille curative',
    text: 'Un héros ami de sa tuile, elle comprise, récupère 1 point de santé.',
  },
  'arrow-storm': {
    name: 'Pluie de flèches',
    text: 'Un jet d’attaque séparé contre sa tuile et contre chaque tuile reliée où se tient un ennemi ; chaque jet est réparti à part. Remplace son attaque.',
  },
  'trap-whisperer': {
    name: 'Murmure aux pièges',
    text: 'Les pièges de la tuile ennemie où elle se tient ne se déclenchent pas, et les pièges de soutien ne peuvent pas la viser.',
  },
  'old-hand': { name: 'Vieux briscard', text: 'Les pièges lui coûtent 1 crâne de moins.' },
  'chain-lightning': {
    name: 'Foudre en chaîne',
    text: 'Chaque éclair obtenu aux dés de cette attaque compte pour deux.',
  },
  counsel: {
    name: 'Conseil',
    text: 'Quand une décision de son équipe revient au Seigneur de la Faille ennemi, son joueur décide à la place.',
  },
  bulwark: {
    name: 'Bouclier vivant',
    text: 'Quand une attaque blesse un autre héros ami de sa tuile, il peut prendre sur lui autant de ces blessures qu’il veut ; s’il en prend au moins 1, l’une d’elles est annulée.',
  },
  'ice-wall': {
    name: 'Mur de glace',
    text: 'Annoncé en phase d’augmentation : à la prochaine attaque des créatures, toutes les blessures et tous les étourdissements contre les héros de sa tuile sont annulés.',
  },
  'stand-fast': {
    name: 'Inébranlable',
    text: 'Les héros amis de sa tuile, lui compris, ne peuvent être ni sonnés par des héros ennemis ni poussés.',
  },
  'team-player': {
    name: 'Esprit d’équipe',
    text: 'Tous les crânes qu’il gagne en tuant vont à la réserve de la Faille.',
  },
  whiteout: { name: 'Voile blanc', text: 'Sonne tous les ennemis de sa tuile (sauf ceux qui ne peuvent pas l’être).' },
  'call-the-clan': {
    name: 'Appel du clan',
    text: 'Paie 4 crânes (personnels, de la Faille ou mêlés) : à la prochaine vague, un Ours de plus entre dans la forteresse ennemie par une tuile de départ de son choix (niveau 1 : 3 Soldats).',
  },
  'heavy-swing': { name: 'Coup massif', text: 'Ajoute 1 résultat sonné à chacune de ses attaques.' },
  'wrecking-run': {
    name: 'Course dévastatrice',
    text: 'Abat jusqu’à 3 créatures inférieures de sa tuile ; il en gagne les crânes.',
  },
  'chained-together': {
    name: 'Enchaînés',
    text: 'Un héros ennemi qui commence son tour sur sa tuile a un déplacement de 1 ce tour-là.',
  },
  'blood-price': {
    name: 'Prix du sang',
    text: 'Subit 1 blessure (impossible à 1 point de santé) : ajoute 2 dés de bataille à cette attaque.',
  },
  frenzy: { name: 'Frénésie', text: 'Fait une deuxième attaque ce tour-ci.' },
  warlord: {
    name: 'Seigneur de guerre',
    text: 'Chaque groupe de créatures amies de sa tuile lance 2 dés de bataille de plus.',
  },
  shadowstep: { name: 'Pas de l’ombre', text: 'Elle peut répartir son déplacement entre ses autres actions.' },
  assassinate: {
    name: 'Assassinat',
    text: 'Abat 1 créature de n’importe quelle taille sur sa tuile, ou inflige 3 blessures à 1 boss ou héros ennemi qui s’y trouve.',
  },
  cutpurse: {
    name: 'Coupe-bourse',
    text: 'Quand son attaque blesse un héros ennemi, elle lui prend 1 crâne par blessure, 2 au plus.',
  },
  'good-credit': { name: 'Bonne signature', text: 'L’équipement lui coûte 1 crâne de moins.' },
  'tally-ho': {
    name: 'Taïaut !',
    text: 'Jusqu’à la fin de cette phase d’action, lui et chaque héros ami ajoutent 2 dés de bataille à chaque attaque à venir.',
  },
  'bad-form': {
    name: 'Quelle indélicatesse',
    text: 'Les héros ennemis de sa tuile ne peuvent pas utiliser leur pouvoir ultime.',
  },
  pounce: {
    name: 'Bond',
    text: 'S’il s’est déplacé d’au moins 2 tuiles ce tour-ci avant d’attaquer, ajoute 2 dés de bataille.',
  },
  'blood-feast': {
    name: 'Festin de sang',
    text: 'Ajoute 3 dés de bataille ; récupère 1 point de santé par créature tuée par cette attaque.',
  },
  'pack-leader': {
    name: 'Chef de meute',
    text: 'Tant qu’il est dans la forteresse ennemie, c’est son joueur, et non les défenseurs, qui choisit vers quel héros vont les chasseurs qui s’y trouvent.',
  },
  scavenger: {
    name: 'Récupérateur',
    text: 'Son achat d’équipement peut prendre une carte de la défausse de l’équipe pour la moitié de son coût, arrondie à l’entier supérieur.',
  },
  'royal-panic': {
    name: 'Panique royale',
    text: 'Fait reculer jusqu’à 4 créatures inférieures de sa tuile d’une tuile, contre une flèche (il choisit laquelle) ; sur une tuile de départ, ou si aucune flèche ne mène à la sienne, elles restent et sont sonnées.',
  },
  pickpocket: {
    name: 'Vide-gousset',
    text: 'Prend jusqu’à 2 crânes à 1 héros ennemi de sa tuile ; si celui-ci n’en a pas, il est sonné.',
  },
};

export const bosses: CardWords['bosses'] = {
  'mr-moneybags': {
    name: 'Mr. Moneybags',
    text: 'Bourse pleine : chaque blessure qu’une attaque lui inflige rapporte 1 crâne à ce héros (par piège : à la réserve de la Faille). Rend la partie plus facile.',
  },
  'earth-lord': {
    name: 'Seigneur de la terre',
    text: 'Ne peut pas être sonné. À sa mort, autant d’Orcs ou de Soldats qu’il y a de héros se lèvent sur sa tuile.',
  },
  'fire-lord': {
    name: 'Seigneur du feu',
    text: 'Attaque chaque héros de sa tuile, un jet chacun. Les résultats des dés de feu ne servent à rien contre lui. À sa mort, chaque héros de sa tuile subit 2 blessures.',
  },
  veyetality: {
    name: 'Veyetality',
    text: 'À la fin de chaque vague, 1 Orc ou Soldat (2 à trois ou quatre héros) se lève sur sa tuile. Chaque blessure de son attaque lui rend 1 point de santé, sans dépasser sa santé d’arrivée.',
  },
  swiftyhooves: {
    name: 'Swiftyhooves',
    text: 'Ni piège ni barricade ne l’arrête, et il n’ôte aucune planche. À la fin de chaque vague, 1 Kobold ou Satyre (2 à quatre héros) apparaît sur sa tuile.',
  },
  'great-cthulhu': {
    name: 'Grand Cthulhu (invité)',
    text: 'À son arrivée, tous les héros de la forteresse sont sonnés.',
  },
  'king-in-yellow': {
    name: 'Le Roi en jaune (invité)',
    text: 'Les héros de sa tuile ne peuvent utiliser ni pouvoir ni pouvoir ultime (les pouvoirs passifs restent).',
  },
  'boss-maximilian': { name: 'Maximilian (boss)', text: 'Ajoute 1 dé de feu au niveau 2 et 2 dés de feu au niveau 3.' },
  'boss-gabriella': { name: 'Gabriella (boss)', text: 'Le héros qu’elle blesse est sonné.' },
  'boss-ivy': { name: 'Ivy (boss)', text: 'Tire à distance ; récupère 1 point de santé à chaque récupération.' },
  'boss-cygnus': { name: 'Cygnus (boss)', text: 'Les pièges de sa tuile ne se déclenchent pas.' },
  'boss-hogarth': {
    name: 'Hogarth (boss)',
    text: 'Tant qu’il est debout, les héros ne peuvent pas tuer les créatures de sa tuile.',
  },
  'boss-tundra': {
    name: 'Tundra (boss)',
    text: 'À son arrivée, sonne tous les héros de sa tuile et des tuiles reliées.',
  },
  'boss-ball-and-chain': { name: 'Ball & Chain (boss)', text: 'Ajoute 1 résultat sonné à son attaque.' },
  'boss-bloodspike': {
    name: 'Bloodspike (boss)',
    text: 'Chaque groupe d’Orcs ou de Soldats de sa tuile lance 2 dés de bataille de plus.',
  },
  'boss-midnight': {
    name: 'Midnight (boss)',
    text: 'Déplacement 2, et les anneaux n’annulent aucune blessure de son attaque.',
  },
  'boss-sir-winston': { name: 'Sir Winston (boss)', text: 'Le héros qu’il blesse perd 1 crâne par blessure.' },
  'boss-blackpaw': {
    name: 'Blackpaw (boss)',
    text: 'Chasse comme un chasseur avec déplacement 2, reste sur la tuile de la Faille et ne la blesse pas.',
  },
  'boss-kobold-king': { name: 'Roi Kobold (boss)', text: 'Déplacement 2 ; 2 Kobolds ou Satyres arrivent avec lui.' },
};
