/** The panel's own screens for one who taps, without a wire between: every tap is taken as the bot takes it. */
import { ComponentType, type APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { type InPlay, askingAt } from '../../../src/discord/at-table.js';
import { decodeCustomId, type CustomIdOf } from '../../../src/discord/custom-id.js';
import { panelScreen, screenFor, withChosen } from '../../../src/discord/flows/questions.js';
import { withPicked } from '../../../src/discord/flows/tapping.js';
import { menuScreen } from '../../../src/discord/messages/actions-screen.js';
import { advance, argsOf, needsConfirming } from '../../../src/discord/panel/advance.js';
import { type Entry, readEntries } from '../../../src/discord/panel/entries.js';
import { proposalMark } from '../../../src/discord/panel/ids.js';
import { entriesOfChange, linesOf } from '../../../src/discord/panel/lines.js';
import { moveChosen } from '../../../src/discord/panel/whole-moves.js';
import { type AnyTypes, type Answer, pendingFor } from '../../../src/kernel/index.js';
import { longIds } from '../taps.js';
import type { Hands, Shown, Tapped } from './hands.js';

type Part = { type: ComponentType; content?: string; label?: string; custom_id?: string; placeholder?: string };
type Nested = Part & { components?: Nested[]; options?: { label: string; value: string }[] };

/** What stands on a message, in its order. */
function shownOn(components: readonly APIMessageTopLevelComponent[]): Shown {
  const texts: string[] = [];
  const shown: Omit<Shown, 'text'> = { buttons: [], menus: [] };
  const visit = (part: Nested): void => {
    const { type, content = '', label = '', custom_id: customId = '', placeholder = '', options = [] } = part;
    if (type === ComponentType.TextDisplay) texts.push(content);
    if (type === ComponentType.Button) shown.buttons.push({ label, customId });
    if (type === ComponentType.StringSelect) shown.menus.push({ customId, placeholder, options });
    for (const inner of part.components ?? []) visit(inner);
  };
  for (const part of components as unknown as Nested[]) visit(part);
  return { text: texts.join('\n'), ...shown };
}

export type Unplugged = {
  hands: Hands<Shown>;
  /** As it opens. */
  panel: Shown;
  /** What the taps came to; undefined as long as nothing is done. */
  done(): Answer<AnyTypes> | undefined;
};

export function unpluggedPanel(at: InPlay, name: string): Unplugged {
  const fitting = longIds();
  const panel = (): Shown => shownOn(menuScreen(at, fitting).components);
  let done: Answer<AnyTypes> | undefined;

  const perform = (answer: Answer<AnyTypes>): Shown => {
    done = answer;
    return { text: '✅', buttons: [], menus: [] };
  };

  function accepted({ given }: CustomIdOf<'panel'>): Shown {
    for (const decision of pendingFor(at.game, at.match, at.seat)) {
      const answer = decision.proposal ? decision.fallback?.() : undefined;
      if (answer && proposalMark(answer) === given) return perform(answer);
    }
    return panel();
  }

  function question(action: string, entries: readonly Entry[], point: { page?: number; find?: string } = {}): Shown {
    const asking = askingAt(at, action);
    if (!asking) throw new Error(`no action ${action}`);
    return shownOn(screenFor(panelScreen(at, asking, fitting, point), advance(asking, entries)).components);
  }

  function step(id: CustomIdOf<'panel'>, action: string, values: readonly string[]): Shown {
    const asking = askingAt(at, action);
    const entries = readEntries(fitting.givenIn(id));
    if (!asking || !entries) throw new Error(`${action} cannot be read`);
    const goOn = (next: readonly Entry[]): Shown => {
      const standing = advance(asking, next);
      const isAsked = standing.at !== 'complete' || needsConfirming(standing, next);
      return isAsked ? question(action, next) : perform({ action, args: argsOf(asking, standing.entries) });
    };
    const isPlain = id.verb === 'menu' && Object.keys(asking.action.args).length === 0;
    switch (isPlain ? 'do' : id.verb) {
      case 'go':
        return goOn(withChosen(asking, entries, values));
      case 'mark': {
        const next = withPicked(asking, id, entries, values);
        return next.at(-1)?.is === 'picking' ? question(action, next, id) : goOn(next);
      }
      case 'do':
        return perform({ action, args: argsOf(asking, entries) });
      case 'whole': {
        const said = moveChosen(asking, entries, values[0] ?? '');
        return said ? perform({ action, args: argsOf(asking, said) }) : question(action, entries);
      }
      default:
        return question(action, entries, id);
    }
  }

  function changeLine(mark: string): Shown {
    const changes = linesOf(at, pendingFor(at.game, at.match, at.seat)).find((line) => line.mark === mark)?.changes;
    const asking = changes && askingAt(at, changes.action);
    return asking ? question(changes.action, entriesOfChange(asking, changes.args)) : panel();
  }

  function tapped(customId: string, values: readonly string[]): Tapped<Shown> {
    const id = decodeCustomId(customId);
    if (id?.kind !== 'panel') throw new Error(`${name} taps beside the panel: ${customId}`);
    const action = id.verb === 'menu' ? (values[0] ?? id.action) : id.action;
    const goesOn = (): Shown => {
      if (id.verb === 'accept') return accepted(id);
      if (id.verb === 'line') return changeLine(values[0] ?? id.given);
      return action === '' ? panel() : step(id, action, id.verb === 'menu' ? [] : values);
    };
    const message = goesOn();
    return { message, text: message.text };
  }

  return {
    panel: panel(),
    done: () => done,
    hands: {
      name,
      click(shown, which) {
        const button = shown.buttons.find(({ label, customId }) => label === which || customId === which);
        if (!button) return Promise.reject(new Error(`${name} finds no button ${which}`));
        return Promise.resolve(tapped(button.customId, []));
      },
      select(shown, which, choices) {
        const menu = shown.menus.find(({ placeholder, customId }) => placeholder === which || customId === which);
        if (!menu) return Promise.reject(new Error(`${name} finds no menu ${which}`));
        const chosen = [choices]
          .flat()
          .map((one) => menu.options.find(({ label, value }) => value === one || label === one)?.value ?? one);
        return Promise.resolve(tapped(menu.customId, chosen));
      },
    },
  };
}
