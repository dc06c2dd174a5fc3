/** Places and what stands there, as they go into a French sentence. */
import { au, de as of, fr as french } from '../../../../pieces/wording/fr.js';
import { capital } from '../../../../pieces/wording/index.js';
import { endsOf, isPath, isSiegeTower } from '../../rules/places.js';
import type { FrontAction } from '../../types/terms.js';
import { frontActions } from '../../types/terms.js';
import { phrases } from '../shared/phrases.js';
import { words } from './vocabulary.js';

const { place } = phrases(words);

/** Where a name has an article: the name with it, and “to” or “in” it. */
const named: Readonly<Record<string, readonly [name: string, at: string]>> = {
  forge: ['la forge', 'dans la forge'],
  workshop: ['l’atelier', 'dans l’atelier'],
  scouts: ['le quartier des éclaireurs', 'dans le quartier des éclaireurs'],
  cathedral: ['la cathédrale', 'dans la cathédrale'],
  barracks: ['les baraquements', 'dans les baraquements'],
  guards: ['les gardes', 'chez les gardes'],
  'honour-guard': ['la garde d’honneur', 'à la garde d’honneur'],
  hospital: ['l’hôpital', 'à l’hôpital'],
  courtyard: ['la cour', 'dans la cour'],
  barbican: ['la barbacane', 'à la barbacane'],
  camp: ['le camp', 'au camp'],
  west: ['le côté ouest', 'du côté ouest'],
  east: ['le côté est', 'du côté est'],
  officer: ['l’officier', 'sur l’officier'],
  warrior: ['le guerrier', 'sur le guerrier'],
};

/** What a card of the front builds, with its articles. */
const things: Partial<Record<FrontAction, readonly [some: string, the: string]>> = {
  ballista: ['une baliste', 'la baliste'],
  catapult: ['une catapulte', 'la catapulte'],
  trebuchet: ['un trébuchet', 'le trébuchet'],
  altar: ['un autel', 'l’autel'],
  mantlet: ['un mantelet', 'le mantelet'],
  ram: ['un morceau de bélier', 'le bélier'],
  'siege-tower': ['une tour de siège', 'la tour de siège'],
  banner: ['un étendard', 'l’étendard'],
  ladders: ['des échelles', 'les échelles'],
  ropes: ['des cordes', 'les cordes'],
  sap: ['une sape', 'la sape'],
  bridge: ['un pont', 'le pont'],
  shields: ['des boucliers', 'les boucliers'],
  poison: ['du poison', 'le poison'],
  gunner: ['un artilleur', 'l’artilleur'],
  quartermaster: ['un quartier-maître', 'le quartier-maître'],
  'trench-master': ['un maître des tranchées', 'le maître des tranchées'],
  'marksman-master': ['un maître de tir', 'le maître de tir'],
  drover: ['un argousin', 'l’argousin'],
  saboteur: ['un saboteur', 'le saboteur'],
  tamer: ['un dresseur', 'le dresseur'],
};
/** “une catapulte”; what has no article stands in quotation marks. */
export const some = (action: FrontAction): string => things[action]?.[0] ?? french.quoted(words.actions[action]);

const placed = (id: string): { what: string; where: string } | undefined => {
  const cut = id.indexOf('@');
  const kind = frontActions.find((one) => one === id.slice(0, Math.max(cut, 0)));
  const what = kind && things[kind]?.[1];
  return what === undefined ? undefined : { what, where: id.slice(cut + 1) };
};

/** A tile of an order, which a refusal or a finished task names. */
const isOrder = (id: string): boolean => id.startsWith('order@');

/** “le sentier de rw1 à w1”, “le sentier d’e1 à e2”. */
const wayBetween = (one: string, other: string): string => `le sentier ${of(one)} ${au(other)}`;

/** “la catapulte de rw1”, “la tour de siège en w2”, “l’ordre en e1”, “la forge”, “w2”. */
export function the(id: string): string {
  const thing = placed(id);
  if (thing) return `${thing.what} ${of(the(thing.where))}`;
  if (isSiegeTower(id)) return `la ${place(id)}`;
  if (isOrder(id)) return `l’${place(id)}`;
  if (isPath(id)) return wayBetween(...endsOf(id));
  return named[id]?.[0] ?? place(id);
}

/** “de w2”, “d’e1”, “du camp”, “des baraquements”. */
export const from = (id: string): string => of(the(id));

/** “en w2”, “dans l’atelier”, “sur la catapulte de rw1”. */
export function at(id: string): string {
  if (named[id]) return named[id][1];
  if (isSiegeTower(id)) return `dans ${the(id)}`;
  return placed(id) || isPath(id) || isOrder(id) ? `sur ${the(id)}` : `en ${place(id)}`;
}

/** “à w2”, “au camp”, “aux baraquements”. */
export const to = (id: string): string => au(the(id));

/** As a sentence begins: “La forge”, but “w2” as the board writes it. */
export const first = (id: string): string => (the(id) === id ? id : capital(the(id)));
