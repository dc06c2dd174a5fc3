/** What a render process draws for nobody before its first picture: fonts, icons and title art of every game are then at hand. */
import type { LobbyTask } from './contract.js';

export function practiceFor(games: readonly { id: string }[]): LobbyTask[] {
  return games.map(({ id }) => ({
    ...{ kind: 'lobby', game: id, locale: 'en', names: ['Ada'], awaited: [], host: 'Ada', options: [] },
    ...{ players: { min: 1, max: 4 }, mode: 'cooperative' },
    seats: [{ name: 'Ada', kind: 'person', wish: null }, null],
  }));
}
