/** The lesson in English (section 16). */
import type { LessonText } from '../../../../kernel/index.js';

const wrong = 'Possible, but not what is asked here.';

export const lesson: LessonText = {
  theme: 'Every step of the horde gives the garrison time.',
  goal: 'Storm a wall, then change chairs and hold it.',
  stages: {
    gather: {
      say: 'You are the invader. You have four resources, a catapult costs six. Spend one unit to gather the rest.',
      done: 'Six resources, and one hourglass for the garrison: every unit you spend gives the defender one.',
      wrong,
      others: {
        goblin: 'One more makes five: still no catapult.',
        troll: 'Three would do, but your only troll is your quickest builder.',
        done: 'With four resources you build nothing that throws.',
      },
    },
    build: {
      say: 'Build the catapult where your troops wait, so that it reaches the walls w2 and w3. Strong workers are quick ones.',
      done: 'It has two hits and five misses in its pile. One hourglass: the garrison sends an archer to tower tw1.',
      wrong,
      others: {
        orcs: 'Two orcs are two hourglasses; the troll is one.',
        rw1: 'It would reach w2, but not w3.',
        elsewhere: 'No path leads from there to w2.',
        ballista: 'It kills men; stones are what protects w2.',
        mantlet: 'It shields, it does not break.',
      },
    },
    deploy: {
      say: 'Now they march. Five units stand on the rampart rw2, and the wall w2 has room for four: choose a deployment.',
      done: 'Three hourglasses for the garrison. Each place may send five.',
      wrong,
      others: {
        large: 'Seven could leave each place, but nobody needs it: two hourglasses for nothing.',
        done: 'The wall is bare of your troops; nobody will fight.',
      },
    },
    march: {
      say: 'Four go up: you have an order that makes goblins fight like trolls, so take the goblin along.',
      done: 'The wall is engaged; its archer can no longer shoot.',
      wrong,
      others: {
        noGoblin: 'Without the goblin you have nobody for the order, and with it the strength will be ten.',
        fewer: 'Leave no place empty on a wall you storm.',
        w3: 'There stands the officer, with three stones.',
      },
    },
    advance: {
      say: 'Bring up everyone behind with one order: two lanes will do.',
      done: 'Three orcs join the rampart, four units the foreground; the camp is empty and costs nothing.',
      wrong,
      others: {
        one: 'The other lane can move too, and four units left in the camp cost an hourglass.',
        w3: 'One orc alone against the officer dies for nothing.',
        w2: 'That wall is full.',
      },
    },
    order: {
      say: 'One open order a turn is free. Which one makes w2 fall?',
      done: 'Ten against five: as it stands the wall breaks, for an advantage of five is more than the three that its units are worth.',
      wrong,
      others: {
        'exploding-orcs': 'At least one orc goes, two strength for one stone.',
        bluff: 'It frightens, it does not fight.',
        secret: 'It costs an hourglass, and an hourglass is a soldier on the wall.',
      },
    },
    cauldron: {
      say: 'You have changed chairs: the garrison is yours, with three hourglasses. You see what is coming at w2. Which task stops the fury, and works again in every later assault?',
      done: 'The cauldron pours before orders are carried out: the goblin will not live to rage.',
      wrong: 'It does not touch what stands on w2.',
      others: {
        sniper: 'It would stop as much, but only once.',
        'cauldron-orc': 'An orc is worth two here, the furious goblin three.',
        'cauldron-troll': 'Just as good, but it takes your third hourglass too.',
        countermand: 'The goblin would still be there; if the catapult hits, the wall breaks.',
        glare: 'It takes four hourglasses.',
        moving: 'A good move, but later: first the goblin.',
      },
    },
    hold: {
      say: 'One hourglass is one move. A unit counts twice: it adds strength, and it is strength you can lose.',
      done: 'The catapult hits: one stone of w2 falls.',
      wrong,
      others: {
        archer: 'Half of what a soldier does, for the same hourglass.',
        officer: 'He adds as much this turn, but a hero cannot be a loss, and w3 needs him.',
        honour: 'They keep their glory only while they stay.',
        neighbour: 'It leaves a gap there; the barracks can spare one.',
        done: 'Hourglasses cannot be kept.',
      },
    },
    aim: {
      say: 'Your archers have aimed at rw2. Two points kill an orc: would one of the four do better elsewhere?',
      done: 'Two orcs fall on the rampart. The oil takes the goblin, and the order with it.',
      wrong,
      others: { hold: 'Three points kill one orc, four kill two.' },
    },
    losses: {
      say: 'You are one short: give up units worth at least one.',
      done: 'The wall holds. The hospital sends the archer back, and time is yours: 4 for the invader, 11 for you, one of it the honour guard’s.',
      wrong,
      others: { soldier: 'A soldier is worth two, and one is enough.' },
    },
    whichWall: {
      say: 'A small deployment is open, and the garrison will spend its hourglasses on a cannon. Which wall falls?',
      done: 'Ten against six: four is more than the three that stand there. The officer’s bonus fights, but it cannot be lost.',
      wrong,
      others: {
        w2: 'Ten against eight: one soldier, and the wall stands.',
        apart: 'Two trolls tie with the officer’s wall, two orcs die on the other.',
        fewer: 'All four are needed.',
      },
    },
    lastHourglass: {
      say: 'Save e1 with your last hourglass.',
      done: 'Eight against five: archer and soldier are lost, and the wall holds with nobody on it.',
      wrong,
      others: {
        short: 'Not enough: the advantage is still more than the units there are worth.',
        dear: 'That takes more than the one hourglass you have.',
        elsewhere: 'It saves e1, but costs you more than one from the barracks.',
      },
    },
    tenthPoint: {
      say: 'w1 will fall: 5 + 1 + 3 = 9, a tie, and the garrison will commit no disgraceful act. Find the tenth point.',
      done: 'Eight against four: e3 breaks too, and you win 10 to 9.',
      wrong,
      others: {
        secret: 'An hourglass is a soldier: eight against six, and e3 holds.',
        'exploding-orcs': 'Without the orc two goblins stand against three.',
        bluff: 'It frightens, it does not fight.',
        deploy: 'It gives three hourglasses, three soldiers.',
        done: 'A tie means one more assault, and e3 will not fall in it.',
      },
    },
  },
};
