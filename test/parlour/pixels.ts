/** The smallest pictures that count as pictures. */
export const PNG_2_BY_3 = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAEklEQVR4nGNg+M/wnwEIGBhAAAAe/AIBkq4WWgAAAABJRU5ErkJggg==',
  'base64',
);
