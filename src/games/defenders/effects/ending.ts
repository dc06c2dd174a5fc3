/** DOR-1 and DOR-15: the game is won or lost, and the King's Champion is named. */
import type { Outcome, TextRef } from '../../../kernel/index.js';
import { city, locationIds } from '../content/map.js';
import { livingGenerals, stepsFromCity } from '../rules/generals.js';
import { minionsAt } from '../rules/minions.js';
import { whoIs } from '../rules/roster.js';
import type { Dor, DorPlay, Loss, Points, SlotNo, Table } from '../types/index.js';

/** DOR-15.1 */
function pointsOf(table: Pick<Table, 'heroes'>): Points[] {
  return table.heroes.map((hero, slot) => ({
    slot,
    quests: hero.completed.length,
    generals: hero.trophies.length + hero.pastTrophies.length,
  }));
}

/** DOR-15.1, 15.2: most points, then most Quests, then shared. */
export function championsAmong(points: readonly Points[]): SlotNo[] {
  const most = Math.max(...points.map(({ quests, generals }) => quests + generals));
  const leading = points.filter(({ quests, generals }) => quests + generals === most);
  const mostQuests = Math.max(...leading.map(({ quests }) => quests));
  return leading.filter(({ quests }) => quests === mostQuests).map(({ slot }) => slot);
}

export function historyRow(table: Table): Table['history'][number] {
  const living = livingGenerals(table);
  return {
    turn: table.turn,
    crystalsLeft: table.supply.crystals,
    city: minionsAt(table, city),
    minions: locationIds.reduce((sum, loc) => sum + minionsAt(table, loc), 0),
    generalsLeft: living.length,
    nearest: living.length === 0 ? 0 : Math.min(...living.map((id) => stepsFromCity(table, id))),
  };
}

function reasonFor(loss: Loss | null): TextRef<Dor> {
  if (!loss) return { key: 'allGeneralsDefeated', params: {} };
  switch (loss.reason) {
    case 'general':
      return { key: 'generalEntered', params: { general: loss.general } };
    case 'supply':
      return { key: 'noMinionsLeft', params: { colour: loss.colour } };
    case 'crystals':
      return { key: 'lastCrystal', params: {} };
    case 'city':
      return { key: 'fiveInCity', params: {} };
    case 'no-hero':
      return { key: 'noHeroLeft', params: {} };
  }
}

/** One score a seat: the points of all its heroes. */
function scoresOf(play: DorPlay, points: readonly Points[]): Outcome<Dor>['scores'] {
  if (!play.options.champion) return null;
  return play.seats.map((seat) =>
    points
      .filter(({ slot }) => play.board.heroes[slot]?.seat === seat)
      .reduce((sum, { quests, generals }) => sum + quests + generals, 0),
  );
}

/** The game is over: lost for the reason given, or won where there is none. */
export function finishGame(play: DorPlay, loss: Loss | null): void {
  const { board } = play;
  const points = pointsOf(board);
  const champions = play.options.champion && board.heroes.length > 1 ? championsAmong(points) : [];
  board.phase = 'over';
  board.result = { won: loss === null, loss, points: play.options.champion ? points : [], champions };
  board.history.push(historyRow(board));
  if (play.options.champion) {
    play.emit('championNamed', {
      points,
      champions: champions.map((slot) => whoIs(board, slot)),
      names: points.map(({ slot }) => whoIs(board, slot)),
    });
  }
  const reason = reasonFor(loss);
  play.phase(reason);
  play.finish({
    kind: loss ? 'lost' : 'won',
    winners: loss ? [] : play.seats,
    scores: scoresOf(play, points),
    reason,
  });
}
