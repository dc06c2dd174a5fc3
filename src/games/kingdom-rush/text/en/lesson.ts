/** The lesson in English (section 16). */
import type { LessonText } from '../../../../kernel/index.js';

const wrong = 'Not now.';

export const lesson: LessonText = {
  theme:
    'Hordes walk the road to your gate. Each is a grid of enemies; towers and heroes drop tiles on it until nothing is left to see.',
  goal: 'Cover every enemy on a horde before it walks out of the gate.',
  stages: {
    tower: {
      say: 'Two goblins of h2 are still visible: b1 and a4. Your Archer Tower throws two single tiles forward. Build it where it looks at C4.',
      done: 'All five are covered: the tick says so. h2 stays on the road until phase 3.',
      wrong,
      others: {
        place: 'From there no arrow points at C4.',
        cells: 'b1 and a4 are the ones left.',
        mage: 'Its tile covers two cells side by side; b1 and a4 do not touch.',
      },
    },
    damage: {
      say: 'The goblin on c1 of h1 carries a shield: only magic or true damage can lie on it. Your Mage Tower has a tile of two cells.',
      done: 'One tile of two cells, two goblins: h1 is done as well.',
      wrong,
      others: {
        archers: 'Arrows are physical; they cannot lie on c1.',
        place: 'A Mage Tower hits straight ahead, and only from B1 facing south is that B2.',
        cells: 'c1 and d1 are the two left.',
      },
    },
    hero: {
      say: 'Saitam enters by the gate: one step to B4, one more to C3. His figure covers 2×2 cells and is true damage; then his fist, a corner of three, hits the horde he stands on. Act: basic attack, to C3, top-left cell c3.',
      done: 'Figure and fist cover all six. He will pay with one life when the horde goes down.',
      wrong,
      others: {
        block: 'The two shields on c4 and d4 can only go under the figure.',
        horde: 'h3 is nobody’s yet.',
        rest: 'He is at full life.',
        fist: 'Under his fist belong d1, c2 and d2.',
        move: 'That would do, in two answers. In one: act, basic attack, to C3.',
      },
    },
    pass: {
      say: 'One Archer Tower is left. It could scratch h4, which the soldier holds anyway, or go to your partner one level higher, for nothing.',
      done: 'Your partner finds a Marksmen Tower in hand next round.',
      wrong,
      others: {
        play: 'Two single tiles do not finish h4, and the tower stays what it is.',
        plain: 'The better card costs nothing.',
        ready: 'One card is still in your hand.',
      },
    },
    ready: {
      say: 'Nothing is left to do. Three hordes are covered, the fourth has a soldier on it. Say that you are ready.',
      done: 'Phase 3: h2 falls and pays a diamond; h3 falls, and Saitam loses one life.',
      wrong: 'Your hand is empty and Saitam has acted.',
    },
    reward: {
      say: 'Two diamonds are in the treasure. h3 pays gold or a diamond, as you like.',
      done: 'Three diamonds, and h1 adds a coin. Phase 4: h4 cannot walk off under the soldier; he is gone now, and it still stands on C2.',
      wrong,
      others: { gold: 'Gold buys modifiers, and this valley has none. Three diamonds buy a level-2 tower.' },
    },
    buy: {
      say: 'Phase 6. Archers, mages and soldiers are in your hands; nobody has artillery. Level 1 costs two diamonds, level 2 three.',
      done: 'It is in your hand, and the treasure is empty: phase 6 ends by itself. A horde of goblins comes in on A2 and takes the free tag h1.',
      wrong,
      others: {
        cheap: 'The third diamond would lie idle.',
        type: 'You have that. Round the bend at C2, C3, C4 hordes stand side by side, and artillery hits each of them.',
        ready: 'Diamonds that lie idle win nothing.',
      },
    },
    move: {
      say: 'Round 3. Your partner’s Marksmen on D3 have covered a1, b1 and d2 of h4; c1 and d1 are left. Saitam stands on C3, and a magic flower grows on D2. Move him there.',
      done: 'Whoever enters a fresh flower’s space may use it before he acts.',
      wrong,
      others: { onto: 'There is no room left for his figure over c1 and d1.', elsewhere: 'No flower there.' },
    },
    flower: {
      say: 'The flower throws a 2×1 magic tile on a horde near it: on its own space or next to it.',
      done: 'h4 is done, and the flower is wilted.',
      wrong,
      others: { cells: 'c1 and d1 are left.', act: 'Then the flower is skipped.' },
    },
    rest: {
      say: 'Every activation ends with an action. No horde is under Saitam, and he has lost one life.',
      done: 'Full life. Phase 3 will take h4; you have seen every phase.',
      wrong,
      others: { basic: 'There is nothing under his fist.' },
    },
    gate: {
      say: 'Hold the gate: you play blue, with the sites D3 and B5 and the white one on D1. h1 stands on B4, the last space before the gate, with seven orcs and nothing on it; the kingdom has five hearts. One card keeps it alive.',
      done: 'A horde with a soldier on it does not take its step.',
      wrong,
      others: {
        mage: 'Two of seven covered: five walk out, and you have five hearts.',
        place: 'From there no soldier reaches B4.',
      },
    },
    rightDamage: {
      say: 'The right damage: on h1 only c1, b2 and c2 are left, and b2 and c2 take physical damage only. You hold an Adept Tower and a Marksmen Tower. One of them finishes it.',
      done: 'Shape first, then the kind of damage.',
      wrong,
      others: {
        adept: 'The corner would fit, but magic cannot lie on b2 and c2.',
        facing: 'C3 lies west of D3.',
        cells: 'c1, b2 and c2 must all be covered.',
      },
    },
    leapfrog: {
      say: 'Leapfrog: three hearts are left. h1 on B4 stands under your partner’s soldier; behind it, on C4, come the five goblins of h2. Where does your soldier go?',
      done: 'A free horde jumps over those in front of it; block the one that can still walk.',
      wrong,
      others: {
        stopped:
          'It stands still already. h2 jumps over it, straight out of the gate: five hearts, and you have three.',
      },
    },
  },
};
