/** What the guild's records keep of a finished match: the level, how long it lasted, and who earned which title. */
import type { Awarded, GameEvent, GameRecord, Match, Seat } from '../../kernel/index.js';
import { total } from './rules/minions.js';
import { options } from './options.js';
import { type Die, type Dor, type Options, type TitleId, titleIds } from './types/index.js';

type Happened = GameEvent<Dor>;
/** Who did it, and how much of it. */
type Deed = { seat: Seat; count: number };

/** A title goes to whoever did something most, or most at once, if it was worth talking about. */
type Title = {
  least: number;
  /** Added up over the match, or the best single one. */
  counts: 'sum' | 'best';
  deeds(event: Happened): Deed[];
};

type Of<K extends Happened['type']> = Extract<Happened, { type: K }>['data'];

/** Every event of one type as a deed. */
function each<K extends Happened['type']>(type: K, deed: (data: Of<K>) => Deed): Title['deeds'] {
  return (event) => (event.type === type ? [deed(event.data as Of<K>)] : []);
}

const oneFor = ({ who }: { who: { seat: Seat } }): Deed => ({ seat: who.seat, count: 1 });

/** Minions struck down by a hero's own hand. */
function minionsFelled(event: Happened): Deed[] {
  if (event.type !== 'fought' && event.type !== 'luckStruck' && event.type !== 'minionsDefeated') return [];
  return [{ seat: event.data.who.seat, count: total(event.data.removed) }];
}

function lifeLost(event: Happened): Deed[] {
  if (event.type === 'wounded') return [{ seat: event.data.who.seat, count: event.data.lost }];
  return event.type === 'penaltySuffered' ? [{ seat: event.data.who.seat, count: event.data.life }] : [];
}

/** Dice that showed a 1, as they were first thrown or lay in the end. */
function onesThrown(event: Happened): Deed[] {
  if (event.type !== 'fought' && event.type !== 'rolled') return [];
  const dice: readonly Die[] = event.data.dice;
  return [{ seat: event.data.who.seat, count: dice.filter(({ value }) => value === 1).length }];
}

/** DOR-15: everybody named, with the points that made the title. */
function champions(event: Happened): Deed[] {
  if (event.type !== 'championNamed') return [];
  const { champions: named, names, points } = event.data;
  return named.map((who) => {
    const own = points[names.findIndex(({ seat, hero }) => seat === who.seat && hero === who.hero)];
    return { seat: who.seat, count: (own?.quests ?? 0) + (own?.generals ?? 0) };
  });
}

const titles: Record<TitleId, Title> = {
  'kings-champion': { least: 1, counts: 'best', deeds: champions },
  'general-slayer': {
    least: 1,
    counts: 'sum',
    deeds: each('battleWon', ({ slayer }) => ({ seat: slayer.seat, count: 1 })),
  },
  'minion-bane': { least: 10, counts: 'sum', deeds: minionsFelled },
  'great-stroke': { least: 4, counts: 'best', deeds: minionsFelled },
  'land-healer': {
    least: 2,
    counts: 'sum',
    deeds: each('cleansed', ({ who, removed }) => ({ seat: who.seat, count: Number(removed) })),
  },
  'quest-hero': { least: 2, counts: 'sum', deeds: each('questDone', oneFor) },
  wanderer: { least: 8, counts: 'sum', deeds: each('moved', oneFor) },
  'gate-builder': { least: 1, counts: 'sum', deeds: each('gateBuilt', oneFor) },
  'keen-ear': {
    least: 4,
    counts: 'sum',
    deeds: each('rumorsHeard', ({ who, kept }) => ({ seat: who.seat, count: kept.length })),
  },
  tactician: { least: 3, counts: 'sum', deeds: each('played', oneFor) },
  'brother-in-arms': { least: 2, counts: 'sum', deeds: each('joined', oneFor) },
  'many-scars': { least: 5, counts: 'sum', deeds: lifeLost },
  'well-rested': {
    least: 6,
    counts: 'sum',
    deeds: each('healed', ({ who, gained }) => ({ seat: who.seat, count: gained })),
  },
  'fallen-hero': { least: 1, counts: 'sum', deeds: each('heroDied', oneFor) },
  'snake-eyes': { least: 8, counts: 'sum', deeds: onesThrown },
};

/** Nobody is told apart by what all of them did alike; a lone player's deeds stand for themselves. */
function award(title: TitleId, seats: number, events: readonly Happened[]): Awarded[] {
  const { least, counts, deeds } = titles[title];
  const reached = Array.from({ length: seats }, () => 0);
  for (const { seat, count } of events.flatMap(deeds)) {
    const before = reached[seat] ?? 0;
    reached[seat] = counts === 'sum' ? before + count : Math.max(before, count);
  }
  const value = Math.max(...reached);
  const best = reached.flatMap((count, seat) => (count === value ? [seat] : []));
  const alike = seats > 1 && best.length === seats && title !== 'kings-champion';
  return value < least || alike ? [] : [{ title, seats: best, value }];
}

/** The level of the lobby whose switches were all set so, or `own` for a mixture of one's own. */
function levelOf(chosen: Options): string {
  const level = options.presets.find(({ options: listed }) =>
    Object.entries(listed).every(([name, value]) => chosen[name as keyof Options] === value),
  );
  return level?.id ?? 'own';
}

export function record(match: Readonly<Match<Dor>>, events: readonly Happened[]): GameRecord {
  const heroes = match.board.heroes.length;
  return {
    level: levelOf(match.options),
    ...(match.seats === 1 ? { variant: `solo-${heroes}` } : {}),
    rounds: Math.max(1, match.board.turn),
    titles: titleIds.flatMap((title) => award(title, match.seats, events)),
  };
}
