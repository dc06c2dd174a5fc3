/** What it is worth to end the Day somewhere, for the turns to come. */
import { type LocId, sites } from '../content/map.js';
import { locOf } from '../rules/generals.js';
import { handLimit } from '../rules/hands.js';
import type { Hero, View } from '../types/index.js';
import { type Campaign, focus } from './council.js';
import type { Distances } from './travel.js';

/** Skills that begin or end a turn somewhere (DOR-17). */
function skillWorth(hero: Hero, loc: LocId): number {
  const { colour, kind } = sites[loc];
  switch (hero.hero) {
    case 'rogue':
      return (sites[loc].chest && hero.hand.length < handLimit ? 2.5 : 0) + (kind === 'inn' ? 3 : 0);
    case 'dwarf':
      return colour === 'red' ? 1.5 : 0;
    case 'ranger':
      return colour === 'green' ? 1.5 : 0;
    default:
      return 0;
  }
}

/** Those who are wanted for the battle gather; the others stay where they can help soon. */
export function placeWorth(
  view: View,
  hero: Hero,
  loc: LocId,
  { campaign, far }: { campaign: Campaign | undefined; far: Distances },
): number {
  const skill = skillWorth(hero, loc);
  if (!campaign) return skill - 0.25 * far(loc, locOf(view, focus(view)));
  const pull = campaign.slots.includes(view.active) ? 1 : campaign.companions.includes(view.active) ? 0.45 : 0.1;
  const away = far(loc, locOf(view, campaign.general));
  return skill + pull * (away === 0 ? 10 : -1.8 * away);
}
