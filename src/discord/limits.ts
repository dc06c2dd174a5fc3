/** Every limit of Discord's that the bot has to keep, in one place. */
import { clip, clipLines } from '../pieces/wording/index.js';

export const limits = {
  customId: 100,
  /** Components in one message, nested ones included. */
  components: 40,
  /** Characters over all text displays of one message. */
  text: 4000,
  buttonsInRow: 5,
  buttonLabel: 80,
  selectOptions: 25,
  selectPlaceholder: 150,
  optionLabel: 100,
  optionValue: 100,
  optionDescription: 100,
  altText: 1024,
  modalTitle: 45,
  modalLabel: 45,
  modalPlaceholder: 100,
  autocompleteChoices: 25,
  choiceName: 100,
  choiceValue: 100,
  nonce: 25,
  commands: 100,
  commandOptions: 25,
  commandName: 32,
  commandDescription: 100,
  /** Names, descriptions and choices of one command together, counting the longest localisation of each. */
  commandText: 8000,
  attachment: 10 * 1024 * 1024,
} as const;

/** Bits of `flags` on a message. */
export const flags = { ephemeral: 1 << 6, silent: 1 << 12, componentsV2: 1 << 15 } as const;

export { clip, clipLines };

/** The last lines as long as they fit, after an ellipsis. */
export function clipLinesStart(lines: readonly string[], most: number): string {
  const kept: string[] = [];
  let length = 2;
  for (const line of lines.toReversed()) {
    length += line.length + 1;
    if (length > most && kept.length > 0) return ['…', ...kept].join('\n');
    kept.unshift(clip(line, most));
  }
  return kept.join('\n');
}

/** Lines on as many pages as they need; a line longer than a page is broken up. */
export function pagesOf(lines: readonly string[], most: number): string[] {
  const pages: string[] = [];
  let page = '';
  const pieces = lines.flatMap((line) =>
    line.length <= most ? [line] : (line.match(new RegExp(`[\\s\\S]{1,${most}}`, 'gu')) ?? []),
  );
  for (const [index, piece] of pieces.entries()) {
    if (index > 0 && page.length + 1 + piece.length > most) {
      pages.push(page);
      page = piece;
    } else {
      page = index === 0 ? piece : `${page}\n${piece}`;
    }
  }
  return [...pages, page];
}
