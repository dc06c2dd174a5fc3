/** Typed catalogues: one function a sentence, the same keys in every language, or it does not compile. */
/** Key -> a sentence made from that key's parameters. */
export type Wordings<P> = { readonly [K in keyof P]: (params: P[K]) => string };

/** The sentence for a key whose parameters travelled with it. */
export function sentence<P, K extends keyof P>(catalogue: Wordings<P>, key: K, params: P[K]): string {
  return catalogue[key](params);
}
