/** What serving an interaction needs. Nothing here is remembered between two of them. */
import type { DrawTask, Picture } from '../../renderers/contract.js';
import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';
import type { Tables } from '../table/ports.js';
import type { Drafts } from './panel/given.js';
import type { SettingsStore } from './settings.js';

export type Services = {
  tables: Tables;
  drafts: Drafts;
  settings: SettingsStore;
  /** Off the event loop; empty where a game has no such picture. */
  draw(task: DrawTask): Promise<Picture[]>;
  /** Forgets every table of a server; how many there were. */
  forgetTables(guild: string): Promise<number>;
  log: Log;
  metrics: Metrics;
};
