/** A: the Hero Upgrade phase, all heroes at once (OMD-4). */
import { type Decision, type Seat, asking } from '../../../kernel/index.js';
import { equipmentOf } from '../content/equipment.js';
import { checkEnd } from '../effects/end.js';
import { fillTrapsburg } from '../effects/decks.js';
import { heal } from '../effects/healing.js';
import { usePower, setOrder } from '../effects/powers.js';
import { approve, fill, purchase, refuse, rollHealth } from '../effects/purchases.js';
import { useCard } from '../effects/cards.js';
import { consentAskedOf, consentOf, consentersOf } from '../rules/choosers.js';
import { upgradeAutopilot } from '../rules/fallbacks.js';
import { wornBy } from '../rules/hero.js';
import { mayUpgrade, slotsFor, upgradeActions, upgradeNames } from '../rules/offers.js';
import { costOf, revitalizeCost, riftShare, nameOf } from '../rules/purchases.js';
import { heroAt, isRivalry, slotAt, slotOfHero, slotsOf, teamOf, who } from '../rules/siege.js';
import type { EquipmentId } from '../content/equipment.js';
import type { TrapId } from '../content/traps.js';
import {
  type ActionId,
  type Board,
  type Omd,
  type OmdAnswering,
  type OmdMatch,
  type OmdPlay,
  type OmdStep,
  type PowerKind,
  type Purchase,
  type Siege,
  type Side,
} from '../types/index.js';
import { powers } from '../content/powers.js';

export const round: OmdStep<'round'> = {
  run(play) {
    const { board } = play;
    board.round += 1;
    board.phase = 'upgrade';
    const isOver = board.level === 3 && board.teams.every(({ armies }) => armies.every(({ left }) => left === 0));
    if (isOver && !isRivalry(board)) board.overtime += 1;
    if (board.round === 1) play.phase({ key: 'captionReady', params: {} });
    play.emit('roundBegan', { round: board.round, level: board.level, lord: who(board, board.lord) });
    for (const slot of board.slots) {
      slot.used = [];
      slot.refused = [];
      slot.isDone = false;
      slot.orderChanged = false;
      slot.hideUsed = false;
    }
    for (const team of board.teams) {
      team.revitalized = false;
      team.refusedSeats = [];
      team.crossed = [];
      team.iceWalls = [];
    }
    fillTrapsburg(play);
    payIncome(play);
    checkEnd(play);
    play.push(
      { step: 'upgrade' },
      { step: 'creatures' },
      { step: 'heroPhase', left: board.slots.map((_, at) => at) },
      { step: 'upkeep' },
    );
  },
};

/** A0: rings that pay or mend. */
function payIncome(play: OmdPlay): void {
  for (const [index, slot] of play.board.slots.entries()) {
    if (slot.tile === null) continue;
    for (const card of wornBy(slot)) {
      const { income } = equipmentOf(card);
      if (!income) continue;
      const { own = 0, rift = 0 } = income;
      slot.skulls += own;
      teamOf(play.board, slot.side).rift.skulls += rift;
      const healed = heal(slot, income.heal ?? 0);
      if (own + rift + healed > 0) play.emit('income', { ...who(play.board, index), card, own, rift, heal: healed });
    }
  }
}

/** Slots that have not said `done`. */
function openSlots(siege: Siege, side: Side): number[] {
  return slotsOf(siege, side).filter((index) => !slotAt(siege, index).isDone && !slotAt(siege, index).dead);
}

const canUpgrade = (siege: Siege, index: number): boolean =>
  upgradeNames.some((action) => mayUpgrade(siege, index, action));

/** A team is still upgrading while any open slot has more than `done` left. */
function upgrading(match: OmdMatch, side: Side): Decision<Omd>[] {
  const { board } = match;
  const open = openSlots(board, side);
  if (!open.some((index) => canUpgrade(board, index))) return [];
  const seats = [...new Set(open.map((index) => slotAt(board, index).seat))];
  return seats.map((seat) => {
    const own = open.filter((index) => slotAt(board, index).seat === seat);
    // Of several heroes, what the first may do comes first.
    const candidates = own.length === 1 ? upgradeNames : new Set(own.flatMap((index) => upgradeActions(board, index)));
    return asking<Omd>(
      {
        seats: [seat],
        prompt: { key: 'askUpgrade', params: { heroes: own.map((index) => heroAt(board, index)) } },
        clock: 'turn',
        chain: `upgrade-${board.round}`,
        fallback: () => upgradeAutopilot(board, own, { seat: match.empty.includes(seat) }),
        // With several heroes it is to be said whose purchases are done.
        ...(own.length === 1 ? { pass: 'done' as const } : {}),
      },
      [...candidates, 'done'],
      (action) => action === 'done' || own.some((index) => mayUpgrade(board, index, action)),
    );
  });
}

const votedOn = (board: Board): Seat[] => board.hidden.votes.map(({ seat }) => seat);

/** whoever must agree and has not said so yet, or whoever decides where they disagree. */
function consenting(match: OmdMatch, side: Side): Decision<Omd>[] {
  const { board } = match;
  if (board.requests.length === 0) return [];
  const open = consentOf(board, side, votedOn(board), match.empty);
  if (!open) return [];
  const { wanted, asked, awaited } = open;
  return asked.map((seat) => ({
    seats: [seat],
    prompt: { key: 'askConsent', params: { purchase: wanted, hero: heroAt(board, wanted.slot) } },
    offers: ['choose'],
    clock: 'reaction',
    ...(awaited.includes(seat) ? { fallback: () => ({ action: 'choose', args: { option: 'approve' } }) as const } : {}),
  }));
}

/** One who must agree says so; several vote, and where their votes are not all alike another decides (OMD-4.3, 14.8). */
function consent(play: OmdAnswering, seat: Seat, option: string): void {
  const { board } = play;
  const voted = votedOn(board);
  const open = consentAskedOf(board, seat, voted, play.empty);
  if (!open) return;
  const { wanted, voters } = open;
  if (voters.length > 0) {
    board.hidden.votes = [...board.hidden.votes.filter((vote) => vote.seat !== seat), { seat, answer: option }];
  }
  const cast = board.hidden.votes.filter((vote) => voters.includes(vote.seat));
  if (cast.length < voters.length) return;
  if (voters.length > 0 && (option === 'leave' || cast.some(({ answer }) => answer !== option))) {
    const { side } = slotAt(board, wanted.slot);
    const [judge] = consentOf(board, side, votedOn(board), play.empty)?.asked ?? [];
    if (judge !== undefined) play.emit('leftToLord', { side, seat: judge });
    return;
  }
  const seats = new Set(consentersOf(board, wanted.slot, []));
  board.hidden.votes = board.hidden.votes.filter((vote) => !seats.has(vote.seat));
  if (option === 'refuse') refuse(play, wanted);
  else approve(play, wanted);
  play.end({ step: 'upgrade' });
}

/** The slot that `as` names, or the only one that could be meant. */
function meant(siege: Siege, seat: Seat, action: ActionId, as: string | undefined): number {
  const index = as === undefined ? slotsFor(siege, seat, action)[0] : slotOfHero(siege, as);
  if (index === undefined || index < 0) throw new Error(`nobody is meant by ${action} of seat ${seat}`);
  return index;
}

/** What is left to the Rift pool where the player does not say: own skulls first. */
function withRift(play: OmdPlay, wanted: Purchase, rift: number | undefined): Purchase {
  const { min } = riftShare(play.board, wanted.slot, nameOf(wanted), costOf(play.board, wanted));
  return { ...wanted, rift: rift ?? min };
}

function powerInPhaseA(play: OmdPlay, index: number, kind: PowerKind, target: string | undefined): void {
  const power = powers[heroAt(play.board, index)][kind];
  if (power.orders) setOrder(play, index, target ?? power.orders[0] ?? '');
  else if (power.id === 'call-the-clan') {
    purchase(play, withRift(play, { what: 'clan', slot: index, start: target ?? '', rift: 0 }, undefined));
  } else usePower(play, index, kind, target);
}

export const upgrade: OmdStep<'upgrade'> = {
  decide(match) {
    return match.board.teams.flatMap(({ side }) => [...consenting(match, side), ...upgrading(match, side)]);
  },
  on: {
    choose: (play, { seat, args }) => consent(play, seat, args.option),
    fill: (play, { args }) => fill(play, play.board.lord, args.skulls),
    heal: (play, { seat, args }) => rollHealth(play, meant(play.board, seat, 'heal', args.as)),
    revitalize(play, { seat }) {
      const slot = meant(play.board, seat, 'revitalize', undefined);
      purchase(play, { what: 'revitalize', slot, rift: revitalizeCost(play.board) });
    },
    weapon(play, { seat, args }) {
      const slot = meant(play.board, seat, 'weapon', args.as);
      purchase(play, withRift(play, { what: 'weapon', slot, rift: 0 }, args.rift));
    },
    equip(play, { seat, args }) {
      const slot = meant(play.board, seat, 'equip', args.as);
      const replace = (args.replace ?? null) as EquipmentId | null;
      purchase(
        play,
        withRift(play, { what: 'equip', slot, card: args.card as EquipmentId, replace, rift: 0 }, args.rift),
      );
    },
    trap(play, { seat, args }) {
      const slot = meant(play.board, seat, 'trap', args.as);
      const { card, spot, replace = null } = args;
      const wanted: Purchase = {
        what: 'trap',
        slot,
        card: card as TrapId,
        spot,
        replace: replace as TrapId | null,
        rift: 0,
      };
      purchase(play, withRift(play, wanted, args.rift));
    },
    power: (play, { seat, args }) =>
      powerInPhaseA(play, meant(play.board, seat, 'power', args.as), 'power', args.target),
    ultimate: (play, { seat, args }) =>
      powerInPhaseA(play, meant(play.board, seat, 'ultimate', args.as), 'ultimate', args.target),
    rivalry: (play, { seat, args }) =>
      powerInPhaseA(play, meant(play.board, seat, 'rivalry', undefined), 'rivalry', args.target),
    use(play, { seat, args }) {
      useCard(play, meant(play.board, seat, 'use', args.as), args.card as EquipmentId, args.target ?? null);
    },
    done(play, { seat, args }) {
      const index = meant(play.board, seat, 'done', args.as);
      slotAt(play.board, index).isDone = true;
      play.emit('upgradesDone', { ...who(play.board, index) });
    },
  },
};
