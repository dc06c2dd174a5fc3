/** What one viewer may know, field by field (2.3). */
import type { Match, Viewer } from '../../kernel/index.js';
import type { Board, Omd, Question, Siege, Team, View } from './types/index.js';
import { isRivalry, sideOfSeat } from './rules/siege.js';

function questionOf({ outcome, stack }: Readonly<Match<Omd>>): Question | null {
  const frame = stack.at(-1);
  if (!frame || outcome) return null;
  switch (frame.step) {
    case 'swaps':
    case 'heroes':
    case 'votes':
    case 'places':
    case 'upgrade':
    case 'returns':
      return { kind: frame.step };
    case 'turn':
      return { kind: 'turn', slot: frame.slot };
    case 'ask':
      return { kind: 'ask', ask: frame.ask, by: frame.by };
    default:
      return null;
  }
}

function teamView(team: Team): Team {
  return {
    side: team.side,
    fortress: team.fortress,
    name: team.name,
    grid: team.grid,
    starts: team.starts,
    plan: team.plan,
    tiles: team.tiles,
    rift: team.rift,
    shop: team.shop,
    decks: team.decks,
    units: team.units,
    traps: team.traps,
    supports: team.supports,
    turnstiles: team.turnstiles,
    supply: team.supply,
    armies: team.armies,
    armyDiscard: team.armyDiscard,
    trapDiscard: team.trapDiscard,
    equipmentDiscard: team.equipmentDiscard,
    removed: team.removed,
    revitalized: team.revitalized,
    crossed: team.crossed,
    iceWalls: team.iceWalls,
    clan: team.clan,
    tallyHo: team.tallyHo,
    refusedSeats: team.refusedSeats,
    history: team.history,
  };
}

function siegeView(board: Board): Siege {
  return {
    options: board.options,
    heroes: board.heroes,
    level: board.level,
    cycle: board.cycle,
    round: board.round,
    overtime: board.overtime,
    phase: board.phase,
    slots: board.slots,
    lord: board.lord,
    active: board.active,
    teams: board.teams.map(teamView),
    bosses: board.bosses,
    bossPlan: board.bossPlan,
    arrived: board.arrived,
    bossVotes: board.bossVotes,
    swaps: board.swaps,
    roll: board.roll,
    requests: board.requests,
    deaths: board.deaths,
  };
}

/** Hero picks of Rivalry and team votes are for the own team; face-down cards and decks are for nobody. */
export function viewOf(match: Readonly<Match<Omd>>, viewer: Viewer): View {
  const { board, outcome } = match;
  const { picks, votes } = board.hidden;
  const side = viewer === 'spectator' ? undefined : sideOfSeat(board, viewer);
  const isOpen = !isRivalry(board);
  const isRolling = board.roll && match.stack.at(-1)?.step === 'roll';
  const question: Question | null =
    board.roll && isRolling ? { kind: 'roll', slot: board.roll.slot } : questionOf(match);
  return Object.assign(siegeView(board), {
    question,
    picks: picks.map((pick, index) => (board.slots[index]?.side === side ? pick : null)),
    picked: picks.map((pick) => pick !== null),
    voted: votes.map(({ seat }) => seat),
    votes: isOpen ? [] : votes.filter(({ seat }) => sideOfSeat(board, seat) === side),
    empty: match.empty,
    outcome: outcome?.kind ?? null,
  });
}
