export function compiledEncoder(): Promise<Uint8Array>;
