/** 13 in words: heading, the whole table, and places one by one. */
import type { Say } from '../../../../kernel/index.js';
import { capital } from '../../../../pieces/wording/index.js';
import { rampartData } from '../../content/map.js';
import { gates } from '../../content/numbers.js';
import { engineAt, heroAt } from '../../rules/places.js';
import { gloryOf } from '../../rules/glory.js';
import { attackOn, defenceOf, isEngaged, takesPart, wouldFall } from '../../rules/melee.js';
import { capacityOf } from '../../rules/room.js';
import { upkeepOf } from '../../rules/cards.js';
import { priceOf } from '../../rules/tasks.js';
import { isNobody, totalOf } from '../../rules/units.js';
import {
  type Foreground,
  type Quarter,
  type Rampart,
  type Wall,
  buildings,
  deeds,
  foregrounds,
  heroes,
  paths,
  quarters,
  ramparts,
  towers,
  walls,
} from '../../types/terms.js';
import { tasksIn } from '../../content/tasks.js';
import type { View } from '../../types/view.js';
import type { Str } from '../../types/index.js';
import { altText } from './alt.js';
import type { Words } from './vocabulary.js';
import { phrases } from './phrases.js';

export function statusLines(words: Words) {
  const { board, language } = words;
  const { units, place } = phrases(words);
  const join = (parts: readonly (string | false | undefined)[]): string =>
    parts.filter((part): part is string => typeof part === 'string' && part !== '').join(' · ');

  const phaseName = ({ phase }: View): string =>
    typeof phase === 'number' ? board.phase(phase, words.phases[phase]) : words.moments[phase];

  const heading = (view: View, say: Say<Str>): string => {
    const { invaders, defenders } = gloryOf(view.glory);
    const who = view.over ? board.over : board.toAct(language.all(view.awaited.map((seat) => say.seat(seat))));
    return join([board.turn(view.turn, phaseName(view)), board.glory(invaders, defenders), who]);
  };

  const engineText = (view: View, at: Foreground | Rampart): string | undefined => {
    const engine = engineAt(view, at);
    if (!engine) return undefined;
    const pile = view.piles[`${engine.kind}@${engine.place}`];
    return board.engine(words.actions[engine.kind], pile?.hits ?? 0, pile?.misses ?? 0);
  };
  const roomOf = (view: View, zone: Foreground | Rampart | Wall): string => String(capacityOf(view, zone));

  const rampartLine = (view: View, rampart: Rampart): string => {
    const { units: there, altar, mantlet, trainings } = view.ramparts[rampart];
    return join([
      `**${rampart}** ${board.units(units(there), `${totalOf(there)}/${roomOf(view, rampart)}`)}`,
      engineText(view, rampart),
      altar ? `${words.actions.altar} ${altar.wall ? board.favours(altar.wall) : board.altarIdle}` : undefined,
      mantlet && board.mantlet,
      ...trainings.map((one) => words.actions[one]),
    ]);
  };
  const foregroundLine = (view: View, one: Foreground): string =>
    join([
      `**${one}** ${board.units(units(view.foregrounds[one]), `${totalOf(view.foregrounds[one])}/${capacityOf(view, one)}`)}`,
      engineText(view, one),
    ]);

  const orderText = (view: View, wall: Wall): string | undefined => {
    const { order } = view.walls[wall];
    if (!order) return undefined;
    if (order.open && order.tile) return board.openOrder(words.orders[order.tile]);
    return order.tile ? `${board.faceDown} (${words.orders[order.tile]})` : board.faceDown;
  };
  const strengthText = (view: View, wall: Wall): string | undefined => {
    if (view.over || !isEngaged(view, wall) || !takesPart(view, wall)) return undefined;
    const badge = board.strength(attackOn(view, wall), defenceOf(view, wall));
    return wouldFall(view, wall) ? `${badge} ${board.wouldFall}` : badge;
  };
  const wallLine = (view: View, wall: Wall): string => {
    const state = view.walls[wall];
    const hero = heroAt(view, wall);
    return join([
      `**${wall}** ${language.pair(board.attackers, units(state.invaders))}`,
      state.siegeTower ? board.inSiegeTower(units(state.siegeTower)) : undefined,
      language.pair(board.defenders, units(state.defenders)),
      hero && words.heroes[hero],
      board.components(state.stone, state.wood),
      ...state.equipment.map((one) => words.actions[one]),
      state.cauldron
        ? board.cauldron(words.units[state.cauldron.kind][1]) + (state.cauldron.accident ? ` (${board.accident})` : '')
        : undefined,
      state.platform && board.platform,
      orderText(view, wall),
      state.gale && board.gale,
      state.glare && board.glare,
      state.breached && board.breached,
      strengthText(view, wall),
    ]);
  };

  const towerLine = (view: View): string =>
    towers.map((tower) => `${tower} ${board.tower[view.towers[tower]]}`).join(', ');
  const pathLine = (view: View): string | undefined => {
    const laid = paths.flatMap((path) => {
      const piece = view.paths[path];
      return piece ? [`${place(path)}: ${words.pathPieces[piece]}`] : [];
    });
    return laid.length === 0 ? undefined : laid.join(', ');
  };

  const gateText = ({ barbican }: View): string =>
    barbican.destroyed >= gates ? board.gatesGone : board.gate(barbican.gate, barbican.resistance);
  const barbicanLine = (view: View): string =>
    `**${words.places.barbican}** ${join([gateText(view), board.ram(view.barbican.parts, units(view.barbican.crew))])}`;

  const taskLines = (view: View): string[] =>
    buildings.map((building) => {
      const { saboteur, fire } = view.buildings[building];
      const list = tasksIn(building).map((task) => {
        const { progress, done } = view.tasks[task];
        return `${board.task(words.tasks[task], progress, priceOf(view, task))}${done > 0 ? ` ${board.done}` : ''}`;
      });
      return `**${words.places[building]}** ${join([list.join(', '), saboteur && board.saboteur, fire && board.fire])}`;
    });

  const hubLines = (view: View): string[] => [
    join([
      `**${words.places.courtyard}** ${units(view.courtyard)}`,
      ...heroes.filter((hero) => view.heroes[hero].at === 'courtyard').map((hero) => words.heroes[hero]),
      view.terror && board.terror,
    ]),
    `**${words.places.barracks}** ${units(view.barracks)} · **${words.places.guards}** ${units(view.guards)}`,
    join([
      `**${words.places['honour-guard']}** ${units(view.honourGuard)}`,
      view.honourBroken ? board.honourGone : board.honourKept,
      `**${words.places.hospital}** ${units(view.hospital)}`,
      view.spectresOf !== null && board.spectres,
    ]),
    ...heroes
      .filter((hero) => view.heroes[hero].acted || view.heroes[hero].possessed)
      .map((hero) => `${words.heroes[hero]}: ${view.heroes[hero].possessed ? board.possessed : board.hasActed}`),
    board.supply(units(view.supply.units), view.supply.stone, view.supply.wood),
  ];

  const campLines = (view: View, say: Say<Str>): string[] => [
    ...view.invaders.map(
      (invader) =>
        board.camp(
          view.invaders.length > 1 ? say.seat(invader.seat) : null,
          units(invader.camp),
          words.resources(invader.resources),
          words.hourglasses(upkeepOf(view, invader)),
        ) + (isNobody(invader.reserve) ? '' : ` ${board.reserve(units(invader.reserve))}`),
    ),
    board.bankAndDead(view.bank, units(view.dead), units(view.bag)),
    board.ritualTrack(view.ritualTrack),
  ];
  const timeLines = (view: View, say: Say<Str>): string[] => [
    ...view.defenders.map((one) =>
      board.hourglassesOf(
        say.seat(one.seat),
        words.hourglasses(one.hourglasses),
        one.workshopOnly,
        words.hourglasses(one.waiting),
      ),
    ),
    ...(view.waitingStone > 0 ? [board.stoneWaiting] : []),
    ...(view.blessed ? [board.blessed(words.sides[view.blessed])] : []),
  ];

  const gloryLines = (view: View): string[] => {
    const { invaders: theirs, defenders: ours } = view.glory;
    const done = deeds.filter((deed) => view.deeds[deed]).map((deed) => words.deeds[deed]);
    return [
      board.gloryParts({
        ...theirs,
        ...{ ownTime: ours.time, valour: ours.valour, honour: ours.honour, ownTieBreak: ours.tieBreak },
      }),
      ...(done.length > 0 ? [board.deedsDone(language.all(done))] : []),
      ...(view.disgrace.spent.length > 0
        ? [board.acts(language.all(view.disgrace.spent.map((act) => words.acts[act])))]
        : []),
    ];
  };

  const status = (view: View, say: Say<Str>): string[] => [
    `**${heading(view, say)}**`,
    ...gloryLines(view),
    `__${board.headings.camp}__`,
    ...campLines(view, say),
    `__${board.headings.outside}__`,
    ...foregrounds.map((one) => foregroundLine(view, one)),
    ...ramparts.map((one) => rampartLine(view, one)),
    barbicanLine(view),
    ...(pathLine(view) === undefined ? [] : [pathLine(view) ?? '']),
    `__${board.headings.walls}__`,
    ...walls.map((wall) => wallLine(view, wall)),
    towerLine(view),
    `__${board.headings.fortress}__`,
    ...hubLines(view),
    `__${board.headings.tasks}__`,
    ...taskLines(view),
    `__${board.headings.time}__`,
    ...timeLines(view, say),
  ];

  /** One place in words, for a look-up. */
  const placeLines = (view: View, id: string, say: Say<Str>): string[] => {
    if ((walls as readonly string[]).includes(id)) return [wallLine(view, id as Wall)];
    if ((ramparts as readonly string[]).includes(id)) {
      const rampart = id as Rampart;
      const out = [...rampartData[rampart].walls, ...rampartData[rampart].ahead];
      return [rampartLine(view, rampart), board.pathsFrom(language.all(out))];
    }
    if (id === 'fw' || id === 'fe') return [foregroundLine(view, id)];
    if (id === 'barbican') return [barbicanLine(view)];
    if (id === 'camp') return campLines(view, say);
    const tower = towers.find((one) => one === id);
    if (tower) return [`**${tower}** ${board.tower[view.towers[tower]]}`];
    const quarter = quarters.find((one) => one === id);
    return quarter ? quarterLines(view, quarter) : [board.nothingHere];
  };
  const quarterLines = (view: View, quarter: Quarter): string[] => {
    const building = buildings.find((one) => one === quarter);
    const line = building ? taskLines(view)[buildings.indexOf(building)] : undefined;
    const garrison = {
      courtyard: view.courtyard,
      barracks: view.barracks,
      guards: view.guards,
      hospital: view.hospital,
      'honour-guard': view.honourGuard,
    };
    const there = quarter in garrison ? garrison[quarter as keyof typeof garrison] : undefined;
    return [...(line === undefined ? [] : [line]), ...(there ? [capital(units(there))] : [])];
  };

  return { heading, status, alt: altText(words, phaseName), placeLines, phaseName, timeLines };
}
