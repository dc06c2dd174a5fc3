/** What those who watch may guess at, in every game that has it: over recorded games. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.js';
import {
  type AnyGame,
  type AnyTypes,
  type Fight,
  type GameEvent,
  locales,
  sayIn,
  start,
} from '../../src/kernel/index.js';
import type { SavedGame } from '../../scripts/rehearsal/recording.js';
import { replay } from '../../scripts/rehearsal/walk.js';

const names = ['Mira', 'Tom', 'Ada', 'Jo', 'Kim', 'Lou', 'Max', 'Noé'];
/** So many recordings are looked at. */
const looked = 8;

type Seen = { fight: Fight<AnyTypes>; at: number };

function recorded(game: AnyGame): SavedGame[] {
  const folder = join(import.meta.dirname, '..', 'games', game.id, 'recorded');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files
    .sort()
    .slice(0, looked)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as SavedGame);
}

/** Every fight that was offered, and everything that happened, with what had happened when it was offered. */
function played(game: AnyGame, saved: SavedGame): { offered: Seen[]; events: GameEvent<AnyTypes>[] } {
  const events = [...start(game, saved).events];
  const offered: Seen[] = [];
  replay(game, saved, (moment, before) => {
    const fight = game.fights?.ahead(game.view(before, 'spectator'));
    if (fight) offered.push({ fight, at: events.length });
    events.push(...moment.events);
  });
  return { offered, events };
}

describe.each(games.filter(({ fights }) => fights).map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const all = recorded(game).map((saved) => played(game, saved));

  test('fights are offered before they are decided, and end in one of the ways that were offered', () => {
    let decided = 0;
    for (const { offered, events } of all) {
      const ends = game.fights?.ended(events) ?? new Map<string, string>();
      const firstOffers = new Map([...offered].reverse().map((seen) => [seen.fight.id, seen]));
      const lastOffers = new Map(offered.map((seen) => [seen.fight.id, seen]));
      for (const [id, { fight, at }] of lastOffers) {
        const known = game.fights?.ended(events.slice(0, at));
        expect(known?.has(id), `${id} is offered and decided`).toBe(false);
        expect(firstOffers.get(id)?.fight.ends).toEqual(fight.ends);
        const end = ends.get(id);
        if (end === undefined) continue;
        decided += 1;
        expect(fight.ends).toContain(end);
      }
    }
    expect(decided).toBeGreaterThan(0);
  });

  test('question and answers fit a button, in every language', () => {
    const fights = all.flatMap(({ offered }) => offered.map(({ fight }) => fight));
    for (const locale of locales) {
      const say = sayIn(game, locale, names);
      const { fightEnds = {} } = game.text[locale];
      for (const { id, question, ends } of fights) {
        expect(say.text(question)).toMatch(/^\S.{5,140}\?$/u);
        expect(id.length).toBeLessThanOrEqual(24);
        expect(ends.length).toBeGreaterThanOrEqual(2);
        for (const end of ends) expect(fightEnds[end]?.length, `${locale} ${end}`).toBeLessThanOrEqual(40);
      }
      expect(Object.keys(fightEnds).sort()).toEqual([...new Set(fights.flatMap(({ ends }) => ends))].sort());
    }
  });
});
