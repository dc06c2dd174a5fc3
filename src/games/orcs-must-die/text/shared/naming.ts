/** Ids put into words: units, effects, cards, choices. */
import { clip, joinedAlike } from '../../../../pieces/wording/index.js';
import { equipmentIds } from '../../content/equipment.js';
import { trapIds } from '../../content/traps.js';
import type { Weapon } from '../../content/weapons.js';
import {
  type ConnectionId,
  type Dice,
  type Figures,
  type Kind,
  type Label,
  type Side,
  type Spoils,
  type TileType,
  bossIds,
  dieIds,
  heroIds,
  kinds,
} from '../../types/index.js';
import { type Deed, type Words, deeds } from './words.js';

/** Choice labels may have this many characters. */
const labelLength = 100;
const brief = (text: string): string => clip(text, labelLength);

const among = <V extends string>(list: readonly V[], id: string): V | undefined => list.find((one) => one === id);

/** The full stop of a sentence, unless a name that ends it brings its own mark. */
export const ended = (text: string): string => (text.endsWith('!') ? text : `${text}.`);

/** A name that heads its text in bold. */
export const headed = (name: string): string => (name.endsWith('!') ? `**${name}**` : `**${name}**.`);

/** Whether something is written as a tile is: 3, O7, R, UR. */
export const isTileId = (typed: string): boolean => /^(?:[A-Z]?\d{1,2}|[A-Z]?R)$/i.test(typed);

export function naming(words: Words) {
  const { language } = words;
  const hero = (id: string | null): string => {
    const known = among(heroIds, id ?? '');
    return known ? words.heroes[known].name : (id ?? words.nobody);
  };
  const boss = (id: string): string => {
    const known = among(bossIds, id);
    return known ? words.bosses[known].name : id === 'none' ? words.none : hero(id);
  };
  const tile = (id: string): string =>
    id === 'R'
      ? words.rift
      : id.endsWith('R')
        ? words.riftOf(id.startsWith('O') ? 'order' : 'unchained')
        : words.tile(id);
  /** Beside an arrow: the number alone. */
  const short = (id: string): string => (id.endsWith('R') ? words.riftShort : id);
  const creature = (side: Side, kind: Kind): string => words.creatures[side][kind][0];
  const count = (side: Side, kind: Kind, many: number): string =>
    language.counted(many, ...words.creatures[side][kind]);
  /** `grunt`, `stunned grunt on 4`, `grunt+grunt > 3`, a hero or a boss. */
  const unit = (id: string, side: Side): string => {
    const [what = '', to] = id.split(' > ');
    if (to !== undefined) return `${unit(what, side)} → ${tile(to)}`;
    if (what.includes('+')) return joinedAlike(what.split('+').map((one) => unit(one, side))).join(', ');
    const [name = '', at] = what.split(' on ');
    if (at !== undefined) return words.onTile(unit(name, side), tile(at));
    if (name.startsWith('stunned ')) return words.stunnedOne(unit(name.slice('stunned '.length), side));
    const kind = among(kinds, name);
    if (kind) return creature(side, kind);
    return among(bossIds, name) ? boss(name) : hero(name);
  };
  const card = (id: string): string => {
    const worn = among(equipmentIds, id);
    const laid = among(trapIds, id);
    return worn
      ? words.equipment[worn].name
      : laid
        ? words.traps[laid].name
        : (words.weapons[id] ?? words.powers[id]?.name ?? words.values[id] ?? id);
  };
  const effect = (token: string, side: Side): string => {
    const [verb = '', ...rest] = token.split(':');
    const what = rest.join(' ');
    if (rest.length === 0) return words.values[token] ?? token;
    const name = verb === 'fire' || verb === 'aim' ? card(what) : unit(what, side);
    return `${words.verbs[verb] ?? verb} ${name}`;
  };
  const effects = (tokens: readonly string[], side: Side): string =>
    joinedAlike(tokens.map((token) => effect(token, side))).join(', ');
  /** Whom one kind of effect has hit: "2 Orcs and 1 stunned Gnoll". */
  const targets = (tokens: readonly string[], deed: Deed, side: Side): { list: string; count: number } => {
    const hit = tokens.flatMap((token) => (token.startsWith(`${deed}:`) ? [token.slice(deed.length + 1)] : []));
    const named = Array.from(new Set(hit), (id) => {
      const many = hit.filter((one) => one === id).length;
      const isStunned = id.startsWith('stunned:');
      const kind = among(kinds, isStunned ? id.slice('stunned:'.length) : id);
      if (kind === undefined)
        return deed === 'wound' ? words.hitOften(unit(id, side), many) : words.named(unit(id, side));
      return isStunned ? words.stunnedCount(many, ...words.creatures[side][kind]) : count(side, kind, many);
    });
    return { list: language.all(named), count: hit.length };
  };
  /** What was done, verb by verb: "kills 2 Orcs, stuns 1 Gnoll". */
  const done = (tokens: readonly string[], side: Side, by: 'one' | 'many'): string =>
    deeds
      .flatMap((deed) => {
        const { list, count: many } = targets(tokens, deed, side);
        return many > 0 ? [`${words.deeds[deed][by === 'one' ? 0 : 1]} ${list}`] : [];
      })
      .join(', ');
  /** "2 Orcs and 1 Kobold on tile 1, 1 Gnoll on tile 2". */
  const figures = (list: readonly Figures[], side: Side): string =>
    Array.from(new Set(list.map((one) => one.tile)), (at) =>
      words.onTile(
        language.all(list.filter((one) => one.tile === at).map((one) => count(side, one.kind, one.count))),
        tile(at),
      ),
    ).join(', ');
  const pair = (id: string, side: Side): string => {
    const [group = '', target = ''] = id.split(' > ');
    const [who = '', at = ''] = group.split(' on ');
    return words.attackPair(unit(who, side), tile(at), target === 'all' ? words.all : hero(target));
  };
  const icons = (face: string): string =>
    face === '' ? words.blank : Array.from(face, (icon) => words.icons[icon] ?? icon).join(' + ');
  const faces = (dice: readonly { face: string }[]): string =>
    joinedAlike(dice.map(({ face }) => icons(face))).join(', ');
  const place = (at: ConnectionId): string => {
    const [from = '', to] = at.split('>');
    return to === undefined ? tile(from) : `${short(from)} → ${short(to)}`;
  };
  const spoils = ({ creatures: killed, bosses: fell }: Pick<Spoils, 'creatures' | 'bosses'>, side: Side): string =>
    language.all([
      ...killed.map(({ kind, count: many }) => count(side, kind, many)),
      ...fell.map((id) => words.named(boss(id))),
    ]);
  const priced = (name: string, cost: number | null): string => (cost === null ? name : words.costs(name, cost));
  const label = (one: Label): string => {
    switch (one.what) {
      case 'hero':
        return hero(one.id);
      case 'tile':
        return one.type === 'standard' || one.type === 'rift'
          ? tile(one.id)
          : `${tile(one.id)} (${words.tiles[one.type]})`;
      case 'boss':
        return boss(one.id);
      case 'moment':
        return words.moments[one.id] ?? one.id;
      case 'special':
        return words.tiles[one.id as TileType];
      case 'equipment':
      case 'trap':
        return brief(priced(card(one.id), one.cost) + cardText(one.id));
      case 'spot':
        return one.id === 'here' ? words.here : words.toTile(tile(one.id.slice('to '.length)));
      case 'word':
      case 'power':
        return words.values[one.id] ?? card(one.id);
      case 'unit':
        return brief(unit(one.id, one.side));
      case 'effect':
        return brief(effect(one.id, one.side));
      case 'die':
        return `${words.dice[one.die as keyof Words['dice']]} ${icons(one.face)}`;
      case 'number':
        return one.id;
      case 'pair':
        return brief(pair(one.id, one.side));
    }
  };
  /** What somebody has voted for, whatever the question was. */
  const answer = (id: string, side: Side): string => {
    if (id === '') return words.values['none'] ?? id;
    if (id.includes(':')) return effects(id.split(','), side);
    if (id.includes(' > ')) return pair(id, side);
    if (/^[OU](?:\d+|R)$/.test(id)) return tile(id);
    return words.values[id] ?? unit(id, side);
  };
  const dice = (one: Dice): string =>
    dieIds.flatMap((die) => (one[die] ? [words.diceOf(one[die], die)] : [])).join(', ');
  /** "3 battle dice, +1 speed, ranged". */
  const arms = ({ dice: rolled, fixed = '', move = 0, ranged }: Weapon): string =>
    [
      dice(rolled),
      ...Array.from(fixed, (icon) => `+1 ${words.icons[icon] ?? icon}`),
      ...(move > 0 ? [words.moveMore(move)] : []),
      ...(ranged ? [words.ranged] : []),
    ].join(', ');
  const cardText = (id: string): string => {
    const worn = among(equipmentIds, id);
    const laid = among(trapIds, id);
    const text = worn ? words.equipment[worn].text : laid ? words.traps[laid].text : '';
    return text === '' ? '' : ` · ${text}`;
  };
  return {
    hero,
    boss,
    tile,
    creature,
    count,
    unit,
    card,
    effect,
    effects,
    targets,
    done,
    figures,
    answer,
    dice,
    arms,
    pair,
    icons,
    faces,
    short,
    place,
    spoils,
    label,
  };
}
export type Naming = ReturnType<typeof naming>;
