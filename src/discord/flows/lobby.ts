/** The lobby's buttons and menus. The lobby itself is brought up to date by the table. */
import type { Reply } from '../../table/ports.js';
import type { AtTable } from '../at-table.js';
import type { CustomIdOf } from '../custom-id.js';
import { type ComponentUse, requestOf } from '../incoming.js';
import { type LobbyPart, lobbyId, lobbyParts } from '../messages/lobby.js';
import { optionsMessage } from '../messages/lobby-options.js';
import { noticeMessage } from '../messages/notice.js';
import type { Services } from '../services.js';
import { seenBy, tableNamed } from './find-table.js';
import { tellDenied } from './changing.js';

type Click = { use: ComponentUse; services: Services; at: AtTable; name: string; value: string };

const parts: Record<Exclude<LobbyPart, 'options'>, (click: Click) => Promise<Reply>> = {
  join: ({ use, services, at }) => services.tables.join(at.table.id, requestOf(use)),
  leave: ({ use, services, at }) => services.tables.leave(at.table.id, requestOf(use)),
  bot: ({ use, services, at }) => services.tables.addBot(at.table.id, requestOf(use)),
  unbot: ({ use, services, at }) => services.tables.removeBot(at.table.id, requestOf(use)),
  start: ({ use, services, at }) => services.tables.start(at.table.id, requestOf(use)),
  cancel: ({ use, services, at }) => services.tables.cancel(at.table.id, requestOf(use)),
  preset: ({ use, services, at, value }) => services.tables.setPreset(at.table.id, value, requestOf(use)),
  seats: ({ use, services, at, value }) => services.tables.setSeats(at.table.id, Number(value), requestOf(use)),
  wish: ({ use, services, at, value }) => services.tables.join(at.table.id, requestOf(use), value),
  option: ({ use, services, at, name, value }) =>
    services.tables.setOptions(at.table.id, { [name]: value }, requestOf(use)),
  set: ({ use, services, at, name, value }) =>
    services.tables.setOptions(at.table.id, { [name]: value }, requestOf(use)),
};

const ownOptions = (at: AtTable) =>
  optionsMessage(at.game, at.table, at.locale, (name) => lobbyId(at.table, 'set', name));

export async function onLobby(use: ComponentUse, services: Services, id: CustomIdOf<'lobby'>): Promise<void> {
  use.respond.watch('same message');
  const at = await tableNamed(use, services, id.table);
  if (!at) return;
  const part = lobbyParts.find((one) => one === id.part);
  if (!part) return use.respond.privately(noticeMessage(at.words.faults.unknownButton));
  if (part === 'options') return use.respond.privately(ownOptions(at));
  const [value = ''] = use.values;
  const reply = await parts[part]({ use, services, at, name: id.name, value });
  if (!reply.ok) return tellDenied(use, services, reply);
  const now = part === 'set' ? seenBy(use, services, reply.snapshot) : undefined;
  if (now) await use.respond.update(ownOptions(now));
  else await use.respond.quietly();
}
