/** Why a bot does what it does: the row that decided (chapter 17). */
import type { TextRef } from '../../../kernel/index.js';
import type { AdviceReason, Omd } from '../types/index.js';

export function because(reason: AdviceReason): TextRef<Omd> {
  return { key: 'why', params: { reason } };
}
