/** Rules that only show at the edge of others. */
import { expect, test } from 'vitest';
import { failedDice } from '../../../src/games/defenders/rules/battling.js';
import { type LocId, locationIds, sites } from '../../../src/games/defenders/content/map.js';
import { type Talk, table } from './table-talk.js';

/** Puts every minion of a colour on the board, so that the supply is empty. */
function empties(talk: Talk, colour: 'red' | 'blue', besides: readonly LocId[]): Talk {
  for (const loc of locationIds) {
    const room = sites[loc].kind === 'land' && !besides.includes(loc) ? 3 : 0;
    talk.put(loc, { [colour]: Math.min(room, talk.board.supply.minions[colour]) });
  }
  return talk;
}

test('DOR-14.5 with an empty supply records are taken back one by one, in turn order from the active hero', () => {
  const talk = table(['rogue', 'dwarf', 'cleric'])
    .quest('rogue', 'q-organize-militia')
    .quest('dwarf', 'q-demon-hunter')
    .stands('rogue', 'chimera-inn')
    .stands('dwarf', 'chimera-inn')
    .dark('dq-1', 'ds-balazarg-01')
    .ends('rogue');
  for (const hero of ['rogue', 'dwarf'] as const) {
    talk.hero(hero).quest?.marks.push({ colour: 'red', loc: hero === 'rogue' ? 'pleasant-hill' : null, minion: true });
    talk.board.supply.minions.red -= 1;
  }
  empties(talk, 'red', ['raven-forest', 'ancient-ruins', 'sea-bird-port', 'scorpion-canyon']);
  talk.ends('dwarf');
  const report = talk.events.flatMap((event) => (event.type === 'darknessResolved' ? [event.data.report] : []))[0];
  const slots = report?.effects.flatMap((effect) => (effect.type === 'taken-back' ? [effect.slot] : []));
  expect(slots).toEqual([talk.slotOf('dwarf'), talk.slotOf('rogue')]);
  expect([talk.hero('dwarf').quest?.marks, talk.hero('rogue').quest?.marks]).toEqual([[], []]);
});

test('DOR-17.3c Fresh Mount: the city counts as well as a blue place, a green one does not', () => {
  const rested = (loc: LocId): number =>
    table(['eagle-rider', 'dwarf'])
      .responds('eagle-rider', 'ground')
      .stands('eagle-rider', loc)
      .stands('dwarf', 'chimera-inn')
      .dark('dq-1', 'dq-2')
      .ends('eagle-rider')
      .ends('dwarf')
      .hero('eagle-rider').bonus;
  expect([rested('monarch-city'), rested('wolf-pass'), rested('father-oak-forest'), rested('chimera-inn')]).toEqual([
    1, 1, 0, 0,
  ]);
});

/** Three fighters at Gorgutt's place, and somebody with two Battle Luck cards elsewhere. */
function three(life: number): Talk {
  const talk = table(['rogue', 'cleric', 'dwarf', 'paladin']).general('gorgutt', { life });
  for (const hero of ['rogue', 'cleric', 'dwarf'] as const) talk.stands(hero, 'thorny-woods');
  return talk
    .deal('rogue', 'hc-raven-forest-gate', 'hc-raven-forest-horse')
    .deal('cleric', 'hc-thorny-woods-gate', 'hc-thorny-woods-horse')
    .deal('dwarf', 'hc-gryphon-forest-horse')
    .deal('paladin', 'sp-battle-luck-1', 'sp-battle-luck-2')
    .says('rogue', 'attack', { cards: ['all'] })
    .says('cleric', 'join', { cards: ['all'] })
    .says('dwarf', 'join', { cards: ['all'] })
    .responds('rogue', 'start');
}

test('DOR-16.4 of three fighters the slayer is the first from whose dice on the count stays enough', () => {
  const talk = three(3);
  talk.dice(5, 2).responds('rogue', 'rogue').dice(5, 2, 2).responds('rogue', 'cleric');
  expect(talk.step).toBe('luck');
  // Only the Dwarf hits in the end: his die makes it three.
  talk.dice(2, 2, 6).plays('paladin', 'sp-battle-luck-1');
  expect(talk.event('battleWon').slayer.hero).toBe('dwarf');
  const early = three(3);
  early.dice(5, 2).responds('rogue', 'rogue').dice(5, 2, 2).responds('rogue', 'cleric');
  early.dice(6, 6, 2).plays('paladin', 'sp-battle-luck-1');
  expect(early.event('battleWon').slayer.hero).toBe('cleric');
});

test('DOR-8.5 a second Battle Luck lets the failed dice of all fighters be rolled once more', () => {
  const talk = three(3);
  talk.dice(2, 2).responds('rogue', 'rogue').dice(2, 2, 2).responds('rogue', 'cleric');
  talk.dice(2, 2, 6, 6, 2).plays('paladin', 'sp-battle-luck-1');
  expect(talk.step).toBe('luck');
  talk.dice(2, 6, 2).plays('paladin', 'sp-battle-luck-2');
  expect(talk.happened('battleWon')).toBe(true);
});

test('DOR-7.5 a parry weighs twice among the dice that luck could mend: it goes, and a hit may come', () => {
  const talk = three(5);
  talk.dice(1, 2).responds('rogue', 'rogue');
  const { battle } = talk.board;
  expect(battle && failedDice(battle)).toEqual({ count: 2, weight: 3 });
});

test('DOR-16.7 the spy holds one general’s clock only, and only this turn', () => {
  const talk = table(['rogue', 'dwarf'])
    .stands('rogue', 'chimera-inn')
    .stands('dwarf', 'chimera-inn')
    .general('gorgutt', { life: 2, healWait: 2 })
    .general('balazarg', { life: 2, healWait: 2 })
    .deal('rogue', 'sp-spy-in-the-camp')
    .dark('dq-1', 'dq-2');
  talk.plays('rogue', 'sp-spy-in-the-camp', 'gorgutt').ends('rogue');
  expect([talk.board.generals.gorgutt.healWait, talk.board.generals.balazarg.healWait]).toEqual([2, 1]);
  talk.ends('dwarf');
  expect([talk.board.generals.gorgutt.healWait, talk.board.generals.balazarg.healWait]).toEqual([1, 0]);
});

test('DOR-6.7 trophies of two dead heroes stay points of their player', () => {
  const talk = table(['ranger', 'dwarf']).stands('dwarf', 'chimera-inn').slain('gorgutt', 'ranger');
  talk.stands('ranger', 'wolf-pass').lives('ranger', 2).put('wolf-pass', { red: 3 }).dark('dq-1', 'dq-2', 'dq-3');
  talk.ends('ranger').says('rogue', 'hero', { hero: 'paladin' }).ends('dwarf');
  talk.slain('sapphire', 'paladin').stands('paladin', 'wolf-pass').lives('paladin', 1).ends('paladin');
  talk.says('rogue', 'hero', { hero: 'cleric' });
  expect(talk.hero('cleric')).toMatchObject({ trophies: [], pastTrophies: ['gorgutt', 'sapphire'] });
});

test('DOR-17.7b Ambush: +1 against the general of her form, on her first attack', () => {
  const ambush = (form: string): boolean =>
    table(['sorceress'])
      .general('gorgutt', { life: 1 })
      .stands('sorceress', 'thorny-woods')
      .responds('sorceress', form)
      .deal('sorceress', 'hc-raven-forest-gate')
      .dice(2)
      .says('sorceress', 'attack', { cards: ['1'] })
      .happened('battleWon');
  expect([ambush('green'), ambush('red'), ambush('own')]).toEqual([true, false, false]);
});

test('DOR-12.1 the second Mid War square still brings two cards, the second for the general only', () => {
  const talk = table(['rogue', 'dwarf'])
    .stands('rogue', 'chimera-inn')
    .slain('gorgutt', 'dwarf')
    .slain('sapphire', 'dwarf')
    .dark('dq-1', 'dq-2')
    .ends('rogue');
  expect(talk.board.war).toBe(2);
  expect(talk.board.lastNight?.cards.map(({ full }) => full)).toEqual([true, false]);
});

test('DOR-14.10 what a hunt does not need goes to the supply while the hunt goes on', () => {
  const talk = table(['rogue'])
    .quest('rogue', 'q-raids')
    .stands('rogue', 'orc-valley')
    .put('orc-valley', { red: 3 })
    .dice(6, 6, 6)
    .says('rogue', 'fight');
  const marks = talk.hero('rogue').quest?.marks ?? [];
  expect(marks.filter(({ colour }) => colour === 'red')).toHaveLength(1);
  expect(talk.board.supply.minions.red).toBe(24);
});
