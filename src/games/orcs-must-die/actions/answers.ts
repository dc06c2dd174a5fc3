/** Answers to questions: choose and assign. */
import type { Action, Seat } from '../../../kernel/index.js';
import { outcome } from '../plans/outcome.js';
import { consentAsked, isVote, openAsk } from '../rules/questions.js';
import { sideOfSeat } from '../rules/siege.js';
import type { Actions, Ask, Label, Omd, OmdChoice, Side, View } from '../types/index.js';
import { unavailable } from './availability.js';
import { choice, tileChoice } from './labels.js';

/** What an option of a question is called. */
function labelled(view: View, ask: Ask, id: string, side: Side): OmdChoice {
  if (id === 'leave') return choice({ what: 'word', id });
  switch (ask.kind) {
    case 'hunters':
    case 'substitute':
    case 'gate':
      return tileChoice(view, id);
    case 'pitfall':
    case 'fumes':
      return choice({ what: 'unit', id, side });
    case 'target':
      return choice({ what: 'pair', id, side });
    case 'tie':
      return choice({ what: 'boss', id });
    case 'pay':
      return choice(id === 'weapon' ? { what: 'word', id } : { what: 'equipment', id, cost: null });
    case 'bulwark':
      return choice({ what: 'number', id });
    case 'reward':
    case 'help':
    case 'plan':
    case 'ram':
      return choice({ what: 'word', id });
  }
}

function options(view: View, seat: Seat): OmdChoice[] {
  const consent = consentAsked(view, seat);
  if (consent) return consent.options.map((id) => choice({ what: 'word', id }));
  const ask = openAsk(view);
  if (!ask || !('options' in ask)) return [];
  const side = 'side' in ask ? ask.side : (sideOfSeat(view, seat) ?? 'order');
  const ids: readonly string[] = isVote(view, seat) ? [...ask.options, 'leave'] : ask.options;
  return ids.map((id) => labelled(view, ask, id, side));
}

export const choose: Action<Omd, Actions['choose']> = {
  args: {
    option: {
      kind: 'one',
      choices: options,
      refuse: (view, seat) => ({
        reason: {
          key: 'chooseOne',
          params: { options: options(view, seat).map(({ label }) => label.params as Label) },
        },
      }),
    },
  },
  unavailable: unavailable('choose'),
  secret: true,
};

export const assign: Action<Omd, Actions['assign']> = {
  args: { outcome },
  unavailable: unavailable('assign'),
  secret: true,
};
