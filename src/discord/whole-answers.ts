/** An answer of Discord's is one only when all of it has come: one that breaks off, or stops in the middle, is lost. */
import type { RESTOptions } from 'discord.js';

type HttpAnswer = Awaited<ReturnType<RESTOptions['makeRequest']>>;

/** Everything that means "the connection broke" in the one word by which the library knows it. */
export function brokenConnection(fault: unknown): Error {
  if (fault instanceof Error && fault.name === 'AbortError') return fault;
  const problem = fault instanceof Error ? fault.message : String(fault);
  return Object.assign(new Error(`the connection to Discord broke (ECONNRESET): ${problem}`, { cause: fault }), {
    code: 'ECONNRESET',
  });
}

const nothing = new ArrayBuffer(0);

function withBytes({ body, bodyUsed, headers, ok, status, statusText }: HttpAnswer, bytes: ArrayBuffer): HttpAnswer {
  const text = (): string => new TextDecoder().decode(bytes);
  return {
    ...{ body, bodyUsed, headers, ok, status, statusText },
    arrayBuffer: () => Promise.resolve(bytes),
    text: () => Promise.resolve(text()),
    json: () => Promise.resolve().then(() => JSON.parse(text()) as unknown),
  };
}

/** Nothing but the status and the headers counts: “slow down”, and faults of a server's own. */
const isSaidByStatus = ({ status }: HttpAnswer): boolean => status === 429 || status >= 500;

/**
 * The answer, once it is here to its end; rejects where it breaks off. `statusSuffices` takes the status for the whole
 * answer then, as if nothing had been said with it: for what must not be asked a second time.
 */
export async function whole(
  answer: HttpAnswer,
  statusSuffices: (answer: HttpAnswer) => boolean = () => false,
): Promise<HttpAnswer> {
  const reading = answer.arrayBuffer();
  if (isSaidByStatus(answer)) {
    // Read all the same, so that its connection is free again.
    reading.catch(() => undefined);
    return withBytes(answer, nothing);
  }
  return withBytes(
    answer,
    await reading.catch((fault: unknown) => {
      if (statusSuffices(answer)) return nothing;
      throw fault;
    }),
  );
}
