/** English prompts, labels, captions and endings. */
import type { Catalogue } from '../../../../kernel/index.js';
import type { Ask, LabelTexts, Omd, OtherTexts, PromptTexts, Purchase } from '../../types/index.js';
import { naming } from '../shared/naming.js';
import { words } from './vocabulary.js';
import { advice } from './advice.js';

const { hero, boss, tile, count, unit, card, label } = naming(words);
const { language } = words;
type Wordings<K extends keyof Omd['texts']> = Pick<Catalogue<Omd>['texts'], K>;

function wanted(purchase: Purchase): string {
  if (purchase.what === 'equip' || purchase.what === 'trap') return card(purchase.card);
  return purchase.what === 'weapon' ? 'a better weapon' : (words.values[purchase.what] ?? purchase.what);
}

function asked({ ask, side, heroes }: PromptTexts['ask']): string {
  const named = (slot: number): string => hero(heroes[slot] ?? null);
  const questions: { [K in Ask['kind']]: (one: Extract<Ask, { kind: K }>) => string } = {
    hunters: ({ pack }) =>
      `${pack.boss ? boss(pack.boss) : count(side, 'hunter', pack.count)} on ${tile(pack.tile)} can reach several tiles with heroes: where ${pack.boss || pack.count === 1 ? 'does it' : 'do they'} go?`,
    substitute: ({ missing, comes }) =>
      `Not enough ${words.creatures[side][missing][1]}: which start tile takes the ${words.creatures[side][comes][0]} instead?`,
    gate: ({ boss: id }) => `${boss(id)} arrives: on which start tile?`,
    pitfall: () => 'One of the creatures that crossed the pitfall dies. Which?',
    fumes: () => 'One of the creatures in the fume cellar dies. Which?',
    plan: ({ tile: at }) => `The traps of ${tile(at)} spring: what shall they do?`,
    ram: ({ count: many }) => `The ram pushes ${many} back: which?`,
    target: () => 'Which group attacks whom?',
    reward: ({ dead }) => `${named(dead)} has fallen: their Rift loses 3, or ours gains 3?`,
    tie: ({ moment }) => `The vote for ${words.moments[moment] ?? moment} is tied: decide.`,
    help: ({ slot, target }) =>
      `${named(slot)} wants to push the ${unit(target, side)} with your help. Do you join in?`,
    pay: ({ slot }) => `The acid wants something of ${named(slot)}: what is lost?`,
    bulwark: ({ hurt }) =>
      `${named(hurt.slot)} is about to take ${hurt.wounds} wound${hurt.wounds === 1 ? '' : 's'}: how many does Hogarth take over?`,
  };
  return (questions[ask.kind] as (one: Ask) => string)(ask);
}

export const prompts: Wordings<keyof PromptTexts> = {
  askSwaps: ({ left }) =>
    left === 1
      ? 'Swap one more standard tile for a special one, or go on.'
      : `Swap up to ${left} standard tiles for special ones, or go on.`,
  askHero: () => 'Pick your hero.',
  askVotes: () => 'Vote on the bosses: one vote for each moment.',
  askPlace: ({ hero: id }) => `Place ${hero(id)} on a tile of your fortress.`,
  askUpgrade: ({ heroes }) =>
    `Hero Upgrade phase: ${language.all(heroes.map(hero))}, spend your skulls, then say done.`,
  askConsent: ({ purchase, hero: id }) =>
    `${hero(id)} wants to spend ${words.skulls(purchase.rift)} of the Rift on ${wanted(purchase)}.`,
  askTurn: ({ hero: id }) => `${hero(id)}’s turn: attack, move, use what you have.`,
  askRoll: ({ hero: id, tile: at, canReroll }) =>
    `${hero(id)} has rolled against ${tile(at)}: say what shall happen${canReroll ? ', or reroll' : ''}.`,
  askReturn: ({ hero: id }) => `${hero(id)} returns: on which tile?`,
  ask: (params) => (params.by === 'lord' ? `The team does not agree. ${asked(params)}` : asked(params)),
};

export const labels: Wordings<keyof LabelTexts> = {
  label: (one) => label(one),
  voteLine: ({ moment, boss: id }) => `${words.moments[moment] ?? moment}: ${id === null ? 'no vote yet' : boss(id)}`,
};

export const captions: Wordings<keyof OtherTexts> = {
  hint: ({ difficulty, heroes, differs }) => {
    const step = difficulty
      ? `${words.difficulties[difficulty]} for ${heroes} heroes`
      : 'A fortress of your own has no difficulty step';
    return differs ? `${step}. The two fortresses differ: one side may have it easier.` : `${step}.`;
  },
  captionReady: () => 'The fortress stands ready',
  captionCreatures: ({ round }) => `Round ${round}: the creatures have struck`,
  captionTurn: ({ hero: id }) => `After ${hero(id)}’s turn`,
  captionLevel: ({ level }) => `Level ${level} begins`,
  endHeld: ({ rating }) => `The Rift holds! Every wave is broken. Rating: ${rating} of 5 skulls.`,
  endFallen: () => 'The Rift has fallen.',
  endRivalry: ({ side }) => `The other Rift has fallen: team ${words.sides[side]} wins.`,
  endShared: () => 'Both Rifts fell at the same moment: a shared victory.',
  why: ({ reason }) => advice[reason],
};
