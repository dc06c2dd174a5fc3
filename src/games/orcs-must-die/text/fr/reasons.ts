/** French refusals: each says what would be legal. */
import type { Catalogue } from '../../../../kernel/index.js';
import {
  type ActionId,
  type HeroId,
  type Label,
  type Omd,
  type Phase,
  type ReasonTexts,
  type Side,
  type TileType,
  heroIds,
} from '../../types/index.js';
import { au } from '../../../../pieces/wording/fr.js';
import { capital } from '../../../../pieces/wording/index.js';
import { ended, isTileId, naming } from '../shared/naming.js';
import { ofName, theName, theTile, toName, words } from './vocabulary.js';

const { hero, boss, tile, unit, card, effect, effects, label } = naming(words);
const { language } = words;
const the = (id: string): string => theTile(tile(id));
const list = (items: readonly string[]): string => (items.length === 0 ? words.none : language.all(items));
/** "la tuile 1 et la Faille", "les tuiles 1, 2 et 3". */
const tiles = (ids: readonly string[]): string => {
  const [numbers, rifts] = [ids.filter((id) => !id.endsWith('R')), ids.filter((id) => id.endsWith('R'))];
  const named = [...(numbers.length > 1 ? numbers : numbers.map(the)), ...rifts.map(the)];
  return `${numbers.length > 1 ? 'les tuiles ' : ''}${named.length === 0 ? 'aucune' : language.all(named)}`;
};
const someone = (id: string): string => theName(hero(id));
const first = (id: string): string => capital(someone(id));
const heroes = (ids: readonly HeroId[]): string => (ids.length === 0 ? 'personne' : list(ids.map(someone)));
const units = (ids: readonly string[], side: Side): string =>
  ids.length === 0 ? 'personne' : list(ids.map((id) => unit(id, side)));
const can = (ids: readonly ActionId[]): string => list([...ids.map((id) => words.actions[id]), words.actions.done]);
/** While the table is set up, or the creatures move, there is nothing to be done with. */
const inPhase = (now: Phase, open: readonly ActionId[]): string =>
  now === 'upgrade' || now === 'hero' ? ` Vous pouvez : ${can(open)}.` : '';
const name = (one: Label): string => card(one.id);
type Wordings = Pick<Catalogue<Omd>['texts'], keyof ReasonTexts>;

function fault(params: ReasonTexts['fault']): string {
  switch (params.fault) {
    case 'OF-1':
      return `Une forteresse s’écrit en 1 à 1\u00a0500 caractères ; ce texte en a ${String(params.n).replace(/(?=\d{3}$)/, '\u00a0')}.`;
    case 'OF-2':
      return 'Le nom compte 1 à 30 lettres, chiffres, espaces ou ’ - . ! et commence par une lettre ou un chiffre.';
    case 'OF-3':
      return 'La dernière ligne, et elle seule, dit où entrent les armées, par exemple `armées: 1 / 1 1 / 1 1 4`.';
    case 'OF-4':
      return `Rangée ${params.row} : \`${params.cell}\` n’est pas une tuile. Écrivez un nombre de 1 à 13, une lettre pour le type (t l x p a f b o g, aucune pour standard) et des flèches ^ > v < ; ou \`-\` pour rien, ou \`R\` sans flèche.`;
    case 'OF-5':
      return `Le plan a ${language.counted(params.columns, 'colonne')} et ${language.counted(params.rows, 'rangée')} ; 7 colonnes et 4 rangées au plus.`;
    case 'OF-6':
      return `Une forteresse a exactement un R ; celle-ci en a ${params.n}.`;
    case 'OF-7':
      return `Une forteresse a 4 à 13 tuiles en plus de R ; celle-ci en a ${params.n}.`;
    case 'OF-8':
      return `La tuile ${params.id} figure deux fois.`;
    case 'OF-9':
      return `Les tuiles sont numérotées 1, 2, 3 et ainsi de suite : il manque le ${params.id}.`;
    case 'OF-10':
      return `${words.tiles[params.type]} : ${params.n} sur le plan, mais il n’y en a que ${params.max}.`;
    case 'OF-11':
      return `La tuile ${params.id} (${words.tiles[params.type]}) demande ${params.n === 1 ? '1 flèche' : `${params.n} flèches dans des directions différentes`} ; elle en a ${params.m}.`;
    case 'OF-12':
      return `La flèche ${params.arrow} de la tuile ${params.id} sort de la forteresse. À côté, il faut une tuile ou R.`;
    case 'OF-13':
      return `Les flèches tournent en rond : ${params.ids.join(', ')}. Tout chemin doit finir à R.`;
    case 'OF-14':
      return `La ligne des armées a trois parties séparées par \`/\`, une par niveau ; celle-ci en a ${params.n}.`;
    case 'OF-15':
      return `Niveau ${params.level} : les armées entrent sur les tuiles 1 à ${params.n}, jamais sur R ; \`${params.id}\` n’en est pas une.`;
    case 'OF-16':
      return `Le niveau ${params.level} a ${language.counted(params.n, 'armée')} ; il en faut 1 à 4.`;
    case 'OF-17':
      return `Les armées entrent sur ${params.n} tuiles (${params.ids.join(', ')}) ; il y a au plus 3 tuiles de départ.`;
  }
}

export const reasons: Wordings = {
  fault,
  teamSmall: ({ side, n, needs }) =>
    `L’équipe ${words.sides[side]} a ${language.counted(n, 'joueur')} ; il lui en faut ${needs}, car personne ne mène trois héros. Changez un souhait d’équipe.`,
  bossTwice: ({ boss: id }) => `Le même boss est prévu deux fois (${boss(id)}) ; un boss ne vient qu’une fois.`,
  fewHeroes: ({ n, places }) =>
    `Il reste ${n} héros pour ${language.counted(places, 'place')}. Choisissez moins de héros comme boss.`,
  noOwnFortress: () => 'Écrivez d’abord votre forteresse, ou choisissez-en une du livret de cartes.',
  notYourTurn: ({ hero: id }) =>
    `C’est le tour ${id ? ofName(hero(id)) : 'd’un autre'}. Vous pouvez regarder : /table plateau, /table état, /règles.`,
  wrongPhase: ({ action, phase, now, can: open }) =>
    `« ${capital(words.actions[action])} » appartient à ${words.phases[phase]}. En cours : ${words.phases[now]}.${inPhase(now, open)}`,
  nameHero: ({ heroes: own }) =>
    own.length === 1
      ? `Vous menez ${heroes(own)} ; laissez \`pour\` de côté.`
      : `Vous menez ${heroes(own)}. Nommez l’un d’eux avec \`pour\`.`,
  heroNotFree: ({ hero: id, free }) =>
    `${heroIds.some((one) => one === id) ? `Pas libre pour vous : ${hero(id)}` : 'Aucun héros ne porte ce nom'}. Libres : ${heroes(free)}.`,
  standOn: ({ tiles: ids }) => `Vous pouvez vous tenir sur : ${tiles(ids)}.`,
  momentClosed: ({ open }) => `Moments ouverts au vote : ${list(open.map((id) => words.moments[id] ?? id))}.`,
  bossTaken: ({ boss: id, why, free }) =>
    `${boss(id) === id ? 'Personne de ce nom ne peut venir' : `${capital(theName(boss(id)))} ne peut pas venir : ${why === 'set' ? 'un autre moment l’attend déjà' : 'ce héros est en jeu'}`}. Choisissez : ${list(free.slice(0, 8).map(boss))}.`,
  notStandard: ({ tiles: ids }) => `Seules des tuiles standard peuvent être remplacées : ${ids.join(', ')}.`,
  specialUsed: ({ special, left }) =>
    `${words.tiles[special as TileType]} : déjà dans la forteresse. ${left.length === 0 ? 'Il n’en reste aucune autre' : `${left.length === 1 ? 'Reste' : 'Restent'} : ${list(left.map((id) => words.tiles[id as TileType]))}`}.`,
  swapsMade: () => 'Trois tuiles sont remplacées ; c’est le maximum. `fini` pour continuer.',
  notLord: ({ hero: id }) => `Seul le Seigneur de la Faille, ${someone(id)}, remplit la réserve à ce round.`,
  noLordInTeam: () => 'Votre équipe n’a pas le Seigneur de la Faille à ce round ; sa réserve ne peut pas être remplie.',
  tooManySkulls: ({ skulls }) => `Vous avez ${words.skulls(skulls)}.`,
  filledAlready: ({ can: open }) => `La réserve se remplit une fois par phase. Vous pouvez encore : ${can(open)}.`,
  notOnRift: ({ hero: id, tile: at }) =>
    `On se soigne sur la tuile de sa propre Faille. ${first(id)} se tient sur ${the(at)}.`,
  healedAlready: ({ hero: id }) => `${first(id)} a déjà lancé les dés de santé à cette phase.`,
  revitalizeCost: ({ cost, pool }) =>
    `Revitaliser coûte ${words.skulls(cost)} de la réserve de la Faille ; elle en contient ${pool}.`,
  revitalizedAlready: () => 'Votre équipe a déjà revitalisé à cette phase.',
  revitalizeRefused: ({ can: open }) =>
    `Revitaliser vous a été refusé à cette phase. Vous pouvez encore : ${can(open)}.`,
  weaponLevel: ({ hero: id, rank, level }) =>
    `${words.weapons[`${id}-${rank}`] ?? ''} est de niveau ${rank} ; la partie est au niveau ${level}.`,
  bestWeapon: ({ hero: id }) => `${first(id)} a déjà la meilleure arme.`,
  tooFewSkulls: ({ card: one, cost, own, pool }) =>
    `${name(one)} : ${words.skulls(cost)}. Vous en avez ${own}, la réserve de la Faille ${pool}.`,
  purchaseUsed: ({ what, can: open }) =>
    `Un seul achat de ce genre par phase (${what === 'equip' ? 'équipement' : what === 'trap' ? 'piège' : 'arme'}). Vous pouvez encore : ${can(open)}.`,
  refusedBefore: ({ card: one, own, can: open }) =>
    `Les crânes de la Faille ont été refusés pour ${name(one)} à cette phase. Vos crânes : ${own}. Vous pouvez encore : ${can(open)}.`,
  onSale: ({ cards }) => `En vente : ${list(cards.map(name))}.`,
  noTrapsHere: ({ tile: at }) =>
    `Pas de piège ici (${tile(at)}). Allez sur une tuile standard, ou achetez un piège de soutien pour une connexion.`,
  tileFull: ({ tile: at, most, traps }) =>
    `Plus de place sur ${the(at)} (${most}). Nommez le piège à remplacer : ${list(traps.map(card))}.`,
  ownFortressOnly: () => 'Les pièges se posent seulement dans votre propre forteresse.',
  needsConnection: ({ tile: at, tiles: ids }) =>
    `Un piège de soutien se pose entre deux tuiles. Depuis ${the(at)} : ${list(ids.map((id) => `vers ${id}`))}.`,
  notSupport: ({ card: id }) => `Ce n’est pas un piège de soutien : ${card(id)}. Endroit : ici.`,
  chooseOne: ({ options }) => `Au choix : ${language.either(options.map((one) => label(one)))}.`,
  notEnough: ({ needs, best, side }) =>
    `Pas assez de résultats pour « ${effect(needs, side)} ». Au mieux : ${best.length === 0 ? (words.values['none'] ?? '') : effects(best, side)}.`,
  notThere: ({ tile: at, units: ids, side }) => `Sur ${the(at)} : ${units(ids, side)}.`,
  forcedEffect: ({ trap, targets, side }) =>
    `Un piège permanent doit servir tant qu’il a une cible : ${list((targets.length > 0 ? targets : [trap]).map((id) => effect(id, side)))}.`,
  noReroll: () => 'Aucune relance n’est disponible pour cette attaque.',
  tooFar: ({ hero: id, move, tile: to, distance, reach }) =>
    `Il reste ${move} de déplacement ${toName(hero(id))} ; ${the(to)} est à ${distance}. À portée : ${tiles(reach)}.`,
  noArrow: ({ from, to, tiles: ids }) =>
    `Aucune flèche ne ${isTileId(to) ? `relie ${the(from)} ${au(the(to))}` : 'mène là'}. Depuis ${the(from)} : ${tiles(ids)}.`,
  moveUsed: () => 'Le déplacement de ce tour est utilisé.',
  nobodyThere: ({ tile: at, tiles: ids }) =>
    `Aucun ennemi sur ${the(at)}. ${ids.length === 0 ? 'Il n’y en a nulle part' : `Il y en a sur ${tiles(ids)}`}.`,
  outOfRange: ({ ranged, tiles: ids }) =>
    ranged
      ? `Les attaques à distance atteignent les tuiles reliées de la même forteresse : ${tiles(ids)}.`
      : `Cette arme n’atteint que votre tuile : ${tiles(ids)}.`,
  attackUsed: () => 'L’attaque de ce tour est utilisée.',
  leaveOut: ({ list: ones }) =>
    ones.length === 0
      ? 'Vous n’avez rien à laisser de côté.'
      : `Vous pouvez laisser de côté : ${list(ones.map(name))}.`,
  boostsReady: ({ list: ones }) => `Renforts prêts pour cette attaque : ${list(ones.map(name))}.`,
  orderChanged: ({ order }) =>
    `Une consigne change une fois par phase ou par tour. Actuellement : ${words.values[order] ?? order}.`,
  passivePower: ({ power }) => `${card(power)} agit toujours ; il n’y a rien à utiliser.`,
  specialSpent: ({ power }) => ended(`Une action spéciale par tour, et c’était ${card(power)}`),
  ultimateSpent: ({ cost }) => `Le pouvoir ultime est épuisé. Revitaliser coûte ${cost} crânes de la Faille.`,
  frenzyGivenUp: () => 'L’attaque de ce tour a été abandonnée, et Frénésie avec elle.',
  silenced: ({ by }) =>
    `${capital(theName(by === 'sir-winston' ? hero(by) : boss(by)))}, sur la tuile, l’interdit. Éloignez-vous d’abord.`,
  rivalryOnly: () => 'Les pouvoirs d’opposition ne servent qu’en Opposition.',
  noTarget: ({ power }) => `${card(power)} n’a pas de cible à présent, ou sert à une autre phase.`,
  canUse: ({ cards }) =>
    cards.length === 0 ? 'Vous n’avez rien à utiliser.' : `Vous pouvez utiliser : ${list(cards.map(name))}.`,
  noRiftHealing: () => 'À partir de la deuxième répétition du niveau 3, aucune Faille ne peut être soignée.',
  pushTile: () => 'Pour pousser, il faut se tenir sur un bain d’acide ou un lac de lave.',
  pushBoss: () => 'On ne pousse pas les boss.',
  needsHelper: ({ unit: id, side, helpers }) =>
    `${unit(id, side)} : il faut deux héros sur la tuile. Aides possibles : ${heroes(helpers)}.`,
  oneSuffices: ({ unit: id, side }) => `${unit(id, side)} : un seul héros suffit. Laissez l’aide de côté.`,
  pushedAlready: () => 'On pousse une fois par tour.',
  helperDeclined: ({ helper, alone, side }) =>
    `${first(helper)} a refusé ce tour-ci. ${alone.length === 0 ? 'Sans aide, vous ne pouvez pousser personne' : `Sans aide, vous pouvez pousser : ${units(alone, side)}`}.`,
  onFeet: ({ hero: id }) => `${first(id)} est déjà debout.`,
};
