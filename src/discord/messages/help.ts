/** The tour: a few short paragraphs. */
import { type Outgoing, container, text } from '../components.js';
import { clipLines, limits } from '../limits.js';

export function helpMessage(paragraphs: readonly string[]): Outgoing {
  return { components: [container(text(clipLines(paragraphs, limits.text)))] };
}
