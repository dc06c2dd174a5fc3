/** What serving an interaction needs. Nothing here is remembered between two of them. */
import type { DrawTask, FilmTask, Picture } from '../../renderers/contract.js';
import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';
import type { Nights } from '../nights/ports.js';
import type { Follows } from '../store/follows.js';
import type { Guilds } from '../store/guilds.js';
import type { Guesses } from '../table/guesses.js';
import type { PingWishes } from '../table/ping-wishes.js';
import type { Records, Tables } from '../table/ports.js';
import type { Drafts } from './panel/entries.js';

export type Services = {
  tables: Tables;
  records: Records;
  drafts: Drafts;
  guilds: Guilds;
  nights: Nights;
  pingWishes: PingWishes;
  follows: Follows;
  guesses: Guesses;
  /** Milliseconds since 1970. */
  now(): number;
  /** Off the event loop; empty where a game has no such picture. */
  draw(task: DrawTask): Promise<Picture[]>;
  /** Frame by frame, in a process of its own; `progress` is told how far it is. */
  film(task: FilmTask, progress: (done: number, of: number) => void): Promise<Picture[]>;
  log: Log;
  metrics: Metrics;
};
