/** The lobby's buttons, menus and forms. The lobby itself is brought up to date by the table. */
import { isTextOption, optionOf } from '../../kernel/index.js';
import type { Denied, Reply } from '../../table/ports.js';
import type { AtTable } from '../at-table.js';
import type { CustomIdOf } from '../custom-id.js';
import { type ComponentUse, type FormUse, type Incoming, requestOf } from '../incoming.js';
import { clip } from '../limits.js';
import { textForm } from '../messages/form.js';
import { type LobbyPart, lobbyId, lobbyParts, noWish } from '../messages/lobby-ids.js';
import { type OptionsPoint, optionLabel, optionsMessage } from '../messages/lobby-options.js';
import { noticeMessage } from '../messages/notice.js';
import type { Services } from '../services.js';
import { askBeforeCancelling } from './confirm.js';
import { tellDenied } from './changing.js';
import { seenBy, tableNamed } from './find-table.js';
import { countDenial, deniedSentence } from './telling.js';

type Click = { use: ComponentUse; services: Services; at: AtTable; name: string; value: string };
/** Those that change the table. */
type Change = Exclude<LobbyPart, 'options' | 'leaf' | 'write' | 'text'>;

const changes: Record<Change, (click: Click) => Promise<Reply>> = {
  join: ({ use, services, at }) => services.tables.join(at.table.id, requestOf(use)),
  leave: ({ use, services, at }) => services.tables.leave(at.table.id, requestOf(use)),
  bot: ({ use, services, at }) => services.tables.addBot(at.table.id, requestOf(use)),
  unbot: ({ use, services, at }) => services.tables.removeBot(at.table.id, requestOf(use)),
  start: ({ use, services, at }) => services.tables.start(at.table.id, requestOf(use)),
  cancel: ({ use, services, at }) => services.tables.cancel(at.table.id, requestOf(use)),
  preset: ({ use, services, at, value }) => services.tables.setPreset(at.table.id, value, requestOf(use)),
  seats: ({ use, services, at, value }) => services.tables.setSeats(at.table.id, Number(value), requestOf(use)),
  wish: ({ use, services, at, value }) =>
    services.tables.join(at.table.id, requestOf(use), value === noWish ? null : value),
  option: ({ use, services, at, name, value }) =>
    services.tables.setOptions(at.table.id, { [name]: value }, requestOf(use)),
  set: ({ use, services, at, name, value }) =>
    services.tables.setOptions(at.table.id, { [name]: value }, requestOf(use)),
};

const ownOptions = (at: AtTable, point: OptionsPoint) =>
  optionsMessage({ game: at.game, table: at.table, locale: at.locale }, point);

/** Where a text that the game refused waits until it is put right. */
const draftKey = (use: Incoming, { table, name }: CustomIdOf<'lobby'>): string => `${table}:${use.by.id}:text:${name}`;

/** The form holds the text as it stands, or as it was refused. A form must be the first answer to a click. */
async function openForm(use: ComponentUse, services: Services, at: AtTable, id: CustomIdOf<'lobby'>): Promise<void> {
  const field = optionOf(at.game, id.name);
  if (!field || !isTextOption(field)) return use.respond.privately(noticeMessage(at.words.faults.unknownButton));
  const draft = id.values > 0 ? await services.drafts.find(draftKey(use, id)) : undefined;
  const { description } = at.game.text[at.locale].options[id.name] ?? {};
  await use.respond.form(
    textForm({
      id: lobbyId(at.table, 'text', { name: id.name, page: id.page }),
      label: optionLabel(at.game, at.locale, id.name),
      description,
      value: draft ?? String(at.table.options[id.name] ?? ''),
      most: field.text.most,
    }),
  );
}

/** What the game refused is said with its reason, and stays where it can be put right. */
async function tellRefusedText(
  use: FormUse,
  services: Services,
  at: AtTable,
  id: CustomIdOf<'lobby'>,
  denied: Denied,
): Promise<void> {
  countDenial(services, denied);
  const typed = use.fields['text'] ?? '';
  await services.drafts.save([{ key: draftKey(use, id), text: typed }]);
  const quoted = `\`\`\`\n${clip(typed.replaceAll('`', 'ˋ'), 600)}\n\`\`\``;
  const notice = { text: `⚠️ ${deniedSentence(at, denied)}\n${quoted}`, again: id.name };
  await use.respond.update(ownOptions(at, { page: id.page, notice }));
}

/** A text that was written into a form. */
export async function onLobbyForm(use: FormUse, services: Services, id: CustomIdOf<'lobby'>): Promise<void> {
  use.respond.watch('same message');
  const at = await tableNamed(use, services, id.table);
  if (!at) return;
  const reply = await services.tables.setOptions(id.table, { [id.name]: use.fields['text'] ?? '' }, requestOf(use));
  if (!reply.ok) return tellRefusedText(use, services, at, id, reply);
  const now = seenBy(use, services, reply.snapshot) ?? at;
  await use.respond.update(ownOptions(now, { page: id.page }));
}

export async function onLobby(use: ComponentUse, services: Services, id: CustomIdOf<'lobby'>): Promise<void> {
  const part = lobbyParts.find((one) => one === id.part);
  if (part !== 'write') use.respond.watch('same message');
  const at = await tableNamed(use, services, id.table);
  if (!at) return;
  const values = id.name === '' ? undefined : { name: id.name, page: id.values };
  switch (part) {
    case undefined:
    case 'text':
      return use.respond.privately(noticeMessage(at.words.faults.unknownButton));
    case 'options':
      return use.respond.privately(ownOptions(at, { page: 0 }));
    case 'leaf':
      return use.respond.update(ownOptions(at, { page: id.page, values }));
    case 'write':
      return openForm(use, services, at, id);
    default: {
      const asked = part === 'cancel' ? askBeforeCancelling(use, at) : undefined;
      if (asked) return asked;
      const reply = await changes[part]({ use, services, at, name: id.name, value: use.values[0] ?? '' });
      if (!reply.ok) return tellDenied(use, services, reply);
      const now = part === 'set' ? seenBy(use, services, reply.snapshot) : undefined;
      if (now) return use.respond.update(ownOptions(now, { page: id.page, values }));
      return use.respond.quietly();
    }
  }
}
