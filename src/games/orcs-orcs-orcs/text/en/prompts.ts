/** English prompts, labels and captions. */
import { clip } from '../../../../pieces/wording/index.js';
import { en as english } from '../../../../pieces/wording/en.js';
import type { Catalogue } from '../../../../kernel/index.js';
import { fateCard } from '../../content/fate.js';
import { spellData } from '../../content/spells.js';
import { effectsOf, elementOf } from '../../rules/cards.js';
import type { CaptionTexts, LabelTexts, Ooo, PromptTexts } from '../../types/index.js';
import { handLines } from '../shared/hand.js';
import { labelLength, phrasing } from '../shared/phrases.js';
import { boardLines } from '../shared/status.js';
import { words } from './vocabulary.js';

const { all, card, counted, creature, either, rule: ruleOf, upgrade } = phrasing(words);
const { movesOf } = boardLines(words);
const { describe } = handLines(words);
const { s } = english;

type Wordings<K extends keyof Ooo['texts']> = Pick<Catalogue<Ooo>['texts'], K>;

export const prompts: Wordings<keyof PromptTexts> = {
  promptMission: () => 'Keep one of your two secret missions.',
  promptTerrain: ({ lane }) => `Choose the section of lane ${lane} that gets a terrain tile.`,
  promptReveal: ({ lanes }) => `Reveal a marker in lane ${either(lanes.map(String))}.`,
  promptOwed: ({ owed }) => `First pay your debt: discard ${owed} card${s(owed)}.`,
  promptAction: ({ left, energy }) =>
    `${left === 0 ? 'No actions' : `${left} action${s(left)}`} left${energy > 0 ? `, ${energy} magic energy for the next one` : ''}.`,
  promptCasting: ({ spell, energy, element, mayTakeBack }) =>
    `${card(spell)} lies open with ${energy} ${words.elements[element]}: boost it${mayTakeBack ? ', resolve it or take it back' : ' or resolve it'}.`,
  promptBonus: ({ queue }) =>
    `Bonus actions waiting: ${counted(queue.map((bonus) => words.bonusActions[bonus])).join(', ')}.`,
  promptDiscard: ({ owed }) => `You owe ${owed} discard${s(owed)}; pay now or at the start of your next turn.`,
  promptPrefs: () => 'Preferences: bonus actions by themselves, or on asking.',
};

export const labels: Wordings<keyof LabelTexts> = {
  missionChoice: ({ mission }) => `${words.missions[mission].name}: ${words.missions[mission].text}`,
  ringChoice: ({ ring, left }) => `${words.rings[ring]} section (${left} tile${s(left)} of this size left)`,
  laneChoice: ({ lane, markers }) => `lane ${lane} (${markers} marker${s(markers)})`,
  spaceChoice: ({ space, creatures }) =>
    `space ${space} (${creatures === 0 ? 'no' : creatures} creature${s(creatures)} in the lane)`,
  spellChoice: ({ card: code }) => card(code),
  aboutCard: ({ card: code }) => describe(code),
  kindChoice: ({ kind }) => words.kinds[kind],
  upgradesChoice: ({ upgrades, energy, element, defeats }) => {
    const fall =
      defeats.length === 0 ? '' : ` · falls: ${counted(defeats.map((kind) => words.kinds[kind])).join(', ')}`;
    return clip(`${upgrades.map(upgrade).join(' + ')} = ${energy} ${words.elements[element]}${fall}`, labelLength);
  },
  effectChoice({ spell, effect }) {
    const data = effectsOf(spell)[effect - 1];
    const text = data ? words.effect(data, spellData[spell].range) : '';
    return clip(`${effect} (${data?.cost ?? 0} ${words.elements[elementOf(spell)]}): ${text}`, labelLength);
  },
  fizzleChoice: () => '0: let the spell fizzle',
  openChoice: () => 'yes: leave the spell open and add cards one by one',
  closedChoice: () => 'no: resolve it at once',
  creatureChoice: ({ section, kind, left, falls }) =>
    `${creature(kind, section)}${falls ? ' falls' : ` (${left} hp left)`}`,
  toadlingTarget: ({ section }) => words.toadlingOn(words.section(section)),
  sectionChoice: ({ section, second, hit, falls }) =>
    `${words.section(section)}${second ? ` and ${words.section(second)}` : ''}: ${hit} hit${falls > 0 ? `, ${falls} fall${falls === 1 ? 's' : ''}` : ''}`,
  swapChoice: ({ first, second }) =>
    `${creature(first.kind, first.section)} ⇄ ${creature(second.kind, second.section)}`,
  pullChoice: ({ from, kind, to }) => `${creature(kind, from)} → ${words.section(to)}`,
  playerChoice: ({ seat, hand }, say) => clip(`${say.seat(seat)} (${hand} card${s(hand)})`, labelLength),
  useDraw: () => 'draw a card',
  useTeleport: ({ space }) => `teleport to space ${space}`,
  useBoth: ({ space }) => `teleport to space ${space} and draw a card`,
  toadlingChoice: ({ toadling, count }) => `${words.toadlings[toadling]}${count > 1 ? ` ×${count}` : ''}`,
  bonusChoice: ({ bonus, count }) => `${words.bonusActions[bonus]}${count > 1 ? ` ×${count}` : ''}`,
  bonusAll: () => 'all of them',
  bonusNone: () => 'none: decline the rest',
  autoOn: () => 'on: bonus actions are taken for you',
  autoOff: () => 'off: you are asked every time',
};

export const captions: Wordings<keyof CaptionTexts> = {
  captionFate({ round, card: id }) {
    const { moves, rule } = fateCard(id);
    return `Round ${round}: ${movesOf(moves)} advance${rule ? `; ${ruleOf(rule)}` : ''}.`;
  },
  captionReveal: ({ seat }, say) => `${say.seat(seat)} takes the field.`,
  captionTurn: ({ seat }, say) => `${say.seat(seat)}’s turn is over.`,
  captionScore: () => 'The last round is over: final score.',
  archmage: ({ winners, vp }, say) =>
    winners.length === 1
      ? `${say.seat(winners[0] ?? 0)} is Archmage with ${vp} VP.`
      : `${all(winners.map((seat) => say.seat(seat)))} share the title of Archmage with ${vp} VP each.`,
  hintBonusActions: () => 'Brood Toad and Bomber are best with Bonus Actions.',
};
