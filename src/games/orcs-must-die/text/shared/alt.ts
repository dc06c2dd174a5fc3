/** The picture in two sentences: where we are and whose turn it is; then the Rift, and what is nearest to it. */
import type { Say } from '../../../../kernel/index.js';
import { capital, clip } from '../../../../pieces/wording/index.js';
import type { Omd, Slot, Team, View } from '../../types/index.js';
import { bossesOn, creaturesOn, isRivalry } from '../../rules/siege.js';
import { threatTo } from '../../rules/threat.js';
import { nearestFirst } from '../../rules/ways.js';
import { naming } from './naming.js';
import type { Phrases } from './phrases.js';
import type { Words } from './words.js';

const mostCharacters = 1024;

type Board = {
  wave(view: View): number;
  crowd(view: View, team: Team, tile: string): string;
  fighter(slot: Slot, say: Say<Omd>): string;
};

/** Whether the hero stands in one of these fortresses; those who stand nowhere belong to their own. */
const isAmong = (teams: readonly Team[], { tile: at, side }: Slot): boolean =>
  teams.some((team) => (at === null ? team.side === side : team.tiles.some(({ id }) => id === at)));

export function altText(words: Words, phrases: Phrases, { wave, crowd, fighter }: Board) {
  const { language, sides } = words;
  const { hero, tile } = naming(words);
  const { alt } = phrases;

  const first = (view: View): string => {
    const { teams } = view;
    const [only] = isRivalry(view) && teams.length === 1 ? teams : [];
    const active = view.active === null ? undefined : view.slots[view.active]?.hero;
    const now = active ? phrases.turnOf(hero(active)) : words.phases[view.phase];
    return [
      ...(only ? [phrases.team(sides[only.side])] : []),
      ...(view.phase === 'setup' ? [phrases.setup] : [alt.where(view.level, wave(view), view.round)]),
      ...(view.outcome
        ? [isRivalry(view) ? alt.over : alt.outcome[view.outcome]]
        : view.phase === 'setup'
          ? []
          : [now]),
    ].join(', ');
  };

  const danger = (view: View, team: Team): string[] => {
    const side = isRivalry(view) && view.teams.length > 1 ? sides[team.side] : null;
    const tiles = nearestFirst(team).filter((id) => creaturesOn(team, id) > 0 || bossesOn(view, id).length > 0);
    const [nearest] = tiles;
    const others = tiles.slice(1).reduce((sum, id) => sum + creaturesOn(team, id) + bossesOn(view, id).length, 0);
    const bites = threatTo(view, team);
    return [
      alt.rift(side, team.rift.health, team.rift.start),
      ...(bites > 0 && !view.outcome ? [alt.bites(bites)] : []),
      ...(nearest === undefined ? [alt.noEnemies] : [alt.nearest(tile(nearest), crowd(view, team, nearest), others)]),
    ];
  };

  /** Of the fortresses on the view: in Rivalry each picture tells of its own. */
  return (view: View, say: Say<Omd>): string => {
    const { teams } = view;
    const down = view.slots.filter((slot) => slot.hero && (slot.dead || slot.stunned) && isAmong(teams, slot));
    const second = [
      ...teams.flatMap((team) => danger(view, team)),
      ...(down.length > 0 ? [language.all(down.map((slot) => fighter(slot, say)))] : []),
    ].join(alt.semicolon);
    return clip([first(view), second].map((sentence) => `${capital(sentence)}.`).join(' '), mostCharacters);
  };
}
