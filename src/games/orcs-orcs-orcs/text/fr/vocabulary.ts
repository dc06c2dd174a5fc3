/** French names and short phrases. */
import { de, fr as french } from '../../../../pieces/wording/fr.js';
import { lanes, rings } from '../../types/index.js';
import type { Words } from '../shared/vocabulary.js';

const { s } = french;
export const points = (vp: number): string => `${vp} pt${Math.abs(vp) > 1 ? 's' : ''}`;

export const words: Words = {
  kinds: {
    goblin: 'Gobelin',
    orc: 'Orque',
    shaman: 'Shaman gobelin',
    rider: 'Cavalier orque',
    golem: 'Golem de lave',
    chief: 'Chef',
    croc: 'Crocovolant',
    toad: 'Crapaud couveur',
    bomber: 'Bombardier',
  },
  cards: {
    smash: 'Choc',
    zap: 'Zap',
    'cold-snap': 'Coup de froid',
    'fire-spark': 'Étincelle',
    fireball: 'Boule de feu',
    'lightning-bolt': 'Éclair',
    earthquake: 'Séisme',
    'ice-storm': 'Blizzard',
    switch: 'Intervention',
    replenish: 'Réapprovisionnement',
    'magic-bonds': 'Liens magiques',
    voodoo: 'Vaudou',
    'book-fe': 'Grimoire (feu/terre)',
    'book-ew': 'Grimoire (terre/eau)',
    'book-wl': 'Grimoire (eau/foudre)',
    'book-lf': 'Grimoire (foudre/feu)',
    wisdom: 'Sagesse',
    poison: 'Poison',
  },
  elements: { F: 'feu', E: 'terre', W: 'eau', L: 'foudre' },
  categories: { weak: 'faibles', strong: 'fortes', mighty: 'puissantes' },
  colours: { blue: 'bleu', green: 'vert', red: 'rouge', yellow: 'jaune' },
  letters: { blue: 'B', green: 'V', red: 'R', yellow: 'J' },
  powers: {
    'extra-draw': 'Piocher un sort supplémentaire',
    'immutable-rules': 'Règles immuables',
    'hand-change': 'Changement de main',
    'extra-action': 'Action supplémentaire',
    'no-loss': 'Pas de perte de créatures',
    poisoner: 'Poison',
  },
  powerMeanings: {
    'extra-draw': 'vous piochez cinq cartes au lieu de quatre',
    'immutable-rules': 'les règles du destin ne vous lient pas',
    'hand-change': 'une fois par tour, pour une action, une carte de votre main quitte le jeu',
    'extra-action': 'trois actions par tour',
    'no-loss': 'les arrivées à la tour ne vous coûtent rien',
    poisoner: 'une fois par tour, pour une action, un adversaire reçoit une carte Poison',
  },
  bonusActions: {
    'one-more-action': '1 action',
    'magic-energy': 'énergie magique',
    'common-discard': 'défausse commune',
    'draw-card': 'piocher une carte',
  },
  toadlings: {
    'draw-card': 'piocher une carte',
    'one-more-action': '1 action',
    'magic-energy': 'énergie magique',
    weaken: '−1 point de vie',
  },
  fateRules: {
    'plus-one-hp': '+1 point de vie aux créatures',
    'no-study': 'Pas d’étude',
    'no-teleport': 'Pas de téléportation',
    'no-bonus-powers': 'Pas de pouvoirs bonus',
    'three-spells': '3 sorts',
    'spell-exchange': 'Échange de sorts',
  },
  fateMeanings: {
    'plus-one-hp': 'il faut un dégât de plus pour les vaincre',
    'no-study': 'personne n’apprend de sort',
    'no-teleport': 'aucun mage ne change de place',
    'no-bonus-powers': 'les pouvoirs bonus sont sans effet',
    'three-spells': 'on pioche une carte de moins en fin de tour',
    'spell-exchange': 'les six sorts de la palette sont remplacés',
  },
  terrains: { vegetation: 'végétation −1', stones: 'pierres +1', road: 'route' },
  missions: {
    'weak-hunter': { name: 'Créatures faibles', text: '2 pts par paire de créatures faibles vaincues' },
    'strong-hunter': { name: 'Créatures fortes', text: '3 pts par paire de créatures fortes vaincues' },
    'mighty-hunter': { name: 'Créatures puissantes', text: '2 pts par créature puissante vaincue' },
    'fine-bag': { name: 'Beau tableau de chasse', text: '3 pts par groupe de 4 créatures vaincues' },
    'full-sets': { name: 'Ensembles', text: '3 pts par trio faible, forte et puissante' },
    'power-seeker': { name: 'Pouvoirs bonus', text: '2 pts par pouvoir bonus' },
    'top-hunter': { name: 'Maximum', text: '3 pts par type dont personne n’a davantage' },
    scholar: { name: 'Sorts', text: '3 pts par paire de sorts appris de votre paquet' },
  },
  phases: {
    'setup-terrain': 'pose des terrains',
    'setup-mission': 'choix des missions',
    fate: 'destin',
    'turn-owed': 'cartes à défausser',
    'turn-reveal': 'révélation',
    'turn-actions': 'actions',
    'turn-casting': 'sort en cours',
    'turn-bonus': 'actions bonus',
    finished: 'partie terminée',
  },
  rings: { i: 'intérieure', m: 'médiane', o: 'extérieure' },
  section: (section) => section.replace('o', 'e'),
  toadlingOn: (section) => `bébé crapaud en ${section}`,
  decks: { attack: 'Attaque', knowledge: 'Savoir' },
  upgradeEffects: { teleport: 'téléportation', draw: 'piocher une carte' },
  language: french,
  none: 'rien',
  effect(effect, anywhere) {
    const where = anywhere === 'any' ? 'où qu’elle soit' : 'de votre quartier';
    switch (effect.does) {
      case 'hit':
        return `${effect.damage} dégât${s(effect.damage)} à une créature ${where}`;
      case 'sweep': {
        const base = `${effect.damage} dégâts à une section de votre quartier`;
        if (effect.second === 'side') return `${base} et à sa voisine de gauche ou de droite`;
        return effect.second === 'behind' ? `${base} et à celle de derrière` : base;
      }
      case 'swap':
        return 'deux créatures échangent leurs places';
      case 'pull':
        return 'une créature vient sur une section de votre quartier';
      case 'draw':
        return `piochez ${effect.cards} cartes`;
      case 'recall':
        return `rappelez ${effect.cards} cartes et gagnez 1 action`;
      case 'advance':
        return `une créature avance de ${effect.steps} section${s(effect.steps)} vers la tour`;
      case 'discard-one':
        return 'un adversaire ayant plus de 3 cartes en défausse 1';
      case 'discard-all':
        return 'gagnez 1 action, et chaque adversaire ayant plus de 3 cartes en défausse 1';
    }
  },
  board: {
    title: 'Orcs Orcs Orcs',
    colon: ' :',
    semicolon: ' ; ',
    round: (round) => `manche ${round}`,
    setUp: 'mise en place',
    lastRound: 'dernière manche',
    turnOf: (name) => `tour ${de(name)}`,
    actionsLeft: (count) => (count === 0 ? 'plus d’action' : `${count} action${s(count)} restante${s(count)}`),
    energyWaiting: (points) => `${points} énergie${s(points)} magique${s(points)} pour la prochaine action.`,
    fate: (moves, rule) => `Le destin fait avancer ${moves}${rule ? ` ; ${rule}` : ''}.`,
    creaturesOf: (categories) => `les créatures ${categories}`,
    noFate: 'Pas encore de carte Destin.',
    fateDeck: (deck, discard) => `(Cartes Destin : ${deck} en pioche, ${discard} jouée${s(discard)}.)`,
    lanesAndRings: (list, names) => {
      const lanesOf =
        list.length === lanes.length
          ? 'de tous les quartiers'
          : list.length === 1
            ? `du quartier ${list[0] ?? ''}`
            : `des quartiers ${french.all(list.map(String))}`;
      if (names.length === rings.length) return `les créatures ${lanesOf}`;
      return `les créatures ${names.length > 1 ? 'des sections' : 'de la section'} ${french.all(names)} ${lanesOf}`;
    },
    lane: (lane) => `Quartier ${lane}`,
    mageOf: (name) => `mage ${de(name)}`,
    markers: (count) => (count === 0 ? 'plus de marqueur' : `${count} marqueur${s(count)} en attente`),
    front: (ring) => `front : ${ring}`,
    emptyLane: 'complètement vide',
    toadlings: (count) => (count === 1 ? 'un bébé crapaud' : `${count} bébés crapauds`),
    covered: 'terrain face cachée',
    hitPoints: (left, whole) => (left === whole ? `${whole} PV` : `${left} PV sur ${whole}`),
    values: 'Compteurs',
    value: (kind, vp, hitPoints, breaches) =>
      `${kind} ${points(vp)} (${hitPoints} PV${breaches > 0 ? `, ${breaches} arrivé${s(breaches)} à la tour` : ''})`,
    slotPower: (power, bonus) => `pouvoir ${french.quoted(power)}${bonus ? `, bonus ${french.quoted(bonus)}` : ''}`,
    display: (rows, poison) =>
      [
        '**Palette**',
        ...rows.map(({ deck, cards, left }) => `${deck} : ${cards} (${left} en pioche)`),
        `Poison : ${poison}`,
      ].join(' · '),
    toadlingsLeft: (count) => `Bébés crapauds en réserve : ${count}`,
    player: (name, colour, space) => `${name} (${colour}, case ${space})`,
    cards: (hand, draw, discard) => `main ${hand}, pioche ${draw}, défausse ${discard}`,
    discardPile: (cards) => `défausse : ${cards}`,
    trophies: (list) => `créatures vaincues : ${list === words.none ? 'aucune' : list}`,
    gauge: (count, top) => `jauge ${count}/${top}`,
    powers: (list, { usable }) =>
      `pouvoir${s(list.length)}${usable ? '' : ` suspendu${s(list.length)} pendant cette manche`} : ${list.join(', ')}`,
    owes: (count) => `doit défausser ${count} carte${s(count)}`,
    youOwe: (count) => `Vous devez défausser ${count} carte${s(count)}`,
    owns: (list, count) => `${french.plural(count, 'bébé crapaud', 'bébés crapauds')} : ${list}`,
    score: points,
    emptyLanes: (count) => `Quartiers complètement vides : ${count} sur les 4 qui mettent fin à la partie.`,
    openSpell: (spell, energy, element) => `Sort en cours : ${spell} (${energy} ${element}).`,
    chooses: (lane) => `Une tuile de terrain est à poser sur le quartier ${lane}.`,
    boxed: (cards) => `Cartes retirées du jeu : ${cards}`,
    result: 'Score final',
    scoreRow: (rank, name, total) => `${rank}. **${name}** ${points(total)}`,
    scoreParts: ({ trophies, support, poison, mission }) =>
      `créatures ${trophies}, Soutien ${support}, Poison ${poison === 0 ? '0' : `−${Math.abs(poison)}`}${mission ? `, mission ${mission}` : ''}`,
    trophyVp: (kind, trophies, value, vp) => `${kind} ${trophies} × ${value} = ${vp}`,
    hand: (count) => `**Votre main (${count})**`,
    notBeforeNextTurn: '(appris ce tour-ci : utilisable à partir de votre prochain tour)',
    asUpgrade: (elements, effects) => `en amélioration 1 ${elements}${effects ? ` et ${effects}` : ''}`,
    learns: 'à lancer sans autre carte, pour apprendre un sort de la palette',
    notPlayable: 'injouable ; −2 pts à la fin',
    cost: (energy, element, effect) => `${energy} ${element} → ${effect}`,
    drawPile: (cards) => (cards === words.none ? 'Pioche : vide' : `Pioche, dans le désordre : ${cards}`),
    missionOffer: (list) => `Missions au choix : ${list}`,
    mission: (name, text, vp) => `Mission secrète : ${name} (${text}) ; vaut ${points(vp)} pour l’instant`,
    ownTargets: (lane, list) => `À portée dans votre quartier, le ${lane} : ${list}`,
    altFate: (moves, rule) => `le destin fait avancer ${moves}${rule ? ` (${french.quoted(rule)})` : ''}`,
    altNear: (groups) => `au pied de la tour : ${groups.join(', ')}`,
    altAt: (kinds, lane) => `${kinds} (quartier ${lane})`,
    altFar: (creatures) =>
      creatures === 0 ? 'plus aucune créature en jeu' : `aucune créature au pied de la tour, ${creatures} en chemin`,
    altLeads: (names, vp) => `en tête : ${names}, ${points(vp)}`,
    altWon: (names, vp) => `Archimage : ${names}, ${points(vp)}`,
  },
  lookups: {
    inDisplay: (deck) => `dans la palette (${deck})`,
    inYourHand: (count) => `dans votre main${count > 1 ? ` ×${count}` : ''}`,
    inYourDrawPile: (count) => `dans votre pioche${count > 1 ? ` ×${count}` : ''}`,
    inDiscardOf: (name, count) => `dans la défausse ${de(name)}${count > 1 ? ` ×${count}` : ''}`,
    category: { weak: 'créature faible', strong: 'créature forte', mighty: 'créature puissante' },
    track: (values, now) => `Vaincue, elle vaut ${points(now)} pour l’instant ; compteur : ${values}`,
    onDefeat: {
      toadling: 'Vaincue, elle laisse un bébé crapaud derrière elle.',
      explosion: 'Vaincue, elle explose : 1 dégât à chaque autre créature de sa section.',
    },
    standing: (count, sections) =>
      count === 0 ? 'Aucune sur le plateau pour l’instant.' : `Sur le plateau : ${count} (${sections})`,
    yourTrophies: (count, gauge) => `Vos créatures vaincues : ${count} (${gauge})`,
    inDeck: (support, poison) => `Dans tout le paquet : ${support} Soutien, ${poison} Poison`,
  },
};
