/** What happened, in English. */
import { joinedAlike } from '../../../../pieces/wording/index.js';
import type { Catalogue } from '../../../../kernel/index.js';
import type { Attacker, Omd, OneRift } from '../../types/index.js';
import { ended, naming } from '../shared/naming.js';
import { words } from './vocabulary.js';

const {
  hero,
  boss: bossName,
  tile,
  count,
  unit,
  card,
  done,
  figures,
  faces,
  icons,
  short,
  place,
  spoils,
} = naming(words);
const { language } = words;
const boss = (id: string): string => words.named(bossName(id));
const paid = (own: number, rift: number): string =>
  rift === 0
    ? words.skulls(own)
    : own === 0
      ? `${words.skulls(rift)} of the Rift`
      : `${words.skulls(own)} and ${rift} of the Rift`;
const freshCards = (traps: number, equipment: number): string =>
  [
    ...(traps > 0 ? [language.counted(traps, 'trap')] : []),
    ...(equipment > 0 ? [language.counted(equipment, 'piece of equipment', 'pieces of equipment')] : []),
  ].join(', ');
const wounds = (many: number): string => (many === 0 ? 'no wounds' : language.counted(many, 'wound'));
const hazards = { lava: 'the lava', fumes: 'the fumes', pitfall: 'the pitfall', acid: 'the acid' } as const;

const riftOf = ({ side, ofTwo }: OneRift): string => (ofTwo ? `Rift of ${words.sides[side]}` : 'Rift');

function by(from: Attacker): string {
  if (from.by === 'group') return count(from.side, from.kind, from.count);
  if (from.by === 'boss') return boss(from.boss);
  if (from.by === 'hero') return hero(from.hero);
  if (from.by === 'trap') return 'the traps';
  if (from.by === 'tile') return hazards[from.hazard];
  return from.by === 'explosion' ? `the end of ${boss(from.boss)}` : card('blood-price');
}
const isOne = (list: readonly { count: number }[]): boolean => list.reduce((sum, one) => sum + one.count, 0) === 1;

export const events: Catalogue<Omd>['events'] = {
  swapped: ({ tile: at, special }) => `Tile ${at} becomes: ${words.tiles[special]}.`,
  lordRolled: ({ seat, faces: rolled }, say) =>
    `${say.seat(seat)} rolls for the Rift Lord: ${joinedAlike(rolled.map(icons)).join(', ')}.`,
  lordChosen: ({ seat }, say) => `👑 ${say.seat(seat)} is the first Rift Lord.`,
  heroPicked: ({ hero: id }) => `${hero(id)} joins the team.`,
  heroesReady: ({ heroes }) => `Heroes: ${language.all(heroes.map((one) => hero(one.hero)))}.`,
  bossVoted: ({ seat, moment, boss: id }, say) =>
    `${say.seat(seat)} votes for ${id === 'none' ? 'no boss' : boss(id)} (${words.moments[moment] ?? moment}).`,
  bossSettled: ({ moment, boss: id }) => `Boss, ${words.moments[moment] ?? moment}: ${id ? boss(id) : words.none}.`,
  placed: ({ hero: id, tile: at }) => `${hero(id)} takes position on ${tile(at)}.`,
  roundBegan: ({ round, level, lord }) => `**Round ${round}**, level ${level}. Rift Lord: ${hero(lord.hero)}.`,
  income: ({ hero: id, card: worn, own, rift, heal }) =>
    `${card(worn)} of ${hero(id)}: ${language.all([...(own ? [`+${words.skulls(own)}`] : []), ...(rift ? [`+${words.skulls(rift)} for the Rift`] : []), ...(heal ? [`+${heal} health`] : [])])}.`,
  trapsburgFilled: ({ cards }) => `Trapsburg sets up ${language.all(cards.map(card))}.`,
  filled: ({ hero: id, skulls }) => `${hero(id)} puts ${words.skulls(skulls)} into the Rift pool.`,
  healthRolled: ({ hero: id, dice, healed, skulls }) =>
    `${hero(id)} rolls ${faces(dice)}: +${healed} health${skulls > 0 ? `, +${words.skulls(skulls)}` : ''}.`,
  revitalized: ({ hero: id, skulls }) =>
    `${hero(id)} revitalizes for ${words.skulls(skulls)}: every ultimate is available.`,
  weaponBought: ({ hero: id, rank, own, rift }) =>
    `${hero(id)} buys ${words.weapons[`${id}-${rank}`] ?? ''} (${paid(own, rift)}).`,
  equipped: ({ hero: id, card: bought, own, rift, dropped }) =>
    `${hero(id)} puts on ${card(bought)} (${paid(own, rift)})${dropped ? `; ${card(dropped)} is discarded` : ''}.`,
  trapPlaced: ({ hero: id, card: bought, at, own, rift, dropped }) =>
    `${hero(id)} sets ${card(bought)} on ${place(at)} (${paid(own, rift)})${dropped ? ` in place of ${card(dropped)}` : ''}.`,
  clanCalled: ({ hero: id, start, own, rift }) => `${hero(id)} calls the clan to ${tile(start)} (${paid(own, rift)}).`,
  consentAsked: ({ hero: id, purchase }) => `${hero(id)} asks for ${words.skulls(purchase.rift)} of the Rift.`,
  consentGiven: ({ hero: id }) => `The Rift skulls for ${hero(id)} are granted.`,
  consentRefused: ({ hero: id }) => `The Rift skulls for ${hero(id)} are refused.`,
  purchaseDropped: ({ hero: id }) => `What ${hero(id)} wanted to buy is no longer possible; nothing is paid.`,
  upgradesDone: ({ hero: id }) => `${hero(id)} is ready.`,
  voted: ({ seat }, say) => `${say.seat(seat)} has voted.`,
  leftToLord: ({ side, seat }, say) => `Team ${words.sides[side]} does not agree: ${say.seat(seat)} decides.`,
  creaturesMoved: ({ side, moves }) =>
    `Creatures move: ${language.all(moves.map((one) => `${count(side, one.kind, one.count)} (${short(one.from)} → ${short(one.to)})`))}.`,
  bossMoved: ({ boss: id, to }) => `${boss(id)} walks to ${tile(to)}.`,
  huntersMoved: ({ side, to, count: many, boss: id }) =>
    `${id ? boss(id) : count(side, 'hunter', many)} ${many === 1 ? 'hunts' : 'hunt'} on to ${tile(to)}.`,
  barricadeBroke: ({ connection, card: broken }) => `${card(broken)} on ${place(connection)} breaks.`,
  waveRevealed: ({ cards }) =>
    `New wave: ${language.all(cards.map((one) => `${words.armies[one.card]} (${tile(one.start)})`))}.`,
  entered: ({ side, figures: came }) => `${isOne(came) ? 'In comes' : 'In come'} ${figures(came, side)}.`,
  bossArrived: ({ boss: id, tile: at, health }) =>
    `**${boss(id)}** arrives on ${tile(at)} with ${health} health! ${words.bosses[id].text}`,
  bossBrought: ({ side, boss: id, kind, count: many, tile: at }) =>
    `${boss(id)} brings ${count(side, kind, many)} to ${tile(at)}.`,
  clanCame: ({ side, figures: came }) => `The clan comes: ${figures(came, side)}.`,
  hazardKilled: ({ side, hazard, kind }) =>
    `${hazard === 'pitfall' ? 'The pitfall takes' : 'The fumes take'} ${count(side, kind, 1)}.`,
  trapsSprang: ({ side, tile: at, effects, fired, skulls }) => {
    const traps = `The traps on ${tile(at)}`;
    const spent = fired.length > 0 ? language.all(fired.map(card)) : undefined;
    return effects.length === 0
      ? `${traps} spring without effect${spent ? ` (${spent})` : ''}.`
      : `${traps}${spent ? ` (with ${spent})` : ''} ${done(effects, side, 'many')}${skulls > 0 ? ` (+${words.skulls(skulls)} for the Rift)` : ''}.`;
  },
  pushedBack: ({ side, to, creatures }) =>
    `The ram pushes ${spoils({ creatures, bosses: [] }, side)} back to ${tile(to)}.`,
  riftBitten: ({ side, ofTwo, damage, creatures, bosses }) =>
    `💥 ${spoils({ creatures, bosses }, side)} ${isOne([...creatures, ...bosses.map(() => ({ count: 1 }))]) ? 'reaches' : 'reach'} the ${riftOf({ side, ofTwo })}: −${damage}.`,
  groupAttacked: ({ hero: id, from, dice, wounds: many }) =>
    `${by(from)} ${from.by === 'group' && from.count > 1 ? 'attack' : 'attacks'} ${hero(id)}: ${faces(dice)}, ${wounds(many)}.`,
  hurt: ({ hero: id, wounds: many, cancelled, from }) =>
    many === 0
      ? `${hero(id)} shrugs off ${wounds(cancelled)}.`
      : from.by === 'group' || from.by === 'boss'
        ? undefined
        : `${hero(id)} takes ${wounds(many)} from ${by(from)}.`,
  bulwark: ({ hero: id, friend, wounds: many }) =>
    `${hero(id)} takes ${wounds(many)} in place of ${hero(friend.hero)}.`,
  stunned: ({ hero: id }) => `${hero(id)} is stunned.`,
  iceWallHeld: ({ hero: id }) => `The Ice Wall protects ${hero(id)}.`,
  secondWind: ({ hero: id }) => `The Ring of Second Wind saves ${hero(id)}.`,
  thorns: ({ hero: id, side, kind, count: many }) =>
    `The ring of ${hero(id)} strikes back: ${count(side, kind, many)} die${many === 1 ? 's' : ''}.`,
  heroDied: ({ hero: id, from }) => `☠️ ${hero(id)} falls to ${by(from)}.`,
  riftChanged: ({ side, ofTwo, change, health, cause }) =>
    `The ${riftOf({ side, ofTwo })} ${change < 0 ? `loses ${-change} health` : `gains ${change} health`}${cause === 'wear' ? ' as it wears away' : cause === 'last-round' ? ' in the last round' : ''}: ${health} left.`,
  wellHealed: ({ hero: id, healed }) => `The well heals ${hero(id)} by ${healed}.`,
  turnBegan: ({ hero: id }) => `${hero(id)} acts.`,
  turnEnded: () => undefined,
  heroMoved: ({ hero: id, path }) => `${hero(id)} moves to ${tile(path.at(-1) ?? '')}.`,
  rolled: ({ hero: id, tile: at, dice, fixed, boosts }) =>
    `${hero(id)} attacks ${tile(at)}: ${faces(dice)}${fixed === '' ? '' : `, plus ${icons(fixed)}`}${boosts.length > 0 ? ` (with ${language.all(boosts.map(card))})` : ''}.`,
  rerolled: ({ hero: id, dice }) =>
    `${hero(id)} rerolls: ${language.all(dice.map((one) => `${icons(one.from)} → ${icons(one.to)}`))}.`,
  struck: ({ hero: id, side, effects, skulls, pooled }) =>
    effects.length === 0
      ? `${hero(id)} achieves nothing.`
      : `${hero(id)} ${done(effects, side, 'one')}${skulls > 0 ? ` (+${words.skulls(skulls)}${pooled ? ' for the Rift' : ''})` : ''}.`,
  powerUsed: ({ hero: id, side, power, target, skulls }) =>
    // What the leaf does is told by itself.
    power === 'mending-leaf'
      ? undefined
      : ended(
          `${hero(id)} uses ${card(power)}${target === null ? '' : `: ${/^\w*\d+$|R$/.test(target) ? tile(target) : unit(target, side)}`}${skulls > 0 ? ` (+${words.skulls(skulls)})` : ''}`,
        ),
  orderSet: ({ hero: id, order }) => `${hero(id)}’s order is now: ${words.values[order] ?? order}.`,
  cardUsed: ({ hero: id, card: used, target }) =>
    `${hero(id)} uses ${card(used)}${target === null ? '' : used === 'recall-stone' ? ` and stands on ${tile(target)}` : ` on ${hero(target)}`}.`,
  healed: ({ hero: id, by: healer, amount }) =>
    healer.hero === id ? `${hero(id)} heals ${amount}.` : `${hero(healer.hero)} heals ${hero(id)} by ${amount}.`,
  skullsTaken: ({ hero: id, from, skulls }) => `${hero(id)} takes ${words.skulls(skulls)} from ${hero(from.hero)}.`,
  bounty: ({ to, skulls, why }) =>
    `${to ? `${hero(to.hero)} earns` : 'The Rift pool gains'} ${words.skulls(skulls)} (${card(why)}).`,
  skullsLost: ({ hero: id, skulls, boss: thief }) => `${boss(thief)} costs ${hero(id)} ${words.skulls(skulls)}.`,
  helpRefused: ({ helper }) => `${hero(helper.hero)} does not help.`,
  pushed: ({ hero: id, side, helper, unit: target, tile: at, creatures, skulls }) =>
    `${hero(id)}${helper ? ` and ${hero(helper.hero)}` : ''} push${helper ? '' : 'es'} ${creatures.length > 0 ? spoils({ creatures, bosses: [] }, side) : unit(target, side)} over the edge on ${tile(at)}${skulls > 0 ? ` (+${words.skulls(skulls)} for the Rift)` : ''}.`,
  acidTook: ({ hero: id, lost }) =>
    lost === 'life'
      ? `${hero(id)} has nothing to give to the acid.`
      : `The acid takes from ${hero(id)}: ${lost === 'weapon' ? 'a rank of the weapon' : card(lost)}.`,
  stoodUp: ({ hero: id, gaveUp }) =>
    `${hero(id)} stands up${gaveUp ? ` and gives up ${words.values[gaveUp] ?? gaveUp}` : ''}.`,
  bossFell: ({ boss: id }) => `**${boss(id)} falls!**`,
  levelBegan: ({ level }) =>
    `**Level ${level}** begins: stronger creatures, ${words.skulls(level)} for everybody, new cards in the shop.`,
  cycleBegan: ({ cycle }) => `Level 3 begins again (repetition ${cycle}).`,
  lordPassed: ({ hero: id }) => `👑 The token passes to ${hero(id)}.`,
  courage: ({ hero: id, skulls }) => `${hero(id)} earns ${words.skulls(skulls)} for courage.`,
  returned: ({ hero: id, tile: at }) => `${hero(id)} returns on ${tile(at)}.`,
  shopFilled: ({ shops }) =>
    `New in the shop: ${shops.map(({ side, traps, equipment }) => `${shops.length > 1 ? `${words.sides[side]} ` : ''}${freshCards(traps, equipment)}`).join('; ')}.`,
  roundEnded: ({ rifts }) =>
    `End of the round. Rift: ${rifts.map(({ side, health }) => (rifts.length > 1 ? `${words.sides[side]} ${health}` : String(health))).join(', ')}.`,
  siegeOver: () => undefined,
};
