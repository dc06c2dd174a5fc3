/**
 * The score of Orcs Orcs Orcs as somebody would keep it who only reads the channel: from public events and the
 * numbers of the rulebook (7.3, 7.8, 9.1), with nothing of the game's own counting.
 */
import type { GameEvent } from '../../src/kernel/index.js';
import type { MissionId, Ooo, Power, Slot } from '../../src/games/orcs-orcs-orcs/types/index.js';

const slotNames = ['weak-1', 'weak-2', 'strong-1', 'strong-2', 'mighty-1', 'mighty-2'] as const satisfies Slot[];
const firstValue = { weak: 4, strong: 6, mighty: 8 };
const categoryOf = (slot: Slot) => (slot.startsWith('weak') ? 'weak' : slot.startsWith('strong') ? 'strong' : 'mighty');
const supportSpells: readonly string[] = ['switch', 'replenish', 'magic-bonds', 'voodoo'];

type Sheet = {
  trophies: Record<Slot, number>;
  powers: Set<Power>;
  /** Cards taken from the display and not removed since. */
  learned: string[];
  poison: number;
};

const each = <V>(value: (slot: Slot) => V): Record<Slot, V> =>
  Object.fromEntries(slotNames.map((slot) => [slot, value(slot)])) as Record<Slot, V>;

/** Purging takes one copy away; a starting card was never among them. */
function purge(sheet: Sheet, card: string): void {
  if (card === 'poison') sheet.poison -= 1;
  const at = sheet.learned.indexOf(card);
  if (at >= 0) sheet.learned.splice(at, 1);
}

function missionVp(mission: MissionId | null, sheet: Sheet, all: readonly Sheet[]): number {
  const of = (category: string) =>
    slotNames.reduce((sum, slot) => sum + (categoryOf(slot) === category ? sheet.trophies[slot] : 0), 0);
  const whole = of('weak') + of('strong') + of('mighty');
  switch (mission) {
    case 'weak-hunter':
      return 2 * Math.floor(of('weak') / 2);
    case 'strong-hunter':
      return 3 * Math.floor(of('strong') / 2);
    case 'mighty-hunter':
      return 2 * of('mighty');
    case 'fine-bag':
      return 3 * Math.floor(whole / 4);
    case 'full-sets':
      return 3 * Math.min(of('weak'), of('strong'), of('mighty'));
    case 'power-seeker':
      return 2 * sheet.powers.size;
    case 'top-hunter':
      return (
        3 *
        slotNames.filter(
          (slot) => sheet.trophies[slot] > 0 && all.every((one) => one.trophies[slot] <= sheet.trophies[slot]),
        ).length
      );
    case 'scholar':
      return 3 * Math.floor(sheet.learned.length / 2);
    case null:
      return 0;
  }
}

export type Counted = { seat: number; total: number };

/** Every seat's total, counted from what the channel was told. */
export function countScores(seats: number, events: readonly GameEvent<Ooo>[]): Counted[] {
  const values = each((slot) => firstValue[categoryOf(slot)]);
  const sheets: Sheet[] = Array.from({ length: seats }, () => ({
    trophies: each(() => 0),
    powers: new Set(),
    learned: [],
    poison: 0,
  }));
  const missions: (MissionId | null)[] = Array.from({ length: seats }, () => null);
  const sheetOf = (seat: number): Sheet => {
    const sheet = sheets[seat];
    if (!sheet) throw new Error(`nobody sits on ${seat}`);
    return sheet;
  };
  for (const event of events) {
    switch (event.type) {
      case 'struck':
        for (const blow of event.data.blows) if (blow.defeated) sheetOf(event.data.seat).trophies[blow.slot] += 1;
        break;
      case 'breached':
        values[event.data.slot] = Math.max(1, values[event.data.slot] - 1);
        if (event.data.lost && event.data.seat !== null) sheetOf(event.data.seat).trophies[event.data.slot] -= 1;
        break;
      case 'powerGained':
        sheetOf(event.data.seat).powers.add(event.data.power);
        break;
      case 'learned':
        sheetOf(event.data.seat).learned.push(event.data.card);
        break;
      case 'poisoned':
        sheetOf(event.data.victim).poison += 1;
        break;
      case 'purged':
        purge(sheetOf(event.data.seat), event.data.card);
        break;
      case 'scored':
        for (const { seat, mission } of event.data.rows) missions[seat] = mission;
        break;
      default:
    }
  }
  return sheets.map((sheet, seat) => {
    const trophies = slotNames.reduce((sum, slot) => sum + sheet.trophies[slot] * values[slot], 0);
    const support = 2 * sheet.learned.filter((card) => supportSpells.includes(card)).length;
    return { seat, total: trophies + support - 2 * sheet.poison + missionVp(missions[seat] ?? null, sheet, sheets) };
  });
}
