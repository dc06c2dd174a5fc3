/** Views of Defenders of the Realm made by hand, for states that a random game seldom reaches. */
import type { CardId } from '../../../src/games/defenders/content/hero-cards.js';
import { type GeneralId, generalBoards, generalIds } from '../../../src/games/defenders/content/generals.js';
import { type HeroId, heroLife } from '../../../src/games/defenders/content/heroes.js';
import { type LocId, locationIds } from '../../../src/games/defenders/content/map.js';
import type { Counts } from '../../../src/games/defenders/content/peoples.js';
import type { Dor, General, Hero, Place, View } from '../../../src/games/defenders/types/index.js';

const plainOptions: Dor['options'] = {
  heroesPerPlayer: 1,
  heroPick: 'choose',
  first: 'random',
  champion: true,
  autoSave: true,
  smallerInvasion: false,
  noPenalty: false,
  moreCards: false,
  life: 'printed',
  overrunsAtSetUp: false,
  fewerSpecials: 0,
  fewerLulls: 0,
  smallSupply: false,
};

export type HeroSketch = { hero: HeroId; seat: number; loc?: LocId; cards?: readonly CardId[] } & Partial<
  Omit<Hero, 'hero' | 'seat' | 'loc' | 'hand'>
>;

export type Sketch = {
  heroes: readonly HeroSketch[];
  /** Minions by letters as in plans: `wolf-pass: 'bbg'`; `*` is a crystal, `o` a gate. */
  places?: Partial<Record<LocId, string>>;
  generals?: Partial<Record<GeneralId, Partial<General>>>;
} & Partial<Pick<View, 'turn' | 'phase' | 'active' | 'war' | 'lastNight' | 'lastBattle' | 'question' | 'history'>> &
  Partial<Pick<View, 'result' | 'battle' | 'fight' | 'night' | 'playable'>>;

function heroOf({ hero, seat, loc, cards, ...rest }: HeroSketch): Hero {
  const life = heroLife[hero];
  return {
    seat,
    hero,
    loc: loc ?? 'monarch-city',
    life,
    maxLife: life,
    actions: life,
    bonus: 0,
    hand: (cards ?? []).map((card, index) => ({ no: index + 1, card })),
    quest: null,
    completed: [],
    trophies: [],
    pastTrophies: [],
    rumorsUsed: 0,
    teleportUsed: false,
    callOffUsed: false,
    style: hero === 'eagle-rider' ? 'ground' : null,
    freshMount: false,
    shape: null,
    ambushUsed: false,
    pledge: null,
    owes: 0,
    fallen: false,
    gone: false,
    kills: 0,
    ...rest,
  };
}

function placeOf(letters: string): Place {
  const count = (letter: string): number => letters.split(letter).length - 1;
  const minions: Counts = { red: count('r'), blue: count('b'), green: count('g'), black: count('k') };
  return { minions, crystals: count('*'), gate: count('o') > 0 };
}

/** The four generals at home with three minions each, and a gate at the Dancing Stones. */
const opening: Partial<Record<LocId, string>> = {
  'scorpion-canyon': 'rrr*',
  'thorny-woods': 'ggg',
  'dark-woods': 'kkk',
  'blizzard-mountains': 'bbb',
  'dancing-stones': 'o',
};

export function viewOf(sketch: Sketch): View {
  const letters = sketch.places ?? opening;
  const locations = Object.fromEntries(
    locationIds.map((loc) => [loc, placeOf(letters[loc] ?? '')]),
  ) as View['locations'];
  const onBoard = (letter: string): number =>
    Object.values(letters).reduce((sum, each) => sum + each.split(letter).length - 1, 0);
  const generals = Object.fromEntries(
    generalIds.map((general) => [
      general,
      {
        step: 0,
        life: generalBoards[general].life,
        healWait: null,
        defeatedBy: null,
        ...sketch.generals?.[general],
      } satisfies General,
    ]),
  ) as View['generals'];
  const heroes = sketch.heroes.map(heroOf);
  return {
    turn: sketch.turn ?? 1,
    phase: sketch.phase ?? 'day',
    active: sketch.active ?? 0,
    war: sketch.war ?? 0,
    heroes,
    locations,
    supply: {
      minions: { red: 25 - onBoard('r'), blue: 25 - onBoard('b'), green: 25 - onBoard('g'), black: 25 - onBoard('k') },
      crystals: 12 - onBoard('*'),
      gates: 5 - onBoard('o'),
    },
    generals,
    heroDiscard: [],
    removed: [],
    darkDiscard: [],
    darkTotal: 56,
    questDiscard: [],
    unusedHeroes: [],
    deadHeroes: [],
    night: sketch.night ?? null,
    quietNight: false,
    dayOver: false,
    endAsked: false,
    spied: [],
    fight: sketch.fight ?? null,
    battle: sketch.battle ?? null,
    alerts: heroes.map(() => 'important'),
    lastNight: sketch.lastNight ?? null,
    lastBattle: sketch.lastBattle ?? null,
    tally: { crystalsPlaced: onBoard('*'), overruns: 0, heroesLost: 0, battlesWon: 0, battlesLost: 0 },
    history: sketch.history ?? [],
    result: sketch.result ?? null,
    viewer: 'spectator',
    empty: [],
    options: plainOptions,
    wished: [],
    decks: { hero: 97 - heroes.reduce((sum, hero) => sum + hero.hand.length, 0), dark: 50, quest: 20 },
    foreseen: [],
    playable: sketch.playable ?? [],
    question: sketch.question ?? { step: 'day' },
  };
}
