/** Puts a question to whoever decides; one that leaves no choice is answered without asking. */
import type { Ask, OmdPlay } from '../types/index.js';

export function ask(play: OmdPlay, question: Ask): void {
  const [only, ...others] = 'options' in question ? question.options : [];
  if (only !== undefined && others.length === 0) {
    play.push({ step: 'verdict', ask: question, by: 'team', answer: only });
    return;
  }
  play.push({ step: 'ask', ask: question, by: 'team' }, { step: 'verdict', ask: question, by: 'team', answer: null });
}
