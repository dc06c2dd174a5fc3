/** The parlour's parts, as its routes know them. */
import type { Commands } from './commands/registry.js';
import type { Faults } from './faults.js';
import type { Gateway } from './gateway/gateway.js';
import type { Answers } from './interactions/answers.js';
import type { Interactions } from './interactions/interactions.js';
import type { Files } from './messages/files.js';
import type { Messages } from './messages/messages.js';
import type { Nonces } from './messages/nonces.js';
import type { Play } from './player/play.js';
import type { OpenApi } from './validate/openapi.js';
import type { Changes } from './world/changes.js';
import type { World } from './world/world.js';

export type House = {
  token: string;
  applicationId: string;
  changes: Changes;
  world: World;
  files: Files;
  messages: Messages;
  nonces: Nonces;
  commands: Commands;
  interactions: Interactions;
  answers: Answers;
  gateway: Gateway;
  faults: Faults;
  play: Play;
  objections: Objections;
  openApi?: OpenApi;
  /** Check the parlour's own answers against the document too. */
  checksItself: boolean;
  /** Bound to this machine alone: then only its own names for itself are answered. */
  onThisMachineOnly: boolean;
  /** The folder of the built page. */
  pageFolder: string;
  log: (line: string) => void;
  /** ws://… of the gateway. */
  gatewayUrl: () => string;
};

/** A request of the bot that was answered with an error. */
export type Refusal = { method: string; path: string; status: number; code: number; message: string; errors?: unknown };

/** A request body of the bot that Discord's OpenAPI document does not allow. */
export type Violation = { method: string; route: string; errors: string[]; body: unknown };

/** An answer of the parlour's own that the document does not allow. */
export type OwnMistake = Violation & { status: number };

/** What the parlour had to object to, for tests to look at. */
export type Objections = { violations: Violation[]; refusals: Refusal[]; ownMistakes: OwnMistake[]; requests: number };
