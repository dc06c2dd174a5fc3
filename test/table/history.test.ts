import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type House,
  asks,
  denied,
  done,
  duel,
  mark,
  mira,
  openHouse,
  opening,
  otto,
  watch,
  zoe,
} from '../support/tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function savedGame(more: readonly number[] = []): Promise<string> {
  const { tables } = house;
  const id = await watch(house, [mira, otto]);
  done(await tables.answer(id, { action: 'roll', args: {} }, asks(mira)));
  done(await tables.answer(id, { action: 'feed', args: { logs: 3 } }, asks(otto)));
  done(await tables.answer(id, { action: 'feed', args: { logs: 2 } }, asks(mira)));
  done(await tables.undo(id, asks(mira)));
  done(await tables.answer(id, { action: 'feed', args: { logs: 1 } }, asks(mira)));
  for (const logs of more) done(await tables.answer(id, { action: 'feed', args: { logs } }, asks(otto)));
  const saved = await tables.exportTable(id, asks(mira));
  if (!saved.ok) throw new Error(saved.code);
  return saved.json;
}

describe('the log', () => {
  test('tells everyone what is theirs to know, with what was taken back marked, in the reader’s language', async () => {
    const { tables } = house;
    const id = await duel(house);
    done(await tables.answer(id, mark(5), asks(mira)));
    done(await tables.undo(id, asks(mira)));
    const page = await tables.log(id, { viewer: otto.id, locale: 'fr' });
    expect(page.ok && page.lines.map(({ text, undone }) => [text, undone])).toEqual([
      ['Mira ouvre une table.', false],
      ['Otto rejoint la table.', false],
      ['La partie commence.', false],
      ['Mira marque la case 5.', true],
      ['1 coup annulé à la demande de Mira.', false],
    ]);
  });

  test('keeps secrets from those who may not know them, and is paged with the newest page last', async () => {
    const { tables } = house;
    const id = await watch(house, [mira, otto]);
    for (let time = 0; time < 25; time += 1) done(await tables.answer(id, { action: 'peek', args: {} }, asks(mira)));
    const hers = await tables.log(id, { viewer: mira.id, locale: 'en' });
    expect(hers).toMatchObject({ page: 2, pages: 2 });
    expect(hers.ok && hers.lines.at(-1)?.text).toMatch(/^You see \d+ ships\.$/);
    const first = await tables.log(id, { viewer: mira.id, locale: 'en', page: 1 });
    expect(first.ok && first.lines[0]?.text).toBe('Mira opens a table.');
    for (const viewer of [otto.id, zoe.id]) {
      const page = await tables.log(id, { viewer, locale: 'en' });
      expect(JSON.stringify(page)).not.toContain('ships');
    }
  });
});

describe('a save file', () => {
  test('of a finished game holds names but no Discord ids, and comes back as the same game', async () => {
    const { tables } = house;
    const json = await savedGame([2]);
    for (const secret of [mira.id, otto.id, 'g1']) expect(json).not.toContain(`"${secret}"`);
    const loaded = done(await tables.importTable(json, opening('beacon'), asks(zoe)));
    const { match } = JSON.parse(json) as { match: { board: object; rng: unknown } };
    expect(loaded.snapshot.table.state).toBe('over');
    expect(loaded.snapshot.match).toMatchObject({ board: match.board, rng: match.rng });
  });

  test('of a game in progress that nobody sealed plays on with new chance, is marked, and cannot go back before it', async () => {
    const { tables, store } = house;
    const { sealed } = JSON.parse(await savedGame()) as { sealed: string };
    const open = (await store.unseal(sealed)) ?? '';
    const load = async (json: string) => done(await tables.importTable(json, opening('beacon'), asks(zoe)));
    const [first, second] = [await load(open), await load(open)];
    const honest = await load(JSON.stringify({ format: 'barbican-save', sealed }));
    const chance = ({ snapshot }: typeof first) => snapshot.match?.rng;
    expect(chance(first)).not.toEqual(chance(honest));
    expect(chance(first)).not.toEqual(chance(second));
    expect(first.snapshot.match?.board).toEqual(honest.snapshot.match?.board);
    expect(first.notices.map(({ kind }) => kind)).toEqual(['importedOpen']);
    expect(first.snapshot.table.notOurs).toBe(true);
    expect(honest.snapshot.table.notOurs).toBe(false);
    const { id } = first.snapshot.table;
    done(await tables.claim(id, asks(mira)));
    done(await tables.resume(id, asks(mira)));
    expect(denied(await tables.undo(id, asks(mira), 99))).toMatchObject({ code: 'nothing-to-undo' });
    // Saved again and sealed, it plays through with its new chance.
    const again = await tables.exportTable(id, asks(mira));
    expect(again.ok && chance(await load(again.json))).toEqual(chance(first));
  });

  test('of a game in progress is sealed: nobody reads its secrets, and it goes on where it was', async () => {
    const { tables } = house;
    const json = await savedGame();
    expect(Object.keys(JSON.parse(json) as object)).toEqual(['format', 'formatVersion', 'game', 'seats', 'sealed']);
    const loaded = done(await tables.importTable(json, opening('beacon'), asks(zoe)));
    expect(loaded.snapshot.table).toMatchObject({ state: 'paused', host: zoe });
    expect(loaded.snapshot.table.seats).toEqual([
      { kind: 'empty', name: 'Mira' },
      { kind: 'empty', name: 'Otto' },
    ]);
    const { id } = loaded.snapshot.table;
    expect(done(await tables.claim(id, asks(mira), 0)).notices.map(({ kind }) => kind)).toEqual(['cameBack']);
    done(await tables.claim(id, asks(otto), 1));
    done(await tables.resume(id, asks(otto)));
    const on = done(await tables.answer(id, { action: 'feed', args: { logs: 1 } }, asks(otto)));
    expect(on.snapshot.table.state).toBe('over');
    expect(done(await tables.undo(id, asks(otto), 3)).vote).not.toBeNull();
    const undone = done(await tables.vote(id, 'yes', asks(mira)));
    expect(undone.snapshot.match?.board).toMatchObject({ round: 1 });
  });

  test('that is not as the bot writes it is refused, or read for what it is', async () => {
    const { tables } = house;
    const json = await savedGame([2]);
    const load = (text: string) => tables.importTable(text, opening('beacon'), asks(zoe));
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const withDeep = json.replace(/"rng": \[[^\]]*\]/, () => `"rng": ${deep}`);
    expect(withDeep).toContain(deep);
    expect(denied(await load(withDeep))).toMatchObject({ code: 'bad-save', params: { problem: 'outcome' } });
    for (const at of ['1e300', '-1', '1e400']) {
      const never = json.replace(/"at": \d+/, `"at": ${at}`);
      expect(denied(await load(never))).toMatchObject({ code: 'bad-save', params: { problem: 'format' } });
    }
    for (const preset of ['__proto__', 'constructor', 'x'.repeat(10_000)]) {
      const named = json.replace(/"preset": "\w+"/, `"preset": "${preset}"`);
      expect(done(await load(named)).snapshot.table.preset).toBe('short');
    }
  });

  test('whose seal was broken, or is another bot’s, is refused', async () => {
    const save = JSON.parse(await savedGame()) as { sealed: string };
    const broken = { ...save, sealed: save.sealed.replace(/.{4}$/, 'AAAA') };
    const load = (file: object, tables = house.tables) =>
      tables.importTable(JSON.stringify(file), opening('beacon'), asks(zoe));
    expect(denied(await load(broken))).toMatchObject({ code: 'bad-save', params: { problem: 'seal' } });
    expect(denied(await load({ ...save, sealed: 'AAAA' }))).toMatchObject({ params: { problem: 'seal' } });
    expect(denied(await load({ ...save, game: 'tic-tac-toe' }))).toMatchObject({ params: { problem: 'swapped' } });
    const other = await openHouse();
    expect(denied(await load(save, other.tables))).toMatchObject({ params: { problem: 'seal' } });
    await other.close();
  });

  test('that was changed, cut short or is of another game is refused', async () => {
    const { tables } = house;
    const json = await savedGame([2]);
    const load = (text: string) => tables.importTable(text, opening('beacon'), asks(zoe));
    expect(denied(await load(json.slice(0, -20)))).toMatchObject({ code: 'bad-save', params: { problem: 'cut' } });
    expect(denied(await load('{"format":"another"}'))).toMatchObject({ params: { problem: 'format' } });
    type File = { match: { board: { light: number } }; moves: { seat: number }[]; gameVersion: number };
    const changed = (change: (save: File) => void): string => {
      const copy = JSON.parse(json) as File;
      change(copy);
      return JSON.stringify(copy);
    };
    const richer = changed((save) => (save.match.board.light += 5));
    expect(denied(await load(richer))).toMatchObject({ params: { problem: 'outcome' } });
    const twice = changed((save) => save.moves.unshift(...save.moves.slice(0, 1)));
    expect(denied(await load(twice))).toMatchObject({ params: { problem: 'moves' } });
    const newer = changed((save) => (save.gameVersion = 9));
    expect(denied(await load(newer))).toMatchObject({ params: { problem: 'newer' } });
    const laterFormat = json.replace('"formatVersion": 1', '"formatVersion": 2');
    expect(denied(await load(laterFormat))).toMatchObject({ params: { problem: 'newer' } });
    expect(denied(await load(json.replaceAll('"beacon"', '"chess"')))).toMatchObject({ code: 'unknown-game' });
  });
});
