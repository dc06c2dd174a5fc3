/** OOO-8, OOO-10: what the effects of spells do. */
import type { Seat } from '../../../kernel/index.js';
import type { SpellEffect } from '../content/spells.js';
import { groundOf } from '../rules/position.js';
import type { Target } from '../rules/targets.js';
import type { OooPlay, SectionName, SpellCode } from '../types/index.js';
import { strike, workOutDefeats } from './defeats.js';
import { everyOtherOwes, gainAction, oweDiscard } from './gains.js';
import { falls, noJourney, putDown, stepTowards, takeOff, tell } from './movement.js';
import { drawCards, recall } from './piles.js';
import { takeToadlings } from './toadlings.js';

type Figure = { section: SectionName; id: number };
type Swept = { section: SectionName; second: SectionName | null };
type Done = { play: OooPlay; seat: Seat; spell: SpellCode };

function standing({ play }: Done, section: SectionName, id: number) {
  const creature = groundOf(play.board, section).creatures.find((one) => one.id === id);
  if (!creature) throw new Error(`no creature ${id} stands on ${section}`);
  return { section, creature };
}

/** OOO-8.6 to 8.8, 20.7 */
function hit(done: Done, target: Target, damage: number): void {
  const { play, seat } = done;
  if (target.aim === 'toadling') {
    takeToadlings(play, seat, target.section, 1);
    return;
  }
  const { at } = aimedAs(target, 'creature');
  strike(play, seat, 'spell', [standing(done, at.section, at.creature.id)], damage);
}

/** OOO-8.9 to 8.12; toadlings that this very spell brings about are not hit by it (OOO-20.7). */
function sweep({ play, seat }: Done, { section: first, second }: Swept, damage: number): void {
  const swept = [first, ...(second ? [second] : [])];
  for (const section of swept) takeToadlings(play, seat, section, groundOf(play.board, section).toadlings.length);
  const struck = swept.flatMap((section) =>
    groundOf(play.board, section).creatures.map((creature) => ({ section, creature })),
  );
  strike(play, seat, 'spell', struck, damage);
}

/** OOO-10.1, RU-29: both change places, then each in turn follows the roads. */
function swap({ play, seat, spell }: Done, first: Figure, second: Figure): void {
  const { board } = play;
  const journey = noJourney();
  const one = takeOff(board, first.section, first.id);
  const other = takeOff(board, second.section, second.id);
  putDown(board, one, first.section, second.section, journey);
  putDown(board, other, second.section, first.section, journey);
  tell(play, spell, seat, journey);
  workOutDefeats(play, seat);
}

/** OOO-10.1 */
function pull({ play, seat, spell }: Done, at: Figure, to: SectionName): void {
  const journey = noJourney();
  putDown(play.board, takeOff(play.board, at.section, at.id), at.section, to, journey);
  tell(play, spell, seat, journey);
  workOutDefeats(play, seat);
}

/** OOO-10.3, 19.8: step by step, until the tower, or a section that is too much for a wounded creature. */
function advance(done: Done, at: Figure, steps: number): void {
  const { play, seat, spell } = done;
  const journey = noJourney();
  let place: SectionName | 'tower' = at.section;
  for (let step = 0; step < steps && place !== 'tower'; step += 1) {
    const { creature } = standing(done, place, at.id);
    if (falls(play.board, seat, place, creature)) break;
    place = stepTowards(play.board, place, at.id, journey);
  }
  const last = journey.moves.at(-1);
  tell(play, spell, seat, { ...journey, moves: last ? [{ ...last, from: at.section }] : [] });
  workOutDefeats(play, seat);
}

const figure = ({ section, creature }: { section: SectionName; creature: { id: number } }): Figure => ({
  section,
  id: creature.id,
});

/** The target, which was judged to be of the form that its effect demands. */
function aimedAs<A extends Target['aim']>(target: Target, aim: A): Extract<Target, { aim: A }> {
  const isFit = (one: Target): one is Extract<Target, { aim: A }> => one.aim === aim;
  if (!isFit(target)) throw new Error(`an effect on a ${aim} cannot be aimed at ${target.aim}`);
  return target;
}

export function applyEffect(play: OooPlay, seat: Seat, spell: SpellCode, effect: SpellEffect, target: Target): void {
  const done: Done = { play, seat, spell };
  switch (effect.does) {
    case 'hit':
      hit(done, target, effect.damage);
      break;
    case 'sweep':
      sweep(done, aimedAs(target, 'section'), effect.damage);
      break;
    case 'swap': {
      const { first, second } = aimedAs(target, 'swap');
      swap(done, figure(first), figure(second));
      break;
    }
    case 'pull': {
      const { at, to } = aimedAs(target, 'pull');
      pull(done, figure(at), to);
      break;
    }
    case 'advance':
      advance(done, figure(aimedAs(target, 'creature').at), effect.steps);
      break;
    case 'discard-one':
      oweDiscard(play, aimedAs(target, 'player').seat, seat);
      break;
    case 'draw':
      drawCards(play, seat, effect.cards);
      break;
    case 'recall':
      for (let card = 0; card < effect.cards; card += 1) recall(play, seat);
      gainAction(play, seat);
      break;
    case 'discard-all':
      gainAction(play, seat);
      everyOtherOwes(play, seat);
  }
}
