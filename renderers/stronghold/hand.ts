/** The private picture: an invader's cards and reserve, or a defender's hourglasses and tasks (13.4). */
import { en } from '../../src/games/stronghold/text/en/index.js';
import { fr } from '../../src/games/stronghold/text/fr/index.js';
import { defenderAt, invaderAt } from '../../src/games/stronghold/rules/seats.js';
import type { Str } from '../../src/games/stronghold/types/index.js';
import { present } from '../../src/games/stronghold/rules/units.js';
import { cardPhases, tasks } from '../../src/games/stronghold/types/terms.js';
import type { View } from '../../src/games/stronghold/types/view.js';
import { type Seat, sayIn } from '../../src/kernel/index.js';
import type { Heading } from '../kit/frame.js';
import { seatName } from '../kit/seats.js';
import type { Sheet } from '../kit/sheet.js';
import type { HandOf, ShownPiece } from '../renderer.js';
import { headingOf } from './board.js';
import { paintDefenderHand } from './hand-defender.js';
import { paintInvaderHand } from './hand-invader.js';
import { text } from './text.js';

const catalogues = { en, fr };

export function paintHand(task: HandOf<Str>): Sheet | undefined {
  const { view, seat } = task;
  const invader = invaderAt(view, seat);
  if (invader) return paintInvaderHand(task, invader, handHeading(task));
  const defender = defenderAt(view, seat);
  return defender ? paintDefenderHand(task, defender, handHeading(task)) : undefined;
}

function handHeading(task: HandOf<Str>): Heading {
  const { view, names, seat, locale } = task;
  const role = view.players[seat]?.role;
  const name = seatName(names, seat);
  return {
    ...headingOf(view, task),
    title: role === undefined ? name : `${name} · ${text[locale].words.roles[role]}`,
    icon: invaderAt(view, seat) ? 'horned-helm' : 'shield',
  };
}

/** Markdown lines as one text. */
export const plain = (lines: readonly string[]): string => lines.join(' ').replaceAll(/\*\*|__/g, '');

export function handAlt({ view, seat, locale, names }: HandOf<Str>): string {
  const said = sayIn<Str>({ text: catalogues }, locale, names);
  return plain(catalogues[locale].hand(view, seat, said));
}

export function handPieces(view: View, seat: Seat): ShownPiece[] {
  const invader = invaderAt(view, seat);
  if (invader) {
    return [
      ...present(invader.reserve).map(
        (unit) => ({ id: `units:reserve:${unit}`, decides: true, stands: true }) as const,
      ),
      ...(view.draft
        ? cardPhases.flatMap((phase) => view.draft?.drawn[phase] ?? []).map((card) => ({ id: `card:${card}` }))
        : invader.cards.filter(({ phase }) => phase !== 'camp').map(({ id }) => ({ id: `card:${id}` }))),
    ];
  }
  if (!defenderAt(view, seat)) return [];
  return [
    { id: `hourglasses:${seat}`, decides: true },
    ...tasks.map((task) => ({ id: `task:${task}`, decides: true }) as const),
  ];
}
