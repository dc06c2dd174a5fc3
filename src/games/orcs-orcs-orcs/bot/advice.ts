/** Why a bot does what it does, in a sentence that would help somebody who asked. */
import type { TextRef } from '../../../kernel/index.js';
import { isKnowledge, isSpell } from '../rules/cards.js';
import { toLane } from '../rules/geometry.js';
import { figuresIn } from '../rules/position.js';
import { type Target, worth } from '../rules/targets.js';
import { type CardCode, type Kind, type Ooo, type View, cardCodes } from '../types/index.js';
import type { Idea } from './ideas.js';

/** What an attack is aimed at and brings down. */
export type Hits = { target: Target; defeats: readonly Kind[] };

type Why = TextRef<Ooo> | undefined;

function whyAttack(view: View, { target, defeats }: Hits): Why {
  if (defeats.length > 0) {
    const vp = defeats.reduce((sum, kind) => sum + worth(view, kind), 0);
    return { key: 'adviceDefeat', params: { kinds: defeats, vp } };
  }
  if (target.aim === 'creature') return { key: 'adviceWound', params: { kind: target.at.creature.kind } };
  return target.aim === 'toadling' ? { key: 'adviceToadlings', params: {} } : undefined;
}

const cardNamed = (code: string): CardCode | undefined => cardCodes.find((one) => one === code);

export function whyIdea(view: View, { answer, hits }: Pick<Idea, 'answer' | 'hits'>): Why {
  if (hits) return whyAttack(view, hits);
  switch (answer.action) {
    case 'cast': {
      const { spell, target } = answer.args;
      const learned = cardNamed(target?.[0] ?? '');
      if (!isSpell(spell)) return undefined;
      if (!isKnowledge(spell)) return { key: 'adviceSupport', params: { card: spell } };
      return learned && learned !== 'poison' ? { key: 'adviceLearn', params: { card: learned } } : undefined;
    }
    case 'teleport': {
      const space = toLane(answer.args.space);
      return space && { key: 'adviceTeleport', params: { space, creatures: figuresIn(view, space) } };
    }
    case 'purge': {
      const card = cardNamed(answer.args.card);
      return card && { key: 'advicePurge', params: { card } };
    }
    case 'poison': {
      const victim = view.players.find(({ colour }) => colour === answer.args.player);
      return victim && { key: 'advicePoison', params: { seat: victim.seat } };
    }
    case 'pass':
      return { key: 'advicePass', params: {} };
    default:
      return undefined;
  }
}
