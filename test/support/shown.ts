/** What people are shown of a match, apart from pictures. */
import {
  type AnyGame,
  type AnyMatch,
  type Viewer,
  actionOf,
  firstOf,
  offeredTo,
  pending,
  pendingFor,
  sayIn,
  choicesOf,
} from '../../src/kernel/index.js';

/** Everything that a viewer is shown of a match before any picture is drawn. */
export function shownTo(def: AnyGame, match: AnyMatch, viewer: Viewer): object {
  const view = def.view(match, viewer);
  const say = sayIn(def, 'en', ['Mira', 'Tom', 'Ana', 'Jo']);
  const text = def.text.en;
  const decisions = viewer === 'spectator' ? [] : pendingFor(def, match, viewer);
  const asked = pending(def, match).filter((decision) => decision.fallback);
  return {
    view,
    alt: text.alt(view, say),
    status: text.status(view, say),
    hand: viewer === 'spectator' ? [] : text.hand(view, viewer, say),
    // Whom the table waits for, and for what, is posted in the channel, and so are lines that are everybody's.
    asked: asked.map(({ seats, prompt, openLines }) => [
      seats,
      say.text(prompt),
      seats.map((seat) => openLines?.(seat).map((line) => say.text(line.text))),
    ]),
    offers: decisions.map((decision) => [decision.offers, say.text(decision.prompt)]),
    fallbacks: decisions.map((decision) => decision.fallback?.()),
    choices: offeredTo(decisions).map((name) => {
      const first = Object.entries(actionOf(def, name)?.args ?? {})[0];
      if (!first || viewer === 'spectator' || first[1].kind === 'number') return name;
      return [name, ...firstOf(choicesOf(first[1], view, viewer, {}), 40)];
    }),
  };
}
