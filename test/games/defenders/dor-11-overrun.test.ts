import { expect, test } from 'vitest';
import { table } from './table-talk.js';

function before(...cards: Parameters<ReturnType<typeof table>['dark']>) {
  return table(['paladin', 'dwarf'])
    .stands('paladin', 'chimera-inn')
    .stands('dwarf', 'chimera-inn')
    .dark(...cards);
}
const falls = (talk: ReturnType<typeof before>) => talk.ends('paladin');

test('EX-20 overrun next to the city: one overrun although two Dragonkin were due', () => {
  const talk = falls(before('ds-sapphire-09').put('wolf-pass', { green: 3 }));
  expect(talk.minions('wolf-pass')).toEqual({ green: 3 });
  expect(talk.crystals('wolf-pass')).toBe(1);
  for (const loc of ['father-oak-forest', 'minotaur-forest', 'orc-valley', 'seagull-lagoon', 'monarch-city'] as const)
    expect(talk.minions(loc)).toEqual({ blue: 1 });
  expect(talk.crystalsOnBoard).toBe(1);
  expect(talk.board.tally.overruns).toBe(1);
});

test('EX-21 no chain: a full neighbour gets a crystal and does not overrun', () => {
  const talk = falls(before('ds-sapphire-09').put('wolf-pass', { green: 3 }).put('orc-valley', { red: 2, green: 1 }));
  expect(talk.minions('orc-valley')).toEqual({ red: 2, green: 1 });
  expect(talk.crystals('orc-valley')).toBe(1);
  expect(talk.minions('dancing-stones')).toEqual({});
  expect(talk.crystalsOnBoard).toBe(2);
});

test('EX-22 Demons twice: crystal for the third, crystal and overrun for the fourth', () => {
  const talk = falls(before('ds-balazarg-07').put('cursed-plateau', { red: 2 }));
  expect(talk.minions('cursed-plateau')).toEqual({ red: 3 });
  expect(talk.crystals('cursed-plateau')).toBe(2);
  for (const loc of ['land-of-amazons', 'withered-hills', 'wyvern-forest'] as const)
    expect(talk.minions(loc)).toEqual({ red: 1 });
});

test('EX-23 spill-over taint: three crystals by one Demon who came with Balazarg', () => {
  const talk = before('ds-balazarg-02')
    .put('raven-forest', { green: 3 })
    .put('blood-flats', { red: 2 })
    .put('scorpion-canyon', { red: 1 })
    .put('pleasant-hill', { red: 1, green: 2 });
  falls(talk);
  expect(talk.board.generals.balazarg.step).toBe(1);
  expect(talk.crystals('raven-forest')).toBe(1);
  expect(talk.minions('angel-tear-falls')).toEqual({ red: 1 });
  expect(talk.minions('blood-flats')).toEqual({ red: 3 });
  expect(talk.crystals('blood-flats')).toBe(1);
  expect(talk.minions('pleasant-hill')).toEqual({ red: 1, green: 2 });
  expect(talk.crystals('pleasant-hill')).toBe(1);
  expect(talk.minions('scorpion-canyon')).toEqual({ red: 2 });
  expect(talk.crystalsOnBoard).toBe(3);
});

test('EX-24 three mixed minions are no Demon taint', () => {
  const talk = falls(before('ds-varkolak-02').put('scorpion-canyon', { black: 1 }));
  expect(talk.minions('scorpion-canyon')).toEqual({ red: 2, black: 1 });
  expect(talk.crystals('scorpion-canyon')).toBe(0);
});

test('DOR-11.1 three minions of any colours fill a location; a general does not count', () => {
  const talk = falls(before('ds-varkolak-01').put('dark-woods', { red: 1 }));
  expect(talk.minions('dark-woods')).toEqual({ red: 1, black: 2 });
  expect(talk.crystals('dark-woods')).toBe(0);
});

test('DOR-11.2 minions are placed one after another while there is room', () => {
  const talk = falls(before('ds-varkolak-01').put('dark-woods', { green: 2 }));
  expect(talk.minions('dark-woods')).toEqual({ green: 2, black: 1 });
  expect(talk.board.tally.overruns).toBe(1);
});

test('DOR-11.3 an overrun sends nobody into inns', () => {
  const talk = falls(before('ds-gorgutt-03').put('withered-hills', { green: 3 }));
  expect(talk.minions('chimera-inn')).toEqual({});
  expect(talk.minions('blizzard-mountains')).toEqual({ red: 1 });
});

test('DOR-11.4 a spill-over that finds no room is a crystal, not an overrun', () => {
  const talk = falls(before('ds-balazarg-04').put('angel-tear-falls', { red: 3 }).put('raven-forest', { green: 3 }));
  expect(talk.crystals('raven-forest')).toBe(1);
  expect(talk.board.tally.overruns).toBe(1);
});

test('DOR-11.5 Monarch City takes four and is never tainted', () => {
  const talk = falls(before('dw-sapphire').put('monarch-city', { green: 1 }));
  expect(talk.minions('monarch-city')).toEqual({ green: 2 });
  expect(talk.crystals('monarch-city')).toBe(0);
});

test('DOR-11.6 the third Demon taints, the Demons stay', () => {
  const talk = falls(before('ds-gorgutt-01').put('blood-flats', { red: 2 }));
  expect(talk.minions('blood-flats')).toEqual({ red: 3 });
  expect(talk.crystals('blood-flats')).toBe(1);
  expect(talk.board.tally.overruns).toBe(0);
});

test('DOR-11.7 both kinds of taint in one placement', () => {
  const talk = falls(before('ds-gorgutt-09').put('windy-pass', { red: 2 }));
  expect(talk.crystals('windy-pass')).toBe(2);
});

test('DOR-11.8 a tainted location overruns again', () => {
  const talk = falls(before('ds-gorgutt-01').put('blood-flats', { green: 3 }).taint('blood-flats', 2));
  expect(talk.crystals('blood-flats')).toBe(3);
});

test('DOR-11.9 inns hold nothing', () => {
  const talk = falls(before('ds-gorgutt-05').put('gryphon-forest', { red: 3 }));
  expect(talk.minions('gryphon-inn')).toEqual({});
  expect(talk.crystals('gryphon-inn')).toBe(0);
});

test('DOR-11.10 neighbours are reached alphabetically, Monarch City last', () => {
  const talk = falls(before('ds-sapphire-09').put('wolf-pass', { green: 3 }));
  const overrun = talk.event('darknessResolved').report.effects.find(({ type }) => type === 'overrun');
  expect(overrun).toMatchObject({
    to: ['father-oak-forest', 'minotaur-forest', 'orc-valley', 'seagull-lagoon', 'monarch-city'],
  });
});

test('DOR-11.11 minions that come with a general overrun too', () => {
  const talk = falls(before('ds-gorgutt-01').put('amarak-peak', { red: 2 }));
  expect(talk.minions('amarak-peak')).toEqual({ red: 2, green: 1 });
  expect(talk.crystals('amarak-peak')).toBe(1);
  expect(talk.minions('ghost-marsh')).toEqual({ green: 1 });
});

test('EX-25 supply and Quest: the Orc is taken back from the Quest card, progress 2', () => {
  const talk = before('ds-gorgutt-09').quest('dwarf', 'q-orc-hunter');
  const quest = talk.hero('dwarf').quest;
  for (let i = 0; i < 3; i += 1) quest?.marks.push({ colour: 'green', loc: null, minion: true });
  talk.board.supply.minions.green = 0;
  for (const loc of [
    'golden-oak-forest',
    'greenleaf-village',
    'gryphon-forest',
    'heavens-glade',
    'minotaur-forest',
    'wyvern-forest',
    'whispering-woods',
  ] as const)
    talk.board.locations[loc].minions.green = 3;
  talk.board.locations['unicorn-forest'].minions.green = 1;
  falls(talk);
  expect(talk.match.outcome).toBeNull();
  expect(talk.hero('dwarf').quest?.marks).toHaveLength(2);
  expect(talk.minions('raven-forest')).toEqual({ green: 1 });
});

test('EX-25 with no Orcs on Quest cards the game is lost', () => {
  const talk = before('ds-gorgutt-09');
  talk.board.supply.minions.green = 0;
  for (const loc of [
    'golden-oak-forest',
    'greenleaf-village',
    'gryphon-forest',
    'heavens-glade',
    'minotaur-forest',
    'wyvern-forest',
    'whispering-woods',
    'father-oak-forest',
  ] as const)
    talk.board.locations[loc].minions.green = 3;
  talk.board.locations['unicorn-forest'].minions.green = 1;
  falls(talk);
  expect(talk.match.outcome?.reason).toEqual({ key: 'noMinionsLeft', params: { colour: 'green' } });
});
