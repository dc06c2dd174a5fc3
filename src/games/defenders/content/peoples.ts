/** The four peoples of the enemy, known by their colours. */

export const colours = ['red', 'blue', 'green', 'black'] as const;
export type Colour = (typeof colours)[number];

/** One letter a colour, as typed in plans: `wolf-pass=bb`. */
export const letterOf: Record<Colour, string> = { red: 'r', blue: 'b', green: 'g', black: 'k' };

/** The colours that a row of letters names; letters that name none are left out. */
export function coloursNamed(letters: string): Colour[] {
  return Array.from(letters.toLowerCase()).flatMap((letter) => colours.filter((colour) => letterOf[colour] === letter));
}

/** DOR-5.2: what a die must show to remove a minion. */
export const minionToHit: Record<Colour, number> = { red: 4, blue: 5, green: 3, black: 4 };

export type Counts = Record<Colour, number>;
