/** Questions, labels and captions. */
import type { Catalogue } from '../../../../kernel/index.js';
import { capital } from '../../../../pieces/wording/index.js';
import { warSquares } from '../../content/war.js';
import type { Danger, Dor, Endings, Labels, Prompts, Texts } from '../../types/index.js';
import { total } from '../../rules/minions.js';
import { subjectName } from '../shared/lookups.js';
import { count, darknessCard, effectsText, lossText, ordinal, p } from './phrases.js';

type Worded<K extends keyof Texts> = Pick<Catalogue<Dor>['texts'], K>;
const { v } = p;

function dangerText(danger: Danger): string {
  switch (danger.type) {
    case 'general':
      return `${v.generals[danger.general]} is one step from the city`;
    case 'city':
      return `city ${danger.count}/5`;
    case 'crystals':
      return `${count(danger.left, 'crystal')} left`;
    case 'supply':
      return `${p.people(danger.colour, danger.left)} left`;
    case 'full':
      return `${danger.count} full locations`;
  }
}

export const prompts: Worded<keyof Prompts> = {
  askHero: ({ pick, of }) => `Choose a hero (${pick} of ${of}).`,
  askNewHero: ({ fallen }) => `The ${v.heroes[fallen]} has fallen. Choose the next hero.`,
  askStyle: () => 'How does the Eagle Rider fight until the next turn?',
  askShape: () => 'Which form does the Sorceress take until the next turn?',
  // Whom a question is asked is said before it: here the hero is enough.
  askDay: ({ who, actions, loc }) =>
    `The ${v.heroes[who.hero]} in ${p.place(loc)}: ${actions === 0 ? 'no action left. End the Day.' : `${count(actions, 'action')} left. Act, or end the Day.`}`,
  askEnd: ({ actions }) => `End the Day with ${count(actions, 'action')} left?`,
  askJoin: ({ general, by }, say) => `${p.who(by, say)} attacks ${v.generals[general]}. Join with cards, or stay out?`,
  askMuster: ({ general, waiting, joined }, say) => {
    const wait = waiting.length > 0 ? ` Still deciding: ${p.list(waiting.map((who) => p.who(who, say)))}.` : '';
    return `Battle with ${v.generals[general]}. Joined: ${p.list(joined.map(({ hero }) => v.heroes[hero]))}.${wait} Start it?`;
  },
  askNext: ({ general, missing }) => `${v.generals[general]} needs ${count(missing, 'more wound')}. Who rolls next?`,
  askReroll: ({ hero, dice }) => `The ${v.heroes[hero]}’s dice: ${p.dice(dice)}. Keep them, or roll all of them again?`,
  askPenalty: ({ hero, general, count: n }) =>
    `${v.generals[general]} won: choose ${count(n, 'Hero card')} that the ${v.heroes[hero]} loses.`,
  askTurnUndead: ({ loc, count: n }) =>
    `${n} Undead in ${p.place(loc)}: drive ${n === 1 ? 'it to a neighbouring location' : 'them to neighbouring locations'}?`,
  askEnvoy: ({ loc, count: n }) =>
    `Allies come: remove ${n === 1 ? 'a minion' : `up to ${n} minions`} within two lines of ${p.place(loc)}.`,
  askVisions: ({ count: n }) =>
    n === 1
      ? 'You saw the top Darkness card. Put it back on top (1), or discard it?'
      : `You saw the top ${n} Darkness cards. Name by number those that go back on top, in order; the rest is discarded.`,
  askLimit: ({ hero, count: n }) =>
    `The ${v.heroes[hero]} holds more than ten cards: discard ${n}, or play special ones.`,
  askWisdom: ({ full, effects }) =>
    `Wisdom: ${full ? '' : 'general only – '}${effectsText(effects, 390)}. Use this card, or put it aside for the next?`,
  windowLuck: ({ general, missing, failed }) =>
    `The battle with ${v.generals[general]} is about to be lost: ${count(missing, 'wound')} missing, ${count(failed, 'failed die', 'failed dice')}.`,
  windowRegen: ({ general, wounds }) => `${v.generals[general]} is about to regenerate ${count(wounds, 'wound')}.`,
  windowLastStand: ({ who, wounds, life }) =>
    `The ${v.heroes[who.hero]} is about to die: ${count(wounds, 'wound')} against ${life} life.`,
  windowDusk: ({ cards, dangers }) =>
    `Night falls: ${count(cards, 'Darkness card')}. ${dangers.length > 0 ? `Danger: ${p.list(dangers.map(dangerText))}.` : 'Nothing looks urgent.'}`,
  windowNight: ({ no, effects }) => `Night, ${ordinal(no)} card: ${effectsText(effects, 300)}.`,
  windowHeal: ({ generals }) => `The turn ends: ${p.list(generals.map((id) => v.generals[id]))} will recover.`,
  window: ({ asks, holders }, say) => {
    const held = holders.map(({ seat, items }) => {
      const names = p.list(items.map(p.itemName));
      return holders.length === 1 ? names : `${say.seat(seat)}: ${names}`;
    });
    return `${say.text(asks)} ${p.short(`Cards that could help – ${held.join('; ')}`, 150)}. Play one, or pass?`;
  },
  offerPlay: () => 'You may play special cards and rewards.',
  offerJoin: () => 'You may promise cards for a battle here.',
  offerAlerts: () => 'You may set how often you are asked.',
};

export const labels: Worded<keyof Labels> = {
  heroLabel: ({ hero }) => v.heroes[hero],
  aboutHero: ({ hero }) => v.strengths[hero],
  aboutPlace: ({ minions, crystals, gate, general, heroes }) => {
    const there = [
      ...(general ? [v.generals[general]] : []),
      ...(total(minions) > 0 ? [p.minions(minions)] : []),
      ...(crystals > 0 ? [count(crystals, 'crystal')] : []),
      ...(gate ? ['Magic Gate'] : []),
      ...heroes.map((hero) => v.heroes[hero]),
    ];
    return there.length === 0 ? 'nobody there' : there.join(', ');
  },
  aboutItem: (item) => p.itemEffect(item),
  subject: ({ what }) => subjectName(p, what),
  randomHero: () => 'Let fate decide',
  place: ({ loc }) => p.place(loc),
  destination: ({ loc, steps }) => `${p.place(loc)} (${count(steps, 'step')})`,
  travel: ({ by, cost, needsCard }) =>
    `${v.travel[by]} – ${count(cost, 'action')}${needsCard && by !== 'gate-card' ? ' and a card' : ''}`,
  item: (item) => p.short(p.item(item), 100),
  travelCard: ({ no, card }) => `${no} · ${p.card(card)}`,
  generalLabel: ({ general }) => v.generals[general],
  entryLabel: ({ entry }) => p.entry(entry),
  crowd: (pick) => p.pick(pick),
  pushBack: ({ general }) => p.pushedBack(general),
  passThrough: ({ loc }) => `${p.place(loc)}: ride through`,
  drive: ({ loc, count: n }) => `${n} → ${p.place(loc)}`,
  visionCard: ({ no, card }) => p.short(card ? `${no} · ${darknessCard(card, 96)}` : `Card ${no}`, 100),
  discardAll: () => 'none',
  noCards: () => 'none',
  colourLabel: ({ colour }) => v.colours[colour],
  bonusDice: ({ colours }) => colours.map((colour) => v.peoples[colour].one).join(' + '),
  choice: ({ choice }) => v.choices[choice],
  fighterLabel: ({ hero }) => v.heroes[hero],
  alertLevel: ({ level }) => v.alerts[level],
  odds: ({ dice, chance }) => `${count(dice, 'die', 'dice')}, ${chance}%`,
  lands: ({ colour }) => (colour === 'purple' ? 'inns and city' : `${v.colours[colour]} places`),
};

export const endings: Worded<keyof Endings> = {
  captionSetUp: () => `The realm is under attack. ${count(warSquares[0].cards, 'Darkness card')} a Night.`,
  captionBattle: ({ general, won }) =>
    won ? `${v.generals[general]} is defeated.` : `The battle with ${v.generals[general]} is lost.`,
  captionDay: ({ who }, say) => `The Day of ${p.who(who, say)} is over.`,
  captionEvening: ({ who }, say) => `Evening: ${p.who(who, say)} has drawn cards.`,
  captionNight: ({ quiet }) => (quiet ? 'A quiet Night.' : 'The Night is over.'),
  allGeneralsDefeated: () => 'All four generals are defeated: the realm is saved.',
  generalEntered: ({ general }) => `${lossText({ reason: 'general', general })}: the realm is lost.`,
  noMinionsLeft: ({ colour }) => `${capital(lossText({ reason: 'supply', colour }))}: the realm is lost.`,
  lastCrystal: () => 'The last crystal was placed: the realm is lost.',
  fiveInCity: () => 'Five minions stand in Monarch City: the realm is lost.',
  noHeroLeft: () => 'No hero is left: the realm is lost.',
  firstSeatMissing: () => 'The seat named to begin is not taken: chance decides.',
  oneEasierAtATime: () => 'The rulebook advises one easier change at a time.',
};
