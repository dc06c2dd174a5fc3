/** The lesson in English. */
import type { LessonText } from '../../../../kernel/index.js';

export const lesson: LessonText = {
  theme: 'Rival mages on one tower, and a horde that comes from six sides.',
  goal: 'Blast creatures and keep them as trophies; whoever’s trophies are worth most in the end is Archmage. You are blue, above lane 1.',
  stages: {
    reveal: {
      say: 'Your turn begins with a newcomer: turn up a marker in any lane but your own. Take lane 4, where most are waiting.',
      done: 'A Goblin steps onto 4o, the outer section of lane 4. Now you have two actions.',
      wrong:
        'Allowed, but take lane 4 here: the game ends when four lanes have run dry, so the longest queue comes first.',
    },
    spark: {
      say: 'A Goblin with two hit points stands at your feet on 1i. Fire Spark does two damage for two fire: cast it with the Spell Book (Fire/Earth), which brings the second.',
      done: 'Your first trophy: four points as long as Goblins are worth four. Both cards go to your discard pile and will come back.',
      wrong: 'Cast Fire Spark, add the Spell Book (Fire/Earth), and aim at the Goblin on 1i.',
      others: {
        alone: 'One fire is one damage. At the end of your turn every wound is healed, so it would be for nothing.',
        element: 'That card brings no fire: the second energy must be of the spell’s own element.',
        more: 'Two fire and the Goblin on 1i are enough: keep the other cards for your second action, and leave the spell at its second effect.',
        orc: 'The Orc is two steps further away. What stands on 1i reaches the tower next.',
        zap: 'Zap needs lightning, and no other card of yours brings any: one damage only.',
        book: 'A Spell Book cast alone learns a spell. You will do that next; first the Goblin.',
        teleport: 'From another space you would no longer reach the Goblin.',
        pass: 'With two actions left? Whatever you hold is discarded at the end of the turn anyway.',
      },
    },
    study: {
      say: 'One action left, and the Orc is out of reach of a single Zap. Cast the Spell Book (Earth/Water) by itself: it learns one spell. Take Ice Storm.',
      done: 'Ice Storm lies in your discard pile and comes back when your deck is shuffled. Your hand was discarded and four cards drawn. Your rival passed, and the fate card sent the weak ones forward: a Goblin reached the tower in lane 2. From now on every Goblin is worth three, yours too.',
      wrong: 'Cast the Spell Book (Earth/Water) alone and choose Ice Storm from the display.',
      others: {
        attack: 'One damage heals by the end of your turn. A new spell stays.',
        otherSpell: 'A good spell too; but take Ice Storm, which hits a whole section. You will see it at work.',
        teleport: 'Nothing better waits elsewhere. Learn while you can.',
        pass: 'An action that you don’t use is lost. A book is never cheaper than now.',
      },
    },
    storm: {
      say: 'Some rounds later. Ice Storm needs two water and does two damage to everything on one section. A Goblin and an Orc stand together on 1m: add Cold Snap.',
      done: 'Two trophies with one spell. And it was your second Goblin: that gauge is full, and Extra Draw is yours for good. Five cards a turn instead of four.',
      wrong: 'Cast Ice Storm with Cold Snap on section 1m.',
      others: {
        snap: 'Cold Snap hits one creature. Added to Ice Storm, it helps to hit two.',
        section: 'That leaves the Goblin and the Orc on 1m standing. Name 1m.',
        more: 'Two water pay for it. Keep Zap and Replenish: you have another action.',
        later: 'Its time comes with your second action. First the two on 1m.',
      },
    },
    jump: {
      say: 'Your lane is quiet, but an Orc stands on 4i. Replenish, added to a spell, first takes you to another space: cast Zap with Replenish to space 4, and hit the Orc from there.',
      done: 'One action did two things: you moved and struck. A second Orc: Immutable Rules, the fate cards’ special rules no longer bind you.',
      wrong: 'Cast Zap, add Replenish with “teleport to 4”, and aim at the Orc on 4i.',
      others: {
        alone: 'One lightning is one damage, and the Orc has two hit points.',
        stays: 'The energy is right, but you stay above lane 1. Use the card’s teleport: space 4.',
        elsewhere: 'Nothing falls there to two damage. The Orc on 4i does.',
        teleport: 'That takes the whole action, and none is left to cast.',
        replenish:
          'Cast alone it brings cards, which you would discard at the end of the turn. Added to Zap it is worth an Orc.',
      },
    },
    flee: {
      say: 'When a creature reaches the tower, its kind loses value, and the mage above that lane loses a trophy of that kind. You own a Golem worth eight, and a Golem stands on 1i. You can’t defeat it: teleport to the space where no creature is near.',
      done: 'Lane 4 holds one Goblin, far out. Whatever comes over the wall now, your Golem stays yours.',
      wrong: 'Teleport to space 4.',
      others: {
        golem: 'There stands a Golem on the inner section as well.',
        chief: 'A Chief is already half-way there. Lane 4 is safer.',
        fight: 'Four hit points are more than your cards can do. Move out of the way.',
      },
    },
    pull: {
      say: 'It works the other way round, too. Your rival stands above lane 2 and owns three Orcs; an Orc stands on 2i. Magic Bonds draws a creature one section nearer: draw that Orc into the tower.',
      done: 'Orcs drop from four to three for everybody, and your rival loses one: six points instead of twelve. In the fate phase three Golems came over the wall, and you stood above none of their lanes.',
      wrong: 'Cast Magic Bonds on the Orc on 2i.',
      others: {
        another: 'That would cost your rival nothing. The Orc on 2i costs two trophies’ worth.',
        spark: 'The Goblin of lane 4 is far away and brings three or four points. The Orc costs your rival six.',
      },
    },
    together: {
      say: 'An Orc Rider with three hit points on 1m, two actions, and no spell that does three damage. Bring it down this turn.',
      done: 'Smash with the book does two, Cold Snap one more: wounds of one turn add up. The second Rider gives you Extra Action: three actions a turn from now on, and one at once.',
      wrong: 'Count the damage of both actions together: three is what you need.',
      others: {
        smash: 'Smash must do two damage here: it needs one card that brings earth, and no other.',
        wasted: 'Nothing you hold brings a second water. Cast it alone, or begin with Smash.',
        book: 'Then one action is left, and it does two damage at most.',
      },
    },
    farAway: {
      say: 'One action. What is the most valuable trophy that you can take?',
      done: 'Lightning Bolt reaches any lane, and three lightning are four damage: a Chief, eight points. And Poison, the power of your second Chief.',
      wrong: 'Look at every lane, and at the value of each kind. One of your spells reaches them all.',
      others: {
        goblin: 'Your own lane holds four points at most. Elsewhere there is more.',
        smaller: 'That spell can do more: a mighty creature stands close to the tower.',
        weak: 'Two lightning are two damage. A Chief has four hit points.',
      },
    },
    lastLane: {
      say: 'You are far ahead, with one action left. When four lanes are completely empty, this round is the last. Which move wins the game?',
      done: 'Lanes 1, 4, 5 and 6 are empty: the round is played out, then everything is counted. Your rival has one turn left, and is nineteen points behind.',
      wrong: 'Three lanes are empty already. Which one can be the fourth?',
      others: {
        study: 'A new spell would not come into your hand any more if the game ended now. And you want it to end.',
        weak: 'One Goblin keeps lane 1 alive. It has two hit points, and it must fall this turn.',
        teleport: 'Your lane is the one that matters: one Goblin keeps it from being empty.',
      },
    },
  },
};
