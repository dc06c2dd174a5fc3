/** KRU-6, KRU-7: `tower` and `pass`. */
import { facings } from '../../../geometry/directions.js';
import type { Action, Choice, Seat } from '../../../kernel/index.js';
import { towers } from '../content/towers.js';
import type { Actions, Facing, Kru, KruWhy, Site, TowerCard, View } from '../types/index.js';
import { facingMatters, cardInHand, reachedTags, towerAim } from '../plans/aims.js';
import { unavailable } from '../plans/availability.js';
import { planArgument } from '../plans/offers.js';
import { readyTowers } from '../plans/ready.js';
import { readyPasses } from '../plans/shopping.js';
import { towerAttacker } from '../rules/attackers.js';
import { allSeats } from '../rules/choosing.js';
import { playerAt, siteAt } from '../rules/figures.js';
import { mayUpgradeMore, upgradeLimit } from '../rules/limits.js';
import { buildable, closureOf, mayUse, ownSites } from '../rules/sites.js';
import { differentCards, isAdmitted, nextLevel, upgradesOf } from '../rules/supply.js';

function towerChoice({ uid, card, mods, falcon }: TowerCard): Choice<Kru> {
  return { value: uid, label: { key: 'towerChoice', params: { card, mods, falcon } } };
}

function whyNotInHand(view: View, seat: Seat, card: string): KruWhy {
  const { hand } = playerAt(view, seat);
  return { rule: 'KRU-6.2', reason: { key: 'notInHand', params: { card, hand: hand.map((each) => each.card) } } };
}

/** Every horde that the tower could reach from a site, whichever way it faces. */
function reachFrom(view: View, seat: Seat, card: TowerCard, site: Site): string[] {
  const found = facings.flatMap((facing) =>
    reachedTags(view, towerAttacker(view, card, { at: site.at, facing }, seat)),
  );
  return [...new Set(found)].sort();
}

function siteChoices(view: View, seat: Seat, card: TowerCard | undefined): Choice<Kru>[] {
  if (!card) return [];
  return buildable(view, seat, card.card)
    .map((site) => ({ site, hordes: reachFrom(view, seat, card, site) }))
    .sort((one, other) => other.hordes.length - one.hordes.length)
    .map(({ site, hordes }) => ({
      value: site.at,
      label: { key: 'siteChoice', params: { at: site.at, colour: site.colour, hordes } },
    }));
}

/** E11, E12, E13 */
function whyNoSite(view: View, seat: Seat, card: TowerCard | undefined, at: string): KruWhy {
  const site = siteAt(view, at);
  const sites = ownSites(view, seat).map((each) => each.at);
  if (!site || !card) return { rule: 'KRU-6.2', reason: { key: 'noSuchSite', params: { site: at, sites } } };
  if (!mayUse(view, seat, site.colour)) {
    return { rule: 'KRU-1.10', reason: { key: 'notYourSite', params: { site: at, colour: site.colour, sites } } };
  }
  const free = buildable(view, seat, card.card).map((each) => each.at);
  const by = closureOf(view, site);
  if (by) {
    const rule = by === 'blocked' ? 'KRU-15.5' : by === 'ash' ? 'KRU-9.8' : 'KRU-6.4';
    return { rule, reason: { key: 'siteClosed', params: { site: at, by, free } } };
  }
  const kind = towers[card.card].type === 'soldiers' ? 'soldier' : 'other';
  return { rule: 'KRU-6.3', reason: { key: 'siteTaken', params: { site: at, kind, free } } };
}

function facingChoices(view: View, seat: Seat, card: TowerCard, at: string): Choice<Kru>[] {
  const all = facings.map((facing) => ({
    facing,
    hordes: reachedTags(view, towerAttacker(view, card, { at, facing }, seat)),
  }));
  const asked: { facing: Facing; hordes: string[] }[] = facingMatters(card) ? all : all.slice(0, 1);
  return asked
    .sort((one, other) => other.hordes.length - one.hordes.length)
    .map(({ facing, hordes }) => ({ value: facing, label: { key: 'facingChoice', params: { facing, hordes } } }));
}

/** KRU-6.2 */
export const tower: Action<Kru, Actions['tower']> = {
  args: {
    card: {
      kind: 'one',
      choices: (view, seat) =>
        differentCards(playerAt(view, seat).hand)
          .filter(({ card }) => buildable(view, seat, card).length > 0)
          .map(towerChoice),
      accepts: (view, seat, _given, uid) => {
        const card = cardInHand(view, seat, uid);
        return card !== undefined && buildable(view, seat, card.card).length > 0;
      },
      refuse: (view, seat, _given, card) =>
        cardInHand(view, seat, card)
          ? { rule: 'KRU-6.3', reason: { key: 'noSite', params: {} } }
          : whyNotInHand(view, seat, card),
    },
    site: {
      kind: 'one',
      choices: (view, seat, { card }) => siteChoices(view, seat, cardInHand(view, seat, card)),
      accepts: (view, seat, { card }, at) => {
        const held = cardInHand(view, seat, card);
        return held !== undefined && buildable(view, seat, held.card).some((site) => site.at === at);
      },
      refuse: (view, seat, { card }, at) => whyNoSite(view, seat, cardInHand(view, seat, card), at),
    },
    facing: {
      kind: 'one',
      choices(view, seat, { card, site }) {
        const held = cardInHand(view, seat, card);
        return held && site !== undefined ? facingChoices(view, seat, held, site) : [];
      },
      accepts: (_view, _seat, _given, value) => facings.some((facing) => facing === value),
    },
    plan: planArgument<Actions['tower']>(towerAim),
  },
  ready: readyTowers,
  unavailable: unavailable('tower'),
};

/** What an upgrade may be: `yes`, `4a`, `4b`, or a copy that carries modifiers (KRU-7.2). */
function upgradeChoices(view: View, seat: Seat, card: TowerCard | undefined): Choice<Kru>[] {
  const none: Choice<Kru> = { value: 'no', label: { key: 'upgradeNo', params: {} } };
  if (!card || !mayUpgradeMore(view, seat)) return [none];
  const copies = upgradesOf(view, card.card);
  const kinds = [...new Set(copies.filter(({ mods }) => mods.length === 0).map((copy) => copy.card))];
  const plain = kinds.map((kind): Choice<Kru> => ({
    value: towers[kind].level === 4 ? kind.slice(-2) : 'yes',
    label: { key: 'upgradeYes', params: { card: kind } },
  }));
  const modified = copies
    .filter(({ mods }) => mods.length > 0)
    .map((copy): Choice<Kru> => ({
      value: copy.uid,
      label: { key: 'upgradeCopy', params: { card: copy.card, mods: copy.mods } },
    }));
  return [...plain, ...modified, none];
}

/** E14, E31 */
function whyNoUpgrade(view: View, seat: Seat, card: TowerCard | undefined): KruWhy {
  const most = upgradeLimit(view);
  if (most !== undefined && !mayUpgradeMore(view, seat)) {
    return { rule: 'KRU-16.4', reason: { key: 'limitUpgrades', params: { most } } };
  }
  const [next] = card ? nextLevel(card.card) : [];
  if (!card || !next) return { rule: 'KRU-7.2', reason: { key: 'topLevel', params: {} } };
  const { type, level } = towers[next];
  const admitted = nextLevel(card.card).some((id) => isAdmitted(view, id));
  return { rule: 'KRU-7.3', reason: { key: admitted ? 'noneLeft' : 'notInScenario', params: { type, level } } };
}

/** KRU-7.1, KRU-15.4 */
function receivers(view: View, seat: Seat): Seat[] {
  return view.seats === 1 ? [seat] : allSeats(view).filter((other) => other !== seat);
}

export const pass: Action<Kru, Actions['pass']> = {
  args: {
    card: {
      kind: 'one',
      choices: (view, seat) => differentCards(playerAt(view, seat).hand).map(towerChoice),
      accepts: (view, seat, _given, uid) => cardInHand(view, seat, uid) !== undefined,
      refuse: (view, seat, _given, card) => whyNotInHand(view, seat, card),
    },
    to: {
      kind: 'one',
      choices: (view, seat) =>
        receivers(view, seat).map((other) => ({
          value: String(other + 1),
          label: { key: 'passChoice', params: { seat: other, self: other === seat } },
        })),
      refuse: (view, seat) => ({
        rule: 'KRU-7.1',
        reason: { key: 'otherPlayer', params: { seats: receivers(view, seat) } },
      }),
    },
    upgrade: {
      kind: 'one',
      choices: (view, seat, { card }) => upgradeChoices(view, seat, cardInHand(view, seat, card)),
      refuse: (view, seat, { card }) => whyNoUpgrade(view, seat, cardInHand(view, seat, card)),
    },
  },
  ready: readyPasses,
  unavailable: unavailable('pass'),
};
