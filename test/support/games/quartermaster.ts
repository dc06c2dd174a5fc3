/** A game made of arguments: one of many, lists, numbers, things that may be left out, a proposal. For the bot's panels. */
import {
  type Catalogue,
  type GameDef,
  type Locale,
  type Nothing,
  copyJson,
  randomPolicy,
} from '../../../src/kernel/index.js';

type Crate = { id: string; weight: number };
type Quartermaster = {
  board: { crates: Crate[]; loaded: string[]; secret: string[] };
  view: { crates: readonly Crate[]; loaded: readonly string[]; hand: readonly string[] };
  options: { crates: number; guards: boolean };
  steps: { work: Nothing };
  actions: {
    load: { crate: string; cart?: string; note?: string };
    pack: { crates: readonly string[] };
    burn: { torches: number };
    weigh: { grains: number };
    guard: { where: string };
    whisper: { word: string };
    rest: Nothing;
  };
  lookups: Nothing;
  events: { loaded: { crate: string }; packed: { count: number }; burnt: { torches: number }; told: { word: string } };
  texts: { ask: Nothing; crate: { id: string; weight: number }; word: { word: string }; over: Nothing; heavy: Nothing };
  rules: 'QM-1' | 'QM-2';
};

const long = 'a-very-long-name-of-a-place-where-somebody-once-stood-guard-over-the-wagons-of-the-king';
const places = ['gate', 'bridge', `${long}-1`, `${long}-2`, `${long}-3`, `${long}-4`, `${long}-5`];

function catalogue(locale: Locale): Catalogue<Quartermaster> {
  const t = (en: string, fr: string): string => (locale === 'en' ? en : fr);
  const arg = (en: string, fr: string) => ({ name: t(en, fr), description: t(`Which ${en}`, `Choix : ${fr}`) });
  const action = (en: string, fr: string) => ({ name: t(en, fr), description: t(en, fr), label: t(en, fr) });
  return {
    name: t('Quartermaster', 'Intendant'),
    pitch: t('Crates, carts and torches.', 'Caisses, charrettes et torches.'),
    command: { name: 'qm', description: t('Play Quartermaster', 'Jouer à l’Intendant') },
    actions: {
      load: {
        ...action('load', 'charger'),
        args: { crate: arg('crate', 'caisse'), cart: arg('cart', 'charrette'), note: arg('note', 'mot') },
      },
      pack: { ...action('pack', 'emballer'), args: { crates: arg('crates', 'caisses') } },
      burn: { ...action('burn', 'brûler'), args: { torches: arg('torches', 'torches') } },
      weigh: { ...action('weigh', 'peser'), args: { grains: arg('grains', 'grains') } },
      guard: { ...action('guard', 'garder'), args: { where: arg('where', 'où') } },
      whisper: { ...action('whisper', 'murmurer'), args: { word: arg('word', 'mot') } },
      rest: { ...action('rest', 'repos'), args: {} },
    },
    options: {
      crates: { label: t('Crates', 'Caisses'), values: {} },
      guards: { label: t('Guards', 'Gardes'), values: {} },
    },
    presets: {
      few: { label: t('Few', 'Peu'), description: t('Seven crates', 'Sept caisses') },
      many: { label: t('Many', 'Beaucoup'), description: t('Sixty crates', 'Soixante caisses') },
    },
    lookups: {},
    titles: {},
    wishes: { red: t('Red', 'Rouge'), blue: t('Blue', 'Bleu') },
    texts: {
      ask: () => t('Do your work.', 'Au travail.'),
      crate: ({ id, weight }) => t(`Crate ${id} (${weight} lb)`, `Caisse n° ${id} : blé, ${weight} livres`),
      word: ({ word }) => word,
      over: () => t('The carts are full.', 'Les charrettes sont pleines.'),
      heavy: () => t('Too heavy: take a lighter one.', 'Trop lourd : prenez plus léger.'),
    },
    events: {
      loaded: ({ crate }) => t(`Crate ${crate} is loaded.`, `La caisse ${crate} est chargée.`),
      packed: ({ count }) => t(`${count} crates are packed.`, `${count} caisses emballées.`),
      burnt: ({ torches }) => t(`${torches} torches burn.`, `${torches} torches brûlent.`),
      told: ({ word }) => t(`You whisper “${word}”.`, `Vous murmurez « ${word} ».`),
    },
    heading: () => t('At the wagons', 'Aux charrettes'),
    status: (view) => view.crates.map(({ id }) => id),
    hand: (view) => view.hand.map((word) => `🤫 ${word}`),
    alt: () => t('Wagons.', 'Des charrettes.'),
    rules: { 'QM-1': t('Crates are loaded one by one.', 'On charge caisse par caisse.'), 'QM-2': t('Rest.', 'Repos.') },
    topics: [
      { title: t('Loading', 'Chargement'), rules: ['QM-1'] },
      { title: t('Resting', 'Repos'), rules: ['QM-2'] },
    ],
  };
}

export const quartermaster: GameDef<Quartermaster> = {
  id: 'quartermaster',
  version: 1,
  players: () => ({ min: 1, max: 3 }),
  mode: () => 'cooperative',
  options: {
    fields: { crates: { values: [7, 60], default: 7 }, guards: { values: [false, true], default: false } },
    presets: [
      { id: 'few', options: {} },
      { id: 'many', options: { crates: 60 } },
    ],
  },
  wishes: () => [
    { id: 'red', most: 1 },
    { id: 'blue', most: 1 },
  ],
  first: { step: 'work' },
  setup: ({ options }) => ({
    crates: Array.from({ length: options.crates }, (_, at) => ({ id: `c${at + 1}`, weight: (at * 7) % 50 })),
    loaded: [],
    secret: [],
  }),
  view: ({ board }, viewer) => ({
    crates: board.crates,
    loaded: board.loaded,
    hand: viewer === 0 ? board.secret : [],
  }),
  redeal: (match) => copyJson(match),
  broken: () => [],
  steps: {
    work: {
      decide: () => [
        {
          seats: [0],
          prompt: { key: 'ask', params: {} },
          offers: ['load', 'pack', 'burn', 'weigh', 'guard', 'whisper', 'rest'],
          clock: 'turn',
          proposal: true,
          fallback: () => ({ action: 'burn', args: { torches: 2 } }),
        },
      ],
      on: {
        load(play, { args }) {
          play.board.loaded.push(args.crate);
          play.emit('loaded', { crate: args.crate });
        },
        pack(play, { args }) {
          play.emit('packed', { count: args.crates.length });
        },
        burn(play, { args }) {
          play.emit('burnt', { torches: args.torches });
        },
        weigh(play, { args }) {
          play.emit('burnt', { torches: args.grains });
        },
        guard(play, { args }) {
          play.emit('loaded', { crate: args.where });
        },
        whisper(play, { args }) {
          play.board.secret.push(args.word);
          play.emit('told', { word: args.word }, [0]);
        },
        rest(play) {
          play.finish({ kind: 'won', winners: [0], scores: null, reason: { key: 'over', params: {} } });
        },
      },
    },
  },
  actions: {
    load: {
      args: {
        crate: {
          kind: 'one',
          *choices(view) {
            for (const { id, weight } of view.crates) {
              if (!view.loaded.includes(id)) yield { value: id, label: { key: 'crate', params: { id, weight } } };
            }
          },
          refuse: () => ({ rule: 'QM-1', reason: { key: 'heavy', params: {} } }),
        },
        cart: {
          kind: 'one',
          optional: () => true,
          choices: () => ['oak', 'elm'].map((word) => ({ value: word, label: { key: 'word', params: { word } } })),
        },
        note: {
          kind: 'one',
          optional: (_view, _seat, given) => given.cart !== 'elm',
          choices: (_view, _seat, given) =>
            [`for-${given.crate ?? '?'}`, 'plain'].map((word) => ({
              value: word,
              label: { key: 'word', params: { word } },
            })),
        },
      },
    },
    pack: {
      args: {
        crates: {
          kind: 'many',
          count: () => ({ min: 1, max: 30 }),
          choices: (view) =>
            view.crates.map(({ id, weight }) => ({ value: id, label: { key: 'crate', params: { id, weight } } })),
          proposal: (view) => view.crates.slice(0, 2).map(({ id }) => id),
        },
      },
    },
    burn: { args: { torches: { kind: 'number', range: () => ({ min: 1, max: 3 }) } } },
    weigh: { args: { grains: { kind: 'number', range: () => ({ min: 1, max: 500 }) } } },
    guard: {
      args: {
        where: {
          kind: 'one',
          choices: () => places.map((word) => ({ value: word, label: { key: 'word', params: { word } } })),
        },
      },
    },
    whisper: {
      args: {
        word: { kind: 'one', choices: () => [{ value: 'owl', label: { key: 'word', params: { word: 'owl' } } }] },
      },
    },
    rest: { args: {} },
  },
  lookups: {},
  record: () => ({ rounds: 1, titles: [] }),
  text: { en: catalogue('en'), fr: catalogue('fr') },
  policy: randomPolicy(),
};
