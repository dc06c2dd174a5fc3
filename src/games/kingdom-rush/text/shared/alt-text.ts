/** 13.4: the picture in one line; hordes farthest from an exit are left out first. */
import type { Say } from '../../../../kernel/index.js';
import type { Kru, View } from '../../types/index.js';
import { waitedFor } from '../../rules/choosing.js';
import { cellsLeft, inOrder } from '../../rules/hordes.js';
import { hordeName } from './naming.js';
import type { Words } from './words.js';

const most = 1024;

export function altText(words: Words): (view: View, say: Say<Kru>) => string {
  const { phrases, names } = words;
  return (view, say) => {
    const hordes = inOrder(view).map((horde) =>
      phrases.altHorde(horde.tag, hordeName(words, horde.card), horde.at, cellsLeft(view, horde)),
    );
    const heroes = view.players.flatMap(({ hero }) =>
      hero ? [phrases.altHero(names.heroes[hero.id], hero.life, hero.most, hero.at ?? phrases.onBoard)] : [],
    );
    const told = (count: number): string =>
      phrases.alt({
        scenario: names.scenarios[view.options.scenario].name,
        level: names.difficulties[view.options.difficulty],
        round: phrases.roundOf(view.round, view.rounds),
        phase: phrases.phase(view.phase, names.phases[view.phase]),
        hearts: view.hearts,
        gold: view.gold,
        diamonds: view.diamonds,
        hordes: hordes.slice(0, count).join(', ') || words.none,
        heroes: heroes.join(', ') || words.none,
        waiting: waitedFor(view)
          .map((seat) => say.seat(seat))
          .join(', '),
      });
    let count = hordes.length;
    while (count > 0 && told(count).length > most) count -= 1;
    return told(count).slice(0, most);
  };
}
