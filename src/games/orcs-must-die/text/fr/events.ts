/** What happened, in French. */
import { capital, joinedAlike } from '../../../../pieces/wording/index.js';
import { de } from '../../../../pieces/wording/fr.js';
import type { Catalogue } from '../../../../kernel/index.js';
import type { Attacker, Omd, OneRift } from '../../types/index.js';
import { ended, naming } from '../shared/naming.js';
import { ofName, theName, theTile, toName, words } from './vocabulary.js';

const { hero, boss, tile, count, unit, card, done, figures, faces, icons, short, place, spoils } = naming(words);
const { language } = words;
const the = (id: string): string => theTile(tile(id));
/** Heroes and bosses inside a sentence, and where they begin one. */
const someone = (id: string): string => theName(hero(id));
const first = (id: string): string => capital(someone(id));
const firstBoss = (id: string): string => capital(theName(boss(id)));
const healthPoints = (points: number): string => `${language.counted(points, 'point')} de santé`;
const paid = (own: number, rift: number): string =>
  rift === 0
    ? words.skulls(own)
    : own === 0
      ? `${words.skulls(rift)} de la Faille`
      : `${language.counted(own, 'crâne personnel', 'crânes personnels')} et ${rift} de la Faille`;
const freshCards = (traps: number, equipment: number): string =>
  [
    ...(traps > 0 ? [language.counted(traps, 'piège')] : []),
    ...(equipment > 0 ? [language.counted(equipment, 'équipement')] : []),
  ].join(', ');
const wounds = (many: number): string => (many === 0 ? 'aucune blessure' : language.counted(many, 'blessure'));
const hazards = { lava: 'la lave', fumes: 'les vapeurs', pitfall: 'la chausse-trappe', acid: 'l’acide' } as const;

const theRift = ({ side, ofTwo }: OneRift): string => (ofTwo ? `La Faille ${words.sides[side]}` : 'La Faille');

function by(from: Attacker): string {
  if (from.by === 'group') return count(from.side, from.kind, from.count);
  if (from.by === 'boss') return theName(boss(from.boss));
  if (from.by === 'hero') return someone(from.hero);
  if (from.by === 'trap') return 'les pièges';
  if (from.by === 'tile') return hazards[from.hazard];
  return from.by === 'explosion' ? `la fin ${ofName(boss(from.boss))}` : card('blood-price');
}
const isOne = (list: readonly { count: number }[]): boolean => list.reduce((sum, one) => sum + one.count, 0) === 1;
export const events: Catalogue<Omd>['events'] = {
  swapped: ({ tile: at, special }) => `La tuile ${at} devient : ${words.tiles[special]}.`,
  lordRolled: ({ seat, faces: rolled }, say) =>
    `${say.seat(seat)} lance les dés pour être Seigneur de la Faille : ${joinedAlike(rolled.map(icons)).join(', ')}.`,
  lordChosen: ({ seat }, say) => `👑 ${say.seat(seat)} est le premier Seigneur de la Faille.`,
  heroPicked: ({ hero: id }) => `${first(id)} rejoint l’équipe.`,
  heroesReady: ({ heroes }) => `Les héros : ${language.all(heroes.map((one) => someone(one.hero)))}.`,
  bossVoted: ({ seat, moment, boss: id }, say) =>
    `${say.seat(seat)} vote (${words.moments[moment] ?? moment}) : ${id === 'none' ? 'aucun boss' : theName(boss(id))}.`,
  bossSettled: ({ moment, boss: id }) => `Boss, ${words.moments[moment] ?? moment} : ${id ? boss(id) : words.none}.`,
  placed: ({ hero: id, tile: at }) => `${first(id)} prend position sur ${the(at)}.`,
  roundBegan: ({ round, level, lord }) =>
    `**Round ${round}**, niveau ${level}. Seigneur de la Faille : ${someone(lord.hero)}.`,
  income: ({ hero: id, card: worn, own, rift, heal }) =>
    `${card(worn)} (${someone(id)}) : ${language.all([...(own ? [`+${words.skulls(own)}`] : []), ...(rift ? [`+${words.skulls(rift)} pour la Faille`] : []), ...(heal ? [`+${healthPoints(heal)}`] : [])])}.`,
  trapsburgFilled: ({ cards }) => `Trapsburg se garnit : ${language.all(cards.map(card))}.`,
  filled: ({ hero: id, skulls }) => `${first(id)} verse ${words.skulls(skulls)} à la réserve de la Faille.`,
  healthRolled: ({ hero: id, dice, healed, skulls }) =>
    `${first(id)} obtient ${faces(dice)} : +${healthPoints(healed)}${skulls > 0 ? `, +${words.skulls(skulls)}` : ''}.`,
  revitalized: ({ hero: id, skulls }) =>
    `${first(id)} revitalise pour ${words.skulls(skulls)} : tous les pouvoirs ultimes sont disponibles.`,
  weaponBought: ({ hero: id, rank, own, rift }) =>
    `${first(id)} achète : ${words.weapons[`${id}-${rank}`] ?? ''} (${paid(own, rift)}).`,
  equipped: ({ hero: id, card: bought, own, rift, dropped }) =>
    `${first(id)} s’équipe : ${card(bought)} (${paid(own, rift)})${dropped ? ` ; défaussé : ${card(dropped)}` : ''}.`,
  trapPlaced: ({ hero: id, card: bought, at, own, rift, dropped }) =>
    `${first(id)} pose un piège (${place(at)}) : ${card(bought)} (${paid(own, rift)})${dropped ? `, à la place de : ${card(dropped)}` : ''}.`,
  clanCalled: ({ hero: id, start, own, rift }) =>
    `${first(id)} appelle le clan sur ${the(start)} (${paid(own, rift)}).`,
  consentAsked: ({ hero: id, purchase }) => `${first(id)} demande ${words.skulls(purchase.rift)} de la Faille.`,
  consentGiven: ({ hero: id }) => `${first(id)} reçoit les crânes de la Faille.`,
  consentRefused: ({ hero: id }) => `${first(id)} n’obtient pas les crânes de la Faille.`,
  purchaseDropped: ({ hero: id }) => `L’achat ${ofName(hero(id))} n’est plus possible ; rien n’est payé.`,
  upgradesDone: ({ hero: id }) => `${first(id)} a fini ses augmentations.`,
  voted: ({ seat }, say) => `${say.seat(seat)} a voté.`,
  leftToLord: ({ side, seat }, say) => `L’équipe ${words.sides[side]} n’est pas d’accord : ${say.seat(seat)} décide.`,
  creaturesMoved: ({ side, moves }) =>
    `Les créatures avancent : ${language.all(moves.map((one) => `${count(side, one.kind, one.count)} (${short(one.from)} → ${short(one.to)})`))}.`,
  bossMoved: ({ boss: id, to }) => `${firstBoss(id)} avance sur ${the(to)}.`,
  huntersMoved: ({ side, to, count: many, boss: id }) =>
    `En chasse : ${id ? theName(boss(id)) : count(side, 'hunter', many)} → ${tile(to)}.`,
  barricadeBroke: ({ connection, card: broken }) => `${card(broken)} (${place(connection)}) cède.`,
  waveRevealed: ({ cards }) =>
    `Nouvelle vague : ${language.all(cards.map((one) => `${words.armies[one.card]} (${tile(one.start)})`))}.`,
  entered: ({ side, figures: came }) => `${isOne(came) ? 'Arrive' : 'Arrivent'} : ${figures(came, side)}.`,
  bossArrived: ({ boss: id, tile: at, health: points }) =>
    `**${firstBoss(id)}** arrive sur ${the(at)} avec ${healthPoints(points)} ! ${words.bosses[id].text}`,
  bossBrought: ({ side, boss: id, kind, count: many, tile: at }) =>
    `${firstBoss(id)} amène ${count(side, kind, many)} sur ${the(at)}.`,
  clanCame: ({ side, figures: came }) => `Le clan arrive : ${figures(came, side)}.`,
  hazardKilled: ({ side, hazard, kind }) =>
    `${hazard === 'pitfall' ? 'La chausse-trappe emporte' : 'Les vapeurs emportent'} : ${count(side, kind, 1)}.`,
  trapsSprang: ({ side, tile: at, effects, fired, skulls }) => {
    const traps = `Les pièges ${de(the(at))}`;
    const spent = fired.length > 0 ? language.all(fired.map(card)) : undefined;
    return effects.length === 0
      ? `${traps} se déclenchent sans effet${spent ? ` (${spent})` : ''}.`
      : `${traps}${spent ? ` (avec ${spent})` : ''} ${done(effects, side, 'many')}${skulls > 0 ? ` (+${words.skulls(skulls)} pour la Faille)` : ''}.`;
  },
  pushedBack: ({ side, to, creatures }) =>
    `Le bélier repousse ${spoils({ creatures, bosses: [] }, side)} sur ${the(to)}.`,
  riftBitten: ({ side, ofTwo, damage, creatures, bosses }) =>
    `💥 ${theRift({ side, ofTwo })} est atteinte par ${spoils({ creatures, bosses }, side)} : −${damage}.`,
  groupAttacked: ({ hero: id, from, dice, wounds: many }) =>
    `${capital(by(from))} ${from.by === 'group' && from.count > 1 ? 'attaquent' : 'attaque'} ${someone(id)} : ${faces(dice)}, ${wounds(many)}.`,
  hurt: ({ hero: id, wounds: many, cancelled, from }) =>
    many === 0
      ? `${first(id)} encaisse sans mal (${wounds(cancelled)}).`
      : from.by === 'group' || from.by === 'boss'
        ? undefined
        : `${first(id)} subit ${wounds(many)} (${by(from)}).`,
  bulwark: ({ hero: id, friend, wounds: many }) =>
    `${first(id)} prend sur lui ${wounds(many)} à la place ${ofName(hero(friend.hero))}.`,
  stunned: ({ hero: id }) => `Héros sonné : ${someone(id)}.`,
  iceWallHeld: ({ hero: id }) => `Le Mur de glace protège ${someone(id)}.`,
  secondWind: ({ hero: id }) => `L’Anneau du second souffle sauve ${someone(id)}.`,
  thorns: ({ hero: id, side, kind, count: many }) =>
    `L’anneau ${ofName(hero(id))} riposte et tue ${count(side, kind, many)}.`,
  heroDied: ({ hero: id, from }) => `☠️ ${first(id)} meurt (${by(from)}).`,
  riftChanged: ({ side, ofTwo, change, health, cause }) =>
    `${theRift({ side, ofTwo })} ${change < 0 ? `perd ${healthPoints(-change)}` : `gagne ${healthPoints(change)}`}${cause === 'wear' ? ' par usure' : cause === 'last-round' ? ' au dernier round' : ''} : il en reste ${health}.`,
  wellHealed: ({ hero: id, healed }) => `Le puits rend ${healthPoints(healed)} ${toName(hero(id))}.`,
  turnBegan: ({ hero: id }) => `${first(id)} agit.`,
  turnEnded: () => undefined,
  heroMoved: ({ hero: id, path }) => `${first(id)} va sur ${the(path.at(-1) ?? '')}.`,
  rolled: ({ hero: id, tile: at, dice, fixed, boosts }) =>
    `${first(id)} attaque ${the(at)} : ${faces(dice)}${fixed === '' ? '' : `, plus ${icons(fixed)}`}${boosts.length > 0 ? ` (avec ${language.all(boosts.map(card))})` : ''}.`,
  rerolled: ({ hero: id, dice }) =>
    `${first(id)} relance : ${language.all(dice.map((one) => `${icons(one.from)} → ${icons(one.to)}`))}.`,
  struck: ({ hero: id, side, effects, skulls, pooled }) =>
    effects.length === 0
      ? `${first(id)} n’arrive à rien.`
      : `${first(id)} ${done(effects, side, 'one')}${skulls > 0 ? ` (+${words.skulls(skulls)}${pooled ? ' pour la Faille' : ''})` : ''}.`,
  powerUsed: ({ hero: id, side, power, target, skulls }) =>
    // What the leaf does is told by itself.
    power === 'mending-leaf'
      ? undefined
      : ended(
          `${first(id)} utilise ${card(power)}${target === null ? '' : ` : ${/^\w*\d+$|R$/.test(target) ? tile(target) : unit(target, side)}`}${skulls > 0 ? ` (+${words.skulls(skulls)})` : ''}`,
        ),
  orderSet: ({ hero: id, order }) => `Nouvelle consigne ${ofName(hero(id))} : ${words.values[order] ?? order}.`,
  cardUsed: ({ hero: id, card: used, target }) =>
    `${first(id)} utilise ${card(used)}${target === null ? '' : used === 'recall-stone' ? ` et se tient sur ${the(target)}` : ` sur ${someone(target)}`}.`,
  healed: ({ hero: id, by: healer, amount }) =>
    healer.hero === id
      ? `${first(id)} récupère ${healthPoints(amount)}.`
      : `${first(healer.hero)} rend ${healthPoints(amount)} ${toName(hero(id))}.`,
  skullsTaken: ({ hero: id, from, skulls }) => `${first(id)} prend ${words.skulls(skulls)} ${toName(hero(from.hero))}.`,
  bounty: ({ to, skulls, why }) =>
    `${to ? first(to.hero) : 'La réserve de la Faille'} gagne ${words.skulls(skulls)} (${card(why)}).`,
  skullsLost: ({ hero: id, skulls, boss: thief }) =>
    `${firstBoss(thief)} fait perdre ${words.skulls(skulls)} ${toName(hero(id))}.`,
  helpRefused: ({ helper }) => `${first(helper.hero)} n’aide pas.`,
  pushed: ({ hero: id, side, helper, unit: target, tile: at, creatures, skulls }) =>
    `${first(id)}${helper ? ` et ${someone(helper.hero)} poussent` : ' pousse'} ${creatures.length > 0 ? spoils({ creatures, bosses: [] }, side) : theName(unit(target, side))} dans la fosse ${de(the(at))}${skulls > 0 ? ` (+${words.skulls(skulls)} pour la Faille)` : ''}.`,
  acidTook: ({ hero: id, lost }) =>
    lost === 'life'
      ? `${first(id)} n’a rien à donner à l’acide.`
      : `L’acide prend ${toName(hero(id))} : ${lost === 'weapon' ? 'un rang de l’arme' : card(lost)}.`,
  stoodUp: ({ hero: id, gaveUp }) =>
    `${first(id)} se relève${gaveUp ? ` et renonce ${gaveUp === 'attack' ? 'à l’attaque' : 'au déplacement'}` : ''}.`,
  bossFell: ({ boss: id }) => `**${firstBoss(id)} tombe !**`,
  levelBegan: ({ level }) =>
    `**Niveau ${level}** : des créatures plus fortes, ${words.skulls(level)} pour chacun, de nouvelles cartes au magasin.`,
  cycleBegan: ({ cycle }) => `Le niveau 3 recommence (répétition ${cycle}).`,
  lordPassed: ({ hero: id }) => `👑 Le jeton passe ${toName(hero(id))}.`,
  courage: ({ hero: id, skulls }) => `${first(id)} gagne ${words.skulls(skulls)} pour son courage.`,
  returned: ({ hero: id, tile: at }) => `${first(id)} revient sur ${the(at)}.`,
  shopFilled: ({ shops }) =>
    `Nouveau au magasin : ${shops.map(({ side, traps, equipment }) => `${shops.length > 1 ? `${words.sides[side]} ` : ''}${freshCards(traps, equipment)}`).join(' ; ')}.`,
  roundEnded: ({ rifts }) =>
    `Fin du round. Faille : ${rifts.map(({ side, health }) => (rifts.length > 1 ? `${words.sides[side]} ${health}` : String(health))).join(', ')}.`,
  siegeOver: () => undefined,
};
