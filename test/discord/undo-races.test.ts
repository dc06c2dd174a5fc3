/** Somebody moves between what is asked about taking back and the answer to it: nothing else is taken back instead. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Outgoing } from '../../src/discord/components.js';
import { type CustomIdOf, decodeCustomId } from '../../src/discord/custom-id.js';
import { onConfirm } from '../../src/discord/flows/confirm.js';
import { onUndo } from '../../src/discord/flows/tapping.js';
import type { ComponentUse } from '../../src/discord/incoming.js';
import type { Services } from '../../src/discord/services.js';
import { undoSubcommand } from '../../commands/table/running.js';
import { createLog } from '../../src/log.js';
import type { Person } from '../../src/table/types.js';
import { servicesOf } from '../support/services.js';
import { type House, asks, cells, done, duel, mark, mira, openHouse, otto } from '../support/tables.js';

let house: House;
let services: Services;
let id = '';
/** What somebody does before the table hears that something is to be taken back. */
let before: () => Promise<unknown> = () => Promise.resolve();

beforeAll(async () => {
  house = await openHouse();
  const { tables } = house;
  const made = servicesOf(house, createLog({ level: 'silent' }));
  const undo: typeof tables.undo = async (...wish) => {
    await before();
    return tables.undo(...wish);
  };
  services = { ...made, tables: { ...tables, undo } };
});
beforeEach(async () => {
  id = await duel(house);
});
afterEach(() => {
  before = () => Promise.resolve();
});
afterAll(() => house.close());

/** A tap of this person's, and all that it is answered. */
async function tap(by: Person): Promise<{ use: ComponentUse; told: Outgoing[] }> {
  const found = done(await house.tables.showBoard(id, asks(mira))).snapshot;
  const told: Outgoing[] = [];
  const hear = (message: Outgoing): Promise<void> => {
    told.push(message);
    return Promise.resolve();
  };
  const nothing = (): Promise<void> => Promise.resolve();
  const { guild, channel } = found.table;
  const use: ComponentUse = {
    ...{ id: asks(by).interaction, guild, channel, parent: undefined, by, moderator: false, manager: false },
    ...{ botMay: { send: true, attach: true }, locale: 'en', guildLocale: 'en' },
    ...{ customId: '', values: [], onPrivateMessage: true },
    respond: {
      ...{ watch: vi.fn(), privately: hear, publicly: hear, update: hear, updateAndTell: hear, quietly: nothing },
      ...{ amend: hear, form: nothing, suggest: nothing },
    },
  };
  return { use, told };
}

const moves = (by: Person, cell: number): Promise<unknown> =>
  house.tables.answer(id, mark(cell), asks(by)).then((reply) => done(reply));
const standing = async (): Promise<string> => {
  const found = await house.tables.byId(id);
  return found.ok ? cells(found) : found.code;
};
const seqNow = async (): Promise<number> => {
  const found = await house.tables.byId(id);
  return found.ok ? (found.snapshot.match?.seq ?? 0) : -1;
};
const voteNow = async (): Promise<unknown> => {
  const found = await house.tables.byId(id);
  return found.ok && found.snapshot.table.vote;
};
const confirms = (about: string): CustomIdOf<'confirm'> => ({ kind: 'confirm', table: id, what: 'undo', about });

/** The first "yes" among what was shown. */
function yesOf(told: readonly Outgoing[]): CustomIdOf<'confirm'> | undefined {
  const given = /"custom_id":"([^"]+)"/.exec(JSON.stringify(told))?.[1];
  const read = given === undefined ? undefined : decodeCustomId(given);
  return read?.kind === 'confirm' ? read : undefined;
}

describe('a confirmed undo', () => {
  test('takes back what was confirmed or nothing, and says what stands now', async () => {
    await moves(mira, 5);
    await moves(otto, 1);
    const about = `${await seqNow()}.2`;
    before = () => moves(mira, 9);
    const { use, told } = await tap(mira);
    await onConfirm(use, services, confirms(about));
    expect(await standing()).toBe('○···×···×');
    expect(await voteNow()).toBeNull();
    const words = JSON.stringify(told);
    expect(words).toContain('moved on meanwhile, and nothing was taken back');
    expect(words).toContain('Otto marks cell 1. Mira marks cell 9. Ask the others to take them back');
    // Whoever still wants to is one tap away from it, and from nothing else.
    before = () => Promise.resolve();
    const again = yesOf(told);
    expect(again?.about).toBe(`${await seqNow()}.2`);
    if (again) await onConfirm((await tap(mira)).use, services, again);
    expect(await voteNow()).toMatchObject({ kind: 'undo', depth: 2 });
  });

  test('that is the asker’s own last move by now only says so', async () => {
    await moves(mira, 5);
    const about = `${await seqNow()}.1`;
    await moves(otto, 1);
    const { use, told } = await tap(otto);
    await onConfirm(use, services, confirms(about));
    expect(await standing()).toBe('○···×····');
    expect(JSON.stringify(told)).toContain('nothing was taken back');
    expect(yesOf(told)).toBeUndefined();
  });
});

describe('what needs no confirming', () => {
  test('is not put to the vote at a tap, because somebody moved just before', async () => {
    await moves(mira, 5);
    const seq = await seqNow();
    before = () => moves(otto, 1);
    const { use, told } = await tap(mira);
    await onUndo(use, services, { kind: 'undo', table: id, seq });
    expect(await voteNow()).toBeNull();
    expect(await standing()).toBe('○···×····');
    expect(JSON.stringify(told)).toContain('nothing was taken back');
  });

  test('nor at a command', async () => {
    await moves(mira, 5);
    before = () => moves(otto, 1);
    const { use, told } = await tap(mira);
    await undoSubcommand.run({ ...use, path: ['table', 'undo'], options: {}, people: {}, files: {} }, services);
    expect(await voteNow()).toBeNull();
    expect(JSON.stringify(told)).toContain('nothing was taken back');
  });
});
