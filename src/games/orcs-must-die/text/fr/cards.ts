/** Cards and powers, as French says them: the name and what it does. */
import type { CardWords } from '../shared/words.js';

export const equipment: CardWords['equipment'] = {
  'copper-fang': { name: 'Croc de cuivre', text: '+1 dé de bataille.' },
  'whetted-charm': { name: 'Charme affûté', text: '+1 résultat épée.' },
  'quicksilver-charm': { name: 'Charme de vif-argent', text: '+1 résultat vitesse.' },
  'ember-pendant': { name: 'Pendentif de braise', text: '+1 dé de feu.' },
  'frost-locket': { name: 'Médaillon de givre', text: '+1 dé de glace.' },
  'ring-of-thick-hide': {
    name: 'Anneau de cuir épais',
    text: 'La première blessure que vous subiriez à chaque phase des créatures est annulée.',
  },
  'ring-of-greed': {
    name: 'Anneau d’avidité',
    text: 'La première créature que vous tuez à chacun de vos tours vaut 1 crâne de plus.',
  },
  'ring-of-roots': { name: 'Anneau des racines', text: 'Vous ne pouvez pas être sonné.' },
  'ring-of-vigour': { name: 'Anneau de vigueur', text: 'Santé maximale +2.' },
  'tithe-band': {
    name: 'Anneau de la dîme',
    text: 'Au début de la phase d’augmentation, la réserve de la Faille gagne 1 crâne.',
  },
  'swift-boots': { name: 'Bottes légères', text: 'Déplacement +1.' },
  'healing-draught': {
    name: 'Potion de soin',
    text: 'Usage unique, à votre tour ou en phase d’augmentation : soigne 4.',
  },
  'flash-bomb': {
    name: 'Bombe aveuglante',
    text: 'Usage unique, à votre tour : sonne toutes les créatures inférieures de votre tuile.',
  },
  'lucky-coin': { name: 'Pièce porte-bonheur', text: 'Une fois par attaque, vous pouvez relancer 1 dé.' },
  'storm-amulet': { name: 'Amulette d’orage', text: '+1 dé de foudre.' },
  'mind-eye': { name: 'Œil de l’esprit', text: '+1 dé d’arcane.' },
  'flame-heart': { name: 'Cœur de flamme', text: '+1 dé de feu, +1 dé de bataille.' },
  'winter-heart': { name: 'Cœur d’hiver', text: '+1 dé de glace, +1 dé de bataille.' },
  'twin-fang': { name: 'Croc double', text: '+2 dés de bataille.' },
  'bolt-charm': { name: 'Charme d’éclair', text: '+1 résultat éclair.' },
  'philosophers-bead': {
    name: 'Perle du philosophe',
    text: 'Un de vos dés de bataille n’est pas lancé ; il donne 2 résultats cerveau.',
  },
  'ring-of-iron-hide': {
    name: 'Anneau de cuir de fer',
    text: 'La première blessure de chaque attaque contre vous est annulée.',
  },
  'ring-of-plunder': {
    name: 'Anneau de pillage',
    text: 'Chaque créature majeure ou boss que vous tuez vaut 2 crânes de plus.',
  },
  'ring-of-mending': { name: 'Anneau de guérison', text: 'Au début de la phase d’augmentation : soigne 1.' },
  'ring-of-toughness': { name: 'Anneau d’endurance', text: 'Santé maximale +3.' },
  'ring-of-balance': {
    name: 'Anneau d’équilibre',
    text: 'Vous ne pouvez être ni sonné ni poussé, et les tuiles (lave, vapeurs, chausse-trappe) ne vous blessent pas.',
  },
  'misers-ring': { name: 'Anneau de l’avare', text: 'Au début de la phase d’augmentation : 1 crâne.' },
  'ring-of-thorns': {
    name: 'Anneau d’épines',
    text: 'Quand un groupe de créatures vous blesse, 1 créature inférieure de ce groupe meurt après l’attaque (crâne à la réserve de la Faille).',
  },
  'winged-sandals': { name: 'Sandales ailées', text: 'Déplacement +2.' },
  'field-kit': {
    name: 'Trousse de campagne',
    text: 'Comme action : payez 1 de vos crânes, un héros de votre tuile récupère 1 point de santé.',
  },
  'greater-draught': {
    name: 'Grande potion',
    text: 'Usage unique, à votre tour ou en phase d’augmentation : soigne entièrement.',
  },
  'thunder-scroll': { name: 'Parchemin du tonnerre', text: 'Usage unique, avec une attaque : +2 dés de foudre.' },
  'engineers-wrench': {
    name: 'Clé d’ingénieur',
    text: 'Si au moins un piège de votre tuile se déclenche, ses résultats gagnent 1 épée.',
  },
  'loaded-dice': { name: 'Dés pipés', text: 'Une fois par attaque, vous pouvez relancer jusqu’à 2 dés.' },
  'dragon-heart': { name: 'Cœur de dragon', text: '+2 dés de feu.' },
  'tempest-heart': { name: 'Cœur de tempête', text: '+2 dés de foudre.' },
  'archmages-eye': { name: 'Œil de l’archimage', text: '+2 dés d’arcane.' },
  'glacier-heart': { name: 'Cœur de glacier', text: '+2 dés de glace.' },
  'war-banner': { name: 'Bannière de guerre', text: '+3 dés de bataille.' },
  'twin-bolts': { name: 'Éclairs jumeaux', text: '+2 résultats éclair.' },
  'sun-blade': { name: 'Lame solaire', text: '+2 résultats épée, +1 résultat vitesse.' },
  'ring-of-adamant': {
    name: 'Anneau d’adamant',
    text: 'Les 2 premières blessures de chaque attaque contre vous sont annulées.',
  },
  'ring-of-life': { name: 'Anneau de vie', text: 'Santé maximale +4.' },
  'ring-of-second-wind': {
    name: 'Anneau du second souffle',
    text: 'Usage unique, automatique : au lieu de mourir, vous revenez à la moitié de votre santé maximale, arrondie à l’entier supérieur.',
  },
  'ring-of-kings': {
    name: 'Anneau des rois',
    text: 'Au début de la phase d’augmentation : 1 crâne pour vous et 1 pour la réserve de la Faille.',
  },
  'ring-of-vengeance': {
    name: 'Anneau de vengeance',
    text: 'Quand un groupe de créatures vous blesse, jusqu’à 2 créatures inférieures de ce groupe meurent après l’attaque (crânes à la réserve de la Faille).',
  },
  'ring-of-the-vampire': {
    name: 'Anneau du vampire',
    text: 'Quand votre attaque tue au moins 1 créature ou blesse un boss ou un héros ennemi, vous récupérez 1 point de santé.',
  },
  'ring-of-trophies': {
    name: 'Anneau des trophées',
    text: 'Chaque créature majeure ou boss que vous tuez vaut 3 crânes de plus ; la première créature inférieure de chaque tour, 1 de plus.',
  },
  'seven-league-boots': {
    name: 'Bottes de sept lieues',
    text: 'Déplacement +2, et vous pouvez répartir votre déplacement entre vos autres actions.',
  },
  'phoenix-draught': {
    name: 'Potion du phénix',
    text: 'Usage unique, à votre tour ou en phase d’augmentation : vous et tous les héros amis de votre tuile êtes entièrement soignés.',
  },
  'rift-shard': {
    name: 'Éclat de la Faille',
    text: 'Usage unique, phase d’augmentation : votre Faille gagne 2 points de santé, sans dépasser sa valeur de départ ; la carte quitte ensuite la partie.',
  },
  'chaos-scroll': {
    name: 'Parchemin du chaos',
    text: 'Usage unique, après un jet d’attaque : relancez autant de vos dés que vous voulez.',
  },
  'master-wrench': {
    name: 'Clé de maître',
    text: 'Si au moins un piège de votre tuile se déclenche, ses résultats gagnent 1 éclair.',
  },
  'recall-stone': {
    name: 'Pierre de rappel',
    text: 'Comme action : payez 2 de vos crânes et posez votre héros sur n’importe quelle tuile de votre forteresse (ce n’est pas un déplacement, aucune tuile n’est traversée).',
  },
};

export const traps: CardWords['traps'] = {
  'spike-trap': { name: 'Piège à pointes', text: '1 épée.' },
  'arrow-wall': { name: 'Mur de flèches', text: 'Abat 1 Orc ou Soldat sur cette tuile.' },
  'tar-pit': { name: 'Fosse à goudron', text: '1 vitesse ; une créature qui entre sur cette tuile s’y arrête.' },
  'dart-spitter': { name: 'Crache-dards', text: '1 vitesse ou 1 cerveau, au choix à chaque fois.' },
  'boom-barrel': { name: 'Baril explosif', text: 'Usage unique : 3 épées et 2 vitesses.' },
  'flip-trap': { name: 'Trappe à bascule', text: 'Sonne jusqu’à 2 créatures inférieures de cette tuile.' },
  barricade: { name: 'Barricade', text: '3 planches qui retiennent les créatures.' },
  'crossfire-slits': { name: 'Meurtrières croisées', text: '1 épée sur l’une des deux tuiles.' },
  'steam-vents': { name: 'Jets de vapeur', text: '1 vitesse sur l’une des deux tuiles.' },
  'wall-blades': { name: 'Lames murales', text: '2 épées.' },
  'swinging-mace': { name: 'Masse pendulaire', text: '1 épée et 1 vitesse.' },
  brimstone: { name: 'Soufre ardent', text: '1 éclair.' },
  grinder: { name: 'Broyeur', text: 'Abat 1 créature inférieure de cette tuile.' },
  'powder-keg': { name: 'Tonneau de poudre', text: 'Usage unique : 5 épées et 2 vitesses.' },
  'web-spinner': { name: 'Tisse-toile', text: '2 vitesses ; une créature qui entre sur cette tuile s’y arrête.' },
  'coin-forge': {
    name: 'Forge à pièces',
    text: 'À chaque déclenchement, les 2 premières créatures tuées par des pièges sur cette tuile valent chacune 1 crâne de plus.',
  },
  'healing-well': {
    name: 'Puits de guérison',
    text: 'À la fin de la récupération, chaque héros ami de cette tuile récupère 1 point de santé.',
  },
  'iron-barricade': { name: 'Barricade de fer', text: '5 planches qui retiennent les créatures.' },
  'auto-ballista': { name: 'Baliste automatique', text: '2 épées sur l’une des deux tuiles.' },
  'push-ram': {
    name: 'Bélier repousseur',
    text: 'Après la dernière tuile : jusqu’à 2 créatures inférieures survivantes de la tuile à la pointe de la flèche reculent sur la tuile à son origine.',
  },
  'acid-sprayer': { name: 'Pulvérisateur d’acide', text: '2 éclairs.' },
  'ceiling-pounder': { name: 'Pilon de plafond', text: '4 épées.' },
  'lightning-rod': { name: 'Paratonnerre', text: '3 vitesses et 1 cerveau.' },
  'naphtha-sprayer': { name: 'Lance-naphte', text: '2 épées et 2 vitesses.' },
  'void-wall': { name: 'Mur du néant', text: 'Abat 1 créature de n’importe quelle taille sur cette tuile.' },
  'mega-grinder': { name: 'Méga-broyeur', text: 'Abat jusqu’à 2 créatures inférieures de cette tuile.' },
  'ice-vent': { name: 'Évent glacé', text: '1 éclair ; sonne jusqu’à 4 créatures de cette tuile.' },
  'rift-charge': { name: 'Charge de la Faille', text: 'Usage unique : 6 épées et 4 vitesses.' },
  'titan-barricade': { name: 'Barricade du titan', text: '8 planches qui retiennent les créatures.' },
  'storm-arc': { name: 'Arc d’orage', text: '1 éclair sur chacune des deux tuiles.' },
  'guardian-post': { name: 'Poste du gardien', text: '3 épées sur l’une des deux tuiles.' },
};
