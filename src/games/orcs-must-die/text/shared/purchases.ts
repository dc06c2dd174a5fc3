/** A purchase on a button: the card without its text, for whom, where it goes and what it replaces. */
type Given = { as?: string; spot?: string; replace?: string; rift?: number };
type Saying = {
  buy(card: string): string;
  by(hero: string, bought: string): string;
  instead(bought: string, old: string): string;
  fromRift(bought: string, skulls: string): string;
};

const nameIn = (label: string): string => label.split(' · ')[0] ?? label;

/** The arguments in words come in the order of the action, those left out not at all. */
export function purchaseText({ buy, by, instead, fromRift }: Saying) {
  return (said: readonly string[], given: Readonly<Given>): string => {
    const words = [...said];
    const next = (isGiven: boolean): string | undefined => (isGiven ? words.shift() : undefined);
    const hero = next(given.as !== undefined);
    const card = nameIn(words.shift() ?? '');
    const spot = next(given.spot !== undefined);
    const old = next(given.replace !== undefined);
    const skulls = next(given.rift !== undefined);
    let bought = buy(card);
    if (spot !== undefined && given.spot !== 'here') bought = `${bought}, ${spot}`;
    if (old !== undefined) bought = instead(bought, nameIn(old));
    if (skulls !== undefined) bought = fromRift(bought, skulls);
    return hero === undefined ? bought : by(hero, bought);
  };
}
