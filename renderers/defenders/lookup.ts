/** Answers to look-ups: a general, a hero, a place, a special card or a Quest in large. */
import { generalBoards, generalIds } from '../../src/games/defenders/content/generals.js';
import { heroIds } from '../../src/games/defenders/content/heroes.js';
import { type LocId, locationIds, sites } from '../../src/games/defenders/content/map.js';
import { colours as peoples } from '../../src/games/defenders/content/peoples.js';
import { questIds, quests } from '../../src/games/defenders/content/quests.js';
import { specialKinds } from '../../src/games/defenders/content/special-cards.js';
import { en } from '../../src/games/defenders/text/en/index.js';
import { fr } from '../../src/games/defenders/text/fr/index.js';
import type { Dor, View } from '../../src/games/defenders/types/index.js';
import { sayIn } from '../../src/kernel/index.js';
import { colours } from '../kit/palette.js';
import type { Draft, LookupOf } from '../renderer.js';
import { type Subject, type SubjectPiece, drawSubject } from '../shared/subject.js';
import {
  crystalColour,
  gateColour,
  generalIcon,
  heroIcon,
  heroMark,
  peopleLook,
  purple,
  rewardIcon,
  specialIcon,
} from './look.js';

const catalogues = { en, fr };

function placePieces(view: View, loc: LocId): SubjectPiece[] {
  const { minions, crystals, gate } = view.locations[loc];
  return [
    ...peoples
      .filter((colour) => minions[colour] > 0)
      .map((colour) => ({ icon: peopleLook[colour].icon, colour: peopleLook[colour].colour, count: minions[colour] })),
    ...(crystals > 0 ? [{ icon: 'crystal-cluster', colour: crystalColour, count: crystals }] : []),
    ...(gate ? [{ icon: 'magic-portal', colour: gateColour, count: 1 }] : []),
  ];
}

/** What it looks like: whatever its kind, its own icon in its own colour. */
function lookOf(view: View, what: string): Pick<Subject, 'icon' | 'colour' | 'life' | 'pieces'> {
  const general = generalIds.find((id) => id === what);
  if (general) {
    const { colour } = peopleLook[generalBoards[general].colour];
    const { life, defeatedBy } = view.generals[general];
    return { icon: generalIcon[general], colour, life: defeatedBy ? undefined : life };
  }
  const hero = heroIds.find((id) => id === what);
  if (hero) {
    const slot = view.heroes.findIndex((one) => one.hero === hero);
    return { icon: heroIcon[hero], colour: slot < 0 ? colours.stone : heroMark(view, slot).colour };
  }
  const loc = locationIds.find((id) => id === what);
  if (loc) {
    const { colour, kind } = sites[loc];
    const icon = kind === 'city' ? 'castle' : kind === 'inn' ? 'house' : 'mountains';
    const ground = colour === 'purple' ? purple : peopleLook[colour].colour;
    return { icon, colour: ground, pieces: placePieces(view, loc) };
  }
  const special = specialKinds.find((kind) => kind === what);
  if (special) return { icon: specialIcon[special], colour: purple };
  const quest = questIds.find((id) => id === what);
  return { icon: quest ? rewardIcon[quests[quest].reward.kind] : 'scroll-unfurled', colour: colours.brassDark };
}

export function drawLookup({ locale, names, view, viewer, args }: LookupOf<Dor>): Draft[] {
  const say = sayIn<Dor>({ text: catalogues }, locale, names);
  const { lookups, name } = catalogues[locale];
  const [title = '', ...lines] = lookups.inspect.lines(view, viewer, args, say);
  const subject = { id: args.what, title: title.replaceAll('*', ''), where: name, lines, ...lookOf(view, args.what) };
  return [drawSubject(locale, subject)];
}
