/** An interaction as it comes over the wire: what we need of it is checked, what we do not need may be as odd as it likes. */
import { ApplicationCommandOptionType, ChannelType, ComponentType, InteractionType } from 'discord-api-types/v10';
import { z } from 'zod';

const text = z.string();
const maybeText = text.nullish().catch(undefined);

const user = z.looseObject({
  id: text,
  username: text.catch('?'),
  global_name: maybeText,
  bot: z.boolean().optional().catch(undefined),
});
const nicked = z.looseObject({ nick: maybeText });
const member = nicked.extend({ user, permissions: maybeText });
const place = z.looseObject({ id: maybeText, type: z.int().optional().catch(undefined), parent_id: maybeText });

const value = z.union([z.string(), z.number(), z.boolean()]);
type Option = {
  name: string;
  type: number;
  value?: string | number | boolean | undefined;
  focused?: boolean | undefined;
  options?: Option[] | undefined;
};
const option: z.ZodType<Option> = z.lazy(() =>
  z
    .looseObject({
      name: text,
      type: z.int(),
      value: value.optional(),
      focused: z.boolean().optional(),
      options: z.array(option).optional(),
    })
    .refine((one) => isSubcommand(one) || isValueFor(one), { error: 'an option without a value of its type' }),
);

const subcommands: readonly number[] = [
  ApplicationCommandOptionType.Subcommand,
  ApplicationCommandOptionType.SubcommandGroup,
];
export function isSubcommand({ type }: { type: number }): boolean {
  return subcommands.includes(type);
}

/** Options whose values are no text. */
const valueTypes: Readonly<Record<number, string>> = {
  [ApplicationCommandOptionType.Boolean]: 'boolean',
  [ApplicationCommandOptionType.Integer]: 'number',
  [ApplicationCommandOptionType.Number]: 'number',
};

/** What is still being typed may be anything; what was sent is of its option's type. */
function isValueFor({ type, value: given, focused }: Option): boolean {
  if (given === undefined || focused) return given !== undefined;
  return typeof given === (valueTypes[type] ?? 'string');
}

const commandData = z.looseObject({
  name: text,
  options: z.array(option).default([]),
  resolved: z
    .looseObject({
      users: z.record(text, user).optional(),
      members: z.record(text, nicked).optional(),
      attachments: z.record(text, z.looseObject({ filename: text, url: text, size: z.int() })).optional(),
    })
    .optional(),
});

type Resolved = z.infer<typeof commandData>['resolved'];
/** Options that only name somebody or something by its id: what it is, is told beside them. */
const tellers: Readonly<Record<number, (resolved: Resolved) => object>> = {
  [ApplicationCommandOptionType.User]: (resolved) => resolved?.users ?? {},
  [ApplicationCommandOptionType.Attachment]: (resolved) => resolved?.attachments ?? {},
};

function isToldAbout({ type, value: id, options = [] }: Option, resolved: Resolved): boolean {
  const teller = tellers[type];
  const isHere = !teller || (typeof id === 'string' && Object.hasOwn(teller(resolved), id));
  return isHere && options.every((one) => isToldAbout(one, resolved));
}

const menus: readonly number[] = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
];
/** A menu that does not say what was chosen must not pass for one in which nothing was. */
const componentData = z
  .looseObject({ custom_id: text, component_type: z.int(), values: z.array(text).optional() })
  .refine(({ component_type, values }) => !menus.includes(component_type) || values, {
    error: 'a menu without values',
  });

const inputs: readonly number[] = [ComponentType.TextInput];
const holders: readonly number[] = [ComponentType.ActionRow, ComponentType.Label];
/** A field of a form, however deep it stands in rows and labels. */
type Field = {
  custom_id?: string | undefined;
  value?: string | undefined;
  values?: string[] | undefined;
  nested: Field[];
};
const field: z.ZodType<Field> = z.lazy(() =>
  z
    .looseObject({
      type: z.int(),
      custom_id: text.optional(),
      value: text.optional(),
      values: z.array(text).optional(),
      component: field.optional(),
      components: z.array(field).optional(),
    })
    .refine((one) => !inputs.includes(one.type) || (one.custom_id !== undefined && one.value !== undefined), {
      error: 'a field without name or text',
    })
    .refine((one) => !holders.includes(one.type) || one.component !== undefined || one.components !== undefined, {
      error: 'a row of nothing',
    })
    .transform(({ custom_id, value: typed, values: ticked, component, components = [] }) => ({
      custom_id,
      value: typed,
      values: ticked,
      nested: component ? [component, ...components] : components,
    })),
);
const formData = z.looseObject({ custom_id: text, components: z.array(field) });

const base = z.looseObject({
  id: text,
  token: text,
  application_id: text,
  guild_id: text.nullish(),
  channel_id: maybeText,
  channel: place.nullish().catch(undefined),
  member: member.nullish(),
  user: user.nullish().catch(undefined),
  app_permissions: maybeText,
  locale: maybeText,
  guild_locale: maybeText,
  message: z
    .looseObject({ flags: z.int().optional().catch(undefined) })
    .nullish()
    .catch(undefined),
});
/** Somebody who is named but not told about must not pass for nobody. While it is typed, Discord tells of nobody yet. */
const sentData = commandData.refine((data) => data.options.every((one) => isToldAbout(one, data.resolved)), {
  error: 'an option about somebody or something unknown',
});
const command = base.extend({ type: z.literal(InteractionType.ApplicationCommand), data: sentData });
const typing = base.extend({ type: z.literal(InteractionType.ApplicationCommandAutocomplete), data: commandData });
const component = base.extend({ type: z.literal(InteractionType.MessageComponent), data: componentData });
const form = base.extend({ type: z.literal(InteractionType.ModalSubmit), data: formData });

const interaction = z
  .discriminatedUnion('type', [command, typing, component, form])
  .refine((one) => one.member ?? one.user, { error: 'nobody acts', path: ['member'] })
  .refine((one) => one.channel_id ?? one.channel?.id, { error: 'nowhere', path: ['channel'] });
export type WireInteraction = z.infer<typeof interaction>;

/** As much as is needed to answer what cannot be served. */
export type Answerable = { id: string; token: string; type: number | undefined; locale: string | undefined };

export type ReadInteraction =
  | { ok: true; interaction: WireInteraction }
  /** `answerable` is absent where not even its id and token can be read. */
  | { ok: false; problem: string; id: string | undefined; answerable: Answerable | undefined };

const scrap = z.looseObject({
  id: maybeText,
  token: maybeText,
  type: z.int().optional().catch(undefined),
  locale: maybeText,
});

type Understood = { ok: true; interaction: WireInteraction } | { ok: false; problem: string };

function understood(data: unknown): Understood {
  try {
    const read = interaction.safeParse(data);
    if (read.success) return { ok: true, interaction: read.data };
    const [issue] = read.error.issues;
    return { ok: false, problem: issue ? `${issue.path.join('.') || 'd'}: ${issue.message}` : 'unreadable' };
  } catch (fault) {
    if (fault instanceof RangeError) return { ok: false, problem: 'd: nested deeper than can be followed' };
    throw fault;
  }
}

export function readInteraction(data: unknown): ReadInteraction {
  const read = understood(data);
  if (read.ok) return read;
  const { problem } = read;
  const { id, token, type, locale } = scrap.safeParse(data).data ?? {};
  if (typeof id !== 'string' || typeof token !== 'string') {
    return { ok: false, problem, id: id ?? undefined, answerable: undefined };
  }
  return { ok: false, problem, id, answerable: { id, token, type, locale: locale ?? undefined } };
}

const threads: readonly (number | undefined)[] = [
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
];
export const isThread = ({ channel }: WireInteraction): boolean => threads.includes(channel?.type);

/** What was chosen in a menu. */
export function chosenIn({ component_type, values = [] }: z.infer<typeof componentData>): readonly string[] {
  return menus.includes(component_type) ? values : [];
}

export type Filled = { fields: Record<string, string>; lists: Record<string, readonly string[]> };

/** What was typed into a form, and what was ticked or chosen in it, by field. */
export function filledIn({ components }: z.infer<typeof formData>): Filled {
  const filled: Filled = { fields: {}, lists: {} };
  const collect = ({ custom_id, value: said, values: ticked, nested }: Field): void => {
    if (custom_id !== undefined && said !== undefined) filled.fields[custom_id] = said;
    if (custom_id !== undefined && ticked !== undefined) filled.lists[custom_id] = ticked;
    nested.forEach(collect);
  };
  components.forEach(collect);
  return filled;
}
