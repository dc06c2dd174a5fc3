/** All plays by name, and which of a seat's holdings can be played now. */
import type { Seat } from '../../../kernel/index.js';
import { isSpecial } from '../content/hero-cards.js';
import { type QuestId, type RewardKind, quests } from '../content/quests.js';
import { type SpecialKind, type Timing, specialCards } from '../content/special-cards.js';
import { type Holding, holdings } from '../rules/hands.js';
import { timingsAllowed } from '../rules/timing.js';
import type { DorFrame, Table } from '../types/index.js';
import type { Playable } from './playable.js';
import {
  battleLuck,
  blessing,
  holdGeneral,
  hunter,
  militiaSecuresArea,
  quietNight,
  raids,
  spyInTheCamp,
} from './reactions.js';
import {
  ancientTree,
  battleStrategy,
  cavalrySweep,
  crystalOfLight,
  elvenArchers,
  kingsGuardAttack,
  spellOfPurity,
} from './removals.js';
import { battleFury, darkVisions, hammerOfValor, kingOfTheGryphons, localInformation, magicGate } from './travels.js';

const cards: Record<SpecialKind, Playable> = {
  'magic-gate': magicGate,
  'hammer-of-valor': hammerOfValor,
  'spell-of-purity': spellOfPurity,
  'elven-archers': elvenArchers,
  'battle-strategy': battleStrategy,
  'all-is-quiet': quietNight,
  'battle-luck': battleLuck,
  'battle-fury': battleFury,
  'local-information': localInformation,
  'kings-guard-attack': kingsGuardAttack,
  'cavalry-sweep': cavalrySweep,
  'dark-visions': darkVisions,
  'militia-secures-area': militiaSecuresArea,
  'strong-defenses': holdGeneral,
  'spy-in-the-camp': spyInTheCamp,
};

/** Rewards used with `play`; the extra dice of Find Magic Gate go with `fight`, `attack` and `join`. */
const rewards: Partial<Record<RewardKind, Playable>> = {
  'crystal-of-light': crystalOfLight,
  'ancient-tree': ancientTree,
  blessing,
  gryphons: kingOfTheGryphons,
  militia: holdGeneral,
  raids,
};

function rewardPlay(quest: QuestId): { play: Playable; timing: Timing } | undefined {
  const { reward } = quests[quest];
  if (reward.lasts !== 'once') return undefined;
  const play = reward.kind === 'hunter' && reward.colour ? hunter(reward.colour) : rewards[reward.kind];
  return play && { play, timing: reward.timing };
}

/** What a holding does when it is played; undefined for location cards and for rewards that go with other commands. */
export function playOf(holding: Holding): { play: Playable; timing: Timing } | undefined {
  if (holding.type === 'reward') return rewardPlay(holding.quest);
  if (!isSpecial(holding.card)) return undefined;
  const { kind, timing } = specialCards[holding.card];
  return { play: cards[kind], timing };
}

/** Whether the present moment allows it, whatever it would do. */
export function isTimely(table: Table, question: DorFrame | null, holding: Holding): boolean {
  const found = playOf(holding);
  if (!found || !timingsAllowed(question).includes(found.timing)) return false;
  if (found.timing === 'own-day') return holding.slot === table.active;
  // The deck is not looked into between the reveal of a Darkness card and its resolution.
  const looksAhead = holding.type === 'card' && holding.card === 'sp-dark-visions';
  return !(looksAhead && table.night?.card);
}

export function isPlayable(table: Table, question: DorFrame | null, holding: Holding): boolean {
  return isTimely(table, question, holding) && (playOf(holding)?.play.possible(table, holding.slot) ?? false);
}

/** Everything the seat could play now, in the order of its hand. */
export function playableNow(table: Table, question: DorFrame | null, seat: Seat): Holding[] {
  if (timingsAllowed(question).length === 0) return [];
  return holdings(table, seat).filter((holding) => isPlayable(table, question, holding));
}
