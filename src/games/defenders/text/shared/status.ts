/** The whole table, a hand and the picture as text; each language brings its words. */
import type { Say, Seat } from '../../../../kernel/index.js';
import { type GeneralId, generalBoards, generalIds } from '../../content/generals.js';
import type { HeroId } from '../../content/heroes.js';
import { colourOf, isSpecial } from '../../content/hero-cards.js';
import { city, type LocId, locationIds, sites } from '../../content/map.js';
import { colours } from '../../content/peoples.js';
import type { QuestId } from '../../content/quests.js';
import { specialCards } from '../../content/special-cards.js';
import { warSquares } from '../../content/war.js';
import type { CardReport, Dor, General, Hero, Mark, SlotNo, View } from '../../types/index.js';
import { generalAt, isAlive, isOnRedSquare, livingGenerals, locOf, stepsFromCity } from '../../rules/generals.js';
import { woundsExpected } from '../../rules/battling.js';
import { diceAgainst } from '../../rules/hands.js';
import { minionsAt } from '../../rules/minions.js';
import { progressOf } from '../../rules/questing.js';
import { actionsLeft, isOnBoard, slotsAt, slotsOf } from '../../rules/roster.js';
import type { Phrases } from './phrases.js';

export type StatusWords = {
  p: Phrases;
  title: string;
  choosing: string;
  turn: (n: number) => string;
  actions: (n: number) => string;
  war: (name: string, cards: number) => string;
  city: (minions: number) => string;
  crystals: (left: number) => string;
  gatesLeft: (left: number) => string;
  supply: (list: string) => string;
  decks: (hero: number, dark: number, quest: number) => string;
  general: (name: string, people: string, toHit: number) => string;
  life: (life: number, most: number) => string;
  stands: (place: string, steps: number) => string;
  wounded: string;
  heals: (wait: number) => string;
  defeatedBy: (who: string, general: GeneralId) => string;
  hand: (total: number, list: string) => string;
  coloured: (n: number, colour: string) => string;
  special: (n: number) => string;
  quest: (name: string, have: number, need: number) => string;
  noQuest: string;
  rewards: (list: string) => string;
  used: (name: string) => string;
  slayer: (list: string) => string;
  pledge: string;
  gone: (hero: HeroId) => string;
  points: (n: number) => string;
  crystalsHere: (n: number) => string;
  gate: string;
  land: string;
  battle: (general: string, fighters: string) => string;
  revealed: (no: number, total: number, name: string) => string;
  lastNight: string;
  report: (report: CardReport) => string;
  task: (quest: QuestId, marks: readonly Mark[]) => string;
  reward: string;
  dice: (dice: number, expected: string, general: string, life: number) => string;
  foreseen: (list: string) => string;
  darknessCard: (card: View['foreseen'][number]) => string;
  altNearest: (name: string, life: number, most: number, place: string, steps: number) => string;
  altStands: (minions: number, crystals: number, full: number) => string;
  altAnd: string;
  altOver: (won: boolean) => string;
  stats: {
    turns: (n: number) => string;
    slain: (general: string, by: string) => string;
    generals: (slayers: string) => string;
    minions: (byHero: string) => string;
    rest: (crystals: number, heroesLost: number, won: number, lost: number) => string;
  };
};

export type Build = StatusWords & { say: Say<Dor>; view: View };

function nameOf({ p, say }: Build, { seat, hero }: { seat: Seat; hero: Hero['hero'] }): string {
  return p.who({ seat, hero }, say);
}

export function headingOf(words: StatusWords, view: View, say: Say<Dor>): string {
  const active = view.heroes[view.active];
  if (!active || view.phase === 'set-up') return `${words.title} · ${words.choosing}`;
  const phase = words.p.v.phases[view.phase];
  const left = view.phase === 'day' ? ` · ${words.actions(actionsLeft(active))}` : '';
  return `${words.turn(view.turn)} · ${words.p.who(active, say)} · ${phase}${left}`;
}

export function generalLine(build: Build, id: GeneralId): string {
  const { p, view } = build;
  const board = generalBoards[id];
  const state: General = view.generals[id];
  const head = build.general(p.v.generals[id], p.v.peoples[board.colour].many, board.toHit);
  if (state.defeatedBy) return `${head} – ${build.defeatedBy(nameOf(build, state.defeatedBy), id)}`;
  const parts = [build.life(state.life, board.life), build.stands(p.place(locOf(view, id)), stepsFromCity(view, id))];
  if (isOnRedSquare(view, id)) parts.push(build.wounded);
  if (state.healWait !== null) parts.push(build.heals(state.healWait));
  return `${head} – ${parts.join(', ')}`;
}

function handCounts({ p, coloured, special }: Build, hero: Hero): string {
  const per = colours
    .map((colour) => ({ colour, n: hero.hand.filter(({ card }) => colourOf(card) === colour).length }))
    .filter(({ n }) => n > 0)
    .map(({ colour, n }) => coloured(n, p.v.colours[colour]));
  const purple = hero.hand.filter(({ card }) => isSpecial(card)).length;
  return [...per, ...(purple > 0 ? [special(purple)] : [])].join(', ');
}

function questOf(build: Build, hero: Hero): string {
  if (!hero.quest) return build.noQuest;
  const { have, need } = progressOf(hero.quest);
  return build.quest(build.p.v.quests[hero.quest.id], have, need);
}

function rewardsOf(build: Build, hero: Hero): string | undefined {
  const { v } = build.p;
  const names = hero.completed.map(({ id, used }) => (used ? build.used(v.quests[id]) : v.quests[id]));
  return names.length > 0 ? build.rewards(names.join(', ')) : undefined;
}

export function heroLine(build: Build, slot: SlotNo): string {
  const { p, view } = build;
  const hero = view.heroes[slot];
  if (!hero) return '';
  const head = `${slot === view.active ? '▶ ' : ''}${nameOf(build, hero)}`;
  if (!isOnBoard(hero)) return `${head} – ${build.gone(hero.hero)}`;
  const points = hero.completed.length + hero.trophies.length + hero.pastTrophies.length;
  const parts = [
    p.place(hero.loc),
    build.life(hero.life, hero.maxLife),
    build.hand(hero.hand.length, handCounts(build, hero)),
    questOf(build, hero),
    rewardsOf(build, hero),
    hero.style ? p.v.styles[hero.style] : undefined,
    hero.shape ? p.form(hero.shape) : undefined,
    hero.trophies.length > 0 ? build.slayer(hero.trophies.map((id) => p.v.slayers[id]).join(', ')) : undefined,
    hero.pledge ? build.pledge : undefined,
    view.options.champion ? build.points(points) : undefined,
  ];
  return `${head} – ${parts.filter((part) => part !== undefined).join('; ')}`;
}

export function locationLine(build: Build, loc: LocId): string | undefined {
  const { p, view } = build;
  const { minions, crystals, gate } = view.locations[loc];
  const parts: string[] = [];
  if (minionsAt(view, loc) > 0) parts.push(p.minions(minions));
  if (crystals > 0) parts.push(build.crystalsHere(crystals));
  if (gate) parts.push(build.gate);
  const general = generalAt(view, loc);
  if (general) parts.push(p.v.generals[general]);
  const heroes = slotsAt(view, loc).flatMap((slot) => view.heroes[slot] ?? []);
  if (heroes.length > 0) parts.push(heroes.map(({ hero }) => p.v.heroes[hero]).join(', '));
  if (parts.length === 0) return undefined;
  return `${p.place(loc)} (${p.v.colours[sites[loc].colour]}): ${parts.join('; ')}`;
}

function momentLines(build: Build): string[] {
  const { p, view } = build;
  const lines: string[] = [];
  if (view.battle) {
    const fighters = view.battle.fighters.flatMap(({ slot, dice }) => {
      const hero = view.heroes[slot];
      return hero ? [`${nameOf(build, hero)}${dice.length > 0 ? ` ${p.dice(dice)}` : ''}`] : [];
    });
    lines.push(build.battle(p.v.generals[view.battle.general], fighters.join(', ')));
  }
  if (view.night?.card) {
    lines.push(build.revealed(view.night.drawn, view.night.total, build.darknessCard(view.night.card)));
  }
  if (view.lastNight && view.lastNight.cards.length > 0) {
    lines.push(build.lastNight, ...view.lastNight.cards.map((report) => `- ${build.report(report)}`));
  }
  return lines;
}

export function statusOf(words: StatusWords, view: View, say: Say<Dor>): string[] {
  const build: Build = { ...words, view, say };
  const { p } = words;
  const war = warSquares[view.war];
  const supply = colours.map((colour) => p.people(colour, view.supply.minions[colour])).join(', ');
  return [
    `**${headingOf(words, view, say)}**`,
    `${words.war(p.v.war[war.name], war.cards)} ${words.city(minionsAt(view, city))} ${words.crystals(view.supply.crystals)}`,
    `${words.supply(supply)} ${words.gatesLeft(view.supply.gates)} ${words.decks(view.decks.hero, view.decks.dark, view.decks.quest)}`,
    ...generalIds.map((id) => `- ${generalLine(build, id)}`),
    ...view.heroes.map((_, slot) => `- ${heroLine(build, slot)}`),
    `**${words.land}**`,
    ...locationIds.flatMap((loc) => {
      const line = locationLine(build, loc);
      return line ? [`- ${line}`] : [];
    }),
    ...momentLines(build),
  ];
}

/** Dice held against each living general, with what they are worth. */
function diceLines(build: Build, hero: Hero): string[] {
  const { p, view } = build;
  return generalIds
    .filter((id) => isAlive(view, id))
    .map((id) => {
      const held = diceAgainst(hero, id);
      const expected = String(Number(woundsExpected(view, hero, id).toFixed(1)));
      return build.dice(held, expected, p.v.generals[id], view.generals[id].life);
    });
}

function cardLine({ p }: Build, { no, card }: Hero['hand'][number]): string {
  const effect = isSpecial(card) ? ` – ${p.v.specials[specialCards[card].kind].effect}` : '';
  const colour = colourOf(card);
  return `**${no}** ${p.card(card)}${colour ? `, ${p.v.colours[colour]}` : ''}${effect}`;
}

function slotLines(build: Build, slot: SlotNo): string[] {
  const { p, view } = build;
  const hero = view.heroes[slot];
  if (!hero) return [];
  const rewards = hero.completed
    .filter(({ used }) => !used)
    .map(({ id, letter }) => `**${letter || '★'}** ${p.v.quests[id]}: ${p.reward(id)}`);
  const quest = hero.quest
    ? [
        `${questOf(build, hero)}: ${build.task(hero.quest.id, hero.quest.marks)}. ${build.reward} ${p.reward(hero.quest.id)}.`,
      ]
    : [build.noQuest];
  return [
    `**${heroLine(build, slot)}**`,
    `${p.v.heroes[hero.hero]}: ${p.v.strengths[hero.hero]}.`,
    ...hero.hand.map((held) => cardLine(build, held)),
    diceLines(build, hero).join(' · '),
    ...quest,
    ...rewards,
  ].filter((line) => line !== '');
}

export function handOf(words: StatusWords, view: View, seat: Seat, say: Say<Dor>): string[] {
  const build: Build = { ...words, view, say };
  const lines = slotsOf(view, seat).flatMap((slot) => slotLines(build, slot));
  if (view.foreseen.length === 0 || view.viewer !== seat) return lines;
  const cards = view.foreseen.map((card, i) => `${i + 1}. ${words.darknessCard(card)}`);
  return [...lines, words.foreseen(cards.join(' '))];
}

/** Specification 9.4: what the game came to. */
export function resultOf(words: StatusWords, view: View, say: Say<Dor>): string[] {
  const { p, stats } = words;
  if (!view.result) return [];
  const build: Build = { ...words, view, say };
  const slayers = generalIds.flatMap((id) => {
    const by = view.generals[id].defeatedBy;
    return by ? [stats.slain(p.v.generals[id], nameOf(build, by))] : [];
  });
  const kills = view.heroes.map(({ seat, hero, kills: count }) => `${p.who({ seat, hero }, say)} ${count}`);
  const { crystalsPlaced, heroesLost, battlesWon, battlesLost } = view.tally;
  return [
    stats.turns(view.turn),
    stats.generals(p.list(slayers)),
    stats.minions(p.list(kills)),
    stats.rest(crystalsPlaced, heroesLost, battlesWon, battlesLost),
  ];
}

/** The living general with the fewest steps to go, as the picture warns of. */
function nearest(view: View): GeneralId | undefined {
  return livingGenerals(view).sort((one, other) => stepsFromCity(view, one) - stepsFromCity(view, other))[0];
}

/** Where we are, and what threatens: two sentences; the whole table is the status text's. */
export function altOf(words: StatusWords, view: View, say: Say<Dor>): string {
  const { p } = words;
  const first = nearest(view);
  const full = locationIds.filter((loc) => loc !== city && minionsAt(view, loc) >= 3);
  const general =
    first &&
    words.altNearest(
      p.v.generals[first],
      view.generals[first].life,
      generalBoards[first].life,
      p.place(locOf(view, first)),
      stepsFromCity(view, first),
    );
  const stands = words.altStands(minionsAt(view, city), view.supply.crystals, full.length);
  return p.short(
    [
      view.result ? words.altOver(view.result.won) : `${headingOf(words, view, say).replaceAll(' · ', ', ')}.`,
      `${[general, stands].filter((part) => part !== undefined).join(words.altAnd)}.`,
    ].join(' '),
    1024,
  );
}
