/** The lesson in English (section 16). */
import type { LessonText } from '../../../../kernel/index.js';

const wrong = 'The rules allow it, but here is something better.';

export const lesson: LessonText = {
  theme: 'Hold the gate: waves of Orcs march along the arrows to your Rift.',
  goal: 'Kill them before they arrive, with dice, traps and lava, and let no hero die.',
  stages: {
    strike: {
      say: 'Three enemies stand two steps from your Rift, and Maximilian is among them. Strike!',
      done: 'One sword, one Orc, one skull for Maximilian. Nothing else could be done with this roll, so nobody had to ask.',
      wrong,
      others: {
        move: 'Walk away and all three go on unhurt. Strike first; you may still walk afterwards.',
        ultimate: 'Four dice more for three small enemies? Keep it for something large.',
        done: 'Waiting helps only the Orcs.',
      },
    },
    shoot: {
      say: 'Ivy has a bow: it reaches the next tile.',
      done: 'Two speed results. Now you decide what they do.',
      wrong,
      others: {
        move: 'She could join them, but whoever stands beside them will be hit.',
        ultimate: 'Arrow Storm shoots at every tile around; one shot is enough.',
        done: 'She has not shot yet.',
      },
    },
    assign: {
      say: 'The roll lies there: two speed results, and on tile 4 an Orc (sword) and a Kobold (speed). Pick what shall happen.',
      done: 'The Kobold falls, Ivy has 2 skulls. One Orc is left on tile 4, and it will walk.',
      wrong,
      others: {
        grunt:
          'Possible: two equal results make a bolt, and a bolt counts as a sword. But an Orc bites the Rift for 1, a Kobold for 2.',
        none: 'Results that are not used are lost.',
      },
    },
    trap: {
      say: 'A new round, and skulls to spend. The Orc will step onto Ivy’s tile before the traps spring. Prepare it.',
      done: 'The Orc walks onto the spikes and dies. No hero struck, so the skull goes to the Rift pool.',
      wrong,
      others: {
        'arrow-wall': 'It kills an Orc too, but takes a skull of the pool as well.',
        'dart-spitter': 'Speed or brain: neither hurts an Orc.',
        'flip-trap': 'It stuns; the Orc stands up again.',
        barricade: 'It holds the Orc up; it does not kill it.',
        'boom-barrel': 'Powder enough for five: keep it.',
        later: 'Good later; it does not stop this Orc.',
        done: 'Skulls in the purse kill nobody.',
      },
    },
    walk: {
      say: 'Level 2. Heroes may walk against the arrows.',
      done: 'He stands at the edge with two Orcs. The tile gives him an action of its own.',
      wrong,
      others: {
        move: 'The Orcs are on tile 3, and so is the lava.',
        done: 'They will come past you. Meet them where it is hot.',
      },
    },
    push: {
      say: 'Five kinds of action, each once a turn: the push is one of them.',
      done: 'One Orc is gone, its skull is in the pool, and the splash costs Maximilian 1 health. His attack is still to come.',
      wrong,
      others: {
        attack: 'Also possible, and still afterwards. The push needs no dice: take what is certain first.',
        done: 'You have not used the lava.',
      },
    },
    bear: {
      say: 'You are the Rift Lord. Three Orcs roll six dice at one hero. You choose at whom.',
      done: 'Three wounds, Maximilian has 4 left. The same dice would have been four on Ivy.',
      wrong,
      others: { ivy: 'Six dice wound Ivy about four times, and she has 3. A fallen hero costs the Rift 3.' },
    },
    heal: {
      say: 'On the Rift tile heroes roll health dice, free of charge: as many as the level.',
      done: 'Four health and one skull: 8 of 11. Each upgrade once per phase; there are five more.',
      wrong,
      others: {
        revitalize: 'It turns ultimates back, and none is exhausted.',
        after: 'You may, once each, after the free dice.',
        done: 'Free dice, and you would leave them?',
      },
    },
    unleash: {
      say: 'One Ogre and two Orcs stand at your door, and the Rift has 3 health. Next phase they bite for 3 + 1 + 1. This is what ultimates are for.',
      done: 'Five swords: the Ogre and both Orcs fall, 5 skulls. The token is exhausted until somebody revitalizes for 6 skulls of the pool.',
      wrong,
      others: {
        attack: 'Four dice seldom hold three swords, and the Ogre needs them all.',
        falls: 'Then the Rift falls.',
      },
    },
    shaman: {
      say: 'Level 2. The roll is sword, sword, brain; on the tile stand two Orcs and a Hobgoblin Shaman, who dies of two brains. What shall happen?',
      done: 'The brain, and the two swords as a bolt for the second brain: 3 skulls, and the Orcs are unprotected again. Beside the Shaman the two swords would have taken just one Orc.',
      wrong: 'Beside a Shaman every other creature needs one sword more. Count again.',
    },
    slits: {
      say: 'The Rift has 1 health left. Maximilian stands beside an Orc one step before it, with 3 skulls to spend. Which trap, and where?',
      done: 'The Orc walks to the Rift before traps spring, so a trap on tile 5 would find nobody. The slits between 5 and R reach it there, before the Rift is hit.',
      wrong: 'Creatures walk first, traps spring afterwards: where will the Orc be then?',
    },
    hunters: {
      say: 'You are the Rift Lord. Three Gnolls on tile 2 hunt: Maximilian is on tile 4 with 3 health, Ivy on tile 1 with 11. Where do they go?',
      done: 'Hunters must go to a hero within two tiles, backward too. Ivy can bear three dice; Maximilian might die of them, and that costs the Rift 3.',
      wrong: 'Who of the two can bear three dice?',
    },
  },
};
