/** What nights need from Discord; implemented in src/discord. */
import type { Picture } from '../../renderers/contract.js';
import type { Night, NightEvent, NightPostKind } from '../nights/types.js';
import type { TableRecord } from '../table/records.js';
import type { PersonRow } from '../table/stats.js';
import type { Person } from '../table/types.js';
import type { Posted } from './ports.js';

/** The one post of a night, edited in place. Empty `pictures` where drawing failed: then `alt` is shown as text. */
export type CardPost = {
  night: Night;
  nonce: string;
  /** By whose clock times are worded where Discord cannot. */
  zone: string;
  pictures: readonly Picture[];
  alt: string;
};

/** Something said besides the card. */
export type NightSaying = {
  night: Night;
  kind: NightPostKind;
  channel: string;
  nonce: string;
  /** Whom it pings, worked out when it is sent. */
  people: readonly Person[];
  /** Those on the bench, where seats are spoken of. */
  bench: readonly Person[];
  /** Of which table it tells. */
  table: string | undefined;
  /** How many would sit at each table if it were split; empty where it need not be. */
  tables: readonly number[];
  /** Who has not shown up. */
  late: readonly Person[];
  /** What is kept of the game that was played. */
  record: TableRecord | undefined;
  /** The season's table after it, the best first; empty where nothing is told of it. */
  season: readonly PersonRow[];
};

/** Discord's own event for a night that is settled. */
export type EventPost = { night: Night; start: number; end: number; cover: Picture | undefined };

export type NightPoster = {
  /** Makes the event, or finds the one that was made before a crash. */
  makeEvent(post: EventPost): Promise<NightEvent>;
  /** Takes it away; one that is gone is no error. */
  dropEvent(night: Night, event: string): Promise<void>;
  /** Who pressed "Interested"; undefined where the event is gone. */
  interestedIn(night: Night, event: string): Promise<readonly Person[] | undefined>;
  /** False for whoever has left the server. */
  isMember(guild: string, person: string): Promise<boolean>;
  showCard(post: CardPost, standing: Posted | undefined): Promise<Posted>;
  say(saying: NightSaying): Promise<Posted>;
  /** The thread that hangs from a message, made where there is none; undefined where the bot may not. */
  threadFrom(message: Posted, name: string): Promise<string | undefined>;
};
