/** A few pictures compared with the ones that were looked at; `UPDATE_GOLDENS=1` takes the present ones for good. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from 'canvas';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import type { DrawTask } from '../../renderers/contract.js';
import { draw } from '../../renderers/index.js';
import { toPng } from '../../renderers/encoder/png.js';
import { crowded, crowdedBefore, handful } from './support/defenders-states.js';
import { names } from './support/company.js';
import { besieged, besiegedBefore } from './support/kingdom-rush-view.js';
import { better, boardOf as fortressOf, worse } from './support/orcs-must-die-view.js';
import { boardOf } from './support/orcs-tables.js';
import { sketch } from './support/orcs-view.js';
import { fresh, siegeOf, stormed } from './support/stronghold-view.js';

const folder = new URL('./golden/', import.meta.url);
const width = 640;
/** The share of pixels that another version of cairo or freetype may draw differently. */
const tolerance = 0.02;

async function half(png: Buffer): Promise<Buffer> {
  const image = await loadImage(png);
  const canvas = createCanvas(width, Math.round((image.height * width) / image.width));
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return toPng(canvas);
}

const before = sketch({
  players: 4,
  creatures: {
    '1o': ['goblin', 'orc'],
    '2m': ['rider', 'golem'],
    '3i': ['goblin'],
    '4o': ['chief', 'shaman'],
    '6o': ['orc'],
  },
});
const after = sketch({
  players: 4,
  creatures: {
    '1m': ['goblin', 'orc'],
    '2m': ['rider'],
    '3i': ['goblin'],
    '4o': ['chief', 'shaman', 'goblin'],
    '6o': ['orc'],
  },
  values: { 'weak-2': 1 },
});

const realm = { game: 'defenders', names, awaited: [2] };
const gate = { game: 'kingdom-rush', names: names.slice(0, 2), awaited: [1] };
const pictures: Record<string, DrawTask> = {
  'defenders-board': {
    ...realm,
    kind: 'board',
    locale: 'en',
    view: crowded,
    before: crowdedBefore,
    events: (crowded.lastNight?.cards ?? []).map((report) => ({ type: 'darknessResolved', data: { report } })),
  },
  'defenders-hand': { ...realm, kind: 'hand', locale: 'fr', seat: 0, view: handful },
  'kingdom-rush-board': { ...gate, kind: 'board', locale: 'en', view: besieged, before: besiegedBefore, events: [] },
  'kingdom-rush-hand': { ...gate, kind: 'hand', locale: 'fr', seat: 0, view: besieged },
  'kingdom-rush-preview': {
    ...gate,
    ...{ kind: 'preview', locale: 'en', view: besieged, seat: 1, action: 'move', argument: 'cell' },
    ...{ given: { to: 'B4' }, picked: [], choices: ['a1', 'b1', 'b2', 'a3', 'c3'] },
  },
  'orcs-must-die-board': fortressOf(worse, { before: better }),
  'orcs-must-die-hand': {
    ...{ kind: 'hand', game: 'orcs-must-die', locale: 'fr', names, awaited: [0] },
    ...{ seat: 0, view: worse },
  },
  'orcs-must-die-end': {
    ...{ kind: 'end', game: 'orcs-must-die', locale: 'fr', names: names.slice(0, 3), awaited: [] },
    view: { ...worse, teams: worse.teams.map((team) => ({ ...team, history: [6, 6, 8, 7, 6] })) },
    outcome: { kind: 'won', winners: [0, 1, 2], scores: null, reason: { key: 'endHeld', params: { rating: 4 } } },
    titles: [
      { title: 'clean-sweep', seats: [0, 1], value: 5 },
      { title: 'trap-smith', seats: [2], value: 6 },
      { title: 'not-one-step', seats: [0, 1, 2] },
    ],
  },
  'orcs-orcs-orcs-board': boardOf(after, { before }),
  'orcs-orcs-orcs-hand': {
    kind: 'hand',
    game: 'orcs-orcs-orcs',
    locale: 'fr',
    names,
    awaited: [0],
    seat: 0,
    view: {
      ...after,
      viewer: 0,
      own: {
        seat: 0,
        hand: ['fireball', 'book-fe', 'replenish', 'wisdom'].map((code) => ({ code, learned: false })),
        draw: ['zap', 'poison', 'book-ew'],
        missionOffer: [],
        mission: 'fine-bag',
        missionVp: 6,
        autoBonus: true,
      },
    },
  },
  'stronghold-board': siegeOf(stormed(2), { before: fresh(2), awaited: [1] }),
  'stronghold-hand': { ...siegeOf(stormed(2)), kind: 'hand', locale: 'fr', seat: 1 },
  lobby: {
    kind: 'lobby',
    game: 'orcs-orcs-orcs',
    locale: 'en',
    names: [],
    awaited: [],
    host: 'Ada',
    players: { min: 2, max: 4 },
    minutes: { min: 45, max: 60 },
    mode: 'competitive',
    options: [
      { label: 'Secret missions', meaning: 'Everybody has an aim of their own that only they know.' },
      { label: 'Bonus actions', meaning: '' },
    ],
    seats: [
      { name: 'Ada', kind: 'person', wish: { id: 'green', name: 'Green' } },
      { name: 'Bo', kind: 'bot', wish: null },
      null,
      null,
    ],
  },
};

describe('golden pictures', () => {
  it.each(Object.entries(pictures))('%s looks as it did', async (name, task) => {
    const [picture] = draw(task);
    if (!picture) throw new Error('nothing was drawn');
    const small = await half(picture.png);
    const file = fileURLToPath(new URL(`${name}.png`, folder));
    if (process.env['UPDATE_GOLDENS'] === '1') {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, small);
    }
    expect(existsSync(file), `no golden picture ${file}; run with UPDATE_GOLDENS=1 and look at it`).toBe(true);
    const [golden, drawn] = [PNG.sync.read(readFileSync(file)), PNG.sync.read(small)];
    expect([drawn.width, drawn.height]).toEqual([golden.width, golden.height]);
    const different = pixelmatch(golden.data, drawn.data, undefined, golden.width, golden.height, { threshold: 0.2 });
    expect(different / (golden.width * golden.height)).toBeLessThan(tolerance);
  });
});
