/** One hero in large: life, boots, basic attack, skill and the four ability tiles. */
import { abilities, heroes } from '../../src/games/kingdom-rush/content/heroes.js';
import { attackOf } from '../../src/games/kingdom-rush/rules/attack-notation.js';
import { armed } from '../../src/games/kingdom-rush/rules/attackers.js';
import { type AbilityId, type HeroId, abilityNumbers } from '../../src/games/kingdom-rush/types/index.js';
import type { Locale } from '../../src/kernel/index.js';
import { counted, pips } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { colours } from '../kit/palette.js';
import { plate, section } from '../kit/panels.js';
import { openPrivate } from '../kit/private.js';
import { type Box, at, box, inset, rows } from '../kit/shapes.js';
import type { Sheet } from '../kit/sheet.js';
import { write } from '../kit/text.js';
import { drawAttack } from './attack.js';
import { heroIcon } from './look.js';
import { text } from './text.js';

const boardHeight = 190;
const lineHeight = 112;

/** `asked`: the ability that was looked up, whose line stands out. */
export function paintHero(locale: Locale, hero: HeroId, asked: AbilityId | undefined): Sheet {
  const words = text[locale];
  const { sheet, body } = openPrivate(locale, boardHeight + 12 + 5 * lineHeight, {
    title: words.names.heroes[hero],
    icon: heroIcon[hero],
    where: words.cards.skills[hero].name,
  });
  drawBoard(sheet, { ...body, height: boardHeight }, hero);
  const list = box(body.x, body.y + boardHeight + 12, body.width, 5 * lineHeight);
  const skill = words.cards.skills[hero];
  const [first, ...rest] = rows(list, 5, 8);
  if (first) drawLine(sheet, first, { ...skill, id: undefined, stands: 'plain' });
  rest.forEach((line, index) => {
    const number = abilityNumbers[index];
    if (!number) return;
    const id: AbilityId = `${hero}-${number}`;
    drawLine(sheet, line, { ...words.cards.abilities[id], id, stands: id === asked ? 'out' : 'plain' });
  });
  return sheet;
}

function drawBoard(sheet: Sheet, room: Box, hero: HeroId): void {
  const { life, boots, attack, damage } = heroes[hero];
  const inner = section(sheet, room, text[sheet.locale].basic);
  icon(sheet, heroIcon[hero], at(inner.x + 60, inner.y + inner.height / 2), { size: 110, colour: colours.brass });
  pips(sheet, at(inner.x + 150 + life * 14, inner.y + 34), life, life, { size: 22, gap: 6, full: '#ef6f6c' });
  counted(sheet, 'walking-boot', at(inner.x + 160, inner.y + 86), String(boots), { size: 40 });
  const shown = box(inner.x + 400, inner.y - 8, inner.width - 400, inner.height + 8);
  drawAttack(sheet, shown, armed(attackOf(attack), damage), colours.chalk);
}

type Line = { name: string; effect: string; id: AbilityId | undefined; stands: 'out' | 'plain' };

function drawLine(sheet: Sheet, room: Box, { name, effect, id, stands }: Line): void {
  plate(sheet, room, stands === 'out' ? { edge: colours.brass } : {});
  const inner = inset(room, 16, 8);
  const attack = id === undefined ? null : abilities[id].attack;
  const tail = attack === null ? 0 : 250;
  write(sheet, name, box(inner.x, inner.y, 230, inner.height), {
    size: 26,
    face: 'strong',
    colour: colours.brass,
    paragraph: true,
  });
  write(sheet, effect, box(inner.x + 244, inner.y, inner.width - 244 - tail - 12, inner.height), {
    size: 24,
    paragraph: true,
  });
  if (id !== undefined && attack !== null) {
    const shown = box(inner.x + inner.width - tail, inner.y - 2, tail, inner.height + 4);
    drawAttack(sheet, shown, armed(attackOf(attack), abilities[id].damage), colours.chalk);
  }
}
