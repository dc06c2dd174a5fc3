/** A close-up of what was fought since the last board: the last battle with a general, else the Day's fights. */
import type { BattleReport, Dor } from '../../src/games/defenders/types/index.js';
import type { Draft, SceneOf } from '../renderer.js';
import { paintBattle } from './battle.js';
import { type Fought, mostFights, paintFights } from './fights.js';
import { text } from './text.js';

/** A die or two do not make a scene. */
const worthShowing = 3;

export function drawScene(task: SceneOf<Dor>): Draft[] {
  const battle = lastBattle(task);
  if (battle) return [{ name: 'battle.png', sheet: paintBattle(task, battle), alt: battleAlt(task, battle) }];
  const fights = task.events.flatMap((event) => (event.type === 'fought' ? [event.data] : [])).slice(-mostFights);
  const rolled = fights.reduce((sum, fight) => sum + fight.dice.length, 0);
  return rolled >= worthShowing
    ? [
        {
          name: 'fights.png',
          sheet: paintFights(task, fights),
          alt: fights.map((fight) => fightAlt(task, fight)).join(' '),
        },
      ]
    : [];
}

function lastBattle({ events }: SceneOf<Dor>): BattleReport | undefined {
  return events
    .flatMap((event) => (event.type === 'battleWon' || event.type === 'battleLost' ? [event.data.report] : []))
    .at(-1);
}

function battleAlt({ locale }: SceneOf<Dor>, report: BattleReport): string {
  const words = text[locale];
  const fighters = report.fighters.map(({ hero, dice }) => {
    const hits = dice.filter((each) => each.hit).length;
    if (dice.length === 0) return `${words.heroes[hero]}${words.colon}${words.noDice}`;
    return `${words.heroes[hero]}${words.colon}${dice.map((each) => each.value).join(' ')} (${hits} ${words.hitsWord(hits)})`;
  });
  const general = words.generals[report.general];
  const end = report.won ? words.generalSlain(general, '') : words.generalStands(general, report.life);
  return [`${words.battleWith(general)}, ${words.locations[report.loc].name}.`, `${fighters.join(', ')}.`, end].join(
    ' ',
  );
}

function fightAlt({ locale }: SceneOf<Dor>, { who, loc, dice, left }: Fought): string {
  const words = text[locale];
  const rolled = dice.map((each) => `${words.peoples[each.colour].one} ${each.value}${each.hit ? ' ✓' : ''}`);
  return `${words.heroes[who.hero]}, ${words.locations[loc].name}${words.colon}${rolled.length > 0 ? rolled.join(', ') : words.noDice}, ${words.minionsLeft(left)}.`;
}
