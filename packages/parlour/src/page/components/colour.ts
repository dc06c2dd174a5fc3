/** Discord's colours are numbers. */
export const colourOf = (number: number | null | undefined): string | undefined =>
  number === null || number === undefined ? undefined : `#${number.toString(16).padStart(6, '0')}`;
