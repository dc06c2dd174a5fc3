/** Before the first round, and coming back: hero, place, vote, swap. */
import type { Action } from '../../../kernel/index.js';
import { readyPlaces } from '../plans/ready.js';
import { setBosses } from '../rules/lobby.js';
import { specialsLeft, swappable } from '../rules/first-places.js';
import { bossesFree, heroesFree, momentsToVote, placesFor } from '../rules/questions.js';
import { isRivalry } from '../rules/siege.js';
import type { Actions, Omd } from '../types/index.js';
import { unavailable } from './availability.js';
import { choice, tileChoice } from './labels.js';

export const hero: Action<Omd, Actions['hero']> = {
  args: {
    hero: {
      kind: 'one',
      choices: (view, seat) => heroesFree(view, seat).map((id) => choice({ what: 'hero', id })),
      refuse: (view, seat, _given, wrong) => ({
        rule: 'OMD-2.6',
        reason: { key: 'heroNotFree', params: { hero: wrong, free: heroesFree(view, seat) } },
      }),
    },
  },
  unavailable: unavailable('hero'),
  secret: true,
};

export const place: Action<Omd, Actions['place']> = {
  args: {
    tile: {
      kind: 'one',
      preview: true,
      choices: (view, seat) => placesFor(view, seat).map((id) => tileChoice(view, id)),
      refuse: (view, seat) => ({
        rule: view.question?.kind === 'returns' ? 'OMD-7.4' : 'OMD-2.3',
        reason: { key: 'standOn', params: { tiles: placesFor(view, seat) } },
      }),
    },
  },
  ready: readyPlaces,
  unavailable: unavailable('place'),
};

export const vote: Action<Omd, Actions['vote']> = {
  args: {
    moment: {
      kind: 'one',
      choices: (view) => momentsToVote(view).map((id) => choice({ what: 'moment', id })),
      refuse: (view) => ({ rule: 'OMD-13.2', reason: { key: 'momentClosed', params: { open: momentsToVote(view) } } }),
    },
    boss: {
      kind: 'one',
      choices: (view) => bossesFree(view).map((id) => choice({ what: 'boss', id })),
      refuse: (view, _seat, _given, wrong) => ({
        rule: 'OMD-13.8',
        reason: {
          key: 'bossTaken',
          params: {
            boss: wrong,
            why: (setBosses(view.options) as string[]).includes(wrong) ? 'set' : 'in-play',
            free: bossesFree(view),
          },
        },
      }),
    },
  },
  unavailable: unavailable('vote'),
};

export const swap: Action<Omd, Actions['swap']> = {
  args: {
    tile: {
      kind: 'one',
      preview: true,
      choices: (view) =>
        swappable(view).map((id) => (isRivalry(view) ? choice({ what: 'number', id }) : tileChoice(view, id))),
      refuse: (view) => ({ rule: 'OMD-11.15', reason: { key: 'notStandard', params: { tiles: swappable(view) } } }),
    },
    special: {
      kind: 'one',
      preview: true,
      choices: (view) => specialsLeft(view).map((id) => choice({ what: 'special', id })),
      refuse: (view, _seat, _given, special) => ({
        rule: 'OMD-11.15',
        reason: { key: 'specialUsed', params: { special, left: specialsLeft(view) } },
      }),
    },
  },
  unavailable: unavailable('swap'),
};
