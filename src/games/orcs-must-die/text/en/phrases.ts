/** The text board in English. */
import { headed } from '../shared/naming.js';
import type { Phrases } from '../shared/phrases.js';

export const phrases: Phrases = {
  heading: (level, wave, round) => `Level ${level} · wave ${wave}/3 · round ${round}`,
  setup: 'Set-up',
  now: (phase) => `now: ${phase}`,
  turnOf: (hero) => `${hero}’s turn`,
  rift: (side, health, start, skulls) =>
    `Rift${side ? ` of ${side}` : ''} ${health}/${start}, ${skulls} skull${skulls === 1 ? '' : 's'}`,
  lord: (hero) => `👑 Rift Lord: ${hero}`,
  fortress: (name) => name,
  enemies: (list) => `Enemies: ${list}`,
  noEnemies: 'No enemies in the fortress',
  hero: (name, player, health, max, where) =>
    `${name} (${player}) ${health}/${max}${where === null ? '' : ` ${where}`}`,
  team: (side) => `Team ${side}`,
  at: (tile) => `on ${tile}`,
  dead: () => '(dead)',
  stunned: () => 'stunned',
  ultimateReady: '★ ultimate ready',
  ultimateSpent: '☆ ultimate exhausted',
  traps: (list) => `Traps: ${list}`,
  shopTraps: (list) => `Shop, traps: ${list}`,
  shopEquipment: (list) => `Shop, equipment: ${list}`,
  armies: (list) => `Armies still to come: ${list}`,
  army: (tile, left) => `${left} card${left === 1 ? '' : 's'} at ${tile}`,
  planks: (count) => `${count} plank${count === 1 ? '' : 's'}`,
  yourHero: (name, role) => `**${name}**, ${role}`,
  health: (now, max, move, vulnerability) => `Health ${now}/${max} · Move ${move} · vulnerable to ${vulnerability}`,
  weapon: (name, dice) => `Weapon: ${name} (${dice})`,
  nextWeapon: (name, dice, cost, level) => `Next weapon: ${name} (${dice}) for ${cost} skulls from level ${level} on`,
  power: (kind, name, text) =>
    `${{ power: 'Power', ultimate: 'Ultimate', rivalry: 'Rivalry power' }[kind]}: ${headed(name)} ${text}`,
  worn: (name, text) => `Worn: ${headed(name)} ${text}`,
  needs: (creature, icons) => `${creature} (${icons})`,
  near: (tile, list) => `To kill on ${tile}: ${list}`,
  picks: (list) => `Heroes picked by your team: ${list}`,
  votes: (list) => `Votes of your team: ${list}`,
  bites: (damage) => `⚠️ ${damage} damage would reach the Rift next round`,
  alt: {
    semicolon: '; ',
    where: (level, wave, round) => `level ${level}, wave ${wave} of 3, round ${round}`,
    outcome: { won: 'the game is won', lost: 'the game is lost' },
    over: 'the game is over',
    rift: (side, health, start) => `${side ? `the Rift of ${side}` : 'the Rift'} at ${health} of ${start}`,
    bites: (damage) => `${damage} damage would reach it next round`,
    noEnemies: 'no enemies in the fortress',
    nearest: (tile, crowd, others) =>
      `nearest enemies on ${tile}: ${crowd}${others > 0 ? `, and ${others} more farther off` : ''}`,
  },
};
