/** A close-up of the assault: the comparisons on the walls, else who shot at whom. */
import type { Str } from '../../src/games/stronghold/types/index.js';
import type { Events } from '../../src/games/stronghold/types/events.js';
import { engineOf, hordeAt, siegeTowerAt } from '../../src/games/stronghold/rules/places.js';
import { noGarrison, noHorde, present, sumOf } from '../../src/games/stronghold/rules/units.js';
import { shotDeck } from '../../src/games/stronghold/content/numbers.js';
import { phrases } from '../../src/games/stronghold/text/shared/phrases.js';
import type { Garrison, Horde, ShotCard, Zone } from '../../src/games/stronghold/types/terms.js';
import type { GameEvent } from '../../src/kernel/index.js';
import type { Heading } from '../kit/frame.js';
import type { Draft, SceneOf } from '../renderer.js';
import { headingOf } from './board.js';
import { throwerIcon } from './look.js';
import { type Fight, type Ramming, paintMelee } from './scene-melee.js';
import { type Shot, paintRanged } from './scene-ranged.js';
import { text } from './text.js';

type Told = readonly GameEvent<Str>[];

/** A single shot is no scene. */
const fewestShots = 2;

export function drawScene(task: SceneOf<Str>): Draft[] {
  const fights = fightsIn(task.events);
  const ramming = rammingIn(task.events);
  const words = text[task.locale];
  const heading: Heading = { ...headingOf(task.view, task), icon: 'crossed-swords' };
  if (fights.length > 0 || ramming) {
    const title = words.scene.melee(turnFought(task));
    const sheet = paintMelee(task.locale, { ...heading, title }, fights, ramming);
    return [{ name: 'assault.png', sheet, alt: meleeAlt(task, fights, ramming) }];
  }
  const shots = shotsIn(task);
  if (shots.length < fewestShots) return [];
  const title = words.scene.ranged(turnFought(task));
  const sheet = paintRanged(task.locale, { ...heading, title, icon: 'catapult' }, shots, lossesIn(task.events));
  return [
    {
      name: 'volleys.png',
      sheet,
      alt: words.scene.alt(
        shots
          .map(({ from, to, result }) => words.words.language.pair(from === '' ? to : `${from} → ${to}`, result))
          .join('; '),
      ),
    },
  ];
}

/** Whose assault it was: by the time it is shown the next turn may have begun. */
function turnFought({ events, view }: SceneOf<Str>): number {
  const told = events.flatMap(({ type, data }) => (type === 'assaultBegan' || type === 'turnEnded' ? [data.turn] : []));
  return told.at(-1) ?? view.turn;
}

/** The last comparison of each wall, with what fell there. */
function fightsIn(events: Told): Fight[] {
  const last = new Map<string, Events['compared']>();
  for (const event of events) if (event.type === 'compared') last.set(event.data.wall, event.data);
  return [...last.values()].map((compared) => ({
    ...compared,
    ...lossesIn(events, [compared.wall, siegeTowerAt(compared.wall)]),
  }));
}

export type Losses = { horde: Horde; garrison: Garrison; stone: number };

/** Who fell, at these places or anywhere. */
function lossesIn(events: Told, places?: readonly string[]): Losses {
  const isThere = (place: string): boolean => places?.includes(place) ?? true;
  let [horde, garrison, stone] = [noHorde(), noGarrison(), 0];
  for (const event of events) {
    if (event.type === 'killed' && isThere(event.data.place)) horde = sumOf(horde, event.data.units);
    if (event.type === 'fell' && isThere(event.data.place)) garrison = sumOf(garrison, event.data.units);
    if (event.type === 'destroyed' && isThere(event.data.wall)) stone += event.data.stone + event.data.wood;
  }
  return { horde, garrison, stone };
}

function rammingIn(events: Told): Ramming | undefined {
  const found = events.flatMap((event) => (event.type === 'rammed' ? [event.data] : [])).at(-1);
  return found && { ...found, fell: events.some((event) => event.type === 'gateFell') };
}

function shotsIn({ events, view, locale }: SceneOf<Str>): Shot[] {
  const { words, scene } = text[locale];
  const { place } = phrases(words);
  /** Whether the card meets anybody: somebody fell there to it, or stands there still. */
  const meets = (by: 'cannon' | 'hook', zone: Zone, card: ShotCard): boolean =>
    events.some(({ type, data }) => type === 'killed' && data.by === by && data.place === zone) ||
    present(hordeAt(view, zone)).some((unit) => shotDeck[card].kills.includes(unit));
  const drawn = (by: 'cannon' | 'hook', zone: Zone, card: ShotCard): Pick<Shot, 'hit' | 'result'> => {
    if (card === 'miss') return { hit: false, result: words.shots.miss };
    const hit = meets(by, zone, card);
    return { hit, result: hit ? scene.card(words.shots[card]) : scene.inVain(words.shots[card]) };
  };
  return events.flatMap((event): Shot[] => {
    switch (event.type) {
      case 'cannonFired': {
        const { tower, zone, card } = event.data;
        return [{ from: tower, to: place(zone), icon: 'cannon', team: 'defenders', ...drawn('cannon', zone, card) }];
      }
      case 'hooked': {
        const { tower, wall, card } = event.data;
        return [{ from: tower, to: wall, icon: 'grapple', team: 'defenders', ...drawn('hook', wall, card) }];
      }
      case 'fired': {
        const { engine, wall, card } = event.data;
        const kind = engineOf(view, engine)?.kind ?? 'catapult';
        const from = engine.slice(engine.indexOf('@') + 1);
        return [
          {
            from,
            to: wall,
            icon: throwerIcon[kind],
            team: 'invaders',
            hit: card === 'hit',
            result: words.engineCards[card],
          },
        ];
      }
      case 'volleyShot': {
        const { zone, points } = event.data;
        return [
          { from: '', to: place(zone), icon: 'high-shot', team: 'defenders', hit: true, result: scene.volley(points) },
        ];
      }
      default:
        return [];
    }
  });
}

function meleeAlt({ locale }: SceneOf<Str>, fights: readonly Fight[], ramming: Ramming | undefined): string {
  const { scene, words } = text[locale];
  const said = fights.map(
    ({ wall, attack, defence, outcome }) =>
      `${wall} ${words.board.against(attack, defence)}, ${scene.outcomes[outcome]}`,
  );
  if (ramming) said.push(ramming.fell ? scene.gateFell : scene.gate(ramming.gate, ramming.resistance));
  return scene.alt(said.join('; '));
}
