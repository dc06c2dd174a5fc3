/**
 * A member to play with in tests:
 *
 *   const mira = parlour.member('Mira');
 *   const lobby = (await mira.slash('#game-night', 'table open', { game: 'ooo' })).message;
 *   await tom.click(lobby, 'Join');
 *   await mira.select(lobby, 'Difficulty', 'hard');
 *   const form = (await mira.click(lobby, 'Rename')).form;
 *   await mira.submit(form, { 'New name': 'The long night' });
 *   const board = await tom.until('#game-night', (message) => message.text.includes('Round 1'));
 *
 * Everything goes the way a person's doings go: checked as Discord's client checks them, sent to the bot over the gateway,
 * answered over HTTP. A deferred answer is waited for. Names may be given in the member's own language.
 */
import { MessageFlags } from 'discord-api-types/v10';
import type { House } from '../house.js';
import type { Choice } from '../interactions/interactions.js';
import type { PageCommand, PageFile, PageOption, PageOptionValue } from '../page-api.js';
import type { Played } from './play.js';
import { Reply, type Form } from './reply.js';
import { Seen } from './seen.js';
import { waitFor } from './wait.js';

export type GivenFile = { filename: string; data: Buffer | string; contentType?: string };
export type GivenValue = string | number | boolean | GivenFile;
export type GivenOptions = Record<string, GivenValue>;
/** By its words, by its `custom_id`, or by a pattern for either. */
export type Which = string | RegExp;

export class Player {
  constructor(
    private readonly house: House,
    readonly id: string,
    private readonly patienceMs: number,
  ) {}

  get name(): string {
    return this.member.name;
  }

  get locale(): string {
    return this.member.locale;
  }

  /** Switches this member's Discord to another language. */
  speaks(locale: string): void {
    this.house.world.setLocale(this.id, locale);
  }

  /** The commands this member can use, in their language. */
  get commands(): PageCommand[] {
    return this.house.play.commandsFor(this.member);
  }

  /** Runs a slash command: `mira.slash('#game-night', 'table open', { game: 'ooo' })`. Users and channels may be named: "Tom", "#off-topic". */
  async slash(channel: string, command: string, options: GivenOptions = {}): Promise<Reply> {
    const { path, values } = this.read(command, options);
    const played = await this.house.play.command({
      member: this.id,
      channel: this.channelId(channel),
      path,
      options: values,
    });
    return this.reply(`/${command}`, played);
  }

  /** What autocomplete offers for one option while the others stand as given. */
  async complete(channel: string, command: string, focused: string, options: GivenOptions = {}): Promise<Choice[]> {
    const { path, values, nameOf } = this.read(command, options);
    const request = {
      member: this.id,
      channel: this.channelId(channel),
      path,
      options: values,
      focused: nameOf(focused),
    };
    const outcome = await this.house.play.autocomplete(request);
    if (!outcome.ok) throw new Error(`${this.name}: autocomplete of ${focused} in /${command}: ${outcome.text}`);
    return outcome.choices.map(({ name, value }) => ({ name, value }));
  }

  async click(message: Seen, button: Which): Promise<Reply> {
    const now = this.now(message);
    const found = now.buttons.find((one) => fits(button, one.label, one.customId));
    if (!found)
      throw new Error(
        `${this.name} finds no button ${String(button)}; there are: ${list(now.buttons.map((one) => one.label))}`,
      );
    const played = await this.house.play.component({ member: this.id, message: now.id, customId: found.customId });
    return this.reply(`click on ${found.label}`, played);
  }

  /** Chooses in a menu, by its placeholder or custom_id; options by label or value, users and channels also by name. */
  async select(message: Seen, menu: Which, choices: string | readonly string[]): Promise<Reply> {
    const now = this.now(message);
    const found = now.menus.find((one) => fits(menu, one.placeholder, one.customId));
    if (!found)
      throw new Error(
        `${this.name} finds no menu ${String(menu)}; there are: ${list(now.menus.map((one) => one.placeholder || one.customId))}`,
      );
    const values = [choices]
      .flat()
      .map(
        (choice) =>
          found.options.find((one) => one.value === choice || one.label === choice)?.value ?? this.idOf(choice),
      );
    const played = await this.house.play.component({
      member: this.id,
      message: now.id,
      customId: found.customId,
      values,
    });
    return this.reply(`choice of ${values.join(', ')}`, played);
  }

  /** Sends a form; fields by label or custom_id. */
  async submit(form: Form, fields: Record<string, string | readonly string[] | readonly GivenFile[]>): Promise<Reply> {
    const filled = Object.entries(fields).map(([name, value]): [string, string | string[] | PageFile[]] => {
      const field = form.fields.find((one) => one.customId === name || one.label === name);
      if (!field)
        throw new Error(
          `The form "${form.title}" has no field ${name}; it has: ${list(form.fields.map((one) => one.label))}`,
        );
      const inField = (one: string) =>
        field.options.find((option) => option.label === one)?.value ??
        (field.options.length > 0 ? one : this.idOf(one));
      if (typeof value === 'string') return [field.customId, field.options.length > 0 ? [inField(value)] : value];
      const texts = value.filter((one) => typeof one === 'string');
      return [
        field.customId,
        texts.length > 0 ? texts.map(inField) : value.filter((one) => typeof one !== 'string').map(asPageFile),
      ];
    });
    const played = await this.house.play.submit({
      member: this.id,
      modal: form.id,
      fields: Object.fromEntries(filled),
    });
    return this.reply(`form ${form.title}`, played);
  }

  async say(channel: string, content: string): Promise<Seen> {
    return this.look(await this.house.play.say(this.id, this.channelId(channel), content));
  }

  /** Opens a thread below a channel; returns its id, good wherever a channel is named. */
  openThread(channel: string, name: string): string {
    return this.house.play.openThread(this.member, this.house.world.channelNamed(channel), name).id;
  }

  /** Puts an ephemeral message away. */
  async dismiss(message: Seen): Promise<void> {
    await this.house.play.dismiss(this.id, message.id);
  }

  /** All messages this member sees in a channel, oldest first, those only for them included. */
  messages(channel: string): Seen[] {
    return this.house.messages.seenBy(this.id, this.channelId(channel)).map((stored) => this.look(stored));
  }

  /** The bot's direct messages to this member, good wherever a channel is named. */
  get direct(): string {
    return this.house.world.directTo(this.member).id;
  }

  /** Whether this member takes direct messages from bots. */
  takesDirect(door: 'open' | 'closed'): void {
    this.house.world.setDirectMessages(this.id, door);
  }

  /** The newest message this member sees in a channel. */
  last(channel: string): Seen {
    const last = this.messages(channel).at(-1);
    if (!last) throw new Error(`${this.name} sees no message in ${channel}.`);
    return last;
  }

  /** The same message as it is now. */
  now(message: Seen): Seen {
    const stored = this.house.messages.get(message.id);
    if (!stored || (stored.onlyFor !== undefined && stored.onlyFor !== this.id))
      throw new Error(`${this.name} no longer sees that message.`);
    return this.look(stored);
  }

  /** Waits until a message, new or old or changed, passes the test; the newest such one. */
  async until(channel: string, test: (message: Seen) => boolean, patienceMs = this.patienceMs): Promise<Seen> {
    const look = () => this.messages(channel).findLast(test);
    return waitFor(this.house.changes, look, patienceMs, () => {
      const seen = this.messages(channel).slice(-3);
      return `${this.name} waited in vain in ${channel}. Last seen there:\n${seen.map((one) => `- ${one.author}: ${one.text}`).join('\n')}`;
    });
  }

  /** The guild's events, as their names. */
  get events(): readonly {
    id: string;
    name: string;
    start: string;
    location: string;
    interested: readonly string[];
  }[] {
    return this.house.world.events;
  }

  /** Presses "Interested" on an event, or takes it back. */
  interest(event: string): void {
    this.house.world.interest(event, this.id);
  }

  /** Messages that pinged this member, in every channel. */
  get pings(): Seen[] {
    return this.house.messages
      .all()
      .filter((stored) => stored.pinged.includes(this.id))
      .map((stored) => this.look(stored));
  }

  private get member() {
    return this.house.play.member(this.id);
  }

  private look(stored: ConstructorParameters<typeof Seen>[0]): Seen {
    return new Seen(stored, this.house.world, this.house.files);
  }

  private channelId(nameOrId: string): string {
    return this.house.world.channelNamed(nameOrId).id;
  }

  /** An id for "Tom" or "#off-topic"; anything else stays as it is. */
  private idOf(value: string): string {
    const { members, channels, roles } = this.house.world;
    const found =
      members.find((one) => one.name === value) ??
      channels.find((one) => `#${one.name}` === value) ??
      roles.find((one) => `@${one.name}` === value);
    return found?.id ?? value;
  }

  /** Finds the command by its names or the member's words for them, and turns named things into ids. */
  private read(command: string, given: GivenOptions) {
    const wanted = command.replace(/^\//, '');
    const found =
      this.commands.find((one) => one.path.join(' ') === wanted) ??
      this.commands.find((one) => one.words.join(' ') === wanted);
    const optionNamed = (name: string): PageOption | undefined =>
      found?.options.find((one) => one.name === name) ?? found?.options.find((one) => one.label === name);
    const nameOf = (name: string) => optionNamed(name)?.name ?? name;
    const values = Object.fromEntries(
      Object.entries(given).map(([name, value]): [string, PageOptionValue] => [
        nameOf(name),
        this.valueFor(optionNamed(name), value),
      ]),
    );
    return { path: found?.path ?? wanted.split(' '), values, nameOf };
  }

  private valueFor(option: PageOption | undefined, value: GivenValue): PageOptionValue {
    if (typeof value === 'object') return asPageFile(value);
    if (typeof value !== 'string' || !option) return value;
    if (['user', 'channel', 'role', 'mentionable'].includes(option.kind)) return this.idOf(value);
    return option.choices.find((choice) => choice.label === value)?.value ?? value;
  }

  /** A deferred answer is waited for, until it is filled or taken back. */
  private async reply(deed: string, played: Played): Promise<Reply> {
    const what = `${this.name}: ${deed}`;
    const { outcome, interaction } = played;
    if (outcome.kind !== 'thinking') return new Reply(this.house, what, outcome, interaction, this.patienceMs);
    const { id } = outcome.message;
    const settled = await waitFor(
      this.house.changes,
      () => {
        const stored = this.house.messages.get(id);
        if (!stored) return 'gone';
        return (stored.message.flags ?? 0) & MessageFlags.Loading ? undefined : stored;
      },
      this.patienceMs,
      () => `${what}: the bot is still thinking.`,
    );
    const final =
      settled === 'gone'
        ? ({ kind: 'acknowledged' } as const)
        : ({ kind: 'message', message: { ...outcome.message, ...structuredClone(settled.message) } } as const);
    return new Reply(this.house, what, final, interaction, this.patienceMs);
  }
}

function asPageFile(file: GivenFile): PageFile {
  return {
    filename: file.filename,
    data: Buffer.from(file.data).toString('base64'),
    ...(file.contentType === undefined ? {} : { contentType: file.contentType }),
  };
}

function fits(wanted: Which, words: string, customId: string): boolean {
  if (typeof wanted === 'string') return words === wanted || customId === wanted;
  return wanted.test(words) || wanted.test(customId);
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.join(' · ');
}
