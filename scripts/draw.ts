/**
 * Draws a picture of a random game, to be looked at:
 *   npx tsx scripts/draw.ts <game> <kind> <seed> <answers> <locale> <out.png> [seats] [preset]
 */
import { writeFileSync } from 'node:fs';
import { type DrawTask, type PictureKind, pictureKinds } from '../renderers/contract.js';
import { draw } from '../renderers/index.js';
import { gameOf } from '../src/games/index.js';
import { pairIn } from '../src/i18n/locale.js';
import {
  type AnyGame,
  type AnyMatch,
  type AnyTypes,
  type GameEvent,
  type Locale,
  answer,
  awaited,
  isFor,
  rngOver,
  seedRng,
  start,
  think,
  playersOf,
  widestPlayers,
} from '../src/kernel/index.js';

type Played = { match: AnyMatch; before: object | undefined; events: GameEvent<AnyTypes>[] };

const names = ['Ada', 'Bartholomew', 'Célestine', 'Dmitri', 'Eleanor', 'Farouk'];

/** Plays so many answers with the games' own bots; remembers the last picture that would have been posted. */
function play(def: AnyGame, seed: string, answers: number, seats: number, preset: string | undefined): Played {
  const options = def.options.presets.find((each) => each.id === preset)?.options ?? {};
  const begun = start(def, { seats, seed, options });
  let played: Played = { match: begun.match, before: undefined, events: [] };
  const rng = rngOver(seedRng(`bots/${seed}`));
  for (let count = 0; count < answers && !played.match.outcome; count += 1) {
    const [seat] = awaited(def, played.match);
    const thought = seat === undefined ? undefined : think(def, played.match, seat, rng);
    if (seat === undefined || !thought) throw new Error('nobody to wait for in an unfinished game');
    const earlier = played.match;
    const result = answer(def, earlier, { seat, action: thought.action, args: thought.args });
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
    const events = result.events.filter((event) => isFor(event, 'spectator'));
    const last = count === answers - 1;
    played =
      result.phases.length > 0 && !last
        ? { match: result.match, before: def.view(result.match, 'spectator'), events: [] }
        : { match: result.match, before: played.before, events: [...played.events, ...events] };
  }
  return played;
}

function taskFor(def: AnyGame, kind: PictureKind, locale: Locale, { match, before, events }: Played): DrawTask {
  const setting = { locale, names: names.slice(0, match.seats), awaited: awaited(def, match), game: def.id };
  switch (kind) {
    case 'lobby':
      return {
        ...setting,
        kind,
        host: names[0] ?? '',
        options: Object.entries(def.text[locale].options).flatMap(([name, worded]) => {
          const value = String(match.options[name]);
          return [pairIn(locale, worded.label, worded.values[value] ?? value)];
        }),
        seats: Array.from({ length: playersOf(def, match.options).max }, (_, seat) =>
          seat < match.seats ? { name: names[seat] ?? '', kind: seat > 1 ? 'bot' : 'person', wish: null } : null,
        ),
      };
    case 'end':
      if (!match.outcome) throw new Error('the game is not over: more answers');
      return { ...setting, kind, view: def.view(match, 'spectator'), outcome: match.outcome };
    case 'hand': {
      const seat = setting.awaited[0] ?? 0;
      return { ...setting, kind, seat, view: def.view(match, seat) };
    }
    case 'scene':
    case 'board':
      return { ...setting, kind, view: def.view(match, 'spectator'), ...(before ? { before } : {}), events };
  }
}

const [game = '', wanted = 'board', seed = 'seed', answers = '40', locale = 'en', out = 'out.png', seats, preset] =
  process.argv.slice(2);
const def = gameOf(game);
if (!def) throw new Error(`no game is called ${game}`);
const kind = pictureKinds.find((each) => each === wanted);
if (!kind) throw new Error(`a picture is one of ${pictureKinds.join(', ')}`);
const played = play(def, seed, Number(answers), Number(seats ?? widestPlayers(def).max), preset);
const [picture] = await draw(taskFor(def, kind, locale === 'fr' ? 'fr' : 'en', played));
if (!picture) throw new Error(`${game} has no picture of this kind here`);
writeFileSync(out, picture.png);
process.stdout.write(
  `${out} ${picture.width}x${picture.height}, ${Math.round(picture.png.length / 1024)} kB\n${picture.alt}\n`,
);
