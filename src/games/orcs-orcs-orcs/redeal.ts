/** 2.5 turned round: everything that the viewer cannot know is dealt anew. */
import { type Match, type Rng, type Viewer, copyJson } from '../../kernel/index.js';
import { groundOf } from './rules/position.js';
import { type Board, type MissionId, type Ooo, lanes, missionIds, rings, sectionNames } from './types/index.js';

/** Markers keep their number in each lane, but any may lie anywhere. */
function redealMarkers(board: Board, rng: Rng): void {
  const pool = rng.shuffle(lanes.flatMap((lane) => board.lanes[lane].markers));
  for (const lane of lanes) board.lanes[lane].markers = pool.splice(0, board.lanes[lane].markers.length);
}

/** Toadlings lie face down, on the board as in the pile. */
function redealToadlings(board: Board, rng: Rng): void {
  const onBoard = sectionNames.flatMap((section) => groundOf(board, section).toadlings);
  const pool = rng.shuffle([...board.toadlingPile, ...onBoard]);
  for (const section of sectionNames) {
    const ground = groundOf(board, section);
    ground.toadlings = pool.splice(0, ground.toadlings.length);
  }
  board.toadlingPile = pool;
}

/** Others' hands come from hand and draw pile together; one's own draw pile is only out of order. */
function redealDecks(board: Board, viewer: Viewer, rng: Rng): void {
  for (const [seat, player] of board.players.entries()) {
    if (seat === viewer) player.draw = rng.shuffle(player.draw);
    else {
      const pool = rng.shuffle([...player.hand, ...player.draw]);
      player.hand = pool.splice(0, player.hand.length);
      player.draw = pool;
    }
  }
}

/** Others may hold any mission that is not one's own. */
function redealMissions(board: Board, viewer: Viewer, rng: Rng): void {
  const own = board.players.find((_, seat) => seat === viewer);
  const known: readonly (MissionId | null)[] = own ? [own.mission, ...own.missionOffer] : [];
  const pool = rng.shuffle(missionIds.filter((id) => !known.includes(id)));
  for (const [seat, player] of board.players.entries()) {
    if (seat === viewer) continue;
    if (player.mission !== null) player.mission = pool.pop() ?? player.mission;
    player.missionOffer = player.missionOffer.map((id) => pool.pop() ?? id);
  }
}

/** D0b: of the tiles of one size, any may lie face down where one does. */
function redealTerrain({ terrainSetUp }: Board, rng: Rng): void {
  if (!terrainSetUp) return;
  terrainSetUp.pool = rng.shuffle(terrainSetUp.pool);
  for (const ring of rings) {
    const tiles = [...terrainSetUp.placed.map(({ tile }) => tile), ...terrainSetUp.pool].filter(
      (tile) => tile.ring === ring,
    );
    const faces = rng.shuffle(tiles.map(({ terrain }) => terrain));
    for (const tile of tiles) tile.terrain = faces.pop() ?? tile.terrain;
  }
}

export function redeal(match: Readonly<Match<Ooo>>, viewer: Viewer, rng: Rng): Match<Ooo> {
  const copy = copyJson(match) as Match<Ooo>;
  const { board } = copy;
  redealMarkers(board, rng);
  redealToadlings(board, rng);
  redealDecks(board, viewer, rng);
  redealTerrain(board, rng);
  if (!copy.outcome) redealMissions(board, viewer, rng);
  board.fate.deck = rng.shuffle(board.fate.deck);
  for (const name of ['attack', 'knowledge'] as const) board.spellDecks[name] = rng.shuffle(board.spellDecks[name]);
  copy.rng = [rng.int(2 ** 32), rng.int(2 ** 32), rng.int(2 ** 32), rng.int(2 ** 32)].map(
    (word) => word | 0,
  ) as Match<Ooo>['rng'];
  return copy;
}
