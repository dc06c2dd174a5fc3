/** Une ligne pour chaque chose qui arrive. */
import type { Catalogue } from '../../../../kernel/index.js';
import { type CardId, diceOn } from '../../content/hero-cards.js';
import type { HeroId } from '../../content/heroes.js';
import { type QuestId, type RewardKind, quests } from '../../content/quests.js';
import type { Dor } from '../../types/index.js';
import { total } from '../../rules/minions.js';
import { agreed, count, heroines, p, questTask, reportText, theHero } from './phrases.js';
import { de } from '../../../../pieces/wording/fr.js';
import { ranked, toldAnyway } from '../shared/phrases.js';

const { v } = p;
const rerollSources = {
  'dragon-slayer': 'Tueur de Dragons',
  steed: 'Monture Licorne',
  'eagle-rider': 'choix du Chevaucheur d’Aigle',
  'battle-luck': 'Fortune de Bataille',
} as const;

const diceIn = (cards: readonly CardId[]): number => cards.reduce((sum, card) => sum + diceOn(card), 0);
/** Ce qu’une récompense apporte dans une bataille, dit à toute la table. */
const brought: Partial<Record<RewardKind, string>> = {
  'gate-dice': '+2 dés',
  blessing: 'la compétence du Général est ignorée',
};
/** Ce qui entre dans une bataille en plus des cartes, avec son effet. */
const withRewards = (rewards: readonly QuestId[]): string =>
  rewards.map((id) => `, et ${v.quests[id]} (${brought[quests[id].reward.kind] ?? p.reward(id)})`).join('');
/** « Tueur d’Orcs », « Tueuse d’Orcs ». */
const slayerOf = (hero: HeroId, title: string): string =>
  heroines.includes(hero) ? title.replace('Tueur', 'Tueuse') : title;

export const events: Catalogue<Dor>['events'] = {
  heroTaken: ({ who, how }, say) =>
    how === 'chosen'
      ? `${say.seat(who.seat)} joue ${theHero(who.hero)}.`
      : `${say.seat(who.seat)} reçoit ${theHero(who.hero)}.`,
  heroReplaced: ({ who, quest }, say) =>
    `${say.seat(who.seat)} envoie un nouveau héros à la Cité Royale : ${v.heroes[who.hero]}${quest ? `, Quête ${v.quests[quest]}` : ''}.`,
  slotLeft: ({ who }, say) => `Plus aucun héros ne peut succéder à ${p.who(who, say)}.`,
  setUp: ({ minions, crystals, trimmed, first }, say) => {
    const out = trimmed.length > 0 ? ` Hors jeu : ${p.cards(trimmed)}.` : '';
    return p.short(
      `L’ennemi occupe ${count(minions.length, 'lieu', 'lieux')} ; cristaux : ${p.places(crystals)}. ${p.who(first, say)} commence.${out}`,
      990,
    );
  },
  turnBegan: ({ who, turn, actions, bonus }, say) =>
    `Tour ${turn} : ${p.who(who, say)}, ${count(actions, 'action')}${bonus > 0 ? ` et ${bonus} en plus` : ''}.`,
  styleTaken: ({ who, style }, say) => `${p.who(who, say)} combat ${v.styles[style]}.`,
  shapeTaken: ({ who, shape }, say) =>
    shape
      ? `${p.who(who, say)} prend la forme d’un ${v.peoples[shape].one}.`
      : `${p.who(who, say)} garde sa propre forme.`,
  moved: ({ who, to, by, card, cost }, say) =>
    `${p.who(who, say)} → ${p.place(to)}, ${v.travel[by]}${card ? ` (${p.shortCard(card)})` : ''}, ${count(cost, 'action')}.`,
  fought: ({ who, loc, how, card, dice, slain, removed, left }, say) => {
    const manner = how === 'archery' ? 'tire à l’arc' : how === 'fireball' ? 'lance une Boule de feu' : 'combat';
    const paid = card ? ` avec ${p.shortCard(card)}` : '';
    const rolled = dice.length > 0 ? `${dice.length > 1 ? 'dés' : 'dé'} ${p.dice(dice)} ; ` : '';
    const some = total(slain) > 0 ? `, dont ${p.minions(slain)} sans dé` : '';
    const easy = total(slain) > 0 && total(slain) === total(removed) ? ' sans dé' : some;
    return `${p.who(who, say)} ${manner}${paid} (${p.place(loc)}) : ${rolled}${p.minions(removed)} ${total(removed) > 1 ? 'vaincus' : 'vaincu'}${easy} ; ${p.left(left)}.`;
  },
  rerolled: ({ who, source, before, after }, say) =>
    `${p.who(who, say)} relance (${rerollSources[source]}) : ${p.plain(before)} → ${p.plain(after)}.`,
  luckStruck: ({ who, loc, removed, left }, say) =>
    `Fortune de Bataille pour ${p.who(who, say)} : encore ${p.minions(removed)} ${total(removed) > 1 ? 'vaincus' : 'vaincu'} (${p.place(loc)}) ; ${p.left(left)}.`,
  minionsDefeated: ({ who, loc, removed }, say) =>
    `${p.who(who, say)} nettoie le lieu (${p.place(loc)}) : ${p.minions(removed)}.`,
  healed: ({ who, gained, life, maxLife }, say) =>
    `${p.who(who, say)} récupère ${count(gained, 'jeton')} de Vie (${life}/${maxLife}).`,
  cleansed: ({ who, loc, dice, removed, left }, say) =>
    `${p.who(who, say)} purifie la terre (${p.place(loc)}) : ${p.plain(dice)} – ${removed ? `un cristal disparaît, ${left} en réserve` : 'le cristal reste'}.`,
  gateBuilt: ({ who, loc }, say) => `${p.who(who, say)} construit un Portail Magique (${p.place(loc)}).`,
  rumorsHeard: ({ who, colour, drawn, kept }, say) =>
    `${p.who(who, say)} demande du ${v.colours[colour]} et ${kept.length > 0 ? `garde ${p.cards(kept)}` : 'n’en garde aucune'} sur ${count(drawn.length, 'carte')}.`,
  drew: ({ who, cards, why }, say) => (why === 'new-hero' ? undefined : `${p.who(who, say)} pioche ${p.cards(cards)}.`),
  discarded: ({ who, cards }, say) => `${p.who(who, say)} défausse ${p.cards(cards)}.`,
  questTried: ({ who, quest, dice, target, done }, say) =>
    `${p.who(who, say)} tente la Quête ${v.quests[quest]} : ${p.plain(dice)} pour ${target}+ – ${done ? 'réussie' : 'ratée'}.`,
  questAdvanced: ({ who, quest, have, need }, say) => `${p.who(who, say)} : ${v.quests[quest]} ${have}/${need}.`,
  questDone: ({ who, quest }, say) => `${p.who(who, say)} accomplit **${v.quests[quest]}**.`,
  questFailed: ({ who, quest }, say) => `${p.who(who, say)} défausse la Quête ${v.quests[quest]}.`,
  questImpossible: ({ who, quest }, say) =>
    `La Quête ${v.quests[quest]} est devenue impossible pour ${p.who(who, say)}.`,
  questDrawn: ({ who, quest }, say) =>
    `Nouvelle Quête pour ${p.who(who, say)} : ${v.quests[quest]} – ${questTask(quest)}.`,
  played: ({ who, card, reward, plan }, say) => {
    const name = card ? p.shortCard(card) : reward ? v.quests[reward] : '';
    return `${p.who(who, say)} joue **${name}**${toldAnyway.includes(plan.type) ? '' : ` : ${p.plan(plan)}`}.`;
  },
  minionsRemoved: ({ picks }) => `Retirés – ${picks.map(p.pick).join(' · ')}.`,
  generalPushedBack: ({ general, to }) => `${v.generals[general]} recule : ${p.place(to)}.`,
  crystalsRemoved: ({ loc, count: gone, left }) =>
    `${count(gone, 'cristal', 'cristaux')} de moins (${p.place(loc)})${left > 0 ? `, il en reste ${left}` : ''}.`,
  gatePlaced: ({ loc }) => `Un Portail Magique s’ouvre (${p.place(loc)}).`,
  carried: ({ who, to }, say) => `${p.who(who, say)} est ${agreed(who.hero, 'transporté')} : ${p.place(to)}.`,
  visionsSeen: ({ cards }) =>
    `Vous voyez ${count(cards.length, 'carte')} Avancée des Ténèbres ; « Ma main » les montre dans l’ordre.`,
  visionsDone: ({ who, discarded, back }, say) =>
    `${p.who(who, say)} remet ${count(back, 'carte')} Avancée des Ténèbres sur la pioche et en défausse ${discarded.length}.`,
  pledged: ({ who, general, cards, rewards }, say) =>
    `${p.who(who, say)} promet ${p.list([...cards.map(p.shortCard), ...rewards.map((id) => v.quests[id])])} contre ${v.generals[general]}.`,
  pledgeWithdrawn: ({ who }, say) => `${p.who(who, say)} reprend sa promesse.`,
  attackDeclared: ({ who, general, cards, rewards, asked }, say) => {
    const dice = diceIn(cards);
    const call =
      asked.length > 0
        ? ` ${asked.length > 1 ? 'Peuvent' : 'Peut'} s’y joindre : ${p.list(asked.map((one) => p.who(one, say)))}.`
        : '';
    return `**${p.who(who, say)} attaque ${v.generals[general]}** avec ${p.cards(cards)} (${count(dice, 'dé')})${withRewards(rewards)}.${call}`;
  },
  joined: ({ who, cards, rewards, how }, say) =>
    `${p.who(who, say)} se joint à la bataille avec ${p.cards(cards)} (${count(diceIn(cards), 'dé')})${withRewards(rewards)}${how === 'pledge' ? ', comme promis' : ''}.`,
  stayedOut: ({ who }, say) => `${p.who(who, say)} reste en dehors de la bataille.`,
  calledOff: ({ general, why }) =>
    why === 'choice'
      ? `La bataille contre ${v.generals[general]} est annulée.`
      : `La bataille contre ${v.generals[general]} s’arrête avant d’avoir commencé.`,
  cursed: ({ who, cards }, say) => {
    const lost = cards.filter((one) => one.lost).map(({ card }) => card);
    return `Balazarg maudit ${p.who(who, say)} : ${cards.length > 1 ? 'dés' : 'dé'} ${p.plain(cards.map(({ value }) => value))} ; ${lost.length > 0 ? `${count(lost.length, 'carte perdue', 'cartes perdues')}, ${p.cards(lost)}` : 'aucune carte perdue'}.`;
  },
  rolled: ({ who, general, dice, net, life }, say) =>
    `${p.who(who, say)} lance ${dice.length > 0 ? p.dice(dice) : 'aucun dé'} : ${count(net, 'blessure')} en tout, Vie ${de(v.generals[general])} : ${life}.`,
  battleWon: ({ report, slayer, generalsLeft }, say) =>
    `**${v.generals[report.general]} tombe !** ${p.who(slayer, say)} devient ${slayerOf(slayer.hero, v.slayers[report.general])}. ${generalsLeft === 0 ? 'Il n’en reste aucun' : `Il reste ${count(generalsLeft, 'Général', 'Généraux')}`}.`,
  regenerated: ({ general, life }) => `${v.generals[general]} se régénère : Vie ${life}.`,
  penaltySuffered: ({ who, life, cards, ignored, left }, say) => {
    if (ignored === 'all') return `${p.who(who, say)} s’en tire indemne.`;
    const lost = [
      ...(life > 0 ? [`${count(life, 'jeton')} de Vie (il en reste ${left})`] : []),
      ...(cards > 0 ? [count(cards, 'carte')] : []),
    ];
    const saved = ignored === 'one' ? ' ; un jeton de Vie est épargné' : '';
    return `${p.who(who, say)} ${lost.length > 0 ? `perd ${lost.join(' et ')}` : 'ne perd rien'}${saved}.`;
  },
  battleLost: ({ report, red }) =>
    `La bataille contre ${v.generals[report.general]} est perdue (Vie ${report.life})${red ? ' ; blessure majeure, plus d’avancée possible' : ''}.`,
  driven: ({ who }, say) => `${p.who(who, say)} est ${agreed(who.hero, 'repoussé')} jusqu’à la Cité Royale.`,
  undeadTurned: ({ who, from, moves }, say) =>
    `${p.who(who, say)} repousse les Morts-Vivants (${p.place(from)}) : ${moves.map(({ loc, count: n }) => `${n} → ${p.place(loc)}`).join(', ')}.`,
  wounded: ({ who, loc, minions, fear, ignored, lost, life }, say) => {
    const scare = fear > 0 ? ' et à la peur' : '';
    const saved = ignored > 0 ? `, ${ignored} ignorée${ignored > 1 ? 's' : ''}` : '';
    return `${p.who(who, say)} finit la Journée face à ${count(minions, 'séide')}${scare} (${p.place(loc)}) : ${count(lost, 'blessure')}${saved}, Vie ${life}.`;
  },
  heroDied: ({ who, by }, say) =>
    `**${p.who(who, say)} tombe**, ${by === 'minions' ? 'sous les coups des séides' : `face à ${v.generals[by]}`}. Cartes et Quêtes sont perdues.`,
  nightFell: ({ quiet }) => (quiet ? 'La Nuit est calme.' : undefined),
  darknessRevealed: () => undefined,
  darknessResolved: ({ report }) => reportText(report),
  decksShuffled: () => 'La pioche Héros et la pioche Avancée des Ténèbres sont mélangées avec leurs défausses.',
  generalHealed: ({ general, life }) => `${v.generals[general]} se soigne : Vie ${life}.`,
  healingStopped: ({ general }) => `Sous l’œil d’un espion, ${v.generals[general]} ne se soigne pas.`,
  championNamed: ({ points, champions, names }, say) => {
    const rows = ranked(points).map(({ slot, quests, generals }) => {
      const who = names[slot];
      return `${who ? p.who(who, say) : ''} ${quests + generals} (${count(quests, 'Quête')}, ${count(generals, 'Général', 'Généraux')})`;
    });
    const earned = champions.length > 0 && points.some(({ quests, generals }) => quests + generals > 0);
    const title = earned ? `Champion du Roi : ${p.list(champions.map((who) => p.who(who, say)))}. ` : '';
    return `${title}Points :\n${rows.map((row) => `- ${row}`).join('\n')}`;
  },
  alertsSet: ({ seat, level }, say) => `Alertes ${de(say.seat(seat))} : ${v.alerts[level]}.`,
};
