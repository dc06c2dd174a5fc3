/** What the guild's records keep of a finished match: what was played, how long, and who earned which title. */
import type { Awarded, GameEvent, GameRecord, Match, Seat } from '../../kernel/index.js';
import { kindData } from './content/creatures.js';
import { options } from './options.js';
import { type Category, type Ooo, type Options, type TitleId, titleIds } from './types/index.js';

type Happened = GameEvent<Ooo>;
/** Who did it, and how much of it. */
type Deed = { seat: Seat; count: number };

/** A title goes to whoever did something most, or most at once, if it was worth talking about. */
type Title = {
  least: number;
  deeds(events: readonly Happened[]): Iterable<Deed>;
  /** Added up over the match, or the best single one. */
  counts: 'sum' | 'best';
};

type Of<K extends Happened['type']> = Extract<Happened, { type: K }>['data'];

/** Every event of one type as a deed, if it is one. */
function each<K extends Happened['type']>(type: K, deed: (data: Of<K>) => Deed | undefined): Title['deeds'] {
  return function* found(events) {
    for (const event of events) {
      const done = event.type === type ? deed(event.data as Of<K>) : undefined;
      if (done) yield done;
    }
  };
}

const oneFor = ({ seat }: { seat: Seat }): Deed => ({ seat, count: 1 });

/** Creatures defeated, all or those of one category. */
function defeats(category?: Category): Title['deeds'] {
  return each('struck', ({ seat, blows }) => ({
    seat,
    count: blows.filter(({ defeated, kind }) => defeated && (!category || kindData[kind].category === category)).length,
  }));
}

/** What one spell brought down, explosions included: from its casting to the next thing a player does. */
function* perSpell(events: readonly Happened[]): Generator<Deed> {
  let spell: Deed | undefined;
  for (const event of events) {
    if (event.type === 'spellCast') {
      if (spell) yield spell;
      spell = { seat: event.data.seat, count: 0 };
    } else if (event.type === 'turnEnded' || event.type === 'toadlingUsed') {
      if (spell) yield spell;
      spell = undefined;
    } else if (event.type === 'struck' && spell) {
      spell.count += event.data.blows.filter(({ defeated }) => defeated).length;
    }
  }
}

/** Spells, teleports and powers of one turn. */
function* perTurn(events: readonly Happened[]): Generator<Deed> {
  let turn: Deed | undefined;
  for (const event of events) {
    if (event.type === 'turnBegan') turn = { seat: event.data.seat, count: 0 };
    else if (event.type === 'turnEnded') {
      if (turn) yield turn;
      turn = undefined;
    } else if (turn && isAction(event)) turn.count += 1;
  }
}

function isAction(event: Happened): boolean {
  if (event.type === 'teleported') return event.data.by === 'action';
  return ['spellCast', 'fizzled', 'learned', 'purged', 'poisoned'].includes(event.type);
}

/** Points made up by a winner since the round after which they lay last. */
function* comebacks(events: readonly Happened[]): Generator<Deed> {
  const rounds = events.flatMap((event) => (event.type === 'roundEnded' ? [event.data.scores] : []));
  const winners = events.flatMap((event) =>
    event.type === 'scored' ? event.data.rows.filter(({ rank }) => rank === 1) : [],
  );
  for (const { seat } of winners) {
    for (const scores of rounds) {
      const own = scores[seat] ?? 0;
      if (own === Math.min(...scores)) yield { seat, count: Math.max(...scores) - own };
    }
  }
}

const titles: Record<TitleId, Title> = {
  'horde-breaker': { least: 8, counts: 'sum', deeds: defeats() },
  'goblin-sweeper': { least: 4, counts: 'sum', deeds: defeats('weak') },
  'rider-hunter': { least: 3, counts: 'sum', deeds: defeats('strong') },
  'giant-slayer': { least: 2, counts: 'sum', deeds: defeats('mighty') },
  'great-blast': { least: 3, counts: 'best', deeds: perSpell },
  overcharged: { least: 4, counts: 'best', deeds: each('spellCast', ({ seat, energy }) => ({ seat, count: energy })) },
  whirlwind: { least: 4, counts: 'best', deeds: perTurn },
  wanderer: { least: 4, counts: 'sum', deeds: each('teleported', oneFor) },
  bookworm: { least: 3, counts: 'sum', deeds: each('learned', oneFor) },
  empowered: { least: 2, counts: 'sum', deeds: each('powerGained', oneFor) },
  poisoner: { least: 1, counts: 'sum', deeds: each('poisoned', oneFor) },
  'iron-stomach': { least: 1, counts: 'sum', deeds: each('poisoned', ({ victim }) => ({ seat: victim, count: 1 })) },
  'toad-charmer': { least: 2, counts: 'sum', deeds: each('toadlingTaken', oneFor) },
  bombardier: {
    least: 2,
    counts: 'sum',
    deeds: each('struck', ({ seat, by, blows }) =>
      by === 'explosion' ? { seat, count: blows.filter(({ defeated }) => defeated).length } : undefined,
    ),
  },
  'breach-victim': {
    least: 2,
    counts: 'sum',
    deeds: each('breached', ({ seat, lost }) => (lost && seat !== null ? { seat, count: 1 } : undefined)),
  },
  misfire: { least: 2, counts: 'sum', deeds: each('fizzled', oneFor) },
  'secret-agent': {
    least: 6,
    counts: 'best',
    deeds: (events) =>
      events.flatMap((event) =>
        event.type === 'scored' ? event.data.rows.map(({ seat, missionVp }) => ({ seat, count: missionVp })) : [],
      ),
  },
  comeback: { least: 5, counts: 'best', deeds: comebacks },
};

/** Nobody is told apart by what all of them did alike. */
function award(title: TitleId, seats: number, events: readonly Happened[]): Awarded[] {
  const { least, counts, deeds } = titles[title];
  const reached = Array.from({ length: seats }, () => 0);
  for (const { seat, count } of deeds(events)) {
    const before = reached[seat] ?? 0;
    reached[seat] = counts === 'sum' ? before + count : Math.max(before, count);
  }
  const value = Math.max(...reached);
  const best = reached.flatMap((count, seat) => (count === value ? [seat] : []));
  return value < least || best.length === seats ? [] : [{ title, seats: best, value }];
}

/** The preset that was played, or `own` where the table agreed on something else. */
function variantOf(chosen: Options): string {
  const names = Object.keys(chosen) as (keyof Options)[];
  const preset = options.presets.find(({ options: listed }) => names.every((name) => listed[name] === chosen[name]));
  return preset?.id ?? 'own';
}

export function record(match: Readonly<Match<Ooo>>, events: readonly Happened[]): GameRecord {
  return {
    variant: variantOf(match.options),
    rounds: match.board.round,
    titles: titleIds.flatMap((title) => award(title, match.seats, events)),
  };
}
