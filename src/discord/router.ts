/** One router for commands, typing, components and forms: everything comes in here and is answered. */
import type { Command } from './command.js';
import { type CustomId, decodeCustomId } from './custom-id.js';
import { onLobby, onLobbyForm } from './flows/lobby.js';
import { onLookup } from './flows/looking-up.js';
import { showHand, showLog, showRules, showStatus } from './flows/showing.js';
import { onAnswer } from './flows/answering.js';
import { onSeat } from './flows/offering.js';
import { onVote } from './flows/changing.js';
import { onPanel, onUndo, openPanel } from './flows/tapping.js';
import { onReplay } from './flows/replaying.js';
import { onStats } from './flows/stats.js';
import { onLearn } from './flows/learning.js';
import { onDeadlineForm } from './flows/night-deadline.js';
import { onNightForm } from './flows/night-planning.js';
import { onZoneForm } from './flows/night-settings.js';
import { onNight } from './flows/nights.js';
import { onFollow } from './flows/following.js';
import { onGuess } from './flows/guessing.js';
import { onNightHoursForm, onNotify } from './flows/notifying.js';
import { onSeasonForm, onSettings } from './flows/settings.js';
import { deadlinePart } from './messages/night-ids.js';
import { seasonPart } from './messages/settings.js';
import { onConfirm } from './flows/confirm.js';
import { tableHere, tableNamed } from './flows/find-table.js';
import type { CommandUse, ComponentUse, FormUse, Incoming, Typing } from './incoming.js';
import { noticeMessage } from './messages/notice.js';
import { isSubcommand } from './gateway/interaction-data.js';
import type { Received } from './receive.js';
import { faultFacts, isTooLate } from './rest-faults.js';
import type { Services } from './services.js';
import { discordWords } from './text/index.js';

type SubcommandOrOption = NonNullable<Command['json']['options']>[number];

export type Router = (received: Received) => Promise<void>;

/** Those buttons that show something about a table, in a private message of their own. */
async function onTableButton(
  use: ComponentUse,
  services: Services,
  id: Extract<CustomId, { kind: 'act' | 'hand' | 'log' | 'status' }>,
): Promise<void> {
  const at = await tableNamed(use, services, id.table);
  if (!at) return;
  switch (id.kind) {
    case 'act':
      return openPanel(use, services, at);
    case 'hand':
      return showHand(use, services, at);
    case 'log':
      return showLog(use, services, at, id.page);
    case 'status':
      return showStatus(use, services, at, id.page);
  }
}

/** A button that nothing is known of any more: where the table stands now, and how to go on. */
async function onUnknown(use: ComponentUse | FormUse, services: Services): Promise<void> {
  const found = await services.tables.find(use.channel);
  const notice = discordWords[use.locale].faults.unknownButton;
  if (!found.ok || found.snapshot.table.state === 'lobby') {
    await use.respond.privately(noticeMessage(notice));
    return;
  }
  const at = await tableHere(use, services);
  if (at) await openPanel(use, services, at, notice);
}

async function onComponent(use: ComponentUse, services: Services): Promise<void> {
  const id = decodeCustomId(use.customId);
  if (!id) return onUnknown(use, services);
  switch (id.kind) {
    case 'panel':
      return onPanel(use, services, id);
    case 'lookup':
      return onLookup(use, services, id);
    case 'lobby':
      return onLobby(use, services, id);
    case 'vote':
      return onVote(use, services, id);
    case 'confirm':
      return onConfirm(use, services, id);
    case 'undo':
      return onUndo(use, services, id);
    case 'seat':
      return onSeat(use, services, id);
    case 'answer':
      return onAnswer(use, services, id);
    case 'settings':
      return onSettings(use, services, id);
    case 'replay':
      return onReplay(use, services, id);
    case 'stats':
      return onStats(use, services, id);
    case 'learn':
      return onLearn(use, services, id);
    case 'night':
      return onNight(use, services, id);
    case 'follow':
      return onFollow(use, services, id);
    case 'guess':
      return onGuess(use, services, id);
    case 'notify':
      return onNotify(use, services, id);
    case 'rules': {
      const game = services.tables.game(id.game);
      if (!game) return onUnknown(use, services);
      const topic = use.values[0] === undefined ? id.topic : Number(use.values[0]);
      return showRules(use, game, { topic, page: id.page });
    }
    default:
      use.respond.watch('private answer');
      return onTableButton(use, services, id);
  }
}

async function onForm(use: FormUse, services: Services): Promise<void> {
  const id = decodeCustomId(use.customId);
  if (id?.kind === 'panel') await onPanel(use, services, id);
  else if (id?.kind === 'lookup') await onLookup(use, services, id);
  else if (id?.kind === 'lobby') await onLobbyForm(use, services, id);
  else if (id?.kind === 'night') {
    await (id.part === deadlinePart ? onDeadlineForm : onNightForm)(use, services, id.night);
  } else if (id?.kind === 'notify') await onNightHoursForm(use, services);
  else if (id?.kind === 'settings') await (id.part === seasonPart ? onSeasonForm : onZoneForm)(use, services);
  else await onUnknown(use, services);
}

export function createRouter(commands: readonly Command[], services: Services): Router {
  const byName = new Map(commands.map((command) => [command.json.name, command]));
  const { log } = services;

  async function onCommand(use: CommandUse): Promise<void> {
    const command = byName.get(use.path[0] ?? '');
    if (command && knowsPath(command, use.path)) await command.run(use, services);
    else await use.respond.privately(noticeMessage(discordWords[use.locale].faults.unknownCommand));
  }

  /** While somebody types, a fault is only an empty list. */
  async function onTyping(use: Typing): Promise<void> {
    const rows = (await byName.get(use.path[0] ?? '')?.suggest?.(use, services)) ?? [];
    await use.respond.suggest([...rows]);
  }

  async function serve(received: Received): Promise<void> {
    switch (received.kind) {
      case 'command':
        return onCommand(received.use);
      case 'typing':
        return onTyping(received.use);
      case 'component':
        return onComponent(received.use, services);
      case 'form':
        return onForm(received.use, services);
    }
  }

  async function apologise(use: Incoming): Promise<void> {
    await use.respond.privately(noticeMessage(discordWords[use.locale].faults.ours));
  }

  return async (received) => {
    const { use, kind } = received;
    const facts = { interaction: use.id, kind, guild: use.guild, channel: use.channel, what: whatOf(received) };
    try {
      await serve(received);
      log.debug(facts, 'interaction served');
    } catch (fault) {
      const worded = { ...facts, ...faultFacts(fault) };
      if (isTooLate(fault)) {
        log.warn(worded, 'an answer came too late for Discord');
        return;
      }
      log.error(worded, 'an interaction failed');
      try {
        if (kind === 'typing') await use.respond.suggest([]);
        else await apologise(use);
      } catch (again) {
        log.warn({ ...facts, ...faultFacts(again) }, 'the apology did not arrive either');
      }
    }
  };
}

/** A command with subcommands is one of them; none and an unknown one are no command at all. */
function knowsPath({ json }: Command, [, ...path]: readonly string[]): boolean {
  let known: readonly SubcommandOrOption[] = json.options ?? [];
  for (const name of path) {
    const found = known.find((one) => isSubcommand(one) && one.name === name);
    if (!found) return false;
    known = 'options' in found ? (found.options ?? []) : [];
  }
  return !known.some(isSubcommand);
}

/** Names the interaction in the log; what was chosen or typed may be secret and is left out. */
function whatOf({ kind, use }: Received): string {
  if (kind === 'command' || kind === 'typing') return use.path.join(' ');
  return decodeCustomId(use.customId)?.kind ?? 'unknown';
}
