/** Questions, étiquettes et légendes. */
import type { Catalogue } from '../../../../kernel/index.js';
import { de } from '../../../../pieces/wording/fr.js';
import { capital } from '../../../../pieces/wording/index.js';
import { warSquares } from '../../content/war.js';
import type { Danger, Dor, Endings, Labels, Prompts, Texts } from '../../types/index.js';
import { total } from '../../rules/minions.js';
import { subjectName } from '../shared/lookups.js';
import { agreed, count, darknessCard, effectsText, lossText, ordinal, p, theHero } from './phrases.js';

type Worded<K extends keyof Texts> = Pick<Catalogue<Dor>['texts'], K>;
const { v } = p;

function dangerText(danger: Danger): string {
  switch (danger.type) {
    case 'general':
      return `${v.generals[danger.general]} est à un pas de la Cité`;
    case 'city':
      return `Cité ${danger.count}/5`;
    case 'crystals':
      return `plus que ${count(danger.left, 'cristal', 'cristaux')}`;
    case 'supply':
      return `plus que ${p.people(danger.colour, danger.left)}`;
    case 'full':
      return `${danger.count} lieux pleins`;
  }
}

export const prompts: Worded<keyof Prompts> = {
  askHero: ({ pick, of }) => `Choisissez un héros (${pick} sur ${of}).`,
  askNewHero: ({ fallen }) =>
    `${capital(theHero(fallen))} est ${agreed(fallen, 'tombé')} au combat. Choisissez le héros suivant.`,
  askStyle: () => 'Comment le Chevaucheur d’Aigle combat-il jusqu’à son prochain tour ?',
  askShape: () => 'Quelle forme la Sorcière prend-elle jusqu’à son prochain tour ?',
  // Whom a question is asked is said before it: here the hero is enough.
  askDay: ({ who, actions, loc }) =>
    `${v.heroes[who.hero]} – ${p.place(loc)} : ${actions === 0 ? 'plus aucune action. Terminez la Journée.' : `encore ${count(actions, 'action')}. Agissez ou terminez la Journée.`}`,
  askEnd: ({ actions }) => `Terminer la Journée avec encore ${count(actions, 'action')} ?`,
  askJoin: ({ general, by }, say) =>
    `${p.who(by, say)} attaque ${v.generals[general]}. Se joindre à la bataille avec des cartes, ou rester en dehors ?`,
  askMuster: ({ general, waiting, joined }, say) => {
    const wait = waiting.length > 0 ? ` On attend encore : ${p.list(waiting.map((who) => p.who(who, say)))}.` : '';
    return `Bataille contre ${v.generals[general]}. Alliés : ${p.list(joined.map(({ hero }) => v.heroes[hero]))}.${wait} Lancer la bataille ?`;
  },
  askNext: ({ general, missing }) =>
    `Encore ${count(missing, 'blessure')} pour abattre ${v.generals[general]}. Qui lance ses dés ?`,
  askReroll: ({ hero, dice }) => `Dés ${de(theHero(hero))} : ${p.dice(dice)}. Les garder, ou tous les relancer ?`,
  askPenalty: ({ hero, general, count: n }) =>
    `${v.generals[general]} a gagné : choisissez ${count(n, 'carte')} Héros que perd ${theHero(hero)}.`,
  askTurnUndead: ({ loc, count: n }) =>
    `${p.people('black', n)} (${p.place(loc)}) : ${n > 1 ? 'les repousser vers des lieux voisins' : 'le repousser vers un lieu voisin'} ?`,
  askEnvoy: ({ loc, count: n }) =>
    `Des alliés arrivent (${p.place(loc)}) : retirez ${n === 1 ? 'un séide' : `jusqu’à ${n} séides`} à deux lignes au plus.`,
  askVisions: ({ count: n }) =>
    n === 1
      ? 'Vous avez vu la prochaine carte Avancée des Ténèbres. La remettre sur la pioche (1), ou la défausser ?'
      : `Vous avez vu ${n} cartes Avancée des Ténèbres. Donnez par leur numéro celles qui reviennent sur la pioche, dans l’ordre ; le reste est défaussé.`,
  askLimit: ({ hero, count: n }) =>
    `${capital(theHero(hero))} a plus de dix cartes en main : défaussez-en ${n}, ou jouez des cartes spéciales.`,
  askWisdom: ({ full, effects }) =>
    `Sagesse : ${full ? '' : 'Général seul – '}${effectsText(effects, 380)}. Garder cette carte, ou l’écarter pour la suivante ?`,
  windowLuck: ({ general, missing, failed }) =>
    `La bataille contre ${v.generals[general]} va être perdue : il manque ${count(missing, 'blessure')}, ${count(failed, 'dé raté', 'dés ratés')}.`,
  windowRegen: ({ general, wounds }) => `${v.generals[general]} va régénérer ${count(wounds, 'blessure')}.`,
  windowLastStand: ({ who, wounds, life }) =>
    `${capital(theHero(who.hero))} va mourir : ${count(wounds, 'blessure')} pour ${count(life, 'jeton')} de Vie.`,
  windowDusk: ({ cards, dangers }) =>
    `La Nuit tombe : ${count(cards, 'carte')} Avancée des Ténèbres. ${dangers.length > 0 ? `Danger : ${p.list(dangers.map(dangerText))}.` : 'Rien ne presse.'}`,
  windowNight: ({ no, effects }) => `Nuit, ${ordinal(no)} carte : ${effectsText(effects, 290)}.`,
  windowHeal: ({ generals }) =>
    `Fin du tour : ${p.list(generals.map((id) => v.generals[id]))} ${generals.length > 1 ? 'vont' : 'va'} se soigner.`,
  window: ({ asks, holders }, say) => {
    const held = holders.map(({ seat, items }) => {
      const names = p.list(items.map(p.itemName));
      return holders.length === 1 ? names : `${say.seat(seat)} : ${names}`;
    });
    return `${say.text(asks)} ${p.short(`Cartes qui peuvent servir – ${held.join(' ; ')}`, 150)}. En jouer une, ou passer ?`;
  },
  offerPlay: () => 'Vous pouvez jouer des cartes spéciales et des récompenses.',
  offerJoin: () => 'Vous pouvez promettre des cartes pour une bataille ici.',
  offerAlerts: () => 'Vous pouvez régler la fréquence des demandes.',
};

export const labels: Worded<keyof Labels> = {
  heroLabel: ({ hero }) => v.heroes[hero],
  aboutHero: ({ hero }) => v.strengths[hero],
  aboutPlace: ({ minions, crystals, gate, general, heroes }) => {
    const there = [
      ...(general ? [v.generals[general]] : []),
      ...(total(minions) > 0 ? [p.minions(minions)] : []),
      ...(crystals > 0 ? [count(crystals, 'cristal', 'cristaux')] : []),
      ...(gate ? ['Portail Magique'] : []),
      ...heroes.map((hero) => v.heroes[hero]),
    ];
    return there.length === 0 ? 'personne' : there.join(', ');
  },
  aboutItem: (item) => p.itemEffect(item),
  subject: ({ what }) => subjectName(p, what),
  randomHero: () => 'Laisser faire le sort',
  place: ({ loc }) => p.place(loc),
  destination: ({ loc, steps }) => `${p.place(loc)} (${count(steps, 'pas', 'pas')})`,
  travel: ({ by, cost, needsCard }) =>
    `${v.travel[by]} – ${count(cost, 'action')}${needsCard && by !== 'gate-card' ? ' et une carte' : ''}`,
  item: (item) => p.short(p.item(item), 100),
  travelCard: ({ no, card }) => `${no} · ${p.card(card)}`,
  generalLabel: ({ general }) => v.generals[general],
  entryLabel: ({ entry }) => p.entry(entry),
  crowd: (pick) => p.pick(pick),
  pushBack: ({ general }) => p.pushedBack(general),
  passThrough: ({ loc }) => `${p.place(loc)} : passer au galop`,
  drive: ({ loc, count: n }) => `${n} → ${p.place(loc)}`,
  visionCard: ({ no, card }) => p.short(card ? `${no} · ${darknessCard(card, 96)}` : `Carte ${no}`, 100),
  discardAll: () => 'aucune',
  noCards: () => 'aucune',
  colourLabel: ({ colour }) => v.colours[colour],
  bonusDice: ({ colours }) => colours.map((colour) => v.peoples[colour].one).join(' + '),
  choice: ({ choice }) => v.choices[choice],
  fighterLabel: ({ hero }) => v.heroes[hero],
  alertLevel: ({ level }) => v.alerts[level],
  odds: ({ dice, chance }) => `${count(dice, 'dé')}, ${chance}\u00a0%`,
  lands: ({ colour }) => (colour === 'purple' ? 'auberges et cité' : `lieux ${v.colours[colour]}s`),
};

export const endings: Worded<keyof Endings> = {
  captionSetUp: () => `Le royaume est attaqué. ${count(warSquares[0].cards, 'carte')} Avancée des Ténèbres par Nuit.`,
  captionBattle: ({ general, won }) =>
    won ? `${v.generals[general]} tombe.` : `La bataille contre ${v.generals[general]} est perdue.`,
  captionDay: ({ who }, say) => `La Journée est finie : ${p.who(who, say)}.`,
  captionEvening: ({ who }, say) => `Soirée : ${p.who(who, say)} a pioché.`,
  captionNight: ({ quiet }) => (quiet ? 'Une Nuit calme.' : 'La Nuit est passée.'),
  allGeneralsDefeated: () => 'Les quatre Généraux sont vaincus : le royaume est sauvé.',
  generalEntered: ({ general }) => `${lossText({ reason: 'general', general })} : le royaume est perdu.`,
  noMinionsLeft: ({ colour }) => `${capital(lossText({ reason: 'supply', colour }))} : le royaume est perdu.`,
  lastCrystal: () => 'Le dernier cristal est posé : le royaume est perdu.',
  fiveInCity: () => 'Cinq séides se tiennent dans la Cité Royale : le royaume est perdu.',
  noHeroLeft: () => 'Il ne reste aucun héros : le royaume est perdu.',
  firstSeatMissing: () => 'La place désignée pour commencer n’est pas prise : le sort décidera.',
  oneEasierAtATime: () => 'La règle conseille un seul allègement à la fois.',
};
