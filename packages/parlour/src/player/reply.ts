/** What came of something a member did. */
import type { House } from '../house.js';
import type { Interaction, Later } from '../interactions/interactions.js';
import { walk } from '../messages/walk.js';
import type { PageModal, PageOutcome } from '../page-api.js';
import { isRecord, listOf } from '../validate/findings.js';
import { Seen } from './seen.js';
import { waitFor } from './wait.js';

export type FormField = {
  customId: string;
  label: string;
  type: number;
  value: string;
  options: { label: string; value: string }[];
};

/** A form the bot opened. */
export class Form {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly FormField[];

  constructor(modal: PageModal) {
    this.id = modal.id;
    this.title = modal.title;
    const labels = new Map<unknown, string>();
    for (const row of walk(modal.components))
      if (isRecord(row['component'])) labels.set(row['component'], String(row['label']));
    this.fields = [...walk(modal.components)]
      .filter((one) => typeof one['custom_id'] === 'string')
      .map((one) => ({
        customId: String(one['custom_id']),
        label: labels.get(one) ?? (typeof one['label'] === 'string' ? one['label'] : ''),
        type: Number(one['type']),
        value: typeof one['value'] === 'string' ? one['value'] : '',
        options: listOf(one['options'])
          .filter(isRecord)
          .map((option) => ({ label: String(option['label']), value: String(option['value']) })),
      }));
  }
}

export class Reply {
  constructor(
    private readonly house: House,
    /** What was done, for errors that explain themselves: "Mira: /table open". */
    private readonly deed: string,
    readonly outcome: PageOutcome,
    private readonly interaction: Interaction | undefined,
    private readonly patienceMs: number,
  ) {}

  get kind(): PageOutcome['kind'] {
    return this.outcome.kind;
  }

  /** The message the bot answered with or changed. Fails, saying why, where there is none. */
  get message(): Seen {
    if (!('message' in this.outcome)) throw new Error(this.complaint('a message'));
    const stored = this.house.messages.get(this.outcome.message.id) ?? { message: this.outcome.message, pinged: [] };
    return new Seen({ ...stored, message: this.outcome.message }, this.house.world, this.house.files);
  }

  get form(): Form {
    if (this.outcome.kind !== 'modal') throw new Error(this.complaint('a form'));
    return new Form(this.outcome.modal);
  }

  /** The answer's words; or those of the client where it refused, or of the failure. */
  get text(): string {
    if ('text' in this.outcome) return this.outcome.text;
    return this.outcome.kind === 'modal' ? this.outcome.modal.title : this.message.text;
  }

  get ephemeral(): boolean {
    return this.message.ephemeral;
  }

  /** Waits for the bot's follow-up of this number, the first being 1. */
  async followUp(number = 1): Promise<Seen> {
    return this.later(
      `follow-up ${String(number)}`,
      (all) => all.filter((one) => one.kind === 'follow-up')[number - 1],
    );
  }

  /** Waits until the bot has edited its answer (or the message of the button) after the first answer. */
  async edited(): Promise<Seen> {
    return this.later('an edit', (all) => all.findLast((one) => one.kind === 'edited'));
  }

  private async later(what: string, pick: (all: readonly Later[]) => Later | undefined): Promise<Seen> {
    const all = this.interaction?.later ?? [];
    const found = await waitFor(
      this.house.changes,
      () => pick(all),
      this.patienceMs,
      () => `${this.deed}: waited in vain for ${what}.`,
    );
    const stored = this.house.messages.get(found.messageId);
    if (!stored) throw new Error(`${this.deed}: the message is gone again.`);
    return new Seen(stored, this.house.world, this.house.files);
  }

  private complaint(wanted: string): string {
    const said = 'text' in this.outcome ? `: ${this.outcome.text}` : '';
    const errors = this.house.objections.refusals
      .slice(-3)
      .map(
        (one) =>
          `\n  the bot was refused ${one.method} ${one.path}: ${String(one.status)} ${one.message} ${JSON.stringify(one.errors ?? {})}`,
      );
    return `${this.deed}: expected ${wanted}, but it came to "${this.outcome.kind}"${said}${errors.join('')}`;
  }
}
