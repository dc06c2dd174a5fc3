/** Every army card brings what is printed on it, for two, three and four heroes (7.5). */
import { expect, test } from 'vitest';
import { type ArmyId, armyIds } from '../../../src/games/orcs-must-die/content/armies.js';
import { type Kind, kinds } from '../../../src/games/orcs-must-die/types/index.js';
import { siege } from './table-talk.js';

const codes: Record<string, Kind> = {
  GR: 'grunt',
  XB: 'crossbow',
  RU: 'runner',
  HU: 'hunter',
  SH: 'shaman',
  BR: 'brute',
  CO: 'colossus',
};

const printed: readonly (readonly [ArmyId, string, string, string])[] = [
  ['vanguard', '3 GR', '5 GR', '6 GR'],
  ['shield-wall', '2 GR, 1 XB', '3 GR, 2 XB', '4 GR, 2 XB'],
  ['double-file', '1 GR, 2 XB', '2 GR, 2 XB', '3 GR, 3 XB'],
  ['bolt-storm', '3 XB', '4 XB', '6 XB'],
  ['skirmish-line', '2 XB, 1 RU', '2 XB, 2 RU', '3 XB, 2 RU'],
  ['mad-rush', '1 GR, 2 RU', '1 GR, 3 RU', '1 GR, 4 RU'],
  ['scurry', '3 RU', '4 RU', '5 RU'],
  ['slip-through', '2 XB, 1 RU', '2 XB, 2 RU', '3 XB, 3 RU'],
  ['battering-line', '4 GR', '5 GR', '7 GR'],
  ['mixed-column', '1 GR, 1 XB, 1 RU', '2 GR, 1 XB, 1 RU', '2 GR, 2 XB, 2 RU'],
  ['raiding-party', '2 GR, 1 RU', '3 GR, 1 RU', '4 GR, 2 RU'],
  ['firing-line', '1 GR, 2 XB', '1 GR, 4 XB', '2 GR, 4 XB'],
  ['pack-hunt', '1 GR, 2 HU', '2 GR, 2 HU', '2 GR, 3 HU'],
  ['lone-hunters', '2 HU', '3 HU', '4 HU'],
  ['hunt-and-push', '2 GR, 1 HU', '3 GR, 1 HU', '4 GR, 2 HU'],
  ['flankers', '2 XB, 1 HU', '2 XB, 2 HU', '3 XB, 2 HU'],
  ['the-chase', '1 GR, 1 RU, 1 HU', '1 GR, 2 RU, 1 HU', '1 GR, 2 RU, 2 HU'],
  ['blood-trail', '1 GR, 2 HU', '1 GR, 3 HU', '2 GR, 4 HU'],
  ['dogs-of-war', '1 GR, 1 XB, 1 HU', '2 GR, 1 XB, 1 HU', '2 GR, 2 XB, 2 HU'],
  ['ambush', '2 RU, 1 HU', '2 RU, 2 HU', '3 RU, 2 HU'],
  ['great-pack', '3 HU', '4 HU', '5 HU'],
  ['hounds-and-shields', '3 GR, 1 HU', '4 GR, 1 HU', '5 GR, 1 HU'],
  ['colossal-escort', '1 XB, 1 HU, 1 CO', '2 XB, 1 HU, 1 CO', '3 XB, 2 HU, 1 CO'],
  ['colossal-charge', '1 GR, 1 CO', '2 GR, 1 CO', '4 GR, 1 CO'],
  ['colossus-and-runners', '1 RU, 1 CO', '2 RU, 1 CO', '3 RU, 1 CO'],
  ['siege-breakers', '1 CO', '2 XB, 1 CO', '1 XB, 2 CO'],
  ['gate-crushers', '2 GR, 1 XB', '1 GR, 1 CO', '2 CO'],
  ['brute-gang', '1 GR, 1 BR', '2 GR, 1 BR', '4 GR, 1 BR'],
  ['brute-hunt', '1 HU, 1 BR', '2 HU, 1 BR', '3 HU, 1 BR'],
  ['brute-cover', '1 XB, 1 BR', '2 XB, 1 BR', '4 XB, 1 BR'],
  ['twin-brutes', '1 BR', '2 RU, 1 BR', '1 RU, 2 BR'],
  ['bridge-toll', '2 GR, 1 RU', '1 GR, 1 BR', '2 BR'],
  ['hex-circle', '2 GR, 1 SH', '3 GR, 1 SH', '4 GR, 1 SH'],
  ['hexed-bolts', '2 XB, 1 SH', '3 XB, 1 SH', '4 XB, 1 SH'],
  ['hexed-runners', '1 RU, 1 SH', '2 RU, 1 SH', '3 RU, 1 SH'],
  ['war-drums', '1 GR, 1 HU, 1 SH', '2 GR, 1 HU, 1 SH', '3 GR, 2 HU, 1 SH'],
  ['hexed-pack', '1 HU, 1 SH', '2 HU, 1 SH', '3 HU, 1 SH'],
  ['dark-council', '1 GR, 2 XB', '1 XB, 1 SH', '1 XB, 2 SH'],
  ['brute-and-hex', '3 GR', '2 GR, 1 BR', '1 SH, 1 BR'],
  ['grand-host', '2 GR, 1 XB', '2 XB, 1 CO', '1 SH, 1 CO'],
  ['last-reserves', '1 GR, 1 XB, 1 HU', '2 GR, 2 XB, 1 HU', '3 GR, 2 XB, 1 RU, 1 HU'],
  ['full-moon', '1 XB, 1 RU, 1 HU', '1 XB, 1 RU, 2 HU', '2 XB, 2 RU, 2 HU'],
];

/** What stands in the fortress once the card has been revealed. */
function came(card: ArmyId, heroes: number, level: 1 | 2): string {
  const t = siege({ seats: heroes, options: { fortress: 'straight-shot' }, level });
  t.team.armies = [{ start: '1', left: 1 }];
  const [hidden] = t.board.hidden.teams;
  if (hidden) hidden.armies = [[card]];
  t.run({ step: 'wave', side: 'order' });
  const total = (kind: Kind): number => t.team.tiles.reduce((sum, { id }) => sum + t.count(id, kind), 0);
  return kinds
    .flatMap((kind) => {
      const code = Object.keys(codes).find((one) => codes[one] === kind) ?? '';
      return total(kind) > 0 ? [`${total(kind)} ${code}`] : [];
    })
    .join(', ');
}

const inOrder = (wave: string): string =>
  kinds.flatMap((kind) => wave.split(', ').filter((part) => codes[part.split(' ')[1] ?? ''] === kind)).join(', ');

test('there are these and no others', () => {
  expect(printed.map(([id]) => id)).toEqual([...armyIds]);
});

test.each(printed)('OMD-5.9 %s brings %s, %s or %s', (card, ...waves) => {
  for (const [at, wave] of waves.entries()) expect(came(card, at + 2, 2)).toBe(inOrder(wave));
});

test('OMD-5.11 at level 1 three Orcs come for each greater creature', () => {
  expect(came('siege-breakers', 4, 1)).toBe('6 GR, 1 XB');
  expect(came('brute-gang', 2, 1)).toBe('4 GR');
  expect(came('hexed-pack', 3, 1)).toBe('3 GR, 2 HU');
});
