/** S2 to S7: heroes, ability tiles, secondary heroes, the deal of starting towers. */
import type { DecideStep, DecisionLine, Nothing, Seat } from '../../../kernel/index.js';
import { easyUpgrades, warriorsInBox } from '../content/numbers.js';
import {
  type AbilityNumber,
  type Board,
  type HeroId,
  type Kru,
  type KruPlay,
  type TowerId,
  heroIds,
} from '../types/index.js';
import { dealTowers, easyDefaults, newHero, takeAbilities as take } from '../effects/set-up.js';
import {
  abilitiesAreFixed,
  abilityOf,
  allSeats,
  becomes,
  freeHeroes,
  listedAbilities,
  tilesToTake,
} from '../rules/choosing.js';
import { heroOf, playerAt } from '../rules/figures.js';
import { roundsIn, rowOf } from '../rules/objectives.js';

export const setUp = {
  run(play: KruPlay): void {
    if (play.options.difficulty === 'easy') easyDefaults(play.board, easyUpgrades);
    for (const { seat, hero } of play.board.players) if (hero) play.emit('heroChosen', { seat, hero: hero.id });
    play.push(
      { step: 'chooseHeroes' },
      { step: 'handOutAbilities' },
      { step: 'takeAbilities' },
      { step: 'chooseSecondaries' },
      { step: 'shareTowers' },
      { step: 'beginScenario' },
    );
  },
};

/** S2 */
export const chooseHeroes: DecideStep<Kru, Nothing> = {
  decide: ({ board }) =>
    board.players
      .filter(({ hero }) => hero === null)
      .map(({ seat }) => ({
        seats: [seat],
        prompt: { key: 'promptHero', params: {} },
        offers: ['hero'],
        clock: 'turn',
        fallback: () => ({ action: 'hero', args: { name: freeHeroes(board)[0] ?? 'alric' } }),
      })),
  on: {
    hero(play, { seat, args }) {
      const id = heroIds.find((hero) => hero === args.name) as HeroId;
      playerAt(play.board, seat).hero = newHero(id);
      play.emit('heroChosen', { seat, hero: id });
    },
  },
};

/** Set-up 9: where only one set is legal it is taken without a question. */
export const handOutAbilities = {
  run(play: KruPlay): void {
    if (!abilitiesAreFixed(play.board)) return;
    for (const { seat } of play.board.players) giveTiles(play, seat, listedAbilities(play.board));
  },
};

function giveTiles(play: KruPlay, seat: Seat, numbers: readonly AbilityNumber[]): void {
  const hero = heroOf(play.board, seat);
  const abilities = numbers.map((number) => abilityOf(hero.id, number));
  take(hero, abilities);
  if (abilities.length > 0) play.emit('abilitiesTaken', { seat, abilities });
}

/** S3 */
export const takeAbilities: DecideStep<Kru, Nothing> = {
  decide({ board }) {
    const tiles = tilesToTake(board);
    const [first = 1, second] = listedAbilities(board);
    return board.players
      .filter(({ hero }) => hero !== null && hero.abilities.length < tiles)
      .map(({ seat }) => ({
        seats: [seat],
        prompt: { key: 'promptAbility', params: { tiles } },
        offers: ['ability'],
        clock: 'turn',
        fallback: () => ({
          action: 'ability',
          args: { first: String(first), ...(tiles > 1 && second !== undefined ? { second: String(second) } : {}) },
        }),
      }));
  },
  on: {
    ability(play, { seat, args }) {
      const numbers = [args.first, args.second].flatMap((text) => (text === undefined ? [] : [Number(text)]));
      giveTiles(play, seat, numbers.sort((a, b) => a - b) as AbilityNumber[]);
    },
  },
};

/** S4 */
export const chooseSecondaries: DecideStep<Kru, Nothing> = {
  decide({ board, options }) {
    const left = board.solo ? options.secondaries - board.solo.secondaries.length : 0;
    if (left <= 0) return [];
    return [
      {
        seats: [0],
        prompt: { key: 'promptSecondaries', params: { left } },
        offers: ['hero'],
        clock: 'turn',
        chain: 'secondaries',
        fallback: () => ({ action: 'hero', args: { name: freeHeroes(board)[0] ?? 'alric' } }),
      },
    ];
  },
  on: {
    hero(play, { seat, args }) {
      const id = heroIds.find((hero) => hero === args.name) as HeroId;
      play.board.solo?.secondaries.push({ id, used: false, at: null, facing: 'N', topLeft: null });
      play.emit('secondaryChosen', { seat, hero: id });
    },
  },
};

function dealLines(board: Board): DecisionLine<Kru>[] {
  return (board.deal ?? []).map((row, index) => ({
    text: {
      key: 'dealLine',
      params: { card: row.listed, seat: row.seat, becomes: becomes(board, row), surrendered: row.surrendered },
    },
    changes: { action: 'deal', args: { card: String(index + 1) } },
  }));
}

/** Whether the deal leaves anything to choose. */
function isOpenDeal({ seats, options }: Board): boolean {
  return seats > 1 || options.difficulty === 'easy' || options.difficulty === 'heroic';
}

/** S5, S6, S7: it opens with the defaults in place and closes when everybody is ready. */
export const shareTowers: DecideStep<Kru, Nothing> = {
  decide({ board }) {
    const waiting = isOpenDeal(board) ? allSeats(board).filter((seat) => !board.ready[seat]) : [];
    return waiting.map((seat) => ({
      seats: [seat],
      prompt: { key: 'promptDeal', params: {} },
      offers: ['deal', 'ready'],
      clock: 'turn',
      proposal: true,
      lines: () => dealLines(board),
      openLines: () => dealLines(board),
      fallback: () => ({ action: 'ready', args: {} }),
    }));
  },
  on: {
    deal(play, { seat, args }) {
      const { board } = play;
      const row = board.deal?.[Number(args.card) - 1];
      if (!row) return;
      const card: TowerId = row.listed;
      if (args.change === 'give') row.seat = Number(args.seat) - 1;
      if (args.change === 'upgrade') row.upgraded = !row.upgraded;
      if (args.change === 'surrender') for (const each of board.deal ?? []) each.surrendered = each === row;
      board.ready = board.ready.map(() => false);
      const change = args.change === 'upgrade' && !row.upgraded ? 'downgrade' : args.change;
      play.emit('dealChanged', {
        seat,
        card,
        change: change as 'give' | 'upgrade' | 'downgrade' | 'surrender',
        to: row.seat,
      });
    },
    ready(play, { seat, args }) {
      const on = args.on !== 'no';
      play.board.ready[seat] = on;
      play.emit('readied', { seat, on });
    },
  },
};

/** Everything lies ready: round 1 begins. */
export const beginScenario = {
  run(play: KruPlay): void {
    const { board, options } = play;
    dealTowers(play);
    const alric = board.players.find(({ hero }) => hero?.id === 'alric');
    const second = board.solo?.secondaries.some(({ id }) => id === 'alric');
    if (alric || second) {
      const seat = alric?.seat ?? 0;
      board.warriors = Array.from({ length: warriorsInBox }, () => ({ where: 'home', at: null, seat }));
    }
    const rounds = roundsIn(rowOf(board));
    play.emit('scenarioBegan', { scenario: options.scenario, difficulty: options.difficulty, rounds });
    play.phase({ key: 'captionSetUp', params: {} });
    play.push({ step: 'startRound' });
  },
};
