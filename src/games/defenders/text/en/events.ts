/** One line for each thing that happens. */
import type { Catalogue } from '../../../../kernel/index.js';
import { type CardId, diceOn } from '../../content/hero-cards.js';
import { type QuestId, type RewardKind, quests } from '../../content/quests.js';
import type { Dor } from '../../types/index.js';
import { total } from '../../rules/minions.js';
import { count, p, questTask, reportText } from './phrases.js';
import { ranked, toldAnyway } from '../shared/phrases.js';

const { v } = p;
const rerollSources = {
  'dragon-slayer': 'Dragon Slayer',
  steed: 'the Unicorn Steed',
  'eagle-rider': 'the Eagle Rider’s choice',
  'battle-luck': 'Battle Luck',
} as const;

const diceIn = (cards: readonly CardId[]): number => cards.reduce((sum, card) => sum + diceOn(card), 0);
/** What a reward does in a battle, as everybody is told. */
const brought: Partial<Record<RewardKind, string>> = {
  'gate-dice': '+2 dice',
  blessing: 'the general’s combat skill is ignored',
};
/** What is brought into a battle besides cards, with what it does. */
const withRewards = (rewards: readonly QuestId[]): string =>
  rewards.map((id) => `, and ${v.quests[id]} (${brought[quests[id].reward.kind] ?? p.reward(id)})`).join('');

export const events: Catalogue<Dor>['events'] = {
  heroTaken: ({ who, how }, say) =>
    how === 'chosen'
      ? `${say.seat(who.seat)} plays the ${v.heroes[who.hero]}.`
      : `${say.seat(who.seat)} is dealt the ${v.heroes[who.hero]}.`,
  heroReplaced: ({ who, quest }, say) =>
    `${say.seat(who.seat)} sends the ${v.heroes[who.hero]} to Monarch City${quest ? `, on the Quest ${v.quests[quest]}` : ''}.`,
  slotLeft: ({ who }, say) => `No hero is left to take over from ${p.who(who, say)}.`,
  setUp: ({ minions, crystals, trimmed, first }, say) => {
    const out = trimmed.length > 0 ? ` Out of the game: ${p.cards(trimmed)}.` : '';
    return p.short(
      `The enemy stands in ${count(minions.length, 'location')}; crystals in ${p.places(crystals)}. ${p.who(first, say)} begins.${out}`,
      990,
    );
  },
  turnBegan: ({ who, turn, actions, bonus }, say) =>
    `Turn ${turn}: ${p.who(who, say)} has ${count(actions, 'action')}${bonus > 0 ? ` and ${bonus} more as a bonus` : ''}.`,
  styleTaken: ({ who, style }, say) => `${p.who(who, say)} fights ${v.styles[style]}.`,
  shapeTaken: ({ who, shape }, say) =>
    shape ? `${p.who(who, say)} takes ${p.form(shape)}.` : `${p.who(who, say)} keeps her own form.`,
  moved: ({ who, to, by, card, cost }, say) =>
    `${p.who(who, say)} goes to ${p.place(to)} ${v.travel[by]}${card ? ` (${p.shortCard(card)})` : ''}, ${count(cost, 'action')}.`,
  fought: ({ who, loc, how, card, dice, slain, removed, left }, say) => {
    const manner = how === 'archery' ? 'shoots into' : how === 'fireball' ? 'hurls a Fireball in' : 'fights in';
    const paid = card ? ` (${p.shortCard(card)})` : '';
    const rolled = dice.length > 0 ? `${dice.length > 1 ? 'dice' : 'die'} ${p.dice(dice)}. ` : '';
    const all = total(slain) > 0 && total(slain) === total(removed);
    const some = total(slain) > 0 && !all ? ` (without a die: ${p.minions(slain)})` : '';
    return `${p.who(who, say)} ${manner} ${p.place(loc)}${paid}: ${rolled}Defeated${all ? ' without a die' : ''}: ${p.minions(removed)}${some}; ${p.left(left)}.`;
  },
  rerolled: ({ who, source, before, after }, say) =>
    `${p.who(who, say)} rolls again by ${rerollSources[source]}: ${p.plain(before)} → ${p.plain(after)}.`,
  luckStruck: ({ who, loc, removed, left }, say) =>
    `Battle Luck for ${p.who(who, say)} in ${p.place(loc)}: ${p.minions(removed)} more; ${p.left(left)}.`,
  minionsDefeated: ({ who, loc, removed }, say) => `${p.who(who, say)} clears ${p.place(loc)}: ${p.minions(removed)}.`,
  healed: ({ who, gained, life, maxLife }, say) => `${p.who(who, say)} recovers ${gained} life (${life}/${maxLife}).`,
  cleansed: ({ who, loc, dice, removed, left }, say) =>
    `${p.who(who, say)} heals the land in ${p.place(loc)}: ${p.plain(dice)} – ${removed ? `a crystal is gone, ${left} in the supply` : 'the crystal stays'}.`,
  gateBuilt: ({ who, loc }, say) => `${p.who(who, say)} builds a Magic Gate in ${p.place(loc)}.`,
  rumorsHeard: ({ who, colour, drawn, kept }, say) =>
    `${p.who(who, say)} asks for ${v.colours[colour]} and keeps ${p.cards(kept)} out of ${count(drawn.length, 'card')}.`,
  drew: ({ who, cards, why }, say) => (why === 'new-hero' ? undefined : `${p.who(who, say)} draws ${p.cards(cards)}.`),
  discarded: ({ who, cards }, say) => `${p.who(who, say)} discards ${p.cards(cards)}.`,
  questTried: ({ who, quest, dice, target, done }, say) =>
    `${p.who(who, say)} tries ${v.quests[quest]}: ${p.plain(dice)} against ${target}+ – ${done ? 'done' : 'missed'}.`,
  questAdvanced: ({ who, quest, have, need }, say) => `${p.who(who, say)}: ${v.quests[quest]} ${have}/${need}.`,
  questDone: ({ who, quest }, say) => `${p.who(who, say)} completes **${v.quests[quest]}**.`,
  questFailed: ({ who, quest }, say) => `${p.who(who, say)} discards the Quest ${v.quests[quest]}.`,
  questImpossible: ({ who, quest }, say) => `${v.quests[quest]} has become impossible for ${p.who(who, say)}.`,
  questDrawn: ({ who, quest }, say) => `${p.who(who, say)} has a new Quest: ${v.quests[quest]} – ${questTask(quest)}.`,
  played: ({ who, card, reward, plan }, say) => {
    const name = card ? p.shortCard(card) : reward ? v.quests[reward] : '';
    return `${p.who(who, say)} plays **${name}**${toldAnyway.includes(plan.type) ? '' : `: ${p.plan(plan)}`}.`;
  },
  minionsRemoved: ({ picks }) => `Removed – ${picks.map(p.pick).join(' · ')}.`,
  generalPushedBack: ({ general, to }) => `${v.generals[general]} falls back to ${p.place(to)}.`,
  crystalsRemoved: ({ loc, count: gone, left }) =>
    `${count(gone, 'crystal')} gone from ${p.place(loc)}${left > 0 ? `, ${left} stay` : ''}.`,
  gatePlaced: ({ loc }) => `A Magic Gate opens in ${p.place(loc)}.`,
  carried: ({ who, to }, say) => `${p.who(who, say)} is carried to ${p.place(to)}.`,
  visionsSeen: ({ cards }) => `You see ${count(cards.length, 'Darkness card')}; My hand shows them in order.`,
  visionsDone: ({ who, discarded, back }, say) =>
    `${p.who(who, say)} puts ${count(back, 'Darkness card')} back and discards ${discarded.length}.`,
  pledged: ({ who, general, cards, rewards }, say) =>
    `${p.who(who, say)} pledges ${p.list([...cards.map(p.shortCard), ...rewards.map((id) => v.quests[id])])} against ${v.generals[general]}.`,
  pledgeWithdrawn: ({ who }, say) => `${p.who(who, say)} takes the pledge back.`,
  attackDeclared: ({ who, general, cards, rewards, asked }, say) => {
    const dice = diceIn(cards);
    const call = asked.length > 0 ? ` May join: ${p.list(asked.map((one) => p.who(one, say)))}.` : '';
    return `**${p.who(who, say)} attacks ${v.generals[general]}** with ${p.cards(cards)} (${count(dice, 'die', 'dice')})${withRewards(rewards)}.${call}`;
  },
  joined: ({ who, cards, rewards, how }, say) =>
    `${p.who(who, say)} joins with ${p.cards(cards)} (${count(diceIn(cards), 'die', 'dice')})${withRewards(rewards)}${how === 'pledge' ? ', as pledged' : ''}.`,
  stayedOut: ({ who }, say) => `${p.who(who, say)} stays out of the battle.`,
  calledOff: ({ general, why }) =>
    why === 'choice'
      ? `The battle with ${v.generals[general]} is called off.`
      : `The battle with ${v.generals[general]} ends before it began.`,
  cursed: ({ who, cards }, say) => {
    const lost = cards.filter((one) => one.lost).map(({ card }) => card);
    return `Balazarg curses ${p.who(who, say)}: ${cards.length === 1 ? 'die' : 'dice'} ${p.plain(cards.map(({ value }) => value))}; ${lost.length > 0 ? `lost: ${p.cards(lost)}` : 'no card is lost'}.`;
  },
  rolled: ({ who, general, dice, net, life }, say) =>
    `${p.who(who, say)} rolls ${dice.length > 0 ? p.dice(dice) : 'no die'}: ${count(net, 'wound')} in all, ${v.generals[general]} at ${life}.`,
  battleWon: ({ report, slayer, generalsLeft }, say) =>
    `**${v.generals[report.general]} falls!** ${p.who(slayer, say)} is the ${v.slayers[report.general]}. ${generalsLeft === 0 ? 'None is' : count(generalsLeft, 'general')} left.`,
  regenerated: ({ general, life }) => `${v.generals[general]} regenerates and is back at ${life}.`,
  penaltySuffered: ({ who, life, cards, ignored, left }, say) => {
    if (ignored === 'all') return `${p.who(who, say)} gets away unharmed.`;
    const lost = [...(life > 0 ? [`${life} life (${left} left)`] : []), ...(cards > 0 ? [count(cards, 'card')] : [])];
    const saved = ignored === 'one' ? ', one life token being saved' : '';
    return `${p.who(who, say)} loses ${lost.length > 0 ? lost.join(' and ') : 'nothing'}${saved}.`;
  },
  battleLost: ({ report, red }) =>
    `The battle with ${v.generals[report.general]} is lost; he stands at ${report.life}${red ? ' and is too badly hurt to advance' : ''}.`.replace(
      'he stands',
      report.general === 'sapphire' ? 'she stands' : 'he stands',
    ),
  driven: ({ who }, say) => `${p.who(who, say)} is driven back to Monarch City.`,
  undeadTurned: ({ who, from, moves }, say) =>
    `${p.who(who, say)} turns the Undead away from ${p.place(from)}: ${moves.map(({ loc, count: n }) => `${n} → ${p.place(loc)}`).join(', ')}.`,
  wounded: ({ who, loc, minions, fear, ignored, lost, life }, say) => {
    const scare = fear > 0 ? ', in fear,' : '';
    const saved = ignored > 0 ? `, ${ignored} ignored` : '';
    return `${p.who(who, say)} ends the Day ${minions === 1 ? 'beside' : 'among'} ${count(minions, 'minion')}${scare} in ${p.place(loc)}: ${count(lost, 'wound')}${saved}, ${life} life left.`;
  },
  heroDied: ({ who, by }, say) =>
    `**${p.who(who, say)} falls**, slain by ${by === 'minions' ? 'minions' : v.generals[by]}. All cards and Quests are lost.`,
  nightFell: ({ quiet }) => (quiet ? 'The Night is quiet.' : undefined),
  darknessRevealed: () => undefined,
  darknessResolved: ({ report }) => reportText(report),
  decksShuffled: () => 'The Hero deck and the Darkness deck are shuffled with their discard piles.',
  generalHealed: ({ general, life }) => `${v.generals[general]} heals to ${life}.`,
  healingStopped: ({ general }) => `Watched by a spy, ${v.generals[general]} does not heal.`,
  championNamed: ({ points, champions, names }, say) => {
    const rows = ranked(points).map(({ slot, quests, generals }) => {
      const who = names[slot];
      return `${who ? p.who(who, say) : ''} ${quests + generals} (${count(quests, 'Quest')}, ${count(generals, 'general')})`;
    });
    const earned = champions.length > 0 && points.some(({ quests, generals }) => quests + generals > 0);
    const title = earned ? `King’s Champion: ${p.list(champions.map((who) => p.who(who, say)))}. ` : '';
    return `${title}Points:\n${rows.map((row) => `- ${row}`).join('\n')}`;
  },
  alertsSet: ({ seat, level }, say) => `Alerts of ${say.seat(seat)}: ${v.alerts[level]}.`,
};
