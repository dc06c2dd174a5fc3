/** Answers to look-ups: a lane, a card, a creature or a mage in large. */
import { kindData } from '../../src/games/orcs-orcs-orcs/content/creatures.js';
import { toLane } from '../../src/games/orcs-orcs-orcs/rules/geometry.js';
import { figures } from '../../src/games/orcs-orcs-orcs/rules/position.js';
import { en } from '../../src/games/orcs-orcs-orcs/text/en/index.js';
import { fr } from '../../src/games/orcs-orcs-orcs/text/fr/index.js';
import {
  type Lane,
  type Ooo,
  type View,
  cardCodes,
  colours as mages,
  kinds,
} from '../../src/games/orcs-orcs-orcs/types/index.js';
import { sayIn } from '../../src/kernel/index.js';
import { colours } from '../kit/palette.js';
import type { Draft, LookupOf } from '../renderer.js';
import { type Subject, type SubjectPiece, drawSubject } from '../shared/subject.js';
import { cardIcon, categoryColour, kindIcon, mageMark } from './look.js';

const catalogues = { en, fr };
type Look = Pick<Subject, 'id' | 'icon' | 'colour' | 'pieces'>;

/** Who stands in a lane, kind by kind. */
function lanePieces(view: View, lane: Lane): SubjectPiece[] {
  const here = [...figures(view)].filter(({ section }) => section.startsWith(String(lane)));
  return kinds.flatMap((kind) => {
    const count = here.filter(({ creature }) => creature.kind === kind).length;
    return count > 0 ? [{ icon: kindIcon[kind], colour: categoryColour[kindData[kind].category], count }] : [];
  });
}

function lookOf(task: LookupOf<Ooo>): Look | undefined {
  switch (task.lookup) {
    case 'lane': {
      const lane = toLane(task.args.lane);
      return lane && { id: `lane-${lane}`, icon: 'trail', colour: colours.stone, pieces: lanePieces(task.view, lane) };
    }
    case 'card': {
      const code = cardCodes.find((one) => one === task.args.card);
      return code && { id: code, icon: cardIcon[code], colour: colours.brassDark };
    }
    case 'creature': {
      const kind = kinds.find((one) => one === task.args.kind);
      return kind && { id: kind, icon: kindIcon[kind], colour: categoryColour[kindData[kind].category] };
    }
    case 'mage': {
      const colour = mages.find((one) => one === task.args.player);
      return colour && { id: colour, icon: 'wizard-face', colour: mageMark(colour, task.locale).colour };
    }
  }
}

function linesOf(task: LookupOf<Ooo>): readonly string[] {
  const { locale, names, view, viewer } = task;
  const { lookups } = catalogues[locale];
  const say = sayIn<Ooo>({ text: catalogues }, locale, names);
  switch (task.lookup) {
    case 'lane':
      return lookups.lane.lines(view, viewer, task.args, say);
    case 'card':
      return lookups.card.lines(view, viewer, task.args, say);
    case 'creature':
      return lookups.creature.lines(view, viewer, task.args, say);
    case 'mage':
      return lookups.mage.lines(view, viewer, task.args, say);
  }
}

/** The words in bold that begin the answer are its heading. */
const headed = /^\*\*(?<title>[^*]+)\*\*[:\u00a0 ·]*(?<rest>.*)$/u;

export function drawLookup(task: LookupOf<Ooo>): Draft[] {
  const look = lookOf(task);
  const [first = '', ...more] = linesOf(task);
  if (!look || first === '') return [];
  const { title = first, rest = '' } = headed.exec(first)?.groups ?? {};
  const lines = rest === '' ? more : [rest, ...more];
  return [drawSubject(task.locale, { ...look, title, where: catalogues[task.locale].name, lines })];
}
