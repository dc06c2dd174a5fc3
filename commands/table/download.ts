/** A file that somebody gave, read no further than it may be long: what is said of its size beforehand proves nothing. */

const patienceMs = 10_000;

/** The file's text; undefined where it does not arrive, or is longer, packed or not, than it may be. */
export async function download(url: string, mostBytes: number): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok || !answer.body) return undefined;
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    for await (const part of answer.body as AsyncIterable<Uint8Array>) {
      bytes += part.byteLength;
      // Leaving the loop hangs up.
      if (bytes > mostBytes) return undefined;
      text += decoder.decode(part, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    return undefined;
  }
}
