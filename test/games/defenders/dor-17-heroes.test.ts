import { describe, expect, test } from 'vitest';
import { table, tokens } from './table-talk.js';

describe('DOR-17.1 Cleric', () => {
  test('DOR-17.1a Blessed Attacks: +1 against Undead and Demons, not against others', () => {
    const talk = table(['cleric'])
      .put('monarch-city', { red: 1, black: 1, green: 1 })
      .dice(3, 2, 3)
      .says('cleric', 'fight');
    expect(talk.minions('monarch-city')).toEqual({ green: 1 });
  });
  test('DOR-17.1b Sanctify Land: one die without a card, only where no minions are', () => {
    const talk = table(['cleric']).stands('cleric', 'wolf-pass').taint('wolf-pass').dice(5).says('cleric', 'cleanse');
    expect(talk.event('cleansed')).toMatchObject({ dice: [5], removed: true, card: null });
    const crowded = table(['cleric']).stands('cleric', 'wolf-pass').taint('wolf-pass').put('wolf-pass', { red: 1 });
    expect(crowded.why('cleric', 'cleanse')).toBe('needsColourCard');
    const paid = table(['cleric'])
      .stands('cleric', 'wolf-pass')
      .taint('wolf-pass')
      .deal('cleric', 'hc-wolf-pass-gate')
      .dice(1, 5)
      .says('cleric', 'cleanse', { card: '1' });
    expect(paid.event('cleansed').dice).toHaveLength(2);
  });
  test('DOR-17.1c Turn Undead: split as she likes, not into inns, not beyond three, four in the city', () => {
    const talk = table(['cleric'])
      .stands('cleric', 'wolf-pass')
      .put('wolf-pass', { black: 3 })
      .put('orc-valley', { red: 3 })
      .put('monarch-city', { red: 4 })
      .dark('dq-1')
      .ends('cleric');
    expect(talk.step).toBe('turnUndead');
    for (const target of ['orc-valley=k', 'monarch-city=k', 'dark-woods=k', 'seagull-lagoon=kkkk']) {
      expect(talk.why('cleric', 'respond', { choice: 'turn', targets: [target] })).toBe('badPlan');
    }
    expect(talk.fallback('cleric')).toEqual({
      action: 'respond',
      args: { choice: 'turn', targets: tokens('father-oak-forest=k minotaur-forest=k seagull-lagoon=k') },
    });
    talk.responds('cleric', 'turn', 'seagull-lagoon=kk minotaur-forest=k');
    expect(talk.minions('seagull-lagoon')).toEqual({ black: 2 });
    expect(talk.hero('cleric').life).toBe(6);
  });
  test('DOR-17.1c she may decline', () => {
    const talk = table(['cleric'])
      .stands('cleric', 'wolf-pass')
      .put('wolf-pass', { black: 1 })
      .dark('dq-1')
      .ends('cleric')
      .responds('cleric', 'none');
    expect(talk.hero('cleric').life).toBe(4);
  });
});

describe('DOR-17.2 Dwarf', () => {
  test('DOR-17.2a Mountain Lore: one action more from a red location', () => {
    const talk = table(['rogue', 'dwarf'])
      .stands('rogue', 'chimera-inn')
      .stands('dwarf', 'windy-pass')
      .dark('dq-1')
      .ends('rogue');
    expect(talk.hero('dwarf')).toMatchObject({ actions: 5, bonus: 1 });
  });
  test('DOR-17.2b Dragon Slayer: failed dice against Dragonkin and Sapphire again', () => {
    const talk = table(['dwarf']).put('monarch-city', { blue: 2 }).dice(1, 1, 6, 6).says('dwarf', 'fight');
    expect(talk.minions('monarch-city')).toEqual({});
    const battle = table(['dwarf'])
      .general('sapphire', { life: 1, healWait: 0 })
      .stands('dwarf', 'blizzard-mountains')
      .deal('dwarf', 'hc-wolf-pass-gate')
      .dice(1, 6)
      .says('dwarf', 'attack', { cards: ['1'] });
    expect(battle.happened('battleWon')).toBe(true);
  });
  test('DOR-17.2c Armor and Toughness: one wound and one life token less', () => {
    const talk = table(['dwarf'])
      .stands('dwarf', 'thorny-woods')
      .deal('dwarf', 'hc-raven-forest-gate')
      .dice(2)
      .says('dwarf', 'attack', { cards: ['1'] });
    expect(talk.hero('dwarf').life).toBe(4);
  });
});

describe('DOR-17.3 Eagle Rider', () => {
  test('DOR-17.3a Eagle Flight: four lines without a card', () => {
    const talk = table(['eagle-rider'])
      .responds('eagle-rider', 'sky')
      .says('eagle-rider', 'move', { to: 'amarak-peak', by: 'eagle' });
    expect(talk.hero('eagle-rider')).toMatchObject({ loc: 'amarak-peak', actions: 3 });
  });
  test('DOR-17.3b in the sky: no wounds, no penalty, not carried off', () => {
    const talk = table(['eagle-rider', 'dwarf'])
      .responds('eagle-rider', 'sky')
      .stands('eagle-rider', 'wolf-pass')
      .put('wolf-pass', { black: 3 })
      .dark('dq-1')
      .ends('eagle-rider');
    expect(talk.hero('eagle-rider').life).toBe(4);
  });
  test('DOR-17.3b on the ground: all dice again, or none', () => {
    const talk = table(['eagle-rider'])
      .responds('eagle-rider', 'ground')
      .put('monarch-city', { green: 2 })
      .dice(1, 6)
      .says('eagle-rider', 'fight');
    expect(talk.step).toBe('fightReroll');
    expect(talk.fallback('eagle-rider')).toEqual({ action: 'respond', args: { choice: 'reroll' } });
    talk.dice(5, 5).responds('eagle-rider', 'reroll');
    expect(talk.minions('monarch-city')).toEqual({});
    const battle = table(['eagle-rider'], { noPenalty: true })
      .responds('eagle-rider', 'ground')
      .stands('eagle-rider', 'thorny-woods')
      .deal('eagle-rider', 'hc-raven-forest-gate')
      .dice(1)
      .says('eagle-rider', 'attack', { cards: ['1'] });
    expect(battle.step).toBe('battleReroll');
    battle.dice(6).responds('eagle-rider', 'reroll');
    expect(battle.event('rolled').net).toBe(1);
  });
  test('DOR-17.3b not against Varkolak', () => {
    const talk = table(['eagle-rider'], { noPenalty: true })
      .responds('eagle-rider', 'ground')
      .stands('eagle-rider', 'dark-woods')
      .deal('eagle-rider', 'hc-dark-woods-gate')
      .dice(1)
      .says('eagle-rider', 'attack', { cards: ['1'] });
    expect(talk.step).toBe('day');
  });
  test('DOR-17.3c Fresh Mount: on the ground in the city or a blue location', () => {
    const talk = table(['eagle-rider', 'dwarf'])
      .responds('eagle-rider', 'ground')
      .stands('eagle-rider', 'wolf-pass')
      .stands('dwarf', 'chimera-inn')
      .dark('dq-1', 'dq-2')
      .ends('eagle-rider')
      .ends('dwarf');
    expect(talk.hero('eagle-rider')).toMatchObject({ actions: 4, bonus: 1 });
    const sky = table(['eagle-rider', 'dwarf'])
      .responds('eagle-rider', 'sky')
      .stands('eagle-rider', 'wolf-pass')
      .stands('dwarf', 'chimera-inn')
      .dark('dq-1', 'dq-2')
      .ends('eagle-rider')
      .ends('dwarf');
    expect(sky.hero('eagle-rider').bonus).toBe(0);
  });
  test('DOR-17.3b D-STYLE falls back to the sky', () => {
    expect(table(['eagle-rider']).fallback('eagle-rider')).toEqual({ action: 'respond', args: { choice: 'sky' } });
  });
});

describe('DOR-17.4 Paladin', () => {
  test('DOR-17.4a Noble Steed: two lines without a card', () => {
    const talk = table(['paladin']).says('paladin', 'move', { to: 'minotaur-forest', by: 'horse' });
    expect(talk.hero('paladin').actions).toBe(4);
  });
  test('DOR-17.4b Bravery: no fear', () => {
    const talk = table(['paladin', 'dwarf'])
      .stands('paladin', 'wolf-pass')
      .put('wolf-pass', { black: 2 })
      .dark('dq-1')
      .ends('paladin');
    expect(talk.event('wounded')).toMatchObject({ fear: 1, lost: 1 });
  });
  test('DOR-17.4c Aura of Righteousness: one wound less', () => {
    const talk = table(['paladin', 'dwarf'])
      .stands('paladin', 'wolf-pass')
      .put('wolf-pass', { red: 2 })
      .dark('dq-1')
      .ends('paladin');
    expect(talk.hero('paladin').life).toBe(4);
  });
});

describe('DOR-17.5 Ranger', () => {
  test('DOR-17.5a Woods Lore: +1 in a green location', () => {
    const talk = table(['ranger'])
      .stands('ranger', 'raven-forest')
      .put('raven-forest', { blue: 1 })
      .dice(4)
      .says('ranger', 'fight');
    expect(talk.minions('raven-forest')).toEqual({});
  });
  test('DOR-17.5b Archery: a neighbouring location, without Woods Lore', () => {
    const talk = table(['ranger'])
      .stands('ranger', 'raven-forest')
      .put('blood-flats', { red: 1 })
      .dice(3)
      .says('ranger', 'fight', { at: 'blood-flats' });
    expect(talk.minions('blood-flats')).toEqual({ red: 1 });
    expect(talk.event('fought').how).toBe('archery');
    expect(talk.why('ranger', 'fight', { at: 'dark-woods' })).toBe('notNextToYou');
  });
  test('DOR-17.5c Elf Support: one action more from a green location', () => {
    const talk = table(['rogue', 'ranger'])
      .stands('rogue', 'chimera-inn')
      .stands('ranger', 'raven-forest')
      .dark('dq-1')
      .ends('rogue');
    expect(talk.hero('ranger').bonus).toBe(1);
  });
});

describe('DOR-17.6 Rogue', () => {
  test('DOR-17.6a EX-33 Rogue and fear: among two Undead and an Orc only fear hurts', () => {
    const talk = table(['rogue', 'dwarf'])
      .stands('rogue', 'brookdale-village')
      .put('brookdale-village', { black: 2, green: 1 })
      .dark('dq-1')
      .ends('rogue');
    expect(talk.event('wounded').lost).toBe(1);
  });
  test('DOR-17.6b Thievery: one more card on a treasure chest', () => {
    const talk = table(['rogue', 'dwarf']).stands('rogue', 'bounty-bay').dark('dq-1').ends('rogue');
    expect(talk.hero('rogue').hand).toHaveLength(3);
  });
  test('DOR-17.6c Crafty: Rumors draw five', () => {
    const talk = table(['rogue']).stands('rogue', 'gryphon-inn').says('rogue', 'rumors', { colour: 'red' });
    expect(talk.event('rumorsHeard').drawn).toHaveLength(5);
  });
});

describe('DOR-17.7 Sorceress', () => {
  test('DOR-17.7a EX-34 Sorceress: in Undead form only the Dragonkin wounds her', () => {
    const talk = table(['sorceress', 'dwarf'])
      .responds('sorceress', 'black')
      .stands('sorceress', 'fire-river')
      .put('fire-river', { black: 2, blue: 1 })
      .dark('dq-1')
      .ends('sorceress');
    expect(talk.event('wounded').lost).toBe(1);
  });
  test('DOR-17.7a in an enemy form she cannot enter the city or an inn and is led around them', () => {
    const talk = table(['sorceress']).stands('sorceress', 'wolf-pass').responds('sorceress', 'green');
    expect(talk.why('sorceress', 'move', { to: 'monarch-city' })).toBe('formBars');
    talk.says('sorceress', 'move', { to: 'greenleaf-village' });
    expect(talk.hero('sorceress').actions).toBe(3);
  });
  test('RU-22 being carried to the city ends her form', () => {
    const talk = table(['sorceress'])
      .stands('sorceress', 'thorny-woods')
      .responds('sorceress', 'red')
      .deal('sorceress', 'hc-raven-forest-gate')
      .dice(2)
      .says('sorceress', 'attack', { cards: ['1'] });
    expect(talk.hero('sorceress')).toMatchObject({ loc: 'monarch-city', shape: null });
  });
  test('DOR-17.7b Ambush: +2 for her first attack only', () => {
    const talk = table(['sorceress'])
      .responds('sorceress', 'blue')
      .stands('sorceress', 'wolf-pass')
      .put('wolf-pass', { blue: 2 })
      .dice(3, 2)
      .says('sorceress', 'fight');
    expect(talk.minions('wolf-pass')).toEqual({ blue: 1 });
    talk.dice(4).says('sorceress', 'fight');
    expect(talk.minions('wolf-pass')).toEqual({ blue: 1 });
  });
  test('DOR-17.7c Visions: one die more on Quests and on Heal the Land', () => {
    const quest = table(['sorceress'])
      .responds('sorceress', 'own')
      .stands('sorceress', 'mountains-of-mist')
      .says('sorceress', 'quest');
    expect(quest.event('questTried').dice).toHaveLength(5);
    const land = table(['sorceress'])
      .responds('sorceress', 'own')
      .stands('sorceress', 'wolf-pass')
      .taint('wolf-pass')
      .deal('sorceress', 'hc-wolf-pass-gate')
      .says('sorceress', 'cleanse');
    expect(land.event('cleansed').dice).toHaveLength(3);
  });
});

describe('DOR-17.8 Wizard', () => {
  test('DOR-17.8a Teleport: anywhere, once a turn', () => {
    const talk = table(['wizard']).says('wizard', 'move', { to: 'dark-woods', by: 'teleport' });
    expect(talk.hero('wizard')).toMatchObject({ loc: 'dark-woods', actions: 4 });
    expect(talk.why('wizard', 'move', { to: 'windy-pass', by: 'teleport' })).toBe('teleportUsed');
  });
  test('DOR-17.8b Fireball: a card in the colour of a minion there, every die hits on 2+', () => {
    const talk = table(['wizard'])
      .put('monarch-city', { blue: 1, red: 1 })
      .deal('wizard', 'hc-wolf-pass-gate', 'hc-dark-woods-gate');
    expect(talk.why('wizard', 'fight', { card: '2' })).toBe('fireballCard');
    talk.dice(2, 2).says('wizard', 'fight', { card: '1' });
    expect(talk.minions('monarch-city')).toEqual({});
    expect(talk.nos('wizard')).toEqual(['2']);
  });
  test('DOR-17.8c Wisdom: in his own Night he may put a card aside; the next must be used', () => {
    const talk = table(['wizard', 'dwarf'])
      .stands('wizard', 'chimera-inn')
      .stands('dwarf', 'chimera-inn')
      .dark('ds-gorgutt-01', 'ds-gorgutt-02')
      .ends('wizard')
      .responds('wizard', 'replace');
    expect(talk.minions('blood-flats')).toEqual({});
    expect(talk.minions('golden-oak-forest')).toEqual({ green: 2 });
    expect(talk.board.darkDiscard).toEqual(['ds-gorgutt-01', 'ds-gorgutt-02']);
    talk.dark('ds-varkolak-01').ends('dwarf');
    expect(talk.minions('dragons-teeth-range')).toEqual({ blue: 1 });
  });
  test('DOR-17.8c D-WISDOM falls back to replace exactly if the card foretells a loss', () => {
    const safe = table(['wizard']).stands('wizard', 'chimera-inn').dark('ds-gorgutt-01').ends('wizard');
    expect(safe.fallback('wizard')).toEqual({ action: 'respond', args: { choice: 'keep' } });
    const lost = table(['wizard'])
      .stands('wizard', 'chimera-inn')
      .general('gorgutt', { step: 3 })
      .dark('dp-gorgutt')
      .ends('wizard');
    expect(lost.fallback('wizard')).toEqual({ action: 'respond', args: { choice: 'replace' } });
  });
});
