/** A game with more options, values and wishes than one message or menu holds. */
import { describe, expect, it } from 'vitest';
import { lobbyMessage } from '../../src/discord/messages/lobby.js';
import { optionsMessage } from '../../src/discord/messages/lobby-options.js';
import type { Outgoing } from '../../src/discord/components.js';
import { type AnyGame, anyGame, locales, withDefaults } from '../../src/kernel/index.js';
import { messageFaults } from '../support/discord-limits.js';
import { ferry } from '../support/games/ferry/index.js';
import { tableOf } from '../support/table-of.js';

const plain = anyGame(ferry);
const rules = Object.fromEntries(
  Array.from({ length: 40 }, (_, at) => [`rule${at}`, { values: [true, false], default: true }]),
);
const game: AnyGame = {
  ...plain,
  options: {
    ...plain.options,
    fields: {
      scenario: { values: Array.from({ length: 60 }, (_, at) => `s${at}`), default: 's30' },
      ...rules,
      map: { text: { most: 4000 }, default: '', check: () => undefined },
    },
    presets: [{ id: 'together', options: {} }],
  },
  players: () => ({ min: 1, max: 4 }),
  wishes: () => Array.from({ length: 40 }, (_, at) => ({ id: `hero${at}`, most: 2 })),
};
const table = { ...tableOf(game, 4), state: 'lobby' as const, options: withDefaults(game, {}) };

type Control = { custom_id: string; placeholder?: string; label?: string; options?: { value: string }[] };
function controls(message: Outgoing): Control[] {
  const found: Control[] = [];
  JSON.stringify(message.components, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'custom_id' in value) found.push(value as Control);
    return value;
  });
  return found;
}

describe('a game with very many options', () => {
  it.each(locales)('shows every one of them on some page, in %s', (locale) => {
    const shown = new Set<string>();
    let pages = 0;
    for (; pages < 20; pages += 1) {
      const made = optionsMessage({ game, table, locale }, { page: pages });
      expect(messageFaults(made)).toEqual([]);
      const all = controls(made);
      for (const { placeholder, label } of all) shown.add(placeholder ?? label ?? '');
      if (!all.some(({ custom_id: id }) => id.startsWith('1o:') && id.includes(`:leaf::${(pages + 1).toString(36)}:`)))
        break;
    }
    expect(pages).toBeGreaterThan(1);
    for (const name of ['scenario', 'rule0', 'rule39']) expect(shown).toContain(name);
    expect([...shown].some((label) => label.startsWith('map'))).toBe(true);
  });

  it('leafs through an option’s sixty values, beginning where it stands', () => {
    const values = (page?: number): string[] =>
      controls(
        optionsMessage(
          { game, table, locale: 'en' },
          { page: 0, values: page === undefined ? undefined : { name: 'scenario', page } },
        ),
      )
        .find(({ placeholder }) => placeholder === 'scenario')
        ?.options?.map(({ value }) => value) ?? [];
    expect(values()).toContain('s30');
    expect([...values(0), ...values(1), ...values(2)]).toEqual(Array.from({ length: 60 }, (_, at) => `s${at}`));
  });

  it('keeps its lobby within Discord’s limits, every wish included', () => {
    const made = lobbyMessage(
      {
        channel: 'c',
        nonce: 'n',
        locale: 'en',
        snapshot: { table },
        pictures: [],
        alt: 'Lobby',
        lines: [],
        ping: [],
      },
      game,
    );
    expect(messageFaults(made)).toEqual([]);
    const wishes = controls(made).flatMap(({ placeholder, options }) =>
      placeholder?.startsWith('What') ? (options ?? []) : [],
    );
    expect(wishes).toHaveLength(40);
  });
});
