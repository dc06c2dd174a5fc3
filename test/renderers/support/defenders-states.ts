/** Situations worth looking at, from the first morning to the last evening. */
import { cardIds } from '../../../src/games/defenders/content/hero-cards.js';
import { locationIds, sites } from '../../../src/games/defenders/content/map.js';
import type { View } from '../../../src/games/defenders/types/index.js';
import { viewOf } from './defenders-view.js';

export const opening: View = viewOf({
  heroes: [
    {
      hero: 'eagle-rider',
      seat: 1,
      cards: ['hc-orc-valley-gate', 'sp-battle-luck-1'],
      quest: { id: 'q-rumors', marks: [] },
    },
    {
      hero: 'wizard',
      seat: 2,
      cards: ['hc-wolf-pass-gate', 'hc-raven-forest-horse'],
      quest: { id: 'q-orc-hunter', marks: [] },
    },
    {
      hero: 'cleric',
      seat: 3,
      cards: ['hc-fire-river-gate', 'hc-dark-woods-gate'],
      quest: { id: 'q-scout-gorgutt', marks: [] },
    },
    {
      hero: 'dwarf',
      seat: 0,
      cards: ['hc-bounty-bay-horse', 'sp-dark-visions'],
      quest: { id: 'q-ancient-tree-of-magic', marks: [] },
    },
  ],
  places: {
    'scorpion-canyon': 'rrr*',
    'thorny-woods': 'ggg',
    'dark-woods': 'kkk',
    'blizzard-mountains': 'bbb',
    'dancing-stones': 'o',
    'blood-flats': 'rr',
    'bounty-bay': 'bb',
    'windy-pass': 'rr',
    'raven-forest': 'gg',
    'wyvern-forest': 'ggg',
    'fire-river': 'kk',
    'withered-hills': 'r',
    'enchanted-glade': 'k',
    'crystal-hills': 'b',
  },
});

/** Before the Night that leads to `crowded`. */
export const crowdedBefore: View = viewOf({
  turn: 14,
  phase: 'evening',
  active: 1,
  war: 1,
  heroes: [
    {
      hero: 'paladin',
      seat: 0,
      loc: 'raven-forest',
      life: 4,
      cards: ['hc-raven-forest-horse', 'hc-thorny-woods-gate', 'hc-wolf-pass-gate', 'sp-battle-luck-1'],
      quest: { id: 'q-raids', marks: [] },
      completed: [{ id: 'q-helm-of-power', used: false, letter: 'A' }],
    },
    {
      hero: 'eagle-rider',
      seat: 1,
      loc: 'orc-valley',
      life: 3,
      actions: 0,
      style: 'sky',
      cards: [
        'hc-orc-valley-gate',
        'hc-orc-valley-horse',
        'hc-fire-river-gate',
        'sp-dark-visions',
        'sp-strong-defenses',
      ],
      quest: { id: 'q-find-magic-gate', marks: [] },
    },
    {
      hero: 'sorceress',
      seat: 2,
      loc: 'monarch-city',
      life: 5,
      cards: ['hc-fire-river-horse', 'hc-dark-woods-gate', 'hc-dark-woods-horse'],
      shape: 'green',
      quest: { id: 'q-organize-militia', marks: [{ colour: 'red', loc: 'pleasant-hill', minion: true }] },
    },
    {
      hero: 'rogue',
      seat: 3,
      loc: 'mermaid-harbor',
      life: 6,
      cards: ['hc-bounty-bay-horse'],
      quest: { id: 'q-scout-balazarg', marks: [] },
      completed: [
        { id: 'q-amulet-of-the-gods', used: false, letter: 'A' },
        { id: 'q-king-of-the-gryphons', used: false, letter: 'B' },
      ],
    },
  ],
  generals: {
    balazarg: { step: 2, life: 6 },
    sapphire: { step: 0, life: 0, defeatedBy: { seat: 3, hero: 'rogue' } },
    gorgutt: { step: 2, life: 2, healWait: 3 },
    varkolak: { step: 2, life: 5 },
  },
  places: {
    'scorpion-canyon': 'rr*',
    'angel-tear-falls': 'rrk',
    'bounty-bay': 'bb',
    'eagle-peak-pass': 'g',
    'sea-bird-port': 'kkr',
    'father-oak-forest': 'g',
    'wolf-pass': 'bb*',
    'orc-valley': 'rr',
    'brookdale-village': 'kk',
    'pleasant-hill': 'rr',
    'raven-forest': 'gg',
    'blood-flats': 'rrr*',
    'unicorn-forest': 'g',
    'golden-oak-forest': 'ggg',
    'ghost-marsh': 'r',
    'mccorm-highlands': 'k',
    'heavens-glade': 'gb',
    'whispering-woods': 'g',
    'withered-hills': 'rr',
    'cursed-plateau': 'r',
    'land-of-amazons': 'kk',
    'wyvern-forest': 'ggg*',
    'crystal-hills': 'bb',
    'mermaid-harbor': 'k',
    'monarch-city': 'kg',
    'dancing-stones': 'o',
    'gryphon-forest': 'gg',
    'minotaur-forest': 'gg',
    'serpent-swamp': 'r',
    'enchanted-glade': 'ko',
    'rock-bridge-pass': 'b',
  },
});

export const crowded: View = viewOf({
  turn: 15,
  phase: 'day',
  active: 2,
  war: 1,
  heroes: [
    {
      hero: 'paladin',
      seat: 0,
      loc: 'raven-forest',
      life: 4,
      cards: ['hc-raven-forest-horse', 'hc-thorny-woods-gate', 'hc-wolf-pass-gate', 'sp-battle-luck-1'],
      quest: { id: 'q-raids', marks: [] },
      completed: [{ id: 'q-helm-of-power', used: false, letter: 'A' }],
    },
    {
      hero: 'eagle-rider',
      seat: 1,
      loc: 'orc-valley',
      life: 2,
      style: 'sky',
      cards: [
        'hc-orc-valley-gate',
        'hc-orc-valley-horse',
        'hc-fire-river-gate',
        'sp-dark-visions',
        'sp-strong-defenses',
        'hc-pleasant-hill-eagle',
        'hc-sea-bird-port-eagle',
      ],
      quest: { id: 'q-find-magic-gate', marks: [] },
    },
    {
      hero: 'sorceress',
      seat: 2,
      loc: 'monarch-city',
      life: 5,
      cards: ['hc-fire-river-horse', 'hc-dark-woods-gate', 'hc-dark-woods-horse'],
      shape: 'green',
      quest: { id: 'q-organize-militia', marks: [{ colour: 'red', loc: 'pleasant-hill', minion: true }] },
    },
    {
      hero: 'rogue',
      seat: 3,
      loc: 'angel-tear-falls',
      life: 6,
      cards: ['hc-bounty-bay-horse'],
      quest: { id: 'q-scout-balazarg', marks: [] },
      completed: [
        { id: 'q-amulet-of-the-gods', used: false, letter: 'A' },
        { id: 'q-king-of-the-gryphons', used: false, letter: 'B' },
      ],
    },
  ],
  generals: {
    balazarg: { step: 2, life: 6 },
    sapphire: { step: 0, life: 0, defeatedBy: { seat: 3, hero: 'rogue' } },
    gorgutt: { step: 2, life: 2, healWait: 2 },
    varkolak: { step: 3, life: 5 },
  },
  places: {
    'scorpion-canyon': 'rr*',
    'angel-tear-falls': 'rrk',
    'bounty-bay': 'bbk',
    'eagle-peak-pass': 'g',
    'sea-bird-port': 'kkr',
    'father-oak-forest': 'gkk',
    'wolf-pass': 'bb*',
    'orc-valley': 'rr',
    'brookdale-village': 'kkr',
    'pleasant-hill': 'rr',
    'raven-forest': 'ggr',
    'blood-flats': 'rrr**',
    'unicorn-forest': 'gr',
    'golden-oak-forest': 'ggg',
    'ghost-marsh': 'r',
    'mccorm-highlands': 'k',
    'heavens-glade': 'gb',
    'whispering-woods': 'g',
    'withered-hills': 'rr',
    'cursed-plateau': 'r',
    'land-of-amazons': 'kk',
    'wyvern-forest': 'ggg*',
    'crystal-hills': 'bb',
    'monarch-city': 'kgr',
    'dancing-stones': 'o',
    'gryphon-forest': 'gg',
    'minotaur-forest': 'gg',
    'serpent-swamp': 'r',
    'enchanted-glade': 'ko',
    'rock-bridge-pass': 'b',
  },
  lastNight: {
    turn: 14,
    quiet: false,
    cards: [
      {
        card: 'ds-gorgutt-01',
        no: 1,
        full: true,
        replaced: false,
        effects: [
          {
            type: 'overrun',
            loc: 'blood-flats',
            colour: 'red',
            to: ['brookdale-village', 'raven-forest', 'scorpion-canyon', 'unicorn-forest'],
          },
          { type: 'advance', general: 'varkolak', from: 'sea-bird-port', to: 'father-oak-forest', step: 3 },
        ],
      },
    ],
  },
});

/** A hand with cards of every kind, one of which can be played. */
export const handful: View = viewOf({
  turn: 9,
  heroes: [
    {
      hero: 'eagle-rider',
      seat: 0,
      loc: 'angel-tear-falls',
      life: 3,
      actions: 2,
      style: 'sky',
      cards: ['hc-dragons-teeth-range-eagle', 'sp-cavalry-sweep', 'hc-mermaid-harbor-horse-1', 'hc-raven-forest-horse'],
      quest: { id: 'q-organize-militia', marks: [{ colour: 'red', loc: 'pleasant-hill', minion: true }] },
      completed: [{ id: 'q-king-of-the-gryphons', used: false, letter: 'A' }],
    },
    { hero: 'dwarf', seat: 1 },
  ],
  playable: ['2', 'A'],
});

/** As bad as it gets: every place full of three peoples, crystals everywhere, all heroes with one general. */
export function worst(): View {
  const trios = ['rbg', 'gbk', 'krb', 'grk'] as const;
  const places = Object.fromEntries(
    locationIds.map((loc, index) => [
      loc,
      sites[loc].kind === 'inn' ? '' : sites[loc].kind === 'city' ? 'rbgko' : `${trios[index % 4] ?? ''}**`,
    ]),
  );
  const crew = ['eagle-rider', 'sorceress', 'cleric', 'paladin'] as const;
  return viewOf({
    turn: 38,
    war: 3,
    heroes: crew.map((hero, seat) => ({
      hero,
      seat,
      loc: 'orc-valley',
      life: 1,
      cards: cardIds.slice(seat * 10, seat * 10 + 10),
      quest: { id: 'q-scout-varkolak', marks: [] },
      completed: (['q-amulet-of-the-gods', 'q-boots-of-speed', 'q-unicorn-steed', 'q-orc-hunter'] as const).map(
        (id, index) => ({ id, used: false, letter: String.fromCharCode(65 + index) }),
      ),
    })),
    places,
    generals: {
      balazarg: { step: 3, life: 1, healWait: 4 },
      sapphire: { step: 3, life: 2, healWait: 0 },
      gorgutt: { step: 3, life: 2, healWait: 5 },
      varkolak: { step: 3 },
    },
  });
}
