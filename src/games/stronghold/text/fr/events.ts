/** French lines for the channel and the log. */
import type { Catalogue } from '../../../../kernel/index.js';
import { de } from '../../../../pieces/wording/fr.js';
import { isSiegeTower } from '../../rules/places.js';
import { isNobody, totalOf } from '../../rules/units.js';
import type { Moved } from '../../types/events.js';
import type { Str } from '../../types/index.js';
import type { Counts, ShotCard, Unit, Zone } from '../../types/terms.js';
import { phrases } from '../shared/phrases.js';
import { isToldByTask, scoreOf } from '../shared/telling.js';
import { at, first, from, some, the, to as towards } from './places.js';
import { words } from './vocabulary.js';

const { lane, place, unitCount, units } = phrases(words);
const { language, hourglasses, resources } = words;

const wayOf = (one: string, other: string): string => `${from(one)} ${towards(other)}`;
const moved = ({ from: one, to, units: went, killed }: Moved): string => {
  const way = wayOf(one, to);
  const trapped = `${units(killed)} pris au piège`;
  if (isNobody(went)) return `${trapped} ${way}`;
  return `${units(went)} ${way}${isNobody(killed) ? '' : ` (${trapped})`}`;
};
/** A participle in the number of those who follow. */
const agreed = <U extends Unit>(word: string, who: Counts<U>): string => `${word}${language.s(totalOf(who))}`;
const where = (place: string | null): string => (place === null ? '' : ` ${at(place)}`);
const { quoted } = language;
const hero = { officer: 'l’officier', warrior: 'le guerrier' } as const;
const smashed = { cauldron: 'le chaudron', cannon: 'le canon', hook: 'le crochet' } as const;

/** As something that is shot at. */
const mark = (zone: Zone): string => {
  if (zone === 'barbican') return 'la barbacane';
  return isSiegeTower(zone) ? `la ${place(zone)}` : place(zone);
};

/** What may fall is not yet what falls. */
const shot = (card: ShotCard): string =>
  card === 'miss' ? words.shots.miss : `carte de tir ${quoted(words.shots[card])}`;

/** STR-17.7: fury’s goblins that died, or shields, have changed the difference that stands before it. */
const lateChange = (change: number): string =>
  change === 0 ? '' : change > 0 ? 'la fureur retombée, ' : 'boucliers levés, ';

export const events: Catalogue<Str>['events'] = {
  rolesDealt: ({ roles }, say) =>
    `${roles.map((role, seat) => `${say.seat(seat)} : ${words.roles[role]}`).join(' · ')}.`,
  cardsDrawn: ({ cards }) =>
    `Tirées : ${Object.values(cards)
      .flat()
      .map((card) => words.cards[card])
      .join(', ')}.`,
  cardsChosen: ({ seat }, say) => `${say.seat(seat)} a choisi.`,
  draftEnded: ({ kept }, say) =>
    kept
      .map(
        ({ seat, cards }) => `${say.seat(seat)} garde ${language.all(cards.map((card) => quoted(words.cards[card])))}.`,
      )
      .join(' '),
  turnBegan: ({ turn }) => `— Tour ${turn} —`,
  flipped: ({ seat, cards }, say) =>
    `${say.seat(seat)} retourne ${language.all(cards.map((card) => quoted(words.cards[card])))}.`,
  unitsDrawn: ({ seat, units: drawn, resources: count }, say) =>
    `${say.seat(seat)} ${isNobody(drawn) ? 'ne pioche personne' : `pioche ${units(drawn)}`}${count > 0 ? `, et prend ${resources(count)}` : ''}.`,
  received: ({ seat, hourglasses: count, stone }, say) =>
    `${say.seat(seat)} reçoit ${hourglasses(count)}${stone > 0 ? ' ; la pierre du tour est à poser' : ''}.`,
  phaseBegan: ({ phase }) => (typeof phase === 'number' ? `Phase ${phase} : ${words.phases[phase]}.` : undefined),
  gathered: ({ seat, unit, resources: count }, say) =>
    `${say.seat(seat)} dépense ${unitCount(1, unit)} et récolte ${resources(count)}.`,
  sent: ({ seat, to, units: sent }, say) => `${say.seat(seat)} envoie ${units(sent)} à ${say.seat(to)}.`,
  built: ({ seat, engine, where: place, pay }, say) =>
    `${say.seat(seat)} construit ${some(engine)} ${at(place)} (${units(pay)}).`,
  equipped: ({ seat, item, where: place, pay }, say) =>
    `${say.seat(seat)} pose ${some(item)} ${at(place)} (${units(pay)}).`,
  trained: ({ seat, training, where: place, pay }, say) =>
    `${say.seat(seat)} entraîne ${some(training)}${where(place)} (${units(pay)}).`,
  ritualHeld: ({ seat, ritual, where: place }, say) =>
    `${say.seat(seat)} accomplit le rituel ${quoted(words.actions[ritual])}${where(place)}.`,
  sacrificed: ({ goblins, track }) =>
    `${language.plural(goblins, 'Sacrifié', 'Sacrifiés')} : ${unitCount(goblins, 'goblin')} ; piste des rituels : ${track}.`,
  preciseShot: ({ seat, engine }, say) => `${say.seat(seat)} prépare un tir de précision avec ${the(engine)}.`,
  tileMoved: ({ seat, tile, to }, say) => `${say.seat(seat)} transfère ${the(tile)} vers ${the(to)}.`,
  returned: ({ units: back, by, to }) =>
    `${by === 'tamer' ? `${agreed('Dressé', back)} parmi les morts` : by === 'spectres' ? 'Spectres' : 'Trompe-la-mort'} : ${units(back)}, ${at(to)}.`,
  lent: ({ seat, to, action }, say) => `${say.seat(seat)} prête ${quoted(words.actions[action])} à ${say.seat(to)}.`,
  heldOff: ({ seat, until }, say) => `${say.seat(seat)} en a fini jusqu’à la phase ${until}.`,
  deploymentOpened: ({ seat, size }, say) =>
    `${say.seat(seat)} ouvre un ${words.sizes[size].toLowerCase()} déploiement.`,
  marched: ({ moves, idle }) =>
    `Marche : ${moves.map(moved).join(' ; ')}.${idle.length > 0 ? ` Personne n’avance sur ${language.all(idle.map(lane))}.` : ''}`,
  altarTurned: ({ altar, wall }) => `${first(altar)} se tourne vers ${wall}.`,
  orderLaid: ({ wall, tile }) =>
    tile === null ? `Ordre face cachée en ${wall}.` : `Ordre général en ${wall} : ${words.orders[tile]}.`,
  orderFace: ({ wall, tile }) => `Votre ordre en ${wall} : ${words.orders[tile]}.`,
  orderGone: ({ wall }) => `Plus personne pour obéir en ${wall} : l’ordre est retiré.`,
  orderTurnedUp: ({ wall, tile, obeyed }) =>
    `Ordre retourné en ${wall} : ${words.orders[tile]}${obeyed ? '' : ', et personne pour obéir'}.`,
  countermanded: ({ seat, wall }, say) => `${say.seat(seat)} annule l’ordre en ${wall}.`,
  countermandedFace: ({ wall, tile }) => `Votre ordre en ${wall} était : ${words.orders[tile]}.`,
  upkeep: ({ seat, camp, hourglasses: count }, say) =>
    `Entretien du camp ${de(say.seat(seat))}, ${language.counted(camp, 'unité')} : ${hourglasses(count)}.`,
  hourglassesGiven: ({ seat, hourglasses: count }, say) => `${say.seat(seat)} a ${hourglasses(count)} à dépenser.`,
  stonePlaced: ({ seat, wall }, say) => `${say.seat(seat)} pose la pierre en ${wall}.`,
  worked: ({ seat, task, hourglasses: count, progress, price }, say) =>
    `${say.seat(seat)} pose ${hourglasses(count)} sur ${quoted(words.tasks[task])} (${progress}/${price}).`,
  taskDone: ({ seat, task, target, unit }, say) => {
    const one = unit === null || task === 'hunt' ? undefined : unitCount(1, unit as 'orc');
    const who = one === undefined ? '' : task === 'sniper' || task === 'tower-raid' ? ` : ${one} tué` : ` (${one})`;
    return `${say.seat(seat)} achève ${quoted(words.tasks[task])}${where(target)}${who}.`;
  },
  moved: ({ seat, from: one, to, units: went, swap }, say) =>
    `${say.seat(seat)} déplace ${units(went)} ${wayOf(one, to)}${isNobody(swap) ? '' : `, contre ${units(swap)}`}.`,
  heroMoved: ({ seat, hero: who, from: one, to }, say) => `${say.seat(seat)} déplace ${hero[who]} ${wayOf(one, to)}.`,
  spoke: ({ wall, hourglasses: count }) => `Discours de l’officier en ${wall} : +${count} de force.`,
  raided: ({ wall, unit }) => `Raid du guerrier en ${wall} : ${unitCount(1, unit)}.`,
  disgraced: ({ seat, act, building }, say) =>
    `${say.seat(seat)} cède un point de courage : ${quoted(words.acts[act])}${where(building)}.`,
  hastened: ({ seat, task }, say) =>
    `Rapidité ${de(say.seat(seat))} : ${quoted(words.tasks[task])} est de nouveau libre.`,
  honourBroken: () => 'La garde d’honneur quitte son poste ; elle ne rapportera plus de gloire.',
  spentHourglasses: ({ seat, hourglasses: count }, say) => `${say.seat(seat)} dépense ${hourglasses(count)}.`,
  lostHourglasses: ({ seat, hourglasses: count }, say) =>
    `${say.seat(seat)} perd ${hourglasses(count)}, faute d’emploi.`,
  assaultBegan: ({ turn, tieBreak }) => (tieBreak ? '— L’assaut décisif —' : `— Assaut du tour ${turn} —`),
  cannonFired: ({ tower, zone, card }) => `Le canon ${de(tower)} tire sur ${mark(zone)} : ${shot(card)}.`,
  fired: ({ engine, wall, card }) => `${first(engine)} tire sur ${wall} : ${words.engineCards[card]}.`,
  volleyShot: ({ zone, points }) => `Une volée de ${points} sur ${mark(zone)}.`,
  hooked: ({ tower, wall, card }) => `Le crochet ${de(tower)} balaie ${wall} : ${shot(card)}.`,
  killed: ({ by, units: dead, place: where }) =>
    isToldByTask(by) ? undefined : `${agreed('Tué', dead)} ${words.killedBy[by]} : ${units(dead)} (${place(where)}).`,
  fell: ({ by, units: dead, place: where }) =>
    `${agreed('Abattu', dead)} ${words.fellBy[by]} : ${units(dead)} (${place(where)}).`,
  destroyed: ({ by, wall, stone, wood, razed }) =>
    `${by === 'exploding-orcs' ? words.orders[by] : first(by)} : ${wall} perd ${words.board.components(stone, wood)}${razed ? ' et reste nu' : ''}.`,
  smashed: ({ by, what, place: where }) => `${first(by)} détruit ${smashed[what]} ${from(where)}.`,
  called: ({ wall, from: one, died }) =>
    died ? `Un troll appelé ${wayOf(one, wall)} meurt dans le piège.` : `Un troll vient ${wayOf(one, wall)}.`,
  compared: ({ wall, attack, defence, advantage, outcome, poisoned }) => {
    const result = {
      tie: 'personne n’a l’avantage',
      held: `il manque ${advantage} à la garnison`,
      breached: 'c’est la BRÈCHE',
      shields: 'les boucliers sauvent les assaillants',
      unopposed: 'personne n’est là pour frapper',
      repelled: `${lateChange(advantage - (defence - attack))}il manque ${advantage} aux assaillants`,
    }[outcome];
    return `${wall} : ${attack} contre ${defence}${poisoned ? ', un archer empoisonné' : ''} – ${result}.`;
  },
  stood: ({ wall, left }) => (left === 0 ? `${wall} tient, sans plus personne dessus.` : `${wall} tient.`),
  rescued: ({ units: saved }) => `${agreed('Sauvé', saved)} à l’hôpital : ${units(saved)}.`,
  perished: ({ units: lost }) => `${agreed('Perdu', lost)} à l’hôpital : ${units(lost)}.`,
  rammed: ({ taken, gate, resistance }) =>
    `Le bélier ôte ${taken} de résistance au portail ${gate} : il en reste ${resistance}.`,
  gateFell: ({ gate, glory }) => `Le portail ${gate} est détruit${glory > 0 ? ` (+${glory} de gloire)` : ''}.`,
  deedDone: ({ deed }) => `Acte héroïque : ${words.deeds[deed]} (+1 de gloire aux assaillants).`,
  ruined: ({ wall, ruins }) => `${wall} est démantelé : ${ruins === 1 ? 'première' : 'deuxième'} ruine.`,
  climbed: ({ wall, units: went }) => `De la tour de siège sur ${wall} : ${units(went)}.`,
  turnEnded: ({ turn, honour }) => `Fin du tour ${turn} : assaillants −1 de gloire, défenseurs +${honour ? 2 : 1}.`,
  entered: ({ walls, gate, glory }) =>
    `Les assaillants pénètrent dans la forteresse : ${language.all([...walls, ...(gate ? ['le troisième portail'] : [])])} (+${glory} de gloire).`,
  tied: ({ glory }) => `Égalité, ${glory} à ${glory}.`,
  siegeOver: ({ winner, ...glory }) =>
    `Les ${words.teams[winner]} gagnent, ${scoreOf({ winner, ...glory }).join(' à ')}.`,
};
