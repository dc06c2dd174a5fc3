/** What may be said is worked out once a request, and once more where the rules judge the answer. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Player, Seen } from '@barbican/parlour/player';
import { type AnyGame, type AnyTypes, type Argument, type Args, anyGame } from '../../src/kernel/index.js';
import { type BotAtParlour, openBot } from '../support/bot-at-parlour.js';
import { ferry } from '../support/games/ferry/index.js';
import { quartermaster } from '../support/games/quartermaster.js';

/** How often each list was begun, by argument, what was given before it, and the position it was asked in. */
const begun = new Map<string, number>();
const positions = new WeakMap<object, number>();

function counted(argument: Argument<AnyTypes, Args>, name: string): Argument<AnyTypes, Args> {
  const count = (view: object, ...about: readonly unknown[]): void => {
    const key = JSON.stringify([name, positions.get(view), ...about]);
    begun.set(key, (begun.get(key) ?? 0) + 1);
  };
  if (argument.kind === 'number') return argument;
  if (argument.kind === 'plan') {
    return {
      ...argument,
      next(view, seat, given, picked) {
        count(view, given, picked);
        return argument.next(view, seat, given, picked);
      },
    };
  }
  return {
    ...argument,
    choices(view: object, seat: number, given: Args) {
      count(view, given);
      return argument.choices(view, seat, given);
    },
  };
}

/** How often a panel put an action on a button. */
let labelled = 0;

function countingLabels({ en, fr }: AnyGame['text']): AnyGame['text'] {
  const actions = Object.entries(en.actions).map(([name, { label, ...rest }]) => {
    const counting = {
      ...rest,
      get label() {
        labelled += 1;
        return label;
      },
    };
    return [name, counting] as const;
  });
  return { fr, en: { ...en, actions: Object.fromEntries(actions) } };
}

function watched(game: AnyGame): AnyGame {
  const actions = Object.entries(game.actions).map(([name, action]) => {
    const args = Object.entries(action.args as Record<string, Argument<AnyTypes, Args>>).map(
      ([one, argument]) => [one, counted(argument, `${name} ${one}`)] as const,
    );
    return [name, { ...action, args: Object.fromEntries(args) }] as const;
  });
  return {
    ...game,
    actions: Object.fromEntries<AnyGame['actions'][string]>(actions),
    text: countingLabels(game.text),
    view(match, viewer) {
      const view = game.view(match, viewer);
      positions.set(view, match.seq);
      return view;
    },
  };
}

let bot: BotAtParlour;
let mira: Player;

beforeAll(async () => {
  bot = await openBot({ games: [anyGame(ferry), anyGame(quartermaster)].map(watched) });
  mira = bot.parlour.member('Mira');
});
afterAll(async () => {
  await bot.close();
});

/** The most often that one list was begun during a tap. */
async function most(tap: () => Promise<unknown>): Promise<number> {
  begun.clear();
  await tap();
  return Math.max(0, ...begun.values());
}

describe('the panel', () => {
  it('is made for whoever is asked next while they think, and once as long as nobody moves', async () => {
    const here = mira.openThread('#game-night', 'ahead');
    await mira.slash(here, 'table open', { game: 'quartermaster', players: 1 });
    await mira.slash(here, 'table start');
    labelled = 0;
    await mira.slash(here, 'qm load', { crate: 'c1', cart: 'oak' });
    await vi.waitFor(() => {
      expect(labelled).toBeGreaterThan(0);
    });
    labelled = 0;
    const { message } = await mira.slash(here, 'act');
    expect(message.buttons.map(({ label }) => label)).toContain('pack');
    expect(labelled).toBe(0);
  });
});

describe('a list of choices', () => {
  it('is worked out at most twice a tap, from the first question to the answer', async () => {
    const here = mira.openThread('#game-night', 'quartermaster');
    await mira.slash(here, 'table open', { game: 'quartermaster', players: 1 });
    await mira.slash(here, 'table start');
    let shown: Seen = (await mira.slash(here, 'act')).message;
    const click = (label: string) => async (): Promise<Seen> => (await mira.click(shown, label)).message;
    const select = (menu: string, values: readonly string[]) => async (): Promise<Seen> =>
      (await mira.select(shown, menu, values)).message;
    const typed = (crate: string) => async (): Promise<Seen> =>
      (await mira.slash(here, 'qm load', { crate, cart: 'oak' })).message;
    const taps = [
      click('load'),
      click('Crate c2 (7 lb)'),
      click('elm'),
      click('plain'),
      click('pack'),
      select('Choose: crates', ['c1', 'c3']),
      typed('c4'),
      typed('dragon'),
    ];
    for (const [index, tap] of taps.entries()) {
      const often = await most(async () => {
        shown = await tap();
      });
      expect(often, `tap ${index}`).toBeLessThanOrEqual(2);
    }
    expect(await most(() => mira.complete(here, 'qm pack', 'crates', { crates: 'c1, c' }))).toBeLessThanOrEqual(2);
  });

  it('is worked out at most twice a tap within a plan', async () => {
    const here = mira.openThread('#game-night', 'ferry');
    await mira.slash(here, 'table open', { game: 'ferry', players: 1 });
    await mira.slash(here, 'table start');
    await mira.slash(here, 'ferry bank', { side: 'left' });
    let shown: Seen = (await mira.slash(here, 'act')).message;
    const labels = ['Change: Elm boat: –', '1. Sack', '2. Barrel', 'Take the last one back', '1. Sack', 'Done (2)'];
    for (const label of labels) {
      const often = await most(async () => {
        shown = (await mira.click(shown, label)).message;
      });
      expect(often, label).toBeLessThanOrEqual(2);
    }
    expect(await most(() => mira.slash(here, 'ferry load', { boat: 'oak', cargo: 'sack barrel' }))).toBeLessThanOrEqual(
      2,
    );
  });
});
