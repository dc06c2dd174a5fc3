/** The lobby and the records, as English says them. */
import type { Catalogue } from '../../../../kernel/index.js';
import { type Omd, bossIds, fortressIds, heroIds } from '../../types/index.js';
import { ownFortressInBrief } from '../shared/own-fortress.js';
import { words } from './vocabulary.js';

const onOff = { on: 'on', off: 'off' };
const maps = Object.fromEntries(fortressIds.map((id) => [id, words.fortresses[id]]));
const bosses = {
  none: 'none',
  vote: 'by vote',
  ...Object.fromEntries(bossIds.map((id) => [id, words.bosses[id].name])),
};

export const options: Catalogue<Omd>['options'] = {
  mode: {
    label: 'Mode',
    values: { coop: 'co-op', rivalry: 'Rivalry' },
    description: 'Together against the waves, or team against team',
  },
  edition: {
    label: 'Edition',
    values: { order: 'Order', unchained: 'Unchained' },
    description: 'Which creatures invade and which heroes are offered',
  },
  heroes: { label: 'Heroes offered', values: { edition: 'of the edition', any: 'all twelve' } },
  fortress: { label: 'Fortress', values: { ...maps, custom: 'one of your own' } },
  'own-fortress': {
    label: 'Own fortress',
    values: {},
    description: 'A map of tiles and arrows, and a line of armies',
    brief: ownFortressInBrief((name, tiles) => `${name ?? 'without a name'} (${tiles} tiles and the Rift)`),
  },
  'fortress-b': { label: 'Unchained fortress', values: { same: 'the same', ...maps } },
  difficulty: {
    label: 'Difficulty',
    values: { standard: 'Standard', challenge: 'Challenge' },
    description: 'Challenge: ultimates start exhausted',
  },
  'boss-level2': { label: 'Boss of level 2', values: bosses },
  'boss-level3': { label: 'Boss of level 3', values: bosses },
  'boss-finale': { label: 'Final boss', values: bosses },
  'runner-bite': {
    label: 'Runner bite',
    values: { 2: '2', 3: '3 (harder)' },
    description: 'What a Kobold or Satyr takes from the Rift',
  },
  swaps: { label: 'Tile swaps', values: onOff },
  'first-lord': { label: 'First Rift Lord', values: { roll: 'by dice', first: 'the first hero' } },
  'rift-consent': { label: 'Rift skulls', values: { ask: 'ask the Rift Lord', open: 'free to use' } },
  seating: { label: 'Team seating', values: { blocks: 'side by side', alternate: 'alternating' } },
  escalation: {
    label: 'Escalation',
    values: onOff,
    description: 'Each repeated level 3 is harder, and the Rifts wear away',
  },
  overtime: { label: 'Overtime', values: onOff, description: 'The Rift wears away long after the last wave' },
};

export const presets: Catalogue<Omd>['presets'] = {
  'by-post': { label: 'By post', description: 'Co-op on First Gate; Rift skulls are free to use' },
  live: { label: 'Live', description: 'Co-op; the Rift Lord is asked for Rift skulls' },
  bosses: { label: 'Night of bosses', description: 'Co-op; you vote on a boss for level 2 and the finale' },
  rivalry: { label: 'Rivalry', description: 'Team Order against team Unchained, two to eight players' },
};

export const wishes: Catalogue<Omd>['wishes'] = {
  order: 'Team Order',
  unchained: 'Team Unchained',
  ...Object.fromEntries(heroIds.map((id) => [id, words.heroes[id].name])),
};

export const titles: Catalogue<Omd>['titles'] = {
  'last-word': { name: 'The Last Word', for: 'removed the last enemy' },
  'not-one-step': { name: 'Not One Step', for: 'a Rift that never lost health' },
  'by-a-hair': { name: 'By a Hair', for: 'victory with the Rift at 1' },
  'clean-sweep': { name: 'Clean Sweep', for: 'most creatures killed by one attack' },
  'giant-killer': { name: 'Giant Killer', for: 'most greater creatures and bosses killed' },
  duellist: { name: 'Duellist', for: 'most enemy heroes killed' },
  'orc-mower': { name: 'Orc Mower', for: 'most own kills' },
  'guardian-angel': { name: 'Guardian Angel', for: 'wounds taken over and friends healed' },
  'mind-the-edge': { name: 'Mind the Edge', for: 'most units pushed into lava or acid' },
  raider: { name: 'Raider', for: 'most courage skulls' },
  'long-arm': { name: 'Long Arm', for: 'most kills on other tiles' },
  'trap-smith': { name: 'Trap Smith', for: 'most traps placed' },
  'rift-banker': { name: 'Banker of the Rift', for: 'most skulls brought into the Rift pool' },
  'big-spender': { name: 'Big Spender', for: 'most skulls spent' },
  unbent: { name: 'Unbent', for: 'most wounds taken without dying' },
  'dice-darling': { name: 'Darling of the Dice', for: 'the fewest blanks' },
  'nine-lives': { name: 'Nine Lives', for: 'most deaths' },
};

export const recordWords: Catalogue<Omd>['recordWords'] = {
  ...maps,
  custom: words.ownFortress,
  ...words.difficulties,
  'coop-standard': 'co-op, Standard',
  'coop-challenge': 'co-op, Challenge',
  'rivalry-standard': 'Rivalry, Standard',
  'rivalry-challenge': 'Rivalry, Challenge',
};
