/** Cards and rewards as they stand on a button, where Discord has room for eighty characters. */

const mostOnButton = 80;

/** Without what their picture shows anyway: how a card travels, and its dice. */
export const unnoted = (said: string): string => said.replace(/ \([^()]*\)/g, '');

/** How one travels, without what it costs. */
const plainly = (by: string): string => by.replace(/ – .*$/, '');

/** Where to and how, and the card that pays; where that is too long, not the card that bears the very name of the place. */
export function journey(verb: string, to: string, by: string, card: string | undefined): string {
  const way = `${verb} ${unnoted(to)} ${plainly(by)}`;
  if (card === undefined) return way;
  const whole = `${way} (${byName(card)})`;
  return whole.length > mostOnButton && byName(card) === unnoted(to) ? way : whole;
}

/** Cards with their numbers where there is room for these. */
export function cardsNamed(verb: string, said: string): string {
  const whole = `${verb} ${unnoted(said)}`;
  return whole.length > mostOnButton ? `${verb} ${byName(said)}` : whole;
}

/** By their names alone. */
export const byName = (said: string): string => unnoted(said).replace(/(^|, )\w+ · /g, '$1');
