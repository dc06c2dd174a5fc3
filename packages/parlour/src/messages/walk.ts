/** Goes through components and everything nested in them, in the order Discord shows them. */
import { isRecord, listOf, type Loose } from '../validate/findings.js';

export function* walk(components: unknown): Generator<Loose> {
  for (const component of listOf(components)) {
    if (!isRecord(component)) continue;
    yield component;
    yield* walk(component['components']);
    if (component['accessory'] !== undefined) yield* walk([component['accessory']]);
    if (component['component'] !== undefined) yield* walk([component['component']]);
  }
}

/** The media items of a message's components: thumbnails, galleries, files. */
export function* mediaOf(components: unknown): Generator<{ holder: Loose; key: string; url: string }> {
  for (const component of walk(components)) {
    const holders: [Loose, string][] = [
      [component, 'media'],
      [component, 'file'],
      ...listOf(component['items'])
        .filter(isRecord)
        .map((item): [Loose, string] => [item, 'media']),
    ];
    for (const [holder, key] of holders) {
      const media = holder[key];
      if (isRecord(media) && typeof media['url'] === 'string') yield { holder, key, url: media['url'] };
    }
  }
}

/** All text of Components V2: what counts towards the 4,000 characters, and what mentions are looked for in. */
export function textsOf(components: unknown): string[] {
  return [...walk(components)].flatMap((component) =>
    component['type'] === 10 && typeof component['content'] === 'string' ? [component['content']] : [],
  );
}

const ATTACHMENT_SCHEME = 'attachment://';

export function attachmentName(url: string): string | undefined {
  return url.startsWith(ATTACHMENT_SCHEME) ? url.slice(ATTACHMENT_SCHEME.length) : undefined;
}
