/** OOO-7.3, OOO-11: cards added to a spell, one token each, as they are picked or typed (5.1). */
import type { Choice, Seat } from '../../../kernel/index.js';
import { spellData } from '../content/spells.js';
import { brings, elementOf, isSpell } from '../rules/cards.js';
import { type Outcome, bestOutcome, combinationsFor, readyWith } from '../rules/combinations.js';
import { toLane } from '../rules/geometry.js';
import type { Judged } from '../rules/resolution.js';
import { playable, spaceOf, usesEffect, usesOf, whyNoTeleport, whyUnplayable, without } from '../rules/upgrades.js';
import type { Lane, Ooo, OooWhy, SpellCode, UpgradeUse, View } from '../types/index.js';

/** `book-fe`, `replenish@3`, `voodoo+`, `wisdom@2+`. */
export function upgradeToken({ card, teleport, draw }: UpgradeUse): string {
  return `${card}${teleport === null ? '' : `@${teleport}`}${draw ? '+' : ''}`;
}

/** A spell with the cards added so far: where its mage stands by then, and what is left to be added. */
type Added = { upgrades: readonly UpgradeUse[]; lane: Lane; rest: readonly SpellCode[] };

function alone(view: View, seat: Seat, spell: SpellCode): Added {
  return { upgrades: [], lane: spaceOf(view, seat), rest: without(playable(view, seat), spell) };
}

/** Every way to add one card more. */
function waysOn(view: View, seat: Seat, { lane, rest }: Added): UpgradeUse[] {
  return [...new Set(rest)].flatMap((card) => usesOf(view, seat, card, lane));
}

function withOneMore({ upgrades, lane, rest }: Added, use: UpgradeUse): Added {
  return { upgrades: [...upgrades, use], lane: use.teleport ?? lane, rest: without(rest, use.card) };
}

/** The cards that tokens name, one after the other, each teleport taken into account. */
function readAll(view: View, seat: Seat, spell: SpellCode, tokens: readonly string[]): Judged<Added> {
  let added = alone(view, seat, spell);
  for (const token of tokens) {
    const use = waysOn(view, seat, added).find((one) => upgradeToken(one) === token);
    if (!use) return { why: whyNot(view, seat, added, token) };
    added = withOneMore(added, use);
  }
  return { ok: added };
}

export function readUpgrades(
  view: View,
  seat: Seat,
  spell: SpellCode,
  tokens: readonly string[] = [],
): Judged<readonly UpgradeUse[]> {
  const read = readAll(view, seat, spell, tokens);
  return 'why' in read ? read : { ok: read.ok.upgrades };
}

/** What somebody meant who said something that cannot be added: the card, the space, the effect. */
function whyNot(view: View, seat: Seat, { lane, rest }: Added, token: string): OooWhy {
  const bad: OooWhy = { rule: 'OOO-7.3', reason: { key: 'badUpgrade', params: { text: token } } };
  const parts = /^([a-z-]+)(?:@([1-6]))?(\+)?$/.exec(token);
  const [, code = '', space, draws] = parts ?? [];
  if (!parts) return bad;
  const unplayable = whyUnplayable(view, seat, code, rest);
  if (unplayable || !isSpell(code)) return unplayable ?? bad;
  const to = toLane(space ?? '');
  const offers = spellData[code].upgrade;
  if ((to && !offers.includes('teleport')) || (draws !== undefined && !offers.includes('draw'))) {
    return { rule: 'OOO-11.1', reason: { key: 'upgradeOffers', params: { card: code, offers } } };
  }
  return (to && whyNoTeleport(view, seat, lane, to)) ?? bad;
}

/** Why no further card may be this one. */
export function whyNoUpgrade(
  view: View,
  seat: Seat,
  spell: SpellCode,
  picked: readonly string[],
  token: string,
): OooWhy | undefined {
  const judged = readAll(view, seat, spell, [...picked, token]);
  return 'why' in judged ? judged.why : undefined;
}

type Way = { use: UpgradeUse; upgrades: readonly UpgradeUse[]; energy: number; outcome: Outcome };

/** Cards that may be added now: those that defeat most first, then energy that counts, then plain cards. */
export function nextUpgrades(view: View, seat: Seat, spell: SpellCode, picked: readonly string[]): Choice<Ooo>[] {
  const read = readAll(view, seat, spell, picked);
  if ('why' in read) return [];
  const element = elementOf(spell);
  const outcomes = new Map<string, Outcome>();
  const ways = waysOn(view, seat, read.ok).map((use): Way => {
    const upgrades = [...read.ok.upgrades, use];
    const ready = readyWith(view, seat, spell, upgrades);
    const key = `${ready.lane}/${ready.energy}`;
    const outcome = outcomes.get(key) ?? bestOutcome(ready);
    outcomes.set(key, outcome);
    return { use, upgrades, energy: ready.energy, outcome };
  });
  const counts = ({ use }: Way): number => Number(brings(use.card, element));
  return ways
    .sort(
      (a, b) =>
        b.outcome.gain - a.outcome.gain ||
        counts(b) - counts(a) ||
        Number(usesEffect(a.use)) - Number(usesEffect(b.use)) ||
        b.outcome.effect - a.outcome.effect,
    )
    .map(({ use, energy, outcome }) => ({
      value: upgradeToken(use),
      label: { key: 'upgradesChoice', params: { upgrades: [use], energy, element, defeats: outcome.defeats } },
    }));
}

/** The cards that make the spell defeat most, where they make it defeat more than it does alone. */
export function proposeUpgrades(view: View, seat: Seat, spell: SpellCode): readonly string[] | undefined {
  const [best] = combinationsFor(view, seat, spell);
  if (!best || best.outcome.gain <= bestOutcome(readyWith(view, seat, spell, [])).gain) return undefined;
  return best.upgrades.map(upgradeToken);
}
