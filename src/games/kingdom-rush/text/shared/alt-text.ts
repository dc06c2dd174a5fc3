/** 13.4: the picture in two sentences: where we are and who acts; then the hordes nearest to an exit. */
import type { Say } from '../../../../kernel/index.js';
import { capital, clip } from '../../../../pieces/wording/index.js';
import type { Kru, View } from '../../types/index.js';
import { waitedFor } from '../../rules/choosing.js';
import { cellsLeft, distanceOf, inOrder } from '../../rules/hordes.js';
import { roundShown } from '../../rules/objectives.js';
import { hordeName } from './naming.js';
import type { Words } from './words.js';

const mostCharacters = 1024;
const longestName = 60;
/** Of the hordes that are equally near. */
const mostNamed = 3;

export function altText(words: Words): (view: View, say: Say<Kru>) => string {
  const { phrases, names } = words;

  const whenOf = (view: View): string => {
    if (view.phase === 0) return phrases.setUp;
    const round = phrases.roundOf(roundShown(view), view.rounds);
    return `${round}, ${phrases.phase(view.phase, names.phases[view.phase])}`;
  };

  const danger = (view: View): string => {
    const hordes = inOrder(view);
    const [first] = hordes;
    if (!first) return phrases.noHordes;
    const least = distanceOf(view, first);
    const near = hordes.filter((horde) => distanceOf(view, horde) === least).slice(0, mostNamed);
    const list = near.map((horde) =>
      phrases.altHorde(horde.tag, hordeName(words, horde.card), horde.at, cellsLeft(view, horde)),
    );
    const others = hordes.length - near.length;
    return phrases.altDanger(Number.isFinite(least) ? least : null, words.all(list), others);
  };

  return (view, say) => {
    const waiting = waitedFor(view).map((seat) => clip(say.seat(seat), longestName));
    const first = phrases.alt({
      scenario: names.scenarios[view.options.scenario].name,
      level: names.difficulties[view.options.difficulty],
      when: whenOf(view),
      ...{ hearts: view.hearts, gold: view.gold, diamonds: view.diamonds },
      result: view.result,
      waiting: words.all(waiting),
    });
    return clip(`${first} ${capital(danger(view))}`, mostCharacters);
  };
}
