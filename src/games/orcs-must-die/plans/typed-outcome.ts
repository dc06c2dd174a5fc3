/** An outcome as it is typed (5.2): verbs in both languages, everybody by id, a unique beginning is enough. */

/** The effects of `assign`, by what they are called in English and in French. */
const verbs: Readonly<Record<string, string>> = {
  kill: 'kill',
  tuer: 'kill',
  stun: 'stun',
  sonner: 'stun',
  wound: 'wound',
  blesser: 'wound',
  slay: 'slay',
  abattre: 'slay',
  fire: 'fire',
  déclencher: 'fire',
  declencher: 'fire',
  aim: 'aim',
  viser: 'aim',
  back: 'back',
  repousser: 'back',
};
const stunnedWords = ['stunned', 'sonné', 'sonne'];

/** Tokens whose effect and target are named by ids; undefined where a part is something else, such as a name. */
export function readOutcome(
  text: string,
  offered: (picked: readonly string[]) => readonly string[],
): string[] | undefined {
  const picked: string[] = [];
  for (const part of text.toLowerCase().split(',')) {
    const [said = '', ...rest] = part.trim().split(/\s+/);
    const verb = verbs[said];
    const isStunned = stunnedWords.includes(rest[0] ?? '');
    const name = (isStunned ? rest.slice(1) : rest).join('-');
    if (verb === undefined || name === '') return undefined;
    const start = `${verb}:${isStunned ? 'stunned:' : ''}`;
    const among = (tokens: readonly string[]): string | undefined => {
      const fitting = tokens.filter((token) => token.startsWith(start + name));
      return fitting.find((one) => one === start + name) ?? (fitting.length === 1 ? fitting[0] : undefined);
    };
    // What could have come first is named rightly: why it may not follow is for the rules to say.
    const token = among(offered(picked)) ?? among(offered([]));
    if (token === undefined) return undefined;
    picked.push(token);
  }
  return picked;
}
