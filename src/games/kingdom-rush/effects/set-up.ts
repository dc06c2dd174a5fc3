/** 3: the board as the scenario, the players and the difficulty make it. */
import type { Rng, Seat, Setup } from '../../../kernel/index.js';
import { falcons, levels, protectionTokens, soldiersInBox, treasureMost } from '../content/numbers.js';
import { basicHordes } from '../content/hordes.js';
import { heroes, ossuary, toughness } from '../content/heroes.js';
import { scenarios } from '../content/scenarios.js';
import { bossCards, elementals } from '../content/special-hordes.js';
import { towers } from '../content/towers.js';
import { rifts } from '../content/cards.js';
import {
  type AbilityId,
  type Board,
  type CardId,
  type Colour,
  type DealRow,
  type Env,
  type Hero,
  type HeroId,
  type Kru,
  type KruPlay,
  type Lane,
  type Options,
  type Pile,
  type Site,
  type SiteColour,
  type TowerCard,
  type TowerId,
  colours,
  heroIds,
  lanes,
  riftIds,
  towerIds,
} from '../types/index.js';
import { ironOf } from '../rules/limits.js';
import { mapOf } from '../rules/maps.js';
import { rowOf, startingHearts } from '../rules/objectives.js';
import { isAdmitted, modifiersIn, upgradesOf } from '../rules/supply.js';
import { bossTag } from '../rules/hordes.js';
import { newHorde } from './marching.js';

/** RND-1: the decks by tier and element, shuffled. */
function decks(rng: Rng): Record<string, CardId[]> {
  const found: Record<string, CardId[]> = {};
  for (const [id, { band }] of Object.entries(basicHordes)) (found[band] ??= []).push(id);
  for (const [id, { element }] of Object.entries(elementals)) (found[element ?? ''] ??= []).push(id);
  return Object.fromEntries(Object.entries(found).map(([name, cards]) => [name, rng.shuffle(cards)]));
}

const deckNames: Readonly<Record<string, string>> = { g: 'green', b: 'blue', r: 'red', v: 'violet' };

/** One printed card of a pile or a start: a tier, an element, a champion, an event, or that very card. */
function draw(unused: Record<string, CardId[]>, printed: string): CardId {
  if (printed.startsWith('ev-')) return printed;
  if (printed.startsWith('C-')) return printed.toLowerCase();
  if (/^[gbrv]\d\d$/.test(printed)) {
    for (const deck of Object.values(unused)) if (deck.includes(printed)) deck.splice(deck.indexOf(printed), 1);
    return printed;
  }
  const card = unused[deckNames[printed] ?? printed]?.shift();
  if (card === undefined) throw new Error(`no card is left for ${printed}`);
  return card;
}

function sites(listed: string): Site[] {
  return listed.split(' | ').flatMap((group) => {
    const [colour, ...spaces] = group.split(' ');
    return spaces.map((at) => ({ at, colour: colour as SiteColour, soldierTower: null, towers: [] }));
  });
}

function environment({ scenario }: Options): Env[] {
  const map = mapOf(scenario);
  const drawn = map.spaces.flatMap((at): Env[] => {
    const ground = map.ground.get(at);
    return ground === 'volcano' || ground === 'pool' ? [{ tile: ground, at, from: at }] : [];
  });
  const listed = Object.entries(scenarios[scenario].tiles).map(([at, tile]) => ({ tile, at, from: at }));
  return [...drawn, ...listed];
}

const letters: Readonly<Record<string, string>> = { A: 'archer', M: 'mage', T: 'artillery', S: 'soldier' };

/** Set-up 10: the listed starting towers; the Iron Challenge replaces a type it forbids. */
function startingTowers(options: Options, listed: string): TowerId[] {
  const iron = ironOf({ options });
  return listed.split(' ').map((text) => {
    const card = towerIds.find((id) => id === `${letters[text[0] ?? ''] ?? ''}-${text[1] ?? ''}`);
    if (!card) throw new Error(`no tower is written ${text}`);
    if (iron?.limits !== 'type' || towers[card].type !== iron.without) return card;
    const { level } = towers[card];
    const instead = towerIds.find((id) => towers[id].type === iron.instead && towers[id].level === level);
    return instead ?? card;
  });
}

function supply(options: Options): TowerCard[] {
  return towerIds
    .filter((card) => isAdmitted({ options }, card))
    .flatMap((card) =>
      Array.from({ length: towers[card].copies }, (_, copy) => ({
        uid: `${card}#${copy + 1}`,
        card,
        mods: [],
        falcon: false,
      })),
    );
}

/** Dealt one by one from seat 1 in listed order; Easy and Heroic begin with their defaults (4.1). */
function firstDeal({ difficulty }: Options, cards: readonly TowerId[], seats: readonly Seat[]): DealRow[] {
  return cards.map((listed, index) => ({
    listed,
    seat: seats[index % seats.length] ?? 0,
    upgraded: false,
    surrendered: difficulty === 'heroic' && index === cards.length - 1,
  }));
}

/** RND-2: for each stage, which cards and in which order. */
function bossDeck(rng: Rng, options: Options, stages: readonly (1 | 2 | 3)[]): CardId[] {
  const { boss } = scenarios[options.scenario];
  const byStage = ([1, 2, 3] as const).map((stage) =>
    rng.shuffle(
      Object.keys(bossCards).filter((id) => bossCards[id]?.boss === boss?.id && bossCards[id]?.stage === stage),
    ),
  );
  return stages.map((stage) => byStage[stage - 1]?.shift() ?? '');
}

function treasure({ scenario, difficulty }: Options): { gold: number; diamonds: number } {
  const listed = scenarios[scenario].treasure;
  const level = levels[difficulty];
  const within = (amount: number): number => Math.min(treasureMost, Math.max(0, amount));
  return { gold: within(listed.gold + level.gold), diamonds: within(listed.diamonds + level.diamonds) };
}

export function newHero(id: HeroId): Hero {
  const { life } = heroes[id];
  return {
    id,
    life,
    most: life,
    stunned: false,
    activated: false,
    open: false,
    skullsUsed: false,
    moved: false,
    steps: 0,
    crossed: [],
    at: null,
    facing: 'N',
    topLeft: null,
    abilities: [],
    skulls: 0,
    protected: false,
  };
}

/** Set-up 9: ability tiles, ready side up, and what passive ones change at once. */
export function takeAbilities(hero: Hero, abilities: readonly AbilityId[]): void {
  hero.abilities = abilities.map((id) => ({ id, ready: true }));
  if (abilities.includes('alric-4')) {
    hero.most += toughness;
    hero.life = hero.most;
  }
  if (abilities.includes('bruxa-4')) hero.skulls = ossuary.start;
}

/** The first three different starting towers that can go up one level (S6). */
export function easyDefaults(board: Board, most: number): void {
  const seen = new Set<TowerId>();
  for (const row of board.deal ?? []) {
    if (seen.size >= most || seen.has(row.listed) || upgradesOf(board, row.listed).length === 0) continue;
    seen.add(row.listed);
    row.upgraded = true;
  }
}

export function firstBoard({ seats, options, wishes, rng }: Setup<Kru>): Board {
  const scenario = scenarios[options.scenario];
  const row = rowOf({ options, seats: seats.length });
  const unused = decks(rng);
  const stages = row.bossStages ?? [];
  const solo = seats.length === 1 && !scenario.tutorial;
  const board: Board = {
    options: { ...options },
    seats: seats.length,
    round: 0,
    phase: 0,
    ready: seats.map(() => false),
    env: environment(options),
    flowers: Object.entries(scenario.flowers).map(([at, type]) => ({ type, at, wilted: false })),
    ash: [],
    totems: (scenario.totems ?? []).map((at) => ({ at, standing: true })),
    tentacles: [],
    sites: sites(row.sites),
    hordes: [],
    discard: [],
    destroyed: 0,
    escaped: 0,
    marksDestroyed: 0,
    lostAt: {},
    rift: scenario.riftElements ? { discard: [], active: [], removed: [] } : null,
    boss: scenario.boss ? { id: scenario.boss.id, defeated: 0, cards: stages.length } : null,
    hearts: startingHearts({ options, seats: seats.length }),
    ...treasure(options),
    supply: supply(options),
    modifiersLeft: modifiersIn({ options }),
    soldiersLeft: soldiersInBox,
    protectionLeft: protectionTokens,
    falconsLeft: falcons,
    warriors: [],
    flags: {
      drums: false,
      quake: false,
      shellUsed: false,
      bountyUsed: false,
      upgrades: seats.map(() => 0),
      played: seats.map(() => 0),
    },
    solo: solo ? { secondaries: [], usedThisRound: false, blocked: null, lastBlocked: null } : null,
    coach: [],
    deal: firstDeal(options, startingTowers(options, row.towers), seats),
    players: seats.map((seat) => ({ seat, colour: colours[seat] as Colour, hand: [], incoming: [], hero: null })),
    attacks: 0,
    tilesLaid: 0,
    stuns: 0,
    history: [],
    result: null,
    piles: [],
    unused,
    riftDeck: [],
    bossDeck: [],
  };
  layHordes(board, row.start, row.piles);
  if (scenario.boss) layBoss(board, bossDeck(rng, options, stages), scenario.boss);
  if (scenario.riftElements) {
    const elements = scenario.riftElements;
    board.riftDeck = rng.shuffle(riftIds.filter((id) => elements.includes(rifts[id].element)));
  }
  for (const [seat, wish] of wishes.entries()) {
    const player = board.players[seat];
    const id = heroIds.find((hero) => hero === wish);
    if (player && id && !board.players.some(({ hero }) => hero?.id === id)) player.hero = newHero(id);
  }
  return board;
}

/** Set-up 4: starting hordes in listed order, then the piles; marks are numbered in reading order. */
function layHordes(board: Board, start: string, piles: readonly string[]): void {
  let marks = 0;
  const mark = (printed: string): number | null => (printed.endsWith('!') ? (marks += 1) : null);
  for (const text of start.split(' ')) {
    const [at = '', printed = ''] = text.split(':');
    const objective = mark(printed);
    const lane = lanes.find((each) => mapOf(board.options.scenario).lanes.get(each)?.includes(at)) ?? 1;
    board.hordes.push(newHorde({ board }, draw(board.unused, printed.replace('!', '')), at, lane, objective));
  }
  board.piles = piles.map((listed, index): Pile => ({
    lane: lanes[index] as Lane,
    cards: listed.split(' ').map((printed) => {
      const objective = mark(printed);
      return { card: draw(board.unused, printed.replace('!', '')), objective };
    }),
  }));
}

/** Set-up 5 */
function layBoss(board: Board, deck: CardId[], { at, lane }: { at: string; lane: Lane | null }): void {
  const [first = '', ...rest] = deck;
  board.bossDeck = rest;
  board.hordes.push({ ...newHorde({ board }, first, at, lane, null), tag: bossTag });
}

/** A card of this kind moves from the supply to a hand. */
export function takeFromSupply(board: Board, uid: string): TowerCard {
  const card = board.supply.find((each) => each.uid === uid);
  if (!card) throw new Error(`${uid} is not in the supply`);
  board.supply = board.supply.filter((each) => each.uid !== uid);
  return card;
}

/** S5 to S7 as they were settled: everybody takes up the starting towers. */
export function dealTowers({ board }: KruPlay): void {
  const copy = (card: TowerId): string => board.supply.find((each) => each.card === card)?.uid ?? '';
  for (const { listed, seat, upgraded, surrendered } of board.deal ?? []) {
    if (surrendered) continue;
    const [better] = upgraded ? upgradesOf(board, listed) : [];
    board.players[seat]?.hand.push(takeFromSupply(board, better?.uid ?? copy(listed)));
  }
  board.deal = null;
}
