/** 13.4 in words: the own cards and reserve, or the hourglasses and every task; and what a look-up answers. */
import type { Say, Seat } from '../../../../kernel/index.js';
import { cardActions, specialOf } from '../../content/cards.js';
import { taskData } from '../../content/tasks.js';
import { cardOf, frontOf, isFlipped, paysFor, resourcesFor } from '../../rules/cards.js';
import { defenderAt, invaderAt } from '../../rules/seats.js';
import { isMarked, isOthers, isReady, priceOf } from '../../rules/tasks.js';
import type { Invader } from '../../types/board.js';
import {
  type CardId,
  type CardPhase,
  type DraftCard,
  type FrontAction,
  type Task,
  cardPhases,
  tasks,
  walls,
} from '../../types/terms.js';
import type { View } from '../../types/view.js';
import type { RuleId } from '../../types/rule-ids.js';
import type { Str } from '../../types/index.js';
import type { Words } from './vocabulary.js';
import { phrases } from './phrases.js';
import { statusLines } from './status.js';

/** The rule that says what a front action does. */
const actionRule: Record<FrontAction, RuleId> = {
  ...{ ballista: 'STR-6.4', catapult: 'STR-6.5', trebuchet: 'STR-6.6', altar: 'STR-6.7', mantlet: 'STR-6.8' },
  ...{ ram: 'STR-6.9', 'siege-tower': 'STR-6.10', banner: 'STR-7.2', ladders: 'STR-7.3', ropes: 'STR-7.4' },
  ...{ sap: 'STR-7.5', bridge: 'STR-7.6', shields: 'STR-7.7', poison: 'STR-7.8', gunner: 'STR-8.2' },
  ...{ quartermaster: 'STR-8.3', 'trench-master': 'STR-8.4', 'marksman-master': 'STR-8.5', drover: 'STR-8.6' },
  ...{ saboteur: 'STR-8.7', tamer: 'STR-8.8', bloodstones: 'STR-9.3', possession: 'STR-9.4', fire: 'STR-9.5' },
  ...{ spectres: 'STR-9.6', terror: 'STR-9.7', gale: 'STR-9.8', accident: 'STR-9.9' },
} as const;
const taskRule: Record<string, RuleId> = {
  ...{ forge: 'STR-13.4', workshop: 'STR-13.5', scouts: 'STR-13.6', cathedral: 'STR-13.7' },
  ...{ barracks: 'STR-13.8', guards: 'STR-13.9' },
} as const;

export function handLines(words: Words, rules: Record<RuleId, string>) {
  const { board, language } = words;
  const { units, place } = phrases(words);
  const { placeLines, timeLines } = statusLines(words);

  const priceOfAction = (view: View, action: FrontAction): string => {
    const pay = language.either(paysFor(view, action).map(units));
    return board.price(words.actions[action], pay, resourcesFor(view, action));
  };
  const cardLine = (view: View, invader: Invader, phase: CardPhase): string => {
    const card = cardOf(invader, phase);
    if (!card) return '';
    if (isFlipped(invader, phase))
      return board.cardBack(words.cards[card.id], words.specials[specialOf[phase].special]);
    const actions = frontOf(invader, phase).map((action) => {
      const note = invader.used.includes(action)
        ? ` ${board.used}`
        : invader.lent.includes(action)
          ? ` ${board.lent}`
          : '';
      return `${priceOfAction(view, action)}${note}`;
    });
    return board.cardFront(words.cards[card.id], actions.join(', '));
  };
  const ownOrders = (view: View): string | undefined => {
    const laid = walls.flatMap((wall) => {
      const { order } = view.walls[wall];
      return order?.tile ? [words.at(words.orders[order.tile], wall)] : [];
    });
    return laid.length === 0 ? undefined : board.orderTiles(laid.join(', '));
  };
  const draftLines = (view: View): string[] => {
    const { draft } = view;
    if (!draft) return [];
    return cardPhases.map((phase) =>
      board.drawn(words.phases[phase], draft.drawn[phase].map((card) => cardText(card)).join(' · ')),
    );
  };
  const cardText = (card: DraftCard): string =>
    `${words.cards[card]} (${cardActions[card].map((action) => words.actions[action]).join(', ')})`;

  const invaderHand = (view: View, invader: Invader): string[] => {
    const orders = ownOrders(view);
    return [
      ...draftLines(view),
      board.reserve(units(invader.reserve)),
      `${words.resources(invader.resources)} · ${words.places.camp}: ${units(invader.camp)}`,
      ...(view.draft ? [] : cardPhases.map((phase) => cardLine(view, invader, phase))),
      ...(isFlipped(invader, 1) ? [board.cardBack(words.cards.p1, words.specials['all-out-assault'])] : []),
      ...(orders === undefined ? [] : [orders]),
    ];
  };

  const taskLine = (view: View, seat: Seat, task: Task): string => {
    const defender = defenderAt(view, seat);
    const marks = [
      isMarked(view, task) && board.done,
      defender && isReady(view, defender, task) && board.ready,
      defender && isOthers(view, defender, task) && board.partners,
    ].filter((one): one is string => typeof one === 'string');
    return [board.task(words.tasks[task], view.tasks[task].progress, priceOf(view, task)), ...marks].join(' ');
  };
  const defenderHand = (view: View, seat: Seat, say: Say<Str>): string[] => [
    ...timeLines(view, say),
    ...Object.keys(taskRule).map(
      (building) =>
        `**${place(building)}** ${tasks
          .filter((task) => taskData[task].building === building)
          .map((task) => taskLine(view, seat, task))
          .join(', ')}`,
    ),
  ];

  const hand = (view: View, seat: Seat, say: Say<Str>): string[] => {
    const invader = invaderAt(view, seat);
    if (invader) return invaderHand(view, invader);
    return defenderAt(view, seat) ? defenderHand(view, seat, say) : [];
  };

  /** What a look-up answers. */
  const look = (
    view: View,
    viewer: Seat | 'spectator',
    { at, what }: { at: string; what?: string },
    say: Say<Str>,
  ): string[] => {
    if (what === undefined) return [words.lookKinds[at as 'walls']];
    const task = tasks.find((one) => one === what);
    if (at === 'tasks' && task) {
      const { building } = taskData[task];
      return [
        `**${taskLine(view, viewer === 'spectator' ? -1 : viewer, task)}**`,
        rules[taskRule[building] ?? 'STR-13.1'],
      ];
    }
    if (at !== 'cards') return placeLines(view, what, say);
    const name = words.cards[what as CardId];
    if (!Object.hasOwn(cardActions, what))
      return [`**${name}**`, rules[what === 'p1' ? 'STR-5.2' : what === 'camp' ? 'STR-10.8' : 'STR-10.2']];
    return [
      `**${name}**`,
      ...cardActions[what as DraftCard].flatMap((action) => [priceOfAction(view, action), rules[actionRule[action]]]),
    ];
  };
  return { hand, look };
}
