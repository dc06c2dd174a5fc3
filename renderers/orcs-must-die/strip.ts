/** The strip below the header: level and waves, the Rift's health and skulls, the Rift Lord, what is still to come. */
import { armyCards, wearFromCycle } from '../../src/games/orcs-must-die/content/numbers.js';
import { isRivalry } from '../../src/games/orcs-must-die/rules/siege.js';
import { type Siege, type Team, levels, moments } from '../../src/games/orcs-must-die/types/index.js';
import { counted, pips, seatSign, track } from '../kit/badges.js';
import { icon } from '../kit/icons.js';
import { delta, signed } from '../kit/marks.js';
import { colours, inkOn, mix } from '../kit/palette.js';
import { type Box, around, at, box, middle, polygon, ring } from '../kit/shapes.js';
import { type Sheet, placed } from '../kit/sheet.js';
import { stamp } from '../kit/stamps.js';
import { widthOf, write } from '../kit/text.js';
import type { Changes } from './changes.js';
import { creatureColour, gemColour, lordIcon, riftIcon, sideMark, skullIcon } from './look.js';
import { text } from './text.js';
import { threatTo } from '../../src/games/orcs-must-die/rules/threat.js';

/** Waves of this level that have come. */
function wavesCome({ phase }: Siege, { armies }: Team): number {
  if (phase === 'setup' || armies.length === 0) return 0;
  return armyCards - Math.max(0, ...armies.map(({ left }) => left));
}

export function drawStrip(sheet: Sheet, room: Box, siege: Siege, team: Team, changes: Changes): void {
  const { ctx } = sheet;
  ctx.fillStyle = mix(colours.ink, colours.night, 0.4);
  ctx.fillRect(room.x, room.y, room.width, room.height);
  ctx.fillStyle = colours.stone;
  ctx.fillRect(room.x, room.y + room.height - 2, room.width, 2);
  const y = room.y + room.height / 2 - 1;
  let x = room.x + 20;
  if (isRivalry(siege)) {
    seatSign(sheet, sideMark[team.side], at(x + 20, y), 22);
    x += 56;
  }
  x = drawLevels(sheet, at(x, y), siege, team);
  x = drawRiftBar(sheet, box(x + 24, room.y + 6, 340, room.height - 14), siege, team, changes);
  x = counted(sheet, skullIcon, at(x + 24, y), String(team.rift.skulls), { size: 36, colour: colours.parchment });
  const pool = changes.of.by(`pool:${team.side}`);
  if (pool !== 0) x = delta(sheet, at(x + 26, y), signed(pool), 20).x + 40;
  drawTidings(sheet, box(x + 24, room.y, room.width - x - 44, room.height - 2), siege, team);
}

/** Three gems, the present one large with the pips of its waves. */
function drawLevels(sheet: Sheet, from: { x: number; y: number }, siege: Siege, team: Team): number {
  let { x } = from;
  for (const level of levels) {
    const isNow = level === siege.level;
    const radius = isNow ? 25 : 14;
    const centre = at(x + radius, from.y);
    const fill = isNow ? gemColour[level] : level < siege.level ? colours.stone : colours.slate;
    stamp(sheet, around(centre, radius * 2), { key: `level|${level}|${fill}`, margin: 4 }, (own, within) => {
      polygon(own.ctx, ring(middle(within), radius, 6));
      own.ctx.fillStyle = fill;
      own.ctx.fill();
      own.ctx.strokeStyle = isNow ? colours.brass : colours.stone;
      own.ctx.lineWidth = isNow ? 3.5 : 2;
      own.ctx.stroke();
      write(own, String(level), within, {
        size: isNow ? 32 : 17,
        face: 'heavy',
        align: 'center',
        colour: isNow ? inkOn(gemColour[level]) : colours.lightStone,
      });
    });
    x += radius * 2 + 8;
    if (!isNow) continue;
    placed(sheet, `level:${level}`, around(centre, radius * 2));
    const waves = pips(sheet, at(x + 42, from.y), wavesCome(siege, team), armyCards, {
      size: 22,
      full: colours.danger,
    });
    x = waves.x + waves.width + 14;
  }
  return x;
}

/** The Rift's hearts in a row; those that the next round would take are vermilion. */
function drawRiftBar(sheet: Sheet, room: Box, siege: Siege, team: Team, changes: Changes): number {
  const { health, start } = team.rift;
  const y = room.y + room.height / 2;
  icon(sheet, riftIcon, at(room.x + 20, y), { size: 42, colour: creatureColour.boss });
  const cells = Math.max(start, health, 1);
  const bar = box(room.x + 50, y - 15, room.width - 50, 30);
  const isLow = threatTo(siege, team) >= health || health * 3 <= start;
  track(sheet, bar, {
    cells,
    filled: health,
    colour: isLow ? colours.danger : creatureColour.boss,
    number: `${health}/${start}`,
    numberSize: 36,
    numberColour: isLow ? colours.orange : colours.chalk,
  });
  const by = changes.of.by(`rift:${team.side}`);
  const end = room.x + room.width;
  return by === 0 ? end : delta(sheet, at(end + 28, y), signed(by), 24).x + 46;
}

/** The Rift Lord; then bosses to come, Challenge mode, Rifts that wear away, as room allows. */
function drawTidings(sheet: Sheet, room: Box, siege: Siege, { fortress, name }: Team): void {
  const words = text[sheet.locale];
  const lord = siege.slots[siege.lord]?.hero;
  const boss = moments.find((moment) => siege.bossPlan[moment] !== null && !siege.arrived.includes(moment));
  const coming = boss === undefined ? null : siege.bossPlan[boss];
  const place = fortress === 'custom' ? (name ?? words.ownFortress) : words.fortresses[fortress];
  const notes = [
    ...(lord ? [{ icon: lordIcon, words: words.say.hero(lord), colour: colours.brass }] : []),
    { icon: 'castle', words: place, colour: colours.lightStone },
    ...(siege.cycle >= wearFromCycle ? [{ icon: 'hourglass', words: words.wearing, colour: colours.orange }] : []),
    ...(coming && boss
      ? [
          {
            icon: 'daemon-skull',
            words: words.bossComes(words.say.boss(coming), words.moments[boss] ?? boss),
            colour: creatureColour.boss,
          },
        ]
      : []),
    ...(siege.options.difficulty === 'challenge'
      ? [{ icon: 'crossed-swords', words: words.challenge, colour: colours.orange }]
      : []),
  ];
  let { x } = room;
  for (const note of notes) {
    const wide = widthOf(sheet, note.words, 'strong', 22) + 2;
    if (x + 38 + wide > room.x + room.width) continue;
    icon(sheet, note.icon, at(x + 16, room.y + room.height / 2), { size: 32, colour: note.colour });
    write(sheet, note.words, box(x + 38, room.y, wide, room.height), {
      size: 22,
      face: 'strong',
      colour: colours.chalk,
    });
    x += 38 + wide + 24;
  }
}
