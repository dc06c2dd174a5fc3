/** What is left of boards that were taken over. */
import { expect } from 'vitest';
import type { Seen } from '@barbican/parlour/player';

/** Each is one line without picture or button, and leads to a message that stands after it. */
export function expectLinesThatLeadOn(messages: readonly Seen[]): void {
  const link = /\]\(https:\/\/discord\.com\/channels\/\d+\/\d+\/(\d+)\)/;
  const shrunk = messages.filter(({ text }) => link.test(text));
  expect(shrunk.length).toBeGreaterThan(5);
  for (const { id, text, pictures, buttons } of shrunk) {
    expect(pictures).toEqual([]);
    expect(buttons).toEqual([]);
    const next = messages.findIndex((message) => message.id === link.exec(text)?.[1]);
    expect(next, text).toBeGreaterThan(messages.findIndex((message) => message.id === id));
  }
}
