/** The lesson in English. */
import type { LessonText } from '../../../../kernel/index.js';

const wrong = 'Possible, but not what is asked here.';

export const lesson: LessonText = {
  theme:
    'Four generals march on Monarch City with their armies. You hold the land together until all four have fallen.',
  goal: 'Clear a place, gather cards, bring a general down, and heal what was tainted.',
  stages: {
    march: {
      say: 'You are the Dwarf, in Monarch City with five actions: one for each life token. Two Orcs stand next to the city, in Father Oak Forest. Go there.',
      done: 'One step on foot is one action. Four are left.',
      wrong,
      others: {
        wolf: 'A single Dragonkin, and hard to hit: it needs a 5. The two Orcs are nearer to tainting the land.',
        far: 'Nothing threatens the city from there today.',
        end: 'A Day without a deed is a gift to the enemy.',
      },
    },
    fight: {
      say: 'Fight them: one die for each minion here, all for one action. An Orc falls on a 3 or more.',
      done: 'A 3 and a 2: one Orc falls, one is left.',
      wrong,
      others: {
        move: 'Walking on leaves them where they are.',
        end: 'Whoever ends the Day beside minions is wounded by each of them.',
      },
    },
    again: {
      say: 'One is left, and you have three actions. Fight again.',
      done: 'A 3: the forest is clear.',
      wrong,
      others: {
        move: 'Then this one stays, and tomorrow there may be three.',
        end: 'It would wound you, and an open place fills up.',
      },
    },
    night: {
      say: 'Nothing more is in reach. End the Day: in the Evening you draw two Hero cards, in the Night the Darkness spreads.',
      done: 'The Night put two minions on two places each and brought Gorgutt a step nearer, with two Orcs of his own. Then the Paladin had a turn. Four minions in one place would taint it, and a general in the city is the end.',
      wrong,
      others: {
        move: 'You may, but whoever is left to fight within two steps is better left to the others.',
      },
    },
    rumors: {
      say: 'Eight turns later. You sit in an inn, three steps from Varkolak, who is wounded: three life left. Cards that show a general are your dice against him, and yours are black. Ask for Rumors of the right colour.',
      done: 'You drew two cards and kept both, for both are black. Other colours would have been discarded.',
      wrong,
      others: {
        colour: 'Those cards show another general. Varkolak’s are black.',
        move: 'Three cards against three life: gather more first, since you are in an inn.',
        end: 'You have four actions, and tonight he may march on.',
      },
    },
    eagle: {
      say: 'Varkolak stands in Windy Pass, three steps away, and you have three actions. Get there with actions to spare, without giving up a black card.',
      done: 'An eagle carries you up to four steps for one action and one card with its sign; Gryphon Forest shows Gorgutt, whom you do not fight today.',
      wrong,
      others: {
        walk: 'Three steps are three actions: you would arrive with none left to attack.',
        card: 'Sea Bird Port is black: that is a die against Varkolak.',
        elsewhere: 'Varkolak is in Windy Pass.',
        rumors: 'Asking again would bring one card on average, and cost an action.',
        end: 'He is within reach now.',
      },
    },
    attack: {
      say: 'No minion guards him, so you may attack. Each of your black cards gives dice, and he is hit on a 4. Choose your cards.',
      done: 'Six dice, three hits: Varkolak falls, and you are the Undead Slayer. Had he stood, you would have lost life and cards and fled to the city.',
      wrong,
      others: {
        fewer: 'All cards count in one battle only, and defeat would cost you the rest anyway.',
        move: 'You came here for him.',
        end: 'Tonight he could heal or march.',
      },
    },
    rest: {
      say: 'Another evening. You have two life tokens left, so only two actions, and you stand in Monarch City, where no minion is. Heal.',
      done: 'In the city and in inns one action brings all life back; elsewhere two tokens. More life, more actions tomorrow.',
      wrong,
      others: {
        move: 'With two life tokens you are two minions away from death.',
        end: 'You would wake up with two actions again.',
      },
    },
    cleanse: {
      say: 'Orc Valley is tainted: a crystal lies here, and the twelfth crystal loses the game. Heal the Land with a red card that is no use here otherwise.',
      done: 'Two dice, one 5 or 6 is enough: the crystal is gone. The card of Orc Valley itself could still build a gate here.',
      wrong,
      others: {
        card: 'That card could build a Magic Gate right here. The other red one is just as good for healing.',
        gate: 'Useful, but the crystal stays.',
        move: 'The crystal stays.',
        end: 'The crystal stays, and so do you.',
      },
    },
    overrun: {
      say: 'Two actions left. One place next to the city would be tainted by the very next minion. Where do you go?',
      done: 'Three minions are as many as a place bears: one more, and a crystal lies there, with a minion for every place around.',
      wrong: 'Look for the place with three minions.',
      others: {
        fewer: 'That place still bears another minion. Which one does not?',
        empty: 'Nobody is there to fight.',
        end: 'Two actions are a step and a fight.',
      },
    },
    retreat: {
      say: 'One action left, two life tokens, and three Dragonkin where you stand. You shrug off one wound.',
      done: 'Three wounds less one are two: there you would have died, with all your cards. Here nobody touches you.',
      wrong: 'Count the wounds at the end of the Day.',
      others: {
        fight: 'Each of them falls on a 5 only. If none does, three wounds less one are the end of you.',
        end: 'Three wounds less one, and you have two life tokens.',
        worse: 'Minions wait there too. One way is clear.',
      },
    },
    gate: {
      say: 'Balazarg comes through Raven Forest, next to you. Your friend stands at the Magic Gate of the Dancing Stones, far away, with cards against him. You have one action.',
      done: 'From gate to gate is one action: your friend is here tomorrow. A gate costs the card of the very place.',
      wrong: 'What would bring your friend here in one action?',
      others: {
        move: 'You would be nearer to him, but alone.',
        end: 'Your friend would walk for two days.',
      },
    },
  },
};
